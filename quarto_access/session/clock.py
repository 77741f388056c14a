"""A chess clock as a value: what was agreed, what was used, what is left. Time is handed in.

All times are whole milliseconds but where a name says seconds. Nothing here runs: whoever measures
time tells how much of it has passed.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from quarto_access.rules.game import Seat

WARNINGS = (30, 10)
"""Seconds before the end at which a warning is due, the earlier first."""
MOST_FACTOR = 10
LONGEST = 86_400
"""The most seconds that a clock can be set to."""
A_MINUTE = 60
_SECOND = 1000


class Limit(StrEnum):
    """What time is limited for."""

    TURN = "turn"
    GAME = "game"


@dataclass(frozen=True, slots=True)
class ClockRules:
    """The time that was agreed on.

    `turn` and `game` are seconds for a turn and for the turns of a whole game together, None where
    that is not limited; one of them is. `factors` multiply the time of seats A and B, 1 to 10.

    Raises:
        ValueError: nothing is limited, or a number is out of its range.
    """

    turn: int | None = None
    game: int | None = None
    factors: tuple[int, int] = (1, 1)

    def __post_init__(self) -> None:
        limits = [limit for limit in (self.turn, self.game) if limit is not None]
        fits = limits and all(1 <= limit <= LONGEST for limit in limits)
        if not fits or not all(1 <= factor <= MOST_FACTOR for factor in self.factors):
            message = f"no clock can be set like this: {self.turn}, {self.game}, {self.factors}"
            raise ValueError(message)

    def factor(self, seat: Seat) -> int:
        """How many times the usual time a seat has."""
        return self.factors[_index(seat)]

    def with_factor(self, seat: Seat, factor: int) -> "ClockRules":
        """The rules with another factor for a seat.

        Raises:
            ValueError: it is none of 1 to 10.
        """
        factors = (factor, self.factors[1]) if seat is Seat.A else (self.factors[0], factor)
        return replace(self, factors=factors)

    def swapped(self) -> "ClockRules":
        """The rules when the players change seats, each with a factor of their own."""
        return replace(self, factors=(self.factors[1], self.factors[0]))

    def seconds(self, limit: Limit, seat: Seat) -> int | None:
        """The seconds that a seat has to begin with, None where there is no such limit."""
        usual = self.turn if limit is Limit.TURN else self.game
        return None if usual is None else usual * self.factor(seat)

    def more(self, seat: Seat) -> int:
        """The seconds that a seat is given when it asks for more: a turn, or else a minute."""
        return self.seconds(Limit.TURN, seat) or A_MINUTE * self.factor(seat)


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of both seats at a moment of a game.

    `in_turn` was used in the present turn by the seat to act, `used` by each seat in all. What was
    given on top is in `more_in_turn` and `more`.
    """

    rules: ClockRules
    in_turn: int = 0
    used: tuple[int, int] = (0, 0)
    more_in_turn: int = 0
    more: tuple[int, int] = (0, 0)

    def left(self, limit: Limit, seat: Seat, running: int = 0) -> int | None:
        """What is left to a seat, None where there is no such limit; never less than nothing.

        `running` is what was used since this moment, by the seat to act.
        """
        rest = self.rest(limit, seat)
        return None if rest is None else max(rest - running, 0)

    def rest(self, limit: Limit, seat: Seat) -> int | None:
        """What is left to a seat, less than nothing where it has used more than it had."""
        seconds = self.rules.seconds(limit, seat)
        if seconds is None:
            return None
        if limit is Limit.TURN:
            return seconds * _SECOND + self.more_in_turn - self.in_turn
        index = _index(seat)
        return seconds * _SECOND + self.more[index] - self.used[index]

    def spent(self, seat: Seat, time: int, *, turn_ends: bool) -> "Clock":
        """The clock after a seat has used time; the next turn begins with none of it used."""
        after = replace(self, in_turn=self.in_turn + time, used=_added(self.used, seat, time))
        return replace(after, in_turn=0, more_in_turn=0) if turn_ends else after

    def given(self, seat: Seat, seconds: int, *, in_turn: bool) -> "Clock":
        """The clock with more time for a seat; in its turn for that as well."""
        more = _added(self.more, seat, seconds * _SECOND)
        now = seconds * _SECOND if in_turn else 0
        return replace(self, more=more, more_in_turn=self.more_in_turn + now)

    def retimed(self, seat: Seat, factor: int, *, in_turn: bool) -> "Clock":
        """The clock with another factor for a seat.

        Less time leaves what was left, or as much as the first warning tells, whichever is less:
        nobody's time is over because he has turned it down.
        """
        after = replace(self, rules=self.rules.with_factor(seat, factor))
        for limit in Limit if in_turn else (Limit.GAME,):
            before, rest = self.left(limit, seat), after.rest(limit, seat)
            if before is not None and rest is not None:
                lacking = max(min(before, WARNINGS[0] * _SECOND) - rest, 0)
                after = after.topped(limit, seat, lacking)
        return after

    def topped(self, limit: Limit, seat: Seat, time: int) -> "Clock":
        """The clock with time on top for one limit."""
        if limit is Limit.TURN:
            return replace(self, more_in_turn=self.more_in_turn + time)
        return replace(self, more=_added(self.more, seat, time))

    def agreed(self, other: "Clock | None") -> "Clock":
        """This clock by what was agreed on in another one: factors, and time on top for the game.

        What was agreed on is no move, and no step back takes it away.
        """
        return self if other is None else replace(self, rules=other.rules, more=other.more)

    def due(self, seat: Seat, running: int) -> int:
        """How long until the next warning, or the end of a time."""
        return min(
            left - mark
            for limit in Limit
            if (left := self.left(limit, seat, running)) is not None
            for mark in (*(seconds * _SECOND for seconds in WARNINGS), 0)
            if left > mark or mark == 0
        )

    def rests(self, seat: Seat, running: int) -> tuple[int, ...]:
        """What is left of each time that is limited."""
        found = (self.left(limit, seat, running) for limit in Limit)
        return tuple(left for left in found if left is not None)

    def warnings(self, seat: Seat, before: int, running: int) -> tuple[tuple[Limit, int], ...]:
        """The warnings that became due in between, of each limit the latest: the seconds left."""
        found: list[tuple[Limit, int]] = []
        for limit in Limit:
            earlier = self.left(limit, seat, before)
            left = self.left(limit, seat, running)
            if earlier is None or not left:
                continue
            passed = [one for one in WARNINGS if left <= one * _SECOND < earlier]
            found += [(limit, one) for one in passed[-1:]]
        return tuple(found)

    def over(self, seat: Seat, running: int) -> Limit | None:
        """The time that a seat has used up, that of the game before that of the turn."""
        for limit in (Limit.GAME, Limit.TURN):
            if self.left(limit, seat, running) == 0:
                return limit
        return None


def seconds_of(time: int) -> int:
    """Milliseconds as the seconds that are told: one that has begun counts whole."""
    return -(-time // _SECOND)


def _index(seat: Seat) -> int:
    return 0 if seat is Seat.A else 1


def _added(times: tuple[int, int], seat: Seat, time: int) -> tuple[int, int]:
    return (times[0] + time, times[1]) if seat is Seat.A else (times[0], times[1] + time)
