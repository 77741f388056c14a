"""The comparison that the hosted machines do, and the scripts that go there, as far as they can
be tried without NVDA or VoiceOver.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from readers.hosted.compare import Game, Heard, faults
from readers.hosted.script import GAMES, script

HERE = Path(__file__).parent / "hosted"
WORKFLOWS = Path(__file__).parents[2] / ".github" / "workflows"
GAME: Game = {
    "name": "letters",
    "opening": "Quarto Access. Enter, play.",
    "steps": [{"key": "a", "words": "empty a1"}, {"key": "Enter", "words": "Player 2 on a1."}],
}


def heard(*steps: list[str]) -> Heard:
    return {"reader": "NVDA", "opening": ["Quarto Access. Enter,", "play."], "steps": [*steps]}


def by_arrows() -> Game:
    return {"name": "arrows", "opening": GAME["opening"], "steps": GAME["steps"]}


def test_what_was_heard_once_is_no_fault() -> None:
    assert not list(faults(GAME, heard(["a", "empty a1"], ["Player 2, on", "a1"])))


@pytest.mark.parametrize(
    "phrases", [[], ["a"], ["empty"], ["empty b1"], ["empty a1", "empty a1"], ["a1 empty"]]
)
def test_what_was_missed_or_doubled_is_a_fault(phrases: list[str]) -> None:
    found = list(faults(GAME, heard(phrases, ["Player 2 on a1."])))
    assert [fault.key for fault in found] == ["a"]


def test_by_arrows_a_line_may_be_read_again() -> None:
    twice = heard(["empty a1", "empty a1"], ["blank", "Player 2 on a1."])
    assert not list(faults(by_arrows(), twice))
    assert len(list(faults(by_arrows(), heard([], ["blank"])))) == 2


def test_keys_that_were_not_pressed_are_faults() -> None:
    assert [fault.key for fault in faults(GAME, heard(["empty a1"]))] == ["Enter"]
    silent: Heard = {"reader": "NVDA", "opening": [], "steps": []}
    assert [fault.key for fault in faults(GAME, silent)] == ["start", "a", "Enter"]


@pytest.mark.parametrize("name", GAMES)
def test_the_games_that_go_there_end(tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.json"
    command = [sys.executable, str(HERE / "script.py"), name, str(file)]
    subprocess.run(command, cwd=tmp_path, check=True)  # noqa: S603  our own script
    assert "wins" in str(script(name, tmp_path)["steps"])
    assert "wins" in file.read_text(encoding="utf-8")


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
def test_the_driver_is_well_formed() -> None:
    node = shutil.which("node") or ""
    subprocess.run([node, "--check", HERE / "play.mjs"], check=True)  # noqa: S603


@pytest.mark.parametrize("system", ["windows", "macos"])
def test_the_workflows_say_that_they_have_not_run(system: str) -> None:
    text = WORKFLOWS.joinpath(f"readers-{system}.yml").read_text(encoding="utf-8")
    assert text.startswith("# NOT YET RUN.")
    for script_name in ("script.py", "play.mjs", "compare.py"):
        assert f"tests/readers/hosted/{script_name}" in text
