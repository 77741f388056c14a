import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Generator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median

import pytest

if sys.platform != "linux":
    pytest.skip("these tests look into /proc and play to PulseAudio", allow_module_level=True)

from harness import Program
from rigs.audio import GATE, VirtualSpeaker, missing, no_device
from rigs.pty_run import pause
from rigs.voices import (
    Reference,
    Shape,
    heard,
    is_whole,
    own_workers,
    span,
    speaking_worker,
    until,
    workers,
)

from quarto_access.drivers.mixer import Loudspeaker
from quarto_access.drivers.synthesis import Synthesis, VoiceFault, VoiceLost, installed_voices
from quarto_access.drivers.voice import VoiceChannel
from quarto_access.drivers.voice_process import Way
from quarto_access.drivers.voice_settings import VoiceSettings
from quarto_access.speech.message import Cue, Earcon, Priority, Spoken

Capture = pytest.CaptureFixture[str]
Make = Callable[..., VoiceChannel]

RIG_DELAY = 0.03
"""What the rig adds to a latency at most."""
LAST = "This is the last utterance, and it must be heard whole, up to its final word: finished."
LENGTHY = "This goes on for some seconds, so that something can happen while it sounds, anything."
LONG = Spoken(LENGTHY, LENGTHY)


def result(text: str) -> Spoken:
    """Something that happened without a key."""
    return Spoken(text, text, priority=Priority.QUEUED, by_key=False)


def look(text: str) -> Spoken:
    """An answer to a key."""
    return Spoken(text, text)


@pytest.fixture(scope="module")
def speaker() -> Generator[VirtualSpeaker]:
    if lack := missing():
        pytest.skip(lack)
    with VirtualSpeaker() as rig:
        yield rig


@pytest.fixture(scope="module")
def reference() -> Generator[Reference]:
    synthesiser = Reference()
    yield synthesiser
    synthesiser.close()


@pytest.fixture(autouse=True)
def nothing_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: Capture
) -> Generator[None]:
    """No process, no file and no word on the terminal is left of any test."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    before = own_workers()
    yield
    assert own_workers() == before
    assert list(folder.iterdir()) == []
    assert capfd.readouterr() == ("", "")


@pytest.fixture
def loudspeaker() -> Generator[Loudspeaker]:
    device = Loudspeaker()
    yield device
    device.close()


@pytest.fixture
def make(loudspeaker: Loudspeaker) -> Generator[Make]:
    made: list[VoiceChannel] = []

    def voice(settings: VoiceSettings | None = None, **more: object) -> VoiceChannel:
        channel = VoiceChannel(loudspeaker.mixer, settings, **more)  # type: ignore[arg-type]
        made.append(channel)
        return channel

    yield voice
    for channel in made:
        channel.hush()
        channel.close()


@pytest.fixture
def loud(speaker: VirtualSpeaker, monkeypatch: pytest.MonkeyPatch) -> VirtualSpeaker:
    """A recorded loudspeaker."""
    for name, value in speaker.environment().items():
        monkeypatch.setenv(name, value)
    return speaker


@pytest.fixture
def dummy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A device that takes the time of sound, and is heard by nobody."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was given to the synthesiser, in order."""
    texts: list[str] = []
    ask = Synthesis.ask

    def spy(self: Synthesis, text: str, settings: dict[str, object]) -> None:
        texts.append(text)
        ask(self, text, settings)

    monkeypatch.setattr(Synthesis, "ask", spy)
    return texts


def over(channel: VoiceChannel, limit: float = 30.0) -> None:
    until(lambda: not channel.sounding, limit)


def job(**more: object) -> dict[str, object]:
    return {"voice": "gmw/en-us", "rate": 175, "pitch": 50, **more}


def sentences() -> list[str]:
    """What a whole game says, short and long."""
    program = Program(seed=4)
    program.play(two=False)
    keys = iter(list("smxpvrwt") * 8)
    for _ in range(16):
        program.press("e", "enter", next(keys), "e", "enter", next(keys))
    return [words for words in dict.fromkeys(program.words) if len(words) < 90]


# (b): a game, heard


