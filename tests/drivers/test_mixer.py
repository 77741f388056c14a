import os
import subprocess
import sys
import time
from array import array
from collections.abc import Callable, Generator
from math import pi, sin
from pathlib import Path

import pytest
from rigs.audio import Sound, VirtualSpeaker, missing, no_device, pause

from quarto_access.drivers.mixer import (
    RATE,
    BadSoundError,
    Family,
    Loudspeaker,
    Mixer,
    MixerError,
    MixerFault,
    sides,
)

_QUIET = 0.2


def tone(seconds: float, pitch: float = 440.0, level: float = 0.5) -> "array[int]":
    length = round(RATE * seconds)
    return array(
        "h", (round(32767 * level * sin(2 * pi * pitch * n / RATE)) for n in range(length))
    )


@pytest.fixture
def dummy(monkeypatch: pytest.MonkeyPatch) -> Generator[Mixer]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    mixer = Mixer.open()
    yield mixer
    mixer.close()


@pytest.fixture(scope="module")
def speaker() -> Generator[VirtualSpeaker]:
    if lack := missing():
        pytest.skip(lack)
    with VirtualSpeaker() as rig:
        yield rig


@pytest.fixture
def loud(speaker: VirtualSpeaker, monkeypatch: pytest.MonkeyPatch) -> Generator[Mixer]:
    for name, value in speaker.environment().items():
        monkeypatch.setenv(name, value)
    mixer = Mixer.open()
    yield mixer
    mixer.close()


def heard(speaker: VirtualSpeaker, play: Callable[[], object]) -> list[Sound]:
    """What sounds from now on, when it is over."""
    speaker.wait_for_silence(_QUIET)
    start = time.monotonic()
    play()
    speaker.wait_for_silence(_QUIET)
    return speaker.sounds(start)


@pytest.mark.parametrize("pan", [-1.0, 0.4])
def test_where_a_sound_comes_from(speaker: VirtualSpeaker, loud: Mixer, pan: float) -> None:
    sound = loud.sound(tone(0.2))
    (one,) = heard(speaker, lambda: loud.play(sound, pan=pan))
    left, right = sides(pan, 1.0)
    assert one.pan == pytest.approx((right - left) / (right + left), abs=0.02)
    assert one.length == pytest.approx(0.2, abs=0.03)
    loud.mono = True
    (one,) = heard(speaker, lambda: loud.play(sound, pan=pan))
    assert abs(one.pan) < 0.01


def test_each_family_has_its_volume(speaker: VirtualSpeaker, loud: Mixer) -> None:
    sound = loud.sound(tone(0.1))
    loud.volumes.update({Family.EVENTS: 0.5, Family.ALERTS: 0.0, Family.SPEECH: 0.25})
    (full,) = heard(speaker, lambda: loud.play(sound))
    (half,) = heard(speaker, lambda: loud.play(sound, family=Family.EVENTS))
    (eighth,) = heard(speaker, lambda: loud.speak(sound, volume=0.5))
    assert heard(speaker, lambda: loud.play(sound, family=Family.ALERTS)) == []
    assert half.peak / full.peak == pytest.approx(0.5, abs=0.02)
    assert eighth.peak / full.peak == pytest.approx(0.125, abs=0.02)


def test_sounds_stand_beside_each_other_and_the_voice(speaker: VirtualSpeaker, loud: Mixer) -> None:
    left, right = loud.sound(tone(0.4, level=0.2)), loud.sound(tone(0.2, 700.0, level=0.2))

    def play() -> None:
        assert loud.speak(left, pan=-1.0)
        assert loud.play(right, pan=1.0)

    (both,) = heard(speaker, play)
    assert both.length == pytest.approx(0.4, abs=0.03)
    assert -0.6 < both.pan < -0.05


def test_a_new_word_of_the_voice_replaces_the_old_one(speaker: VirtualSpeaker, loud: Mixer) -> None:
    long, short = loud.sound(tone(3.0)), loud.sound(tone(0.2))

    def play() -> None:
        loud.speak(long)
        pause(0.2)
        loud.speak(short)

    assert sum(each.length for each in heard(speaker, play)) < 0.6


def test_silence_at_once(speaker: VirtualSpeaker, loud: Mixer) -> None:
    sound = loud.sound(tone(3.0))
    loud.speak(sound)
    pause(0.3)
    assert loud.speaking()
    begin = time.monotonic()
    loud.silence()
    assert not loud.speaking()
    pause(0.3)
    assert speaker.sounds(begin - 0.1)[-1].end - begin < 0.06


