"""Braille mode on a plain terminal: terse rows, one for a press, and a cursor at their start."""

import re
import sys
import time
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from harness import Program
from heard_games import Told, bare, until
from rigs.keys import parse
from terminals import Game

from quarto_access.drivers.lines import CURSOR_REST, WRITE_GAP
from quarto_access.session.settings import Settings, Speech, with_value

pytestmark = pytest.mark.pty

BRAILLE = ("--speech", "braille", "--seed", "1")
GAME = "2 1 Enter a Enter 2 Enter b Enter s h x q 1 Enter Escape o Down Escape u"
POSITION = "0123/4567/89a-/---- b\n"


def meant(keys: str) -> list[str]:
    """What the program means to say, in braille, in this process."""
    program = Program(seed=1)
    program.shell.settings = with_value(Settings(), "speech", Speech.BRAILLE.value)
    program.open()
    for stroke in parse(keys):
        program.press(stroke.token if len(stroke.token) == 1 else stroke.token.lower())
    return program.words


def at_a_position(home: Path) -> Told:
    start = home / "start.txt"
    start.write_text(POSITION, encoding="utf-8")
    return Told(home, *BRAILLE, "--against", "person", "--start", str(start), env=bare(home))


def test_all_is_said_in_its_terse_form(tmp_path: Path) -> None:
    with Told(tmp_path, *BRAILLE) as game:
        game.begun()
        game.hear(GAME)
        assert game.told == meant(GAME)
        game.leave()
        # rows and nothing else, but for the cursor that returns
        assert game.words.replace("\r", " ") == " ".join(game.told)
    assert sum(map(len, game.told)) < 0.75 * sum(map(len, spoken_words()))


def spoken_words() -> list[str]:
    program = Program(seed=1, brief=False)
    program.open()
    for stroke in parse(GAME):
        program.press(stroke.token if len(stroke.token) == 1 else stroke.token.lower())
    return program.words


def cursor_returns(game: Game) -> bool:
    before = len(game.output)
    until(lambda: game.output.endswith(b"\r"), lambda: game.output[before:], 2 * CURSOR_REST)
    return game.output.count(b"\r", before) == 1


def test_the_cursor_returns_once_after_each_row(tmp_path: Path) -> None:
    with Told(tmp_path, *BRAILLE) as game:
        game.opened()
        assert cursor_returns(game)
        for key in ("Down", "Up", "2"):
            game.press(key)
            assert cursor_returns(game)
        written = game.output
        assert game.output_within(1.0) == b""
        assert game.output == written


def row(game: Told, key: str = "m") -> str:
    """The answer to a key, pressed no sooner than the row before was written by itself."""
    game.output_within(1.5 * WRITE_GAP)
    return game.hear(key)


def test_a_long_answer_is_read_row_by_row_with_the_same_key(tmp_path: Path) -> None:
    with at_a_position(tmp_path) as game:
        opening = game.begun()
        presses: list[str] = []
        while not presses or not presses[-1].startswith("Row 4"):
            presses.append(row(game))
        presses += [row(game) for _ in range(2)]
        whole = " ".join(presses)
        assert [whole.count(f"Row {number}") for number in (1, 2, 3, 4)] == [2, 1, 1, 1]
        # nothing is ever in a hurry
        game.output_within(3.0)
        assert not row(game).startswith("Row 1:")
        # another key leaves the rest
        row(game, "s")
        assert row(game) == presses[0]
        game.output_within(1.5 * WRITE_GAP)
        # each press has written one row, no longer than the terminal
        rows = [each for each in re.split("[\r\n]+", game.output.decode()) if each]
        assert len(rows) == len(game.told)
        assert max(map(len, rows)) < 80
    assert len(opening) < 80


def test_an_older_message_is_read_row_by_row_too(tmp_path: Path) -> None:
    with at_a_position(tmp_path) as game:
        game.begun()
        presses = [game.hear("m") for _ in range(3)]
        assert game.hear("r") == presses[0]
        assert [game.hear("r") for _ in range(2)] == presses[1:]


def test_every_key_is_answered_soon_although_the_cursor_waits(tmp_path: Path) -> None:
    with Told(tmp_path, *BRAILLE) as game:
        game.opened()
        start = time.monotonic()
        for key in ("Down", "Up") * 5:
            game.hear(key)
        assert time.monotonic() - start < 5 * CURSOR_REST
