"""The program with every library that speaks or sounds missing: it starts, and is played."""

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from terminals import Game, decided

pytestmark = pytest.mark.pty

TURNS_AT_MOST = 60
WITHOUT_VOICES = """
import sys

MISSING = (
    "accessible_output2", "pyttsx3", "prism", "prismatoid", "pygame", "espeakng_loader",
    "speechd", "espeak",
)

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None

sys.meta_path.insert(0, Missing())
for name in MISSING:
    try:
        __import__(name)
    except ModuleNotFoundError:
        continue
    sys.exit(f"{name} is still there")

from quarto_access.cli import main
sys.exit(main())
"""


def test_a_game_is_played_where_no_library_speaks(tmp_path: Path) -> None:
    script = tmp_path / "without.py"
    script.write_text(WITHOUT_VOICES, encoding="utf-8")
    with Game(tmp_path, "--seed", "3", program=(sys.executable, str(script))) as game:
        assert game.opened().startswith("Quarto Access. ")
        heard = game.press("Enter")
        for _ in range(TURNS_AT_MOST):
            if decided(heard):
                break
            heard = game.press("e Enter" if "All placed" not in heard else "Backspace")
        assert decided(heard), game.words
        game.send("C-d")
        assert game.ended() == 0
