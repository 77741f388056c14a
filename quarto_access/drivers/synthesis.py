"""Makes sound of words, and replaces the process that does it whenever that dies or hangs."""

from collections.abc import Callable, Mapping
from enum import Enum, StrEnum, auto
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event

from quarto_access.drivers.voice_process import Answer, VoiceProcess, Way
from quarto_access.drivers.voices import Voice
from quarto_access.speech.message import ChannelLost

STARTING = 10.0
"""Seconds that a process may take until it is ready."""
SYNTHESISING = 4.0
"""Seconds that a piece of text may take to become a file."""
_SPEAKING = 10.0
_SPEAKING_A_LETTER = 0.25
_TRIES = 2


class VoiceFault(StrEnum):
    """Why there is no voice any more."""

    NO_SYNTHESISER = "no_synthesiser"
    NO_DEVICE = "no_device"
    WORKER_DIED = "worker_died"


class VoiceLost(ChannelLost):
    """The voice cannot speak.

    Attributes:
        reason: what is missing.
        detail: what a library said, for a log.
    """

    def __init__(self, reason: VoiceFault, detail: str = "") -> None:
        super().__init__(f"{reason.value}: {detail}")
        self.reason = reason
        self.detail = detail


class Outcome(Enum):
    """What became of a job."""

    DONE = auto()
    AGAIN = auto()
    """It was lost with its process; another one is on its way."""


class Synthesis:
    """A process that works, and one in reserve where it is ended to interrupt it.

    Used by one thread, except for `wake`, which any thread may call.
    """

    def __init__(self, way: Way, wake: Callable[[], None], clock: Callable[[], float]) -> None:
        self.way = way
        self._wake = wake
        self._clock = clock
        self._answers: SimpleQueue[tuple[VoiceProcess, Answer | None]] = SimpleQueue()
        self._process: VoiceProcess | None = None
        self._spare: VoiceProcess | None = None
        self._asked = ""
        self._wanted = False
        self._since = 0.0
        self._failures = 0
        self._closed = False

    def start(self) -> None:
        """Start what is missing.

        Raises:
            VoiceLost: no process can be started.
        """
        if self._process is None:
            self._process = self._spare or self._new()
            self._spare = None
            self._since = self._clock()
        if self.way is Way.SPEAK and self._spare is None:
            self._spare = self._new()

    @property
    def voices(self) -> tuple[Voice, ...]:
        """What it can speak with; empty until it is ready."""
        process = self._process
        return process.voices if process else ()

    @property
    def idle(self) -> bool:
        """Whether it takes a job."""
        return self._process is not None and self._process.ready and not self._asked

    @property
    def path(self) -> Path:
        """The file of the job that is done."""
        return self._working().path

    def ask(self, text: str, settings: Mapping[str, object]) -> None:
        """Have words made into sound; only when idle."""
        process = self._working()
        self._asked = text
        self._wanted = True
        self._since = self._clock()
        process.ask(self.way, text, settings)

    def forget(self) -> None:
        """The present job is not wanted any more: what speaks stops."""
        self._wanted = False
        if self._asked and self.way is Way.SPEAK:
            self._replace()

    def poll(self) -> Outcome | None:
        """What became of the job; None while there is nothing to tell.

        Raises:
            VoiceLost: there is no synthesiser, or it failed twice in a row.
        """
        outcome = None
        while outcome is None:
            try:
                process, answer = self._answers.get_nowait()
            except Empty:
                return self._look_at_clock()
            outcome = self._take(process, answer)
        return outcome

    def close(self) -> None:
        """End the processes."""
        self._closed = True
        for process in (self._process, self._spare):
            if process is not None:
                process.kill()
        self._process = self._spare = None

    def _working(self) -> VoiceProcess:
        if self._process is None:
            raise RuntimeError("Nothing may be asked of it before it has started.")
        return self._process

    def _take(self, process: VoiceProcess, answer: Answer | None) -> Outcome | None:
        if process is not self._process and process is not self._spare:
            return None
        if answer is not None and "ready" in answer:
            self._begin(process, answer)
            return None
        if process is self._spare:
            self._count_failure("the one in reserve has ended")
            process.kill()
            self._spare = None
            self.start()
            return None
        if answer is None:
            return self._failed("it has ended")
        return self._done() if answer.get("ok") is True else self._failed(str(answer.get("why")))

    def _begin(self, process: VoiceProcess, answer: Answer) -> None:
        process.take_ready(answer)
        if process.fault:
            raise VoiceLost(VoiceFault.NO_SYNTHESISER, process.fault)

    def _done(self) -> Outcome | None:
        self._failures = 0
        self._asked = ""
        if self._wanted:
            return Outcome.DONE
        self.path.unlink(missing_ok=True)
        return None

    def _failed(self, detail: str) -> Outcome | None:
        self._count_failure(detail)
        lost = bool(self._asked) and self._wanted
        self._replace()
        return Outcome.AGAIN if lost else None

    def _count_failure(self, detail: str) -> None:
        self._failures += 1
        if self._failures >= _TRIES:
            raise VoiceLost(VoiceFault.WORKER_DIED, detail)

    def _replace(self) -> None:
        if self._process is not None:
            self._process.kill()
        self._process = None
        self._asked = ""
        self.start()

    def _look_at_clock(self) -> Outcome | None:
        """Replace a process that takes too long."""
        if self._process is None or self._clock() - self._since < self._patience():
            return None
        return self._failed("it hangs")

    def _patience(self) -> float:
        if self._process is not None and not self._process.ready:
            return STARTING
        if not self._asked:
            return float("inf")
        if self.way is Way.SPEAK:
            return _SPEAKING + _SPEAKING_A_LETTER * len(self._asked)
        return SYNTHESISING

    def _new(self) -> VoiceProcess:
        try:
            return VoiceProcess(self._hear)
        except OSError as error:
            raise VoiceLost(VoiceFault.WORKER_DIED, str(error)) from error

    def _hear(self, process: VoiceProcess, answer: Answer | None) -> None:
        self._answers.put((process, answer))
        self._wake()


def installed_voices(patience: float = STARTING) -> tuple[Voice, ...]:
    """The voices of this system; waits until the synthesiser has told.

    Raises:
        VoiceLost: there is no synthesiser, or it does not answer.
    """
    told: SimpleQueue[Answer | None] = SimpleQueue()
    heard = Event()

    def hear(_process: VoiceProcess, answer: Answer | None) -> None:
        told.put(answer)
        heard.set()

    try:
        process = VoiceProcess(hear)
    except OSError as error:
        raise VoiceLost(VoiceFault.WORKER_DIED, str(error)) from error
    try:
        answer = told.get_nowait() if heard.wait(patience) else None
        if answer is None:
            raise VoiceLost(VoiceFault.WORKER_DIED, "no answer")
        process.take_ready(answer)
        if process.fault:
            raise VoiceLost(VoiceFault.NO_SYNTHESISER, process.fault)
        return process.voices
    finally:
        process.kill()
