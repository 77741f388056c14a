"""A hundred thousand keys over all screens: nothing breaks, is silent, is told twice or grows."""

import gc
import sys
from collections import Counter
from itertools import pairwise
from random import Random

from harness import MemoryFiles, MemoryStore, Program

from quarto_access.session.events import Repeated, SaveFailed
from quarto_access.session.keys import KEYS, Place, bindings_in
from quarto_access.session.settings import Settings

PRESSES = 100_000
PART = 20_000
STEADY = 20_000
"""Blocks of memory by which it may grow, once the sentences that are kept ready are all there."""
SELDOM = 0.06
"""How often a key is odd, or leads away from where it is."""
TYPED = 0.005
"""How often a word is typed in a game."""
_PLAY = (Place.BOARD, Place.TRAY, Place.LOG)
_TYPED = ("resign", "new", "undo", "redo", "yes", "save a", "save b", "saves", "saves", "text")
_WORDS = tuple((*("space" if sign == " " else sign for sign in words), "enter") for words in _TYPED)
_ODD = ("7", "f2", "€", "é", "ф", "unknown", "ctrl-up", "delete", "$", "f5", "pageup", "ctrl-c")
_AWAY = {"escape", "ctrl-c", "ctrl-d", "q"}


class Walker:
    """Presses keys at random, those of the present place above all, and begins again when out."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._store = MemoryStore()
        self._files = MemoryFiles()
        self._coming: list[str] = []
        self.visits: Counter[Place] = Counter()
        self.pressed = 0
        self.program = self._started()

    def walk(self, presses: int) -> None:
        """Press so many keys, and look at each answer.

        Raises:
            AssertionError: an answer was none, or was given twice.
        """
        for _ in range(presses):
            if self.program.shell.done:
                self.program = self._started()
            self._press(self._key())

    def _started(self) -> Program:
        self._store.works = self._files.works = True
        self._coming = []
        program = Program(
            seed=self._random.randrange(1 << 16),
            settings=Settings(
                welcomed=self._random.random() >= 0.3,
                lot=self._random.choice(("random", "random", "odd-even", "agreed")),
                tell_me=self._random.random() < 0.3,
            ),
            brief=self._random.random() < 0.5,
            step=self._random.randrange(13),
            store=self._store,
            files=self._files,
        )
        program.hearing.echoes = self._random.random() < 0.5
        assert len(program.open()) == 1
        return program

    def _key(self) -> str:
        if self._coming:
            return self._coming.pop()
        if self.program.shell.place in _PLAY and self._random.random() < TYPED:
            # a word is hardly typed by chance
            self._coming = [*reversed(self._random.choice(_WORDS)), "i"]
            return self._coming.pop()
        if self._random.random() < SELDOM:
            return self._random.choice((*_ODD, *sorted(KEYS)))
        keys = [key for one in bindings_in(self.program.shell.place) for key in one.keys]
        near = [key for key in keys if key not in _AWAY]
        return self._random.choice(near or keys)

    def _press(self, key: str) -> None:
        program = self.program
        place = program.shell.place
        self.visits[place] += 1
        self.pressed += 1
        if self.pressed % 5_000 == 0:
            # a disk that is full for a while
            self._store.works = self._files.works = not self._store.works
        program.events.clear()
        program.recorder.heard.clear()
        heard = program.burst(key)
        sign = place is Place.TYPING and (len(key) == 1 or key == "space")
        typed = sign and program.hearing.echoes
        failed = any(isinstance(event, SaveFailed) for event in program.events)
        assert len(heard) == (0 if typed else 1) + failed, (place, key, heard)
        if any(isinstance(event, Repeated) for event in program.events):
            # spelled words hold whatever stands twice
            return
        for one in heard:
            rows = one.words.split("\n")
            if sign:
                # the name of a key
                continue
            assert len(one.words) > len("a b c d"), (place, key, one)
            assert not _repeats(rows[0]), (place, key, one)


def _repeats(words: str) -> bool:
    """Whether a sentence is followed by itself."""
    sentences = [part.strip() for part in words.replace("?", ".").split(".") if part.strip()]
    return any(a == b and len(a) > len("Step 10") for a, b in pairwise(sentences))


def test_a_hundred_thousand_keys_over_all_screens() -> None:
    walker = Walker(1)
    sizes: list[int] = []
    for _ in range(PRESSES // PART):
        walker.walk(PART)
        # what was said and played is kept as long as a program runs
        walker.program.shell.leave()
        gc.collect()
        sizes.append(sys.getallocatedblocks())
    assert walker.pressed == PRESSES
    assert set(walker.visits) == set(Place)
    assert max(sizes[2:]) - sizes[1] < STEADY, sizes
