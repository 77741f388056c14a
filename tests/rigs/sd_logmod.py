"""An output module of the real speech-dispatcher that writes down instead of sounding.

The daemon starts it (see `rigs.speechd`), and talks with it on standard input and output. From the
environment: `SD_LOGMOD_FILE` gets rows of JSON, `SD_LOGMOD_START` is the monotonic time they count
from, `SD_LOGMOD_RATE` how many characters a second are imagined, 0 = at once.

It uses the standard library only, since the daemon starts it without the path of the tests.
"""

import html
import json
import os
import re
import sys
import time
from pathlib import Path
from threading import Event, Lock, Thread

_TAG = re.compile(r"<[^>]*>")
_LANGUAGES = {"English": "en", "Hungarian": "hu", "Russian": "ru", "Spanish": "es", "French": "fr"}
_SAYING = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")
_TOLD = {
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
}


class Module:
    """The module, which says one message at a time."""

    def __init__(self, file: Path, start: float, rate: float) -> None:
        self._file = file
        self._start = start
        self._rate = rate
        self._writing = Lock()
        self._stop = Event()
        self._player: Thread | None = None

    def run(self) -> None:
        """Answer the daemon until it is done."""
        for line in iter(sys.stdin.readline, ""):
            command = line.strip()
            if command == "QUIT":
                self._put("210 OK QUIT")
                return
            self._answer(command)

    def _answer(self, command: str) -> None:
        if command in _SAYING:
            self._say("speak" if command == "SPEAK" else "char")
        elif command in _TOLD:
            first, last = _TOLD[command]
            self._put(first)
            _body()
            self._put(last)
        elif command in ("STOP", "PAUSE"):
            self._stop.set()
        elif command == "INIT":
            self._put("299-ready", "299 OK LOADED SUCCESSFULLY")
        elif command.startswith("LIST VOICES"):
            rows = (f"200-{name}\t{code}\tnone" for name, code in _LANGUAGES.items())
            self._put(*rows, "200 OK VOICE LIST SENT")
        else:
            self._put("300 ERR UNKNOWN COMMAND")

    def _say(self, kind: str) -> None:
        self._put("202 OK RECEIVING MESSAGE")
        text = html.unescape(_TAG.sub("", "\n".join(_body()))).strip()
        if self._player is not None and self._player.is_alive():
            self._put("301 ERROR CANT SPEAK")
            return
        self._write(kind, text)
        self._put("200 OK SPEAKING")
        self._stop.clear()
        self._player = Thread(target=self._play, args=(text,), daemon=True)
        self._player.start()

    def _play(self, text: str) -> None:
        start = time.monotonic()
        self._put("701 BEGIN")
        self._write("begin", text)
        if self._stop.wait(len(text) / self._rate if self._rate else 0):
            self._write("stop", text, after=round(time.monotonic() - start, 3))
            self._put("703 STOP")
        else:
            self._write("end", text)
            self._put("702 END")

    def _put(self, *lines: str) -> None:
        with self._writing:
            sys.stdout.write("".join(line + "\n" for line in lines))
            sys.stdout.flush()

    def _write(self, kind: str, text: str, **more: object) -> None:
        row = {"t": round(time.monotonic() - self._start, 3), "kind": kind, "text": text, **more}
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")


def _body() -> list[str]:
    """The lines that follow a command, up to a single dot."""
    rows: list[str] = []
    for line in iter(sys.stdin.readline, ""):
        row = line.rstrip("\n")
        if row == ".":
            break
        rows.append(row.removeprefix(".") if row.startswith("..") else row)
    return rows


if __name__ == "__main__":
    Module(
        Path(os.environ["SD_LOGMOD_FILE"]),
        float(os.environ["SD_LOGMOD_START"]),
        float(os.environ["SD_LOGMOD_RATE"]),
    ).run()
