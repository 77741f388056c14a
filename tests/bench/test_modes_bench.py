"""What each way to be heard costs: at the start, and from a key to the call that speaks."""

import gc
import importlib.util
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

import pytest

if sys.platform == "win32":
    pytest.skip("these measurements need pseudo-terminals", allow_module_level=True)

from harness import PHRASEBOOK, Program
from heard_games import Told, bare, until
from rigs.audio import VirtualSpeaker, missing
from rigs.links import Timers
from rigs.pty_run import pause
from rigs.speechd import SpeechDispatcher

from quarto_access.cli.heard import Outlet
from quarto_access.drivers import backends
from quarto_access.drivers.backends import Backend, Source
from quarto_access.drivers.lines import LinesChannel
from quarto_access.drivers.voice_process import VoiceProcess, Way
from quarto_access.session.settings import Settings, Speech, with_value
from quarto_access.terminal.idle import get_ready

pytestmark = [
    pytest.mark.bench,
    pytest.mark.skipif(bool(missing()), reason=missing()),
    pytest.mark.skipif(
        shutil.which("speech-dispatcher") is None or importlib.util.find_spec("prism") is None,
        reason="Not measured, it needs: apt-get install speech-dispatcher; pip install prismatoid",
    ),
]
Report = Callable[[str], None]

MODES = ("print", "braille", "direct", "self")
KEYS = (
    *("e", "enter", "3", "right", "x", "n", "b", "2", "enter", "s", "up", "h"),
    *("m", "tab", "e", "enter", "P", "v", "l", "w", "escape", "down", "escape", "?"),
)
"""Looking about, moves, questions about the whole board, the menu and help."""
PACE = 0.07
"""Seconds between keys: lines stand 0.06 apart, which is no delay of ours."""
PRESSES = 144
ROUNDS = 5
WORST_KEY = 10.0
"""Milliseconds."""
TURNS = 4000
"""As much work as the answer to a key, on the machine where this was written."""
STARTS = 7
WORST_START = 3.0


@pytest.fixture(scope="module")
def surroundings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mapping[str, str]]:
    """A loudspeaker and a speech server."""
    with VirtualSpeaker() as rig, SpeechDispatcher(rate=0) as daemon:
        home = tmp_path_factory.mktemp("home")
        yield {**daemon.environment(bare(home)), **rig.environment()}


class Moment(NamedTuple):
    """A moment by the clock on the wall, and by what all threads here have worked."""

    wall: float
    work: float


def now() -> Moment:
    return Moment(time.perf_counter(), time.process_time())


class Calls:
    """When something was asked to speak.

    Attributes:
        times: of each call.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times: list[Moment] = []
        self._note_voice(monkeypatch)
        self._note_readers(monkeypatch)

    def write(self, _text: str) -> None:
        self.times.append(now())

    def _note_voice(self, monkeypatch: pytest.MonkeyPatch) -> None:
        usual, times = VoiceProcess.ask, self.times

        def ask(self: VoiceProcess, way: Way, text: str, settings: Mapping[str, object]) -> None:
            times.append(now())
            usual(self, way, text, settings)

        monkeypatch.setattr(VoiceProcess, "ask", ask)

    def _note_readers(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found = [one for one in backends.reader_sources() if not one.reader][:1]

        def noted(source: Source) -> Source:
            return Source(
                source.name, source.library, reader=False, open=lambda: self._open(source)
            )

        monkeypatch.setattr(backends, "reader_sources", lambda: [noted(one) for one in found])

    def _open(self, source: Source) -> Backend:
        backend = source.open()
        usual, times = backend.speak, self.times

        def speak(text: str, *, interrupt: bool) -> None:
            times.append(now())
            usual(text, interrupt=interrupt)

        monkey = pytest.MonkeyPatch()
        monkey.setattr(backend, "speak", speak)
        return backend


@pytest.fixture(scope="module")
def machine() -> str:
    """What the machine does to work that is always the same, after a pause like that of a person.

    Where that differs much, the figures of the program tell about the machine.
    """
    times: list[float] = []
    for _ in range(100):
        pause(PACE / 2)
        start = time.perf_counter()
        for turn in range(TURNS):
            str(turn)
        times.append(1000 * (time.perf_counter() - start))
    return f"median {median(times):.2f} ms, p99 {quantiles(times, n=100)[98]:.2f} ms"


@pytest.fixture
def ready() -> Iterator[None]:
    """All that the program reads while the opening is heard; the bench must not wait for it."""
    get_ready(PHRASEBOOK.read_ahead, lambda _seconds, action: action())
    yield
    gc.unfreeze()


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize("mode", MODES)
def test_from_key_to_the_call_that_speaks(
    mode: str,
    surroundings: Mapping[str, str],
    monkeypatch: pytest.MonkeyPatch,
    machine: str,
    report: Report,
) -> None:
    for name, value in surroundings.items():
        monkeypatch.setenv(name, value)
    calls = Calls(monkeypatch)
    timers = Timers()
    lines = LinesChannel(calls.write, time.monotonic, timers.later, lambda: 80)
    with ExitStack() as stack:
        settings = with_value(Settings(rate=500), "speech", mode)
        outlet = Outlet(settings, lines, timers.later)
        stack.callback(outlet.close)
        assert outlet.mode is Speech(mode)
        program = Program(transcript=outlet)
        program.play(two=False)
        until(lambda: calls.times)
        pause(0.5)
        worst: list[float] = []
        # where others work at the same time, the best round tells what the program needs
        while len(worst) < ROUNDS and min(worst, default=WORST_KEY) >= WORST_KEY:
            delays = [_delay(program, calls, KEYS[number % len(KEYS)]) for number in range(PRESSES)]
            wall, work = ([1000 * one[kind] for one in delays] for kind in (0, 1))
            worst.append(quantiles(wall, n=100)[98])
            report(
                f"key to speech call, {mode}, sounds on: median {median(wall):.2f} ms, "
                f"p99 {worst[-1]:.2f} ms; of that work, sounds included: "
                f"p99 {quantiles(work, n=100)[98]:.2f} ms; the machine by itself: {machine}"
            )
        outlet.hush()
    assert min(worst) < WORST_KEY


def _delay(program: Program, calls: Calls, key: str) -> Moment:
    """How long a key takes to the call."""
    before = len(calls.times)
    start = now()
    program.press(key)
    end = start.wall + 2
    while len(calls.times) == before and time.perf_counter() < end:
        pause(0.0005)
    called = calls.times[before]
    pause(PACE)
    return Moment(called.wall - start.wall, called.work - start.work)


def imported() -> float:
    start = time.monotonic()
    subprocess.run([sys.executable, "-c", "import prompt_toolkit"], check=True)
    return time.monotonic() - start


@pytest.mark.parametrize("mode", ["silent", *MODES])
def test_from_start_to_the_first_answer(
    mode: str, surroundings: Mapping[str, str], tmp_path: Path, report: Report
) -> None:
    starts: list[float] = []
    ratios: list[float] = []
    for number in range(STARTS + 1):
        home = tmp_path / str(number)
        home.mkdir()
        yardstick = imported()
        start = time.monotonic()
        env = {**surroundings, "HOME": str(home)}
        with Told(home, "--speech", mode, env=env) as game:
            game.begun()
            starts.append(time.monotonic() - start)
        ratios.append(starts[-1] / yardstick)
    # the first one only fills the caches
    report(
        f"start to the first words handed over, {mode}: {median(starts[1:]):.3f} s, "
        f"{median(ratios[1:]):.2f} times the import of prompt_toolkit"
    )
    if mode == "print":
        assert median(ratios[1:]) <= WORST_START