def test_a_game_is_heard(loud: VirtualSpeaker, make: Make, reference: Reference) -> None:
    channel = make(VoiceSettings(rate=420))
    random = Random(1)
    over_says(channel, "Ready.")
    whole, cut = split(sentences(), random)
    latencies = [heard_whole(loud, channel, reference, text) for text in whole]
    assert median(latencies) < 0.15 + RIG_DELAY
    ends = [end_of_cut(loud, channel, text, random.uniform(0.2, 0.8)) for text in cut]
    assert max(ends) < 0.06 + RIG_DELAY


def split(texts: list[str], random: Random) -> tuple[list[str], list[str]]:
    assert len(texts) > 40
    chosen = random.sample(texts, 14)
    return chosen[:6], chosen[6:]


def over_says(channel: VoiceChannel, text: str) -> None:
    channel.say(look(text))
    over(channel)


def heard_whole(
    rig: VirtualSpeaker, channel: VoiceChannel, reference: Reference, text: str
) -> float:
    """Say something to its end, and compare it; how long it took to begin."""
    rig.wait_for_silence(0.2)
    begin = time.monotonic()
    channel.say(look(text))
    over(channel)
    rig.wait_for_silence(0.3)
    sounded = heard(rig.between(begin, time.monotonic()))
    wanted = reference.shape(text, job(rate=420))
    found = rig.sounds(begin)
    assert is_whole(sounded, wanted), text
    assert max(each.peak for each in found) < 0.99, text
    return found[0].start - begin


def end_of_cut(rig: VirtualSpeaker, channel: VoiceChannel, text: str, after: float) -> float:
    """Say something and stop it; how long after that it still sounded."""
    channel.say(look(f"{text} {text}"))
    pause(after)
    key = time.monotonic()
    assert channel.hush()
    assert not channel.hush()
    pause(0.25)
    loud = [each.time for each in rig.between(key, time.monotonic()) if each.peak >= GATE]
    return max(loud, default=key) - key


def test_a_key_cuts_and_is_answered(loud: VirtualSpeaker, make: Make) -> None:
    channel = make()
    over_says(channel, "Ready.")
    loud.wait_for_silence(0.3)
    begin = time.monotonic()
    channel.say(LONG)
    pause(1.0)
    channel.say(look("Yes."))
    over(channel)
    loud.wait_for_silence(0.2)
    assert span(loud.sounds(begin)) < 1.0 + 0.15 + 0.5


# What waits, and what does not


def test_a_result_waits_for_what_is_sounding(make: Make, asked: list[str], dummy: None) -> None:
    channel = make(VoiceSettings(rate=449))
    channel.say(LONG)
    until(lambda: asked)
    pause(0.3)
    channel.say(result("Computer on b3."))
    channel.say(result("You win."))
    # it takes more than two seconds
    assert until(lambda: len(asked) == 2) > 1.5
    over(channel)
    assert asked == [LENGTHY, "Computer on b3. You win."]


def test_a_newer_look_replaces_one_that_has_not_begun(
    make: Make, asked: list[str], dummy: None
) -> None:
    channel = make(VoiceSettings(rate=449))
    for number in range(1, 30):
        channel.say(look(f"Empty, b{number}."))
    over(channel)
    # all were said before the synthesiser was ready
    assert asked == ["Empty, b29."]


def test_a_result_that_was_not_heard_yet_survives_a_key(
    make: Make, asked: list[str], dummy: None
) -> None:
    channel = make(VoiceSettings(rate=449))
    over_says(channel, "Ready.")
    (worker,) = own_workers()
    os.kill(worker, signal.SIGSTOP)
    channel.say(result("Computer on b3."))
    until(lambda: len(asked) == 2)
    channel.say(look("Empty, a1."))
    os.kill(worker, signal.SIGCONT)
    over(channel)
    assert asked == ["Ready.", "Computer on b3.", "Computer on b3. Empty, a1."]


def test_hush_forgets_everything(make: Make, asked: list[str], dummy: None) -> None:
    channel = make()
    assert not channel.hush()
    channel.say(LONG)
    channel.say(result("You win."))
    assert channel.hush()
    assert not channel.sounding
    assert not channel.hush()
    over_says(channel, "Next.")
    assert asked == ["Next."]


