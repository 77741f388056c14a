"""The rigs hear what a person would: also what is wrong."""

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from rigs.keys import NAMED, Stroke, parse
from rigs.line_reader import LineReader
from rigs.readers import DiffReader, StreamReader
from rigs.screen import Screen, Stream
from rigs.transcript import Transcript

RESTED = 1.0
SIZE = (40, 6)
# prints the message, then the line feed, so that the cursor stands on an empty row
LINE_FEED_LAST = """
import sys, tty
tty.setraw(0)
sys.stdout.write("Hello there.\\r\\n")
sys.stdout.flush()
while (key := sys.stdin.buffer.raw.read(8)) != b"q":
    sys.stdout.write("Row 2, empty.\\r\\n")
    sys.stdout.flush()
"""


def stream_reader() -> tuple[StreamReader, Stream, Transcript]:
    transcript, screen = Transcript(), Screen(*SIZE)
    reader = screen.watcher = StreamReader(transcript, screen)
    return reader, Stream(screen), transcript


def diff_reader() -> tuple[DiffReader, Stream, Transcript]:
    transcript, screen = Transcript(), Screen(*SIZE)
    return DiffReader(transcript, screen), Stream(screen), transcript


def rows(transcript: Transcript) -> list[tuple[str, str]]:
    return [(row.kind, row.text) for row in transcript.rows if row.kind != "stop"]


def test_keys_as_they_are_written() -> None:
    assert parse("Up x C-c M-x text:ab paste:ab raw:1b5b41 wait:0.5") == [
        Stroke("Up", b"\x1b[A"),
        Stroke("x", b"x"),
        Stroke("C-c", b"\x03"),
        Stroke("M-x", b"\x1bx"),
        Stroke("a", b"a"),
        Stroke("b", b"b"),
        Stroke("paste:ab", b"ab"),
        Stroke("raw:1b5b41", b"\x1b[A"),
        Stroke("wait:0.5", pause=0.5),
    ]
    with pytest.raises(ValueError, match="Enterr"):
        parse("Enterr")


def test_a_stream_reader_takes_a_first_letter_for_an_echo() -> None:
    reader, stream, transcript = stream_reader()
    reader.pressed("e", b"e")
    stream.feed("\r\nempty b1")
    reader.tick(RESTED)
    assert rows(transcript) == [("char", "e"), ("speak", "mpty b1")]


def test_a_stream_reader_speaks_each_row_and_every_redrawing() -> None:
    reader, stream, transcript = stream_reader()
    stream.feed("\r\none two\r\nthree")
    reader.tick(RESTED)
    stream.feed("\rthree")
    reader.tick(RESTED)
    assert rows(transcript) == [("speak", "one two"), ("speak", "three"), ("speak", "three")]


def test_a_stream_reader_is_silent_after_an_arrow_but_for_the_cursor() -> None:
    reader, stream, transcript = stream_reader()
    reader.pressed("Down", NAMED["Down"])
    stream.feed("\r\nEdge, a1.\r\n")
    while not rows(transcript):
        reader.tick(RESTED)
    stream.feed("later words")
    reader.tick(RESTED)
    assert rows(transcript) == [("speak", "blank")]


def test_a_diff_reader_speaks_new_rows_and_of_changed_ones_the_change() -> None:
    reader, stream, transcript = diff_reader()
    stream.feed("\r\nRow 2, empty.")
    reader.tick(RESTED)
    stream.feed("\rRow 3, empty.")
    reader.tick(RESTED)
    stream.feed("\r\nsecond row")
    reader.tick(RESTED)
    # the change is a single character, which is taken for typing
    assert rows(transcript) == [("speak", "Row 2, empty."), ("speak", "second row")]


def test_a_diff_reader_is_silent_about_what_is_short() -> None:
    reader, stream, transcript = diff_reader()
    reader.pressed("x", b"x")
    stream.feed("\r\nb3")
    reader.tick(RESTED)
    assert rows(transcript) == [("char", "x")]


@pytest.mark.pty
@pytest.mark.parametrize("mode", ["tdsr", "nvda"])
def test_a_line_feed_at_the_end_is_heard_as_blank(mode: str) -> None:
    with LineReader([sys.executable, "-c", LINE_FEED_LAST], mode) as reader:
        assert ("speak", "Hello there.") in [(row.kind, row.text) for row in reader.start()]
        reader.press(parse("Down")[0])
        spoken = [row.text for row in reader.transcript.rows if row.kind == "speak"]
        assert "blank" in spoken
        assert ("Row 2, empty." in spoken) == (mode == "nvda")
        reader.press(parse("q")[0])
        assert reader.close() == 0
