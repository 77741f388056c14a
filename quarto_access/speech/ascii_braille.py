"""English as uncontracted braille in North American ASCII, a character for each cell.

It follows Unified English Braille as far as the quick card of keys needs it.
"""

from itertools import groupby

CELLS = 40
"""Cells in a row of a page."""
_MARKS = {
    ",": "1",
    ";": "2",
    ":": "3",
    ".": "4",
    "!": "6",
    "'": "'",
    "-": "-",
    "/": "_/",
    "(": '"<',
    ")": '">',
}
_DIGITS = dict(zip("1234567890", "ABCDEFGHIJ", strict=True))
_CAPITAL = ","
_NUMBER = "#"
_LETTER = ";"
"""Says that a letter follows, where it could be taken for a digit."""


def braille(text: str) -> str:
    """Text in braille cells; a space stays a space.

    Raises:
        ValueError: the text holds a character that is no English letter, digit or mark known here.
    """
    return " ".join(_word(word) for word in text.split(" "))


def _word(word: str) -> str:
    """A word: numbers have a sign before them, and so have capitals."""
    cells = ""
    after_number = False
    for kind, run in groupby(word, _kind):
        part = "".join(run)
        match kind:
            case "digit":
                cells += _NUMBER + "".join(_DIGITS[digit] for digit in part)
            case "letter":
                cells += _letters(part, after_number=after_number)
            case _:
                cells += "".join(_MARKS[mark] for mark in part)
        after_number = kind == "digit"
    return cells


def _kind(character: str) -> str:
    if character in _DIGITS:
        return "digit"
    if character in _MARKS:
        return "mark"
    if character.isascii() and character.isalpha():
        return "letter"
    message = f"no braille is known for {character!r}"
    raise ValueError(message)


def _letters(part: str, *, after_number: bool) -> str:
    if part.isupper():
        return _CAPITAL * min(len(part), 2) + part
    cells = "".join(_CAPITAL + one if one.isupper() else one.upper() for one in part)
    # a to j would go on with the number
    return _LETTER + cells if after_number and part[0] in "abcdefghij" else cells
