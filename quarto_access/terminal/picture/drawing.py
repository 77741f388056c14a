"""Draws a scene as large as a terminal allows."""

from quarto_access.rules.quarto.board import CELL_COUNT, SIZE
from quarto_access.rules.quarto.pieces import Attribute
from quarto_access.speech.picture import Picture, Style
from quarto_access.terminal.picture.layout import LABEL, NEXT, SLOTS, Arrangement, Grid, Plan, plan
from quarto_access.terminal.picture.pieces import Size, palette, shape
from quarto_access.terminal.picture.raster import Raster, clipped, wrapped
from quarto_access.terminal.picture.scene import Look, Place, Scene

_LETTERS = "abcd"
_SWATCH = 2
"""Signs that show what a filling means."""
_USUAL_WORDS = 2
_GONE = "--"
"""Stands in an empty place that no frame goes round."""


def draw(scene: Scene, columns: int, rows: int, look: Look) -> Picture:
    """The picture of a scene for a terminal of so many columns and rows.

    It has exactly so many rows, none wider than `columns`. Where the terminal is too small for
    sixteen pieces that can be told apart, it holds titles and words alone.
    """
    drawing = _Drawing(scene, Raster(max(1, columns), max(1, rows)), look)
    fitting = plan(columns, rows)
    cursor = drawing.words_alone() if fitting is None else drawing.everything(fitting)
    return Picture(drawing.raster.rows(), cursor, look.yellow)


