"""A picture on a terminal with an alternate screen, which changes its size and may fail."""

import errno
import os
import struct
from collections.abc import Callable
from io import BytesIO, TextIOWrapper

import pytest
from rigs.screen import Screen, Stream
from typing_extensions import override

from quarto_access.drivers.canvas import LOOK_AGAIN, USUAL_SIZE, Canvas
from quarto_access.drivers.lines import text_writer
from quarto_access.speech.message import ChannelLost
from quarto_access.speech.picture import Picture, Run, Style

ALTERNATE = "\x1b[?1049h"


class WideScreen(Screen):
    """A screen that erases as xterm does: the cursor behind a full row is on its last sign."""

    @override
    def erase_in_line(self, how: int = 0, private: bool = False) -> None:
        self.cursor.x = min(self.cursor.x, self.columns - 1)
        super().erase_in_line(how, private)


class Terminal:
    """A terminal with a shell's line on it, timers that the test ends, writes that may fail."""

    def __init__(self, columns: int = 40, rows: int = 6) -> None:
        self.screen = WideScreen(columns, rows)
        self.stream = Stream(self.screen)
        self.stream.feed("$ quarto-access")
        self.size: tuple[int, int] | OSError = (columns, rows)
        self.writes: list[str] = []
        self.error: Exception | None = None
        self.timers: list[tuple[float, Callable[[], None]]] = []
        self.canvas = Canvas(self.write, self.later, self.ask)

    def write(self, text: str) -> None:
        if self.error is not None:
            raise self.error
        self.writes.append(text)
        self.stream.feed(text)

    def later(self, seconds: float, action: Callable[[], None]) -> None:
        self.timers.append((seconds, action))

    def ask(self) -> tuple[int, int]:
        if isinstance(self.size, OSError):
            raise self.size
        return self.size

    def resize(self, columns: int, rows: int) -> None:
        self.size = columns, rows
        self.screen.resize(rows, columns)

    def wait(self) -> None:
        """Let the timers that run now end."""
        running, self.timers = self.timers, []
        for _, action in running:
            action()

    @property
    def text(self) -> list[str]:
        return self.screen.text()


