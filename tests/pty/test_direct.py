"""The real program speaking through a real speech server: once, cut by keys, and when it dies."""

import importlib.util
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("speech-dispatcher is on Linux", allow_module_level=True)

from heard_games import ALONE, LETTERS, Told, back, bare, has_sound_card, keep, lost, until
from rigs.audio import VirtualSpeaker, missing
from rigs.keys import parse
from rigs.speechd import PACKAGES, SpeechDispatcher

pytestmark = [
    pytest.mark.pty,
    pytest.mark.skipif(
        importlib.util.find_spec("prism") is None, reason="pip install quarto-access[reader]"
    ),
    pytest.mark.skipif(shutil.which("speech-dispatcher") is None, reason=PACKAGES),
]
DIRECT = ("--speech", "direct", "--seed", "1")
BACK_WITHIN = 10.0
NO_ANSWER = lost("direct", "self").split(".", maxsplit=1)[0]


@pytest.fixture
def quick() -> Iterator[SpeechDispatcher]:
    """A server that says everything at once."""
    with SpeechDispatcher(rate=0) as daemon:
        yield daemon


def ended(daemon: SpeechDispatcher, count: int) -> None:
    until(lambda: len(daemon.texts("end")) >= count, lambda: daemon.said()[-4:])


def hear_out(game: Told, daemon: SpeechDispatcher, keys: str) -> None:
    """Press keys, each after the answer to the one before was heard to its end."""
    for stroke in parse(keys):
        heard = len(daemon.texts("end"))
        game.hear(stroke.token)
        ended(daemon, heard + 1)


def test_every_event_of_a_game_is_heard_once_and_the_terminal_stays_static(
    tmp_path: Path, quick: SpeechDispatcher
) -> None:
    with Told(tmp_path, *DIRECT, env=quick.environment(bare(tmp_path))) as game:
        game.begun()
        ended(quick, 1)
        hear_out(game, quick, LETTERS)
        assert game.told[-1].startswith("Quarto. All tall")
        game.leave()
        ended(quick, len(game.told))
        assert quick.texts("end") == quick.texts("speak") == game.told
        assert game.output == b""


def test_the_next_key_cuts_what_is_spoken_and_escape_hushes(tmp_path: Path) -> None:
    with (
        SpeechDispatcher(rate=12) as daemon,
        Told(tmp_path, *DIRECT, env=daemon.environment(bare(tmp_path))) as game,
    ):
        opening = game.begun()
        assert daemon.wait_for("begin", opening)
        answer = game.hear("Down")
        assert daemon.wait_for("stop", opening)
        assert daemon.wait_for("begin", answer)
        game.send("Escape")
        assert daemon.wait_for("stop", answer, 1.0)
        # that was all: the answers are those to the opening and to the arrow
        assert len(game.told) == 2
        game.output_within(0.1)
        # where nothing sounds, Escape has its own meaning
        assert game.hear("Escape").startswith("Quarto Access.")
        assert game.output == b""


def test_a_server_that_dies_is_followed_by_the_own_voice_and_comes_back(
    tmp_path: Path, quick: SpeechDispatcher
) -> None:
    if missing():
        pytest.skip(missing())
    keep(tmp_path, rate=425, sound_volume=0)
    with VirtualSpeaker() as rig:
        env = quick.environment(bare(tmp_path, **rig.environment()))
        with Told(tmp_path, *DIRECT, env=env, program=ALONE) as game:
            game.begun()
            ended(quick, 1)
            hear_out(game, quick, "2 1 Enter a")
            quick.kill()
            moves = len(game.record.moves)
            placed = game.hear("Enter")
            assert "a1" in placed
            until(lambda: lost("direct", "self") in game.told)
            until(lambda: len(rig.sounds()) > 0)
            rig.wait_for_silence(0.4)
            # the sentence and the lost words, which are the longer part, sounded
            assert sum(sound.length for sound in rig.sounds()) > 3
            assert len(game.record.moves) == moves + 1
            game.hear("s")
            quick.start()
            assert quick.wait_for("end", back("direct"), BACK_WITHIN)
            hear_out(game, quick, "s")
            assert quick.texts("end")[-1] == game.told[-1]
            game.leave()
            assert game.output == b""
            # of what was told before and after, the server has said all, once
            wanted = [one for one in game.told if one in quick.texts("end")]
            assert quick.texts("end") == wanted


@pytest.mark.skipif(has_sound_card(), reason="Not run: this machine has a sound card.")
def test_without_a_device_lines_follow_and_no_word_is_missing(
    tmp_path: Path, quick: SpeechDispatcher
) -> None:
    env = quick.environment(bare(tmp_path))
    with Told(tmp_path, *DIRECT, env=env, program=ALONE) as game:
        game.begun()
        ended(quick, 1)
        hear_out(game, quick, "2 1 Enter a")
        assert game.output == b""
        quick.kill()
        placed = game.hear("Enter")
        until(lambda: placed in game.words, lambda: (game.words, game.told))
        told = lost("direct", "print")
        assert game.words.index(told) < game.words.index(placed)
        assert game.words.count(placed) == 1
        status = game.hear("s")
        until(lambda: game.words.endswith(status))
        quick.start()
        until(lambda: game.told[-1] == back("direct"), seconds=BACK_WITHIN)
        written = game.output
        hear_out(game, quick, "s")
        assert game.output == written
        game.leave()


def test_a_server_that_hangs_keeps_no_key_waiting(tmp_path: Path) -> None:
    with SpeechDispatcher(rate=0) as daemon:
        env = daemon.environment(bare(tmp_path))
        with Told(tmp_path, *DIRECT, env=env) as game:
            game.begun()
            ended(daemon, 1)
            hear_out(game, daemon, "2")
            daemon.stop()
            try:
                for key in ("1", "2", "3", "4", "Enter", "a", "2"):
                    game.hear(key)
                until(lambda: any(one.startswith(NO_ANSWER) for one in game.told))
            finally:
                daemon.go_on()
            assert len(game.record.moves) == 1
            game.hear("s")
            game.leave()