class _Drawing:
    """One picture in the making. Coordinates are a column and a row, from 0."""

    def __init__(self, scene: Scene, raster: Raster, look: Look) -> None:
        self.raster = raster
        self._scene = scene
        self._look = look
        self._signs = palette(look)

    def words_alone(self) -> tuple[int, int]:
        """Draw what was said, and above it the titles that there is room for; the cursor."""
        words = self._wrapped(self._scene.words, self.raster.height)
        top = min(len(self._scene.titles), self.raster.height - len(words))
        self._titles(top)
        self._rows(0, top, words)
        return 0, min(top, self.raster.height - 1)

    def everything(self, fitting: Plan) -> tuple[int, int]:
        """Draw all by a plan; where the cursor belongs."""
        # where the board stands does not hang on the words, or it would jump with each of them
        spare = self.raster.height - fitting.height - fitting.title_rows
        more_titles = max(0, min(len(self._scene.titles) - 1, (spare - _USUAL_WORDS) // 2))
        top = fitting.title_rows + more_titles
        self._titles(top)
        cursor = self._board(fitting, top) or (0, 0)
        cursor = self._beside_board(fitting, top) or cursor
        under = top + fitting.height
        self._rows(0, under, self._wrapped(self._scene.words, self.raster.height - under))
        return cursor

    def _titles(self, rows: int) -> None:
        titles = [self._clipped(title, self.raster.width) for title in self._scene.titles[:rows]]
        self._rows(0, 0, titles, Style.BOLD)

    def _board(self, fitting: Plan, top: int) -> tuple[int, int] | None:
        focus = self._scene.focus
        index = None if focus is None or focus.in_tray else focus.index
        grid = fitting.board
        cells = tuple(self._scene.cells[self._drawn_at(one)] for one in range(CELL_COUNT))
        focused = None if index is None else self._drawn_at(index)
        cursor = self._grid(grid, cells, (0, top), focused)
        for row in range(SIZE):
            middle = grid.corner(self._drawn_at(row * SIZE))[1] + grid.size.height // 2
            self.raster.put(0, top + middle, str(row + 1), Style.BOLD)
        for column, letter in enumerate(_LETTERS):
            middle = grid.corner(column)[0] + grid.size.width // 2
            self.raster.put(middle, top + grid.height - 1, letter, Style.BOLD)
        return cursor

    def _drawn_at(self, index: int) -> int:
        """Which place of a grid shows a cell, and the other way round."""
        row, column = divmod(index, SIZE)
        return (SIZE - 1 - row) * SIZE + column if self._scene.from_top else index

    def _beside_board(self, fitting: Plan, top: int) -> tuple[int, int] | None:
        """Draw the piece in hand, the labels and the tray."""
        board = fitting.board
        match fitting.arrangement:
            case Arrangement.BESIDE:
                at = (board.width + NEXT, top)
                self._hand_in_row(board.size, at, fitting.hand_rows)
                return self._tray(fitting.tray, (at[0], top + fitting.hand_rows))
            case Arrangement.BELOW:
                self._hand_in_column(board, (board.width + 1, top))
                return self._tray(fitting.tray, (board.margin, top + board.height))
            case Arrangement.HAND_BESIDE:
                self._hand_in_column(board, (board.width + 1, top))
            case Arrangement.HAND_BELOW:
                self._hand_in_row(board.size, (0, top + board.height), board.size.height)
        return None

    def _hand_in_row(self, size: Size, at: tuple[int, int], rows: int) -> None:
        """Draw the hand as a row: its label, its piece, and behind it what the fillings mean."""
        column, row = at
        labels = self._scene.labels
        self._label(labels.hand, column, row, LABEL - 1)
        if rows > 1:
            self._label(labels.left, column, row + rows - 1, LABEL - 1)
            self._fillings(column + LABEL + size.width + 1, row)
        self._place(self._scene.hand, size, (column + LABEL, row))

    def _hand_in_column(self, board: Grid, at: tuple[int, int]) -> None:
        """Draw the hand as a column as high as the board, with all labels."""
        column, row = at
        size, room = board.size, self.raster.width - column
        self._label(self._scene.labels.hand, column, row, room)
        self._place(self._scene.hand, size, (column, row + 1))
        below = row + 1 + size.height
        last = row + board.height - 1
        if last - below >= _SWATCH:
            self._fillings(column, last - _SWATCH)
        if last >= below:
            self._label(self._scene.labels.left, column, last, room)

    def _fillings(self, column: int, row: int) -> None:
        """Draw what a dark and a light filling look like, with their names."""
        labels, signs = self._scene.labels, self._signs
        shown = (
            (labels.dark, signs.dark, signs.dark_style),
            (labels.light, signs.light, signs.light_style),
        )
        room = self.raster.width - column - _SWATCH - 1
        for number, (name, ink, style) in enumerate(shown):
            if name and self._clipped(name, room) == self._spelled(name):
                self.raster.put(column, row + number, ink.fill * _SWATCH, style)
                self._label(name, column + _SWATCH + 1, row + number, room)

    def _tray(self, grid: Grid, at: tuple[int, int]) -> tuple[int, int] | None:
        focus = self._scene.focus
        index = focus.index if focus is not None and focus.in_tray else None
        return self._grid(grid, self._scene.tray, at, index)

    def _grid(
        self, grid: Grid, places: tuple[Place, ...], at: tuple[int, int], focus: int | None
    ) -> tuple[int, int] | None:
        """Draw sixteen places; the cursor, where the focus is among them."""
        if grid.framed:
            self._crosses(grid, at)
        for index in range(CELL_COUNT):
            corner = _moved(at, grid.corner(index))
            self._place(places[index], grid.size, corner)
            if places[index] is None and not grid.framed:
                self.raster.put(corner[0] + grid.size.width // 2 - 1, corner[1], _GONE)
        return None if focus is None else self._mark(grid, _moved(at, grid.corner(focus)))

    def _crosses(self, grid: Grid, at: tuple[int, int]) -> None:
        for column in range(SLOTS):
            for row in range(SLOTS):
                across = at[0] + grid.margin + column * (grid.place + 1)
                self.raster.put(across, at[1] + row * grid.pitch, self._signs.cross)

    def _mark(self, grid: Grid, corner: tuple[int, int]) -> tuple[int, int]:
        """Draw the focus round a place; where the cursor belongs."""
        frame, style = self._signs.focus, self._signs.focus_style
        left, right = corner[0] - grid.pad - 1, corner[0] + grid.size.width + grid.pad
        top, under = corner[1] - 1, corner[1] + grid.size.height
        for row in range(corner[1], under):
            self.raster.put(left, row, frame.left, style)
            self.raster.put(right, row, frame.right, style)
        if grid.framed:
            edge = frame.edge * grid.place
            self.raster.put(left, top, frame.corners[0] + edge + frame.corners[1], style)
            self.raster.put(left, under, frame.corners[2] + edge + frame.corners[3], style)
        return left, corner[1] + grid.size.height // 2

    def _place(self, code: Place, size: Size, at: tuple[int, int]) -> None:
        """Draw a piece, if there is one; what is open in it stays as the terminal is."""
        if code is None:
            return
        dark = bool(code & Attribute.COLOUR.mask)
        style = self._signs.dark_style if dark else self._signs.light_style
        for row, signs in enumerate(shape(code, size, self._signs)):
            for column, sign in enumerate(signs):
                if sign != " ":
                    self.raster.put(at[0] + column, at[1] + row, sign, style)

    def _label(self, text: str, column: int, row: int, room: int) -> None:
        self.raster.put(column, row, self._clipped(text, room))

    def _rows(self, column: int, top: int, texts: list[str], style: Style = Style.PLAIN) -> None:
        for number, text in enumerate(texts):
            self.raster.put(column, top + number, text, style)

    def _spelled(self, text: str) -> str:
        return self._look.spell(text, self._look.encoding)

    def _clipped(self, text: str, columns: int) -> str:
        return clipped(self._spelled(text), columns)

    def _wrapped(self, text: str, rows: int) -> list[str]:
        return wrapped(self._spelled(text), self.raster.width, rows)


def _moved(at: tuple[int, int], by: tuple[int, int]) -> tuple[int, int]:
    return at[0] + by[0], at[1] + by[1]
