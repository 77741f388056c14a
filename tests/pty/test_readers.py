"""Games through screen readers: what the program means to say, and what a listener gets."""

import re
import sys
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from rigs.keys import parse
from rigs.line_reader import MODES, LineReader
from rigs.pty_run import pause
from terminals import PROGRAM, environment, sentences

from quarto_access.session.keys import BINDINGS

pytestmark = pytest.mark.pty

PATIENCE = 10.0
HEARD_WITHIN = 1.0
LATE = 0.2
SHORTEST = 8

# Player 1 gives hollow pieces and so does player 2, in a row, and player 1 calls.
GAME = (
    "2 4 Enter a 1 Enter 2 Enter b Enter 3 2 Enter h s c Enter 1 2 Enter d Space x m Enter "
    "q 2 1 Enter s"
)
ARROWS = "2 Right Up Enter Up Up Right Enter Down Left Enter Left Down Enter Tab Up s"
OPENS_SOMETHING = {"f": "Escape", "i": "Escape", "k": "Escape", "o": "Escape", "q": "Backspace"}
KEYS = sorted({key for binding in BINDINGS for key in binding.keys if len(key) == 1})


class Listener:
    """Somebody who plays through a screen reader, and the program's own notes of what it said."""

    def __init__(self, reader: LineReader, transcript: Path) -> None:
        self.reader = reader
        self._transcript = transcript
        self._told = 0
        self._heard = 0

    def press(self, key: str) -> tuple[list[str], list[str]]:
        """What was meant as the answer to a key, and what was heard after it."""
        (stroke,) = parse(key)
        self.reader.press(stroke, settle=0)
        return self.answer()

    def answer(self) -> tuple[list[str], list[str]]:
        """What was meant and what was heard since the last answer.

        Whatever is heard later than the words that were meant counts as heard at the next one.
        """
        end = time.monotonic() + PATIENCE
        while not (meant := self._meant()) and time.monotonic() < end:
            pause(0.01)
        end = time.monotonic() + HEARD_WITHIN
        while not covers(self._spoken(), meant) and time.monotonic() < end:
            pause(0.01)
        spoken, self._heard = self._spoken(), len(self.reader.transcript.rows)
        self._told += len(meant)
        return meant, spoken

    def _meant(self) -> list[str]:
        told = sentences(self._transcript) if self._transcript.exists() else []
        return told[self._told :]

    def _spoken(self) -> list[str]:
        """The utterances; characters that are spelled as an echo are not among them."""
        rows = self.reader.transcript.rows[self._heard :]
        return [row.text for row in rows if row.kind == "speak"]


@contextmanager
def listening(folder: Path, mode: str, *arguments: str) -> Generator[Listener]:
    """Start the program, write down what it says, and listen to it."""
    transcript = folder / "said.json"
    command = [*PROGRAM, *arguments, "--seed", "0", "--transcript", str(transcript)]
    with LineReader(command, mode, env=environment(folder)) as reader:
        listener = Listener(reader, transcript)
        meant, spoken = listener.answer()
        assert same_words(meant, spoken), (meant, spoken)
        yield listener
        # late words, if any, count as well
        listener.reader.settle(LATE)
        meant, spoken = listener.press("C-d")
        assert same_words(meant, spoken), (meant, spoken)
        assert reader.close() == 0


def covers(spoken: list[str], meant: list[str]) -> bool:
    """Whether all that was meant was heard."""
    return plain(meant) in plain(spoken)


def same_words(meant: list[str], spoken: list[str]) -> bool:
    """Whether just these sentences were spoken, in rows or not, whatever the case."""
    return plain(meant) == plain(spoken)


def plain(parts: list[str]) -> str:
    return re.sub(", again$", "", " ".join(parts).casefold().rstrip("."))


@pytest.mark.parametrize("mode", MODES)
def test_with_letters_every_event_is_heard_once(tmp_path: Path, mode: str) -> None:
    with listening(tmp_path, mode) as listener:
        meant: list[str] = []
        for key in GAME.split():
            meant, spoken = listener.press(key)
            assert len(meant) == 1, f"{key}: {meant}"
            assert same_words(meant, spoken), (key, meant, spoken)
            assert len(spoken[0]) >= SHORTEST, f"{key}: {spoken}"
        assert meant == ["Game over. Player 1 won."]


def test_with_arrows_every_event_is_heard_at_least_once(tmp_path: Path) -> None:
    with listening(tmp_path, "nvda") as listener:
        arrows = 0
        meant: list[str] = []
        for key in ARROWS.split():
            meant, spoken = listener.press(key)
            assert len(meant) == 1, f"{key}: {meant}"
            assert meant[0] in " ".join(spoken), f"{key}: {meant} {spoken}"
            arrows += key in ("Up", "Down", "Left", "Right")
        assert arrows > 8
        assert meant == ["Turn of Player 1, give a piece. 14 left."]


@pytest.mark.parametrize(
    ("against", "position"),
    [("person", "1b4f/--3-/----/---- 7"), ("computer", "1b4f/--3-/----/---- -")],
    ids=["on the board", "at the pieces"],
)
def test_no_key_is_taken_for_an_echo_of_the_answer(
    tmp_path: Path, against: str, position: str
) -> None:
    """The answer to a character may begin with it: `empty b1` after e is neither cut nor lost."""
    start = tmp_path / "start.txt"
    start.write_text(position + "\n", encoding="utf-8")
    with listening(
        tmp_path, "tdsr", "play", "--against", against, "--start", str(start)
    ) as listener:
        alike: list[str] = []
        # the last keys answer in long sentences, which begin with a capital
        for key in (*(key for key in KEYS if key != "V"), "V", "E"):
            meant, spoken = listener.press(key)
            assert len(meant) == 1, f"{key}: {meant}"
            assert same_words(meant, spoken), (key, meant, spoken)
            alike += [key] * meant[0].startswith(key)
            if key.lower() in OPENS_SOMETHING:
                listener.press(OPENS_SOMETHING[key.lower()])
        assert alike or against == "computer", "no answer begins with its key: nothing was tried"
