"""A game with its players: commands of persons in, events out, computers answered in between."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from quarto_access.engine.quarto.levels import LEVELS, Player
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Ended, Event
from quarto_access.rules.quarto.moves import Move
from quarto_access.rules.quarto.state import State, play, to_act
from quarto_access.session.quarto.record import (
    Record,
    RecordError,
    RecordFault,
    initial_state,
    level_of,
    replay,
)
from quarto_access.session.quarto.review import uncalled
from quarto_access.session.quarto.views import Reviewed


@dataclass(frozen=True, slots=True)
class Turn:
    """A question to a player: what to do in this state, at this point of the record."""

    seat: Seat
    state: State
    ply: int


class Table:
    """The one place where a game changes. Its record replays to its state."""

    def __init__(self, record: Record) -> None:
        """Take up a game where its record ends.

        Raises:
            RecordError: a seat names an unknown level, or no person sits at the table.
        """
        self._computers = _computers(record.seats)
        self.record = record
        self.state = initial_state(record)
        for replayed in replay(record):
            self.state = replayed.state

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats in which people sit."""
        return tuple(seat for seat in Seat if seat not in self._computers)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return to_act(self.state) is None

    def act(self, move: Move) -> tuple[Event | Reviewed, ...]:
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
        return Turn(seat, self.state, len(self.record.moves))

    def answer(self, turn: Turn, move: Move) -> tuple[Event | Reviewed, ...]:
        """A computer's move. One that was thought out for an earlier moment is dropped."""
        if turn.ply != len(self.record.moves):
            return ()
        return self._play(turn.seat, move)

    def let_computers_play(self) -> tuple[Event | Reviewed, ...]:
        """Ask computers until a person is to act or the game is over."""
        events: tuple[Event | Reviewed, ...] = ()
        while (turn := self.turn()) is not None:
            # one generator a move, so that a game taken up again goes on as it would have
            random = Random(f"{self.record.seed}/{turn.ply}")
            move = self._computers[turn.seat].choose(turn.state, turn.seat, random)
            events += self.answer(turn, move)
        return events

    def _play(self, seat: Seat, move: Move) -> tuple[Event | Reviewed, ...]:
        step = play(self.state, seat, move)
        self.state = step.state
        self.record = self.record.plus(seat, move)
        if any(isinstance(event, Ended) for event in step.events):
            return (*step.events, Reviewed(uncalled(self.record)))
        return step.events


def _computers(seats: Mapping[Seat, str]) -> dict[Seat, Player]:
    computers: dict[Seat, Player] = {}
    for seat, player in seats.items():
        level = level_of(player)
        if level is not None:
            if level not in LEVELS or len(computers) == len(Seat) - 1:
                raise RecordError(RecordFault.BAD_SEATS, player)
            computers[seat] = LEVELS[level]
    return computers
