"""What screen readers for terminals say of what happens on a screen, imitated.

`StreamReader` speaks what is drawn as it is drawn (rules observed in TDSR, and checked against
it). `DiffReader` compares the text before and after (rules of NVDA's published source).
"""

import difflib
import time
from collections.abc import Iterable
from typing import Protocol

from rigs.screen import Screen, Unwatched, Watcher
from rigs.transcript import Transcript

_NAMES = {" ": "space"}
"""Characters that have a name; others are spelled as themselves."""
_BLANK = "blank"
_BY_LINE = ("Up", "Down")
_BY_CHARACTER = ("Left", "Right")


class Reader(Watcher, Protocol):
    """A screen reader."""

    def pressed(self, key: str, data: bytes) -> None:
        """A key goes to the program now."""
        ...

    def tick(self, since_output: float) -> None:
        """Some milliseconds have passed; so many seconds ago the program wrote last."""
        ...


class StreamReader:
    """Speaks what the program draws, as it draws it.

    Drawn characters gather until a line feed or a moment of rest. Every key silences. A character
    equal to the key just typed is spelled as its echo. After an arrow the line or the character at
    the cursor is spoken, and then nothing until the next key.
    """

    _REST = 0.005
    _REVIEW_DELAY = 0.02

    def __init__(self, transcript: Transcript, screen: Screen) -> None:
        self.last: tuple[int, int] = (0, 0)
        self._transcript = transcript
        self._screen = screen
        self._gathered: list[str] = []
        self._echo = ""
        self._muted = False
        self._review: tuple[float, str] | None = None

    def drawn(self, character: str, before: tuple[int, int], after: tuple[int, int]) -> None:
        """Gather a character, or spell it as an echo."""
        is_echo, self._echo = character == self._echo, ""
        if is_echo:
            self._spell(character)
            return
        if self._muted:
            return
        if before[1] == self.last[1] and before[0] - self.last[0] > 1:
            self._gathered.append(" ")
        self._gathered.append(character)
        self.last = after

    def gap(self) -> None:
        """Part two words."""
        if self._gathered and not self._muted:
            self._gathered.append(" ")

    def line_end(self) -> None:
        """Speak what was gathered."""
        text, self._gathered = "".join(self._gathered), []
        if not self._muted:
            self._say(text)

    def pressed(self, key: str, data: bytes) -> None:
        """Fall silent, and get ready for the echo or for a look at the cursor."""
        self._transcript.add("stop")
        self._muted, self._review, self._gathered = False, None, []
        self._echo = data.decode("utf-8", "replace")
        column, row = self._screen.at
        if key in _BY_LINE + _BY_CHARACTER:
            self._muted = True
            self._review = time.monotonic() + self._REVIEW_DELAY, key
        elif key == "Backspace" and column > 0:
            self._spell(self._screen.buffer[row][column - 1].data)

    def tick(self, since_output: float) -> None:
        """Look at the cursor when it is time, and speak what was gathered after a rest."""
        if self._review and time.monotonic() >= self._review[0]:
            key, self._review = self._review[1], None
            self._look(key)
        if since_output >= self._REST:
            self.line_end()

    def _look(self, key: str) -> None:
        column, row = self._screen.at
        if key in _BY_LINE:
            self._say(self._screen.line(row).strip() or _BLANK)
        else:
            self._spell(self._screen.buffer[row][min(column, self._screen.columns - 1)].data or " ")

    def _say(self, text: str) -> None:
        words = " ".join(text.split())
        if words:
            self._transcript.add("speak", words)

    def _spell(self, character: str) -> None:
        if character in _NAMES:
            self._transcript.add("speak", _NAMES[character])
        else:
            self._transcript.add("char", character)


class DiffReader(Unwatched):
    """Speaks the lines that are new after a moment of rest.

    Of a line that took the place of another only the changed part is spoken when that is short.
    A single character is not spoken, nor a lone short report. Typed letters are spelled once the
    screen changes; Enter drops those. A key that moves the caret also speaks the line or the
    character there.
    """

    _REST = 0.03
    _CARET_TIMEOUT = 0.1
    _CARET_REST = 0.01
    _SHORT_CHANGE = 15
    _SHORTEST_REPORT = 3
    _DROPPING = ("Enter", "Tab", "C-c", "C-d")
    _LINE_KEYS = (*_BY_LINE, "PageUp", "PageDown")
    _CHARACTER_KEYS = (*_BY_CHARACTER, "Home", "End")

    def __init__(self, transcript: Transcript, screen: Screen) -> None:
        self._transcript = transcript
        self._screen = screen
        self._before = screen.text()
        self._typed: list[str] = []
        self._caret: tuple[float, str, tuple[int, int]] | None = None

    def pressed(self, key: str, data: bytes) -> None:
        """Fall silent, and remember what was typed or how the caret should move."""
        self._transcript.add("stop")
        if key in self._DROPPING:
            self._typed = []
        elif len(key) == 1 or key == "Space":
            self._typed.append(data.decode("utf-8", "replace"))
        if key in self._LINE_KEYS + self._CHARACTER_KEYS:
            timeout = time.monotonic() + self._CARET_TIMEOUT
            self._caret = timeout, key, self._screen.at

    def tick(self, since_output: float) -> None:
        """Speak the caret when it has moved, and what is new after a rest."""
        if self._caret:
            timeout, key, was = self._caret
            moved = self._screen.at != was and since_output > self._CARET_REST
            if moved or time.monotonic() >= timeout:
                self._caret = None
                self._speak_caret(key)
        if since_output >= self._REST:
            self._compare()

    def _speak_caret(self, key: str) -> None:
        column, row = self._screen.at
        line = self._screen.line(row)
        if key in self._LINE_KEYS:
            words = line.strip()
        else:
            character = line[column : column + 1]
            words = _NAMES.get(character, character)
        self._transcript.add("speak", words or _BLANK, caret=True)

    def _compare(self) -> None:
        now = self._screen.text()
        if now == self._before:
            return
        new, self._before = self._new_lines(self._before, now), now
        typed, self._typed = self._typed, []
        for character in typed:
            self._transcript.add("char", character)
        shortest = max(len(typed) + 1, self._SHORTEST_REPORT)
        if len(new) == 1 and (len(new[0]) == 1 or (typed and len(new[0]) < shortest)):
            return
        for line in new:
            self._transcript.add("speak", line)

    def _new_lines(self, before: list[str], now: list[str]) -> list[str]:
        new: list[str] = []
        previous = ""
        for entry in _without_hints(difflib.ndiff(before, now)):
            text = entry[2:]
            if entry.startswith("+") and text.strip():
                if previous.startswith("-") and previous[2:]:
                    text = self._changed(previous[2:], text)
                if text.strip():
                    new.append(text.strip())
            previous = entry
        return new

    def _changed(self, old: str, new: str) -> str:
        """The changed part of a replaced line, the whole line where that part is long."""
        shorter = min(len(old), len(new))
        start = 0
        while start < shorter and old[start] == new[start]:
            start += 1
        end = len(new)
        if len(old) == len(new):
            while end > start and old[end - 1] == new[end - 1]:
                end -= 1
        elif start == shorter and start < len(old):
            start += 1
        return new[start:end] if end - start < self._SHORT_CHANGE else new


def _without_hints(entries: Iterable[str]) -> Iterable[str]:
    return (entry for entry in entries if not entry.startswith("?"))
