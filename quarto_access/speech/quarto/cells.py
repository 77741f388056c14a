"""Pieces as braille cells: each attribute has a dot of its own, so fingers can compare.

These are patterns to feel, not letters. They are for braille displays only, since a voice would
read them as the names of dots.
"""

from collections.abc import Iterable

from quarto_access.rules.quarto.board import COLUMNS, ROWS, Board
from quarto_access.rules.quarto.pieces import ATTRIBUTES, Attribute, Piece

DOTS = {
    Attribute.COLOUR: 1,
    Attribute.SHAPE: 2,
    Attribute.HEIGHT: 4,
    Attribute.HOLLOW: 5,
}
"""The dot that is raised for dark, square, tall and hollow; the four upper dots of a cell."""
PIECE_DOT = 3
"""Raised in every piece, so that a short light round solid one can be felt too."""
EMPTY_DOT = 6
"""Raised alone in an empty place."""
BLANK = "\u2800"
"""A cell without dots."""


def piece_cell(piece: Piece | None, counted: Iterable[Attribute] = ATTRIBUTES) -> str:
    """One cell: the attributes of a piece that count, or an empty place."""
    if piece is None:
        return _cell((EMPTY_DOT,))
    raised = (DOTS[attribute] for attribute in counted if piece.trait(attribute).high)
    return _cell((PIECE_DOT, *raised))


def line_cells(pieces: Iterable[Piece | None], counted: Iterable[Attribute] = ATTRIBUTES) -> str:
    """A cell for each place of a line, in its order."""
    attributes = tuple(counted)
    return "".join(piece_cell(piece, attributes) for piece in pieces)


def board_cells(
    board: Board, counted: Iterable[Attribute] = ATTRIBUTES, *, by_columns: bool = False
) -> str:
    """The board in nineteen cells: four rows or columns of four, a blank between two of them."""
    attributes = tuple(counted)
    lines = COLUMNS if by_columns else ROWS
    return BLANK.join(line_cells(board.on(line), attributes) for line in lines)


def _cell(dots: Iterable[int]) -> str:
    # Unicode numbers the braille cells by their dots, a bit for each.
    return chr(ord(BLANK) + sum(1 << (dot - 1) for dot in dots))
