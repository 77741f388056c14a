"""Somebody who follows the lesson, and knows nothing but what is said in it.

The tasks are found in the words; what is then done is what the words ask for, by letters and
numbers, or by arrows, Enter and Escape alone.
"""

import re
from collections.abc import Callable, Sequence
from typing import Protocol

from harness import Program

_CELL = re.compile(r"\b([a-d])([1-4])\b|column ([a-d]), row ([1-4])")
_PIECE = r"(tall|short) (dark|light) (square|round) (hollow|solid)"
_COLUMNS, _NUMBERS = "abcd", "1234"
_ENDED = "That was the lesson."


class Hands(Protocol):
    """How somebody presses keys."""

    def press(self, *keys: str) -> str:
        """Press keys; the last words heard."""
        ...

    def go_to(self, cell: str) -> str:
        """Go to a cell of the board."""
        ...

    def find(self, piece: Sequence[str]) -> str:
        """Find a piece beside the board."""
        ...

    def do(self, key: str, item: str) -> str:
        """Do what a key does, or the item of the menu with its name."""
        ...

    def point(self, line: str) -> str:
        """Point at a line that is called, such as row 1 or column b."""
        ...


class _Pressing:
    def __init__(self, program: Program) -> None:
        self._program = program
        self.pressed: list[str] = []
        self.last = ""

    def press(self, *keys: str) -> str:
        """Press keys; the last words heard."""
        for key in keys:
            self.pressed.append(key)
            for heard in self._program.press(key):
                self.last = heard.words.removesuffix(", again.")
        return self.last


class Letters(_Pressing):
    """Hands that use letters, numbers and Enter, and no arrows."""

    def go_to(self, cell: str) -> str:
        """A letter, and a number."""
        return self.press(*cell)

    def find(self, piece: Sequence[str]) -> str:
        """The number of each attribute in which the piece in focus differs."""
        self.press("space")
        here = _features(self.last)
        return self.press(
            *(number for number, is_, to in zip(_NUMBERS, here, piece, strict=True) if is_ != to)
        )

    def do(self, key: str, item: str) -> str:
        """The key."""
        return self.press(key)

    def point(self, line: str) -> str:
        """The letter or the number of the line."""
        return self.press(line[-1])


class Arrows(_Pressing):
    """Hands that use arrows, Enter and Escape alone."""

    def go_to(self, cell: str) -> str:
        """Walk until the cell is heard."""
        self.press("right")
        while (here := _cell(self.last)) != cell:
            if here[0] != cell[0]:
                self.press("right" if here[0] < cell[0] else "left")
            else:
                self.press("up" if here[1] < cell[1] else "down")
        return self.last

    def find(self, piece: Sequence[str]) -> str:
        """Sweep over the pieces until the right one is heard."""
        across, away = "right", "up"
        self.press(away)
        while _features(self.last) != tuple(piece):
            if "dge" in self.press(across):
                across = "left" if across == "right" else "right"
                if "dge" in self.press(away):
                    away = "down" if away == "up" else "up"
        return self.last

    def do(self, key: str, item: str) -> str:
        """Escape, down to the item, Enter."""
        self.press("escape")
        while item not in self.last.lower():
            assert "No further item" not in self.press("down"), item
        return self.press("enter")

    def point(self, line: str) -> str:
        """Walk through the lines until this one is heard."""
        while not self.press("down").lower().startswith(line):
            assert len(self.pressed) < 1000, line
        return self.last


def _cell(words: str) -> str:
    *_, found = _CELL.finditer(words)
    return "".join(filter(None, found.groups()))


def _features(words: str) -> tuple[str, ...]:
    found = re.search(_PIECE, words.lower())
    return found.groups() if found else ()


class Learner:
    """Follows the lesson to its end. `wrong` learners first do what was not asked for."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._tasks: tuple[tuple[str, Callable[[re.Match[str]], object]], ...] = (
            (r"go to ([a-d][1-4])", lambda found: hands.go_to(found[1])),
            (rf"find the {_PIECE} piece", lambda found: hands.find(found.groups())),
            (r"go to any piece and press enter", lambda _found: self._give()),
            (r"go to an empty cell", lambda _found: self._place()),
            (r"call row (\d)", lambda found: self._call(f"row {found[1]}")),
            (r"find the line", lambda _found: self._find_the_line()),
            (r"press j until you hear (\w+), then m", lambda found: self._narrow(found[1])),
            (r"press s\b", lambda _found: hands.do("s", "status")),
            (r"enter to end|enter ends", lambda _found: hands.press("enter")),
            (r"(third x|third time).*backspace", lambda _found: self._judge(3)),
            (r"\bx\b.*backspace", lambda _found: self._judge(1)),
        )

    def learn(self, words: str) -> str:
        """Follow the lesson from its first words on; what was said at its end.

        Raises:
            AssertionError: nothing in the words tells what to do.
        """
        while _ENDED not in words:
            task = words.rsplit("Step", 1)[-1].lower()
            for sign, act in self._tasks:
                if found := re.search(sign, task, re.DOTALL):
                    act(found)
                    break
            else:
                raise AssertionError(words)
            after = self._hands.press()
            assert after != words, words
            words = after
        return words

    def _give(self) -> None:
        self._hands.find(("short", "dark", "round", "solid"))
        self._hands.press("enter")

    def _place(self) -> None:
        # d4, which is empty as the words told
        self._hands.go_to("d4")
        self._hands.press("enter")

    def _judge(self, presses: int) -> None:
        """Listen to the line, and find out what its pieces have in common."""
        heard = ""
        for _ in range(presses):
            heard = self._hands.do("x", "line through the focus")
        if _have_something_in_common(heard):
            self._hands.do("q", "yes, it is a quarto")
        else:
            self._hands.do("backspace", "no, it is none")

    def _call(self, line: str) -> None:
        self._hands.do("q", "call quarto")
        self._hands.point(line)
        self._hands.press("enter")

    def _find_the_line(self) -> None:
        rows = [
            re.findall(rf"{_PIECE}|(empty)", row.lower())
            for row in self._hands.do("m", "board by rows").split("\n")
        ]
        for number, row in zip(_NUMBERS, rows, strict=True):
            if _common([one[:4] for one in row]):
                return self._call(f"row {number}")
        for letter, column in zip(_COLUMNS, zip(*rows, strict=True), strict=True):
            if _common([one[:4] for one in column]):
                return self._call(f"column {letter}")
        raise AssertionError(rows)

    def _narrow(self, attribute: str) -> None:
        while attribute not in self._hands.do("j", "next attribute alone").lower():
            pass
        self._hands.do("m", "board by rows")


def _have_something_in_common(words: str) -> bool:
    return _common(re.findall(_PIECE, words.lower()))


def _common(pieces: Sequence[Sequence[str]]) -> bool:
    whole = len(pieces) == len(_NUMBERS) and all(all(piece) for piece in pieces)
    return whole and any(len(set(values)) == 1 for values in zip(*pieces, strict=True))
