"""A game at a real board, entered in the real program."""

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from terminals import HOME_SAVE, Game

from quarto_access.session.quarto.record import final, replay
from quarto_access.session.quarto.record_text import parse_record

pytestmark = pytest.mark.pty


def typed(game: Game, line: str) -> str:
    """What is said after a typed line."""
    game.press("i")
    for sign in line:
        game.send("Space" if sign == " " else sign, rest=0.02)
    return game.press("Enter")


def test_a_game_is_entered_left_gone_on_with_and_won(tmp_path: Path) -> None:
    home = tmp_path / HOME_SAVE
    home.parent.mkdir(parents=True)
    home.write_text("{}")
    table = home.with_name("table.json")
    with Game(tmp_path, "table", "--names", "Anna,Béla", "--first", "anna") as game:
        assert game.opened().startswith("Quarto Access at a real board.")
        assert game.press("Enter").startswith("Anna gives first. Anna, choose a piece for Béla.")
        assert typed(game, "slrh") == "Recorded, Béla gets short light round hollow."
        assert typed(game, "a1 sdrh") == (
            "Recorded, Béla on a1, short light round hollow. Béla gives. "
            "Recorded, Anna gets short dark round hollow."
        )
        typed(game, "b2 tdrh")
        assert game.press("u").startswith("Struck out: Anna gave tall dark round hollow.")
        assert game.press("u").startswith("Struck out: Anna on b2.")
        typed(game, "b1 tdrh")
        assert game.press("C-d").startswith("Saved.")
        assert game.ended() == 0
    assert parse_record(table.read_text(encoding="utf-8")).names == ("Anna", "Béla")
    with Game(tmp_path, "table") as game:
        assert game.opened().startswith("Saved game of two players, 2 placed.")
        assert game.press("Enter").startswith("The game goes on. Turn of Béla, place tall dark ")
        typed(game, "c1 tdsh")
        typed(game, "d1")
        assert typed(game, "claim row 1").startswith("Quarto. All hollow, row 1: short light ")
        game.press("C-d")
        assert game.ended() == 0
    state = [*replay(parse_record(table.read_text(encoding="utf-8")))][-1].state
    assert final(state) == {"status": "won", "winner": "A"}
    # what was kept of the game at home is as it was
    assert home.read_text() == "{}"
