"""What is heard: a whole game, what waits and what does not, settings."""

import os
import signal
import sys
import time
from random import Random
from statistics import median

import pytest

if sys.platform != "linux":
    pytest.skip("these tests look into /proc and play to PulseAudio", allow_module_level=True)

from harness import Program
from rigs.audio import GATE, VirtualSpeaker, pause
from rigs.voices import (
    Reference,
    Shape,
    heard,
    is_whole,
    own_workers,
    span,
    until,
)
from voicing import LENGTHY, LONG, RIG_DELAY, Make, job, look, over, over_says, result

from quarto_access.drivers.synthesis import installed_voices
from quarto_access.drivers.voice import VoiceChannel
from quarto_access.drivers.voice_process import Way
from quarto_access.drivers.voice_settings import VoiceSettings
from quarto_access.speech.message import Cue, Earcon, Spoken


def sentences() -> list[str]:
    """What a whole game says, short and long."""
    program = Program(seed=4)
    program.play(two=False)
    keys = iter(list("smxpvrwt") * 8)
    for _ in range(16):
        program.press("e", "enter", next(keys), "e", "enter", next(keys))
    return [words for words in dict.fromkeys(program.words) if len(words) < 90]


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


def test_rate_volume_and_voice_change_for_the_next_utterance(
    loud: VirtualSpeaker, make: Make, reference: Reference
) -> None:
    settings = VoiceSettings(rate=200)
    channel = make(settings)
    text = "Tall dark square hollow, b3."

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
    settings.volume, settings.rate, settings.language = 1.0, 160, "hu"
    assert is_whole(spoken()[0], wanted(rate=160, voice="urj/hu"))
    assert not is_whole(spoken()[0], wanted(rate=160))
    settings.voice = "zle/ru"
    assert is_whole(spoken()[0], wanted(rate=160, voice="zle/ru"))


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
