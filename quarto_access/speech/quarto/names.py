"""Names of pieces, cells, lines and players as messages."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import (
    ALL_LINES,
    COLUMNS,
    DIAGONALS,
    ROWS,
    Cell,
    Line,
)
from quarto_access.rules.quarto.pieces import ATTRIBUTES, Attribute, Piece, Trait
from quarto_access.rules.quarto.ruleset import Ruleset
from quarto_access.session.quarto.players import Names
from quarto_access.speech.message import Message, Value

COLUMN_LETTERS = "abcd"
SPOKEN_ORDER = (Attribute.HEIGHT, Attribute.COLOUR, Attribute.SHAPE, Attribute.HOLLOW)
"""The attributes in the order in which a piece names them."""


class Role(StrEnum):
    """Who somebody is to the listener."""

    YOU = "you"
    COMPUTER = "computer"
    PLAYER = "player"


def player_called(number: int, name: str) -> Message:
    """A player by name, or by number where the name is empty."""
    if name:
        return Message("player-named", {"called": name})
    return Message("player-numbered", {"number": number})


@dataclass(frozen=True, slots=True)
class Listener:
    """Who listens: one person against a computer is "you", two people are players 1 and 2.

    `first` is the number of the player who gave first. Two people may also have `names`, in the
    order of seats.
    """

    seats: Mapping[Seat, str]
    first: int = 1
    names: Names = ()

    def role(self, seat: Seat) -> Role:
        """Who the seat is to the listener."""
        people = [seat for seat, player in self.seats.items() if player == "person"]
        if len(people) != 1:
            return Role.PLAYER
        return Role.YOU if seat in people else Role.COMPUTER

    def who(self, seat: Seat) -> dict[str, Value]:
        """The values that name a seat in a sentence, and the other one."""
        number = self.first if seat is Seat.A else 3 - self.first
        return {
            "who": self.role(seat).value,
            "number": number,
            "other": 3 - number,
            "name": self._name(seat),
            "partner": self._name(seat.other),
        }

    def _name(self, seat: Seat) -> Message:
        number = self.first if seat is Seat.A else 3 - self.first
        return player_called(number, self.names[list(Seat).index(seat)] if self.names else "")

    def player(self, seat: Seat) -> Message:
        """A seat as a name."""
        return Message("player", self.who(seat))


def piece_name(piece: Piece, counted: Iterable[Attribute] = ATTRIBUTES) -> Message:
    """A piece by the attributes that count, for languages with the noun at any place."""
    wanted = tuple(counted)
    values: dict[str, Value] = {"features": features(piece, wanted)}
    return Message("piece", {**values, **_feature_values(piece, wanted)})


def features(piece: Piece, counted: Iterable[Attribute]) -> Message:
    """The values of some of a piece's attributes."""
    return Message("features", _feature_values(piece, tuple(counted)))


def _feature_values(piece: Piece, wanted: tuple[Attribute, ...]) -> dict[str, Value]:
    """Each attribute as a word that selects, and all but the last, and the last, as words."""
    values: dict[str, Value] = {
        attribute.label: piece.trait(attribute).value if attribute in wanted else "none"
        for attribute in ATTRIBUTES
    }
    spoken = [trait_name(piece.trait(one)) for one in SPOKEN_ORDER if one in wanted]
    return {**values, "count": len(spoken), "before": tuple(spoken[:-1]), "last": spoken[-1]}


def place_name(piece: Piece | None, counted: Iterable[Attribute]) -> Message:
    """What is on a cell: the features of a piece, or empty."""
    return Message("empty-place") if piece is None else features(piece, counted)


def trait_name(trait: Trait) -> Message:
    """A value of an attribute."""
    return Message("trait", {"value": trait.value})


def attribute_name(attribute: Attribute) -> Message:
    """An attribute, such as height."""
    return Message("attribute", {"attribute": attribute.label})


def traits_name(traits: tuple[Trait, ...], id_: str = "trait-of-all") -> Message:
    """One value, or two joined by and; further ones are listed before.

    They are said of several pieces, with `id_` "trait" of one.
    """
    *before, last = (Message(id_, {"value": trait.value}) for trait in traits)
    if not before:
        return last
    return Message("both", {"first": tuple(before), "second": last})


def as_spoken(traits: tuple[Trait, ...]) -> tuple[Trait, ...]:
    """Values of several attributes in the order in which a piece names them."""
    return tuple(sorted(traits, key=lambda trait: SPOKEN_ORDER.index(trait.attribute)))


def cell_name(cell: Cell) -> Message:
    """A cell by letter and number."""
    return Message("cell", {"column": column_letter(cell.column), "row": cell.row + 1})


def cell_at_length(cell: Cell) -> Message:
    """A cell with the words column and row."""
    return Message("cell-at-length", {"column": column_letter(cell.column), "row": cell.row + 1})


def column_letter(column: int) -> str:
    """The letter of a column, 0 to 3."""
    return COLUMN_LETTERS[column]


def line_name(line: Line) -> Message:
    """A line by its direction and place."""
    if line in ROWS:
        return Message("line-row", {"row": ROWS.index(line) + 1})
    if line in COLUMNS:
        return Message("line-column", {"column": column_letter(COLUMNS.index(line))})
    if line in DIAGONALS:
        near, far = sorted((line.cells[0], line.cells[-1]), key=lambda cell: cell.row)
        return Message("line-diagonal", {"from": cell_name(near), "to": cell_name(far)})
    return Message("line-square", {"cell": cell_name(line.cells[0])})


def ruleset_name(ruleset: Ruleset) -> Message:
    """A ruleset by the name of its line set."""
    return Message("ruleset", {"name": ruleset.name})


def line_named(name: str) -> Message:
    """A line by the name that a claim gave it, which may be none of a line."""
    line = ALL_LINES.get(name)
    return line_name(line) if line else Message("line-unknown")
