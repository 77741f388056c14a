"""Taking back and doing again: moments come back exactly, and the record tells it all."""

from dataclasses import replace
from random import Random

import pytest
from harness import MemoryStore, Program
from hypothesis import given, settings
from hypothesis import strategies as st
from listener.words import QUICK
from strategies import any_moves, drawn, games, holder, rulesets
from typing_extensions import override

from quarto_access.engine.quarto.levels import LEVELS
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import ALL_LINES
from quarto_access.rules.quarto.events import Placed, Refused
from quarto_access.rules.quarto.moves import Claim, End, Give, Move, Place, Resign
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset
from quarto_access.rules.quarto.state import State, legal_moves, new_game, play, to_act
from quarto_access.session.quarto.entries import Entry, Recorded, Redo, Undo
from quarto_access.session.quarto.record import Record, replay, timeline
from quarto_access.session.quarto.record_text import format_record, parse_record
from quarto_access.session.quarto.review import placements, uncalled
from quarto_access.session.quarto.review_views import Reviewed
from quarto_access.session.quarto.table import Table, Told, Turning
from quarto_access.session.quarto.timeline import DoneAgain, TakenBack, Unturned

PEOPLE = dict.fromkeys(Seat, "person")
STEPS = 50


class Model:
    """A game in time as simply as can be told: the states that were, and those that were left."""

    def __init__(self, state: State) -> None:
        self.states = [state]
        self.left: list[list[State]] = []

    @property
    def state(self) -> State:
        return self.states[-1]

    def play(self, seat: Seat, move: Move) -> None:
        step = play(self.state, seat, move)
        if step.state != self.state:
            self.left = []
        if {type(event) for event in step.events} == {Refused}:
            # an attempt that was used up belongs to the moment
            self.states[-1] = step.state
        else:
            self.states.append(step.state)

    def undo(self, plies: int) -> bool:
        if plies >= len(self.states):
            return False
        self.left.append(self.states)
        self.states = self.states[:-plies]
        return True

    def redo(self) -> bool:
        if not self.left:
            return False
        self.states = self.left.pop()
        return True


@st.composite
def logs(draw: st.DrawFn) -> tuple[Record, Model]:
    """A record of moves, refused ones, claims and ends among them, with steps back and forth."""
    ruleset = draw(rulesets())
    record, model = Record(ruleset, PEOPLE), Model(new_game(ruleset))
    random = Random(draw(st.integers(0, 2**32)))
    odd = draw(st.lists(any_moves(), min_size=1, max_size=5))
    opening = draw(games(new_game(ruleset)))
    for entry in opening:
        record = record.plus_entry(entry)
        model.play(entry.seat, entry.move)
    for _ in range(STEPS):
        entry = _any_entry(random, model.state, odd)
        before = model.states[:], model.left[:]
        match entry:
            case Undo(plies=plies):
                done = model.undo(plies)
            case Redo():
                done = model.redo()
            case Entry(seat=seat, move=move):
                model.play(seat, move)
                done = True
        record = record.plus_entry(entry)
        assert done or (model.states, model.left) == before
    return record, model


def _any_entry(random: Random, state: State, odd: list[Move]) -> Entry | Undo | Redo:
    seat = random.choice(tuple(Seat))
    match random.randrange(8):
        case 0 | 1 | 2:
            return Undo(seat, random.choice((1, 1, 2, 3, 5, 50)))
        case 3 | 4:
            return Redo(seat)
        case 5:
            claim = Claim(random.choice(tuple(ALL_LINES)))
            return Entry(to_act(state) or seat, claim)
        case 6:
            return Entry(seat, random.choice((*odd, Resign(), End())))
        case _:
            legal = legal_moves(state)
            return Entry(holder(state), random.choice(legal)) if legal else Redo(seat)


@given(logs())
@settings(max_examples=150)
def test_steps_back_and_forth_equal_the_replay_of_the_log(log: tuple[Record, Model]) -> None:
    record, model = log
    assert timeline(record).state == model.state
    steps = list(replay(record))
    assert steps[-1].state == model.state
    table = Table(record)
    assert table.state == model.state
    again = parse_record(format_record(record))
    assert again.moves == record.moves
    assert timeline(again).state == model.state


@given(logs())
def test_the_moves_that_count_lead_to_the_state_by_themselves(log: tuple[Record, Model]) -> None:
    record, model = log
    now = timeline(record)
    counting = replace(record, moves=tuple(Entry(one.seat, one.move) for one in now.steps))
    assert timeline(counting).state == model.state
    assert placements(counting) == placements(record)
    assert uncalled(counting) == uncalled(record)


