"""Interrupted, closed, killed: nothing stays and nothing is printed."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import pytest

if sys.platform != "linux":
    pytest.skip("these tests look into /proc and play to PulseAudio", allow_module_level=True)

from rigs.audio import VirtualSpeaker, pause
from rigs.voices import (
    Reference,
    heard,
    is_whole,
    own_workers,
    until,
    workers,
)
from voicing import LAST, LONG, RIG_DELAY, Make, job, look, over, python, result

from quarto_access.drivers.mixer import Loudspeaker
from quarto_access.drivers.voice import VoiceChannel


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
