"""How long the voice lets one wait."""

import sys
import time
from collections.abc import Callable, Generator
from functools import partial
from statistics import median, quantiles

import pytest

if sys.platform != "linux":
    pytest.skip("these measurements play to PulseAudio", allow_module_level=True)

from rigs.audio import GATE, VirtualSpeaker, missing, pause
from rigs.voices import until

from quarto_access.drivers.mixer import Loudspeaker
from quarto_access.drivers.voice import VoiceChannel
from quarto_access.drivers.voice_process import Way
from quarto_access.speech.message import Spoken

pytestmark = pytest.mark.bench

TIMES = 12
BEGUN = 0.8
"""Seconds after which a sentence sounds, even where it took five times as long as it may."""
Report = Callable[[str], None]


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Generator[VirtualSpeaker]:
    if lack := missing():
        pytest.skip(lack)
    with VirtualSpeaker() as rig:
        for name, value in rig.environment().items():
            monkeypatch.setenv(name, value)
        yield rig


@pytest.fixture(params=list(Way))
def channel(speaker: VirtualSpeaker, request: pytest.FixtureRequest) -> Generator[VoiceChannel]:
    device = Loudspeaker()
    voice = VoiceChannel(device.mixer, way=request.param)
    over(voice, "Ready.")
    yield voice
    voice.hush()
    voice.close()
    device.close()


def over(channel: VoiceChannel, text: str) -> None:
    channel.say(Spoken(text, text))
    until(lambda: not channel.sounding)


def told(report: Report, what: str, seconds: list[float]) -> None:
    figures = (median(seconds), quantiles(seconds, n=100)[98], max(seconds))
    row = ", ".join(f"{each * 1000:.2f}" for each in figures)
    report(f"voice, {what}: median, 99 %, most: {row} ms")


def test_from_key_to_sound(speaker: VirtualSpeaker, channel: VoiceChannel, report: Report) -> None:
    delays: list[float] = []
    for number in range(TIMES):
        speaker.wait_for_silence(0.2)
        begin = time.monotonic()
        text = f"Tall dark square hollow, b{number % 4 + 1}."
        channel.say(Spoken(text, text))
        pause(BEGUN)
        # the rest of the sentence tells nothing
        channel.hush()
        delays.append(speaker.sounds(begin)[0].start - begin)
    told(report, "key to sound, rig included", delays)
    assert median(delays) < 0.15


def test_from_key_to_silence(
    speaker: VirtualSpeaker, channel: VoiceChannel, report: Report
) -> None:
    delays: list[float] = []
    for number in range(TIMES):
        # one long word, so that no pause of the speaker's is taken for silence
        channel.say(Spoken("la" * 60, "la" * 60))
        pause(0.6 + number * 0.013)
        key = time.monotonic()
        channel.hush()
        pause(0.3)
        loud = [each.time for each in speaker.between(key, key + 0.3) if each.peak >= GATE]
        delays.append(max(loud, default=key) - key)
    told(report, "key to silence, rig included", delays)
    assert median(delays) < 0.06


def test_saying_holds_nobody(channel: VoiceChannel, report: Report) -> None:
    calls: list[float] = []

    def timed(call: Callable[[], object]) -> None:
        begin = time.monotonic()
        call()
        calls.append(time.monotonic() - begin)

    for number in range(30 * TIMES):
        timed(partial(channel.say, Spoken(f"Row {number}.", "")))
        pause(0.01)
        if number % 3 == 0:
            timed(channel.hush)
    told(report, "a call", calls)
    assert quantiles(calls, n=100)[98] < 0.01


def test_from_start_to_first_word(speaker: VirtualSpeaker, report: Report) -> None:
    starts: list[float] = []
    words: list[float] = []
    for _ in range(5):
        speaker.wait_for_silence(0.2)
        device = Loudspeaker()
        begin = time.monotonic()
        voice = VoiceChannel(device.mixer)
        starts.append(time.monotonic() - begin)
        over(voice, "Quarto Access.")
        pause(0.1)
        words.append(speaker.sounds(begin)[0].start - begin)
        voice.close()
        device.close()
    told(report, "the constructor", starts)
    told(report, "start to first word", words)
    assert max(starts) < 0.05
    assert median(words) < 1.5
