"""The process with the synthesiser in it: python -m quarto_access.drivers.voice_worker.

Synthesisers hang, crash and print, so they get a process of their own that can be ended. It reads
one row of JSON for each job and answers with one, and it ends with whoever holds its input.
Nothing of the program is imported here, so that it starts fast.

Jobs: {"id": 1, "do": "file", "text": "...", "path": "..."} synthesises to a file,
{"id": 2, "do": "speak", "text": "..."} speaks and answers when that is over. Both may carry
"voice", "rate" (words a minute), "pitch" (0 to 100) and "volume" (0 to 1, which a file is without,
since it gets its volume when it is played). Answers:
{"id": 1, "ok": true}. Before the first job: {"ready": true, "voices": [...]}, or
{"ready": false, "why": "..."} where there is no synthesiser.
"""

import ctypes
import json
import os
import queue
import shutil
import signal
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from threading import Event, Thread
from typing import Protocol, TextIO, cast

FOLDER = "QUARTO_ACCESS_VOICE_FOLDER"
"""The environment variable that names the folder of this process, which it takes with it."""
_SETTINGS = ("voice", "rate", "pitch", "volume")
_LIBRARY = "libespeak-ng.so.1"
# eSpeak NG keeps the path of its data in 160 bytes.
_LONGEST_PATH = 120
_FINISHING = 60.0
_AFTER_ERROR = 0.2
_SETTLING = 2.0
_MOMENT = 0.0005
_LOOK_AGAIN = 0.02
_BEGINNING = 0.5
# Where the scale of speeds of AVSpeech, 0 to 1, has its middle.
_USUAL_SPEED = 0.5
_USUAL_WORDS = 180

Voices = list[dict[str, object]]
Job = Mapping[str, object]


class _Synthesiser(Protocol):
    def voices(self) -> Voices: ...
    def change(self, name: str, value: object) -> None: ...
    def to_file(self, text: str, path: str) -> None: ...
    def speak(self, text: str) -> None: ...


class _Engine(Protocol):
    """What is used of the engine of pyttsx3, which has no types."""

    def connect(self, topic: str, cb: object) -> object: ...
    def getProperty(self, name: str) -> object: ...  # noqa: N802  named by the library
    def setProperty(self, name: str, value: object) -> None: ...  # noqa: N802
    def save_to_file(self, text: str, filename: str) -> None: ...
    def say(self, text: str) -> object: ...
    def runAndWait(self) -> None: ...  # noqa: N802


class _Voice(Protocol):
    id: str
    name: str
    languages: list[str | bytes] | None


class NotSpokenError(Exception):
    """The synthesiser did not do what it was asked."""


class Pyttsx3:
    """The synthesiser of the system, through pyttsx3."""

    def __init__(self) -> None:
        driver = _driver()
        if driver is not None:
            find_espeak()
        self._busy = _busy_check(driver)
        self._engine = cast("_Engine", import_module("pyttsx3").init(driver))
        self._finished = Event()
        self._failed: list[object] = []
        self._pause = Event()
        self._engine.connect("finished-utterance", self._on_finished)
        self._engine.connect("error", self._on_error)
        if driver is not None:
            # properties that were set before the first run would wait for it, and be lost there
            self._settle()
            self._engine.runAndWait()
            self._settle()

    def voices(self) -> Voices:
        """What it can speak with."""
        listed = cast("list[_Voice]", self._engine.getProperty("voices"))
        return [
            {"id": voice.id, "name": voice.name, "languages": _tags(voice.languages)}
            for voice in listed
        ]

    def change(self, name: str, value: object) -> None:
        """Set a property for what comes next."""
        self._engine.setProperty(name, value)

    def to_file(self, text: str, path: str) -> None:
        """Synthesise to a file.

        Raises:
            NotSpokenError: the file is not there or not whole.
        """
        self._begin()
        self._engine.save_to_file(text, path)
        self._finish()
        self._settle()

    def speak(self, text: str) -> None:
        """Speak, and return when it is over.

        Raises:
            NotSpokenError: it was not spoken.
        """
        self._begin()
        self._engine.say(text)
        self._finish()

    def _begin(self) -> None:
        self._settle()
        self._finished.clear()
        self._failed.clear()

    def _finish(self) -> None:
        # it may return long before the end, so only the event counts
        self._engine.runAndWait()
        finished = self._finished.wait(_AFTER_ERROR if self._failed else _FINISHING)
        if self._failed or not finished:
            raise NotSpokenError(repr(self._failed))

    def _settle(self) -> None:
        """Wait until eSpeak NG has done all that it was told, settings too.

        pyttsx3 cancels whatever it finds unfinished at the beginning of a run: settings that were
        made just before, and then the words themselves.
        """
        for _ in range(round(_SETTLING / _MOMENT)):
            if not self._busy():
                return
            self._pause.wait(_MOMENT)

    def _on_finished(self, *, completed: bool = True, **_about: object) -> None:
        if not completed:
            self._failed.append("cancelled")
        self._finished.set()

    def _on_error(self, exception: object = None, **_about: object) -> None:
        self._failed.append(exception)


def _driver() -> str | None:
    """What pyttsx3 is to use; None = what it takes by itself."""
    return "espeak" if sys.platform == "linux" else None


def _busy_check(driver: str | None) -> Callable[[], object]:
    """How to ask whether the synthesiser still has something to do."""
    if driver is None:
        return lambda: False
    return cast("Callable[[], object]", import_module("pyttsx3.drivers._espeak").IsPlaying)


