"""Answers that look back: the whole game, and after its end what was missed in it."""

from dataclasses import dataclass

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import Cell
from quarto_access.rules.quarto.events import Quarto
from quarto_access.rules.quarto.pieces import Piece
from quarto_access.session.quarto.record import Record


@dataclass(frozen=True, slots=True)
class Uncalled:
    """A line that nobody called: `move` is the number of the piece that finished it.

    `chances` are the seats that held the right to call it, in turn.
    """

    quarto: Quarto
    move: int
    chances: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Gift:
    """A piece was given that finished a line: on `cell` it made `quarto`.

    `move` is the number of the piece on the board, `safe` how many pieces could have been given
    that finished none, and `used` whether it was placed on such a cell, None where it never was.
    """

    seat: Seat
    piece: Piece
    move: int
    cell: Cell
    quarto: Quarto
    safe: int
    used: bool | None


Missed = Gift | Uncalled


@dataclass(frozen=True, slots=True)
class MissRead:
    """One of the things that were missed in the game, its number and how many there are."""

    miss: Missed
    number: int
    count: int
    edge: bool = False


@dataclass(frozen=True, slots=True)
class NothingMissed:
    """Every line was called, and no piece was given that finished one."""


@dataclass(frozen=True, slots=True)
class MissedLater:
    """What was missed is told after the end, whether or not there is anything."""


@dataclass(frozen=True, slots=True)
class GameRead:
    """All moves of the game so far."""

    record: Record


@dataclass(frozen=True, slots=True)
class Reviewed:
    """Told after the end: the lines that nobody called."""

    uncalled: tuple[Uncalled, ...]


ReviewView = MissRead | NothingMissed | MissedLater | GameRead | Reviewed
