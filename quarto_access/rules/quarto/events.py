"""What happened, in the past tense; nothing here says how it is spoken."""

from dataclasses import dataclass

from quarto_access.rules.game import Outcome, Seat
from quarto_access.rules.quarto.board import Cell, Line
from quarto_access.rules.quarto.moves import Due, Move, Reason
from quarto_access.rules.quarto.pieces import Piece, Trait


@dataclass(frozen=True, slots=True)
class Quarto:
    """A full line, its pieces, and the counted traits that they share."""

    line: Line
    pieces: tuple[Piece, ...]
    traits: tuple[Trait, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """A seat handed a piece to the other one; `left` pieces stay in the pool."""

    seat: Seat
    piece: Piece
    left: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A seat put the piece on the cell; `left` pieces are still to be given, 0 = all are placed."""

    seat: Seat
    piece: Piece
    cell: Cell
    left: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat called Quarto rightly; `others` are the further lines that were alive."""

    seat: Seat
    quarto: Quarto
    others: tuple[Quarto, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat has nothing to claim after the sixteenth piece; after the `last_word` it is a draw."""

    seat: Seat
    last_word: bool


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat gave the game up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Flagged:
    """The time of a seat has run out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Refused:
    """A move was not accepted and nothing changed but, at most, the number of attempts.

    `due` is what the game waits for. `pieces` are those of the line that a claim named, where it
    is full, or the one that stands on an occupied cell; `cell` is that cell, or where a piece that
    was asked for stands; `claims_left` is the number of attempts left in this window, None for
    any number.
    """

    seat: Seat
    move: Move
    reason: Reason
    due: Due
    pieces: tuple[Piece, ...] = ()
    cell: Cell | None = None
    claims_left: int | None = None


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over."""

    outcome: Outcome


Event = Given | Placed | Claimed | Passed | Resigned | Flagged | Refused | Ended
