"""How few keys lead to every cell, piece and line."""

from itertools import product

import pytest
from harness import Program
from listener.words import QUICK
from strategies import drawn

from quarto_access.rules.quarto.board import CELLS, COLUMNS, DIAGONALS, ROWS, Cell, Line
from quarto_access.rules.quarto.moves import Claim, Give, Move, Place
from quarto_access.rules.quarto.pieces import PIECES, Piece
from quarto_access.session.quarto.entries import Entry
from quarto_access.session.quarto.views import PieceRead

# every row, column and diagonal is full, and no line is alive
FULL_BUT_ONE = """
    f168
    5b94
    07ca
    2ed.
"""
LAST_PIECE = "3"


def keys_to(cell: Cell) -> tuple[str, str]:
    """The letter and the digit of a cell."""
    return "abcd"[cell.column], "1234"[cell.row]


def asked_last(program: Program) -> Move:
    """The last move that was asked for, refused or not."""
    entry = program.record.moves[-1]
    assert isinstance(entry, Entry)
    return entry.move


def two_people(drawing: str = "....\n" * 4, hand: str = "-") -> Program:
    """A program at a position."""
    program = Program(phrasebook=QUICK)
    program.play_at(drawn(drawing, hand), two=True)
    return program


@pytest.mark.parametrize("order", [1, -1], ids=["letter first", "digit first"])
def test_any_cell_in_two_keys(order: int) -> None:
    for here, there in product(CELLS, CELLS):
        program = two_people(hand="5")
        program.press(*keys_to(here))
        program.press(*keys_to(there)[::order], "enter")
        assert asked_last(program) == Place(there.index)


def flips(here: Piece, there: Piece) -> list[str]:
    """The digits of height, colour, shape and hole where two pieces differ."""
    bits = {"1": 4, "2": 1, "3": 2, "4": 8}
    return [digit for digit, bit in bits.items() if (here.code ^ there.code) & bit]


def test_any_piece_in_four_keys() -> None:
    for here, there in product(PIECES, PIECES):
        program = two_people()
        program.press("space")
        first = program.events[-1]
        assert isinstance(first, PieceRead)
        program.press(*flips(first.piece, here))
        keys = flips(here, there)
        assert len(keys) <= 4
        program.press(*keys, "space", "enter")
        assert asked_last(program) == Give(there.code)


LINES_BY_KEYS = [
    *((line, ("q", key, "enter")) for line, key in zip(COLUMNS, "abcd", strict=True)),
    *((line, ("q", key, "enter")) for line, key in zip(ROWS, "1234", strict=True)),
    (DIAGONALS[0], ("q", "x", "enter")),
    (DIAGONALS[1], ("q", "x", "x", "enter")),
]


@pytest.mark.parametrize(
    ("line", "keys"), LINES_BY_KEYS, ids=[line.name for line, _ in LINES_BY_KEYS]
)
@pytest.mark.parametrize("moment", ["maker", "opponent"])
def test_a_line_is_claimed_in_two_keys_and_enter(
    line: Line, keys: tuple[str, ...], moment: str
) -> None:
    program = two_people(FULL_BUT_ONE, LAST_PIECE)
    if moment == "maker":
        program.press(*keys_to(CELLS[3]), "enter")
    program.press(*keys)
    assert asked_last(program) == Claim(line.name)
    assert len(program.record.moves) == (2 if moment == "maker" else 1)


def test_the_line_of_the_last_piece_is_claimed_in_two_keys_and_enter() -> None:
    program = two_people("....\n....\n....\n842.", "1")
    program.press("d", "1", "enter", "q", "l", "enter")
    assert asked_last(program) == Claim("row1")
