"""Clocks: nothing is ever negative, all that was used adds up, and a step back restores exactly."""

import json
from dataclasses import replace
from random import Random

import pytest
from harness import MemoryStore, Program
from hypothesis import given
from hypothesis import strategies as st

from quarto_access.rules.game import Outcome, Seat, Termination
from quarto_access.rules.quarto.events import Ended
from quarto_access.rules.quarto.moves import Flag, Give, Place
from quarto_access.rules.quarto.notation import parse_position
from quarto_access.rules.quarto.ruleset import STANDARD
from quarto_access.rules.quarto.state import Closing, legal_moves, outcome, to_act
from quarto_access.session.clock import LONGEST, WARNINGS, Clock, ClockRules, Limit, seconds_of
from quarto_access.session.quarto.clock_events import ByLot, RanOut, Retimed, Warned
from quarto_access.session.quarto.entries import Entry, Redo, Retime, Undo
from quarto_access.session.quarto.record import Record, RecordError, RecordFault, replay, timeline
from quarto_access.session.quarto.record_text import format_record, parse_record
from quarto_access.session.quarto.table import Table, Turning
from quarto_access.session.settings import Settings, Speech

TWO = dict.fromkeys(Seat, "person")
ONE = {Seat.A: "person", Seat.B: "computer:easy"}


def clocks() -> st.SearchStrategy[ClockRules]:
    """Any clock that can be set, mostly short."""
    limits = st.none() | st.integers(1, 90) | st.integers(1, LONGEST)
    factors = st.tuples(st.integers(1, 10), st.integers(1, 10))
    clock = st.tuples(limits, limits, factors)
    return clock.filter(lambda one: any(one[:2])).map(lambda one: ClockRules(*one))


def times() -> st.SearchStrategy[list[int]]:
    """Stretches of time, in milliseconds."""
    return st.lists(st.integers(0, 5000) | st.integers(0, 10_000_000), max_size=30)


def lefts(clock: Clock, running: int = 0) -> list[int]:
    """All that is left, of every limit that there is."""
    found = (clock.left(limit, seat, running) for limit in Limit for seat in Seat)
    return [left for left in found if left is not None]


@given(clocks(), times(), st.randoms(use_true_random=False))
def test_nothing_that_is_left_is_negative(
    rules: ClockRules, spent: list[int], dice: Random
) -> None:
    clock = Clock(rules)
    for time in spent:
        seat = dice.choice(tuple(Seat))
        match dice.randrange(4):
            case 0:
                clock = clock.given(seat, 1 + time % 600, in_turn=True)
            case 1:
                clock = clock.retimed(seat, 1 + time % 10, in_turn=True)
            case _:
                clock = clock.spent(seat, time, turn_ends=dice.random() < 0.3)
        assert min(lefts(clock)) >= 0
        assert min(lefts(clock, time)) >= 0
        assert clock.due(seat, time) >= 0


@given(clocks(), times(), st.sampled_from(Seat))
def test_what_was_used_and_what_is_left_are_all_there_was(
    rules: ClockRules, spent: list[int], seat: Seat
) -> None:
    clock = Clock(rules)
    for time in spent:
        rest = min(clock.rests(seat, 0))
        clock = clock.spent(seat, min(time, rest), turn_ends=time % 3 == 0)
        left = clock.left(Limit.GAME, seat)
        if left is not None and rules.game is not None:
            index = (Seat.A, Seat.B).index(seat)
            assert clock.used[index] + left == rules.game * rules.factor(seat) * 1000
        in_turn = clock.left(Limit.TURN, seat)
        if in_turn is not None and rules.turn is not None:
            assert clock.in_turn + in_turn == rules.turn * rules.factor(seat) * 1000


@given(clocks(), st.sampled_from(Seat), st.integers(1, 10), st.integers(0, 10**9))
def test_whoever_turns_his_time_down_has_some_left(
    rules: ClockRules, seat: Seat, factor: int, used: int
) -> None:
    clock = Clock(rules)
    clock = clock.spent(seat, min(used, *clock.rests(seat, 0)), turn_ends=False)
    after = clock.retimed(seat, factor, in_turn=True)
    for limit in Limit:
        before, left = clock.left(limit, seat), after.left(limit, seat)
        if before is not None:
            assert left is not None
            assert left >= min(before, WARNINGS[0] * 1000)


@given(clocks(), times())
def test_each_warning_is_told_once_and_when_it_is_due(rules: ClockRules, spent: list[int]) -> None:
    table = Table(Record(STANDARD, TWO, seed=1, clock=rules))
    seen: list[Warned] = []
    for time in spent:
        due, moves = table.due, len(table.record.moves)
        if due is None:
            break
        clock = table.clock
        told = table.pass_time(time)
        if time < due:
            assert told == ()
            assert table.clock is not None
            assert clock is not None
            assert table.clock.rests(Seat.A, 0) or table.record.moves
        if len(table.record.moves) != moves:
            break
        seen += [event for event in told if isinstance(event, Warned)]
    assert len(set(seen)) == len(seen)


