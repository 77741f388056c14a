"""A terminal's screen that tells a reader what is drawn on it, and how."""

import copy
from typing import Protocol

import pyte
from pyte.screens import Char, Cursor, StaticDefaultDict
from typing_extensions import override

_ALTERNATE = 1049
_Lines = dict[int, StaticDefaultDict[int, Char]]


class Watcher(Protocol):
    """Who follows the stream of characters."""

    last: tuple[int, int]
    """The column and row behind the last character that it took in."""

    def drawn(self, character: str, before: tuple[int, int], after: tuple[int, int]) -> None:
        """A character was drawn, and the cursor moved between these columns and rows."""
        ...

    def gap(self) -> None:
        """The cursor jumped, so that the next character belongs to another word."""
        ...

    def line_end(self) -> None:
        """The cursor went to the next line."""
        ...


class Unwatched:
    """Nobody follows."""

    last: tuple[int, int] = (0, 0)

    def drawn(self, character: str, before: tuple[int, int], after: tuple[int, int]) -> None:
        """Let it pass."""

    def gap(self) -> None:
        """Let it pass."""

    def line_end(self) -> None:
        """Let it pass."""


class Screen(pyte.Screen):
    """pyte's screen with the alternate screen, scrolling by command, and somebody who watches."""

    def __init__(self, columns: int, lines: int) -> None:
        self.watcher: Watcher = Unwatched()
        self._main: tuple[Cursor, _Lines] | None = None
        super().__init__(columns, lines)

    @property
    def at(self) -> tuple[int, int]:
        """The column and row of the cursor."""
        return self.cursor.x, self.cursor.y

    def line(self, row: int) -> str:
        """The text of a row, without the blanks behind it."""
        return "".join(self.buffer[row][x].data for x in range(self.columns)).rstrip()

    def text(self) -> list[str]:
        """The text of all rows."""
        return [self.line(row) for row in range(self.lines)]

    @override
    def set_mode(self, *modes: int, **kwargs: object) -> None:
        if kwargs.get("private") and _ALTERNATE in modes and self._main is None:
            self._main = copy.copy(self.cursor), copy.deepcopy(self.buffer)
            self.buffer.clear()
            self.cursor_position()
        super().set_mode(*modes, **kwargs)

    @override
    def reset_mode(self, *modes: int, **kwargs: object) -> None:
        if kwargs.get("private") and _ALTERNATE in modes and self._main:
            self.cursor, self.buffer = self._main
            self._main = None
            self.dirty.update(range(self.lines))
        super().reset_mode(*modes, **kwargs)

    @override
    def select_graphic_rendition(self, *attrs: int, **kwargs: object) -> None:
        if not kwargs.get("private"):
            super().select_graphic_rendition(*attrs)

    @override
    def report_device_status(self, *args: object, **kwargs: object) -> None:
        """Stay silent: whoever runs the program answers."""

    @override
    def report_device_attributes(self, *args: object, **kwargs: object) -> None:
        """Stay silent, as above."""

    @override
    def draw(self, data: str) -> None:
        for character in data:
            before = self.at
            super().draw(character)
            self.watcher.drawn(character, before, self.at)

    @override
    def linefeed(self) -> None:
        self.watcher.line_end()
        super().linefeed()

    @override
    def tab(self) -> None:
        self.watcher.gap()
        super().tab()

    @override
    def cursor_up(self, count: int | None = None) -> None:
        super().cursor_up(count)
        self.watcher.gap()

    @override
    def cursor_to_line(self, line: int | None = None) -> None:
        super().cursor_to_line(line)
        self.watcher.gap()

    @override
    def cursor_position(self, line: int | None = None, column: int | None = None) -> None:
        if (column or 1) == 1 and (line or 1) - 1 > self.watcher.last[1]:
            self.watcher.gap()
        super().cursor_position(line, column)

    def scroll_up(self, count: int = 1, **_kwargs: object) -> None:
        """Move the text up, the cursor going to the last row."""
        for _ in range(count or 1):
            self.cursor.y = self.lines - 1
            self.index()

    def scroll_down(self, count: int = 1, **_kwargs: object) -> None:
        """Move the text down, the cursor going to the first row."""
        for _ in range(count or 1):
            self.cursor.y = 0
            self.reverse_index()


class Stream(pyte.Stream):
    """pyte's reading of control sequences, with scrolling."""

    csi = {**pyte.Stream.csi, "S": "scroll_up", "T": "scroll_down"}  # noqa: RUF012  as pyte declares it
    events = pyte.Stream.events | {"scroll_up", "scroll_down"}
