"""Small ways to be heard: lines, silence, and lines beside something that may be lost."""

import pytest
from rigs.links import ScriptedLink, Timers

from quarto_access.drivers.lines import CURSOR_REST, LinesChannel
from quarto_access.drivers.links import Beside, LineLink, SilentLink
from quarto_access.drivers.speaker import CHECK_GAP, Change, Speaker, Way
from quarto_access.session.settings import Speech
from quarto_access.speech.message import ChannelLost, Spoken

WORDS = Spoken("Empty b3.", "Empty b3, again.")


class Terminal:
    """A terminal, and lines that are written there."""

    def __init__(self) -> None:
        self.timers = Timers()
        self.writes: list[str] = []
        self.works = True
        self.lines = LinesChannel(self._write, lambda: self.timers.now, self.timers.later, _wide)

    @property
    def text(self) -> str:
        self.timers.pass_by(1)
        return "".join(self.writes)

    def _write(self, text: str) -> None:
        if not self.works:
            raise OSError
        self.writes.append(text)


def _wide() -> int:
    return 80


def test_lines_are_written_and_never_sound() -> None:
    terminal = Terminal()
    link = LineLink(terminal.lines)
    link.say(WORDS)
    assert not link.hush()
    assert (link.sounding, link.lost, link.unsaid) == (False, None, None)
    assert terminal.text == "\nEmpty b3."


def test_closing_one_way_leaves_the_lines_open_for_the_next() -> None:
    terminal = Terminal()
    LineLink(terminal.lines).close()
    LineLink(terminal.lines).say(WORDS)
    assert terminal.text == "\nEmpty b3."


def test_lines_are_lost_with_the_terminal() -> None:
    terminal = Terminal()
    terminal.works = False
    with pytest.raises(ChannelLost):
        LineLink(terminal.lines).say(WORDS)


@pytest.mark.parametrize("returns", [True, False])
def test_the_cursor_returns_where_braille_is_read(*, returns: bool) -> None:
    terminal = Terminal()
    # the way that was open before had it otherwise
    LineLink(terminal.lines, cursor_returns=not returns)
    LineLink(terminal.lines, cursor_returns=returns).say(WORDS)
    terminal.timers.pass_by(2 * CURSOR_REST)
    assert terminal.text == ("\nEmpty b3.\r" if returns else "\nEmpty b3.")


def test_silence_takes_everything_and_sounds_never() -> None:
    link = SilentLink()
    link.say(WORDS)
    assert not link.hush()
    assert (link.sounding, link.lost, link.unsaid) == (False, None, None)
    link.close()


class Shown:
    """A speaker whose voice stands beside the lines of a terminal, and behind it lines alone."""

    def __init__(self) -> None:
        self.terminal = Terminal()
        self.voice = ScriptedLink()
        self.changes: list[Change] = []
        self.speaker = Speaker(
            (
                Way(Speech.SELF, lambda: Beside(self.voice, LineLink(self.terminal.lines))),
                Way(Speech.PRINT, lambda: LineLink(self.terminal.lines)),
            ),
            self.terminal.timers.later,
            self._tell,
        )

    def _tell(self, change: Change) -> None:
        self.changes.append(change)
        self.speaker.say(Spoken("The voice has stopped.", "", by_key=False))


def test_words_beside_are_spoken_and_written() -> None:
    shown = Shown()
    shown.speaker.say(WORDS)
    shown.voice.finish()
    assert shown.voice.said == ["Empty b3."]
    assert shown.terminal.text == "\nEmpty b3."


def test_a_voice_that_is_lost_leaves_no_words_to_be_written_twice() -> None:
    shown = Shown()
    shown.speaker.say(WORDS)
    shown.voice.lost = "no_device"
    shown.terminal.timers.pass_by(CHECK_GAP)
    assert shown.terminal.text == "\nEmpty b3.\nThe voice has stopped."
    shown.speaker.say(Spoken("Empty b4.", ""))
    assert shown.terminal.text.endswith("stopped.\nEmpty b4.")


def test_words_that_a_lost_voice_refuses_are_written_once() -> None:
    shown = Shown()
    shown.voice.lost = "no_device"
    shown.speaker.say(WORDS)
    assert shown.terminal.text == "\nThe voice has stopped.\nEmpty b3."


def test_a_terminal_that_is_gone_is_told_although_the_voice_speaks() -> None:
    shown = Shown()
    shown.terminal.works = False
    with pytest.raises(ChannelLost):
        shown.speaker.say(WORDS)


def test_hushing_and_closing_are_for_the_voice() -> None:
    shown = Shown()
    shown.speaker.say(WORDS)
    assert shown.speaker.hush()
    assert shown.voice.cut == ["Empty b3."]
    shown.speaker.close()
    assert shown.voice.closed == 1
