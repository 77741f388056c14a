"""A program on a terminal, somebody who presses keys, and what a screen reader says of it.

As a command:
`python tests/rigs/line_reader.py --mode tdsr --keys "Down Enter q" -- COMMAND ARGUMENT`. It writes
rows of JSON, see `rigs.transcript`; the language of the keys stands in `rigs.keys`.
"""

import argparse
import codecs
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Event, RLock, Thread
from types import TracebackType
from typing import Self

if __name__ == "__main__":
    # Run as a script, Python looks for modules beside it instead of in the folder above.
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from rigs.keys import Stroke, parse
from rigs.pty_run import PtyRun, pause
from rigs.readers import DiffReader, Reader, StreamReader
from rigs.screen import Screen, Stream
from rigs.transcript import Noticed, Transcript

MODES = ("tdsr", "nvda")
SETTLE = 0.35
"""Seconds of rest after which a key is taken as answered."""

_FIRST_SETTLE = 0.8
_START = 0.15
_AFTER_KEY = 0.03
_AFTER_EXIT = 0.1
_TICK = 0.003


class LineReader:
    """A screen reader that listens to a program.

    Attributes:
        transcript: what was pressed and heard.
        run: the program.
    """

    def __init__(
        self,
        command: Sequence[str],
        mode: str,
        *,
        transcript: Transcript | None = None,
        rows: int = 24,
        columns: int = 80,
        env: Mapping[str, str] | None = None,
    ) -> None:
        """Start the reader, then the program."""
        self.transcript = transcript or Transcript()
        self.screen = Screen(columns, rows)
        self._reader: Reader = (StreamReader if mode == "tdsr" else DiffReader)(
            self.transcript, self.screen
        )
        self.screen.watcher = self._reader
        self._stream = Stream(self.screen)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._lock = RLock()
        self._output_at = time.monotonic()
        self._finished = Event()
        self.run = PtyRun(
            command, rows=rows, columns=columns, env=env, on_output=self._take, cursor=self._cursor
        )
        self._thread = Thread(target=self._tick, daemon=True)
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

    def start(self, settle: float = _FIRST_SETTLE) -> list[Noticed]:
        """Wait for the first words of the program, and give them back."""
        pause(_START)
        self.settle(settle)
        return list(self.transcript.rows)

    def press(self, stroke: Stroke, settle: float = SETTLE) -> list[Noticed]:
        """Press a key and wait for the answer; what was noticed from the key on."""
        before = len(self.transcript.rows)
        if stroke.pause:
            pause(stroke.pause)
            return self.transcript.rows[before:]
        self.transcript.add("key", stroke.token)
        with self._lock:
            self._reader.pressed(stroke.token, stroke.data)
        self.run.write(stroke.data)
        pause(_AFTER_KEY)
        self.settle(settle)
        return self.transcript.rows[before:]

    def settle(self, quiet: float) -> None:
        """Wait until neither the program nor the reader has anything to say."""
        self.run.settle(quiet, also=lambda: self.transcript.last)

    def close(self, grace: float = 1.0) -> int | None:
        """Wait for the program to end, or end it; its exit code."""
        status = self.run.close(grace)
        self._finished.wait(_AFTER_EXIT)
        self._finished.set()
        self._thread.join(1)
        return status

    def _take(self, data: bytes, _time: float) -> None:
        with self._lock:
            self._output_at = time.monotonic()
            self._stream.feed(self._decoder.decode(data))

    def _cursor(self) -> tuple[int, int]:
        column, row = self.screen.at
        return row + 1, column + 1

    def _tick(self) -> None:
        while not self._finished.wait(_TICK):
            with self._lock:
                self._reader.tick(time.monotonic() - self._output_at)


def main() -> int:
    """Run the command line."""
    options = _options()
    rows, columns = map(int, options.size.split("x"))
    transcript = Transcript(sys.stdout)
    try:
        strokes = parse(options.keys)
    except ValueError as error:
        return _refuse(str(error))
    reader = LineReader(
        options.command, options.mode, transcript=transcript, rows=rows, columns=columns
    )
    reader.start(max(options.settle, _FIRST_SETTLE))
    for stroke in strokes:
        if not reader.run.alive:
            transcript.add("note", f"program has ended, key {stroke.token} not sent")
            break
        reader.press(stroke, options.settle)
    status = reader.close()
    if options.final_screen:
        column, row = reader.screen.at
        transcript.add("screen", "\n".join(reader.screen.text()).rstrip(), cursor=[row, column])
    transcript.add("exit", status=status)
    return 0


class _Options(argparse.Namespace):
    mode: str
    keys: str
    settle: float
    size: str
    final_screen: bool
    command: list[str]


def _options() -> _Options:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--mode", choices=MODES, default=MODES[0])
    parser.add_argument("--keys", default="")
    parser.add_argument("--settle", type=float, default=SETTLE)
    parser.add_argument("--size", default="24x80")
    parser.add_argument("--final-screen", action="store_true")
    parser.add_argument("command", nargs="+")
    return parser.parse_args(namespace=_Options())


def _refuse(problem: str) -> int:
    sys.stderr.write(f"line_reader: {problem}\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
