"""A clock waits for the end of the program's own voice, on a loudspeaker that is recorded."""

import sys
import time
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from heard_games import Told, bare, keep, until
from rigs.audio import VirtualSpeaker, missing

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.moves import Give
from quarto_access.rules.quarto.ruleset import STANDARD
from quarto_access.session.clock import ClockRules
from quarto_access.session.quarto.record import Record
from quarto_access.session.quarto.record_text import format_record

pytestmark = [pytest.mark.pty, pytest.mark.skipif(bool(missing()), reason=missing())]

SECONDS = 2
SENTENCES = 2
"""What is said before the time is up."""
LONGER = 1.5
"""Seconds that a busy machine may add to the end of a sound."""


def test_the_time_begins_when_the_voice_has_ended(tmp_path: Path) -> None:
    clock = ClockRules(None, SECONDS)
    record = Record(STANDARD, dict.fromkeys(Seat, "person"), 3, clock=clock).plus(Seat.A, Give(4))
    start = tmp_path / "clock.json"
    start.write_text(format_record(record), encoding="utf-8")
    # at this reading speed the words alone would take a minute
    keep(tmp_path, rate=350, sound_volume=0, picture="off", reading_speed=5)
    with VirtualSpeaker() as rig:
        env = bare(tmp_path, **rig.environment())
        begun = time.monotonic()
        with Told(tmp_path, "--speech", "self", "--start", str(start), env=env) as game:
            assert game.begun().startswith("The game goes on.")
            until(lambda: rig.sounds(begun))
            # help takes longer than the clock has
            key = time.monotonic()
            game.hear("?")
            until(lambda: len(game.told) > SENTENCES, lambda: game.told, seconds=40.0)
            up = time.monotonic()
            assert game.told[SENTENCES].startswith("Time is up, Player 2. Player 1 wins.")
            spoken = [one for one in rig.sounds(key) if one.end < up]
            silent = max(one.end for one in spoken)
            assert silent - key > SECONDS
            assert SECONDS - 0.3 < up - silent < SECONDS + LONGER
