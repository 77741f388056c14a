"""The sixteen pieces and their four attributes of two values."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from quarto_access.rules.traits import shared_bits


class Attribute(Enum):
    """An attribute with its bit in a piece's code and the names of its two values."""

    COLOUR = ("colour", 0, "light", "dark")
    SHAPE = ("shape", 1, "round", "square")
    HEIGHT = ("height", 2, "short", "tall")
    HOLLOW = ("hollow", 3, "solid", "hollow")

    def __init__(self, label: str, bit: int, clear: str, set_: str) -> None:
        self.label = label
        self.mask = 1 << bit
        self.values = (clear, set_)


ATTRIBUTES = tuple(Attribute)
"""All attributes, in the order in which shared ones are listed."""


@dataclass(frozen=True, slots=True)
class Trait:
    """An attribute together with one of its two values, such as height: tall."""

    attribute: Attribute
    high: bool

    @property
    def value(self) -> str:
        """The name of the value, such as "tall"."""
        return self.attribute.values[self.high]


@dataclass(frozen=True, slots=True, order=True)
class Piece:
    """A piece, told by four bits: 1 dark, 2 square, 4 tall, 8 hollow.

    Raises:
        ValueError: the code is not in 0 to 15.
    """

    code: int

    def __post_init__(self) -> None:
        if not 0 <= self.code < PIECE_COUNT:
            message = f"a piece code is 0 to 15, not {self.code}"
            raise ValueError(message)

    def trait(self, attribute: Attribute) -> Trait:
        """The value that this piece has in an attribute."""
        return Trait(attribute, bool(self.code & attribute.mask))

    def flipped(self, attribute: Attribute) -> "Piece":
        """The piece that differs from this one in just the attribute."""
        return PIECES[self.code ^ attribute.mask]


PIECE_COUNT = 16
PIECES = tuple(Piece(code) for code in range(PIECE_COUNT))


def shared_traits(
    pieces: Iterable[Piece], counted: Iterable[Attribute] = ATTRIBUTES
) -> tuple[Trait, ...]:
    """The traits that all the pieces have, among the counted attributes, in attribute order."""
    ones, zeros = shared_bits((piece.code for piece in pieces), len(ATTRIBUTES))
    wanted = frozenset(counted)
    return tuple(
        Trait(attribute, bool(ones & attribute.mask))
        for attribute in ATTRIBUTES
        if attribute in wanted and (ones | zeros) & attribute.mask
    )
