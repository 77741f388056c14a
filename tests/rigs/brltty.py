"""What a braille display shows, by the real BRLTTY: a display and a terminal made of software.

BRLTTY needs neither a device nor a console here. It takes the picture of the terminal from shared
memory, as its driver for GNU screen does, and its driver for virtual displays sends the cells to a
socket of this rig. In between its ordinary logic decides, so the display follows the cursor.
BrlAPI is served as well, for programs that write to the display themselves.

Needs BRLTTY (`apt-get install brltty`) and System V shared memory. Letters outside ASCII become
question marks.

As a command: `python tests/rigs/brltty.py [--cells 40] [--table en-nabcc] [--keys "Down q"]
[--brlapi COMMAND] -- COMMAND ARGUMENT`. It writes rows of JSON, see `rigs.transcript`. Keys are
those of `rigs.keys`, and `brl:NAME` is a key of the display, by the name that BRLTTY has for it.
"""

import argparse
import codecs
import ctypes
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, Lock, Thread
from types import TracebackType
from typing import Self

if __name__ == "__main__":
    # Run as a script, Python looks for modules beside it instead of in the folder above.
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from rigs.keys import parse
from rigs.pty_run import PtyRun, pause
from rigs.screen import Screen, Stream
from rigs.transcript import Transcript

BRLTTY = shutil.which("brltty") or "/usr/sbin/brltty"
CELLS = 40
TABLE = "en-nabcc"
SETTLE = 0.5
"""Seconds of rest after which a key is taken as answered."""

_IMAGE_SIZE = 4 + 66 * 132 * 2
_IPC_CREAT = 0o1000
_ATTRIBUTES = b"\x07"
_KEY_LETTER = ord("b")
_STEADY = 0.08
"""Seconds after which a display that changes in several steps has changed."""
_FIRST_BRLAPI_PORT = 4101
_BRLAPI_PORTS = 900
_START_PATIENCE = 5.0
_END_PATIENCE = 3.0
_ROW = re.compile(r'(Braille|Visual)\s+"(.*)"\s*$')
_ESCAPED = re.compile(r"\\X(..)")


class TerminalImage:
    """The picture of a terminal in shared memory, where BRLTTY's driver for screen looks."""

    def __init__(self, home: Path) -> None:
        """Make it; the driver finds it by the home folder of BRLTTY."""
        library = self._library = ctypes.CDLL(None, use_errno=True)
        library.shmat.restype = ctypes.c_void_p
        library.shmat.argtypes = (ctypes.c_int, ctypes.c_void_p, ctypes.c_int)
        key = library.ftok(str(home).encode(), _KEY_LETTER)
        self._number = library.shmget(key, _IMAGE_SIZE, _IPC_CREAT | 0o700)
        if self._number < 0:
            raise OSError(ctypes.get_errno(), "shmget")
        self._memory: int = library.shmat(self._number, None, 0)

    def show(self, screen: Screen) -> None:
        """Put a screen there."""
        rows, columns = screen.lines, screen.columns
        column, row = screen.at
        head = bytes([columns, rows, min(column, columns - 1), row])
        signs = (screen.buffer[y][x].data[:1] or " " for y in range(rows) for x in range(columns))
        text = "".join(signs).encode("ascii", "replace")
        image = head + text + _ATTRIBUTES * len(text) + bytes(3)
        ctypes.memmove(self._memory, image, len(image))

    def close(self) -> None:
        """Give the memory back."""
        self._library.shmdt(ctypes.c_void_p(self._memory))
        self._library.shmctl(self._number, 0, None)


@dataclass(frozen=True, slots=True)
class Shown:
    """What a display shows.

    Attributes:
        text: the characters that BRLTTY put there, without the blanks behind them.
        dots: the cells as Unicode braille, without the blanks behind them.
    """

    text: str = ""
    dots: str = ""


