"""What is written to the terminal, measured on the bytes that arrive there."""

import sys
import time
from itertools import pairwise
from pathlib import Path
from statistics import median

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from terminals import Game, said

pytestmark = pytest.mark.pty

ROW_START = b"\r\n"
SHORTEST = 8
ESCAPE_ANSWER = 0.1
IDLE = 2.0
SHORTEST_GAP, USUAL_GAP = 0.045, 0.055
"""Seconds between two writes: 0.06, but reading may lag behind by different times."""
TOUR = (
    "Enter b 3 Space w s S h p P v m M x X l 0 n E R r , . < Up Right Tab w Space e 1 "
    "2 n Tab w Up BackTab BackTab q b x v l 4 Backspace k m 7 Escape o Down "
    "Escape Escape Down Up Backspace ? ? F1 F1 7 C-c i Backspace Tab "
    "Escape V V e Enter e Enter Backspace s m"
)


LONG_ANSWERS = (
    "Enter w s s h p P v m M x l ? ? F1 C-c k m Escape i Tab Escape o Escape V e Enter s m"
)


@pytest.mark.parametrize(
    ("columns", "verbosity", "keys"), [(80, "short", TOUR), (40, "long", LONG_ANSWERS)]
)
def test_every_write_is_a_line_feed_and_words(
    tmp_path: Path, columns: int, verbosity: str, keys: str
) -> None:
    with Game(tmp_path, "--verbosity", verbosity, "--seed", "2", columns=columns) as game:
        game.opened()
        for key in keys.split():
            game.press(key)
        assert len(game.writes) > len(keys.split())
        for _, write in game.writes:
            first, *rows = write.split(ROW_START)
            assert first == b"", f"not a line feed first: {write!r}"
            assert rows[-1] != b"", f"a line feed last: {write!r}"
            for row in rows:
                assert row.decode().isprintable(), f"a control character in {row!r}"
                assert 0 < len(row) < columns, row
            assert len(rows[0]) >= SHORTEST, f"too short to be heard: {write!r}"
        # at 80 columns no row is longer than 79, and at 40 some answers need several
        longest = max(len(row) for _, write in game.writes for row in write.split(ROW_START))
        assert columns - 12 < longest < columns


def test_a_terminal_that_changes_its_size_is_followed(tmp_path: Path) -> None:
    with Game(tmp_path, columns=80) as game:
        game.opened()
        wide = game.output
        game.run.resize(24, 30)
        assert game.press("r") == said(wide).rstrip(".") + ", again."
        assert max(map(len, wide.split(ROW_START))) > 30
        assert max(map(len, game.output[len(wide) :].split(ROW_START))) < 30


def test_an_idle_program_writes_nothing(tmp_path: Path) -> None:
    with Game(tmp_path) as game:
        game.opened()
        game.press("Enter")
        assert game.output_within(IDLE) == b""
        assert game.press("s") != ""


def test_writes_stand_apart(tmp_path: Path) -> None:
    with Game(tmp_path) as game:
        game.opened()
        game.press("2")
        # Where the machine is busy a read may come late and make a gap look shorter.
        attempts = [gaps_of_a_fast_typist(game) for _ in range(3)]
        assert all(len(gaps) > 4 for gaps in attempts), "the keys were read as one"
        assert all(median(gaps) >= USUAL_GAP for gaps in attempts), attempts
        assert any(min(gaps) >= SHORTEST_GAP for gaps in attempts), attempts


def gaps_of_a_fast_typist(game: Game) -> list[float]:
    """The seconds between writes while keys come faster than writes may."""
    before = len(game.writes)
    game.send("1 2 3 4 " * 5, rest=0.025)
    game.output_within(0.15)
    times = [at for at, _ in game.writes[before:]]
    return [later - earlier for earlier, later in pairwise(times)]


def test_escape_is_answered_soon(tmp_path: Path) -> None:
    with Game(tmp_path) as game:
        game.opened()
        game.press("2")
        delays: list[float] = []
        for _ in range(12):
            game.output_within(0.08)
            start = time.monotonic()
            heard = game.press("Escape")
            assert heard.startswith("Menu"), heard
            delays.append(game.reads[-1][0] - start)
        assert median(delays) < ESCAPE_ANSWER, delays


def test_alt_and_a_key_does_nothing(tmp_path: Path) -> None:
    with Game(tmp_path) as game:
        game.opened()
        game.press("2")
        before = game.output
        keys = "abcdefghijklmnopqrstuvwxyz1234567890?,.<>EXPQ"
        game.send(" ".join(f"M-{key}" for key in keys), rest=0.02)
        game.output_within(0.2)
        assert game.output == before
        assert game.press("s").startswith("Turn of Player 1, give a piece.")


@pytest.mark.parametrize("bracketed", [False, True], ids=["plain", "marked as a paste"])
def test_a_paste_is_refused_in_one_sentence(tmp_path: Path, *, bracketed: bool) -> None:
    with Game(tmp_path) as game:
        game.opened()
        game.press("2")
        game.give(3)
        kept = game.record
        status = game.press("s")
        before = len(game.output)
        text = b"b3\re\r1 q2\r\x04" * 910
        assert len(text) > 10_000
        game.run.write(b"\x1b[200~" + text + b"\x1b[201~" if bracketed else text)
        game.output_within(0.5)
        assert said(game.output[before:]) == (
            "No. Too much at once, nothing done. Press one key at a time."
        )
        assert game.run.alive
        game.press("h")
        assert game.press("s") == status
        assert game.record == kept
