"""The channel for braille displays, with displays that the test decides about.

What the real BRLTTY does with it is in `tests/readers/test_brltty.py`.
"""

import os
import time
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from threading import Event

import pytest
from rigs.pty_run import pause

from quarto_access.drivers.brlapi_display import (
    BrailleDisplay,
    BrailleLostError,
    fitting_library,
    turned,
)
from quarto_access.drivers.reader import Loss
from quarto_access.speech.message import Spoken

SIZE = 10


class Cells:
    """A display of ten cells whose keys are pressed by the test, and which can hang or go.

    Attributes:
        asked: set when it was first written to.
        answers: while it is not set, whoever writes waits.
    """

    def __init__(self) -> None:
        self.shown: list[str] = []
        self.answers = Event()
        self.asked = Event()
        self.answers.set()
        self.gone = False
        self.closed = False
        self.size = SIZE
        self.descriptor, self._keys = os.pipe()
        os.set_blocking(self.descriptor, False)

    def show(self, row: str) -> None:
        self.asked.set()
        self.answers.wait()
        if self.gone:
            raise BrailleLostError(Loss.FAILED)
        self.shown.append(row)

    def press(self, key: bytes) -> None:
        os.write(self._keys, key)

    def turns(self) -> Iterator[int]:
        try:
            keys = os.read(self.descriptor, 10)
        except BlockingIOError:
            return
        for key in keys.decode():
            yield 1 if key == ">" else -1

    def close(self) -> None:
        self.closed = True
        os.close(self.descriptor)
        os.close(self._keys)


def spoken(braille: str, text: str = "Words.") -> Spoken:
    return Spoken(text, text, braille=braille)


def wait(until: Callable[[], bool]) -> None:
    end = time.monotonic() + 5
    while not until():
        assert time.monotonic() < end, "it never came"
        pause(0.002)


def opened(cells: Cells, patience: float = 5.0) -> BrailleDisplay:
    return BrailleDisplay(time.monotonic, lambda: cells, patience)


def test_braille_is_shown_in_one_row_as_far_as_the_display_reaches() -> None:
    cells = Cells()
    display = opened(cells)
    display.say(spoken("⠠⠄⠠⠠ Row 2 is long"))
    wait(lambda: cells.shown == ["⠠⠄⠠⠠ Row 2"])
    display.say(spoken("", "One.\nTwo."))
    wait(lambda: cells.shown[1:] == ["One. Two."])
    assert display.lost is None
    display.close()
    assert cells.closed


def test_keys_of_the_display_turn_the_row_and_stop_at_its_ends() -> None:
    cells = Cells()
    display = opened(cells)
    display.say(spoken("0123456789abcdefghijXYZ"))
    wait(lambda: len(cells.shown) == 1)
    for key, row in [
        (b">", "abcdefghij"),
        (b">", "XYZ"),
        (b"<", "abcdefghij"),
        (b"<", "0123456789"),
    ]:
        cells.press(key)
        wait(lambda row=row: cells.shown[-1] == row)
    cells.press(b"<")
    cells.press(b">>>>>")
    wait(lambda: cells.shown[-1] == "XYZ")
    display.say(spoken("new words are shown from their start"))
    wait(lambda: cells.shown[-1] == "new words ")
    display.close()


@pytest.mark.parametrize(
    ("at", "turn", "length", "expected"),
    [(0, 1, 11, 10), (0, 1, 10, 0), (0, -1, 50, 0), (5, -1, 50, 0), (40, 1, 50, 40), (0, 1, 0, 0)],
)
def test_where_the_window_stands(at: int, turn: int, length: int, expected: int) -> None:
    assert turned(at, turn, length, SIZE) == expected


def test_newer_words_replace_older_ones_that_wait() -> None:
    cells = Cells()
    cells.answers.clear()
    display = opened(cells)
    display.say(spoken("first"))
    assert cells.asked.wait(5)
    for word in ("second", "third", "last"):
        display.say(spoken(word))
    cells.answers.set()
    wait(lambda: "last" in cells.shown)
    assert len(cells.shown) <= 2
    display.close()


def test_saying_never_waits_for_the_display() -> None:
    cells = Cells()
    cells.answers.clear()
    display = opened(cells)
    start = time.monotonic()
    for number in range(10_000):
        display.say(spoken(f"word {number}"))
    assert time.monotonic() - start < 1.0
    cells.answers.set()
    display.close()
    assert cells.shown[-1] == "word 9999", "what waits is shown before the end"


def test_a_display_that_hangs_is_lost_and_left_behind() -> None:
    cells = Cells()
    cells.answers.clear()
    display = opened(cells, patience=0.05)
    display.say(spoken("shown?"))
    wait(lambda: display.lost is Loss.HUNG)
    with pytest.raises(BrailleLostError) as caught:
        display.say(spoken("more"))
    assert caught.value.reason is Loss.HUNG
    assert display.unsaid == spoken("shown?")
    start = time.monotonic()
    display.close()
    assert time.monotonic() - start < 0.5
    cells.answers.set()
    wait(lambda: cells.closed)


def test_a_display_that_goes_is_told_with_what_it_did_not_show() -> None:
    cells = Cells()
    display = opened(cells)
    display.say(spoken("one"))
    wait(lambda: cells.shown == ["one"])
    assert display.unsaid is None
    cells.gone = True
    display.say(spoken("two"))
    wait(lambda: display.lost is Loss.FAILED)
    assert display.unsaid == spoken("two")
    with pytest.raises(BrailleLostError) as caught:
        display.say(spoken("three"))
    assert caught.value.reason is Loss.FAILED
    display.close()


def test_where_there_is_no_display_that_is_told() -> None:
    def absent() -> Cells:
        raise BrailleLostError(Loss.ABSENT)

    display = BrailleDisplay(time.monotonic, absent)
    wait(lambda: display.lost is Loss.ABSENT)
    with pytest.raises(BrailleLostError):
        display.say(spoken("one"))
    display.close()


def test_nothing_is_shown_after_the_end() -> None:
    cells = Cells()
    display = opened(cells)
    display.say(spoken("one"))
    display.close()
    display.say(spoken("two"))
    display.close()
    assert cells.shown == ["one"]
    assert display.hush() is False


def test_a_library_for_another_python_is_not_loaded(tmp_path: Path) -> None:
    assert fitting_library(tmp_path) is None
    tmp_path.joinpath("brlapi.cpython-27-other.so").touch()
    assert fitting_library(tmp_path) is None
    fitting = tmp_path.joinpath(f"brlapi{EXTENSION_SUFFIXES[0]}")
    fitting.touch()
    assert fitting_library(tmp_path) == fitting