def test_closing_does_not_cut_the_end(speaker: VirtualSpeaker, loud: Mixer) -> None:
    sound = loud.sound(tone(0.3))

    def play() -> None:
        loud.speak(sound)
        while loud.speaking():
            pause(0.001)
        loud.close()

    (one,) = heard(speaker, play)
    assert one.length == pytest.approx(0.3, abs=0.03)


def test_the_voice_keeps_its_place_among_many_sounds(dummy: Mixer) -> None:
    long = dummy.sound(tone(2.0))
    assert dummy.speak(long)
    assert all(dummy.play(long) for _ in range(50))
    assert dummy.speaking()
    dummy.stop_sounds()
    assert dummy.speaking()


@pytest.mark.parametrize("data", [b"", b"RIFF", b"no sound at all" * 20])
def test_what_is_no_sound(dummy: Mixer, data: bytes, tmp_path: Path) -> None:
    with pytest.raises(BadSoundError):
        dummy.load(data)
    with pytest.raises(BadSoundError):
        dummy.load(tmp_path / "absent.wav")


def test_a_closed_mixer_is_silent_and_safe(dummy: Mixer) -> None:
    sound = dummy.sound(tone(0.1))
    assert dummy.alive()
    dummy.close()
    dummy.close()
    assert not dummy.alive()
    assert not dummy.play(sound)
    assert not dummy.speak(sound)
    assert not dummy.speaking()
    dummy.silence()
    dummy.stop_sounds()


def test_no_device(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SDL_AUDIODRIVER", raising=False)
    for name, value in no_device(tmp_path).items():
        monkeypatch.setenv(name, value)
    loudspeaker = Loudspeaker()
    with pytest.raises(MixerError) as caught:
        loudspeaker.mixer()
    assert caught.value.reason is MixerFault.NO_DEVICE
    loudspeaker.close()
    assert capfd.readouterr() == ("", "")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert loudspeaker.mixer().alive()
    loudspeaker.close()


def test_no_library(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "pygame.py").write_text("raise ImportError('not installed')")
    code = (
        "from quarto_access.drivers.mixer import Mixer, MixerError\n"
        "try: Mixer.open()\n"
        "except MixerError as error: print(error.reason)"
    )
    done = python(code, PYTHONPATH=str(tmp_path))
    assert (done.stdout, done.stderr) == ("no_library\n", "")


def test_the_device_dies_and_another_one_comes(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    if lack := missing():
        pytest.skip(lack)
    loudspeaker = Loudspeaker()
    with VirtualSpeaker() as first, VirtualSpeaker() as second:
        for name, value in first.environment().items():
            monkeypatch.setenv(name, value)
        mixer = loudspeaker.mixer()
        sound = mixer.sound(tone(5.0))
        mixer.speak(sound)
        assert loudspeaker.mixer() is mixer
        first.server.kill()
        deadline = time.monotonic() + 3.0
        while mixer.alive():
            assert time.monotonic() < deadline
            pause(0.02)
        mixer.play(sound)
        mixer.silence()
        with pytest.raises(MixerError):
            loudspeaker.mixer()
        for name, value in second.environment().items():
            monkeypatch.setenv(name, value)
        again = loudspeaker.mixer()
        assert len(heard(second, lambda: again.speak(again.sound(tone(0.2))))) == 1
        loudspeaker.close()
    assert capfd.readouterr() == ("", "")


HANGS = """
import os, signal, sys, time
from quarto_access.drivers.mixer import Loudspeaker, MixerError
loudspeaker = Loudspeaker()
loudspeaker.mixer()
os.kill(int(sys.argv[1]), signal.SIGSTOP)
time.sleep(0.2)
loudspeaker.close()
try: loudspeaker.mixer()
except MixerError as error: print(error.reason)
"""


def test_a_server_that_hangs_holds_nobody() -> None:
    if lack := missing():
        pytest.skip(lack)
    with VirtualSpeaker() as rig:
        done = python(HANGS, str(rig.server.pid), **rig.environment())
    assert (done.stdout, done.stderr, done.returncode) == ("no_device\n", "", 0)


def test_nothing_is_printed_and_signals_still_end_the_program() -> None:
    code = (
        "import os, signal\n"
        "from quarto_access.drivers.mixer import Mixer\n"
        "mixer = Mixer.open()\n"
        "os.kill(os.getpid(), signal.SIGTERM)"
    )
    done = python(code, SDL_AUDIODRIVER="dummy")
    assert (done.stdout, done.stderr, done.returncode) == ("", "", -15)


def python(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
