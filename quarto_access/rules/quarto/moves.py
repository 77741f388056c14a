"""What a player can say to the rules, right or wrong, and why it may be refused."""

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class Give:
    """Hand the opponent a piece, by its code; any number may be said, not every one is a piece."""

    piece: int


@dataclass(frozen=True, slots=True)
class Place:
    """Put the piece in hand on a cell, by its index; any number may be said."""

    cell: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Call Quarto and point at a line, by its name; any name may be said."""

    line: str


@dataclass(frozen=True, slots=True)
class End:
    """After the sixteenth piece: I have nothing to claim."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Give the game up, at any time."""


@dataclass(frozen=True, slots=True)
class Flag:
    """The time of the seat to act has run out."""


Move = Give | Place | Claim | End | Resign | Flag


class Due(StrEnum):
    """What the seat to act has to do."""

    GIVE = "give"
    PLACE = "place"
    CLOSE = "close"
    NOTHING = "nothing"


class Reason(StrEnum):
    """Why a move is refused, in the order in which the reasons are checked."""

    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    WRONG_PHASE = "wrong_phase"
    UNKNOWN_PIECE = "unknown_piece"
    UNKNOWN_CELL = "unknown_cell"
    PIECE_GONE = "piece_gone"
    OCCUPIED = "occupied"
    NOT_YOUR_WINDOW = "not_your_window"
    UNKNOWN_LINE = "unknown_line"
    LINE_NOT_IN_VARIANT = "line_not_in_variant"
    LINE_INCOMPLETE = "line_incomplete"
    NO_CLAIMS_LEFT = "no_claims_left"
    NOT_A_QUARTO = "not_a_quarto"
    LINE_EXPIRED = "line_expired"


SLIPS = frozenset({Reason.UNKNOWN_LINE, Reason.LINE_NOT_IN_VARIANT, Reason.LINE_INCOMPLETE})
"""The refusals of a claim that use up no attempt."""
