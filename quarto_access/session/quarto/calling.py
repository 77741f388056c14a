"""Calling Quarto: pointing at a line before the call counts."""

from dataclasses import dataclass, replace

from quarto_access.rules.quarto.board import (
    ALL_LINES,
    COLUMNS,
    DIAGONALS,
    ROWS,
    SIZE,
    Line,
)
from quarto_access.rules.quarto.state import State
from quarto_access.session.commands import Action, Command
from quarto_access.session.keys import DIGITS, LETTERS


@dataclass(frozen=True, slots=True)
class Calling:
    """A call that has not been made: the line it points at, if any.

    `square` is true while letters and digits name the near left cell of a square.
    """

    line: Line | None = None
    square: bool = False


def point(calling: Calling, command: Command, state: State) -> Calling:
    """The call after a key that points at a line; unchanged where there is nothing to point at."""
    match command.action:
        case Action.POINT_COLUMN:
            return _column(calling, LETTERS.index(command.argument))
        case Action.POINT_ROW:
            return _row(calling, DIGITS.index(command.argument))
        case Action.POINT_DIAGONAL:
            return Calling(_after(DIAGONALS, calling.line))
        case Action.POINT_SQUARE:
            return Calling() if calling.square else Calling(_square(0, 0), square=True)
        case Action.POINT_LAST:
            return _last(calling, state)
        case _:
            return _walked(calling, command.action, state)


def _column(calling: Calling, column: int) -> Calling:
    if calling.square and calling.line:
        near = min(column, SIZE - 2)
        return replace(calling, line=_square(near, calling.line.cells[0].row))
    return Calling(COLUMNS[column])


def _row(calling: Calling, row: int) -> Calling:
    if calling.square and calling.line:
        near = min(row, SIZE - 2)
        return replace(calling, line=_square(calling.line.cells[0].column, near))
    return Calling(ROWS[row])


def _last(calling: Calling, state: State) -> Calling:
    if state.last is None:
        return calling
    through = tuple(line for line in state.ruleset.lines if state.last in line.cells)
    return Calling(_after(through, calling.line)) if through else calling


def _walked(calling: Calling, action: Action, state: State) -> Calling:
    """The call one line further or back among those that count, rows first."""
    counted = tuple(line for line in ALL_LINES.values() if line in state.ruleset.lines)
    match action:
        case Action.POINT_NEXT:
            return Calling(_after(counted, calling.line))
        case Action.POINT_PREVIOUS:
            return Calling(_after(counted[::-1], calling.line))
        case _:
            return calling


def _square(column: int, row: int) -> Line:
    return ALL_LINES[f"sq_r{row + 1}c{column + 1}"]


def _after(lines: tuple[Line, ...], current: Line | None) -> Line:
    if current not in lines:
        return lines[0]
    return lines[(lines.index(current) + 1) % len(lines)]
