"""Players who know nothing of the program but what they have heard."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest
from random import Random

from harness import Program

from quarto_access.rules.quarto.state import State

_NAMED = {
    "enter": "enter",
    "escape": "escape",
    "backspace": "backspace",
    "tab": "tab",
    "space": "space",
    "question mark": "?",
    "comma": ",",
    "full stop": ".",
}
_KEY = re.compile(
    r"\b(?P<first>[a-z]|\d) to (?P<last>[a-z]|\d)\b"
    rf"|\b(?P<name>shift tab|control [a-z]|{'|'.join(_NAMED)})\b"
    r"|\b(?P<shifted>shift [a-z])\b"
    r"|\b(?P<kind>letter|number)\b"
    r"|\b(?P<sign>[b-z]|\d)\b",
    re.IGNORECASE,
)
_PIECE = r"(?:tall|short) (?:dark|light) (?:square|round) (?:hollow|solid)(?: piece)?"
_FREE_PIECE = re.compile(rf"(?:{_PIECE}|{_PIECE}, can be given\.)", re.IGNORECASE)
_FREE_CELL = re.compile(r"empty [a-d][1-4]|empty, column [a-d], row [1-4]\.", re.IGNORECASE)
_TO_GIVE = re.compile(
    r"(?:choose|give the computer|first give) a piece|give a piece\.|a piece has to be given"
)
_TO_PLACE = re.compile(r"you get |your turn, place|first place the piece|has to be placed")
_TO_CLOSE = re.compile(r"all (?:are )?placed\.(?: computer calls nothing\.)? (?:press )?q for")
_LINES = ("", "or", "a column", "a row", "a diagonal")
"""What a key may be for that points at a line; in short, keys are named without a use."""
_OVER = re.compile(r"\b(?:you win|computer wins|draw)\b")


@dataclass(frozen=True, slots=True)
class Hint:
    """A key that was named, or several of which one is to be chosen, and what it is for."""

    keys: tuple[str, ...]
    use: str


def hints(words: str) -> Iterator[Hint]:
    """The keys that a sentence names; what a key is for follows it, up to the next key."""
    found = list(_KEY.finditer(words))
    for match, after in zip_longest(found, found[1:]):
        end = after.start() if after else len(words)
        use = re.split(r"[.:?\n]", words[match.end() : end])[0]
        yield Hint(_keys(match), use.strip(" ,").lower().removeprefix("for "))


def _keys(match: re.Match[str]) -> tuple[str, ...]:
    if first := match["first"]:
        last = match["last"]
        return tuple(chr(code) for code in range(ord(first.lower()), ord(last.lower()) + 1))
    if name := match["name"]:
        return (_NAMED.get(name.lower()) or name.lower().replace("control ", "ctrl-"),)
    if shifted := match["shifted"]:
        return (shifted[-1].upper(),)
    if kind := match["kind"]:
        return tuple("abcd" if kind.lower() == "letter" else "1234")
    return (match["sign"].lower(),)


class Newcomer:
    """Plays a whole game against the computer with the keys that were named, and no arrows.

    `curious` newcomers also try what else they have heard of: flipping pieces, going to cells by
    letter and number, pressing Enter too early, calling Quarto.
    """

    def __init__(self, program: Program, random: Random, *, curious: bool) -> None:
        self._program = program
        self._random = random
        self._curious = curious
        self._hints: list[Hint] = []
        self._goal = "start"
        self._last = ""
        self.pressed: list[str] = []

    def play(self, most: int, start: State | None = None) -> None:
        """Play until the end is heard; from the opening, or after it from a position.

        Raises:
            AssertionError: it took more than so many keys, or no key was named for what is wanted.
        """
        self._hear([heard.words for heard in self._program.open()])
        if start:
            told = self._program.play_at(start, two=False)
            self._hear([heard.words for heard in told])
        self.go_on(most)

    def go_on(self, most: int, words: str = "") -> None:
        """Play until the end is heard, from words on that were heard by now.

        Raises:
            AssertionError: as `play` does.
        """
        if words:
            self._hear([words])
        while self._goal != "over":
            assert len(self.pressed) < most, self._last
            self._act()

    def _act(self) -> None:
        match self._goal:
            case "start":
                self._press(self._key("play the computer"))
            case "give":
                self._choose(_FREE_PIECE, "piece", ("change",), "give this piece")
            case "place":
                self._choose(_FREE_CELL, "empty", ("column", "row"), "place")
            case _:
                self._press(self._key("none"))

    def _choose(self, good: re.Pattern[str], sought: str, ways: tuple[str, ...], do: str) -> None:
        """Look for something that fits, then do it."""
        if good.fullmatch(self._last):
            self._press(self._key(do))
        elif not self._curious:
            self._press(self._key(f"next {sought}", f"{sought} one", "another"))
        else:
            self._try_something(sought, ways)

    def _try_something(self, sought: str, ways: tuple[str, ...]) -> None:
        tried = self._random.random()
        if tried < 0.1:
            self._press("enter")
        elif tried < 0.2:
            self._call()
        elif tried < 0.5 and self._last.startswith("No."):
            self._press(self._key(f"next {sought}", f"{sought} one", "another"))
        else:
            for way in ways:
                self._press(self._key(way))

    def _call(self) -> None:
        self._press(self._key("call quarto"))
        asked = [one for one in hints(self._last) if one.use in _LINES]
        self._press(self._random.choice([key for hint in asked for key in hint.keys]))
        answers = [hint for hint in hints(self._last) if hint.use.startswith("calls it")]
        assert answers, self._last
        self._press(*answers[0].keys)

    def _key(self, *uses: str) -> str:
        """A key that was named for one of the uses; else help is asked for, and more help."""
        for _ in range(3):
            for hint in reversed(self._hints):
                if any(self._fits(hint.use, use) for use in uses):
                    return self._random.choice(hint.keys)
            self._press(self._help_key())
        raise AssertionError(f"no key was named for {uses} after: {self._last}")

    def _fits(self, use: str, wanted: str) -> bool:
        return all(word in use for word in wanted.split())

    def _help_key(self) -> str:
        keys = [hint.keys[0] for hint in self._hints if hint.use in ("help", "all keys")]
        assert keys, f"help was not named before: {self._last}"
        return keys[0]

    def _press(self, key: str) -> None:
        named = {key for hint in self._hints for key in hint.keys}
        assert key in named, f"{key} was not named before: {self._last}"
        self.pressed.append(key)
        self._hear([heard.words for heard in self._program.press(key)])

    def _hear(self, told: list[str]) -> None:
        for words in told:
            self._hints += hints(words)
            self._last = words.removesuffix(", again.")
            low = words.lower()
            goals = {"over": _OVER, "close": _TO_CLOSE, "place": _TO_PLACE, "give": _TO_GIVE}
            heard = [goal for goal, sign in goals.items() if sign.search(low)]
            self._goal = heard[0] if heard else self._goal


class ArrowPlayer:
    """Plays by arrows, Enter and Escape alone."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._across = "right"
        self._away = "up"
        self._last = ""
        self.pressed: list[str] = []

    def play(self, most: int) -> None:
        """Play until the end is heard.

        Raises:
            AssertionError: it took more than so many keys.
        """
        self.go_on(most, self._program.open()[-1].words)

    def go_on(self, most: int, words: str) -> None:
        """Play until the end is heard, from the words of the opening on.

        Raises:
            AssertionError: as `play` does.
        """
        self._last = words
        self._press("enter")
        while not _OVER.search(self._last.lower()):
            assert len(self.pressed) < most, self._last
            if _TO_CLOSE.search(self._last.lower()):
                self._say_there_is_nothing()
            else:
                self._walk_to(_FREE_CELL if "you get " in self._last.lower() else _FREE_PIECE)
                self._press("enter")

    def _walk_to(self, good: re.Pattern[str]) -> None:
        """Sweep over the board or the tray until something fits."""
        self._press(self._across)
        while not good.fullmatch(self._last):
            if "dge" not in self._last:
                self._press(self._across)
                continue
            self._across = "left" if self._across == "right" else "right"
            self._press(self._away)
            if "dge" in self._last:
                self._away = "down" if self._away == "up" else "up"

    def _say_there_is_nothing(self) -> None:
        self._press("escape")
        while "nothing to call" not in self._last:
            self._press("down")
        self._press("enter")

    def _press(self, key: str) -> None:
        self.pressed.append(key)
        for heard in self._program.press(key):
            self._last = heard.words.removesuffix(", again.")
