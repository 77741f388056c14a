"""Games of four placements, by letters and by arrows, and what is to be heard of them.

What is to be heard comes from the program in this process, without a terminal: what a reader makes
of the terminal is compared with it, key by key.
"""

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from harness import Program
from rigs.keys import Stroke, parse
from rigs.transcript import Noticed
from terminals import welcome

SEED = 1
LETTERS = "2 1 Enter a Enter 2 Enter b Enter 3 Enter c Enter 4 Enter d Enter q 1 Enter"
"""Row 1 is filled with tall pieces and called."""
ARROWS = (
    "Down Enter Up Enter Right Enter Right Enter Up Enter Right Enter Up Enter Right Enter "
    "Up Enter q b Enter"
)
"""Column b is filled with short dark pieces, moving by arrows alone, and called."""
_WORD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Step:
    """A key and the words that answer it."""

    stroke: Stroke
    words: str


def command(folder: Path) -> list[str]:
    """The program as a person starts it who was here before, with its files in a folder."""
    welcome(folder)
    files = ("--save", str(folder / "game.json"), "--seed", str(SEED))
    settings = ("/usr/bin/env", f"XDG_CONFIG_HOME={folder / '.config'}")
    return [*settings, sys.executable, "-m", "quarto_access", *files]


def opening() -> str:
    """The words at the start."""
    return " ".join(heard.words for heard in Program(seed=SEED).open())


def steps(keys: str) -> list[Step]:
    """The keys of a game with the words that answer them."""
    program = Program(seed=SEED)
    program.open()
    found: list[Step] = []
    for stroke in parse(keys):
        key = stroke.token if len(stroke.token) == 1 else stroke.token.lower()
        found.append(Step(stroke, " ".join(heard.words for heard in program.press(key))))
    return found


def won(keys: str) -> bool:
    """Whether a game ends with a Quarto after four placements."""
    told = [step.words for step in steps(keys)]
    return sum(", give Player" in words for words in told) == 4 and "wins" in told[-1]


def words(text: str) -> list[str]:
    """The words of a text, whatever stands between them."""
    return _WORD.findall(text.casefold())


def spoken(rows: Iterable[Noticed]) -> list[str]:
    """The words of all that was spoken; a single character is an echo and not counted."""
    return [word for row in rows if row.kind == "speak" for word in words(row.text)]


def times_heard(text: str, heard: list[str]) -> int:
    """How many times the words of a text were heard, one after the other."""
    wanted = words(text)
    starts = range(len(heard) - len(wanted) + 1)
    return sum(heard[start : start + len(wanted)] == wanted for start in starts)
