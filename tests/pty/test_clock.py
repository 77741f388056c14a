"""A clock of two seconds runs out in the real program, and nothing is heard in between."""

import sys
import time
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from terminals import Game

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.moves import Flag, Give, Place
from quarto_access.rules.quarto.ruleset import STANDARD
from quarto_access.session.clock import ClockRules
from quarto_access.session.quarto.entries import Entry
from quarto_access.session.quarto.record import Record
from quarto_access.session.quarto.record_text import format_record

pytestmark = pytest.mark.pty

SECONDS = 2
READING = 15
"""Characters a second that a person reads while the clock stands still."""
PATIENCE = 20.0


def saved(folder: Path, clock: ClockRules) -> str:
    """A game of two people in which Player 2 holds a piece, with a clock."""
    record = Record(STANDARD, dict.fromkeys(Seat, "person"), 3, clock=clock).plus(Seat.A, Give(4))
    path = folder / "clock.json"
    path.write_text(format_record(record), encoding="utf-8")
    return str(path)


def waited_for(game: Game, words: str) -> float:
    """The seconds until words were heard."""
    begun = time.monotonic()
    while words not in game.words:
        assert time.monotonic() - begun < PATIENCE, game.words
        game.output_within(0.05)
    return time.monotonic() - begun


def test_a_clock_for_a_turn_runs_out(tmp_path: Path) -> None:
    start = saved(tmp_path, ClockRules(SECONDS))
    with Game(tmp_path, "play", "--start", start) as game:
        opening = game.opened()
        assert opening.startswith("The game goes on.")
        answer = game.press("b")
        begun = time.monotonic()
        waited = waited_for(game, "Time is up, Player 2.")
        assert waited >= SECONDS + len(answer) / READING - 1.0
        told = game.words.split(answer)[-1]
        assert " on " in told
        assert "Player 1, place " in told
        # the reader is left in peace while the next turn runs
        assert game.output_within(1.0) == b""
        heard = game.press("t")
        assert heard in ("2 seconds, Player 1.", "1 second, Player 1.")
        placed, given = game.record.moves[1:3]
        assert isinstance(placed, Entry)
        assert isinstance(given, Entry)
        assert placed == Entry(Seat.B, placed.move, auto=True, time=SECONDS * 1000)
        assert isinstance(placed.move, Place)
        assert given == Entry(Seat.B, given.move, auto=True, time=0)
        assert isinstance(given.move, Give)
        assert time.monotonic() - begun < PATIENCE


def test_a_clock_for_a_game_runs_out_and_stands_still_in_the_menu(tmp_path: Path) -> None:
    start = saved(tmp_path, ClockRules(None, SECONDS))
    with Game(tmp_path, "play", "--start", start) as game:
        game.opened()
        assert game.press("Escape").startswith("Menu.")
        assert game.output_within(SECONDS + 3.0) == b""
        assert game.press("Escape") == "Menu closed."
        waited_for(game, "Time is up, Player 2. Player 1 wins.")
        assert game.record.moves[-1] == Entry(Seat.B, Flag(), time=SECONDS * 1000)
        assert game.output_within(1.0) == b""
        assert game.press("C-d") == "Goodbye."
        assert game.ended() == 0
