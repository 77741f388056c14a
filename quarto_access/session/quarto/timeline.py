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
from quarto_access.rules.quarto.state import State, play, to_act
from quarto_access.session.clock import Clock
from quarto_access.session.quarto.clock_events import ByLot, ClockEvent, NoClock, RanOut, Retimed
from quarto_access.session.quarto.entries import Entry, Recorded, Redo, Retime, Undo


@dataclass(frozen=True, slots=True)
class Played:
    """A move that counts, what came of it, and the state after it.

    `auto` is true for a move that the clock made in the seat's place.
    """

    seat: Seat
    move: Move
    state: State
    events: tuple[Event, ...]
    auto: bool = False

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
    again. `clock` is as it was right after the latest step, None where none was set.
    """

    state: State
    steps: tuple[Played, ...] = ()
    before: "Timeline | None" = None
    later: "Timeline | None" = None
    clock: Clock | None = None

    @property
    def latest(self) -> Played | None:
        """The latest accepted move, None before the first."""
        return None if self.before is None else self.steps[len(self.before.steps)]

    def played(self, entry: Entry) -> "Timeline":
        """The moment after a move. What changes the game leaves nothing to be done again."""
        step = play(self.state, entry.seat, entry.move)
        played = Played(entry.seat, entry.move, step.state, step.events, entry.auto)
        before = self if played.accepted else self.before
        later = self.later if step.state == self.state else None
        clock = self._clock_after(step.state, entry.time or 0)
        return Timeline(step.state, (*self.steps, played), before, later, clock)

    def _clock_after(self, state: State, time: int) -> Clock | None:
        seat = to_act(self.state)
        if self.clock is None or seat is None:
            return self.clock
        return self.clock.spent(seat, time, turn_ends=to_act(state) is not seat)

    def retimed(self, change: Retime) -> "Timeline":
        """The same moment with more or less time for a seat, where there is a clock."""
        seat = change.seat
        clock = self._clock_after(self.state, change.time or 0)
        if clock is None:
            return self
        in_turn = seat is to_act(self.state)
        if change.factor is not None:
            clock = clock.retimed(seat, change.factor, in_turn=in_turn)
        elif change.more is not None:
            clock = clock.given(seat, change.more, in_turn=in_turn)
        return replace(self, clock=clock)

    def earlier(self, plies: int) -> "Timeline | None":
        """The moment so many accepted moves before, None where there were not so many."""
        there: Timeline | None = self
        for _ in range(plies):
            if there is None:
                return None
            there = there.before
        if there is None:
            return None
        return replace(there, later=self, clock=there.clock and there.clock.agreed(self.clock))

    def again(self) -> "Timeline | None":
        """The moment that was left by the latest taking back, by what is agreed on now."""
        there = self.later
        return there and replace(there, clock=there.clock and there.clock.agreed(self.clock))

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


def after(
    now: Timeline, entry: Recorded
) -> tuple[Timeline, tuple[Event | TurnEvent | ClockEvent, ...]]:
    """The moment after an entry of a record, and what happened; never raises."""
    match entry:
        case Entry():
            then = now.played(entry)
            return then, _told(now, then.steps[-1])
        case Retime(seat=seat, factor=factor, more=more):
            told = Retimed(seat, factor, more) if now.clock else NoClock(seat)
            return now.retimed(entry), (told,)
        case Undo() | Redo():
            return _turned(now, entry)


def _turned(now: Timeline, entry: Undo | Redo) -> tuple[Timeline, tuple[TurnEvent]]:
    if isinstance(entry, Undo):
        back = now.earlier(entry.plies)
        if back is None:
            return now, (Unturned(entry.seat, TurnFault.NOTHING_DONE),)
        return back, (TakenBack(entry.seat, happened(now.since(back)), back.state),)
    forth = now.again()
    if forth is None:
        return now, (Unturned(entry.seat, TurnFault.NOTHING_UNDONE),)
    return forth, (DoneAgain(entry.seat, happened(forth.since(now)), forth.state),)


def _told(now: Timeline, played: Played) -> tuple[Event | ClockEvent, ...]:
    """What a move led to; of those that the clock made, the first one tells why."""
    if not (played.auto and played.accepted):
        return played.events
    latest = now.latest
    goes_on = latest is not None and latest.auto and latest.seat is played.seat
    first, *others = played.events
    why = () if goes_on else (RanOut(played.seat),)
    return (*why, ByLot(first), *others)
