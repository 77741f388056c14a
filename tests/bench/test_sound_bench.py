"""How soon after a key a sound is heard, and what sound costs at the start."""

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest
from rigs import audio
from rigs.pty_run import pause

from quarto_access.drivers.earcons import EarconChannel
from quarto_access.drivers.mixer import Loudspeaker
from quarto_access.drivers.sound_files import read_sound, theme_folder
from quarto_access.rules.quarto.board import Board
from quarto_access.rules.quarto.pieces import PIECES
from quarto_access.speech.message import Cue, Earcon, Spoken
from quarto_access.speech.quarto.sonify import sonify_board

pytestmark = [pytest.mark.bench, pytest.mark.skipif(bool(audio.missing()), reason=audio.missing())]

ROUNDS = 20
EARCONS = (Earcon.MOVE_EMPTY, Earcon.MOVE_PIECE, Earcon.EDGE, Earcon.PLACE, Earcon.REFUSE)
_IMPORT = """
import pathlib, threading, time, quarto_access.speech.announcer
began = time.perf_counter()
import quarto_access.drivers.earcons
print(time.perf_counter() - began)
"""
"""How long the import takes in a program that has the rest already."""
_FIRST_SOUND = """
import time
from quarto_access.drivers.earcons import EarconChannel
from quarto_access.drivers.mixer import Loudspeaker
from quarto_access.speech.message import Cue, Earcon, Spoken
print(time.monotonic())
loudspeaker = Loudspeaker()
channel = EarconChannel(loudspeaker)
channel.say(Spoken("A game begins.", "A game begins again.", (Cue(Earcon.START),)))
print(time.monotonic())
channel.close()
loudspeaker.close()
"""


@pytest.fixture
def speaker(monkeypatch: pytest.MonkeyPatch) -> Iterator[audio.VirtualSpeaker]:
    with audio.VirtualSpeaker() as speaker:
        for name, value in speaker.environment().items():
            monkeypatch.setenv(name, value)
        yield speaker


@pytest.fixture
def loudspeaker(speaker: audio.VirtualSpeaker) -> Iterator[Loudspeaker]:
    loudspeaker = Loudspeaker()
    yield loudspeaker
    loudspeaker.close()


def said(*cues: Cue) -> Spoken:
    return Spoken("Said.", "Said again.", cues)


def heard_after(speaker: audio.VirtualSpeaker, began: float) -> float:
    pause(0.5)
    return speaker.sounds(began, began + 0.5)[0].start - began


def test_a_sound_begins_soon_after_it_was_asked_for(
    speaker: audio.VirtualSpeaker, loudspeaker: Loudspeaker
) -> None:
    channel = EarconChannel(loudspeaker)
    pause(1.0)
    delays: list[float] = []
    calls: list[float] = []
    for number in range(ROUNDS):
        # every time another sound or row, so that files are read and converted in the time
        cue = Cue(EARCONS[number % 5], number % 4, number // 5)
        began = time.monotonic()
        channel.say(said(cue))
        calls.append(time.monotonic() - began)
        delays.append(heard_after(speaker, began))
    channel.close()
    report("say returns", calls)
    report("sound begins, with the rig's own 15 to 25 ms", delays)
    assert median(calls) < 0.001
    assert median(delays) < 0.1


def test_a_board_is_heard_in_three_seconds(
    speaker: audio.VirtualSpeaker, loudspeaker: Loudspeaker
) -> None:
    channel = EarconChannel(loudspeaker)
    pause(1.0)
    began = time.monotonic()
    channel.say(said(*sonify_board(Board(PIECES))))
    pause(3.6)
    heard = speaker.sounds(began, began + 3.6)
    channel.close()
    lasted = heard[-1].end - heard[0].start
    report("a full board lasts", [lasted])
    assert 2.7 < lasted < 3.1
    assert max(sound.peak for sound in heard) < 0.9


def test_sound_costs_little_at_the_start(speaker: audio.VirtualSpeaker) -> None:
    began, said_at = run(_FIRST_SOUND)
    first = speaker.sounds(began)[0].start - began
    report("a channel is built", [said_at - began])
    report("the first sound, with the library and the device", [first])
    assert said_at - began < 0.05
    assert first < 1.0


def test_what_is_imported_is_small() -> None:
    [seconds] = run(_IMPORT)
    report("the module is imported", [seconds])
    assert seconds < 0.1


def run(program: str) -> list[float]:
    """The numbers that a new Python prints."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603  ours
    return [float(line) for line in done.stdout.split()]


def test_files_are_read_quickly() -> None:
    folder = theme_folder()
    assert folder
    times = [time_to_read(path) for path in sorted(folder.glob("*.wav"))]
    report("a file is read", times)
    assert median(times) < 0.005


def time_to_read(path: Path) -> float:
    began = time.perf_counter()
    read_sound(path)
    return time.perf_counter() - began


def report(what: str, seconds: list[float]) -> None:
    shown = f"median {median(seconds) * 1000:.2f} ms, longest {max(seconds) * 1000:.2f} ms"
    print(f"{what}: {shown}")  # noqa: T201  a bench is there to tell
