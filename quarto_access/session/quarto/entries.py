"""What a record holds, one after the other: moves, and steps back and forth in the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeGuard

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.moves import Claim, End, Flag, Give, Move, Place, Resign
from quarto_access.session.clock import LONGEST, MOST_FACTOR

MOST_TIME = 1000 * LONGEST * MOST_FACTOR
"""No more milliseconds can be used at once than a clock can be set to."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A move that a seat asked for, whether it was accepted or refused.

    `auto` is true for what the clock did in the seat's place when its time had run out. `time` is
    the milliseconds that the seat to act had used since the entry before, None without a clock.
    """

    seat: Seat
    move: Move
    auto: bool = False
    time: int | None = None


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat takes back the latest moves: so many that were accepted, and what was refused since.

    `plies` is 1 or more.
    """

    seat: Seat
    plies: int


@dataclass(frozen=True, slots=True)
class Redo:
    """A seat does again what the latest step back took away."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Retime:
    """The time of a seat is changed: by another factor, 1 to 10, or by so many seconds more.

    `time` is the milliseconds that the seat to act had used since the entry before.
    """

    seat: Seat
    factor: int | None = None
    more: int | None = None
    time: int | None = None


Recorded = Entry | Undo | Redo | Retime


def move_object(entry: Recorded) -> dict[str, object]:
    """An entry as it stands in a record."""
    return {"by": entry.seat.value, **_what(entry)}


def _what(entry: Recorded) -> dict[str, object]:
    match entry:
        case Undo(plies=plies):
            return {"do": "undo", "plies": plies}
        case Redo():
            return {"do": "redo"}
        case Retime(factor=factor, more=more, time=time):
            change = {"more": more} if factor is None else {"factor": factor}
            return {"do": "time", **change, **_time(time)}
        case Entry(move=move, auto=auto, time=time):
            return {**_move_values(move), **({"auto": True} if auto else {}), **_time(time)}


def _time(time: int | None) -> dict[str, object]:
    return {} if time is None else {"time": time}


def _move_values(move: Move) -> dict[str, object]:
    match move:
        case Give(piece=piece):
            return {"do": "give", "piece": piece}
        case Place(cell=cell):
            return {"do": "place", "cell": cell}
        case Claim(line=line):
            return {"do": "claim", "line": line}
        case End():
            return {"do": "end"}
        case Resign():
            return {"do": "resign"}
        case Flag():
            return {"do": "flag"}


def entry_of(data: Mapping[str, object]) -> Recorded | None:
    """The entry that an object of a record stands for, None where it stands for none."""
    by = data.get("by")
    if not isinstance(by, str) or by not in tuple(Seat):
        return None
    match data:
        case {"do": "undo", "plies": int(plies)} if not isinstance(plies, bool) and plies > 0:
            return Undo(Seat(by), plies)
        case {"do": "redo"}:
            return Redo(Seat(by))
        case {"do": "time"}:
            return _retime(Seat(by), data)
        case _:
            return _entry(Seat(by), data)


def _retime(seat: Seat, data: Mapping[str, object]) -> Retime | None:
    time = data.get("time")
    match data:
        case _ if not _is_time(time) or ("factor" in data and "more" in data):
            return None
        case {"factor": int(factor)} if _counts(factor, MOST_FACTOR):
            return Retime(seat, factor=factor, time=time)
        case {"more": int(more)} if _counts(more, LONGEST):
            return Retime(seat, more=more, time=time)
        case _:
            return None


def _counts(number: int, most: int) -> bool:
    return not isinstance(number, bool) and 1 <= number <= most


def _entry(seat: Seat, data: Mapping[str, object]) -> Entry | None:
    move = _move(data)
    auto = data.get("auto", False)
    time = data.get("time")
    if move is None or not isinstance(auto, bool) or not _is_time(time):
        return None
    return Entry(seat, move, auto, time)


def _is_time(value: object) -> TypeGuard[int | None]:
    if value is None:
        return True
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_TIME


_BARE: Mapping[str, Move] = {"end": End(), "resign": Resign(), "flag": Flag()}


def _move(data: Mapping[str, object]) -> Move | None:
    match data:
        case {"do": "give", "piece": int(piece)} if not isinstance(piece, bool):
            return Give(piece)
        case {"do": "place", "cell": int(cell)} if not isinstance(cell, bool):
            return Place(cell)
        case {"do": "claim", "line": str(line)}:
            return Claim(line)
        case {"do": str(word)}:
            return _BARE.get(word)
        case _:
            return None