def test_equal_words_come_in_their_other_form(make: Make, asked: list[str], dummy: None) -> None:
    channel = make(VoiceSettings(rate=449))
    for _ in range(3):
        channel.say(Spoken("Edge, a3.", "Edge, a3, again."))
        over(channel)
    assert asked == ["Edge, a3.", "Edge, a3, again.", "Edge, a3."]


def test_nothing_to_say(make: Make, asked: list[str], dummy: None) -> None:
    channel = make()
    for text in ("", "...", "\n\n", "-"):
        channel.say(Spoken(text, text))
        over(channel)
    over_says(channel, "Words.")
    assert asked == ["Words."]


def test_a_long_text_begins_at_once_and_is_whole(
    loud: VirtualSpeaker, make: Make, reference: Reference
) -> None:
    channel = make(VoiceSettings(rate=449))
    over_says(channel, "Ready.")
    text = "\n".join(f"Row {n}: tall dark square hollow, empty, empty, empty" for n in range(1, 7))
    loud.wait_for_silence(0.3)
    begin = time.monotonic()
    channel.say(look(text))
    over(channel, 60)
    loud.wait_for_silence(0.3)
    sounded = heard(loud.between(begin, time.monotonic()))
    wanted = reference.shape(text, job(rate=449))
    assert is_whole(sounded, wanted)
    assert loud.sounds(begin)[0].start - begin < 0.15 + RIG_DELAY


# Settings


def test_rate_volume_and_voice_change_for_the_next_utterance(
    loud: VirtualSpeaker, make: Make, reference: Reference
) -> None:
    settings = VoiceSettings(rate=200)
    channel = make(settings)
    text = "Tall dark square."

    def spoken() -> tuple[Shape, float]:
        loud.wait_for_silence(0.2)
        begin = time.monotonic()
        over_says(channel, text)
        loud.wait_for_silence(0.2)
        windows = loud.between(begin, time.monotonic())
        return heard(windows), max(each.peak for each in windows)

    def wanted(**more: object) -> Shape:
        return reference.shape(text, job(**more))

    usual, peak = spoken()
    assert is_whole(usual, wanted(rate=200))
    settings.rate = 1000
    assert is_whole(spoken()[0], wanted(rate=449))
    settings.rate, settings.volume = 200, 0.3
    assert spoken()[1] / peak == pytest.approx(0.3, abs=0.05)
    settings.volume, settings.language = 1.0, "hu"
    assert is_whole(spoken()[0], wanted(rate=200, voice="urj/hu"))
    settings.voice = "zle/ru"
    assert is_whole(spoken()[0], wanted(rate=200, voice="zle/ru"))
    assert not is_whole(spoken()[0], wanted(rate=200, voice="urj/hu"))


def test_words_of_a_cell_come_from_its_place(loud: VirtualSpeaker, make: Make) -> None:
    channel = make(VoiceSettings(spatial=True))
    lengths: list[float] = []
    for column, row in ((0, 0), (1, 3), (3, 3)):
        loud.wait_for_silence(0.25)
        begin = time.monotonic()
        channel.say(
            Spoken("Tall dark round.", "Tall dark round.", (Cue(Earcon.MOVE_PIECE, column, row),))
        )
        over(channel)
        loud.wait_for_silence(0.25)
        (sound,) = loud.sounds(begin)
        lengths.append(sound.length)
        # of volumes 1 and 0.2 at the edge, and 1 and 0.73 beside the middle
        assert sound.pan == pytest.approx({0: -0.67, 1: -0.15, 3: 0.67}[column], abs=0.04)
    # higher and lower words take as long, so they are as easy to follow
    assert max(lengths) < min(lengths) * 1.06


def test_the_voices_are_listed(make: Make, dummy: None) -> None:
    voices = installed_voices()
    assert {"gmw/en-us", "urj/hu", "zle/ru", "roa/es-419", "roa/pt-br", "roa/fr"} <= {
        voice.id for voice in voices
    }
    assert all(voice.name and voice.languages for voice in voices)
    channel = make()
    until(lambda: channel.voices)
    assert channel.voices == voices


# What goes wrong


