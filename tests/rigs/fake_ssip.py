"""A stand-in for speech-dispatcher: speaks its protocol on a socket, and says nothing aloud.

It needs nothing but Python. libspeechd (so prismatoid, spd-say and Orca) and python3-speechd (so
accessible_output2) connect to it unchanged. Messages wait for each other and "sound" for as long
as their length takes; STOP cuts what sounds, CANCEL drops what waits as well, as in the real one.

The rows of the transcript: `speak` a client handed a message over, `begin` and `end` it started
and was spoken to its end, `stop` it was cut short after so many seconds, or never began (0).

As a command: `python tests/rigs/fake_ssip.py --socket PATH [--rate 15] [--die-after 2] [--stall 2]`
serves until it is killed and writes the transcript; with `-- COMMAND ARGUMENT` it serves that one.
"""

import argparse
import html
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Condition, Event, Lock, Thread
from types import TracebackType
from typing import BinaryIO, Self

if __name__ == "__main__":
    # Run as a script, Python looks for modules beside it instead of in the folder above.
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from rigs.pty_run import pause
from rigs.transcript import Transcript

RATE = 15.0
"""Characters a second."""
VOICES = ("English en", "Hungarian hu", "Russian ru", "Spanish es", "Portuguese pt", "French fr")

_FOREVER = 3600.0
_PATIENCE = 60.0
_LAST_WORDS = 5.0
_LISTENERS = 20
_KILLED = 124
_TAG = re.compile(r"<[^>]*>")
_SETTINGS = {"rate": "0", "pitch": "0", "volume": "100", "language": "en", "output_module": "fake"}


@dataclass(eq=False)
class Client:
    """One connection."""

    number: int
    wire: socket.socket
    name: str = ""
    priority: str = "text"
    settings: dict[str, str] = field(default_factory=lambda: dict(_SETTINGS))
    notified: set[str] = field(default_factory=set[str])
    _writing: Lock = field(default_factory=Lock)

    def send(self, *lines: str) -> None:
        """Answer; a client that has gone needs no answer."""
        try:
            with self._writing:
                self.wire.sendall("".join(line + "\r\n" for line in lines).encode())
        except OSError:
            return

    def notify(self, code: int, word: str, message: int) -> None:
        """Tell what became of a message, if the client has asked for that."""
        if self.notified & {word, "all"}:
            self.send(f"{code}-{message}", f"{code}-{self.number}", f"{code} {word.upper()}")

    def hang_up(self) -> None:
        """Close the connection in the middle of whatever is going on."""
        try:
            self.wire.shutdown(socket.SHUT_RDWR)
        except OSError:
            return


@dataclass(eq=False)
class _Message:
    number: int
    text: str
    client: Client
    cut: Event = field(default_factory=Event)