def test_a_clock_that_cannot_be_set_is_refused() -> None:
    for turn, game, factors in ((None, None, (1, 1)), (0, None, (1, 1)), (1, 1, (0, 1))):
        with pytest.raises(ValueError, match="no clock"):
            ClockRules(turn, game, factors)


def random_table(seed: int, rules: ClockRules, *, two: bool = True) -> Table:
    """A table at which people move, wait, run out of time, take back and ask for more time."""
    dice = Random(seed)
    table = Table(Record(STANDARD, TWO if two else ONE, seed=seed, clock=rules))
    table.let_computers_play()
    for _ in range(dice.randrange(60)):
        seat = to_act(table.state)
        match dice.randrange(6):
            case 0:
                turning = table.taking_back() if dice.random() < 0.6 else table.doing_again()
                if isinstance(turning, Turning):
                    table.make(turning)
            case 1 if seat is not None:
                if dice.random() < 0.5:
                    table.retime(seat, factor=dice.randint(1, 3))
                else:
                    table.retime(seat.other, more=dice.randint(1, 60))
            case 2 | 3:
                table.pass_time(dice.randrange(40_000))
            case _ if seat is not None:
                table.act(dice.choice(legal_moves(table.state)))
            case _:
                pass
    return table


RULES = (ClockRules(30, None), ClockRules(None, 120), ClockRules(20, 90, (1, 3)))


@pytest.mark.parametrize("two", [True, False], ids=["two", "computer"])
@pytest.mark.parametrize("rules", RULES, ids=["turn", "game", "both"])
def test_a_record_replays_to_the_same_clock(rules: ClockRules, *, two: bool) -> None:
    out = 0
    for seed in range(150):
        table = random_table(seed, rules, two=two)
        clock = table.clock
        table.settle()
        text = format_record(table.record)
        again = Table(parse_record(text))
        assert again.record == table.record
        assert again.state == table.state
        assert again.clock == clock
        assert again.due == table.due
        out += any(
            isinstance(event, RanOut)
            or (isinstance(event, Ended) and event.outcome.termination is Termination.TIME)
            for step in replay(table.record)
            for event in step.events
        )
    assert out > 20


@pytest.mark.parametrize("rules", RULES, ids=["turn", "game", "both"])
def test_a_step_back_and_forth_restores_the_clock_exactly(rules: ClockRules) -> None:
    stepped = 0
    for seed in range(150):
        table = random_table(seed, rules)
        here = timeline(table.record)
        turning = table.taking_back()
        if not isinstance(turning, Turning):
            continue
        assert isinstance(turning.entry, Undo)
        there = here.earlier(turning.entry.plies)
        assert there is not None
        table.make(turning)
        # no time has passed since then
        assert table.clock == there.clock
        assert table.state == there.state
        back = table.doing_again()
        assert isinstance(back, Turning)
        table.make(back)
        assert table.clock == here.clock
        assert table.state == here.state
        stepped += 1
    assert stepped > 100


def test_what_a_clock_does_goes_by_the_seed_and_the_moves() -> None:
    tables = [Table(Record(STANDARD, TWO, seed=seed, clock=ClockRules(10))) for seed in (3, 3, 4)]
    for table in tables:
        for _ in range(12):
            table.pass_time(10_000)
    first, same, other = (table.record.moves for table in tables)
    assert first == same
    assert first != other
    assert len(first) == 23
    assert all(isinstance(entry, Entry) and entry.auto for entry in first)


def test_lots_are_fair() -> None:
    cells: dict[int, int] = {}
    pieces: dict[int, int] = {}
    for seed in range(1600):
        table = Table(Record(STANDARD, TWO, seed=seed, clock=ClockRules(10)))
        table.pass_time(10_000)
        table.pass_time(10_000)
        given_first, placed, *_ = table.record.moves
        assert isinstance(given_first, Entry)
        assert isinstance(placed, Entry)
        assert isinstance(given_first.move, Give)
        assert isinstance(placed.move, Place)
        pieces[given_first.move.piece] = pieces.get(given_first.move.piece, 0) + 1
        cells[placed.move.cell] = cells.get(placed.move.cell, 0) + 1
    for counts in (cells, pieces):
        assert len(counts) == 16
        # chi-square of 15 degrees of freedom, one in ten thousand
        assert sum((count - 100) ** 2 / 100 for count in counts.values()) < 44.3


