"""What a listener of Fenrir hears of a terminal program, by the real Fenrir.

Fenrir runs the program on a terminal of its own, inside one of this rig, and speaks to the
stand-in of `rigs.fake_ssip`.

As a command: `python tests/rigs/fenrir.py --keys "Down Enter q" -- COMMAND ARGUMENT`. It writes
rows of JSON, see `rigs.transcript`; the language of the keys stands in `rigs.keys`.
"""

import argparse
import os
import re
import shlex
import shutil
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

if __name__ == "__main__":
    # Run as a script, Python looks for modules beside it instead of in the folder above.
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from typing_extensions import override

from rigs.fake_ssip import FakeSpeechd
from rigs.keys import Stroke, parse
from rigs.pty_run import PtyRun, pause, terminal_environment
from rigs.transcript import Noticed, Transcript

PACKAGES = "apt-get install fenrir python3-speechd python3-pyte python3-daemonize python3-dbus"
SETTLE = 0.35
"""Seconds of rest after which a key is taken as answered."""

_FOLDER = Path("/usr/lib/python3/dist-packages")
_MODULES = ("speechd", "pyte", "daemonize", "dbus")
_OPTIONS = (
    "sound#enabled=False",
    "sound#driver=dummyDriver",
    "speech#driver=speechdDriver",
    "speech#module=",
    "speech#voice=",
    "speech#language=",
    "screen#driver=ptyDriver",
    "keyboard#driver=ptyDriver",
    "keyboard#keyboardLayout=pty",
    "keyboard#charEcho=True",
    "remote#enable=False",
)
_START_PATIENCE = 20.0
_FIRST_SETTLE = 1.5
_AFTER_KEY = 0.05
_TICK = 0.02
_END_GRACE = 2.0
_BLANK_LINES = re.compile(r"[ ,\n]*( , )+[ ,\n]*$")
"""How Fenrir reads the blank lines behind the text."""


def missing() -> bool:
    """Whether something that the rig needs is not installed."""
    return shutil.which("fenrir") is None or not all(_installed(name) for name in _MODULES)


def _installed(module: str) -> bool:
    return _FOLDER.joinpath(module).exists() or _FOLDER.joinpath(f"{module}.py").exists()


class SpokenPlainly(Transcript):
    """A transcript without what became of each utterance, and without the blank lines read."""

    @override
    def add(self, kind: str, text: str = "", **more: object) -> None:
        """Write down what is wanted of what was noticed just now."""
        if kind in {"speak", "char"}:
            text = _BLANK_LINES.sub("", text).strip()
        if kind not in {"begin", "end"}:
            super().add(kind, text, **({"status": more["status"]} if "status" in more else {}))


class FenrirTerminal:
    """A terminal with Fenrir in it.

    Attributes:
        transcript: what was pressed and heard.
        run: Fenrir, which ends with the program.
    """

    def __init__(
        self, command: Sequence[str], *, transcript: Transcript | None = None, rows: int = 24
    ) -> None:
        """Start Fenrir and in it the program."""
        self.transcript = transcript or SpokenPlainly()
        self._stack = ExitStack()
        try:
            self.run = self._start(command, rows)
        except BaseException:
            self._stack.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self._stack.close()

    def start(self, first_word: str) -> list[Noticed]:
        """Wait until the program says something that begins with a word; all that was heard."""
        waited = 0.0
        while waited < _START_PATIENCE and not self._heard(first_word):
            pause(_TICK)
            waited += _TICK
        self.settle(_FIRST_SETTLE)
        return list(self.transcript.rows)

    def press(self, stroke: Stroke, settle: float = SETTLE) -> list[Noticed]:
        """Press a key and wait for the answer; what was noticed from the key on."""
        before = len(self.transcript.rows)
        if stroke.pause:
            pause(stroke.pause)
            return self.transcript.rows[before:]
        self.transcript.add("key", stroke.token)
        self.run.write(stroke.data)
        pause(_AFTER_KEY)
        self.settle(settle)
        return self.transcript.rows[before:]

    def settle(self, quiet: float) -> None:
        """Wait until neither the program nor Fenrir has anything to say."""
        self.run.settle(quiet, also=lambda: self.transcript.last)

    def _heard(self, word: str) -> bool:
        return any(row.kind == "speak" and word in row.text for row in self.transcript.rows)

    def _start(self, command: Sequence[str], rows: int) -> PtyRun:
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="fenrir")))
        shell = folder / "shell"
        program = [shutil.which(command[0]) or command[0], *command[1:]]
        shell.write_text(f"#!/bin/sh\nexec {shlex.join(program)}\n", encoding="utf-8")
        shell.chmod(0o755)
        log = f"general#debugFile={folder / 'log'}"
        options = [*_OPTIONS, f"general#shell={shell}", "general#debugMode=File", log]
        daemon = self._stack.enter_context(FakeSpeechd(self.transcript, rate=0))
        env = daemon.environment({**_environment(rows), "HOME": str(folder), "SHELL": str(shell)})
        fenrir = ["fenrir", "-e", "-o", ";".join(options)]
        return self._stack.enter_context(PtyRun(fenrir, rows=rows, env=env))


def _environment(rows: int) -> Mapping[str, str]:
    kept = {**terminal_environment(rows, 80), "PYTHONUNBUFFERED": "1"}
    # Fenrir runs by the Python of the system, with the modules of the system.
    kept.pop("PYTHONPATH", None)
    kept["PATH"] = f"/usr/bin:/bin:{os.environ.get('PATH', '')}"
    return kept


class _Options(argparse.Namespace):
    keys: str
    settle: float
    size: int
    command: list[str]


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--keys", default="")
    parser.add_argument("--settle", type=float, default=SETTLE)
    parser.add_argument("--size", type=int, default=24, help="rows of the terminal")
    parser.add_argument("command", nargs="+")
    options = parser.parse_args(namespace=_Options())
    transcript = SpokenPlainly(sys.stdout)
    with FenrirTerminal(options.command, transcript=transcript, rows=options.size) as terminal:
        terminal.start("")
        for stroke in parse(options.keys):
            if not terminal.run.alive:
                transcript.add("note", f"program has ended, key {stroke.token} not sent")
                break
            terminal.press(stroke, options.settle)
        transcript.add("exit", status=terminal.run.close(_END_GRACE))
    return 0


if __name__ == "__main__":
    sys.exit(main())
