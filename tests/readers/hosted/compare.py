"""Compares what a reader said with what the game answered, key by key.

`python tests/readers/hosted/compare.py GAME HEARD`. By letters everything is to be heard exactly
once. By arrows a reader may also read the line at the cursor, so it is at least once. An echo of
the key is not counted. Not yet run on a hosted machine.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

if __name__ == "__main__":
    # Run as a script, Python looks for modules beside it instead of in the folder of the tests.
    sys.path[0] = str(Path(__file__).resolve().parents[2])

from readers.games import times_heard, words


class Answer(TypedDict):
    """A key and the words that answer it."""

    key: str
    words: str


class Game(TypedDict):
    """What `script.py` writes."""

    name: str
    opening: str
    steps: list[Answer]


class Heard(TypedDict):
    """What `play.mjs` writes: the phrases of the start, and those after each key."""

    reader: str
    opening: list[str]
    steps: list[list[str]]


@dataclass(frozen=True, slots=True)
class Fault:
    """An answer that was not heard as it should be."""

    key: str
    words: str
    phrases: tuple[str, ...]


def faults(game: Game, heard: Heard) -> Iterator[Fault]:
    """What was missed or doubled; a key without phrases was not pressed at all."""
    if not _heard(game["opening"], heard["opening"], once=False):
        yield Fault("start", game["opening"], tuple(heard["opening"]))
    phrases = [*heard["steps"], *[list[str]()] * (len(game["steps"]) - len(heard["steps"]))]
    for answer, said in zip(game["steps"], phrases, strict=True):
        if not _heard(answer["words"], said, once=game["name"] == "letters"):
            yield Fault(answer["key"], answer["words"], tuple(said))


def _heard(text: str, phrases: list[str], *, once: bool) -> bool:
    count = times_heard(text, [word for phrase in phrases for word in words(phrase)])
    return count == 1 if once else count >= 1


def main() -> int:
    """Tell the faults; 1 if there are any."""
    game: Game = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    heard: Heard = json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
    found = list(faults(game, heard))
    for fault in found:
        sys.stdout.write(f"{fault.key}: wanted {fault.words!r}, heard {list(fault.phrases)}\n")
    total = len(game["steps"]) + 1
    sys.stdout.write(f"{heard['reader']}: {total - len(found)} of {total} answers as they should\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
