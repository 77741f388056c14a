"""The record of a game: what was set, who played, and every move, also those that were refused.

What was taken back stays in it: the record is what happened, its timeline is what counts.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Ended, Event, Refused
from quarto_access.rules.quarto.moves import Move
from quarto_access.rules.quarto.notation import NotationError, format_position, parse_position
from quarto_access.rules.quarto.ruleset import LINE_SETS, Ruleset
from quarto_access.rules.quarto.state import State, new_game, outcome
from quarto_access.session.clock import Clock, ClockRules
from quarto_access.session.quarto.clock_events import ClockEvent, NoClock
from quarto_access.session.quarto.entries import Entry, Recorded
from quarto_access.session.quarto.players import Names
from quarto_access.session.quarto.starting_lot import Lot
from quarto_access.session.quarto.timeline import Timeline, TurnEvent, Unturned, after

PERSON = "person"
COMPUTER = "computer:"
"""A seat is played by `person`, or by `computer:` and the name of a level."""

_DETAIL_LENGTH = 40


class RecordFault(StrEnum):
    """Why a text is not a record."""

    NOT_JSON = "not_json"
    DUPLICATE_KEY = "duplicate_key"
    NOT_A_RECORD = "not_a_record"
    OTHER_FORMAT = "other_format"
    OTHER_GAME = "other_game"
    NEWER_VERSION = "newer_version"
    BAD_RULESET = "bad_ruleset"
    BAD_SEATS = "bad_seats"
    BAD_CLOCK = "bad_clock"
    BAD_SEED = "bad_seed"
    BAD_LOT = "bad_lot"
    BAD_NAMES = "bad_names"
    BAD_START = "bad_start"
    BAD_MOVE = "bad_move"


class RecordError(ValueError):
    """A text is not a record.

    Attributes:
        reason: what is wrong.
        detail: where, as text that is short and can be encoded: the key, name or word that does
            not fit, the line of a JSON fault, or the number of a bad move, counted from 1.
    """

    def __init__(self, reason: RecordFault, detail: str = "") -> None:
        clean = detail[:_DETAIL_LENGTH].encode("utf-8", "replace").decode("utf-8")
        super().__init__(f"{reason}: {clean}" if clean else str(reason))
        self.reason = reason
        self.detail = clean


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its start to the last move so far.

    `start` is the text of a position that the game began from, None for the empty board; the
    ruleset given here counts, not the one that the text may name. `clock` is the clock that the
    game began with, if any, and `running` the milliseconds that the seat to act had used since
    the last entry when the game was left. `lot` is how it was found out who gives first, None
    where that is not known; `tell_me` whether persons are told of a Quarto. `names` are those of
    the players by seat, nothing where they have none.
    """

    ruleset: Ruleset
    seats: Mapping[Seat, str]
    seed: int | None = None
    start: str | None = None
    moves: tuple[Recorded, ...] = ()
    clock: ClockRules | None = None
    running: int = 0
    lot: Lot | None = None
    tell_me: bool = False
    names: Names = ()

    def plus(self, seat: Seat, move: Move) -> "Record":
        """This record with one more move."""
        return self.plus_entry(Entry(seat, move))

    def plus_entry(self, entry: Recorded) -> "Record":
        """This record with one more entry, which holds the time that had run."""
        return replace(self, moves=(*self.moves, entry), running=0)


@dataclass(frozen=True, slots=True)
class Replayed:
    """An entry and what came of it: `answer` is ok, win, loss, draw or refused:<reason>."""

    index: int
    entry: Recorded
    state: State
    events: tuple[Event | TurnEvent | ClockEvent, ...]
    answer: str


def level_of(player: str) -> str | None:
    """The level of a computer's seat, None for a person's seat."""
    return player.removeprefix(COMPUTER) if player.startswith(COMPUTER) else None


def start_text(state: State) -> str:
    """A position as a record holds it: board, hand, and the ruleset's name where it has one."""
    words = format_position(state).split()[:3]
    return " ".join(words if words[-1] in LINE_SETS else words[:-1])


def initial_state(record: Record) -> State:
    """The state before the first move.

    Raises:
        RecordError: the start is not a position; never so for a record that was read.
    """
    if record.start is None:
        return new_game(record.ruleset)
    try:
        state = parse_position(record.start)
    except NotationError as error:
        raise RecordError(RecordFault.BAD_START, error.reason) from error
    return replace(state, ruleset=record.ruleset)


def replay(record: Record) -> Iterator[Replayed]:
    """Answer every entry of a record in turn; a refusal stops nothing.

    Raises:
        RecordError: the start is not a position; never so for a record that was read.
    """
    now = _beginning(record)
    for index, entry in enumerate(record.moves):
        now, events = after(now, entry)
        answer = _answer(entry.seat, now.state, events)
        yield Replayed(index, entry, now.state, events, answer)


def timeline(record: Record) -> Timeline:
    """The moment that a record ends at, with the moves that count.

    Raises:
        RecordError: the start is not a position; never so for a record that was read.
    """
    now = _beginning(record)
    for entry in record.moves:
        now, _events = after(now, entry)
    return now


def _beginning(record: Record) -> Timeline:
    return Timeline(initial_state(record), clock=Clock(record.clock) if record.clock else None)


def final(state: State) -> dict[str, str | None]:
    """How a game stands: status running, won or draw, and the winner's seat."""
    end = outcome(state)
    if end is None:
        return {"status": "running", "winner": None}
    if end.winner is None:
        return {"status": "draw", "winner": None}
    return {"status": "won", "winner": end.winner.value}


def _answer(seat: Seat, state: State, events: tuple[Event | TurnEvent | ClockEvent, ...]) -> str:
    # a false claim may be refused and the end of the game
    goes_on = outcome(state) is None or not any(isinstance(event, Ended) for event in events)
    for event in events:
        if isinstance(event, Refused) and goes_on:
            return f"refused:{event.reason}"
        if isinstance(event, Unturned):
            return f"refused:{event.fault}"
        if isinstance(event, NoClock):
            return "refused:no_clock"
    end = outcome(state)
    if end is None:
        return "ok"
    if end.winner is None:
        return "draw"
    return "win" if end.winner is seat else "loss"
