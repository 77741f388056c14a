"""Names of two players: what people type or a file holds, made fit to be said and kept."""

import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum, auto

from quarto_access.rules.game import Seat

LONGEST = 30
"""So many characters of a name are kept."""
_DASHES = re.compile(r"[\u2010-\u2015\u2212]")
_APOSTROPHES = re.compile("[\N{RIGHT SINGLE QUOTATION MARK}\N{MODIFIER LETTER APOSTROPHE}`]")
_BETWEEN = re.compile(r"[,;]|\s(?:&|\+)\s")

Names = tuple[str, str] | tuple[()]
"""Two names; nothing where the players are not known by name."""


class NamesFault(StrEnum):
    """Why a text names no two players."""

    NOT_TWO = auto()
    """There is one name, or three, or nothing that could be said."""
    ALIKE = auto()
    """Both would be called the same."""
    COMPUTER = auto()
    """Nobody needs names to tell the computer from a person."""


@dataclass(frozen=True, slots=True)
class NamesTyped:
    """A typed line that is to name the players, or with `off` to take their names away.

    `text` is what stood behind the word.
    """

    text: str
    off: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """From now on the players have these names, in the order of seats."""

    names: Names


@dataclass(frozen=True, slots=True)
class NamesRefused:
    """The players could not be named."""

    fault: NamesFault


def names_in(text: str) -> Names | NamesFault:
    """The two names in a text, with a comma between them, or with a space where that is clear."""
    parts = _BETWEEN.split(text)
    if len(parts) == 1:
        parts = text.split()
    return checked(parts)


def checked(parts: list[str]) -> Names | NamesFault:
    """Two names that can be said and told apart, or why these are none."""
    names = [clean(part) for part in parts]
    match names:
        case [str(first), str(second)] if first and second:
            alike = first.casefold() == second.casefold()
            return NamesFault.ALIKE if alike else (first, second)
        case _:
            return NamesFault.NOT_TWO


def seated(names: Names, first: int) -> Names:
    """The names of Players 1 and 2 in the order of seats, or back; `first` is who gives first."""
    return names if first == 1 or not names else (names[1], names[0])


def names_object(names: Names) -> dict[str, object]:
    """The key of a record that holds the names, none where the players have none."""
    pairs = dict(zip((seat.value for seat in Seat), names, strict=False))
    return {"names": pairs} if pairs else {}


def names_of(value: object) -> Names | NamesFault:
    """The names that a record holds, where it has any."""
    match value:
        case None:
            return ()
        case {Seat.A.value: str(first), Seat.B.value: str(second)}:
            return checked([first, second])
        case _:
            return NamesFault.NOT_TWO


def clean(text: str) -> str:
    """A name of letters of any script, digits, apostrophes and hyphens; "" where none is left.

    Whatever else stands in it could steer a terminal, or sound like the end of a sentence.
    """
    usual = _DASHES.sub("-", _APOSTROPHES.sub("'", unicodedata.normalize("NFC", text)))
    kept = "".join(sign if _fits(sign) else " " for sign in usual)
    words = " ".join(word for part in kept.split() if (word := part.strip("-'")))
    # a mark on nothing would join the word before
    while words and unicodedata.category(words[0])[0] == "M":
        words = words[1:].lstrip()
    return words[:LONGEST].strip(" -'")


def _fits(sign: str) -> bool:
    return sign in "-'" or unicodedata.category(sign)[0] in "LM" or sign.isdecimal()