class VirtualDisplay:
    """A braille display: the other end of BRLTTY's virtual driver."""

    def __init__(self, transcript: Transcript, path: Path, cells: int) -> None:
        self._transcript = transcript
        self._cells = cells
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(path))
        self._server.listen(1)
        self._wire: socket.socket | None = None
        self._changed = Condition()
        self._rows: dict[str, str] = {}
        self._changed_at = 0.0
        self._closed = False
        Thread(target=self._serve, daemon=True).start()
        Thread(target=self._report, daemon=True).start()

    @property
    def shown(self) -> Shown:
        """What it shows now."""
        visual, braille = self._rows.get("Visual", ""), self._rows.get("Braille", "")
        return Shown(_characters(visual).rstrip(), _cells(braille).rstrip("\u2800"))

    def wait(self, wanted: Callable[[Shown], bool], seconds: float = 3.0) -> Shown:
        """Wait until it shows what is wanted; what it shows at last."""
        with self._changed:
            self._changed.wait_for(lambda: wanted(self.shown), seconds)
            return self.shown

    def connected(self, seconds: float) -> bool:
        """Wait for BRLTTY to have written something; whether it has."""
        with self._changed:
            return self._changed.wait_for(lambda: "Braille" in self._rows, seconds)

    def press(self, name: str) -> None:
        """Press a key of the display, such as `FWinRt`."""
        if self._wire is not None:
            self._wire.sendall(f"{name}\n".encode())

    def close(self) -> None:
        """Take it away."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._server.close()

    def _serve(self) -> None:
        try:
            self._wire, _ = self._server.accept()
        except OSError:
            return
        with self._wire, self._wire.makefile("r", encoding="utf-8", errors="replace") as rows:
            self._wire.sendall(f"Cells {self._cells}\n".encode())
            for row in rows:
                if found := _ROW.match(row.strip()):
                    with self._changed:
                        self._rows[found[1]] = found[2]
                        self._changed_at = time.monotonic()
                        self._changed.notify_all()
        self._wire = None

    def _report(self) -> None:
        """Write down what it shows, each time that it has come to rest."""
        told, reported = 0.0, Shown()
        while True:
            with self._changed:
                self._changed.wait_for(lambda seen=told: self._changed_at > seen or self._closed)
                if self._closed:
                    return
                self._changed.wait_for(lambda: self._closed, self._rest())
                if self._rest() > 0:
                    continue
                told, shown = self._changed_at, self.shown
            if shown != reported:
                reported = shown
                self._transcript.add("braille", shown.text, dots=shown.dots)

    def _rest(self) -> float:
        return self._changed_at + _STEADY - time.monotonic()


def _characters(row: str) -> str:
    plain = _ESCAPED.sub(lambda found: chr(int(found[1], 16)), row)
    return plain.replace('\\"', '"').replace("\\\\", "\\")


def _cells(row: str) -> str:
    """Unicode braille of cells written as the numbers of their dots, parted by bars."""
    dots = ([int(dot) for dot in cell if dot in "12345678"] for cell in row.split("|"))
    return "".join(chr(0x2800 + sum(1 << (dot - 1) for dot in cell)) for cell in dots)


class Brltty:
    """BRLTTY with a display, a terminal that it looks at, and BrlAPI.

    Attributes:
        display: the braille display.
        process: BRLTTY itself.
    """

    def __init__(
        self,
        *,
        transcript: Transcript | None = None,
        cells: int = CELLS,
        table: str = TABLE,
        rows: int = 24,
        columns: int = 80,
    ) -> None:
        self.transcript = transcript or Transcript()
        self._stack = ExitStack()
        self._folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="brl")))
        self._images = [self._image(self._folder / "updatable"), self._image(self._folder)]
        self._screen = Screen(columns, rows)
        self._stream = Stream(self._screen)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._lock = Lock()
        self._show()
        wire = self._folder / "display"
        self.display = VirtualDisplay(self.transcript, wire, cells)
        self._stack.callback(self.display.close)
        self._host = f"127.0.0.1:{_free_brlapi_number()}"
        self._log = self._folder / "log"
        self.process = self._launch(_command(self._folder, wire, table, self._host))

    def __enter__(self) -> Self:
        """Wait until BRLTTY has the display.

        Raises:
            OSError: it does not take it; its log is in the message.
        """
        if not self.display.connected(_START_PATIENCE):
            log = self._log.read_text(encoding="utf-8", errors="replace")
            self.close()
            message = f"BRLTTY did not start: {log[-800:]}"
            raise OSError(message)
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self.close()

    def environment(self, base: Mapping[str, str] | None = None) -> dict[str, str]:
        """An environment in which programs find this BrlAPI and no other."""
        kept = dict(os.environ if base is None else base)
        return {**kept, "BRLAPI_HOST": self._host, "BRLAPI_AUTH": "none"}

    def run(self, command: Sequence[str], env: Mapping[str, str] | None = None) -> PtyRun:
        """Start a program in the terminal that BRLTTY looks at; it is ended with BRLTTY."""
        rows, columns = self._screen.lines, self._screen.columns
        run = PtyRun(
            command,
            rows=rows,
            columns=columns,
            env=env,
            on_output=self._take,
            cursor=self._cursor,
        )
        return self._stack.enter_context(run)

    def write(self, text: str) -> None:
        """Put words into the terminal without any program."""
        self._take(text.encode(), time.monotonic())

    def kill(self) -> None:
        """End BRLTTY at once, as a fault would."""
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """End everything."""
        self.process.terminate()
        try:
            self.process.wait(_END_PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
        self._stack.close()

    def _image(self, home: Path) -> TerminalImage:
        # As root, BRLTTY makes its folder for updates its home.
        home.mkdir(exist_ok=True)
        image = TerminalImage(home)
        self._stack.callback(image.close)
        return image

    def _launch(self, command: Sequence[str]) -> "subprocess.Popen[bytes]":
        with self._log.open("w", encoding="utf-8") as log:
            return subprocess.Popen(  # noqa: S603  the command is made here
                command,
                env={**os.environ, "HOME": str(self._folder), "LC_ALL": "C.UTF-8"},
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def _take(self, data: bytes, _time: float) -> None:
        with self._lock:
            self._stream.feed(self._decoder.decode(data))
            self._show()

    def _show(self) -> None:
        for image in self._images:
            image.show(self._screen)

    def _cursor(self) -> tuple[int, int]:
        column, row = self._screen.at
        return row + 1, column + 1


def _command(folder: Path, wire: Path, table: str, host: str) -> list[str]:
    writable = folder / "writable"
    writable.mkdir()
    plain = ["-n", "-q", "-e", "-f", "/dev/null", "-s", "no", "-l", "warning", "-M", "100"]
    drivers = ["-b", "vr", "-d", f"client:{wire}", "-x", "sc"]
    folders = ["-P", str(folder / "pid"), "-W", str(writable), "-U", str(folder / "updatable")]
    return [BRLTTY, *plain, *drivers, *folders, "-t", table, "-A", f"auth=none,host={host}"]


def _free_brlapi_number() -> int:
    """A number of a BrlAPI server: ports are counted from the usual one."""
    start = os.getpid() % _BRLAPI_PORTS
    for number in (*range(start + 1, _BRLAPI_PORTS), *range(1, start + 1)):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", _FIRST_BRLAPI_PORT + number)):
                return number
    message = "no port is free for BrlAPI"
    raise OSError(message)


class _Options(argparse.Namespace):
    cells: int
    table: str
    keys: str
    settle: float
    size: str
    brlapi: str | None
    command: list[str]


def _options() -> _Options:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--cells", type=int, default=CELLS)
    parser.add_argument("--table", default=TABLE)
    parser.add_argument("--keys", default="")
    parser.add_argument("--settle", type=float, default=SETTLE)
    parser.add_argument("--size", default="24x80")
    parser.add_argument("--brlapi")
    parser.add_argument("command", nargs="*")
    return parser.parse_args(namespace=_Options())


def main() -> int:
    """Run the command line."""
    options = _options()
    rows, columns = map(int, options.size.split("x"))
    transcript = Transcript(sys.stdout)
    with Brltty(
        transcript=transcript, cells=options.cells, table=options.table, rows=rows, columns=columns
    ) as brltty:
        run = brltty.run(options.command) if options.command else None
        if run is not None:
            run.settle(1.0, also=lambda: transcript.last)
        for token in options.keys.split():
            _press(brltty, run, token, options.settle)
        if options.brlapi:
            transcript.add("note", "a program for BrlAPI starts")
            client = shlex.split(options.brlapi)
            subprocess.run(client, env=brltty.environment(), check=False)  # noqa: S603
            pause(options.settle)
        transcript.add("exit", status=run.close() if run is not None else None)
    return 0


def _press(brltty: Brltty, run: PtyRun | None, token: str, settle: float) -> None:
    if token.startswith("brl:"):
        brltty.transcript.add("key", token)
        brltty.display.press(token.removeprefix("brl:"))
        pause(settle)
        return
    for stroke in parse(token):
        pause(stroke.pause)
        if run is not None and stroke.data:
            brltty.transcript.add("key", stroke.token)
            run.write(stroke.data)
            run.settle(settle, also=lambda: brltty.transcript.last)


if __name__ == "__main__":
    sys.exit(main())
