"""A game spoken through the real speech-dispatcher, and through one that dies, hangs and returns.

The daemon is the real one, with a synthesiser that writes down. Faults at a certain moment are
those of the stand-in, which runs in a process of its own.
"""

import gc
import importlib.util
import itertools
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from harness import Program
from rigs.fake_ssip import FakeSpeechd, speechd_environment
from rigs.pty_run import pause
from rigs.speechd import PACKAGES, SpeechDispatcher

from quarto_access.drivers.backends import Source, reader_sources
from quarto_access.drivers.reader import Loss, ReaderChannel, ReaderLost, Timing
from quarto_access.speech.message import Priority, Spoken

SYSTEM_PACKAGES = "/usr/lib/python3/dist-packages"
PATIENCE = 15.0
FAKE = Path(__file__).parents[1] / "rigs" / "fake_ssip.py"

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="speech-dispatcher is on Linux"),
    # python3-speechd ends its thread by SystemExit, and leaves a socket that could not connect
    pytest.mark.filterwarnings(
        "ignore:Exception in thread SSIP client:pytest.PytestUnhandledThreadExceptionWarning"
    ),
    pytest.mark.filterwarnings(
        "ignore:Exception ignored in. <socket:pytest.PytestUnraisableExceptionWarning"
    ),
    pytest.mark.filterwarnings("ignore:unclosed <socket:ResourceWarning"),
]


@pytest.fixture(autouse=True)
def leaks_are_collected_here() -> Iterator[None]:
    """Let what the libraries leave behind be found in the tests that know of it."""
    yield
    gc.collect()


real = pytest.mark.skipif(shutil.which("speech-dispatcher") is None, reason=PACKAGES)


