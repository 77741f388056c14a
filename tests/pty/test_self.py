"""The real program with its own voice, on a loudspeaker that is recorded."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from heard_games import ALONE, LETTERS, Told, back, bare, keep, kept, lost, until
from rigs.audio import VirtualSpeaker, missing
from rigs.keys import parse
from rigs.pty_run import pause
from rigs.voices import Reference, heard, is_whole, workers

pytestmark = [pytest.mark.pty, pytest.mark.skipif(bool(missing()), reason=missing())]
SELF = ("--speech", "self", "--seed", "1")
RATE = 425
BACK_WITHIN = 10.0
A_SENTENCE = 4.0
SILENT_WITHIN = 0.25
"""Seconds from a key to silence: what the rig and a busy machine add is far more than 60 ms."""


@pytest.fixture(scope="module")
def speaker() -> Iterator[VirtualSpeaker]:
    with VirtualSpeaker() as rig:
        yield rig


@pytest.fixture(scope="module")
def reference() -> Iterator[Reference]:
    synthesiser = Reference()
    yield synthesiser
    synthesiser.close()


@pytest.fixture
def quiet_env(tmp_path: Path, speaker: VirtualSpeaker) -> dict[str, str]:
    """A fast voice and no other sounds."""
    keep(tmp_path, rate=RATE, sound_volume=0, picture="off")
    speaker.wait_for_silence(0.2)
    return bare(tmp_path, **speaker.environment())


def heard_whole(rig: VirtualSpeaker, reference: Reference, text: str, begin: float) -> bool:
    """Whether just this has sounded since, to its end."""
    until(lambda: rig.sounds(begin), lambda: f"not a sound of {text}")
    rig.wait_for_silence(0.35)
    job = {"voice": "gmw/en-us", "rate": RATE, "pitch": 50}
    return is_whole(heard(rig.between(begin, time.monotonic())), reference.shape(text, job))


def test_every_event_of_a_game_sounds_whole_and_the_terminal_stays_static(
    tmp_path: Path, speaker: VirtualSpeaker, reference: Reference, quiet_env: dict[str, str]
) -> None:
    begin = time.monotonic()
    with Told(tmp_path, *SELF, env=quiet_env) as game:
        assert heard_whole(speaker, reference, game.begun(), begin)
        # a whole game, and what is asked after it
        for stroke in parse(f"{LETTERS} s"):
            begin = time.monotonic()
            told = game.hear(stroke.token)
            assert heard_whole(speaker, reference, told, begin), told
        begin = time.monotonic()
        game.leave()
        # the farewell comes before the end of the program
        assert heard_whole(speaker, reference, game.told[-1], begin)
        assert game.output == b""
    assert workers(game.run.process.pid) == []


def end_of_sound(rig: VirtualSpeaker, since: float) -> float:
    """How long it still sounded after a moment."""
    rig.wait_for_silence(0.3)
    return max((one.end for one in rig.sounds(since)), default=since) - since


def hear_all_keys(game: Told, rig: VirtualSpeaker) -> None:
    """Ask for the list of all keys, which takes half a minute, and hear its beginning."""
    begin = time.monotonic()
    game.hear("? ?")
    until(lambda: rig.sounds(begin))
    pause(0.5)


def test_the_next_key_cuts_and_escape_hushes(
    tmp_path: Path, speaker: VirtualSpeaker, quiet_env: dict[str, str]
) -> None:
    with Told(tmp_path, *SELF, env=quiet_env) as game:
        game.begun()
        game.hear("2")
        hear_all_keys(game, speaker)
        key = time.monotonic()
        game.hear("h")
        assert end_of_sound(speaker, key) < A_SENTENCE
        hear_all_keys(game, speaker)
        told = len(game.told)
        key = time.monotonic()
        game.send("Escape")
        assert end_of_sound(speaker, key) < SILENT_WITHIN
        assert len(game.told) == told
        # nothing sounds any more, so the second one opens the menu
        assert game.hear("Escape").startswith("Menu.")
        assert game.output == b""


def test_faster_and_slower_act_at_once_and_are_remembered(
    tmp_path: Path, speaker: VirtualSpeaker, reference: Reference, quiet_env: dict[str, str]
) -> None:
    keep(tmp_path, rate=RATE - 50, sound_volume=0, picture="off")
    start = time.monotonic()
    with Told(tmp_path, *SELF, env=quiet_env) as game:
        game.begun()
        # an opening that has not begun to sound would be said before the answer to the key
        until(lambda: speaker.sounds(start), lambda: "the opening is not heard")
        game.hear("+")
        begin = time.monotonic()
        assert game.hear("+") == f"{RATE} words a minute."
        assert heard_whole(speaker, reference, game.told[-1], begin)
        until(lambda: f"rate = {RATE}" in kept(tmp_path))
        assert game.hear("-") == f"{RATE - 25} words a minute."
        game.leave()
    assert f"rate = {RATE - 25}" in kept(tmp_path)
    assert 'speech = "auto"' in kept(tmp_path)


def test_a_worker_that_is_killed_costs_nothing(
    tmp_path: Path, speaker: VirtualSpeaker, reference: Reference, quiet_env: dict[str, str]
) -> None:
    with Told(tmp_path, *SELF, env=quiet_env) as game:
        game.begun()
        game.hear("2")
        until(lambda: workers(game.run.process.pid))
        speaker.wait_for_silence(0.3)
        for pid in workers(game.run.process.pid):
            os.kill(pid, signal.SIGKILL)
        begin = time.monotonic()
        told = game.hear("s")
        assert heard_whole(speaker, reference, told, begin)
        assert game.output == b""
        game.leave()


def test_a_synthesiser_that_dies_again_and_again_is_told_in_lines(
    tmp_path: Path, speaker: VirtualSpeaker, quiet_env: dict[str, str]
) -> None:
    with Told(tmp_path, *SELF, env=quiet_env, program=ALONE) as game:
        game.begun()
        game.hear("2 1")
        end = time.monotonic() + 8
        while not game.output and time.monotonic() < end:
            for pid in workers(game.run.process.pid):
                os.kill(pid, signal.SIGKILL)
            pause(0.01)
        assert game.words.startswith(lost("self", "print"))
        given = game.hear("Enter")
        until(lambda: given in game.words)
        assert len(game.record.moves) == 1
        until(lambda: game.told[-1] == back("self"), seconds=BACK_WITHIN)
        written = game.output
        begin = time.monotonic()
        game.hear("s")
        until(lambda: speaker.sounds(begin))
        assert game.output == written
        game.leave()


@pytest.mark.parametrize("program", ["chosen", "found"])
def test_a_sound_server_that_dies_is_told_in_lines_and_costs_no_word(
    tmp_path: Path, program: str
) -> None:
    keep(tmp_path, rate=RATE, sound_volume=0, introduced=True, picture="off")
    arguments = ("--seed", "1", *(("--speech", "self") if program == "chosen" else ()))
    with VirtualSpeaker() as rig:
        env = bare(tmp_path, **rig.environment())
        with Told(tmp_path, *arguments, env=env, program=ALONE) as game:
            game.begun()
            game.hear("2 1 Enter a")
            until(rig.sounds)
            rig.wait_for_silence(0.3)
            before = game.output
            assert (before == b"") == (program == "chosen")
            rig.server.kill()
            placed = game.hear("Enter")
            until(lambda: lost("self", "print") in game.words)
            until(lambda: placed in game.words, lambda: game.words)
            status = game.hear("s")
            until(lambda: game.words.endswith(status))
            # neither the words of before nor those that were lost stand there twice
            assert game.words.count(placed) == 1
            assert len(game.record.moves) == 2
            game.leave()
            assert game.words.endswith("Saved. Goodbye.")


def test_sounds_and_voice_go_together(tmp_path: Path, speaker: VirtualSpeaker) -> None:
    keep(tmp_path, rate=RATE, picture="off")
    with Told(tmp_path, *SELF, env=bare(tmp_path, **speaker.environment())) as game:
        game.begun()
        game.hear(LETTERS)
        assert "win" in game.earcons[-1]
        begin = time.monotonic()
        until(lambda: speaker.sounds(begin))
        game.leave()
        assert game.output == b""
