"""What the real Fenrir says in a terminal."""

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("Fenrir does not run here", allow_module_level=True)

from rigs.fenrir import PACKAGES, FenrirTerminal, missing

from readers.games import ARROWS, LETTERS, command, opening, spoken, steps, times_heard, won, words

pytestmark = [
    pytest.mark.readers,
    pytest.mark.skipif(missing(), reason=f"Fenrir was not heard; it needs: {PACKAGES}"),
]


@pytest.mark.parametrize("keys", [LETTERS, ARROWS], ids=["letters", "arrows"])
def test_every_event_of_a_game_is_heard_exactly_once(tmp_path: Path, keys: str) -> None:
    assert won(keys)
    with FenrirTerminal(command(tmp_path)) as terminal:
        assert times_heard(opening(), spoken(terminal.start("Quarto"))) == 1
        for step in steps(keys):
            assert spoken(terminal.press(step.stroke)) == words(step.words), step
