"""A surface of character cells to draw on, and texts that are measured by cells."""

import unicodedata
from collections.abc import Iterator
from itertools import groupby

from prompt_toolkit.utils import get_cwidth

from quarto_access.speech.picture import Row, Run, Style

Cell = tuple[str, Style]
"""What stands in a character cell; "" in the second one of a sign that is two wide."""

BLANK: Cell = (" ", Style.PLAIN)
_CUT = "..."
_UNSHOWN = frozenset({"Cc", "Cn", "Co", "Cs", "Zl", "Zp"})
"""Kinds of characters that steer a terminal, or of which nobody knows how wide they are."""


class Raster:
    """Character cells, blank at first. What is drawn beside them is not drawn."""

    def __init__(self, columns: int, rows: int) -> None:
        self.width = columns
        self.height = rows
        self._cells = [[BLANK] * columns for _ in range(rows)]

    def put(self, column: int, row: int, text: str, style: Style = Style.PLAIN) -> None:
        """Draw a text from a cell to the right, as far as it goes in whole signs."""
        if not 0 <= row < self.height:
            return
        cells = self._cells[row]
        for sign, taken in _signs(text):
            if column < 0 or column + taken > self.width:
                return
            cells[column : column + taken] = [(sign, style), *[("", style)] * (taken - 1)]
            column += taken

    def rows(self) -> tuple[Row, ...]:
        """All rows as runs of signs, without the plain blanks behind them."""
        return tuple(_runs(cells) for cells in self._cells)


def _runs(cells: list[Cell]) -> Row:
    end = len(cells)
    while end and cells[end - 1] == BLANK:
        end -= 1
    return tuple(
        Run("".join(sign for sign, _ in group), style)
        for style, group in groupby(cells[:end], key=lambda cell: cell[1])
    )


def _signs(text: str) -> Iterator[tuple[str, int]]:
    """Each sign with the ones that are drawn over it, and how many cells it takes."""
    sign = ""
    for character in text:
        if sign and get_cwidth(character) == 0:
            sign += character
            continue
        if sign:
            yield sign, get_cwidth(sign[0])
        # a sign that is drawn over others cannot be the first
        sign = character if get_cwidth(character) else ""
    if sign:
        yield sign, get_cwidth(sign[0])


def harmless(text: str) -> str:
    """The text without signs that steer a terminal or turn the direction of writing."""
    kinds = ((sign, unicodedata.category(sign)) for sign in text)
    shown = (" " if kind in _UNSHOWN else sign for sign, kind in kinds if kind != "Cf")
    return "".join(shown)


def width(text: str) -> int:
    """How many cells a text takes."""
    return sum(cells for _, cells in _signs(text))


def wrapped(text: str, columns: int, rows: int) -> list[str]:
    """The text in at most so many rows, broken between words; dots tell that more would follow."""
    every = [row for line in text.split("\n") for row in _lines(harmless(line), columns)]
    if len(every) <= rows:
        return every
    shown = every[:rows]
    if shown:
        shown[-1] = _clipped(shown[-1], max(0, columns - len(_CUT))) + _CUT[:columns]
    return shown


def clipped(text: str, columns: int) -> str:
    """One row of a text; dots tell that it is longer."""
    return "".join(wrapped(text.replace("\n", " "), columns, 1))


def _lines(line: str, columns: int) -> Iterator[str]:
    row = ""
    for word in filter(None, map(_begun, line.split())):
        joined = f"{row} {word}" if row else word
        if width(joined) <= columns:
            row = joined
            continue
        if row:
            yield row
        row = word
        while width(row) > columns and (part := _clipped(row, columns)):
            yield part
            row = row[len(part) :]
    if row:
        yield row


def _begun(word: str) -> str:
    """The word without signs at its start that are drawn over the one before."""
    return "".join(sign for sign, _ in _signs(word))


def _clipped(text: str, columns: int) -> str:
    """As much of the beginning as fits."""
    shown, taken = "", 0
    for sign, cells in _signs(text):
        taken += cells
        if taken > columns:
            break
        shown += sign
    return shown
