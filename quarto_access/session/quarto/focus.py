"""The focus: which cell, piece or past move a person is at, and how keys move it.

The tray is a grid of four by four in which a piece never changes its place: the row is height and
colour, the column shape and hole. Moving never changes the game.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from quarto_access.rules.quarto.board import CELLS, SIZE, Cell, cell_at
from quarto_access.rules.quarto.pieces import PIECES, Attribute, Piece
from quarto_access.session.commands import Action
from quarto_access.session.quarto.views import Edge, Region

TRAY = tuple(
    PIECES[row_bits | column_bits] for row_bits in (0, 1, 4, 5) for column_bits in (0, 2, 8, 10)
)
"""The pieces by tray place, row by row: short light, short dark, tall light, tall dark."""

FLIPS = {
    "1": Attribute.HEIGHT,
    "2": Attribute.COLOUR,
    "3": Attribute.SHAPE,
    "4": Attribute.HOLLOW,
}
"""The tray's digits, in the order in which the attributes are spoken."""

LENSES = (None, *FLIPS.values())
"""All attributes, then each by itself, in the order in which a lens is turned."""

REGIONS = tuple(Region)

_STEPS = {
    Action.LEFT: (-1, 0, Edge.LEFT),
    Action.RIGHT: (1, 0, Edge.RIGHT),
    Action.DOWN: (0, -1, Edge.NEAR),
    Action.UP: (0, 1, Edge.FAR),
}

ItemT = TypeVar("ItemT", Cell, Piece)


@dataclass(frozen=True, slots=True)
class Focus:
    """Where a person is, in each region.

    `chosen` is false after the focus has moved by itself: then Enter does nothing yet. `back`
    counts the moves between the log's focus and the latest one. `lens` is the one attribute that
    is spoken of what is passed, None for all of them. With `from_top` row 1 of the board is the
    farthest one, and Up goes towards it.
    """

    region: Region = Region.TRAY
    cell: Cell = CELLS[0]
    piece: Piece = TRAY[0]
    back: int = 0
    chosen: bool = False
    lens: Attribute | None = None
    from_top: bool = False

    def at_cell(self, cell: Cell) -> "Focus":
        """The focus on a cell of the board, chosen."""
        return replace(self, region=Region.BOARD, cell=cell, chosen=True)

    def at_piece(self, piece: Piece) -> "Focus":
        """The focus on a piece of the tray, chosen."""
        return replace(self, region=Region.TRAY, piece=piece, chosen=True)

    def turned_to(self, region: Region) -> "Focus":
        """The focus after it has moved by itself: the place in the region is remembered."""
        return replace(self, region=region, back=0, chosen=False)

    def next_region(self, step: int) -> "Focus":
        """The focus in the next (1) or previous (-1) region."""
        index = (REGIONS.index(self.region) + step) % len(REGIONS)
        return replace(self, region=REGIONS[index], back=0, chosen=True)


def turned_lens(focus: Focus, counted: Iterable[Attribute], step: int) -> Focus:
    """The focus with the next (1) or previous (-1) lens, of the attributes that count."""
    wanted = frozenset(counted)
    lenses = tuple(lens for lens in LENSES if lens is None or lens in wanted)
    return replace(focus, lens=lenses[(lenses.index(focus.lens) + step) % len(lenses)])


def step_on_board(focus: Focus, action: Action) -> tuple[Focus, Edge | None]:
    """Move by one cell; at an edge stay and say which."""
    # a step is counted from the row that is nearest
    away = _turned(focus.cell.row, from_top=focus.from_top)
    column, away, edge = _step(focus.cell.column, away, action)
    return focus.at_cell(cell_at(column, _turned(away, from_top=focus.from_top))), edge


def step_in_tray(focus: Focus, action: Action) -> tuple[Focus, Edge | None]:
    """Move by one place of the tray; at an edge stay and say which."""
    index = TRAY.index(focus.piece)
    column, row, edge = _step(index % SIZE, index // SIZE, action)
    return focus.at_piece(TRAY[row * SIZE + column]), edge


def next_of(items: Iterable[ItemT], current: ItemT, order: tuple[ItemT, ...], step: int) -> ItemT:
    """The next wanted item after (step 1) or before (-1) the current one, round the end.

    Raises:
        ValueError: nothing is wanted.
    """
    wanted = frozenset(items)
    start = order.index(current)
    for distance in range(1, len(order) + 1):
        item = order[(start + step * distance) % len(order)]
        if item in wanted:
            return item
    message = "there is no such item"
    raise ValueError(message)


def _turned(row: int, *, from_top: bool) -> int:
    """How far away a row is, or which row is so far away; both are counted from 0."""
    return SIZE - 1 - row if from_top else row


def _step(column: int, row: int, action: Action) -> tuple[int, int, Edge | None]:
    across, away, edge = _STEPS[action]
    new_column, new_row = column + across, row + away
    if 0 <= new_column < SIZE and 0 <= new_row < SIZE:
        return new_column, new_row, None
    return column, row, edge