def filled(sign: str, *, yellow: bool = False) -> Callable[[int, int], Picture]:
    """A picture of one sign, as large as the terminal; the cursor belongs into its middle."""

    def paint(columns: int, rows: int) -> Picture:
        row = (Run(sign * columns),)
        return Picture((row,) * rows, (columns // 2, rows // 2), yellow)

    return paint


def short(*texts: str) -> Callable[[int, int], Picture]:
    return lambda _columns, _rows: Picture(tuple((Run(text),) for text in texts))


def test_nothing_is_written_before_it_is_shown() -> None:
    terminal = Terminal()
    terminal.canvas.resized()
    terminal.canvas.close()
    assert terminal.writes == []
    assert not terminal.canvas.shown


def test_a_picture_is_one_write_on_a_screen_of_its_own() -> None:
    terminal = Terminal()
    terminal.canvas.show(filled("x"))
    assert terminal.canvas.shown
    assert len(terminal.writes) == 1
    assert terminal.writes[0].startswith(ALTERNATE)
    assert terminal.text == ["x" * 40] * 6
    assert terminal.screen.at == (20, 3)
    terminal.canvas.show(filled("o"))
    assert len(terminal.writes) == 2
    assert ALTERNATE not in terminal.writes[1]
    assert terminal.text == ["o" * 40] * 6


def test_a_smaller_picture_leaves_nothing_of_the_one_before() -> None:
    terminal = Terminal()
    terminal.canvas.show(filled("x"))
    terminal.canvas.show(short("one", "", "three"))
    assert terminal.text == ["one", "", "three", "", "", ""]


def test_rows_beyond_the_terminal_are_left_out() -> None:
    terminal = Terminal(rows=2)
    terminal.canvas.show(short("one", "two", "three"))
    assert terminal.text == ["one", "two"]


def test_a_row_that_is_too_wide_spoils_no_other() -> None:
    terminal = Terminal(rows=2)
    terminal.canvas.show(short("first", "x" * 45))
    assert terminal.text == ["first", "x" * 40]


@pytest.mark.parametrize("leave", [Canvas.hide, Canvas.close])
def test_leaving_brings_back_what_stood_there(leave: Callable[[Canvas], None]) -> None:
    terminal = Terminal()
    terminal.canvas.show(filled("x", yellow=True))
    leave(terminal.canvas)
    assert terminal.text == ["$ quarto-access", *[""] * 5]
    assert terminal.screen.at == (15, 0)
    attributes = terminal.screen.cursor.attrs
    assert (attributes.fg, attributes.bg, attributes.bold, attributes.reverse) == (
        *("default", "default"),
        *(False, False),
    )
    assert not terminal.canvas.shown
    # rows go on in the next one again
    terminal.stream.feed("y" * 40)
    assert terminal.text[1] == "y" * 15
    leave(terminal.canvas)
    assert len(terminal.writes) == 2


def test_a_terminal_without_another_screen_is_left_blank() -> None:
    terminal = Terminal()
    terminal.canvas.show(filled("x"))
    terminal.canvas.close()
    other = Screen(40, 6)
    for text in terminal.writes:
        Stream(other).feed(text.replace("\x1b[?1049h", "").replace("\x1b[?1049l", ""))
    assert other.text() == [""] * 6
    assert other.at == (0, 0)


def test_it_can_be_shown_again() -> None:
    terminal = Terminal()
    terminal.canvas.show(filled("x"))
    terminal.canvas.hide()
    terminal.canvas.show(filled("o"))
    assert terminal.text == ["o" * 40] * 6
    terminal.canvas.close()
    assert terminal.text[0] == "$ quarto-access"


def test_styles_reach_the_cells_and_end_where_they_should() -> None:
    terminal = Terminal()
    row = (
        Run("a"),
        Run("b", Style.BOLD),
        Run("c", Style.REVERSE),
        Run("d", Style.BOLD | Style.REVERSE),
    )
    terminal.canvas.show(lambda _columns, _rows: Picture(((*row, Run("e")), (Run("f"),))))
    cells = [*(terminal.screen.buffer[0][x] for x in range(5)), terminal.screen.buffer[1][0]]
    assert "".join(cell.data for cell in cells) == "abcdef"
    assert [cell.bold for cell in cells] == [False, True, False, True, False, False]
    assert [cell.reverse for cell in cells] == [False, False, True, True, False, False]
    assert {(cell.fg, cell.bg) for cell in cells} == {("default", "default")}


def test_yellow_on_black_fills_the_terminal() -> None:
    terminal = Terminal()
    picture = Picture(((Run("a", Style.REVERSE), Run("b")),), yellow=True)
    terminal.canvas.show(lambda _columns, _rows: picture)
    for x, y in ((0, 0), (1, 0), (39, 0), (0, 5), (39, 5)):
        cell = terminal.screen.buffer[y][x]
        assert (cell.fg, cell.bg) == ("brightbrown", "black"), (x, y)


def test_a_new_size_is_noticed_after_a_moment() -> None:
    terminal = Terminal()
    terminal.canvas.show(filled("x"))
    assert [seconds for seconds, _ in terminal.timers] == [LOOK_AGAIN]
    terminal.wait()
    assert len(terminal.writes) == 1
    terminal.resize(60, 9)
    terminal.wait()
    assert terminal.text == ["x" * 60] * 9
    terminal.resize(20, 3)
    terminal.wait()
    assert terminal.text == ["x" * 20] * 3
    terminal.wait()
    assert len(terminal.writes) == 3


def test_a_new_size_is_followed_at_once_when_told() -> None:
    terminal = Terminal()
    terminal.canvas.show(filled("x"))
    terminal.resize(20, 3)
    terminal.canvas.resized()
    assert terminal.text == ["x" * 20] * 3
    terminal.wait()
    terminal.canvas.resized()
    assert len(terminal.writes) == 2


def test_one_timer_runs_however_often_it_is_shown_and_none_after() -> None:
    terminal = Terminal()
    for sign in "abc":
        terminal.canvas.show(filled(sign))
    assert len(terminal.timers) == 1
    terminal.canvas.hide()
    terminal.canvas.show(filled("d"))
    assert len(terminal.timers) == 1
    terminal.canvas.hide()
    terminal.resize(20, 3)
    before = len(terminal.writes)
    terminal.wait()
    assert terminal.timers == []
    assert len(terminal.writes) == before


@pytest.mark.parametrize("size", [(0, 0), (80, 0), OSError(errno.ENOTTY, "no terminal")])
def test_a_terminal_of_unknown_size_is_a_usual_one(size: tuple[int, int] | OSError) -> None:
    terminal = Terminal(*USUAL_SIZE)
    terminal.size = size
    terminal.canvas.show(filled("x"))
    assert terminal.text == ["x" * 80] * 24


LOSSES = [OSError(errno.EIO, "gone"), BrokenPipeError(), ValueError("closed file")]


@pytest.mark.parametrize("error", LOSSES)
def test_a_lost_terminal_is_told_once_and_given_back_if_it_can_be(error: Exception) -> None:
    terminal = Terminal()
    terminal.canvas.show(filled("x"))
    terminal.error = error
    with pytest.raises(ChannelLost):
        terminal.canvas.show(filled("o"))
    terminal.error = None
    with pytest.raises(ChannelLost):
        terminal.canvas.show(filled("o"))
    terminal.canvas.close()
    assert terminal.text[0] == "$ quarto-access"
    with pytest.raises(ChannelLost):
        terminal.canvas.show(filled("o"))


def test_a_terminal_that_stays_lost_is_told_once() -> None:
    terminal = Terminal()
    terminal.error = BrokenPipeError()
    with pytest.raises(ChannelLost):
        terminal.canvas.show(filled("x"))
    terminal.canvas.close()
    terminal.canvas.close()
    assert terminal.writes == []
    assert terminal.timers == []


def test_a_loss_that_closing_notices_is_told_by_closing() -> None:
    terminal = Terminal()
    terminal.canvas.show(filled("x"))
    terminal.error = BrokenPipeError()
    with pytest.raises(ChannelLost):
        terminal.canvas.close()
    terminal.canvas.close()


def test_a_loss_that_a_timer_notices_is_told_by_the_next_picture() -> None:
    terminal = Terminal()
    terminal.canvas.show(filled("x"))
    terminal.error = BrokenPipeError()
    terminal.resize(20, 3)
    terminal.wait()
    assert terminal.timers == []
    terminal.error = None
    with pytest.raises(ChannelLost):
        terminal.canvas.show(filled("o"))


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "cp850", "utf-8"])
def test_every_encoding_takes_a_picture(encoding: str) -> None:
    raw = BytesIO()
    stream = TextIOWrapper(raw, encoding=encoding, errors="strict", newline="")
    canvas = Canvas(text_writer(stream), lambda _seconds, _action: None, lambda: (20, 2))
    canvas.show(short("Győr █ ф 日", "end"))
    canvas.close()
    screen = Screen(20, 2)
    written = raw.getvalue().decode(encoding).split("\x1b[0m\x1b[H\x1b[J")[0]
    Stream(screen).feed(written)
    assert screen.text()[0].startswith("Gy")
    assert screen.text()[1] == "end"


@pytest.mark.pty
def test_a_real_terminal_tells_its_size() -> None:
    fcntl, termios = pytest.importorskip("fcntl"), pytest.importorskip("termios")
    master, slave = os.openpty()
    try:
        for columns, rows in ((100, 30), (40, 24)):
            fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            sizes: list[tuple[int, int]] = []

            def paint(wide: int, high: int, sizes: list[tuple[int, int]] = sizes) -> Picture:
                sizes.append((wide, high))
                return Picture(())

            Canvas(
                lambda _text: None,
                lambda _seconds, _action: None,
                lambda: os.get_terminal_size(slave),
            ).show(paint)
            assert sizes == [(columns, rows)]
    finally:
        os.close(master)
        os.close(slave)
