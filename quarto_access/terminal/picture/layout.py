"""What fits into a terminal, and where: the largest pieces, and with them the tray if it can be."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache

from quarto_access.rules.quarto.board import SIZE
from quarto_access.terminal.picture.pieces import LINE, SIZES, Size

SLOTS = SIZE + 1
"""The columns between pieces and at both sides, where frames stand."""
LABEL = 12
"""Columns of a label in front of the piece in hand."""
SIDE = 8
"""Columns of the labels beside the board, at least."""
NEXT = 2
"""Columns between the board and the tray beside it."""
_SIDE_ROWS = 2
_LONG_ROW = 60
"""From so many columns on, what is said mostly fits into one row."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Four by four places.

    Attributes:
        size: that of the pieces.
        framed: whether there are rows for frames between them.
        pad: blank columns on each side of a piece.
        margin: columns for the numbers of the rows; without them there are no letters either.
    """

    size: Size
    framed: bool = True
    pad: int = 0
    margin: int = 0

    @property
    def place(self) -> int:
        """Columns of a place, without its frame."""
        return self.size.width + 2 * self.pad

    @property
    def pitch(self) -> int:
        """Rows from one place to the next."""
        return self.size.height + self.framed

    @property
    def width(self) -> int:
        """All its columns."""
        return self.margin + SIZE * self.place + SLOTS

    @property
    def height(self) -> int:
        """All its rows; the letters stand in the lowest frame, or below where none is."""
        letters = bool(self.margin) and not self.framed
        return SIZE * self.pitch + self.framed + letters

    def corner(self, index: int) -> tuple[int, int]:
        """Column and row of the upper left cell of a piece, counted from the grid's own one."""
        column, row = index % SIZE, SIZE - 1 - index // SIZE
        across = self.margin + 1 + column * (self.place + 1) + self.pad
        return across, row * self.pitch + self.framed


class Arrangement(Enum):
    """Where the tray and the piece in hand are."""

    BESIDE = auto()
    """Both to the right of the board, the hand above."""
    BELOW = auto()
    """The tray below the board, the hand to the right of it."""
    HAND_BESIDE = auto()
    """No tray, the hand to the right."""
    HAND_BELOW = auto()
    """No tray, the hand below the board."""


@dataclass(frozen=True, slots=True)
class Plan:
    """An arrangement with its sizes; the tray has one even where it is not drawn."""

    arrangement: Arrangement
    board: Grid
    tray: Grid
    title_rows: int = 1

    @property
    def with_tray(self) -> bool:
        """Whether the tray is drawn."""
        return self.arrangement in {Arrangement.BESIDE, Arrangement.BELOW}

    @property
    def hand_rows(self) -> int:
        """Rows of the piece in hand with its labels, where it stands above the tray."""
        return max(self.board.size.height, _SIDE_ROWS)

    @property
    def width(self) -> int:
        """All columns that it needs."""
        piece, board = self.board.size.width, self.board.width
        match self.arrangement:
            case Arrangement.BESIDE:
                return board + NEXT + max(self.tray.width, LABEL + piece)
            case Arrangement.BELOW:
                return max(board + 1 + max(SIDE, piece), self.board.margin + self.tray.width)
            case Arrangement.HAND_BESIDE:
                return board + 1 + max(SIDE, piece)
            case Arrangement.HAND_BELOW:
                return max(board, LABEL + piece)

    @property
    def height(self) -> int:
        """All rows that it needs, without titles and words."""
        match self.arrangement:
            case Arrangement.BESIDE:
                return max(self.board.height, self.hand_rows + self.tray.height)
            case Arrangement.BELOW:
                return self.board.height + self.tray.height
            case Arrangement.HAND_BESIDE:
                return max(self.board.height, 1 + self.board.size.height)
            case Arrangement.HAND_BELOW:
                return self.board.height + self.board.size.height

    @property
    def merit(self) -> tuple[int, ...]:
        """What is better is greater: the tray, then a title, then the sizes.

        The board counts more than the tray, but not so much that the tray is left with one row.
        """
        framed = self.board.framed + self.tray.framed
        size = self.board.size.area**2 * (self.tray.size.area if self.with_tray else 1)
        return (self.with_tray, self.title_rows, size, framed, self.board.pad)


@lru_cache(maxsize=8)
def plan(columns: int, rows: int) -> Plan | None:
    """The best plan for a terminal; None where nothing fits but words."""
    words = 1 if columns >= _LONG_ROW else 2
    fitting = (
        one
        for one in _plans()
        if one.width <= columns and one.title_rows + one.height + words <= rows
    )
    return max(fitting, key=lambda one: one.merit, default=None)


def _plans() -> Iterator[Plan]:
    for arrangement in Arrangement:
        for board in _boards():
            for tray in _trays(board.size):
                yield Plan(arrangement, board, tray)
                yield Plan(arrangement, board, tray, title_rows=0)


def _boards() -> Iterator[Grid]:
    for size in SIZES:
        for pad in (0, 1):
            yield Grid(size, pad=pad, margin=1 + pad)
    yield Grid(LINE, framed=False, margin=1)


def _trays(board: Size) -> Iterator[Grid]:
    """Trays whose pieces are not larger than those of the board."""
    for size in SIZES:
        if size.width <= board.width and size.height <= board.height:
            yield Grid(size)
    yield Grid(LINE, framed=False)
