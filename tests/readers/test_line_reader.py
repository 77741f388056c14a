"""What the imitated readers say of a whole game; they need nothing that is not from pip."""

import sys
import time
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from rigs.line_reader import MODES, LineReader

from readers.games import ARROWS, LETTERS, command, opening, spoken, steps, times_heard, words

pytestmark = pytest.mark.pty
PATIENCE = 20.0


def first_words(reader: LineReader) -> list[str]:
    """What is heard at the start, however long the program takes for it."""
    end = time.monotonic() + PATIENCE
    while not spoken(reader.start(0.3)):
        assert time.monotonic() < end, "the program says nothing"
    return spoken(reader.transcript.rows)


@pytest.mark.parametrize("mode", MODES)
def test_every_event_of_a_game_by_letters_is_heard_exactly_once(tmp_path: Path, mode: str) -> None:
    with LineReader(command(tmp_path), mode) as reader:
        assert times_heard(opening(), first_words(reader)) == 1
        for step in steps(LETTERS):
            assert spoken(reader.press(step.stroke, 0.2)) == words(step.words), step


def test_every_event_of_a_game_by_arrows_is_heard_by_who_compares_screens(tmp_path: Path) -> None:
    with LineReader(command(tmp_path), "nvda") as reader:
        assert times_heard(opening(), first_words(reader)) == 1
        for step in steps(ARROWS):
            heard = spoken(reader.press(step.stroke, 0.2))
            assert times_heard(step.words, heard) >= 1, step
            if step.stroke.token in {"Up", "Down", "Right"}:
                continue
            assert heard == words(step.words), step