def test_a_worker_that_is_ended_at_work_loses_nothing(
    loud: VirtualSpeaker, make: Make, reference: Reference
) -> None:
    channel = make()
    over_says(channel, "Ready.")
    (worker,) = own_workers()
    os.kill(worker, signal.SIGSTOP)
    begin = time.monotonic()
    channel.say(look("Tall dark square hollow."))
    pause(0.1)
    os.kill(worker, signal.SIGKILL)
    over(channel)
    loud.wait_for_silence(0.3)
    wanted = reference.shape("Tall dark square hollow.", job())
    assert is_whole(heard(loud.between(begin, time.monotonic())), wanted)
    assert channel.lost is None
    assert own_workers() != [worker]


def test_a_worker_that_is_ended_again_and_again_between_utterances(
    make: Make, asked: list[str], dummy: None
) -> None:
    channel = make(VoiceSettings(rate=449))
    for number in range(4):
        over_says(channel, f"Number {number}.")
        (worker,) = own_workers()
        os.kill(worker, signal.SIGKILL)
        until(partial(replaced, worker))
    over_says(channel, "Last.")
    assert asked == ["Number 0.", "Number 1.", "Number 2.", "Number 3.", "Last."]
    assert channel.lost is None


def replaced(gone: int) -> bool:
    return own_workers() not in ([gone], [])


def test_a_worker_that_hangs_is_replaced(make: Make, asked: list[str], dummy: None) -> None:
    channel = make()
    over_says(channel, "Ready.")
    (worker,) = own_workers()
    os.kill(worker, signal.SIGSTOP)
    begin = time.monotonic()
    channel.say(look("Whatever happens."))
    over(channel)
    assert 4.0 < time.monotonic() - begin < 7.0
    assert asked == ["Ready.", "Whatever happens.", "Whatever happens."]
    assert channel.lost is None


def test_workers_that_die_one_after_the_other(make: Make, dummy: None) -> None:
    channel = make()
    channel.say(result("You win."))
    channel.say(look("Empty, a1."))
    until(lambda: (kill_all(), channel.lost)[1])
    assert channel.lost is VoiceFault.WORKER_DIED
    assert channel.unsaid is not None
    assert channel.unsaid.text == "You win. Empty, a1."
    assert not channel.sounding
    assert not channel.hush()
    with pytest.raises(VoiceLost) as caught:
        channel.say(look("Anybody?"))
    assert caught.value.reason is VoiceFault.WORKER_DIED


def kill_all() -> int:
    """How many workers there were."""
    found = own_workers()
    for worker in found:
        os.kill(worker, signal.SIGKILL)
    return len(found)


