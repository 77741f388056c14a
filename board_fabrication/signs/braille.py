"""Braille cells as dots: letters of columns, and digits of rows with the number sign."""

from board_fabrication.geometry import Point, at
from board_fabrication.layout import CELL_SPACING, DOT_SPACING, SIGNED_LETTERS
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

_DOT_SIX = (6,)
"""In Russian it says that a letter is Latin, in French that digits follow."""


def cells(text: str, language: LabelLanguage) -> tuple[tuple[int, ...], ...]:
    """The cells of one letter or digit, each as the numbers of its dots."""
    if text.isdigit():
        digit = _LETTERS["abcdefgh"[int(text) - 1]]
        if language is LabelLanguage.FR:
            return (_DOT_SIX, (*digit, 6))
        return (_NUMBER_SIGN, digit)
    if language in SIGNED_LETTERS:
        return (_DOT_SIX, _LETTERS[text])
    return (_LETTERS[text],)


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
