"""The real program on a real pseudo-terminal, pressed key by key."""

import json
import os
import re
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Lock
from types import TracebackType
from typing import Self

from rigs.keys import parse
from rigs.pty_run import PtyRun, pause

from quarto_access.rules.quarto.board import CELLS
from quarto_access.rules.quarto.pieces import PIECES, Attribute
from quarto_access.session.quarto.record import Record
from quarto_access.session.quarto.record_text import parse_record

PROGRAM = (sys.executable, "-m", "quarto_access")
SETTINGS = Path(".config", "quarto-access", "settings.toml")
"""Where settings are kept below the home folder."""
HOME_SAVE = Path(".local", "share", "quarto-access", "game.json")
"""Where a game is kept below the home folder when no file is named."""

_PATIENCE = 10.0
_REST = 0.012
_WITHIN_WRITE = 0.02
"""Two writes stand farther apart than this, the parts of one do not."""
_PASSED_ON = ("PATH", "PYTHONPATH", "VIRTUAL_ENV", "LD_LIBRARY_PATH", "TMPDIR")
_PLAIN = {
    "TERM": "xterm-256color",
    "LANG": "C.UTF-8",
    # whatever voices and loudspeakers this machine has, nobody wants to hear the tests
    "ACCESSIBLE": "1",
    "SDL_AUDIODRIVER": "no-such-driver",
}
_BY_DIGIT = (Attribute.HEIGHT, Attribute.COLOUR, Attribute.SHAPE, Attribute.HOLLOW)
_RESULT = re.compile(r"\b(wins?|Draw)\b")


def environment(home: Path, **more: str) -> dict[str, str]:
    """A plain environment with a home folder of its own, in which lines are what speaks.

    Who has that home was here before, so that no lesson is offered first.
    """
    welcome(home)
    kept = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
    return {**kept, **_PLAIN, "HOME": str(home), **more}


def welcome(home: Path) -> None:
    """Note in the settings of a home, unless it has some, that its owner was here before."""
    path = home / SETTINGS
    # in some homes nothing can be written, which is what is tested there
    if not path.exists():
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("welcomed = true\n", encoding="utf-8")


class Game:
    """The program in a terminal of its own.

    Attributes:
        reads: what the terminal got, with the monotonic time of each read.
        run: the running program.
    """

    def __init__(
        self,
        home: Path,
        *arguments: str,
        program: Sequence[str] = PROGRAM,
        columns: int = 80,
        env: Mapping[str, str] | None = None,
        controlling: bool = True,
    ) -> None:
        self.reads: list[tuple[float, bytes]] = []
        self._lock = Lock()
        self._home = home
        self._focus = ""
        self.run = PtyRun(
            [*program, *arguments],
            columns=columns,
            env=environment(home) if env is None else env,
            folder=home,
            on_output=self._take,
            controlling=controlling,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self.run.close(grace=0)

    @property
    def output(self) -> bytes:
        """Everything that the terminal got."""
        with self._lock:
            return b"".join(data for _, data in self.reads)

    @property
    def writes(self) -> list[tuple[float, bytes]]:
        """What was written and when, a write each: one may have come in several reads."""
        with self._lock:
            reads = list(self.reads)
        joined: list[tuple[float, bytes]] = []
        last = 0.0
        for at, data in reads:
            if joined and at - last < _WITHIN_WRITE:
                joined[-1] = joined[-1][0], joined[-1][1] + data
            else:
                joined.append((at, data))
            last = at
        return joined

    @property
    def words(self) -> str:
        """Everything that was said, rows joined."""
        return said(self.output)

    @property
    def record(self) -> Record:
        """The game as it is kept in the home folder."""
        return parse_record((self._home / HOME_SAVE).read_text(encoding="utf-8"))

    def opened(self) -> str:
        """Wait for the first words."""
        return self._answer(0)

    def send(self, keys: str, rest: float = 0.0) -> None:
        """Press keys that need not be answered, resting after each."""
        for stroke in parse(keys):
            self.run.write(stroke.data)
            pause(stroke.pause or rest)

    def press(self, keys: str) -> str:
        """Press keys one by one, each after the answer to the one before; the last answer."""
        answer = ""
        for stroke in parse(keys):
            before = len(self.output)
            self.run.write(stroke.data)
            answer = self._answer(before)
        return answer

    def output_within(self, seconds: float) -> bytes:
        """What comes within a time, from now on."""
        before = len(self.output)
        pause(seconds)
        return self.output[before:]

    def ended(self, within: float = _PATIENCE) -> int | None:
        """Wait until the program has ended by itself; its exit code."""
        return self.run.wait(within)

    def give(self, code: int) -> str:
        """Give a piece: go by what was heard of the focus, change what differs, press Enter."""
        heard = self._focus or self.press("Space")
        wanted = [PIECES[code].trait(attribute).value for attribute in _BY_DIGIT]
        for key, value in enumerate(wanted, start=1):
            if value not in re.findall(r"\w+", heard.lower()):
                heard = self.press(str(key))
        assert all(value in heard.lower() for value in wanted), heard
        # the focus in the tray stays where it was, so next time it need not be asked for
        self._focus = heard
        return self.press("Enter")

    def place(self, index: int) -> str:
        """Place the piece in hand: letter, digit, Enter."""
        cell = CELLS[index]
        assert self.press("abcd"[cell.column]).startswith(("empty", "Empty", "tall", "short"))
        assert f"{'abcd'[cell.column]}{cell.row + 1}" in self.press(str(cell.row + 1))
        return self.press("Enter")

    def _answer(self, before: int) -> str:
        """Wait for output after so many bytes, and until it is complete."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end and self.run.alive and len(self.output) == before:
            pause(0.002)
        while time.monotonic() - self.run.last_output < _REST:
            pause(0.002)
        assert len(self.output) > before, f"no answer after {self.words!r}"
        return said(self.output[before:])

    def _take(self, data: bytes, at: float) -> None:
        with self._lock:
            self.reads.append((at, data))


def said(output: bytes) -> str:
    """The words in what a terminal got."""
    return " ".join(output.decode("utf-8").split())


def decided(words: str) -> bool:
    """Whether a result was told."""
    return bool(_RESULT.search(words))


def sentences(transcript: Path) -> list[str]:
    """What was said, by the file that the program writes it down in."""
    rows = transcript.read_text(encoding="utf-8").splitlines()
    return [" ".join(str(json.loads(row)["words"]).split()) for row in rows]
