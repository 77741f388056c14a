"""A game with its players: commands of persons in, events out, computers answered in between."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from quarto_access.engine.quarto.levels import LEVELS, Player
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Event
from quarto_access.rules.quarto.moves import Move
from quarto_access.rules.quarto.state import State, to_act
from quarto_access.session.quarto.entries import Entry, Recorded, Redo, Undo
from quarto_access.session.quarto.players import Names
from quarto_access.session.quarto.record import (
    Record,
    RecordError,
    RecordFault,
    level_of,
    timeline,
)
from quarto_access.session.quarto.review import uncalled
from quarto_access.session.quarto.timeline import TurnEvent, TurnFault, Unturned, after, happened
from quarto_access.session.quarto.views import Reviewed

Told = tuple[Event | TurnEvent | Reviewed, ...]


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
            if latest.seat not in self._computers:
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

    def _asked(self, seat: Seat) -> Seat | None:
        return seat.other if self._consent and not self._computers else None

    def _play(self, seat: Seat, move: Move) -> Told:
        return self._add(Entry(seat, move))

    def _add(self, entry: Recorded) -> Told:
        running = not self.over
        self._now, events = after(self._now, entry)
        self.record = self.record.plus_entry(entry)
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
