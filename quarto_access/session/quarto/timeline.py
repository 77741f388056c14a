"""A game in time: the moves that count, the ways back to earlier moments, and forth again.

A timeline is a value. Taking back gives the earlier one, which remembers what it was taken from;
so a step back restores a moment exactly, with its windows, attempts and phase.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum, auto

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Ended, Event, Refused
from quarto_access.rules.quarto.moves import Move
from quarto_access.rules.quarto.state import State, play
from quarto_access.session.quarto.entries import Entry, Recorded, Redo, Undo


@dataclass(frozen=True, slots=True)
class Played:
    """A move that counts, what came of it, and the state after it."""

    seat: Seat
    move: Move
    state: State
    events: tuple[Event, ...]

    @property
    def accepted(self) -> bool:
        """Whether it took the game on; a call may be refused and end the game all the same."""
        kinds = {type(event) for event in self.events}
        return Refused not in kinds or Ended in kinds


class TurnFault(StrEnum):
    """Why there is no way back or forth."""

    NOTHING_DONE = auto()
    """Nothing has been done yet that could be taken back."""
    NOTHING_UNDONE = auto()
    """Nothing has been taken back since the last move."""
    NOT_ASKED = auto()
    """Something was allowed that nobody has asked for."""
    LESSON = auto()
    """A lesson sets up each step anew by itself."""


@dataclass(frozen=True, slots=True)
class TakenBack:
    """A seat has taken moves back, told by what they had led to, in the order of play.

    `state` is the moment that the game is at again.
    """

    seat: Seat
    moves: tuple[Event, ...]
    state: State


@dataclass(frozen=True, slots=True)
class DoneAgain:
    """Moves that were taken back stand again, in the order of play; `state` is after them."""

    seat: Seat
    moves: tuple[Event, ...]
    state: State


@dataclass(frozen=True, slots=True)
class Unturned:
    """A seat wanted to go back or forth, and there is no way."""

    seat: Seat
    fault: TurnFault


TurnEvent = TakenBack | DoneAgain | Unturned


@dataclass(frozen=True, slots=True, eq=False)
class Timeline:
    """A moment of a game, how it was reached, and what was taken back to get there.

    `steps` are the moves that count, refused ones included, from the start to this moment.
    `before` is the moment before the latest accepted move. `later` is the moment that was left by
    the latest taking back, which remembers the one before that; None where nothing can be done
    again.
    """

    state: State
    steps: tuple[Played, ...] = ()
    before: "Timeline | None" = None
    later: "Timeline | None" = None

    @property
    def latest(self) -> Played | None:
        """The latest accepted move, None before the first."""
        return None if self.before is None else self.steps[len(self.before.steps)]

    def played(self, seat: Seat, move: Move) -> "Timeline":
        """The moment after a move. What changes the game leaves nothing to be done again."""
        step = play(self.state, seat, move)
        played = Played(seat, move, step.state, step.events)
        before = self if played.accepted else self.before
        later = self.later if step.state == self.state else None
        return Timeline(step.state, (*self.steps, played), before, later)

    def earlier(self, plies: int) -> "Timeline | None":
        """The moment so many accepted moves before, None where there were not so many."""
        there: Timeline | None = self
        for _ in range(plies):
            if there is None:
                return None
            there = there.before
        return there and replace(there, later=self)

    def accepted(self) -> tuple[Played, ...]:
        """The moves that count and were accepted."""
        return tuple(step for step in self.steps if step.accepted)

    def since(self, earlier: "Timeline") -> tuple[Played, ...]:
        """The accepted moves after an earlier moment of this game, in order."""
        # refused moves may have been asked for at that moment since it was left
        return self.accepted()[len(earlier.accepted()) :]


def happened(moves: Iterable[Played]) -> tuple[Event, ...]:
    """What accepted moves led to, one event for each."""
    return tuple(step.events[0] for step in moves)


def after(now: Timeline, entry: Recorded) -> tuple[Timeline, tuple[Event | TurnEvent, ...]]:
    """The moment after an entry of a record, and what happened; never raises."""
    match entry:
        case Entry(seat=seat, move=move):
            then = now.played(seat, move)
            return then, then.steps[-1].events
        case Undo(seat=seat, plies=plies):
            back = now.earlier(plies)
            if back is None:
                return now, (Unturned(seat, TurnFault.NOTHING_DONE),)
            return back, (TakenBack(seat, happened(now.since(back)), back.state),)
        case Redo(seat=seat):
            forth = now.later
            if forth is None:
                return now, (Unturned(seat, TurnFault.NOTHING_UNDONE),)
            return forth, (DoneAgain(seat, happened(forth.since(now)), forth.state),)
