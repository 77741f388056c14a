"""A board or a line as sounds: where pieces stand and what they are like, without a word."""

from collections.abc import Iterable

from quarto_access.rules.quarto.board import SIZE, Board, Cell, Line
from quarto_access.rules.quarto.pieces import ATTRIBUTES, Attribute, Piece
from quarto_access.speech.message import Cue, Earcon
from quarto_access.speech.quarto.names import SPOKEN_ORDER

BOARD_STEP = 0.17
"""Seconds from a cell of the board to the next, whatever is on it: time tells the place."""
ROW_GAP = 0.06
"""A little more between rows. The whole takes 3 seconds."""
LINE_STEP = 0.6
_BOARD_TONE_STEP = 0.05
_LINE_TONE_STEP = 0.14


def sonify_board(board: Board, counted: Iterable[Attribute] = ATTRIBUTES) -> tuple[Cue, ...]:
    """The whole board in 3 seconds, row by row from row 1, each from column a."""
    wanted = tuple(counted)
    return tuple(
        cue
        for index, piece in enumerate(board.cells)
        for cue in _place(
            Cell(index),
            piece,
            wanted,
            index * BOARD_STEP + index // SIZE * ROW_GAP,
            quick=True,
        )
    )


def sonify_line(
    board: Board, line: Line, counted: Iterable[Attribute] = ATTRIBUTES
) -> tuple[Cue, ...]:
    """The four cells of a line in its order, slowly enough to tell every tone."""
    wanted = tuple(counted)
    return tuple(
        cue
        for number, cell in enumerate(line.cells)
        for cue in _place(cell, board[cell], wanted, number * LINE_STEP, quick=False)
    )


def _place(
    cell: Cell, piece: Piece | None, counted: tuple[Attribute, ...], after: float, *, quick: bool
) -> tuple[Cue, ...]:
    after = round(after, 3)
    if piece is None:
        return (Cue(Earcon.EMPTY_PLACE, cell.column, cell.row, after=after),)
    if set(counted) == set(ATTRIBUTES):
        earcon = Earcon.QUICK_PIECE if quick else Earcon.PIECE
        return (Cue(earcon, cell.column, cell.row, piece.code, after),)
    step = _BOARD_TONE_STEP if quick else _LINE_TONE_STEP
    tones = (trait_earcon(piece, one) for one in SPOKEN_ORDER if one in counted)
    return tuple(
        Cue(earcon, cell.column, cell.row, after=round(after + number * step, 3))
        for number, earcon in enumerate(tones)
    )


def trait_earcon(piece: Piece, attribute: Attribute) -> Earcon:
    """The tone of a piece's value in an attribute."""
    return Earcon(piece.trait(attribute).value)
