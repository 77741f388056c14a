import errno
from collections.abc import Callable
from io import BytesIO, StringIO, TextIOWrapper
from itertools import pairwise

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from prompt_toolkit.utils import get_cwidth

from quarto_access.drivers.lines import (
    LinesChannel,
    Repetition,
    broken,
    encodable,
    text_writer,
)
from quarto_access.speech.message import ChannelLost, Spoken


class Terminal:
    """A terminal that keeps its writes, with a clock that only the test moves."""

    def __init__(self, width: int = 79, *, cursor_returns: bool = False) -> None:
        self.now = 100.0
        self.writes: list[str] = []
        self.times: list[float] = []
        self.error: Exception | None = None
        self.punctuality = 1.0
        self.timers: list[tuple[float, Callable[[], None]]] = []
        self.channel = LinesChannel(
            self.write,
            lambda: self.now,
            self.later,
            lambda: width,
            cursor_returns=cursor_returns,
        )

    def write(self, text: str) -> None:
        if self.error is not None:
            raise self.error
        self.writes.append(text)
        self.times.append(self.now)

    def later(self, seconds: float, action: Callable[[], None]) -> None:
        self.timers.append((self.now + seconds * self.punctuality, action))

    def wait(self, seconds: float) -> None:
        end = self.now + seconds
        while due := [timer for timer in self.timers if timer[0] <= end]:
            timer = min(due, key=lambda timer: timer[0])
            self.timers.remove(timer)
            self.now = timer[0]
            timer[1]()
        self.now = end

    def say(self, *texts: str) -> None:
        for text in texts:
            self.channel.say(Spoken(text, again(text)))

    def say_slowly(self, *texts: str) -> None:
        for text in texts:
            self.say(text)
            self.wait(1)


def again(text: str) -> str:
    return f"{text} again."


def test_the_line_feed_comes_first() -> None:
    terminal = Terminal()
    terminal.say_slowly("Empty b3.", "Edge.\nSecond row.")
    assert terminal.writes == ["\nEmpty b3.", "\nEdge.\nSecond row."]


def test_nothing_is_written_while_nothing_is_said() -> None:
    terminal = Terminal()
    terminal.wait(60)
    terminal.channel.say(Spoken("", ""))
    terminal.say("\x1b ")
    terminal.channel.close()
    assert terminal.writes == []


def test_what_is_said_too_soon_joins_the_next_write() -> None:
    terminal = Terminal()
    terminal.say("One.", "Two.")
    terminal.wait(0.03)
    terminal.say("Three.")
    assert terminal.writes == ["\nOne."]
    assert len(terminal.timers) == 1
    terminal.wait(0.03)
    assert terminal.writes == ["\nOne.", "\nTwo. Three."]
    terminal.say("Four.")
    terminal.wait(0.059)
    assert len(terminal.writes) == 2
    terminal.wait(0.002)
    assert terminal.writes[2:] == ["\nFour."]


@pytest.mark.parametrize(
    ("texts", "joined"),
    [
        (["a", "b", "c"], "a b c"),
        (["a\nb", "c"], "a\nb\nc"),
        (["a", "b\nc"], "a\nb\nc"),
        (["a\nb", "c\nd"], "a\nb\nc\nd"),
    ],
)
def test_texts_of_several_rows_join_as_rows(texts: list[str], joined: str) -> None:
    terminal = Terminal()
    terminal.say("First.", *texts)
    terminal.wait(1)
    assert terminal.writes == ["\nFirst.", "\n" + joined]


def test_a_timer_that_is_early_does_not_bring_writes_closer() -> None:
    terminal = Terminal()
    terminal.punctuality = 0.75
    terminal.say("One.", "Two.")
    terminal.wait(1)
    assert terminal.writes == ["\nOne.", "\nTwo."]
    assert terminal.times[1] - terminal.times[0] > 0.058


def test_equal_texts_do_not_follow_each_other() -> None:
    terminal = Terminal()
    terminal.say_slowly("Edge.", "Edge.", "Edge.", "Edge.", "Empty.", "Edge.")
    assert terminal.writes == [
        "\nEdge.",
        "\nEdge. again.",
        "\nEdge.",
        "\nEdge. again.",
        "\nEmpty.",
        "\nEdge.",
    ]


def test_equal_writes_do_not_follow_each_other() -> None:
    terminal = Terminal()
    terminal.say("Start.")
    for _ in range(3):
        terminal.say("One.", "Two.")
        terminal.wait(0.06)
    assert terminal.writes[1:] == ["\nOne. Two.", "\nOne. Two. again.", "\nOne. Two."]


def test_equal_writes_are_avoided_even_if_they_end_with_a_repetition() -> None:
    terminal = Terminal()
    terminal.say("Start.")
    for _ in range(2):
        terminal.say("Two.", "Edge.", "Edge.")
        terminal.wait(0.06)
    assert terminal.writes[1:] == ["\nTwo. Edge. Edge. again.", "\nTwo. Edge. Edge."]


