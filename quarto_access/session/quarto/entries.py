"""What a record holds, one after the other: moves, and steps back and forth in the game."""

from collections.abc import Mapping
from dataclasses import dataclass

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.moves import Claim, End, Give, Move, Place, Resign


@dataclass(frozen=True, slots=True)
class Entry:
    """A move that a seat asked for, whether it was accepted or refused."""

    seat: Seat
    move: Move


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


Recorded = Entry | Undo | Redo


def move_object(entry: Recorded) -> dict[str, object]:
    """An entry as it stands in a record."""
    return {"by": entry.seat.value, **_what(entry)}


def _what(entry: Recorded) -> dict[str, object]:
    match entry:
        case Undo(plies=plies):
            return {"do": "undo", "plies": plies}
        case Redo():
            return {"do": "redo"}
        case Entry(move=move):
            return _move_values(move)


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
        case _:
            move = _move(data)
            return None if move is None else Entry(Seat(by), move)


def _move(data: Mapping[str, object]) -> Move | None:
    match data:
        case {"do": "give", "piece": int(piece)} if not isinstance(piece, bool):
            return Give(piece)
        case {"do": "place", "cell": int(cell)} if not isinstance(cell, bool):
            return Place(cell)
        case {"do": "claim", "line": str(line)}:
            return Claim(line)
        case {"do": "end"}:
            return End()
        case {"do": "resign"}:
            return Resign()
        case _:
            return None
