"""Being told of a Quarto: when a person can call one, never where, and only when it is on."""

from dataclasses import replace
from random import Random

import pytest
from harness import MemoryStore, Program
from listener.words import QUICK
from strategies import drawn

from quarto_access.engine.quarto.sight import winning_cells
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Given, Passed, Placed
from quarto_access.rules.quarto.moves import End, Give, Move, Place
from quarto_access.rules.quarto.ruleset import LINE_SETS, Ruleset, named_ruleset
from quarto_access.rules.quarto.state import Closing, State, outcome, to_act
from quarto_access.session.quarto.desk import Desk
from quarto_access.session.quarto.record import PERSON, replay
from quarto_access.session.quarto.record_text import parse_record
from quarto_access.session.quarto.table import Table
from quarto_access.session.quarto.views import QuartoStands
from quarto_access.session.settings import Settings

ON = Settings(welcomed=True, tell_me=True)


def moved(state: State, random: Random) -> Move:
    """A move that takes the game on: any, but a line is finished where it can be."""
    if state.in_hand is not None:
        cells = winning_cells(state, state.in_hand) or tuple(state.board.empty())
        return Place(random.choice(cells).index)
    if isinstance(state.phase, Closing):
        return End()
    return Give(random.choice(state.pool).code)


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize("lines", LINE_SETS)
def test_a_person_is_told_exactly_when_there_is_something_to_call(lines: str, *, two: bool) -> None:
    told = 0
    for seed in range(12):
        random = Random(seed)
        program = Program(seed=seed, settings=replace(ON, lines=lines), phrasebook=QUICK)
        program.play(two=two)
        desk = program.house.at
        assert isinstance(desk, Desk)
        while outcome(desk.table.state) is None:
            answer = desk.play(moved(desk.table.state, random))
            state = desk.table.state
            seat = to_act(state)
            stands = [event.seat for event in answer if isinstance(event, QuartoStands)]
            person = seat is not None and desk.table.record.seats[seat] == PERSON
            expected = [seat] if person and state.live_quartos() else []
            assert stands == expected
            told += len(stands)
            # it is told after what happened, once
            assert not stands or isinstance(answer[-1], QuartoStands)
            assert any(isinstance(event, Given | Placed | Passed) for event in answer)
    assert told > 5


def test_between_two_people_it_is_off_unless_it_was_chosen() -> None:
    for seed in range(20):
        random = Random(seed)
        program = Program(seed=seed, phrasebook=QUICK)
        program.play(two=True)
        desk = program.house.at
        assert isinstance(desk, Desk)
        while outcome(desk.table.state) is None:
            answer = desk.play(moved(desk.table.state, random))
            assert not any(isinstance(event, QuartoStands) for event in answer)


THREE_TALL = """
    . . . .
    . . . .
    . . . .
    4 d 6 .
"""


def test_where_the_line_is_cannot_be_heard() -> None:
    heard = {
        program.press("d", "1", "enter")[-1].words.split("piece. ")[1]
        for program in (told_of(rules) for rules in (Ruleset(), named_ruleset("advanced")))
    }
    assert heard == {"Player 1, a Quarto is there to call."}


def told_of(rules: Ruleset, limit: int | None = 1) -> Program:
    """A game with this help in which a piece on d1 finishes row 1."""
    program = Program(settings=ON, phrasebook=QUICK)
    start = drawn(THREE_TALL, "7", replace(rules, claims_per_window=limit))
    program.play_at(start, two=True)
    return program


def test_who_has_no_attempt_at_all_is_not_told() -> None:
    assert "Quarto" not in told_of(Ruleset(), limit=0).press("d", "1", "enter")[-1].words


def test_it_is_in_the_record_and_said_at_the_beginning_and_when_a_game_goes_on() -> None:
    program = Program(settings=ON, phrasebook=QUICK)
    assert "You are told when there is a Quarto." in program.play(two=True)[-1].words
    program.press("e", "enter")
    assert program.record.tell_me
    # whatever the options say by then, the game goes on as it began
    again = Program(store=MemoryStore(program.store.text), phrasebook=QUICK)
    again.open()
    assert "You are told when there is a Quarto." in again.press("enter")[-1].words
    again.type("resign")
    again.press("enter")
    assert again.press("enter", "enter")[-1].words.endswith("You are told when there is a Quarto.")


def test_it_does_not_change_how_a_game_is_replayed() -> None:
    program = told_of(Ruleset())
    program.press("d", "1", "enter", "q", "1", "enter")
    assert program.store.text is not None
    with_it = parse_record(program.store.text)
    assert with_it.tell_me
    without = replace(with_it, tell_me=False)
    assert [one.state for one in replay(with_it)] == [one.state for one in replay(without)]


def test_a_computer_that_is_to_act_is_not_told() -> None:
    program = told_of(Ruleset())
    program.press("d", "1", "enter")
    asked = Table(program.record)
    assert asked.told_of_quarto is Seat.A
    seats = {Seat.A: "computer:easy", Seat.B: PERSON}
    assert Table(replace(program.record, seats=seats)).told_of_quarto is None
