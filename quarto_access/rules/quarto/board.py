"""The board of four by four cells and the lines on it."""

from collections.abc import Iterator
from dataclasses import dataclass

from quarto_access.rules.quarto.pieces import Piece

SIZE = 4
CELL_COUNT = SIZE * SIZE


@dataclass(frozen=True, slots=True, order=True)
class Cell:
    """A place on the board, told by an index that counts row by row from a1, the near left corner.

    Raises:
        ValueError: the index is not in 0 to 15.
    """

    index: int

    def __post_init__(self) -> None:
        if not 0 <= self.index < CELL_COUNT:
            message = f"a cell index is 0 to 15, not {self.index}"
            raise ValueError(message)

    @property
    def column(self) -> int:
        """The column, 0 to 3 for a to d."""
        return self.index % SIZE

    @property
    def row(self) -> int:
        """The row, 0 to 3 for 1 to 4."""
        return self.index // SIZE


CELLS = tuple(Cell(index) for index in range(CELL_COUNT))


def cell_at(column: int, row: int) -> Cell:
    """The cell in a column and row, both 0 to 3."""
    return CELLS[row * SIZE + column]


@dataclass(frozen=True, slots=True)
class Line:
    """Four cells that win together when their pieces share a trait."""

    name: str
    cells: tuple[Cell, ...]


def _line(name: str, *indices: int) -> Line:
    return Line(name, tuple(CELLS[index] for index in indices))


def _square(row: int, column: int) -> Line:
    corner = row * SIZE + column
    return _line(
        f"sq_r{row + 1}c{column + 1}", corner, corner + 1, corner + SIZE, corner + SIZE + 1
    )


ROWS = tuple(_line(f"row{r + 1}", *range(r * SIZE, r * SIZE + SIZE)) for r in range(SIZE))
COLUMNS = tuple(_line(f"col{c + 1}", *range(c, CELL_COUNT, SIZE)) for c in range(SIZE))
DIAGONALS = (_line("diag_main", 0, 5, 10, 15), _line("diag_anti", 3, 6, 9, 12))
SQUARES = tuple(_square(r, c) for r in range(SIZE - 1) for c in range(SIZE - 1))
QUARTERS = tuple(_square(r, c) for r in (0, 2) for c in (0, 2))
ALL_LINES = {line.name: line for line in ROWS + COLUMNS + DIAGONALS + SQUARES}


@dataclass(frozen=True, slots=True)
class Board:
    """Sixteen cells, each empty (None) or with a piece; never changed, only followed by another."""

    cells: tuple[Piece | None, ...] = (None,) * CELL_COUNT

    def __getitem__(self, cell: Cell) -> Piece | None:
        return self.cells[cell.index]

    def placed(self, cell: Cell, piece: Piece) -> "Board":
        """This board with the piece on the cell."""
        before, after = self.cells[: cell.index], self.cells[cell.index + 1 :]
        return Board((*before, piece, *after))

    def on(self, line: Line) -> tuple[Piece | None, ...]:
        """What stands on the cells of a line, in its order."""
        return tuple(self.cells[cell.index] for cell in line.cells)

    def full_line(self, line: Line) -> tuple[Piece, ...] | None:
        """The four pieces of a line, or None where one is missing."""
        pieces = tuple(piece for piece in self.on(line) if piece is not None)
        return pieces if len(pieces) == len(line.cells) else None

    def find(self, piece: Piece) -> Cell | None:
        """The cell on which a piece stands."""
        return CELLS[self.cells.index(piece)] if piece in self.cells else None

    def occupied(self) -> Iterator[Cell]:
        """The cells with a piece, from a1 row by row."""
        return (cell for cell in CELLS if self[cell] is not None)

    def empty(self) -> Iterator[Cell]:
        """The cells without a piece, from a1 row by row."""
        return (cell for cell in CELLS if self[cell] is None)

    def count(self) -> int:
        """How many pieces stand on the board."""
        return CELL_COUNT - self.cells.count(None)


EMPTY_BOARD = Board()