def test_a_computer_has_no_clock() -> None:
    table = Table(Record(STANDARD, ONE, seed=1, clock=ClockRules(30)))
    told = table.pass_time(30_000)
    assert isinstance(told[0], RanOut)
    assert isinstance(told[1], ByLot)
    by_computer = [
        one for one in table.record.moves if isinstance(one, Entry) and one.seat is Seat.B
    ]
    assert by_computer
    assert all(entry.time is None and not entry.auto for entry in by_computer)


def test_a_flag_loses_and_only_that_of_who_is_to_act_falls() -> None:
    table = Table(Record(STANDARD, TWO, clock=ClockRules(None, 5)))
    table.pass_time(5_000)
    assert outcome(table.state) == Outcome(Termination.TIME, Seat.B)
    assert table.record.moves == (Entry(Seat.A, Flag(), time=5_000),)
    assert table.due is None
    *_, last = replay(Record(STANDARD, TWO).plus(Seat.B, Flag()))
    assert last.answer == "refused:not_your_turn"
    *_, last = replay(Record(STANDARD, TWO).plus(Seat.A, Flag()))
    assert last.answer == "loss"


def test_the_game_counts_before_the_turn() -> None:
    table = Table(Record(STANDARD, TWO, clock=ClockRules(5, 5)))
    table.pass_time(5_000)
    assert outcome(table.state) is not None


def test_nobody_uses_more_time_than_there_is() -> None:
    table = Table(Record(STANDARD, TWO, clock=ClockRules(60, 300)))
    table.pass_time(10_000_000)
    first = table.record.moves[0]
    assert isinstance(first, Entry)
    assert first.time == 60_000
    assert table.clock is not None
    assert table.clock.left(Limit.GAME, Seat.A) == 240_000


def test_seconds_are_told_as_long_as_they_run() -> None:
    assert [seconds_of(time) for time in (0, 1, 999, 1000, 1001)] == [0, 1, 1, 1, 2]


CLOCK = {"turn": 60, "game": None, "factors": {"A": 1, "B": 10}, "running": 5}
PLAIN: dict[str, object] = {
    "game": "quarto",
    "ruleset": {"lines": 10, "attributes": ["height"]},
    "moves": [],
}


def test_how_a_clock_is_written() -> None:
    record = parse_record(json.dumps({**PLAIN, "clock": CLOCK}))
    assert record.clock == ClockRules(60, None, (1, 10))
    assert record.running == 5
    assert json.loads(format_record(record))["clock"] == CLOCK
    assert "clock" not in json.loads(format_record(replace(record, clock=None)))
    assert parse_record(json.dumps({**PLAIN, "clock": None})).clock is None


@pytest.mark.parametrize(
    ("clock", "detail"),
    [
        (60, ""),
        ({}, "turn"),
        ({"sand": 60}, "sand"),
        ({"turn": 0}, "turn"),
        ({"turn": True}, "turn"),
        ({"turn": "60"}, "turn"),
        ({"turn": 60.0}, "turn"),
        ({"turn": 60, "game": LONGEST + 1}, "game"),
        ({"turn": 60, "factors": [1, 1]}, "factors"),
        ({"turn": 60, "factors": {"A": 11}}, "factors"),
        ({"turn": 60, "factors": {"C": 1}}, "factors"),
        ({"turn": 60, "running": -1}, "running"),
        ({"turn": 60, "running": 10**400}, "running"),
    ],
)
def test_a_clock_that_is_not_known_is_refused(clock: object, detail: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps({**PLAIN, "clock": clock}))
    assert (caught.value.reason, caught.value.detail) == (RecordFault.BAD_CLOCK, detail)


@pytest.mark.parametrize(
    "move",
    [
        {"do": "give", "piece": 3, "auto": 1},
        {"do": "give", "piece": 3, "time": -1},
        {"do": "give", "piece": 3, "time": 1.5},
        {"do": "give", "piece": 3, "time": True},
        {"do": "time"},
        {"do": "time", "factor": 0},
        {"do": "time", "factor": 11},
        {"do": "time", "factor": True},
        {"do": "time", "more": 0},
        {"do": "time", "more": 5, "factor": 2},
        {"do": "time", "more": 5, "time": "x"},
    ],
)
def test_a_move_of_a_clock_that_is_none_is_refused(move: dict[str, object]) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps({**PLAIN, "moves": [{"by": "A", **move}]}))
    assert caught.value.reason is RecordFault.BAD_MOVE


def test_changes_of_time_are_read_and_written() -> None:
    record = Record(STANDARD, TWO, clock=ClockRules(60))
    for entry in (Retime(Seat.A, factor=3, time=5), Retime(Seat.B, more=30), Redo(Seat.A)):
        record = record.plus_entry(entry)
    assert parse_record(format_record(record)) == record
    *_, last = replay(Record(STANDARD, TWO).plus_entry(Retime(Seat.A, more=30)))
    assert last.answer == "refused:no_clock"


