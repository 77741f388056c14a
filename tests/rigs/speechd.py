"""The real speech-dispatcher, private, with a synthesiser that writes down instead of sounding.

It needs the apt package speech-dispatcher, and neither root, D-Bus nor a sound card. Whoever gets
its environment connects to it. A message that was cancelled while it waited never reaches the
synthesiser, so it is in no row: that is what a listener would not have heard.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from rigs.fake_ssip import RATE, speechd_environment
from rigs.pty_run import pause

PACKAGES = "apt-get install speech-dispatcher"

_MODULE = Path(__file__).with_name("sd_logmod.py")
_SETTINGS = """LogLevel 4
LogDir "{folder}/log"
CommunicationMethod "unix_socket"
SocketPath "{folder}/speechd.sock"
Timeout 0
DefaultRate 0
DefaultVolume 100
DefaultLanguage "en"
AudioOutputMethod "alsa"
AddModule "logmod" "{folder}/logmod" "" "{folder}/log/logmod.log"
DefaultModule logmod
"""
_START = 10.0
_END = 5.0
_TICK = 0.01


@dataclass(frozen=True, slots=True)
class Said:
    """One row: `speak` a text came to the synthesiser, then `begin`, and `end` or `stop`."""

    time: float
    kind: str
    text: str


class SpeechDispatcher:
    """The daemon in a folder of its own; it can be killed and started again."""

    def __init__(self, rate: float = RATE) -> None:
        """Prepare a daemon that speaks so many characters a second, 0 = at once."""
        self._folder = Path(tempfile.mkdtemp(prefix="speechd"))
        self._rate = rate
        self._process: subprocess.Popen[bytes] | None = None
        for name in ("log", "conf/modules", "conf/clients"):
            self._folder.joinpath(name).mkdir(parents=True)
        settings = _SETTINGS.format(folder=self._folder)
        self._folder.joinpath("conf", "speechd.conf").write_text(settings, encoding="utf-8")
        starter = self._folder / "logmod"
        starter.write_text(f"#!/bin/sh\nexec '{sys.executable}' -I '{_MODULE}'\n", encoding="utf-8")
        starter.chmod(0o755)
        self._rows.touch()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def path(self) -> Path:
        """The socket."""
        return self._folder / "speechd.sock"

    @property
    def _rows(self) -> Path:
        return self._folder / "said.jsonl"

    def environment(self, base: Mapping[str, str] | None = None) -> dict[str, str]:
        """An environment in which clients find this daemon and start no other."""
        return speechd_environment(self.path, base)

    def start(self) -> None:
        """Start the daemon.

        Raises:
            RuntimeError: it does not start; with its log.
        """
        log = self._folder / "log" / "out"
        with log.open("w", encoding="utf-8") as out:
            self._process = subprocess.Popen(  # noqa: S603  the options are ours
                self._command(),
                env=self._own_environment(),
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        end = time.monotonic() + _START
        while not self.path.exists():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(log.read_text(encoding="utf-8"))
            pause(_TICK)

    def kill(self) -> None:
        """End the daemon without a warning."""
        if self._process is None:
            return
        # its modules end when nobody holds the other end of their pipes
        self._process.kill()
        self._process.wait(_END)
        self._process = None
        for name in ("speechd.sock", "pid"):
            self._folder.joinpath(name).unlink(missing_ok=True)

    def stop(self) -> None:
        """Let the daemon hang."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)

    def said(self) -> list[Said]:
        """What came to the synthesiser so far."""
        *rows, _unfinished = self._rows.read_text(encoding="utf-8").split("\n")
        entries = [json.loads(row) for row in rows]
        return [Said(float(row["t"]), str(row["kind"]), str(row["text"])) for row in entries]

    def texts(self, kind: str) -> list[str]:
        """The texts of one kind of rows."""
        return [row.text for row in self.said() if row.kind == kind]

    def wait_for(self, kind: str, text: str, seconds: float = 10.0) -> bool:
        """Wait until a row is there; whether it is."""
        end = time.monotonic() + seconds
        while text not in self.texts(kind):
            if time.monotonic() > end:
                return False
            pause(_TICK)
        return True

    def _command(self) -> Sequence[str]:
        folder = str(self._folder)
        places = ("-C", f"{folder}/conf", "-P", f"{folder}/pid", "-L", f"{folder}/log")
        wire = ("-c", "unix_socket", "-S", str(self.path))
        return ("speech-dispatcher", "-s", "-t", "0", *places, *wire)

    def _own_environment(self) -> dict[str, str]:
        return {
            **os.environ,
            "SD_LOGMOD_FILE": str(self._rows),
            "SD_LOGMOD_START": repr(time.monotonic()),
            "SD_LOGMOD_RATE": str(self._rate),
        }