class FakeSpeechd:
    """The daemon, in threads of this process.

    Attributes:
        path: the socket.
        transcript: what it was asked to say, and what became of that.
    """

    def __init__(
        self,
        transcript: Transcript | None = None,
        *,
        path: Path | None = None,
        rate: float = RATE,
        die_after: int = 0,
        stall: int = 0,
    ) -> None:
        """Make a daemon; `rate` 0 says everything at once.

        After the message `die_after` it closes everything before it has answered, after the
        message `stall` it answers no more; 0 = never.
        """
        self.transcript = transcript or Transcript()
        self._folder = None if path else tempfile.TemporaryDirectory(prefix="ssip")
        self.path = path or Path(self._folder.name if self._folder else "", "speechd.sock")
        self._rate = rate
        self._die_after = die_after
        self._stall = stall
        self._clients: list[Client] = []
        self._count = 0
        self._changed = Condition()
        self._waiting: deque[_Message] = deque()
        self._sounding: _Message | None = None
        self._closing = False
        self._server = socket.socket(socket.AF_UNIX)

    def __enter__(self) -> Self:
        self._server.bind(str(self.path))
        self._server.listen(_LISTENERS)
        Thread(target=self._accept, daemon=True).start()
        Thread(target=self._play, daemon=True).start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self.die()
        if self._folder is not None:
            self._folder.cleanup()

    def environment(self, base: Mapping[str, str] | None = None) -> dict[str, str]:
        """An environment in which clients find this daemon and start no other."""
        return speechd_environment(self.path, base)

    def die(self) -> None:
        """Close everything, whatever is going on."""
        self._closing = True
        with self._changed:
            self._changed.notify_all()
        for client in self._clients:
            client.hang_up()
        self._server.close()
        self.path.unlink(missing_ok=True)

    def wait_idle(self, seconds: float = 10.0) -> bool:
        """Wait until everything has been said; whether it has."""
        with self._changed:
            return self._changed.wait_for(
                lambda: not self._waiting and self._sounding is None, seconds
            )

    def _accept(self) -> None:
        while not self._closing:
            try:
                wire, _ = self._server.accept()
            except OSError:
                return
            client = Client(len(self._clients) + 1, wire)
            self._clients.append(client)
            Thread(target=self._serve, args=(client,), daemon=True).start()

    def _play(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._closing)
                if self._closing:
                    return
                message = self._sounding = self._waiting.popleft()
            self._sound(message)
            with self._changed:
                self._sounding = None
                self._changed.notify_all()

    def _sound(self, message: _Message) -> None:
        start = time.monotonic()
        self.transcript.add("begin", message.text, id=message.number)
        message.client.notify(701, "begin", message.number)
        if message.cut.wait(len(message.text) / self._rate if self._rate else 0):
            self._tell_stopped(message, time.monotonic() - start)
        else:
            self.transcript.add("end", message.text, id=message.number)
            message.client.notify(702, "end", message.number)

    def _tell_stopped(self, message: _Message, after: float) -> None:
        self.transcript.add("stop", message.text, id=message.number, after=round(after, 3))
        message.client.notify(703, "cancel", message.number)

    def cut(self, *, waiting: bool) -> None:
        """Stop what sounds, and drop what waits if that is meant too."""
        with self._changed:
            if self._sounding is not None:
                self._sounding.cut.set()
            dropped = list(self._waiting) if waiting else []
            if waiting:
                self._waiting.clear()
        for message in dropped:
            self._tell_stopped(message, 0)

    def take(self, client: Client, kind: str, text: str) -> int:
        """Take a message; its number."""
        self._count += 1
        message = _Message(self._count, text, client)
        self.transcript.add(
            kind, text, id=message.number, client=client.name, priority=client.priority
        )
        with self._changed:
            self._waiting.append(message)
            self._changed.notify_all()
        if self._die_after and self._count >= self._die_after:
            self.transcript.add("note", "the daemon dies")
            self.die()
        return message.number

    def _serve(self, client: Client) -> None:
        with client.wire, client.wire.makefile("rb") as lines:
            try:
                while line := lines.readline():
                    if self._stall and self._count >= self._stall:
                        self.transcript.add("note", "the daemon hangs")
                        pause(_FOREVER)
                    words = line.decode("utf-8", "replace").split()
                    if words and not _answer(self, client, words, lines):
                        return
            except OSError:
                return


def _answer(daemon: FakeSpeechd, client: Client, words: Sequence[str], lines: BinaryIO) -> bool:
    """Answer a request; False when the client has left."""
    command, arguments = words[0].upper(), words[1:]
    if command == "QUIT":
        client.send("231 HAPPY HACKING")
        return False
    if command in ("STOP", "CANCEL"):
        daemon.cut(waiting=command == "CANCEL")
    answer = _ANSWERS.get(command)
    if answer is not None:
        answer(daemon, client, arguments, lines)
    elif command in _PLAIN:
        client.send(_PLAIN[command])
    else:
        client.send("500 ERR INVALID COMMAND")
    return True


def _speak(daemon: FakeSpeechd, client: Client, _words: Sequence[str], lines: BinaryIO) -> None:
    client.send("230 OK RECEIVING DATA")
    body: list[str] = []
    while line := lines.readline():
        row = line.decode("utf-8", "replace").rstrip("\r\n")
        if row == ".":
            text = _plain("\n".join(body), client.settings)
            number = daemon.take(client, "speak", text)
            client.send(f"225-{number}", "225 OK MESSAGE QUEUED")
            return
        body.append(row.removeprefix(".") if row.startswith("..") else row)


def _plain(text: str, settings: Mapping[str, str]) -> str:
    if settings.get("ssml_mode") != "on":
        return text
    return html.unescape(_TAG.sub("", text)).strip()