@given(games(new_game(STANDARD)), st.integers(0, 15))
def test_taking_back_a_move_is_as_if_it_had_not_been_made(
    game: tuple[Entry, ...], number: int
) -> None:
    record = Record(STANDARD, PEOPLE, moves=game)
    before = timeline(record)
    legal = legal_moves(before.state) or (Give(0),)
    seat = to_act(before.state)
    if seat is None:
        return
    then = record.plus(seat, legal[number % len(legal)])
    back = then.plus_entry(Undo(seat, 1))
    forth = back.plus_entry(Redo(seat))
    assert timeline(back).state == before.state
    assert timeline(back).steps == before.steps
    assert timeline(forth).state == timeline(then).state
    assert timeline(forth).steps == timeline(then).steps


def answers(record: Record) -> list[str]:
    return [step.answer for step in replay(record)]


def test_the_answers_of_a_replay_with_steps_back_and_forth() -> None:
    moves: tuple[Recorded, ...] = (
        Undo(Seat.A, 1),
        Redo(Seat.A),
        Entry(Seat.A, Give(3)),
        Undo(Seat.B, 2),
        Undo(Seat.A, 1),
        Redo(Seat.A),
        Redo(Seat.A),
        Entry(Seat.B, Resign()),
        Undo(Seat.B, 1),
        Entry(Seat.B, Place(16)),
        Redo(Seat.B),
        Undo(Seat.B, 1),
        Entry(Seat.B, Place(3)),
        Redo(Seat.B),
    )
    assert answers(Record(STANDARD, PEOPLE, moves=moves)) == [
        "refused:nothing_done",
        "refused:nothing_undone",
        "ok",
        "refused:nothing_done",
        "ok",
        "ok",
        "refused:nothing_undone",
        "loss",
        "ok",
        "refused:unknown_cell",
        "loss",
        "ok",
        "ok",
        "refused:nothing_undone",
    ]


def test_an_attempt_that_was_used_up_is_used_up_again() -> None:
    # row 1 shares nothing: one attempt is lost, and a new moment has its own
    state = drawn(". . . .\n . . . .\n . . . .\n 0 3 c .", "f")
    table = Table(Record(STANDARD, PEOPLE, start="03c-/----/----/---- f"))
    assert table.state == state
    table.act(Place(3))
    table.act(Claim("row1"))
    assert table.state.claims_left == 0
    table.act(Give(1))
    assert table.state.claims_left == 1
    _take_back(table)
    assert table.state.claims_left == 0
    _take_back(table)
    assert table.state == state
    _do_again(table)
    assert table.state.claims_left == 0
    _do_again(table)
    assert table.state.claims_left == 1


def test_a_wrong_claim_after_taking_back_leaves_nothing_to_do_again() -> None:
    table = Table(Record(STANDARD, PEOPLE, start="03c-/----/----/---- f"))
    table.act(Place(3))
    table.act(Give(1))
    _take_back(table)
    table.act(Claim("row2"))
    assert isinstance(table.doing_again(), Turning)
    table.act(Claim("row1"))
    assert isinstance(table.doing_again(), Unturned)


def _take_back(table: Table) -> TakenBack:
    turning = table.taking_back()
    assert isinstance(turning, Turning)
    told = table.make(turning)[0]
    assert isinstance(told, TakenBack)
    assert told.moves == turning.moves
    assert told.state == table.state
    return told


def _do_again(table: Table) -> DoneAgain:
    turning = table.doing_again()
    assert isinstance(turning, Turning)
    told = table.make(turning)[0]
    assert isinstance(told, DoneAgain)
    assert told.moves == turning.moves
    return told


@given(
    st.sampled_from(sorted(LEVELS)),
    st.integers(0, 99),
    st.sampled_from(Seat),
    st.lists(st.integers(0, 15), min_size=1, max_size=40),
)
@settings(max_examples=60)
def test_against_a_computer_everything_is_taken_back_move_by_own_move(
    level: str, seed: int, person: Seat, numbers: list[int]
) -> None:
    seats = {person: "person", person.other: f"computer:{level}"}
    table = Table(Record(STANDARD, seats, seed))
    table.let_computers_play()
    states: list[State] = []
    for number in numbers:
        legal = legal_moves(table.state)
        if not legal:
            break
        states.append(table.state)
        table.act(legal[number % len(legal)])
    end, over = table.state, table.over
    for state in reversed(states):
        turning = table.taking_back()
        assert isinstance(turning, Turning)
        assert turning.asked is None
        assert turning.entry.seat is person
        _take_back(table)
        assert table.state == state
        assert to_act(table.state) is person
    assert isinstance(table.taking_back(), Unturned)
    for state in (*states[1:], end):
        turning = table.doing_again()
        assert isinstance(turning, Turning)
        told = table.make(turning)
        assert table.state == state
        assert isinstance(told[-1], Reviewed) == (over and state is end)
    assert isinstance(table.doing_again(), Unturned)


