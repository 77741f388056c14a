"""Finding what was typed: the next piece of a kind, or a cell by its name."""

from typing import Protocol

from quarto_access.rules.quarto.board import CELLS, Cell
from quarto_access.rules.quarto.pieces import Piece, Trait
from quarto_access.session.quarto.focus import TRAY, Focus, next_of
from quarto_access.session.quarto.table import Table
from quarto_access.session.quarto.views import FindUnclear, Found, NoneFound, Region, View
from quarto_access.session.quarto.walk import read_focus

Sought = Cell | tuple[Trait, ...]
"""A cell, or a kind of pieces by the values that they have; at least one."""


class SoughtReader(Protocol):
    """Understands what is typed to be found."""

    def __call__(self, text: str) -> Sought | FindUnclear:
        """The cell or the kind of pieces that a text names, or why it names none."""
        ...


def find(table: Table, focus: Focus, sought: Sought) -> tuple[Focus, tuple[View, ...]]:
    """The focus after a search, and what is told.

    A kind of pieces is looked for among those that can be given when the focus is in the tray,
    else on the board: from the focus on and round the end, so that the same search again goes to
    the next one. A cell is gone to from everywhere.
    """
    if isinstance(sought, Cell):
        moved = focus.at_cell(sought)
        return moved, (read_focus(table, moved),)
    state = table.state
    if focus.region is Region.TRAY:
        pieces = tuple(piece for piece in state.pool if _fits(piece, sought))
        if not pieces:
            return focus, (NoneFound(Region.TRAY, sought),)
        moved, count = focus.at_piece(next_of(pieces, focus.piece, TRAY, 1)), len(pieces)
    else:
        cells = tuple(cell for cell in CELLS if _fits(state.board[cell], sought))
        if not cells:
            return focus, (NoneFound(Region.BOARD, sought),)
        moved, count = focus.at_cell(next_of(cells, focus.cell, CELLS, 1)), len(cells)
    return moved, (read_focus(table, moved), Found(moved.region, count))


def _fits(piece: Piece | None, traits: tuple[Trait, ...]) -> bool:
    return piece is not None and all(piece.trait(one.attribute) == one for one in traits)
