"""Which lines and attributes count, and how often one may claim: variants are settings."""

from dataclasses import dataclass

from quarto_access.rules.quarto.board import (
    ALL_LINES,
    COLUMNS,
    DIAGONALS,
    QUARTERS,
    ROWS,
    SQUARES,
    Line,
)
from quarto_access.rules.quarto.pieces import (
    ATTRIBUTES,
    PIECES,
    Attribute,
    Piece,
    Trait,
    shared_traits,
)

STANDARD_LINES = ROWS + COLUMNS + DIAGONALS

LINE_SETS: dict[str, tuple[Line, ...]] = {
    "standard": STANDARD_LINES,
    "advanced": STANDARD_LINES + SQUARES,
    "um-quarto": STANDARD_LINES + SQUARES,
    "quarters": STANDARD_LINES + QUARTERS,
}
"""The named line sets; two names may stand for the same lines."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The settings of a game.

    `name` is how the line set is called, "custom" for a free choice of lines.
    `claims_per_window` is how many full lines a player may name in one window, None for any number.
    With `false_claim_loses`, who names a full line that is no Quarto, or no longer one, has lost.

    Raises:
        ValueError: no line, no attribute, or a negative number of claims.
    """

    name: str = "standard"
    lines: tuple[Line, ...] = STANDARD_LINES
    attributes: tuple[Attribute, ...] = ATTRIBUTES
    claims_per_window: int | None = 1
    false_claim_loses: bool = False

    def __post_init__(self) -> None:
        if not self.lines or not self.attributes:
            message = "a ruleset counts at least one line and one attribute"
            raise ValueError(message)
        if self.claims_per_window is not None and self.claims_per_window < 0:
            message = "claims per window is not negative"
            raise ValueError(message)

    def kind(self, piece: Piece) -> int:
        """What tells a piece from others where just some attributes count: its counted bits."""
        return piece.code & sum(attribute.mask for attribute in self.attributes)

    def alike(self, piece: Piece) -> tuple[Piece, ...]:
        """The pieces that nothing counted tells from this one, itself among them, by code."""
        return tuple(one for one in PIECES if self.kind(one) == self.kind(piece))

    def shared(self, pieces: tuple[Piece, ...]) -> tuple[Trait, ...]:
        """The counted traits that the pieces have in common."""
        return shared_traits(pieces, self.attributes)


STANDARD = Ruleset()


def named_ruleset(name: str, attributes: tuple[Attribute, ...] = ATTRIBUTES) -> Ruleset:
    """The ruleset with a named line set.

    Raises:
        KeyError: there is no line set of that name.
    """
    return Ruleset(name, LINE_SETS[name], attributes)


def ruleset_of_lines(lines: tuple[Line, ...], attributes: tuple[Attribute, ...]) -> Ruleset:
    """The ruleset that counts just these lines, under the name of a line set where one fits."""
    ordered = tuple(line for line in ALL_LINES.values() if line in lines)
    for name, known in LINE_SETS.items():
        if set(known) == set(ordered):
            return Ruleset(name, known, attributes)
    return Ruleset("custom", ordered, attributes)
