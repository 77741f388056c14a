"""A program on a pseudo-terminal: keys go in, bytes come out.

Questions that a terminal would answer are answered (the position of the cursor, what kind of
terminal it is), since programs wait for that.
"""

import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Self

Output = Callable[[bytes, float], None]

# A process gets a controlling terminal only by asking, which must happen in the process itself.
# Python ignores two signals, and the program must not inherit that.
_LAUNCH = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
for number in (signal.SIGPIPE, signal.SIGXFSZ):
    signal.signal(number, signal.SIG_DFL)
try:
    os.execvp(sys.argv[1], sys.argv[1:])
except OSError as error:
    sys.exit(f"cannot run {sys.argv[1:]}: {error}")
"""
_CURSOR_ASKED = b"\x1b[6n"
_KIND_ASKED = re.compile(rb"\x1b\[0?c")
_PATIENCE_AFTER_SIGNAL = 1.5
_READ_AT_ONCE = 65536


def pause(seconds: float) -> None:
    """Wait."""
    time.sleep(seconds)  # noqa: TID251  a rig waits for the program; the program never waits


def terminal_environment(rows: int, columns: int) -> dict[str, str]:
    """The environment of this process, as a terminal of a size sets it."""
    terminal = {"LINES": str(rows), "COLUMNS": str(columns)}
    return {"TERM": "xterm-256color", **os.environ, **terminal}


class PtyRun:
    """A running program, the terminal it runs in, and a thread that reads what it writes.

    Attributes:
        last_output: the monotonic time of the latest output.
        before: the settings of the terminal before the program had it.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        rows: int = 24,
        columns: int = 80,
        env: Mapping[str, str] | None = None,
        folder: Path | None = None,
        on_output: Output | None = None,
        cursor: Callable[[], tuple[int, int]] = lambda: (1, 1),
        controlling: bool = True,
    ) -> None:
        """Start a program.

        Without `controlling` the terminal is not the program's controlling one, so that no signal
        tells it that the terminal has hung up.
        """
        self.last_output = time.monotonic()
        self._on_output = on_output
        self._cursor = cursor
        self._master, slave = os.openpty()
        self._is_open = True
        self._stopper, self._stop = os.pipe()
        self.before = termios.tcgetattr(slave)
        self.resize(rows, columns)
        launcher = [sys.executable, "-I", "-S", "-c", _LAUNCH] if controlling else []
        try:
            self.process = subprocess.Popen(  # noqa: S603  the tests name the program
                [*launcher, *command],
                stdin=slave,
                stdout=slave,
                stderr=slave,
                cwd=folder,
                env=terminal_environment(rows, columns) if env is None else env,
                start_new_session=True,
            )
        finally:
            os.close(slave)
        self._thread = Thread(target=self._read, daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self.close(grace=0)

    @property
    def status(self) -> int | None:
        """The exit code, negative for a signal; None while the program runs."""
        return self.process.poll()

    @property
    def alive(self) -> bool:
        """Whether the program runs and has its terminal."""
        return self.status is None and self._thread.is_alive()

    def settings(self) -> list[object]:
        """The settings of the terminal now."""
        return list(termios.tcgetattr(self._master))

    def resize(self, rows: int, columns: int) -> None:
        """Give the terminal a size."""
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, size)

    def write(self, data: bytes) -> None:
        """Send keys; to a program that has gone nothing is sent."""
        view = memoryview(data)
        try:
            while view:
                view = view[os.write(self._master, view) :]
        except OSError:
            return

    def settle(
        self, quiet: float, limit: float = 4.0, also: Callable[[], float] = lambda: 0.0
    ) -> None:
        """Wait until nothing has happened for a while, here or at the monotonic time of `also`."""
        start = time.monotonic()
        while self.alive and (now := time.monotonic()) - start < limit:
            if now - max(self.last_output, also(), start) >= quiet:
                return
            pause(0.01)

    def wait(self, seconds: float) -> int | None:
        """Wait for the program to end by itself, and for its last words; None if it goes on."""
        end = time.monotonic() + seconds
        while self.alive and time.monotonic() < end:
            pause(0.005)
        self._thread.join(0 if self.status is None else 1)
        return self.status

    def hang_up(self) -> None:
        """Close the terminal under the program."""
        if not self._is_open:
            return
        self._is_open = False
        # A descriptor that is being read in another thread would not really be closed.
        os.close(self._stop)
        self._thread.join(1)
        os.close(self._stopper)
        os.close(self._master)

    def close(self, grace: float = 1.0) -> int | None:
        """Wait for the program, end it if it goes on, and give the terminal back."""
        self.wait(grace)
        for number in (signal.SIGTERM, signal.SIGKILL):
            if self.status is None:
                self.process.send_signal(number)
                self.wait(_PATIENCE_AFTER_SIGNAL)
        self.hang_up()
        return self.process.wait(_PATIENCE_AFTER_SIGNAL)

    def _read(self) -> None:
        while True:
            ready, _, _ = select.select([self._master, self._stopper], [], [])
            if self._stopper in ready:
                return
            try:
                data = os.read(self._master, _READ_AT_ONCE)
            except OSError:
                data = b""
            if not data:
                break
            self._take(data)
        self.process.wait()

    def _take(self, data: bytes) -> None:
        self.last_output = time.monotonic()
        if self._on_output is not None:
            self._on_output(data, self.last_output)
        if _CURSOR_ASKED in data:
            self.write(b"\x1b[%d;%dR" % self._cursor())
        if _KIND_ASKED.search(data):
            self.write(b"\x1b[?62;22c")
