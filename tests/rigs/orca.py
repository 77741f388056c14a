"""What a listener of Orca hears of a program in a terminal window, by the real Orca.

An X server without a screen, a private D-Bus with the accessibility bus, a window manager and a
window with the VTE widget. Orca speaks to the stand-in of `rigs.fake_ssip`, and keys are pressed in
X, so that Orca meets them as it meets those of a person.

As a command: `python tests/rigs/orca.py --keys "Down Enter q" -- COMMAND ARGUMENT`. It writes rows
of JSON, see `rigs.transcript`; the language of the keys stands in `rigs.keys`.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from typing_extensions import override

if __name__ == "__main__":
    # Run as a script, Python looks for modules beside it instead of in the folder above.
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from rigs.fake_ssip import FakeSpeechd
from rigs.keys import Stroke, parse
from rigs.pty_run import pause
from rigs.transcript import Noticed, Transcript

PROGRAMS = ("orca", "Xvfb", "openbox", "xdotool", "dbus-daemon", "gsettings")
FILES = (
    Path("/usr/libexec/at-spi-bus-launcher"),
    Path("/usr/lib/python3/dist-packages/speechd"),
    Path("/usr/lib/python3/dist-packages/gi"),
)
PACKAGES = (
    "apt-get install orca xvfb openbox xdotool dbus at-spi2-core python3-speechd python3-gi "
    "gir1.2-vte-2.91 gir1.2-gtk-3.0 gir1.2-atspi-2.0 gsettings-desktop-schemas"
)
SETTLE = 0.5
"""Seconds of silence after which a key is taken as answered."""

_SYSTEM_PATH = "/usr/bin:/bin:/usr/sbin:/sbin"
_PYTHON = "/usr/bin/python3"
_TERMINAL = Path(__file__).with_name("vte_terminal.py")
_SETTINGS = (
    ("org.gnome.desktop.interface", "toolkit-accessibility"),
    ("org.gnome.desktop.a11y.applications", "screen-reader-enabled"),
)
_X_NAMES = {
    "Enter": "Return",
    "Space": "space",
    "Backspace": "BackSpace",
    "PageUp": "Prior",
    "PageDown": "Next",
    "BackTab": "shift+Tab",
    ".": "period",
    ",": "comma",
    "/": "slash",
    "?": "question",
    "-": "minus",
    "+": "plus",
    ":": "colon",
    "!": "exclam",
    "<": "less",
    ">": "greater",
}
_START_PATIENCE = 30.0
_ANSWER_PATIENCE = 6.0
_END_PATIENCE = 5.0
_AFTER_KEY = 0.15
_TICK = 0.02


def missing() -> bool:
    """Whether something that the rig needs is not installed."""
    found = all(shutil.which(program, path=_SYSTEM_PATH) for program in PROGRAMS)
    return not (found and all(map(Path.exists, FILES)))


class SpokenOnly(Transcript):
    """A transcript without what became of each utterance."""

    @override
    def add(self, kind: str, text: str = "", **more: object) -> None:
        """Write down what is wanted of what was noticed just now."""
        if kind not in {"begin", "end"}:
            super().add(kind, text, **({"status": more["status"]} if "status" in more else {}))


class OrcaTerminal:
    """A terminal window with Orca beside it.

    Attributes:
        transcript: what was pressed and heard.
    """

    def __init__(
        self, command: Sequence[str], transcript: Transcript | None = None, *, speaks: bool = True
    ) -> None:
        """Prepare; a program that `speaks` is waited for until something is heard of it."""
        self._speaks = speaks
        self.transcript = transcript or SpokenOnly()
        self._command = [shutil.which(command[0]) or command[0], *command[1:]]
        self._stack = ExitStack()
        self._folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="orca")))
        self._result = self._folder / "result"
        self._environment: dict[str, str] = {}

    def __enter__(self) -> Self:
        """Start everything, then the program.

        Raises:
            OSError: something does not start.
        """
        try:
            self._open()
        except BaseException:
            self._stack.close()
            raise
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self._stack.close()

    @property
    def status(self) -> int | None:
        """The exit code of the program, None while it runs."""
        return int(self._result.read_text(encoding="ascii")) if self._result.exists() else None

    def press(self, stroke: Stroke, settle: float = SETTLE) -> list[Noticed]:
        """Press a key and wait for the answer; what was noticed from the key on."""
        before = len(self.transcript.rows)
        if stroke.pause:
            pause(stroke.pause)
            return self.transcript.rows[before:]
        self.transcript.add("key", stroke.token)
        self._run("xdotool", "key", "--clearmodifiers", _x_name(stroke.token))
        pause(_AFTER_KEY)
        self.settle(settle)
        return self.transcript.rows[before:]

    def settle(self, quiet: float) -> None:
        """Wait until Orca has nothing to say."""
        end = time.monotonic() + _ANSWER_PATIENCE
        while (now := time.monotonic()) < end and now - self.transcript.last < quiet:
            pause(_TICK)

    def wait(self, seconds: float = _END_PATIENCE) -> int | None:
        """Wait for the program to end by itself; its exit code."""
        end = time.monotonic() + seconds
        while self.status is None and time.monotonic() < end:
            pause(_TICK)
        return self.status

    def _open(self) -> None:
        daemon = self._stack.enter_context(FakeSpeechd(self.transcript, rate=0))
        self._environment = self._plain_environment(daemon.environment({}))
        self._environment["DISPLAY"] = (
            f":{self._start_with_answer('Xvfb', '-displayfd', *_X_SCREEN)}"
        )
        bus = self._start_with_answer("dbus-daemon", "--print-address", "--session", "--nofork")
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        for schema, key in _SETTINGS:
            self._run("gsettings", "set", schema, key, "true")
        self._start("openbox")
        self._start(str(FILES[0]), "--launch-immediately", "--a11y=1", "--screen-reader=1")
        pause(_TICK)
        self._start("orca", "--replace", "--disable=braille,braille-monitor", "--enable=speech")
        self._until(lambda: self._heard("Screen reader on."), "Orca says nothing")
        window = self._start(_PYTHON, str(_TERMINAL), str(self._result), *self._command)
        self._until(lambda: self._heard("Terminal frame."), "Orca does not find the terminal")
        self.settle(SETTLE)
        heard = len(self.transcript.rows)
        window.send_signal(signal.SIGUSR1)
        if self._speaks:
            self._until(lambda: len(self.transcript.rows) > heard, "the program says nothing")
        self.settle(SETTLE)

    def _plain_environment(self, speech: Mapping[str, str]) -> dict[str, str]:
        runtime = self._folder / "run"
        runtime.mkdir(mode=0o700)
        return {
            **speech,
            "PATH": _SYSTEM_PATH,
            "HOME": str(self._folder),
            "XDG_RUNTIME_DIR": str(runtime),
            "GTK_MODULES": "gail:atk-bridge",
            "NO_AT_BRIDGE": "0",
            "GDK_BACKEND": "x11",
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color",
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def _start_with_answer(self, program: str, option: str, *arguments: str) -> str:
        """Start a program that writes its address to a descriptor; the address."""
        reading, writing = os.pipe()
        option = f"{option}={writing}" if program == "dbus-daemon" else option
        number = () if "=" in option else (str(writing),)
        self._start(program, option, *number, *arguments, keep=(writing,))
        os.close(writing)
        with open(reading, encoding="utf-8") as answer:  # noqa: PTH123  a descriptor
            line = answer.readline().strip()
        if not line:
            message = f"{program} did not start"
            raise OSError(message)
        return line

    def _start(self, *command: str, keep: Sequence[int] = ()) -> "subprocess.Popen[bytes]":
        program = shutil.which(command[0], path=_SYSTEM_PATH) or command[0]
        process = subprocess.Popen(  # noqa: S603  the programs are named here
            [program, *command[1:]],
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=keep,
        )
        self._stack.callback(_end, process)
        return process

    def _run(self, *command: str) -> None:
        program = shutil.which(command[0], path=_SYSTEM_PATH) or command[0]
        subprocess.run(  # noqa: S603  the programs are named here
            [program, *command[1:]],
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )

    def _heard(self, text: str) -> bool:
        return any(row.kind == "speak" and row.text == text for row in self.transcript.rows)

    def _until(self, wanted: Callable[[], bool], problem: str) -> None:
        end = time.monotonic() + _START_PATIENCE
        while not wanted():
            if time.monotonic() > end:
                raise OSError(problem)
            pause(_TICK)


_X_SCREEN = ("-screen", "0", "1024x768x24", "-nolisten", "tcp")


def _end(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    try:
        process.wait(_END_PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _x_name(token: str) -> str:
    modifier, key = token[:2], token[2:]
    if modifier in {"C-", "M-"} and key:
        return ("ctrl+" if modifier == "C-" else "alt+") + _X_NAMES.get(key, key)
    return _X_NAMES.get(token, token)


class _Options(argparse.Namespace):
    keys: str
    settle: float
    command: list[str]


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--keys", default="")
    parser.add_argument("--settle", type=float, default=SETTLE)
    parser.add_argument("command", nargs="+")
    options = parser.parse_args(namespace=_Options())
    transcript = SpokenOnly(sys.stdout)
    with OrcaTerminal(options.command, transcript) as terminal:
        for stroke in parse(options.keys):
            if terminal.status is not None:
                transcript.add("note", f"program has ended, key {stroke.token} not sent")
                break
            terminal.press(stroke, options.settle)
        transcript.add("exit", status=terminal.wait(1.0))
    return 0


if __name__ == "__main__":
    sys.exit(main())
