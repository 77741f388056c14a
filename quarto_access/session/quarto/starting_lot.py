"""Who gives first: by chance, by odd or even with a number that was fixed before, or as agreed."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from random import Random

from quarto_access.rules.game import Seat

NUMBERS = 10
"""A number of odd or even is 0 to 9, so that one key says it."""
SEAL_LENGTH = 6
_NONCE_LENGTH = 8


class Drawn(StrEnum):
    """How it was found out who gives first."""

    RANDOM = "random"
    ODD_EVEN = "odd-even"
    AGREED = "agreed"
    SWAPPED = "swapped"
    """In the next game with the same players the other one gives first."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """A number that the program has fixed before anybody chooses: `number` is 0 to 9.

    `nonce` are eight digits that keep the number from being guessed by its seal.
    """

    number: int
    nonce: str

    @property
    def sealed(self) -> str:
        """What the seal is made of: the number, a space, the eight digits, without a line end."""
        return f"{self.number} {self.nonce}"

    @property
    def seal(self) -> str:
        """The first six hexadecimal digits of the SHA-256 of what is sealed."""
        return sha256(self.sealed.encode("ascii")).hexdigest()[:SEAL_LENGTH]


@dataclass(frozen=True, slots=True)
class Lot:
    """How a game got its first giver.

    `first` is the number of the player who gives first, 1 or 2; against a computer, the person is
    player 1. Of odd or even, `hidden` is the number of the program and `chosen` what was said: a
    number against the computer, 1 for odd or 2 for even between two people.
    """

    drawn: Drawn
    first: int
    hidden: Hidden | None = None
    chosen: int | None = None

    def swapped(self) -> "Lot":
        """The lot of the next game with the same players."""
        return Lot(Drawn.SWAPPED, 3 - self.first)


def random_first(seed: int) -> int:
    """The number of the player who gives first, by chance: 1 or 2."""
    return 1 if Random(seed).choice(tuple(Seat)) is Seat.B else 2


def hidden_number(seed: int) -> Hidden:
    """The number that the program fixes for a game with this seed."""
    random = Random(f"{seed}/lot")
    number = random.randrange(NUMBERS)
    return Hidden(number, f"{random.randrange(10**_NONCE_LENGTH):0{_NONCE_LENGTH}d}")


def odd_or_even(hidden: Hidden, chosen: int) -> Lot:
    """The lot of odd or even: player 1 gives first when both numbers together are even.

    Between two people player 1 says 1 for odd or 2 for even, so that comes to whether it is right.
    """
    alike = (hidden.number + chosen) % 2 == 0
    return Lot(Drawn.ODD_EVEN, 1 if alike else 2, hidden, chosen)


def lot_object(lot: Lot) -> dict[str, object]:
    """A lot as it stands in a record."""
    result: dict[str, object] = {"drawn": lot.drawn.value, "first": lot.first}
    if lot.hidden is not None and lot.chosen is not None:
        drawn = {"number": lot.hidden.number, "nonce": lot.hidden.nonce, "chosen": lot.chosen}
        return {**result, **drawn}
    return result


def lot_of(data: Mapping[str, object]) -> Lot | None:
    """The lot that an object of a record stands for, None where it stands for none."""
    drawn, first = data.get("drawn"), data.get("first")
    known = isinstance(drawn, str) and drawn in tuple(Drawn)
    if not known or type(first) is not int or first not in (1, 2):
        return None
    if drawn != Drawn.ODD_EVEN:
        return Lot(Drawn(str(drawn)), first)
    match data:
        case {"number": int(number), "nonce": str(nonce), "chosen": int(chosen)}:
            hidden = Hidden(number, nonce)
            lot = odd_or_even(hidden, chosen)
            return lot if lot.first == first and _fits(hidden, chosen) else None
        case _:
            return None


def _fits(hidden: Hidden, chosen: int) -> bool:
    if any(isinstance(number, bool) for number in (hidden.number, chosen)):
        return False
    digits = hidden.nonce.isascii() and hidden.nonce.isdecimal()
    known = range(NUMBERS)
    return digits and len(hidden.nonce) == _NONCE_LENGTH and {hidden.number, chosen} <= set(known)
