"""Words as lines of a terminal, which the screen reader of the user reads out."""

import unicodedata
from collections.abc import Callable, Iterator
from typing import TextIO

from prompt_toolkit.utils import get_cwidth

from quarto_access.speech.message import ChannelLost, Spoken

USUAL_WIDTH = 80
"""Columns of a terminal that cannot be asked."""
MAX_WIDTH = 79
WRITE_GAP = 0.06
"""Seconds between two writes; a reader that is interrupted sooner loses the first one."""
CURSOR_REST = 0.4
"""Seconds of quiet before the cursor returns; a reader has begun with the words by then."""
_TIMER_SLACK = 0.001

Write = Callable[[str], None]
Clock = Callable[[], float]
Later = Callable[[float, Callable[[], None]], object]


class Repetition:
    """Says the same thing in other words when it comes twice in a row.

    A reader that compares lines would be silent about the second of two equal ones.
    """

    def __init__(self) -> None:
        self._last = ""

    def avoid(self, text: str, again: str) -> str:
        """The words to use, which are `again` directly after the same text."""
        words = again if text == self._last else text
        if words:
            self._last = words
        return words


class LinesChannel:
    """Appends every utterance to the terminal, and never touches what stands there.

    The line feed comes first and the cursor stays at the end of the words, since readers and
    braille displays look at the line of the cursor.
    """

    def __init__(
        self,
        write: Write,
        clock: Clock,
        later: Later,
        width: Callable[[], int],
        *,
        cursor_returns: bool = False,
    ) -> None:
        """Open the channel; `width` tells the present columns of the terminal.

        With `cursor_returns`, for who reads braille, the cursor goes back to the start of the last
        row after a moment of quiet. A display shows the part of a row where the cursor stands, so
        it would show the end of a long one. It does not go back at once, since a reader that
        speaks loses words that do not end at the cursor.
        """
        self._width = width
        self.cursor_returns = cursor_returns
        self._return_waits = False
        self._write = write
        self._clock = clock
        self._later = later
        self._waiting: list[Spoken] = []
        self._utterances = Repetition()
        self._lines = Repetition()
        self._last_write: float | None = None
        self._timer_runs = False
        self._closed = False
        self._lost = False
        self._typed = ""

    def say(self, spoken: Spoken) -> None:
        """Write the words, or let them join the next write if the last one was just now.

        Raises:
            ChannelLost: the terminal is gone, perhaps since an earlier write.
        """
        if self._lost:
            raise ChannelLost
        text = self._utterances.avoid(spoken.text, spoken.again)
        if not text or self._closed:
            return
        self._typed = spoken.typed
        # Kept with its other form, in case a whole write would repeat the one before.
        other = spoken.again if text == spoken.text else spoken.text
        self._waiting.append(Spoken(text, other))
        if not self._timer_runs:
            self._write_or_wait()

    def hush(self) -> bool:
        """Nothing: what is written stands, and the reader of the user is the user's."""
        return False

    def close(self) -> None:
        """Write what waits, and leave the cursor on a new line for the shell.

        Raises:
            ChannelLost: the terminal is gone, and nobody has been told before.
        """
        if self._closed or self._lost:
            return
        self._closed = True
        self._write_waiting()
        if self._last_write is not None:
            self._write_now("\n")

    def _write_or_wait(self) -> None:
        gap = self._gap()
        if gap > _TIMER_SLACK:
            self._timer_runs = True
            self._later(gap, self._time_is_up)
        else:
            self._write_waiting()

    def _gap(self) -> float:
        """Seconds until the next write may be."""
        if self._last_write is None:
            return 0.0
        return self._last_write + WRITE_GAP - self._clock()

    def _time_is_up(self) -> None:
        self._timer_runs = False
        if self._closed:
            return
        try:
            # Some timers are early, so ask the clock once more.
            self._write_or_wait()
        except ChannelLost:
            # Nobody who could act on it stands above a timer; the next utterance tells.
            self._lost = True

    def _write_waiting(self) -> None:
        if not self._waiting:
            return
        *earlier, last = self._waiting
        self._waiting = []
        texts = [spoken.text for spoken in earlier]
        words = self._lines.avoid(_joined([*texts, last.text]), _joined([*texts, last.again]))
        if rows := broken(self._unlike_echo(words), self._width()):
            self._write_now("\n" + "\n".join(rows))

    def _unlike_echo(self, words: str) -> str:
        """The words with another case at the start, where that is the character just typed.

        A reader that follows the stream of characters takes such a one for the echo of the key,
        spells it, and reads the rest as a word without its beginning.
        """
        first = words[:1]
        return first.swapcase() + words[1:] if first and first == self._typed else words

    def _write_now(self, text: str) -> None:
        try:
            self._write(text)
        except (OSError, ValueError) as error:
            self._lost = True
            raise ChannelLost from error
        self._last_write = self._clock()
        if self.cursor_returns and not self._closed and not self._return_waits:
            self._return_after(CURSOR_REST)

    def _return_after(self, seconds: float) -> None:
        self._return_waits = True
        self._later(seconds, self._return_if_quiet)

    def _return_if_quiet(self) -> None:
        self._return_waits = False
        if self._closed or self._lost or self._last_write is None:
            return
        rest = self._last_write + CURSOR_REST - self._clock()
        if rest > _TIMER_SLACK:
            self._return_after(rest)
            return
        try:
            self._write("\r")
        except (OSError, ValueError):
            # As above: the next utterance tells.
            self._lost = True