def test_no_synthesiser(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, dummy: None
) -> None:
    (tmp_path / "pyttsx3.py").write_text("raise ImportError('not installed')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(VoiceLost) as caught:
        installed_voices()
    assert caught.value.reason is VoiceFault.NO_SYNTHESISER
    assert "not installed" in caught.value.detail
    channel = make()
    until(lambda: channel.lost)
    assert channel.lost is VoiceFault.NO_SYNTHESISER
    assert channel.unsaid is None


def test_no_device(make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_AUDIODRIVER", raising=False)
    for name, value in no_device(tmp_path).items():
        monkeypatch.setenv(name, value)
    channel = make()
    channel.say(look("Anybody?"))
    until(lambda: channel.lost)
    assert channel.lost is VoiceFault.NO_DEVICE
    assert channel.unsaid == look("Anybody?")
    with pytest.raises(VoiceLost, match="no_device"):
        channel.say(look("Anybody?"))


def test_the_device_dies_and_the_words_come_from_the_next_one(
    make: Make, monkeypatch: pytest.MonkeyPatch, reference: Reference
) -> None:
    if lack := missing():
        pytest.skip(lack)
    with VirtualSpeaker() as first, VirtualSpeaker() as second:
        for name, value in first.environment().items():
            monkeypatch.setenv(name, value)
        channel = make(VoiceSettings(rate=300))
        channel.say(LONG)
        pause(1.0)
        assert first.sounds()
        for name, value in second.environment().items():
            monkeypatch.setenv(name, value)
        begin = time.monotonic()
        first.server.kill()
        over(channel)
        second.wait_for_silence(0.3)
        sounded = heard(second.between(begin, time.monotonic()))
        assert is_whole(sounded, reference.shape(LONG.text, job(rate=300)))
        channel.say(LONG)
        until(lambda: second.sounds(time.monotonic() - 0.1))
        channel.say(result("You win."))
        pause(1.0)
        second.server.kill()
        assert until(lambda: channel.lost) < 1.0
        assert channel.lost is VoiceFault.NO_DEVICE
        assert channel.unsaid is not None
        assert channel.unsaid.text == f"{LONG.text} You win."


def test_a_device_that_hangs_holds_nobody() -> None:
    if lack := missing():
        pytest.skip(lack)
    with VirtualSpeaker() as rig:
        done = python(HANGS, str(rig.server.pid), **rig.environment())
    assert (done.stderr, done.returncode) == ("", 0)
    lost, slowest = done.stdout.split()
    assert lost == "no_device"
    assert float(slowest) < 0.1


HANGS = """
import os, signal, sys, time
from quarto_access.drivers.mixer import Loudspeaker
from quarto_access.drivers.voice import VoiceChannel
from quarto_access.speech.message import Spoken
device = Loudspeaker()
channel = VoiceChannel(device.mixer)
channel.say(Spoken("Some words.", ""))
while channel.sounding: time.sleep(0.01)
os.kill(int(sys.argv[1]), signal.SIGSTOP)
slowest = 0.0
channel.say(Spoken("Nobody hears this.", "", by_key=False))
while not channel.lost:
    before = time.monotonic()
    channel.hush if channel.sounding else None
    slowest = max(slowest, time.monotonic() - before)
    time.sleep(0.02)
print(channel.lost, slowest)
channel.close()
device.close()
"""


# The voice that comes with pip


@pytest.fixture
def bare_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system whose own eSpeak NG cannot be loaded."""
    folder = tmp_path / "libraries"
    folder.mkdir()
    for name in ("libespeak-ng.so.1", "libespeak.so.1"):
        (folder / name).touch()
    monkeypatch.setenv("LD_LIBRARY_PATH", str(folder))
    return folder


def test_the_bundled_synthesiser_speaks(
    loud: VirtualSpeaker, make: Make, bare_system: Path
) -> None:
    channel = make(VoiceSettings(language="hu"))
    begin = time.monotonic()
    channel.say(look("Magas sötét kerek."))
    until(own_workers)
    (worker,) = own_workers()
    over(channel)
    maps = Path(f"/proc/{worker}/maps").read_text()
    assert "espeakng_loader/libespeak-ng.so" in maps
    loud.wait_for_silence(0.3)
    assert 0.8 < span(loud.sounds(begin)) < 3.0


def test_the_bundled_synthesiser_in_a_deep_folder(
    tmp_path: Path, bare_system: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = find_spec("espeakng_loader")
    assert package is not None
    assert package.origin is not None
    deep = tmp_path / ("deep" * 20) / ("deeper" * 20)
    deep.mkdir(parents=True)
    (deep / "espeakng_loader").symlink_to(Path(package.origin).parent)
    monkeypatch.setenv("PYTHONPATH", str(deep))
    assert any(voice.id == "gmw/en-us" for voice in installed_voices())


# Interrupted, ended, left alone


def test_five_hundred_interrupted_utterances(
    loud: VirtualSpeaker, make: Make, reference: Reference
) -> None:
    channel = make()
    random = Random(7)
    slowest = 0.0
    for number in range(500):
        before = time.monotonic()
        channel.say(random.choice((look, look, result))(f"Row {number}, tall round solid dark."))
        if random.random() < 0.3:
            channel.hush()
        slowest = max(slowest, time.monotonic() - before)
        pause(random.choice((0.0, 0.005, 0.03, 0.1)) * random.random())
    # a result that waits would be said before the last words
    channel.hush()
    begin = time.monotonic()
    channel.say(look(LAST))
    over(channel)
    loud.wait_for_silence(0.3)
    sounded = heard(loud.between(begin + 0.06 + RIG_DELAY, time.monotonic()))
    assert is_whole(sounded, reference.shape(LAST, job()))
    assert channel.lost is None
    assert len(own_workers()) == 1
    assert list(Path(tempfile.gettempdir()).glob("**/*.wav")) == []
    # generous, since a machine may be busy; the bench measures it
    assert slowest < 0.1


def test_closing_lets_the_last_words_finish(
    loud: VirtualSpeaker, loudspeaker: Loudspeaker, reference: Reference
) -> None:
    channel = VoiceChannel(loudspeaker.mixer)
    text = "Goodbye, the game is saved."
    begin = time.monotonic()
    channel.say(look(text))
    channel.close()
    loudspeaker.close()
    loud.wait_for_silence(0.3)
    sounded = heard(loud.between(begin, time.monotonic()))
    assert is_whole(sounded, reference.shape(text, job()))
    channel.say(look("Too late."))
    channel.close()
    assert not channel.sounding


def test_closing_does_not_wait_for_ever(loudspeaker: Loudspeaker, dummy: None) -> None:
    channel = VoiceChannel(loudspeaker.mixer, farewell=0.5)
    channel.say(look(" ".join([LONG.text] * 5)))
    pause(0.5)
    begin = time.monotonic()
    channel.close()
    assert 0.4 < time.monotonic() - begin < 1.5


def test_getting_ready_holds_nobody(loudspeaker: Loudspeaker, dummy: None) -> None:
    begin = time.monotonic()
    channel = VoiceChannel(loudspeaker.mixer)
    assert time.monotonic() - begin < 0.05
    channel.close()


PROGRAM = """
import sys, time
from quarto_access.drivers.mixer import Loudspeaker
from quarto_access.drivers.voice import VoiceChannel
from quarto_access.speech.message import Spoken
device = Loudspeaker()
channel = VoiceChannel(device.mixer)
channel.say(Spoken("Some words.", ""))
while channel.sounding: time.sleep(0.01)
"""


def test_nothing_is_printed(loud: VirtualSpeaker) -> None:
    done = python(PROGRAM + "channel.close(); device.close()")
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


@pytest.mark.usefixtures("dummy")
@pytest.mark.parametrize("stopped", [False, True])
def test_no_orphan_when_the_program_is_killed(tmp_path: Path, *, stopped: bool) -> None:
    folder = tmp_path / "private"
    folder.mkdir()
    code = PROGRAM + "print(flush=True)\ntime.sleep(60)"
    program = subprocess.Popen(  # noqa: S603
        [sys.executable, "-c", code],
        env={**os.environ, "TMPDIR": str(folder)},
        stdout=subprocess.PIPE,
    )
    assert program.stdout is not None
    program.stdout.readline()
    (worker,) = workers(program.pid)
    assert list(folder.iterdir())
    if stopped:
        os.kill(worker, signal.SIGSTOP)
    program.kill()
    program.wait()
    program.stdout.close()
    if stopped:
        os.kill(worker, signal.SIGCONT)
    until(lambda: worker not in workers())
    assert list(folder.iterdir()) == []


# The way of systems where the synthesiser speaks by itself; here it does so through aplay


def test_a_worker_that_speaks_by_itself(loud: VirtualSpeaker, make: Make) -> None:
    channel = make(VoiceSettings(language="en"), way=Way.SPEAK)
    over_says(channel, "Ready.")
    loud.wait_for_silence(0.3)
    ends: list[float] = []
    for number in range(3):
        channel.say(LONG)
        pause(0.6 + number / 10)
        key = time.monotonic()
        assert channel.hush()
        pause(0.5)
        loud_times = [each.time for each in loud.between(key, key + 0.4) if each.peak >= GATE]
        ends.append(max(loud_times, default=key) - key)
    # what aplay has handed over already is heard to its end
    assert median(ends) < 0.06 + RIG_DELAY
    begin = time.monotonic()
    over_says(channel, "Tall dark square hollow.")
    loud.wait_for_silence(0.3)
    assert 1.2 < span(loud.sounds(begin)) < 2.5


def test_a_speaking_worker_that_dies_says_it_again(
    loud: VirtualSpeaker, make: Make, asked: list[str]
) -> None:
    channel = make(way=Way.SPEAK)
    channel.say(look("Tall dark square hollow."))
    until(speaking_worker)
    pause(0.3)
    worker = speaking_worker()
    assert worker is not None
    os.killpg(worker, signal.SIGKILL)
    over(channel)
    assert asked == ["Tall dark square hollow."] * 2
    assert channel.lost is None


def python(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=40,
        check=False,
    )
