"""What a voice should have said, and which processes it has: for tests of speech by ear."""

import os
import time
import wave
from array import array
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from quarto_access.drivers.voice_process import Answer, VoiceProcess, Way
from quarto_access.drivers.voices import pieces
from rigs.audio import RATE as RIG_RATE
from rigs.audio import Sound, Window, pause

_FULL = 32768
_FRAME = 0.02
_END = 20
_SLACK = 0.06
_MOMENT = 0.002
_FAINT = 12
# a faint last sound is not the same twice; that nothing is cut off is seen by the length
_ALIKE = 0.5
_references: set[int] = set()


class Reference:
    """A synthesiser of the tests' own, which says how an utterance sounds when it is whole."""

    def __init__(self) -> None:
        self._answers: SimpleQueue[Answer | None] = SimpleQueue()
        self._process = VoiceProcess(lambda _process, answer: self._answers.put(answer))
        first = self._answers.get(timeout=10)
        assert first is not None
        self._process.take_ready(first)
        assert self._process.ready, self._process.fault
        _references.add(self._process.pid)

    def close(self) -> None:
        self._process.kill()

    def samples(self, text: str, settings: Mapping[str, object]) -> "array[int]":
        """The samples of an utterance."""
        samples = array("h")
        for piece in pieces(text):
            self._process.ask(Way.FILE, piece, settings)
            answer = self._answers.get(timeout=10)
            assert answer is not None
            assert answer["ok"] is True, answer
            with wave.open(str(self._process.path)) as file:
                self.rate = file.getframerate()
                samples.frombytes(file.readframes(file.getnframes()))
        return samples

    def shape(self, text: str, settings: Mapping[str, object]) -> "Shape":
        """What an utterance sounds like."""
        return shape_of(self.samples(text, settings), self.rate)


@dataclass(frozen=True, slots=True)
class Shape:
    """What is left of a sound without its silences.

    They are left out since a busy machine holds sound up for moments, and since the synthesiser
    makes pauses that differ by some hundredths of a second.

    Attributes:
        length: seconds.
        head: how loud its beginning is, in fiftieths of a second.
        tail: the same of its end, backwards.
    """

    length: float
    head: list[float]
    tail: list[float]


def heard(windows: list[Window]) -> Shape:
    """The shape of a recording."""
    values = array("h", b"".join(each.samples for each in windows))
    return shape_of(values[::2], RIG_RATE)


def shape_of(samples: "array[int]", rate: int) -> Shape:
    """The shape of samples."""
    moment = round(rate * _MOMENT)
    loud = array("h")
    for part in (samples[n : n + moment] for n in range(0, len(samples), moment)):
        if max(part) > _FAINT or min(part) < -_FAINT:
            loud.extend(part)
    size = round(rate * _FRAME)
    reach = min(_END * size, len(loud))
    ways = (loud[:reach], loud[: -reach - 1 : -1])
    head, tail = ([loudness(way[n : n + size]) for n in range(0, reach, size)] for way in ways)
    return Shape(len(loud) / rate, head, tail)


def loudness(samples: "array[int]") -> float:
    return sum(map(abs, samples)) / len(samples) / _FULL


def is_whole(shape: Shape, wanted: Shape) -> bool:
    """Whether an utterance begins and ends as it should, and nothing is missing between."""
    return (
        abs(shape.length - wanted.length) <= _SLACK
        and _likeness(shape.head, wanted.head) > _ALIKE
        and _likeness(shape.tail, wanted.tail) > _ALIKE
    )


def _likeness(one: list[float], other: list[float]) -> float:
    """The correlation of two envelopes, at the best of a few shifts; 1 is the same."""
    shifted = [(one[n:], other[: len(other) - n]) for n in range(3)]
    shifted += [(one[: len(one) - n], other[n:]) for n in range(1, 3)]
    return max(_correlation(a, b) for a, b in shifted)


def _correlation(one: list[float], other: list[float]) -> float:
    length = max(len(one), len(other))
    a, b = ([*each, *[0.0] * (length - len(each))] for each in (one, other))
    middle_a, middle_b = sum(a) / length, sum(b) / length
    both = sum((x - middle_a) * (y - middle_b) for x, y in zip(a, b, strict=True))
    alone = sum((x - middle_a) ** 2 for x in a) * sum((y - middle_b) ** 2 for y in b)
    return both / alone**0.5 if alone else 0.0


def span(found: list[Sound]) -> float:
    """Seconds from the first sound to the end of the last."""
    return found[-1].end - found[0].start if found else 0.0


@dataclass(frozen=True, slots=True)
class Process:
    """A running process."""

    pid: int
    parent: int
    command: str


def processes() -> Iterator[Process]:
    """Everything that runs, but for what has ended and was not fetched yet."""
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            command = (folder / "cmdline").read_bytes().decode(errors="replace")
            state, parent = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
        except (FileNotFoundError, ProcessLookupError):
            continue
        if state != "Z":
            yield Process(int(folder.name), int(parent), command)


def workers(parent: int | None = None) -> list[int]:
    """The processes with a synthesiser in them, those of a parent or all."""
    return sorted(
        each.pid
        for each in processes()
        if "voice_worker" in each.command and parent in (None, each.parent)
    )


def speaking_worker() -> int | None:
    """The one that has started a player of sounds."""
    parents = {each.parent for each in processes()}
    return next((pid for pid in own_workers() if pid in parents), None)


def own_workers() -> list[int]:
    """The processes that the program under test has started."""
    return [pid for pid in workers(os.getpid()) if pid not in _references]


def until(condition: Callable[[], object], limit: float = 10.0) -> float:
    """Wait until something holds; how many seconds that took."""
    begin = time.monotonic()
    while not condition():
        assert time.monotonic() - begin < limit, "it does not come"
        pause(0.005)
    return time.monotonic() - begin