@pytest.fixture(params=["prismatoid", "accessible_output2"])
def library(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """A library that leads to speech-dispatcher, and all that it needs."""
    name = str(request.param)
    if name == "prismatoid":
        pytest.importorskip("prism", reason="pip install quarto-access[reader]")
        return name
    if importlib.util.find_spec("speechd") is None:
        # the module of the system; after everything of ours, so that it hides nothing
        monkeypatch.setattr(sys, "path", [*sys.path, SYSTEM_PACKAGES])
    pytest.importorskip("speechd", reason="apt-get install python3-speechd")
    return name


def servers(library: str) -> list[Source]:
    """The sources of direct mode that lead to speech-dispatcher by one library."""
    return [one for one in reader_sources() if one.library == library and not one.reader]


@contextmanager
def speaking(
    library: str, path: Path, monkeypatch: pytest.MonkeyPatch, timing: Timing | None = None
) -> Generator[ReaderChannel]:
    """The direct channel on a daemon."""
    for name, value in speechd_environment(path, {}).items():
        monkeypatch.setenv(name, value)
    channel = ReaderChannel(servers(library), time.monotonic, timing)
    try:
        yield channel
    finally:
        channel.close()


def until(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "in vain"
        pause(0.003)


class Listening:
    """The direct channel for somebody who hears every utterance out."""

    def __init__(self, channel: ReaderChannel, daemon: SpeechDispatcher) -> None:
        self._channel = channel
        self._daemon = daemon

    def say(self, spoken: Spoken) -> None:
        heard = len(self._daemon.texts("end"))
        self._channel.say(spoken)
        until(lambda: len(self._daemon.texts("end")) > heard)

    def hush(self) -> bool:
        return self._channel.hush()

    def close(self) -> None:
        self._channel.close()


def play(program: Program) -> None:
    """A game to its end, with questions on the way."""
    program.play(two=False)
    keys = itertools.cycle(("s", "m", "x", "p", "v", "r", "w", "h", "l", "?", "b", "3"))
    for _ in range(16):
        program.press("e", "enter", next(keys), "e", "enter", next(keys))
    program.press("backspace", "s", "m", "l")
    assert "Game over" in program.words[-3]


@real
class TestGame:
    def test_every_utterance_of_a_game_is_heard_once(
        self, library: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        quick = Timing(gap=0.0)
        with (
            SpeechDispatcher(rate=0) as daemon,
            speaking(library, daemon.path, monkeypatch, quick) as channel,
        ):
            program = Program(transcript=Listening(channel, daemon), brief=False)
            play(program)
            assert len(program.words) > 60
            assert daemon.texts("end") == program.words
            assert daemon.texts("speak") == program.words
            assert daemon.texts("stop") == []

    def test_each_key_cuts_the_utterance_before(
        self, library: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with (
            SpeechDispatcher(rate=60) as daemon,
            speaking(library, daemon.path, monkeypatch) as channel,
        ):
            program = Program(transcript=channel, brief=False)
            program.play(two=False)
            for key in ("e", "3", "m", "enter", "d", "4", "m", "enter"):
                assert daemon.wait_for("begin", program.words[-1])
                program.press(key)
            last = program.words[-1]
            assert daemon.wait_for("end", last, 30)
            assert daemon.texts("speak") == program.words
            assert daemon.texts("stop") == program.words[:-1]
            assert daemon.texts("end") == [last]

    def test_a_flood_of_keys_leaves_nothing_behind(
        self, library: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with (
            SpeechDispatcher() as daemon,
            speaking(library, daemon.path, monkeypatch) as channel,
        ):
            for number in range(300):
                channel.say(Spoken(f"Empty, cell number {number}.", ""))
                pause(0.004)
            start = time.monotonic()
            assert daemon.wait_for("end", "Empty, cell number 299.")
            seconds = len("Empty, cell number 299.") / 15
            assert time.monotonic() - start < seconds + 0.5
            assert daemon.texts("end") == ["Empty, cell number 299."]

    def test_hush_is_silence(self, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
        with (
            SpeechDispatcher() as daemon,
            speaking(library, daemon.path, monkeypatch) as channel,
        ):
            channel.say(Spoken("A very long sentence that is cut off.", ""))
            assert daemon.wait_for("begin", "A very long sentence that is cut off.")
            assert channel.hush()
            assert daemon.wait_for("stop", "A very long sentence that is cut off.", 0.5)
            assert not channel.hush()

    def test_the_last_words_are_heard_whole(
        self, library: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with (
            SpeechDispatcher() as daemon,
            speaking(library, daemon.path, monkeypatch) as channel,
        ):
            channel.say(Spoken("Saved. Goodbye, and thank you.", ""))
            channel.close()
            until(lambda: channel.ended)
            assert daemon.wait_for("end", "Saved. Goodbye, and thank you.")

    def test_a_daemon_that_is_killed_and_started_again_costs_nothing(
        self, library: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with (
            SpeechDispatcher(rate=0) as daemon,
            speaking(library, daemon.path, monkeypatch) as channel,
        ):
            channel.say(Spoken("One.", ""))
            assert daemon.wait_for("end", "One.")
            daemon.kill()
            daemon.start()
            for text in ("Two.", "Three."):
                channel.say(Spoken(text, "", priority=Priority.QUEUED))
                assert daemon.wait_for("end", text)
            assert daemon.texts("end") == ["One.", "Two.", "Three."]
            assert channel.lost is None

    def test_a_daemon_that_never_comes_back(
        self, library: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with (
            SpeechDispatcher(rate=0) as daemon,
            speaking(library, daemon.path, monkeypatch) as channel,
        ):
            channel.say(Spoken("One.", ""))
            assert daemon.wait_for("end", "One.")
            daemon.kill()
            channel.say(Spoken("Two.", ""))
            until(lambda: channel.lost, 6)
            assert channel.unsaid is not None
            assert channel.unsaid.text == "Two."
            with pytest.raises(ReaderLost):
                channel.say(Spoken("Three.", ""))


class StandIn:
    """The stand-in daemon in a process of its own."""

    def __init__(self, path: Path, *faults: str) -> None:
        self.path = path
        self._log = path.with_suffix(".log")
        command = [sys.executable, str(FAKE), "--socket", str(path), "--rate", "0", *faults]
        with self._log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(command, stdout=log)  # noqa: S603  ourselves
        until(path.exists)

    def said(self) -> list[str]:
        *rows, _unfinished = self._log.read_text(encoding="utf-8").split("\n")
        entries = [json.loads(row) for row in rows]
        return [str(row["text"]) for row in entries if row["kind"] == "speak"]

    def has_said(self, text: str) -> bool:
        return text in self.said()

    def end(self) -> None:
        self._process.kill()
        self._process.wait(5)
        self.path.unlink(missing_ok=True)


@contextmanager
def stand_in(path: Path, *faults: str) -> Generator[StandIn]:
    daemon = StandIn(path, *faults)
    try:
        yield daemon
    finally:
        daemon.end()


def slowest_of(channel: ReaderChannel, count: int) -> tuple[float, list[str]]:
    """Say so many looks at the pace of key repeat; the slowest call, and what was refused."""
    slowest = 0.0
    refused: list[str] = []
    for number in range(count):
        start = time.monotonic()
        try:
            channel.say(Spoken(f"cell {number}", ""))
        except ReaderLost:
            refused.append(f"cell {number}")
        slowest = max(slowest, time.monotonic() - start)
        pause(0.03)
    return slowest, refused


class TestFaults:
    @pytest.mark.parametrize("fault", ["--die-after", "--stall"])
    def test_the_keys_never_wait_and_the_daemon_is_given_up(
        self, library: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with (
            stand_in(tmp_path / "sock", fault, "3") as daemon,
            speaking(library, daemon.path, monkeypatch, Timing(call=0.5, opening=0.5)) as channel,
        ):
            slowest, refused = slowest_of(channel, 50)
            until(lambda: channel.lost)
            assert channel.lost in (Loss.FAILED, Loss.HUNG)
            assert slowest < 0.01
            assert refused
            # all that was taken was heard, or replaced by what came later, or is told
            assert channel.unsaid is not None
            assert channel.unsaid.text == f"cell {49 - len(refused)}"
            assert len(daemon.said()) == 3

    @pytest.mark.parametrize("fault", ["--die-after", "--stall"])
    def test_a_daemon_that_comes_back_hears_the_rest(
        self, library: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "sock"
        with (
            stand_in(path, fault, "2") as daemon,
            speaking(library, path, monkeypatch, Timing(call=0.5, breath=1.0)) as channel,
        ):
            for number in range(3):
                channel.say(Spoken(f"Result {number}.", "", priority=Priority.QUEUED))
                pause(0.2)
            daemon.end()
            with stand_in(path):
                for number in range(3, 6):
                    channel.say(Spoken(f"Result {number}.", "", priority=Priority.QUEUED))
                until(lambda: "Result 5." in " ".join(daemon.said()))
            # the log is that of both
            heard = " ".join(daemon.said())
            counts = [heard.count(f"Result {number}.") for number in range(6)]
            # the one that it died of was handed over, and nobody can know whether it was heard
            assert counts in ([1] * 6, [1, 2, 1, 1, 1, 1])
            assert channel.lost is None

    def test_a_daemon_that_dies_when_idle(
        self, library: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with (
            FakeSpeechd(rate=0) as daemon,
            speaking(library, daemon.path, monkeypatch) as channel,
        ):
            channel.say(Spoken("One.", ""))
            until(lambda: any(row.text == "One." for row in daemon.transcript.rows))
            daemon.die()
            pause(0.1)
            with FakeSpeechd(rate=0, path=daemon.path) as fresh:
                channel.say(Spoken("Two.", "", priority=Priority.QUEUED))
                until(lambda: any(row.kind == "end" for row in fresh.transcript.rows))
                assert [row.text for row in fresh.transcript.rows if row.kind == "end"] == ["Two."]
            assert channel.lost is None


PROGRAM = """
import sys, time
sys.path.append("/usr/lib/python3/dist-packages")
from quarto_access.drivers.backends import reader_sources
from quarto_access.drivers.reader import ReaderChannel
from quarto_access.speech.message import ChannelLost, Spoken
sources = [one for one in reader_sources() if one.library == sys.argv[1]]
channel = ReaderChannel(sources, time.monotonic)
for number in range(30):
    try:
        channel.say(Spoken(f"cell {number}", ""))
    except ChannelLost:
        break
    time.sleep(0.03)
channel.close()
"""


@pytest.mark.parametrize("faults", [(), ("--die-after", "3"), ("--stall", "3")])
def test_a_program_writes_nothing_and_ends(
    library: str, faults: tuple[str, ...], tmp_path: Path
) -> None:
    with stand_in(tmp_path / "sock", *faults) as daemon:
        start = time.monotonic()
        done = subprocess.run(  # noqa: S603  ourselves
            [sys.executable, "-c", PROGRAM, library],
            env=speechd_environment(daemon.path),
            capture_output=True,
            timeout=30,
            check=False,
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
        assert time.monotonic() - start < 10
        assert daemon.said()