def _sign(daemon: FakeSpeechd, client: Client, words: Sequence[str], _lines: BinaryIO) -> None:
    number = daemon.take(client, "char", " ".join(words).replace("space", " "))
    client.send(f"225-{number}", "225 OK MESSAGE QUEUED")


def _set(_daemon: FakeSpeechd, client: Client, words: Sequence[str], _lines: BinaryIO) -> None:
    _whom, key, *values = [word.lower() for word in words]
    client.settings[key] = " ".join(values)
    match key, values:
        case "client_name", [*_]:
            client.name = words[2].strip('"')
        case "priority", [priority]:
            client.priority = priority
        case "notification", [event, "on"]:
            client.notified.add(event)
        case "notification", [event, _]:
            client.notified.discard(event)
        case _:
            pass
    client.send(f"208 OK {key.upper()} SET")


def _get(_daemon: FakeSpeechd, client: Client, words: Sequence[str], _lines: BinaryIO) -> None:
    client.send(f"251-{client.settings.get(words[0].lower(), '')}", "251 OK GET RETURNED")


def _list(_daemon: FakeSpeechd, client: Client, words: Sequence[str], _lines: BinaryIO) -> None:
    match words[:1]:
        case ["OUTPUT_MODULES"]:
            client.send("250-fake", "250 OK MODULE LIST SENT")
        case ["VOICES"]:
            client.send("249-MALE1", "249-FEMALE1", "249 OK VOICE LIST SENT")
        case _:
            voices = (voice.split() for voice in VOICES)
            rows = (f"249-{name}\t{language}\tnone" for name, language in voices)
            client.send(*rows, "249 OK VOICE LIST SENT")


def _block(_daemon: FakeSpeechd, client: Client, words: Sequence[str], _lines: BinaryIO) -> None:
    begins = words[:1] == ["BEGIN"]
    client.send("260 OK INSIDE BLOCK" if begins else "261 OK OUTSIDE BLOCK")


def _history(_daemon: FakeSpeechd, client: Client, _words: Sequence[str], _l: BinaryIO) -> None:
    client.send(f"245-{client.number}", "245 OK CLIENT ID SENT")


_Answer = Callable[[FakeSpeechd, Client, Sequence[str], BinaryIO], None]
_ANSWERS: dict[str, _Answer] = {
    "SPEAK": _speak,
    "CHAR": _sign,
    "KEY": _sign,
    "SOUND_ICON": _sign,
    "SET": _set,
    "GET": _get,
    "LIST": _list,
    "BLOCK": _block,
    "HISTORY": _history,
}
_PLAIN = {
    "STOP": "210 OK STOPPED",
    "CANCEL": "210 OK CANCELED",
    "PAUSE": "211 OK PAUSED",
    "RESUME": "212 OK RESUMED",
}


def speechd_environment(path: Path, base: Mapping[str, str] | None = None) -> dict[str, str]:
    """An environment in which clients find the daemon at a socket, and start none themselves."""
    kept = dict(os.environ if base is None else base)
    return {**kept, "SPEECHD_ADDRESS": f"unix_socket:{path}", "SPEECHD_CMD": "/bin/false"}


class _Options(argparse.Namespace):
    socket: Path | None
    rate: float
    die_after: int
    stall: int
    command: list[str]


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--socket", type=Path)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--die-after", type=int, default=0)
    parser.add_argument("--stall", type=int, default=0)
    parser.add_argument("command", nargs="*")
    options = parser.parse_args(namespace=_Options())
    transcript = Transcript(sys.stdout)
    with FakeSpeechd(
        transcript,
        path=options.socket,
        rate=options.rate,
        die_after=options.die_after,
        stall=options.stall,
    ) as daemon:
        if not options.command:
            transcript.add("note", str(daemon.path))
            Event().wait()
        status = _run(options.command, daemon.environment())
        daemon.wait_idle(_LAST_WORDS)
        transcript.add("exit", status=status)
        return status


def _run(command: Sequence[str], env: Mapping[str, str]) -> int:
    try:
        return subprocess.run(  # noqa: S603  the caller names the program
            command, env=env, stdout=sys.stderr, timeout=_PATIENCE, check=False
        ).returncode
    except subprocess.TimeoutExpired:
        return _KILLED


if __name__ == "__main__":
    sys.exit(main())
