"""What was missed in a game that is over: lines that nobody called, and pieces that won at once."""

from collections.abc import Iterator

from quarto_access.engine.quarto.sight import safe_pieces, winning_cells
from quarto_access.rules.quarto.board import CELL_COUNT, CELLS
from quarto_access.rules.quarto.events import Given
from quarto_access.rules.quarto.judge import quartos
from quarto_access.rules.quarto.moves import Place
from quarto_access.rules.quarto.state import State, to_act
from quarto_access.session.quarto.record import Record, initial_state, timeline
from quarto_access.session.quarto.review import uncalled
from quarto_access.session.quarto.review_views import (
    Gift,
    Missed,
    MissedLater,
    MissRead,
    NothingMissed,
)
from quarto_access.session.quarto.table import Table
from quarto_access.session.quarto.timeline import Played
from quarto_access.session.quarto.views import View
from quarto_access.session.steps import within


def missed(record: Record) -> tuple[Missed, ...]:
    """All that either player missed, in the order of the game. Only for a game that is over."""
    found: tuple[Missed, ...] = (*gifts(record), *uncalled(record))
    # a piece is given before it is placed, and placed before a line of it can be called
    return tuple(sorted(found, key=lambda one: one.move))


def gifts(record: Record) -> tuple[Gift, ...]:
    """Each piece that was given although it finished a line on some cell."""
    return tuple(_gifts(record))


def told_after(record: Record) -> tuple[MissRead | NothingMissed, ...]:
    """All that is told of a game that is over; nothing before the end."""
    if to_act(timeline(record).state) is not None:
        return ()
    found = missed(record)
    told = (MissRead(miss, number, len(found)) for number, miss in enumerate(found, start=1))
    return tuple(told) or (NothingMissed(),)


def step_missed(table: Table, at: int | None, step: int) -> tuple[int | None, View]:
    """What was missed next (1) or before (-1) in the list, and where that is."""
    if not table.over:
        return None, MissedLater()
    found = missed(table.record)
    if not found:
        return None, NothingMissed()
    wanted = (0 if step > 0 else len(found) - 1) if at is None else at + step
    number, edge = within(wanted, len(found))
    return number, MissRead(found[number], number + 1, len(found), edge)


def _gifts(record: Record) -> Iterator[Gift]:
    before = initial_state(record)
    steps = timeline(record).accepted()
    for number, step in enumerate(steps):
        given = step.events[0]
        if isinstance(given, Given) and (gift := _gift(before, given, steps[number + 1 :])):
            yield gift
        before = step.state


def _gift(before: State, given: Given, later: tuple[Played, ...]) -> Gift | None:
    """The gift that a piece was, None where it finished no line; `before` is when it was given."""
    cells = winning_cells(before, given.piece)
    if not cells:
        return None
    placed = later[0].move if later else None
    used = CELLS[placed.cell] in cells if isinstance(placed, Place) else None
    # the reason is told for the cell that was taken, or for the first
    cell = CELLS[placed.cell] if isinstance(placed, Place) and used else cells[0]
    board = before.board.placed(cell, given.piece)
    line = next(one for one in quartos(board, before.ruleset) if cell in one.line.cells)
    return Gift(
        seat=given.seat,
        piece=given.piece,
        move=CELL_COUNT - given.left,
        cell=cell,
        quarto=line,
        safe=len(safe_pieces(before)),
        used=used,
    )
