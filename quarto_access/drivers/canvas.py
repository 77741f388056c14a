"""A picture on the terminal, on a screen of its own that goes away with it.

While the canvas is shown, nothing else may write to the terminal.
"""

from collections.abc import Callable

from quarto_access.drivers.lines import Later, Write
from quarto_access.speech.message import ChannelLost
from quarto_access.speech.picture import Picture, Row, Style

LOOK_AGAIN = 0.25
"""Seconds between two looks at the size of the terminal; not every system tells of changes."""
USUAL_SIZE = (80, 24)
"""Columns and rows of a terminal that cannot be asked."""

Paint = Callable[[int, int], Picture]
"""Draws a picture for a terminal of so many columns and rows."""
AskSize = Callable[[], tuple[int, int]]
"""Tells the present columns and rows of a terminal; raises OSError where there is none."""

# The alternate screen keeps what stood on the terminal; the picture is erased at the end for
# terminals that have none. Rows that end in the last column must
# not go on in the next one.
_ENTER = "\x1b[?1049h\x1b[?7l"
_LEAVE = "\x1b[0m\x1b[H\x1b[J\x1b[?7h\x1b[?1049l"
_HOME = "\x1b[H"
_ERASE_ROW = "\x1b[K"


class Canvas:
    """Shows one picture at a time, drawn whole in one write, and again when the size changes."""

    def __init__(self, write: Write, later: Later, size: AskSize) -> None:
        """Make a canvas that is not shown yet.

        `write` should be that of `lines.text_writer`, which writes at once and whatever the
        encoding lacks. `size` should ask the terminal itself, such as `os.get_terminal_size`,
        since variables of the environment keep the size that it had at first.
        """
        self._write = write
        self._later = later
        self._size = size
        self._paint: Paint | None = None
        self._drawn_for = USUAL_SIZE
        self._timer_runs = False
        self._lost = False

    @property
    def shown(self) -> bool:
        """Whether the terminal shows the canvas."""
        return self._paint is not None

    def show(self, paint: Paint) -> None:
        """Show what `paint` draws, now and whenever the terminal gets another size.

        Raises:
            ChannelLost: the terminal is gone, perhaps since an earlier write.
        """
        if self._lost:
            raise ChannelLost
        begin = "" if self.shown else _ENTER
        self._paint = paint
        self._draw(paint, begin)
        if not self._timer_runs:
            self._look_later()

    def resized(self) -> None:
        """Draw the picture again if the terminal has another size than it was drawn for.

        A program that is told of changes of the size can call it at once; the canvas looks by
        itself from time to time.

        Raises:
            ChannelLost: the terminal is gone.
        """
        if self._paint is not None and not self._lost and self._columns_rows() != self._drawn_for:
            self._draw(self._paint)

    def hide(self) -> None:
        """Give the terminal back as it was before; the canvas can be shown again.

        Raises:
            ChannelLost: the terminal is gone, and nobody has been told before.
        """
        if not self.shown:
            return
        self._paint = None
        told, self._lost = self._lost, False
        try:
            self._put(_LEAVE)
        except ChannelLost:
            if not told:
                raise
        # a terminal that failed once is not trusted again, even if it could be given back
        self._lost = self._lost or told

    def close(self) -> None:
        """Hide the canvas.

        Raises:
            ChannelLost: as `hide`.
        """
        self.hide()

    def _columns_rows(self) -> tuple[int, int]:
        try:
            columns, rows = self._size()
        except (OSError, ValueError):
            # whether the terminal is gone is told by writing to it
            return USUAL_SIZE
        return (columns, rows) if columns > 0 and rows > 0 else USUAL_SIZE

    def _draw(self, paint: Paint, begin: str = "") -> None:
        columns, rows = self._drawn_for = self._columns_rows()
        self._put(begin + _whole(paint(columns, rows), rows))

    def _put(self, text: str) -> None:
        try:
            self._write(text)
        except (OSError, ValueError) as error:
            self._lost = True
            raise ChannelLost from error

    def _look_later(self) -> None:
        self._timer_runs = True
        self._later(LOOK_AGAIN, self._look)

    def _look(self) -> None:
        self._timer_runs = False
        if not self.shown or self._lost:
            return
        try:
            self.resized()
        except ChannelLost:
            # nobody who could act on it stands above a timer; the next picture tells
            return
        self._look_later()


def _whole(picture: Picture, rows: int) -> str:
    """Everything that a terminal of so many rows has to get to show a picture."""
    usual = _usual(picture)
    missing: tuple[Row, ...] = ((),) * (rows - len(picture.rows))
    # Rows are erased before they are drawn, since the cursor stays on the last sign of a full one.
    drawn = [
        f"\x1b[{number};1H{_ERASE_ROW}{_row(row, usual)}"
        for number, row in enumerate((*picture.rows, *missing)[:rows], start=1)
    ]
    column, row = picture.cursor
    return f"{_HOME}{usual}{''.join(drawn)}\x1b[{row + 1};{column + 1}H"


def _usual(picture: Picture) -> str:
    return "\x1b[0;93;40m" if picture.yellow else "\x1b[0m"


def _row(row: Row, usual: str) -> str:
    return "".join(_styled(run.text, run.style, usual) for run in row)


def _styled(text: str, style: Style, usual: str) -> str:
    begin = "\x1b[1m" if Style.BOLD in style else ""
    begin += "\x1b[7m" if Style.REVERSE in style else ""
    return f"{begin}{text}{usual}" if begin else text