def test_silence_between_equal_texts_changes_nothing() -> None:
    repetition = Repetition()
    said = [repetition.avoid(text, again(text)) for text in ("Edge.", "", "Edge.")]
    assert said == ["Edge.", "", "Edge. again."]


def test_closing_writes_what_waits_and_ends_the_line() -> None:
    terminal = Terminal()
    terminal.say("One.", "Two.")
    terminal.channel.close()
    assert terminal.writes == ["\nOne.", "\nTwo.", "\n"]
    terminal.channel.close()
    terminal.say("Three.")
    terminal.say_slowly("Four.", "Five.")
    assert len(terminal.writes) == 3


LOSSES = [OSError(errno.EIO, "gone"), BrokenPipeError(), ValueError("closed file")]


@pytest.mark.parametrize("error", LOSSES)
def test_a_lost_terminal_is_told_by_saying(error: Exception) -> None:
    terminal = Terminal()
    terminal.error = error
    with pytest.raises(ChannelLost):
        terminal.say("One.")
    terminal.error = None
    with pytest.raises(ChannelLost):
        terminal.say("Two.")
    terminal.channel.close()
    assert terminal.writes == []


def test_a_loss_that_a_timer_notices_is_told_by_the_next_words() -> None:
    terminal = Terminal()
    terminal.say("One.", "Two.")
    terminal.error = BrokenPipeError()
    terminal.wait(1)
    terminal.error = None
    with pytest.raises(ChannelLost):
        terminal.say("Three.")
    terminal.channel.close()
    assert terminal.writes == ["\nOne."]


def test_a_loss_that_closing_notices_is_told_by_closing() -> None:
    terminal = Terminal()
    terminal.say("One.")
    terminal.error = BrokenPipeError()
    with pytest.raises(ChannelLost):
        terminal.channel.close()
    terminal.channel.close()


def test_rows_are_broken_between_words() -> None:
    assert broken("one two three", 9) == ["one two", "three"]
    assert broken("one two three\nfour", 9) == ["one two", "three", "four"]
    assert broken("x" * 79, 80) == ["x" * 79]
    assert broken("x" * 79 + "\nend", 79) == ["x" * 78, "x", "end"]
    assert broken("a " * 60, 200) == [("a " * 40).rstrip(), ("a " * 20).rstrip()]
    assert broken("dark-tall", 7) == ["dark-t", "all"]
    assert broken("Quarto\u00a0? Oui", 9) == ["Quarto\u00a0?", "Oui"]


def test_every_row_leaves_room_for_the_cursor() -> None:
    assert broken("abc def", 7) == ["abc", "def"]
    assert broken("abc def\nghi", 7) == ["abc", "def", "ghi"]
    assert broken("abc def", 8) == ["abc def"]
    assert broken("日本 日本", 9) == ["日本", "日本"]
    assert broken("日", 2) == ["日"]


@pytest.mark.parametrize("width", [0, -1, 1])
def test_a_terminal_of_unknown_width_is_wide_enough(width: int) -> None:
    assert broken("a " * 40 + "b", width) == [("a " * 40).rstrip(), "b"]


def test_nothing_that_is_said_can_steer_the_terminal() -> None:
    assert broken("a\x1b[2Jb\tc\rd\x07\x9be\x7f", 79) == ["a [2Jb c d e"]


WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=200)


@given(WORDS, st.integers(2, 100))
@example("日" * 50, 3)
def test_rows_fit_and_nothing_is_lost(text: str, width: int) -> None:
    rows = broken(text, width)
    wide_sign = max((get_cwidth(sign) for sign in text), default=0)
    assume(wide_sign < width)
    assert all(row and get_cwidth(row) < min(80, width) for row in rows)
    visible = "".join("" if sign < " " or "\x7f" <= sign <= "\x9f" else sign for sign in text)
    assert "".join(rows).replace(" ", "") == visible.replace(" ", "")


@given(
    steps=st.lists(st.tuples(st.sampled_from(["Edge.", "Two", "A\nb"]), st.floats(0, 0.5))),
    cursor_returns=st.booleans(),
)
def test_writes_keep_their_distance_and_lose_nothing(
    steps: list[tuple[str, float]],
    cursor_returns: bool,  # noqa: FBT001  Hypothesis gives no keyword-only arguments
) -> None:
    terminal = Terminal(cursor_returns=cursor_returns)
    for text, pause in steps:
        terminal.say(text)
        terminal.wait(pause)
    terminal.wait(1)
    assert terminal.writes.count("\r") <= len(steps)
    spoken = [
        (text, at) for text, at in zip(terminal.writes, terminal.times, strict=True) if text != "\r"
    ]
    texts, times = [text for text, _ in spoken], [at for _, at in spoken]
    written = "".join(texts).replace("again.", "").replace("\n", "").replace(" ", "")
    assert written == "".join(text for text, _ in steps).replace("\n", "")
    assert all(after - before > 0.058 for before, after in pairwise(times))
    assert all(first != second for first, second in pairwise(texts))


