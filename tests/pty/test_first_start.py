"""The very first start, on one machine after the other: what is said, kept to be read."""

import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from heard_games import ALONE, Told, bare, kept, sentence
from rigs.audio import VirtualSpeaker, missing
from rigs.pty_run import pause
from terminals import PROGRAM, SETTINGS

pytestmark = pytest.mark.pty

FOLDER = Path(__file__).parent / "first_starts"
UPDATE = "UPDATE_TRANSCRIPTS"
KEYS = ("Enter", "b", "3", "?", "s")
"""The lesson, its first step, help, and what is to be done now."""
SETTLED = 0.15
"""Seconds after which everything is said that a key leads to."""


def new(home: Path, **more: str) -> dict[str, str]:
    """The environment of somebody who was never here."""
    env = bare(home, **more)
    (home / SETTINGS).unlink()
    return env


@contextmanager
def reader_runs(folder: Path) -> Generator[None]:
    """A process that is called like a screen reader; nothing else of one is looked at."""
    name = folder / "orca"
    sleep = shutil.which("sleep")
    assert sleep is not None
    shutil.copy(sleep, name)
    process = subprocess.Popen([name, "60"])  # noqa: S603  a copy of sleep
    try:
        yield
    finally:
        process.kill()
        process.wait()


def first_start(
    name: str, home: Path, env: dict[str, str], program: tuple[str, ...] = PROGRAM, code: int = 0
) -> list[str]:
    """Start, press the keys, leave; what was said, which is also compared with what is kept."""
    with Told(home, env=env, program=program) as game:
        rows = [game.begun()]
        for key in KEYS:
            before = len(game.told)
            game.hear(key)
            pause(SETTLED)
            rows += [f"> {key}", *(f"  {words}" for words in game.told[before:])]
        game.send("C-d")
        assert game.ended(10) == code
        rows += ["> C-d", f"  {game.told[-1]}"]
    path = FOLDER / f"{name}.txt"
    text = "\n".join(rows) + "\n"
    if os.environ.get(UPDATE):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
    return rows


def no_second_offer(home: Path, env: dict[str, str], program: tuple[str, ...] = PROGRAM) -> None:
    """Nothing that was told at the first start is told at the next one."""
    with Told(home, env=env, program=program) as game:
        assert game.begun().startswith("Quarto Access. Enter, play the computer.")
        game.leave()


def test_with_a_screen_reader_lines_are_written(tmp_path: Path) -> None:
    env = new(tmp_path)
    with reader_runs(tmp_path):
        first_start("reader", tmp_path, env)
        assert "welcomed = true" in kept(tmp_path)
        no_second_offer(tmp_path, env)


@pytest.mark.skipif(bool(missing()), reason=missing())
def test_without_one_the_program_speaks_and_says_how_to_change_that(tmp_path: Path) -> None:
    with VirtualSpeaker() as speaker:
        env = new(tmp_path, **speaker.environment())
        rows = first_start("no-reader", tmp_path, env, ALONE)
        assert rows[0].startswith(sentence("voice-introduced", playing="off"))
        assert speaker.sounds(0.0)
        no_second_offer(tmp_path, env, ALONE)


def test_over_ssh_lines_are_written(tmp_path: Path) -> None:
    env = new(tmp_path, SSH_CONNECTION="10.0.0.1 1 10.0.0.2 22")
    first_start("ssh", tmp_path, env)
    no_second_offer(tmp_path, env)


def test_without_a_sound_device_lines_are_written(tmp_path: Path) -> None:
    env = new(tmp_path)
    first_start("no-sound-device", tmp_path, env, ALONE)
    no_second_offer(tmp_path, env, ALONE)


def test_in_a_home_that_cannot_be_written_everything_works(tmp_path: Path) -> None:
    # nothing can be created there, not even by root
    env = {**new(tmp_path), "HOME": "/proc"}
    rows = first_start("read-only-home", tmp_path, env, code=1)
    assert len([row for row in rows if "cannot be kept" in row]) == 1


def test_in_the_plainest_locale_the_words_are_the_same(tmp_path: Path) -> None:
    env = new(tmp_path, LANG="C", LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0")
    first_start("lang-c", tmp_path, env)


def test_two_programs_at_once_disturb_each_other_in_nothing(tmp_path: Path) -> None:
    env = new(tmp_path, ACCESSIBLE="1")
    (tmp_path / "other").mkdir()
    with Told(tmp_path, env=env) as one, Told(tmp_path / "other", env=env) as other:
        assert "a lesson" in one.begun()
        # whether it is the second one that comes first is nobody's business
        assert "Quarto Access." in other.begun()
        one.hear("p")
        other.hear("l b 3")
        one.hear("1 Enter")
        one.leave()
        other.leave()


def test_no_first_start_asks_more_than_four_questions() -> None:
    files = sorted(FOLDER.glob("*.txt"))
    assert len(files) == 6
    for path in files:
        before_the_first_key = path.read_text(encoding="utf-8").split(">", maxsplit=1)[0]
        assert before_the_first_key.count("Enter,") == 1