class _Backend(Protocol):
    """What is used of a backend of prismatoid, which has no types."""

    rate: float
    pitch: float
    volume: float
    voice: int

    @property
    def voices_count(self) -> int: ...
    @property
    def speaking(self) -> bool: ...
    def get_voice_name(self, idx: int) -> str: ...
    def get_voice_language(self, idx: int) -> str: ...
    def speak(self, text: str, interrupt: bool) -> None: ...  # noqa: FBT001  as it is there


class AvSpeech:
    """The voices of macOS, through prismatoid. Written from its source, and not yet run."""

    def __init__(self) -> None:
        prism = import_module("prism")
        # the backend lives in the context, which must not be thrown away
        self._context = prism.Context()
        self._backend = cast("_Backend", self._context.create(prism.BackendId.AV_SPEECH))
        self._voices = [
            (self._backend.get_voice_name(number), self._backend.get_voice_language(number))
            for number in range(self._backend.voices_count)
        ]

    def voices(self) -> Voices:
        """What it can speak with; it knows voices by name."""
        return [{"id": name, "name": name, "languages": [tag]} for name, tag in self._voices]

    def change(self, name: str, value: object) -> None:
        """Set a property for what comes next."""
        match name, value:
            case "voice", str():
                self._backend.voice = [each for each, _ in self._voices].index(value)
            case "rate", int() | float():
                self._backend.rate = min(1.0, value / _USUAL_WORDS * _USUAL_SPEED)
            case "pitch", int() | float():
                self._backend.pitch = value / 100
            case "volume", int() | float():
                self._backend.volume = float(value)
            case _:
                raise KeyError(name)

    def to_file(self, text: str, path: str) -> None:  # noqa: ARG002  as the other one has it
        """Not done here.

        Raises:
            NotSpokenError: always.
        """
        raise NotSpokenError("this synthesiser only speaks")

    def speak(self, text: str) -> None:
        """Speak, and return when it is over."""
        self._backend.speak(text, interrupt=True)
        beginning = int(_BEGINNING / _LOOK_AGAIN)
        while not self._backend.speaking and beginning:
            Event().wait(_LOOK_AGAIN)
            beginning -= 1
        while self._backend.speaking:
            Event().wait(_LOOK_AGAIN)


def find_espeak() -> None:
    """Bring the eSpeak NG of the pip package where the system has none."""
    try:
        ctypes.CDLL(_LIBRARY)
    except OSError:
        _load_bundled_espeak()


def _load_bundled_espeak() -> None:
    """Load the library so that pyttsx3 finds it by its name, and say where its data are."""
    package = import_module("espeakng_loader")
    data = Path(package.get_data_path())
    folder = os.environ.get(FOLDER)
    if folder and len(os.fsencode(data)) > _LONGEST_PATH:
        short = Path(folder, data.name)
        short.symlink_to(data, target_is_directory=True)
        data = short
    os.environ["ESPEAK_DATA_PATH"] = str(data)
    ctypes.CDLL(package.get_library_path(), ctypes.RTLD_GLOBAL)


def _tags(languages: list[str | bytes] | None) -> list[str]:
    """Language tags, which drivers give as text, as bytes, or not at all."""
    return [
        tag.decode("utf-8", "replace").strip("\0\x05") if isinstance(tag, bytes) else str(tag)
        for tag in languages or ()
        if tag
    ]


def _make() -> _Synthesiser:
    if sys.platform == "darwin":
        try:
            return AvSpeech()
        except Exception:  # noqa: BLE001  whatever is wrong with the first, the second is tried
            return Pyttsx3()
    return Pyttsx3()


class Worker:
    """Does the jobs, one after the other."""

    def __init__(self, answers: TextIO) -> None:
        self._answers = answers
        self._jobs: queue.SimpleQueue[str] = queue.SimpleQueue()

    def run(self, jobs: TextIO) -> None:
        """Work until the input ends, which ends the process, whatever it is doing."""
        Thread(target=self._read, args=(jobs,), daemon=True).start()
        try:
            synthesiser = _make()
            voices = synthesiser.voices()
        except Exception as error:  # noqa: BLE001  a synthesiser may raise anything; it is told
            self._answer({"ready": False, "why": repr(error)})
            return
        self._answer({"ready": True, "voices": voices})
        while True:
            self._do(synthesiser, json.loads(self._jobs.get()))

    def _do(self, synthesiser: _Synthesiser, job: Job) -> None:
        answer: dict[str, object] = {"id": job["id"], "ok": True}
        try:
            for name in _SETTINGS:
                if name in job and (name, job["do"]) != ("volume", "file"):
                    synthesiser.change(name, job[name])
            if job["do"] == "file":
                synthesiser.to_file(str(job["text"]), str(job["path"]))
            else:
                synthesiser.speak(str(job["text"]))
        except Exception as error:  # noqa: BLE001  a synthesiser may raise anything; it is told
            answer = {"id": job["id"], "ok": False, "why": repr(error)}
        self._answer(answer)

    def _answer(self, answer: Mapping[str, object]) -> None:
        try:
            self._answers.write(json.dumps(answer) + "\n")
            self._answers.flush()
        except (OSError, ValueError):
            _end()

    def _read(self, jobs: TextIO) -> None:
        try:
            for row in jobs:
                self._jobs.put(row)
        finally:
            _end()


def _end() -> None:
    """Leave nothing behind: no folder, no player of sounds, no process."""
    folder = os.environ.get(FOLDER)
    if folder:
        shutil.rmtree(folder, ignore_errors=True)
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(os.getpid(), signal.SIGKILL)
    os._exit(0)


def main() -> None:
    """Keep the way of answers for answers, and work."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    Worker(answers).run(sys.stdin)


if __name__ == "__main__":
    main()
