"""The clocks that a person has chosen, for the next game and for the one at hand."""

from dataclasses import dataclass, replace

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.state import to_act
from quarto_access.session.clock import ClockRules
from quarto_access.session.quarto.clock_events import NoClock
from quarto_access.session.quarto.record import PERSON, Record
from quarto_access.session.quarto.table import Table, Told
from quarto_access.session.settings import Settings

_Chosen = tuple[int, int, int, int]


def more_time(table: Table) -> Told:
    """Give the person whose turn it is the time of one more turn."""
    seat = to_act(table.state)
    if table.due is None or seat is None or table.record.clock is None:
        return (NoClock(seat or table.persons[0]),)
    rules = table.clock.rules if table.clock else table.record.clock
    return table.retime(seat, more=rules.more(seat))


@dataclass
class ClockChoice:
    """What the settings say of clocks, and what they said when the game at hand began."""

    _chosen: _Chosen = (0, 0, 1, 1)
    _at_begin: _Chosen = (0, 0, 1, 1)

    def follow(self, settings: Settings, table: Table | None) -> None:
        """Take what was chosen; a factor that has changed counts at once at a table."""
        before, self._chosen = self._chosen, _chosen(settings)
        if table is None or table.clock is None:
            return
        now, then = _factors(table, self._chosen), _factors(table, before)
        # a factor that counts already is nothing new for the next game
        self._at_begin = (*self._at_begin[:2], *self._chosen[2:])
        for seat, factor, former in zip(Seat, now, then, strict=True):
            if factor != former:
                table.retime(seat, factor=factor)

    def set_in(self, record: Record) -> Record:
        """A record of a new game with the clock that was chosen, if any."""
        turn, game, first, second = self._chosen
        if not turn and not game:
            return record
        factors = _by_seat(record, first, second)
        return replace(record, clock=ClockRules(turn or None, game or None, factors))

    def set_again(self, record: Record, table: Table) -> Record:
        """A record of the next game: each person keeps the time that he had.

        What was chosen since the game before began goes before that.
        """
        if self._chosen != self._at_begin:
            return self.set_in(record)
        clock = table.clock
        return replace(record, clock=clock.rules.swapped() if clock else None)

    def begun(self) -> None:
        """Take note that a game has begun with what is chosen now."""
        self._at_begin = self._chosen


def _chosen(settings: Settings) -> _Chosen:
    return (
        settings.move_time,
        settings.total_time,
        settings.time_factor_1,
        settings.time_factor_2,
    )


def _factors(table: Table, chosen: _Chosen) -> tuple[int, int]:
    return _by_seat(table.record, *chosen[2:])


def _by_seat(record: Record, first: int, second: int) -> tuple[int, int]:
    """The factors of seats A and B: players 1 and 2, or the one person; a computer has none."""
    persons = [seat for seat in Seat if record.seats[seat] == PERSON]
    if len(persons) > 1:
        return first, second
    return (first, 1) if persons == [Seat.A] else (1, first)
