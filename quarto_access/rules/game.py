"""What every game has: two seats, steps from state to state, an outcome."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

StateT = TypeVar("StateT")
MoveT_contra = TypeVar("MoveT_contra", contravariant=True)
EventT_co = TypeVar("EventT_co", covariant=True)


class Seat(StrEnum):
    """One of the two sides of the table. A acts first."""

    A = "A"
    B = "B"

    @property
    def other(self) -> "Seat":
        """The seat across the table."""
        return Seat.B if self is Seat.A else Seat.A


class Termination(StrEnum):
    """Why a game is over."""

    CLAIM = "claim"
    RESIGNATION = "resignation"
    FALSE_CLAIM = "false_claim"
    TIME = "time"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game; `winner` is None exactly when the game is drawn."""

    termination: Termination
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT, EventT_co]):
    """What a move leads to: the new state, and what happened on the way, in order.

    A refused move leaves the state as it was and yields one event that says why.
    """

    state: StateT
    events: tuple[EventT_co, ...]


class Game(Protocol[StateT, MoveT_contra, EventT_co]):
    """A set of rules: pure functions from a state, a seat and a move to a step."""

    def play(self, state: StateT, seat: Seat, move: MoveT_contra) -> Step[StateT, EventT_co]:
        """Answer a move; never raises, whatever the move."""
        ...

    def to_act(self, state: StateT) -> Seat | None:
        """The seat whose move is awaited, None when the game is over."""
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """How the game ended, None while it runs."""
        ...
