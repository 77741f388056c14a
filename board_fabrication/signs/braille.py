"""Braille cells as dots: letters of columns, and digits of rows with the number sign."""

from collections.abc import Mapping

from board_fabrication.geometry import Point, at
from board_fabrication.layout import CELL_SPACING, DOT_SPACING
from board_fabrication.values import LabelLanguage

_LETTERS = {
    "a": (1,),
    "b": (1, 2),
    "c": (1, 4),
    "d": (1, 4, 5),
    "e": (1, 5),
    "f": (1, 2, 4),
    "g": (1, 2, 4, 5),
    "h": (1, 2, 5),
}
_NUMBER_SIGN = (3, 4, 5, 6)

LATIN_SIGN: Mapping[LabelLanguage, tuple[int, ...]] = {LabelLanguage.EN: ()}
"""The cell that tells a Latin letter from one of the language's own; empty where none is used."""


def cells(text: str, language: LabelLanguage) -> tuple[tuple[int, ...], ...]:
    """The cells of one letter or digit, each as the numbers of its dots."""
    if text.isdigit():
        return (_NUMBER_SIGN, _LETTERS["abcdefgh"[int(text) - 1]])
    sign = LATIN_SIGN[language]
    return (sign, _LETTERS[text]) if sign else (_LETTERS[text],)


def dots(text: str, language: LabelLanguage, centre: Point) -> tuple[Point, ...]:
    """The middles of all dots of one letter or digit, set round a point."""
    found: list[Point] = []
    shown = cells(text, language)
    left = centre[0] - ((len(shown) - 1) * CELL_SPACING + DOT_SPACING) / 2
    upper = centre[1] + DOT_SPACING
    for number, cell in enumerate(shown):
        for dot in cell:
            column, row = divmod(dot - 1, 3)
            x = left + number * CELL_SPACING + column * DOT_SPACING
            found.append(at(x, upper - row * DOT_SPACING))
    return tuple(found)
