"""What goes wrong: workers, synthesisers and devices that are missing, die or hang."""

import os
import signal
import sys
import time
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("these tests look into /proc and play to PulseAudio", allow_module_level=True)

from rigs.audio import VirtualSpeaker, missing, no_device, pause
from rigs.voices import (
    Reference,
    heard,
    is_whole,
    own_workers,
    span,
    speaking_worker,
    until,
)
from voicing import LONG, Make, job, look, over, over_says, python, result

from quarto_access.drivers.synthesis import VoiceFault, VoiceLost, installed_voices
from quarto_access.drivers.voice_process import Way
from quarto_access.drivers.voice_settings import VoiceSettings


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
    channel.sounding
    slowest = max(slowest, time.monotonic() - before)
    time.sleep(0.02)
print(channel.lost, slowest)
channel.close()
device.close()
"""


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
