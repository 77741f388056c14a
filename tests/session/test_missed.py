"""What is told after a game is what the rules say of each moment of it."""

import pytest
from harness import Program
from hypothesis import given
from hypothesis import strategies as st
from strategies import games, rulesets

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Given, Placed
from quarto_access.rules.quarto.moves import Place
from quarto_access.rules.quarto.state import new_game, play
from quarto_access.session.quarto.missed import gifts, missed, step_missed, told_after
from quarto_access.session.quarto.record import Record, timeline
from quarto_access.session.quarto.review_views import Gift, MissedLater, Uncalled
from quarto_access.session.quarto.table import Table

PEOPLE = dict.fromkeys(Seat, "person")


@st.composite
def played(draw: st.DrawFn) -> Record:
    """A game of two people by any rules."""
    ruleset = draw(rulesets())
    return Record(ruleset, PEOPLE, moves=draw(games(new_game(ruleset))))


@given(played())
def test_a_gift_is_a_piece_that_finishes_a_line_wherever_it_was_tried(record: Record) -> None:
    told = {gift.move: gift for gift in gifts(record)}
    for step in timeline(record).accepted():
        given_now = step.events[0]
        if not isinstance(given_now, Given):
            continue
        tried = [
            (cell, play(step.state, step.seat.other, Place(cell.index)).state.live_quartos())
            for cell in step.state.board.empty()
        ]
        winning = {cell: lines for cell, lines in tried if lines}
        gift = told.pop(16 - given_now.left, None)
        assert (gift is not None) == bool(winning)
        if gift:
            assert gift.quarto in winning[gift.cell]
            assert (gift.seat, gift.piece) == (given_now.seat, given_now.piece)
    assert told == {}


@given(played())
def test_nothing_is_told_before_the_end_and_everything_after_it(record: Record) -> None:
    table = Table(record)
    at, view = step_missed(table, None, 1)
    if not table.over:
        assert (at, view, told_after(record)) == (None, MissedLater(), ())
        return
    found = missed(record)
    assert len(told_after(record)) == max(len(found), 1)
    assert [one.move for one in found] == sorted(one.move for one in found)
    for one in found:
        if isinstance(one, Uncalled):
            assert one.chances
        else:
            _check_use(record, one)


def _check_use(record: Record, gift: Gift) -> None:
    placed = [
        event
        for step in timeline(record).accepted()
        for event in step.events
        if isinstance(event, Placed) and 16 - event.left == gift.move
    ]
    if gift.used is None:
        assert not placed
    else:
        assert placed[0].piece == gift.piece
        if gift.used:
            assert placed[0].cell == gift.cell


@pytest.mark.parametrize("key", ["g", "G"])
def test_a_game_with_a_line_and_one_without_answer_alike_until_the_end(key: str) -> None:
    answers: list[list[str]] = []
    for last in ("give tall light round solid", "give tall dark round hollow"):
        program = Program()
        program.play(two=True)
        for line in (
            *("give short light round solid", "place a1", "give short light square solid"),
            *("place b1", "give short light round hollow", "place c1", last, "place d1"),
        ):
            program.type(line)
        answers.append([heard.words for heard in program.press(key)])
    assert answers[0] == answers[1] == ["No. What was missed is told after the end."]
