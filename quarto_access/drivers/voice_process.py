"""The other end of the process with the synthesiser: started, asked, ended."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from threading import Thread
from typing import IO, cast

import quarto_access
from quarto_access.drivers.voice_worker import FOLDER
from quarto_access.drivers.voices import Voice, voices_of

_PACKAGE_ROOT = str(Path(quarto_access.__file__).parent.parent)
_ENDING = 2.0


class Way(StrEnum):
    """How words become sound."""

    FILE = "file"
    """The process synthesises to a file, which the program's own mixer plays."""
    SPEAK = "speak"
    """The process speaks by itself, and is ended to interrupt it."""


Answer = Mapping[str, object]


def usual_way() -> Way:
    """What serves best on this system."""
    return Way.SPEAK if sys.platform in ("win32", "darwin") else Way.FILE


class VoiceProcess:
    """One process, which does one job at a time.

    Attributes:
        voices: what it can speak with, once it is ready.
        ready: whether it takes jobs.
        fault: why it will never take any; "" while that is not known.
    """

    def __init__(self, tell: Callable[["VoiceProcess", Answer | None], None]) -> None:
        """Start it. `tell` gets its answers on a thread of its own, and None when it has ended.

        Raises:
            OSError: it could not be started.
        """
        self.voices: tuple[Voice, ...] = ()
        self.ready = False
        self.fault = ""
        self._tell = tell
        self._job = 0
        self._folder = Path(tempfile.mkdtemp(prefix="quarto-access-voice-"))
        try:
            self._process = _started(self._folder)
        except OSError:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise
        self._reader = Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def path(self) -> Path:
        """The file of the latest job."""
        return self._folder / f"{self._job}.wav"

    def ask(self, way: Way, text: str, settings: Mapping[str, object]) -> None:
        """Give it a job, the only one until it has answered; if it is dead, `tell` gets to know."""
        self._job += 1
        job = {"id": self._job, "do": way.value, "text": text, "path": str(self.path), **settings}
        try:
            self._input.write(json.dumps(job) + "\n")
            self._input.flush()
        except (OSError, ValueError):
            # its end is told by the thread that reads
            return

    def take_ready(self, answer: Answer) -> None:
        """Note what it said first."""
        self.ready = answer.get("ready") is True
        self.voices = voices_of(answer.get("voices"))
        if not self.ready:
            self.fault = str(answer.get("why", "no reason given"))

    def kill(self) -> None:
        """End it and whatever it has started, and remove its files."""
        if sys.platform == "win32":
            self._process.kill()
        else:
            try:
                os.killpg(self._process.pid, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                # on macOS a group that is ending may not be signalled any more
                self._process.kill()
        # a process that is stuck in the kernel goes when the kernel lets it
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_ENDING)
            self._reader.join(_ENDING)
        # what could not be written any more is of no use to anybody
        with suppress(OSError):
            self._input.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def _input(self) -> IO[str]:
        return cast("IO[str]", self._process.stdin)

    def _read(self, answers: IO[str]) -> None:
        with answers:
            for row in answers:
                answer = _parsed(row)
                if answer is not None:
                    self._tell(self, answer)
        self._tell(self, None)


def _parsed(row: str) -> Answer | None:
    """An answer; None for a row that is cut off, as those of a process that dies may be."""
    try:
        answer: object = json.loads(row)
    except ValueError:
        return None
    return cast("Answer", answer) if isinstance(answer, dict) else None


def _started(folder: Path) -> subprocess.Popen[str]:
    """The process, in a group of its own so that the keys of the terminal do not reach it."""
    # what the person has put first stays first
    path = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), _PACKAGE_ROOT)))
    private = {name: str(folder) for name in ("TMPDIR", "TEMP", "TMP", FOLDER)}
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    return subprocess.Popen(
        # -P: a file in the folder of the user must not take the place of a module
        [sys.executable, "-P", "-m", "quarto_access.drivers.voice_worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, **private, "PYTHONPATH": path},
        start_new_session=True,
        creationflags=flags,
    )
