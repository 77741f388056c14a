"""Questions about the game: they are answered from the state and change nothing."""

from collections.abc import Callable
from dataclasses import replace

from quarto_access.rules.quarto.board import ALL_LINES, Cell, Line
from quarto_access.rules.quarto.state import Closing, State, to_act
from quarto_access.session.commands import Action, Command
from quarto_access.session.quarto.clock_events import TimeRead
from quarto_access.session.quarto.focus import Focus
from quarto_access.session.quarto.lot_views import LotTold
from quarto_access.session.quarto.review import placements
from quarto_access.session.quarto.review_views import GameRead
from quarto_access.session.quarto.table import Table
from quarto_access.session.quarto.views import (
    BoardRead,
    HandRead,
    LineRead,
    PoolRead,
    StatusRead,
    VacantRead,
    View,
    WhereRead,
)
from quarto_access.session.quarto.walk import past_move, read_focus

Question = Callable[[Table, Focus, int], View]

WHOLE = "whole"
"""The argument of a question about the board that is answered without the lens."""


def lines_through(state: State, cell: Cell) -> tuple[Line, ...]:
    """The counted lines through a cell: row, column, diagonals, squares."""
    counted = state.ruleset.lines
    return tuple(line for line in ALL_LINES.values() if cell in line.cells and line in counted)


def read_line(table: Table, focus: Focus, turn: int) -> View:
    """One of the lines through the board's focus; `turn` counts round them."""
    lines = lines_through(table.state, focus.cell)
    if not lines:
        return read_focus(table, focus)
    line = lines[turn % len(lines)]
    return LineRead(line, table.state.board.on(line), focus.lens)


def whole(focus: Focus, command: Command) -> Focus:
    """The focus that a question is answered for: without its lens where the command says so."""
    return replace(focus, lens=None) if command.argument == WHOLE else focus


def _hand(table: Table, _focus: Focus, _streak: int) -> View:
    state = table.state
    # after the sixteenth piece nobody gives, although somebody is to act
    seat = None if isinstance(state.phase, Closing) else to_act(state)
    return HandRead(seat, state.in_hand)


def _status(table: Table, _focus: Focus, streak: int) -> View:
    return StatusRead(table.state, full=streak > 0)


def _time(table: Table, _focus: Focus, streak: int) -> View:
    return TimeRead(table.clock, to_act(table.state), full=streak > 0)


def _pool(table: Table, _focus: Focus, _streak: int) -> View:
    return PoolRead(table.state.pool, names=False)


def _pool_names(table: Table, _focus: Focus, _streak: int) -> View:
    return PoolRead(table.state.pool, names=True)


def _vacant(table: Table, _focus: Focus, _streak: int) -> View:
    return VacantRead(tuple(table.state.board.empty()))


def _rows(table: Table, focus: Focus, _streak: int) -> View:
    return BoardRead(table.state.board, by_columns=False, lens=focus.lens)


def _columns(table: Table, focus: Focus, _streak: int) -> View:
    return BoardRead(table.state.board, by_columns=True, lens=focus.lens)


def _last_move(table: Table, _focus: Focus, streak: int) -> View:
    return past_move(table, streak)


def _lot(table: Table, _focus: Focus, _streak: int) -> View:
    return LotTold(table.record.lot, two=len(table.persons) > 1)


def _game(table: Table, _focus: Focus, _streak: int) -> View:
    return GameRead(table.record)


def _where(table: Table, focus: Focus, _streak: int) -> View:
    moves = len(placements(table.record))
    return WhereRead(focus.region, focus.cell, focus.piece, moves, focus.lens)


def _read_focus(table: Table, focus: Focus, _streak: int) -> View:
    return read_focus(table, focus, full=True)


ANSWERS: dict[Action, Question] = {
    Action.HAND: _hand,
    Action.STATUS: _status,
    Action.TIME: _time,
    Action.POOL: _pool,
    Action.POOL_NAMES: _pool_names,
    Action.VACANT: _vacant,
    Action.BOARD_ROWS: _rows,
    Action.BOARD_COLUMNS: _columns,
    Action.LAST_MOVE: _last_move,
    Action.READ_GAME: _game,
    Action.WHERE: _where,
    Action.LOT_TOLD: _lot,
    Action.READ_FOCUS: _read_focus,
}
