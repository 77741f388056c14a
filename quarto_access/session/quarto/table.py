"""A game with its players: commands of persons in, events out, computers answered in between."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from quarto_access.engine.quarto.levels import LEVELS, Player
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Event
from quarto_access.rules.quarto.moves import Flag, Move
from quarto_access.rules.quarto.state import State, to_act
from quarto_access.session.clock import Clock, Limit
from quarto_access.session.quarto.clock_events import ClockEvent, Warned
from quarto_access.session.quarto.entries import Entry, Recorded, Redo, Retime, Undo
from quarto_access.session.quarto.lots import lots
from quarto_access.session.quarto.players import Names
from quarto_access.session.quarto.record import (
    Record,
    RecordError,
    RecordFault,
    level_of,
    timeline,
)
from quarto_access.session.quarto.review import uncalled
from quarto_access.session.quarto.review_views import Reviewed
from quarto_access.session.quarto.timeline import (
    Played,
    Timeline,
    TurnEvent,
    TurnFault,
    Unturned,
    after,
    happened,
)

Told = tuple[Event | TurnEvent | ClockEvent | Reviewed, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """A question to a player: what to do in this state.

    `moment` is the point of the record that it is asked at. `ply` counts the moves that led to
    the state, refused ones included, without those that were taken back: so the same moves made
    again are answered alike.
    """

    seat: Seat
    state: State
    ply: int
    moment: int


@dataclass(frozen=True, slots=True)
class Turning:
    """A step back or forth that can be made, what it undoes or does again, and who has to agree."""

    entry: Undo | Redo
    moves: tuple[Event, ...]
    asked: Seat | None


class Table:
    """The one place where a game changes. Its record replays to its state."""

    def __init__(self, record: Record, *, consent: bool = True) -> None:
        """Take up a game where its record ends.

        Without `consent` nobody has to agree to a step back or forth: two people correct what they
        have entered.

        Raises:
            RecordError: a seat names an unknown level, or no person sits at the table.
        """
        self._computers = _computers(record.seats)
        self._consent = consent
        self.record = record
        self._now = timeline(record)
        self._running = record.running

    @property
    def state(self) -> State:
        """The state of the game."""
        return self._now.state

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats in which people sit."""
        return tuple(seat for seat in Seat if seat not in self._computers)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return to_act(self.state) is None

    def name(self, names: Names) -> None:
        """Have the players of this game known by other names."""
        self.record = replace(self.record, names=names)

    @property
    def told_of_quarto(self) -> Seat | None:
        """The person who is to be told that there is a Quarto to call, in a game with that help."""
        seat = to_act(self.state)
        if not self.record.tell_me or seat is None or seat in self._computers:
            return None
        can_call = self.state.claims_left != 0 and self.state.live_quartos()
        return seat if can_call else None

    def act(self, move: Move) -> Told:
        """A person's move, by the seat that holds the right; then the computers answer.

        A move after the end is refused in the name of the first person.
        """
        seat = to_act(self.state)
        if seat is None or seat in self._computers:
            seat = self.persons[0]
        return self._play(seat, move) + self.let_computers_play()

    def turn(self) -> Turn | None:
        """The question to the computer that is to act, None when it is a person's turn."""
        seat = to_act(self.state)
        if seat is None or seat not in self._computers:
            return None
        return Turn(seat, self.state, len(self._now.steps), len(self.record.moves))

    def answer(self, turn: Turn, move: Move) -> Told:
        """A computer's move. One that was thought out for an earlier moment is dropped."""
        if turn.moment != len(self.record.moves):
            return ()
        return self._play(turn.seat, move)

    @property
    def clock(self) -> Clock | None:
        """The clock at this moment, None where none was set."""
        clock, seat = self._now.clock, to_act(self.state)
        if clock is None or seat is None:
            return clock
        return clock.spent(seat, self._running, turn_ends=False)

    @property
    def due(self) -> int | None:
        """The milliseconds until the clock has something to say, None where none is running."""
        clock, seat = self._now.clock, to_act(self.state)
        if clock is None or seat is None or seat in self._computers:
            return None
        return clock.due(seat, self._running)

    def pass_time(self, time: int) -> Told:
        """Let milliseconds pass for the person to act; what that leads to."""
        clock, seat = self._now.clock, to_act(self.state)
        if clock is None or seat is None or self.due is None:
            return ()
        before = self._running
        # nobody uses more time than there is
        self._running += min(time, *clock.rests(seat, before))
        warned = (Warned(seat, *one) for one in clock.warnings(seat, before, self._running))
        match clock.over(seat, self._running):
            case Limit.GAME:
                return self._play(seat, Flag())
            case Limit.TURN:
                of_game = tuple(one for one in warned if one.limit is Limit.GAME)
                return (*self._run_out(seat), *of_game)
            case None:
                return tuple(warned)

    def retime(self, seat: Seat, *, factor: int | None = None, more: int | None = None) -> Told:
        """Change the time of a seat."""
        return self._add(Retime(seat, factor, more, self._used))

    def settle(self) -> None:
        """Have the record hold the time that has run since its last entry."""
        if self._running != self.record.running:
            self.record = replace(self.record, running=self._running)

    def _run_out(self, seat: Seat) -> Told:
        """Go on by lot in the place of a person whose time has run out, until his turn is over."""
        random = Random(f"{self.record.seed}/clock/{len(self._now.steps)}")
        told: Told = ()
        while to_act(self.state) is seat:
            move = lots(self.state, random)
            told += self._add(Entry(seat, move, auto=True, time=self._used))
        return told + self.let_computers_play()

    @property
    def _used(self) -> int | None:
        return None if self._now.clock is None else self._running

    def let_computers_play(self) -> Told:
        """Ask computers until a person is to act or the game is over."""
        events: Told = ()
        while (turn := self.turn()) is not None:
            # one generator a move, so that a game taken up again goes on as it would have
            random = Random(f"{self.record.seed}/{turn.ply}")
            move = self._computers[turn.seat].choose(turn.state, turn.seat, random)
            events += self.answer(turn, move)
        return events

    def taking_back(self) -> Turning | Unturned:
        """What can be taken back: a person's latest move, and what a computer did after it.

        Between two people the one who did not make that move has to agree.
        """
        plies, there = 0, self._now
        while (latest := there.latest) is not None and there.before is not None:
            plies, there = plies + 1, there.before
            if latest.seat not in self._computers and not self._began_before(latest, there):
                moves = happened(self._now.since(there))
                return Turning(Undo(latest.seat, plies), moves, self._asked(latest.seat))
        return Unturned(self.persons[0], TurnFault.NOTHING_DONE)

    def doing_again(self) -> Turning | Unturned:
        """What was taken back last and can be done again; who has to agree is as before."""
        later = self._now.later
        if later is None:
            return Unturned(self.persons[0], TurnFault.NOTHING_UNDONE)
        moves = later.since(self._now)
        seat = moves[0].seat
        return Turning(Redo(seat), happened(moves), self._asked(seat))

    def make(self, turning: Turning) -> Told:
        """Make a step back or forth that everybody who has to has agreed to."""
        return self._add(turning.entry) + self.let_computers_play()

    @staticmethod
    def _began_before(latest: Played, there: Timeline) -> bool:
        """Whether the clock made a move together with the one before, for the same person."""
        before = there.latest
        return latest.auto and before is not None and before.auto and before.seat is latest.seat

    def _asked(self, seat: Seat) -> Seat | None:
        return seat.other if self._consent and not self._computers else None

    def _play(self, seat: Seat, move: Move) -> Told:
        time = None if seat in self._computers else self._used
        return self._add(Entry(seat, move, time=time))

    def _add(self, entry: Recorded) -> Told:
        running = not self.over
        self._now, events = after(self._now, entry)
        self.record = self.record.plus_entry(entry)
        self._running = 0
        if running and self.over:
            return (*events, Reviewed(uncalled(self.record)))
        return events


def _computers(seats: Mapping[Seat, str]) -> dict[Seat, Player]:
    computers: dict[Seat, Player] = {}
    for seat, player in seats.items():
        level = level_of(player)
        if level is not None:
            if level not in LEVELS or len(computers) == len(Seat) - 1:
                raise RecordError(RecordFault.BAD_SEATS, player)
            computers[seat] = LEVELS[level]
    return computers
