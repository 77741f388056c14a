"""What a clock did or tells: events beside those of the rules, and answers."""

from dataclasses import dataclass

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Event
from quarto_access.session.clock import Clock, ClockRules, Limit


@dataclass(frozen=True, slots=True)
class RanOut:
    """The time of a seat for its turn has run out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ByLot:
    """The clock did this in place of the seat whose time had run out."""

    event: Event


@dataclass(frozen=True, slots=True)
class Warned:
    """A seat has so many seconds left, for its turn or for the game."""

    seat: Seat
    limit: Limit
    seconds: int


@dataclass(frozen=True, slots=True)
class Retimed:
    """A seat has another factor from now on, or so many seconds more."""

    seat: Seat
    factor: int | None = None
    more: int | None = None


@dataclass(frozen=True, slots=True)
class NoClock:
    """A seat's time was to be changed, and no clock was set in this game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ClockTold:
    """A game has a clock, set like this."""

    rules: ClockRules


@dataclass(frozen=True, slots=True)
class TimeRead:
    """How much time is left.

    `clock` is that of the moment, with the time that has run since it; None where none was set.
    `seat` is whose time runs, None after the end. `full` tells both.
    """

    clock: Clock | None
    seat: Seat | None
    full: bool = False


ClockEvent = RanOut | ByLot | Warned | Retimed | NoClock
ClockView = ClockTold | TimeRead
