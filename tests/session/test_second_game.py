"""A game begun after another one in the same program is as if it were the first."""

import pytest
from harness import Program
from hypothesis import given, settings
from hypothesis import strategies as st
from listener.words import QUICK

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.ruleset import STANDARD
from quarto_access.rules.quarto.state import legal_moves, to_act
from quarto_access.session.quarto.entries import Entry, Redo, Undo
from quarto_access.session.quarto.record import Record, replay, timeline
from quarto_access.session.quarto.record_text import format_record, parse_record
from quarto_access.session.quarto.table import Table
from quarto_access.session.quarto.timeline import Unturned

KEYS = st.lists(
    st.sampled_from(
        ["e", "E", "enter", "enter", "q", "1", "b", "x", "tab", "j", "l", "u", "y", "s", "n", "0"]
    ),
    max_size=25,
)
QUESTIONS = ("s", "w", "space", "h", "p", "v", "m", "l", "x", "0", "g", "u", "U", "y", "backspace")


@settings(max_examples=60, deadline=None)
@given(keys=KEYS, two=st.booleans())
def test_nothing_of_a_game_is_left_in_the_next(keys: list[str], *, two: bool) -> None:
    used = Program(seed=7, phrasebook=QUICK)
    used.play(two=two)
    used.press(*keys)
    used.press("escape")
    fresh = Program(seed=8, phrasebook=QUICK)
    fresh.play(two=two)
    used.house.seeds = iter([8])
    used.play(two=two)
    assert _desk(used) == _desk(fresh)
    for key in QUESTIONS:
        heard = [one.words for one in fresh.burst(key)]
        assert [one.words for one in used.burst(key)] == heard, key


def _desk(program: Program) -> dict[str, object]:
    """What a desk keeps in mind, but for the table, and what the table keeps."""
    desk = program.house.at
    assert desk is not None
    kept = {
        name: value for name, value in vars(desk).items() if name not in ("table", "_read_sought")
    }
    return {**kept, "state": desk.table.state, "record": desk.table.record}


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 1023), min_size=50, max_size=50))
def test_fifty_steps_back_and_forth_are_what_their_record_replays_to(steps: list[int]) -> None:
    table = Table(Record(STANDARD, dict.fromkeys(Seat, "person")))
    for step in steps:
        turning = table.taking_back() if step % 4 == 0 else table.doing_again()
        if step % 4 in (0, 1) and not isinstance(turning, Unturned):
            table.make(turning)
        elif to_act(table.state):
            legal = legal_moves(table.state)
            table.act(legal[step // 4 % len(legal)])
        again = parse_record(format_record(table.record))
        now = timeline(again)
        assert (again, now.state) == (table.record, table.state)
    assert sum(1 for _ in replay(table.record)) == len(table.record.moves)
    # the moves that count, played without the others, lead to the same place
    counted = timeline(table.record).accepted()
    plain = Record(
        STANDARD, table.record.seats, moves=tuple(Entry(one.seat, one.move) for one in counted)
    )
    assert timeline(plain).state.board == table.state.board
    assert timeline(plain).state.phase == table.state.phase


def test_steps_back_and_forth_are_taken_at_all() -> None:
    table = Table(Record(STANDARD, dict.fromkeys(Seat, "person")))
    table.act(legal_moves(table.state)[0])
    for _ in range(2):
        for turning in (table.taking_back(), None):
            wanted = turning or table.doing_again()
            assert not isinstance(wanted, Unturned)
            table.make(wanted)
    kinds = {type(entry) for entry in table.record.moves}
    assert kinds == {Entry, Undo, Redo}


@pytest.mark.parametrize("two", [True, False])
def test_a_saved_game_goes_on_without_the_one_that_was_played(*, two: bool) -> None:
    program = Program(seed=3, phrasebook=QUICK)
    program.play(two=two)
    program.press("e", "enter", "e", "enter")
    saved = program.record
    program.type("save here")
    program.press("e", "enter", "j", "q")
    program.press("escape")
    before = program.record
    program.type("resume here")
    program.burst("s")
    assert program.record == saved
    # what was played until then is kept beside
    assert parse_record(program.store.aside[-1]) == before
    desk = program.house.at
    assert desk is not None
    assert desk.focus.lens is None
