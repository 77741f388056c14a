"""Reads the cells of a braille display back: what fingers find, without the code that made them."""

from quarto_access.rules.quarto.board import Board
from quarto_access.rules.quarto.pieces import Attribute, Piece

RAISED = {Attribute.COLOUR: 1, Attribute.SHAPE: 2, Attribute.HEIGHT: 4, Attribute.HOLLOW: 5}
"""Written down a second time on purpose: what fingers have learnt must not change."""


def dots(cell: str) -> set[int]:
    pattern = ord(cell) - 0x2800
    return {dot for dot in range(1, 9) if pattern & 1 << (dot - 1)}


def read_piece(cell: str) -> Piece | None:
    raised = dots(cell)
    if raised == {6}:
        return None
    assert 3 in raised, cell
    return Piece(sum(attribute.mask for attribute, dot in RAISED.items() if dot in raised))


def read_board(cells: str) -> Board:
    assert [index for index, cell in enumerate(cells) if cell == "\u2800"] == [4, 9, 14]
    return Board(tuple(read_piece(cell) for cell in cells.replace("\u2800", "")))