def playing(**chosen: int) -> Program:
    """Two people with a clock."""
    program = Program(settings=Settings(welcomed=True, **chosen))  # type: ignore[arg-type]
    program.play(two=True)
    return program


@pytest.mark.parametrize("opens", ["escape", "o", "i", "f", "k", "q"])
def test_what_lies_over_the_game_stops_the_clock(opens: str) -> None:
    program = playing(move_time=60)
    assert program.shell.due == 30_000
    program.press(opens)
    assert program.shell.due is None
    assert program.shell.pass_time(100_000) == ()
    program.press("escape")
    assert program.shell.due == 30_000


def test_where_braille_is_read_nothing_is_limited() -> None:
    program = playing(move_time=60, total_time=60)
    program.hearing.mode = Speech.BRAILLE
    assert program.shell.due is None
    assert program.shell.pass_time(100_000) == ()


def test_a_lesson_has_no_clock() -> None:
    program = Program(settings=Settings(welcomed=True, move_time=60))
    program.open()
    program.press("l")
    assert program.shell.due is None
    assert program.shell.pass_time(100_000) == ()


def test_in_braille_a_clock_is_told_to_be_none() -> None:
    program = Program(settings=Settings(welcomed=True, move_time=60, speech=Speech.BRAILLE.value))
    program.hearing.mode = Speech.BRAILLE
    heard = " ".join(one.words for one in program.play(two=True))
    assert "No time limit in braille." in heard
    assert [one.words for one in program.press("t")] == ["No time limit in braille."]


def test_leaving_keeps_the_time_and_going_on_begins_with_it() -> None:
    program = playing(move_time=60, total_time=600)
    program.press("e", "enter")
    program.wait(7)
    program.press("ctrl-d")
    again = Program(store=MemoryStore(program.store.text))
    again.open()
    again.press("enter")
    assert again.shell.due == 23_000
    assert again.house.at is not None
    clock = again.house.at.table.clock
    assert clock is not None
    assert clock.left(Limit.GAME, Seat.B) == 593_000


def test_back_to_the_beginning_keeps_the_time_as_well() -> None:
    program = playing(move_time=60)
    program.press("e", "enter")
    program.wait(7)
    program.type("beginning")
    assert program.record.running == 7_000


def test_no_file_is_written_for_time_alone() -> None:
    program = playing(move_time=60)
    program.press("e", "enter")
    before = program.store.text
    program.wait(7)
    program.press("t")
    assert program.store.text == before


def test_a_factor_that_is_changed_counts_at_once_and_for_the_same_person_next_time() -> None:
    program = Program(settings=Settings(welcomed=True, total_time=60))
    program.play(two=True)
    program.shell.settings = replace(program.shell.settings, time_factor_2=4)
    program.house.follow(program.shell.settings)
    assert program.house.at is not None
    table = program.house.at.table
    assert table.clock is not None
    assert table.clock.rules.factors == (1, 4)
    assert any(isinstance(one, Retime) for one in table.record.moves)
    program.press("i", *"resign", "enter", "enter", "enter", "enter")
    clock = program.house.at.table.record.clock
    assert clock is not None
    assert clock.factors == (4, 1)


def test_a_clock_that_was_chosen_meanwhile_holds_in_the_next_game() -> None:
    program = Program()
    program.play(two=True)
    program.house.follow(replace(program.shell.settings, move_time=90))
    assert program.house.at is not None
    assert program.house.at.table.clock is None
    program.press("i", *"resign", "enter", "enter", "enter", "enter")
    assert program.house.at.table.record.clock == ClockRules(90)


def test_the_first_backspace_after_a_time_out_gives_nothing_away() -> None:
    program = Program(settings=Settings(welcomed=True, move_time=60))
    program.play_at(parse_position("4a1e/fc5b/93d8/076- 2"), two=True)
    program.wait(60)
    assert program.house.at is not None
    assert isinstance(program.house.at.table.state.phase, Closing)
    program.press("backspace")
    assert isinstance(program.house.at.table.state.phase, Closing)
    program.press("backspace")
    assert outcome(program.house.at.table.state) is not None


def test_control_c_twice_with_a_time_out_between_asks_twice() -> None:
    program = playing(move_time=60)
    program.press("ctrl-c")
    program.wait(60)
    program.press("ctrl-c")
    assert not program.shell.done
    program.press("ctrl-c")
    assert program.shell.done


def test_enter_after_a_time_out_chooses_nothing() -> None:
    program = playing(move_time=60)
    program.press("right")
    program.wait(60)
    before = program.record.moves
    program.press("enter")
    assert program.record.moves == before


def test_more_time_is_told_and_kept() -> None:
    program = playing(move_time=60)
    program.wait(50)
    program.type("more")
    assert Retimed(Seat.A, more=60) in program.events
    assert program.shell.due == 40_000
    assert program.record.moves == (Retime(Seat.A, more=60, time=50_000),)
