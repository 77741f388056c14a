"""What the tests of the program's own voice share."""

import os
import subprocess
import sys
from collections.abc import Callable

from rigs.voices import (
    until,
)

from quarto_access.drivers.voice import VoiceChannel
from quarto_access.speech.message import Priority, Spoken

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


def over(channel: VoiceChannel, limit: float = 30.0) -> None:
    until(lambda: not channel.sounding, limit)


def job(**more: object) -> dict[str, object]:
    return {"voice": "gmw/en-us", "rate": 175, "pitch": 50, **more}


def over_says(channel: VoiceChannel, text: str) -> None:
    channel.say(look(text))
    over(channel)


def python(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=40,
        check=False,
    )