def written_in(encoding: str, text: str) -> bytes:
    raw = BytesIO()
    stream = TextIOWrapper(raw, encoding=encoding, newline="")
    text_writer(stream)(text)
    return raw.getvalue()


@pytest.mark.parametrize(
    ("encoding", "text", "plain"),
    [
        ("utf-8", "ősi ф “日”", "ősi ф “日”"),
        ("cp1252", "Győr: é, “yes”, ф", "Gyor: é, “yes”, ?"),
        (
            "ascii",
            "Győr: é, l\u2019as \u2013 “yes” «non»\u202f\u2026",
            'Gyor: e, l\'as - "yes" "non" ...',
        ),
        ("cp1252", "e\u0301 x\u0304 \u2068isolated\u2069", "é x isolated"),
        ("utf-8", "\udcff", "?"),
    ],
)
def test_signs_that_an_encoding_lacks_are_replaced(encoding: str, text: str, plain: str) -> None:
    assert encodable(text, encoding) == plain
    assert written_in(encoding, text) == plain.encode(encoding)


@given(st.text(st.characters()), st.sampled_from(["ascii", "cp1252", "latin-1", "cp852", "utf-8"]))
def test_writing_never_fails_for_a_sign(text: str, encoding: str) -> None:
    assert isinstance(written_in(encoding, text), bytes)


def test_a_stream_without_encoding_takes_everything() -> None:
    stream = StringIO()
    text_writer(stream)("ф")
    assert stream.getvalue() == "ф"


def test_a_stream_is_flushed_once_for_each_write(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = StringIO()
    flushed: list[str] = []
    monkeypatch.setattr(stream, "flush", lambda: flushed.append(stream.getvalue()))
    write = text_writer(stream)
    write("one")
    write("two")
    assert flushed == ["one", "onetwo"]


def test_an_answer_does_not_begin_with_the_character_just_typed() -> None:
    terminal = Terminal()
    terminal.channel.say(Spoken("empty b1", "empty b1, again.", typed="e"))
    terminal.now += 1
    terminal.channel.say(Spoken("Empty c1", "Empty c1, again.", typed="e"))
    terminal.now += 1
    terminal.channel.say(Spoken("Empty d1", "Empty d1, again.", typed="E"))
    assert terminal.writes == ["\nEmpty b1", "\nEmpty c1", "\nempty d1"]


def braille_terminal() -> Terminal:
    return Terminal(cursor_returns=True)


def test_the_cursor_stays_at_the_end_unless_told_otherwise() -> None:
    terminal = Terminal()
    terminal.say_slowly("One.", "Two.")
    assert terminal.writes == ["\nOne.", "\nTwo."]


def test_for_braille_the_cursor_returns_once_after_a_moment_of_quiet() -> None:
    terminal = braille_terminal()
    terminal.say("One.")
    terminal.wait(0.399)
    assert terminal.writes == ["\nOne."]
    terminal.wait(0.002)
    assert terminal.writes == ["\nOne.", "\r"]
    terminal.wait(60)
    assert terminal.writes == ["\nOne.", "\r"]
    assert terminal.timers == []


def test_the_next_words_begin_with_a_line_feed_after_a_returned_cursor_too() -> None:
    terminal = braille_terminal()
    terminal.say_slowly("One.\nSecond row.", "Two.")
    assert terminal.writes == ["\nOne.\nSecond row.", "\r", "\nTwo.", "\r"]


def test_words_at_once_after_the_cursor_returned_do_not_wait() -> None:
    terminal = braille_terminal()
    terminal.say("One.")
    terminal.wait(0.401)
    terminal.say("Two.")
    assert terminal.writes == ["\nOne.", "\r", "\nTwo."]


def test_the_cursor_waits_for_quiet_after_the_last_words() -> None:
    terminal = braille_terminal()
    terminal.say("One.")
    terminal.wait(0.3)
    terminal.say("Two.")
    terminal.wait(0.03)
    terminal.say("Three.")
    terminal.wait(0.42)
    assert terminal.writes == ["\nOne.", "\nTwo.", "\nThree."]
    terminal.wait(0.02)
    assert terminal.writes == ["\nOne.", "\nTwo.", "\nThree.", "\r"]
    assert terminal.timers == []


def test_a_closed_channel_returns_no_cursor() -> None:
    terminal = braille_terminal()
    terminal.say("One.")
    terminal.channel.close()
    terminal.wait(1)
    assert terminal.writes == ["\nOne.", "\n"]


def test_a_loss_that_the_returning_cursor_notices_is_told_by_the_next_words() -> None:
    terminal = braille_terminal()
    terminal.say("One.")
    terminal.error = BrokenPipeError()
    terminal.wait(1)
    terminal.error = None
    with pytest.raises(ChannelLost):
        terminal.say("Two.")
    assert terminal.writes == ["\nOne."]
