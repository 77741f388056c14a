"""Whole games through the real program, by letters, digits, Enter and Backspace alone."""

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from terminals import Game, decided

from quarto_access.rules.game import Seat
from quarto_access.session.quarto.record import final, initial_state, replay

pytestmark = pytest.mark.pty

HOLLOW = (8, 9, 10, 15)
"""Pieces that share a hole and nothing else."""
TURNS_AT_MOST = 60


def test_two_people_play_until_one_calls_quarto(tmp_path: Path) -> None:
    with Game(tmp_path) as game:
        assert game.opened().startswith("Quarto Access.")
        assert game.press("2").startswith("Player 1 gives first.")
        for cell, piece in enumerate(HOLLOW):
            placer = 2 - cell % 2
            heard = game.give(piece)
            assert heard.startswith(f"Player {placer}, place ")
            assert heard.endswith(" hollow.")
            heard = game.place(cell)
            assert heard.startswith(f"Player {placer} on {'abcd'[cell]}1, give Player ")
        assert game.press("q") == "Player 1, Quarto where? Letter, number or x."
        assert game.press("1") == "Row 1. Enter calls it."
        assert game.press("Enter") == ("Quarto. All hollow, row 1. Player 1 wins. Enter, new game.")
        assert final(list(replay(game.record))[-1].state) == {"status": "won", "winner": "A"}
        assert game.press("C-d") == "Goodbye."
        assert game.ended() == 0


def test_two_people_play_to_the_last_piece(tmp_path: Path) -> None:
    start = tmp_path / "twelve.txt"
    start.write_text("0132/6754/cdfe/---- -\n", encoding="utf-8")
    with Game(tmp_path, "play", "--against", "person", "--start", str(start)) as game:
        game.opened()
        heard = ""
        # an order in which each piece differs from the one before in one attribute
        for cell, piece in enumerate((8, 9, 11, 10), start=12):
            game.give(piece)
            heard = game.place(cell)
        assert heard.startswith("Player 1 on d4. All placed.")
        assert game.press("Backspace").startswith("Player 1 calls nothing. Player 2, q for ")
        assert "Draw. All placed, no Quarto called." in game.press("Backspace")
        assert final(list(replay(game.record))[-1].state) == {"status": "draw", "winner": None}


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_person_plays_the_computer(tmp_path: Path, level: str) -> None:
    with Game(tmp_path, "--seed", "4", "--level", level) as game:
        game.opened()
        heard = game.press("Enter")
        for _ in range(TURNS_AT_MOST):
            if decided(heard):
                break
            heard = game.press(answer_to(game.press("s")))
        assert decided(heard), game.words
        record = game.record
        assert sorted(record.seats.values()) == [f"computer:{level}", "person"]
        assert final(list(replay(record))[-1].state)["status"] in ("won", "draw")
        # what was heard is what is kept
        person = next(seat for seat, player in record.seats.items() if player == "person")
        if final(list(replay(record))[-1].state)["winner"] == person.value:
            assert "You win." in heard


def answer_to(status: str) -> str:
    """The keys of somebody who takes the next free place, and the next free piece."""
    if "All placed" in status:
        return "Backspace"
    assert status.startswith("Your turn, "), status
    return "e Enter"


def test_the_computer_calls_what_it_has_made(tmp_path: Path) -> None:
    three = tmp_path / "three.txt"
    three.write_text("89a-/----/----/---- -\n", encoding="utf-8")
    with Game(tmp_path, "play", "--against", "computer", "--start", str(three)) as game:
        assert game.opened().startswith("Position set up.")
        assert "You give" in game.words or "Your turn" in game.press("s")
        heard = game.give(15)
        assert "Computer on d1. Quarto. All hollow, row 1. Computer wins." in heard
        assert initial_state(game.record).board.count() == len("89a")
        assert game.record.seats[Seat.A] == "person" or game.record.seats[Seat.B] == "person"