@given(st.sampled_from(sorted(LEVELS)), st.integers(0, 99), st.integers(0, 15), st.integers(1, 9))
@settings(max_examples=40)
def test_the_same_move_made_again_is_answered_alike(
    level: str, seed: int, number: int, length: int
) -> None:
    table = Table(Record(STANDARD, {Seat.A: "person", Seat.B: f"computer:{level}"}, seed))
    move: Move = Give(0)
    for _ in range(length):
        legal = legal_moves(table.state)
        if not legal:
            return
        move = legal[number % len(legal)]
        table.act(move)
    state = table.state
    _take_back(table)
    # one that has been taken back leaves no trace in what the computer thinks of
    other = legal_moves(table.state)[-1]
    if other != move:
        table.act(other)
        _take_back(table)
    table.act(move)
    assert table.state == state


class SlowTable(Table):
    """A table at which the computer takes its time."""

    @override
    def let_computers_play(self) -> Told:
        return ()


def test_a_late_answer_to_a_turn_that_was_taken_back_is_dropped() -> None:
    table = SlowTable(Record(STANDARD, {Seat.A: "person", Seat.B: "computer:easy"}, 1))
    table.act(Give(0))
    late = table.turn()
    assert late is not None
    _take_back(table)
    table.act(Give(1))
    turn = table.turn()
    assert turn is not None
    assert turn.ply == late.ply
    assert table.answer(late, Place(0)) == ()
    assert table.answer(turn, Place(0))


def test_a_resigned_game_goes_on_after_taking_back() -> None:
    table = Table(Record(STANDARD, PEOPLE))
    table.act(Give(0))
    before = table.state
    told = table.act(Resign())
    assert isinstance(told[-1], Reviewed)
    assert table.over
    back = _take_back(table)
    assert back.seat is Seat.B
    assert (table.state, table.over) == (before, False)
    told = table.act(Place(0))
    assert isinstance(told[0], Placed)


def test_a_wrong_call_that_lost_the_game_is_taken_back() -> None:
    rules = replace(STANDARD, false_claim_loses=True)
    program = Program(phrasebook=QUICK)
    state = drawn(". . . .\n . . . .\n . . . .\n 0 3 c .", "f", rules)
    program.play_at(state, two=True)
    program.press("d", "enter", "q", "1", "enter")
    assert to_act(timeline(program.record).state) is None
    program.press("u", "y")
    assert "Taken back: Player 1 called row 1. Turn of Player 1" in program.words[-1]
    assert timeline(program.record).state.claims_used == 0
    assert to_act(timeline(program.record).state) is Seat.A


def test_more_moves_than_there_are_is_refused_however_many() -> None:
    record = Record(STANDARD, PEOPLE).plus(Seat.A, Give(0)).plus_entry(Undo(Seat.A, 10**4000))
    assert answers(parse_record(format_record(record))) == ["ok", "refused:nothing_done"]


def test_a_line_that_was_taken_back_is_not_told_of_after_the_game() -> None:
    table = Table(Record(Ruleset(), PEOPLE, start="012-/----/----/---- 4"))
    table.act(Place(3))
    table.act(Give(8))
    assert len(uncalled(table.record)) == 1
    _take_back(table)
    _take_back(table)
    table.act(Place(9))
    assert uncalled(table.record) == ()
    assert [placed.cell.index for placed in placements(table.record)] == [9]


@pytest.mark.parametrize("accept", ["y", "i yes"])
def test_between_two_people_nothing_is_taken_back_that_was_not_allowed(accept: str) -> None:
    for answer in ("backspace", "s", "enter", "u", "q", "tab", "escape", "7"):
        program = _two_people()
        before = program.record
        program.press("u", answer)
        assert program.record == before
    program = _two_people()
    program.press("u", "s", "e", "m")
    if accept == "y":
        program.press("y")
    else:
        program.type("yes")
    assert program.record.moves[-1] == Undo(Seat.A, 1)


def test_an_offer_lapses_when_the_game_goes_on() -> None:
    program = _two_people()
    program.press("u")
    program.type("place b3")
    program.press("y")
    assert program.record.moves[-1] == Entry(Seat.B, Place(9))
    assert isinstance(program.events[-1], Unturned)


def test_a_refused_move_leaves_the_offer_standing() -> None:
    program = _two_people()
    program.press("u")
    program.type("place e9")
    program.press("y")
    assert program.record.moves[-1] == Undo(Seat.A, 1)


def test_a_game_that_was_over_and_taken_back_is_gone_on_with() -> None:
    program = _two_people()
    program.type("resign")
    program.press("enter", "u", "y", "ctrl-d")
    later = Program(store=program.store, phrasebook=QUICK)
    assert later.open()[0].words.startswith("Saved game")
    later.press("enter", "s", "U", "y")
    assert later.words[-1].startswith("Done again: Player 2 resigned.")
    assert later.record.moves[-1] == Redo(Seat.B)


def _two_people() -> Program:
    program = Program(store=MemoryStore(), phrasebook=QUICK)
    program.play(two=True)
    program.press("e", "enter")
    return program