def _joined(texts: list[str]) -> str:
    words = texts[0]
    for text in texts[1:]:
        several_rows = "\n" in words or "\n" in text
        words += ("\n" if several_rows else " ") + text
    return words


def broken(text: str, width: int) -> list[str]:
    """The rows of a text, broken between words to fit into a terminal.

    A column stays free for the cursor: a row that is as wide as the terminal leaves it to the
    terminal where the next one begins. Whatever could steer the terminal becomes a space.
    """
    # A terminal of unknown size says that it has no columns.
    columns = min(MAX_WIDTH, (width if width > 1 else USUAL_WIDTH) - 1)
    return [row for line in text.split("\n") for row in _rows(line, columns)]


def _rows(line: str, columns: int) -> Iterator[str]:
    harmless = "".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in line)
    row = ""
    # Only plain spaces part words here: other spaces are there to prevent a break.
    for word in filter(None, harmless.split(" ")):
        extended = f"{row} {word}" if row else word
        if get_cwidth(extended) <= columns:
            row = extended
            continue
        if row:
            yield row
        *full, row = _pieces(word, columns)
        yield from full
    if row:
        yield row


def _pieces(word: str, columns: int) -> Iterator[str]:
    """A word that may be longer than a row, in pieces that are not."""
    piece = ""
    for sign in word:
        if piece and get_cwidth(piece + sign) > columns:
            yield piece
            piece = ""
        piece += sign
    yield piece


def text_writer(stream: TextIO) -> Write:
    """A function that writes to a stream at once, whatever characters its encoding lacks."""
    encoding = stream.encoding or "utf-8"

    def write(text: str) -> None:
        stream.write(encodable(text, encoding))
        stream.flush()

    return write


# Quotation marks and dashes have no decomposition.
_PLAIN = (
    dict.fromkeys(range(0x2010, 0x2016), "-")
    | dict.fromkeys(range(0x2018, 0x201C), "'")
    | dict.fromkeys(range(0x201C, 0x2020), '"')
    | {ord("«"): '"', ord("»"): '"', 0x2212: "-"}
)
# Accents, and signs that only direct how others are shown.
_UNSEEN = frozenset({"Mn", "Cf"})


def encodable(text: str, encoding: str) -> str:
    """The text with the nearest characters that an encoding has, if need be question marks."""
    if _has(encoding, text):
        return text
    composed = unicodedata.normalize("NFC", text)
    return "".join(sign if _has(encoding, sign) else _nearest(sign, encoding) for sign in composed)


def _nearest(sign: str, encoding: str) -> str:
    decomposed = unicodedata.normalize("NFKD", sign).translate(_PLAIN)
    plain = "".join(part for part in decomposed if unicodedata.category(part) not in _UNSEEN)
    if _has(encoding, plain):
        return plain
    return "?"


def _has(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
