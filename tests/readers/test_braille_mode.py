"""The real program in braille mode, on the real BRLTTY: its lines, and its cells by BrlAPI."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("BRLTTY cannot be run like this here", allow_module_level=True)

from braille_cells import read_board
from heard_games import bare, until
from rigs.brltty import BRLTTY, Brltty
from rigs.pty_run import PtyRun, pause
from terminals import PROGRAM, sentences

from quarto_access.drivers.brlapi_display import find_brlapi
from quarto_access.drivers.lines import CURSOR_REST
from quarto_access.rules.quarto.notation import parse_position
from readers.games import LETTERS, steps

pytestmark = [
    pytest.mark.readers,
    pytest.mark.skipif(
        not Path(BRLTTY).exists(),
        reason="Braille was not shown; it needs: apt-get install brltty",
    ),
]
needs_brlapi = pytest.mark.skipif(
    find_brlapi() is None,
    reason="BrlAPI was not used; for the Python of the system it needs: "
    "apt-get install python3-brlapi",
)
WIDTH = 40
BOARD_CELLS = 19
BLANKS = ["\u2800"] * 3
POSITION = "0123/4567/89a-/---- b"


@pytest.fixture
def brltty() -> Iterator[Brltty]:
    with Brltty() as running:
        yield running


class Reading:
    """The program on a terminal that BRLTTY looks at, and fingers on the display."""

    def __init__(self, brltty: Brltty, home: Path, *arguments: str, **env: str) -> None:
        self.brltty = brltty
        self._transcript = home / "said.json"
        command = [*PROGRAM, "--speech", "braille", *arguments]
        command += ["--transcript", str(self._transcript)]
        self.run: PtyRun = brltty.run(command, env={**bare(home), **env})
        self.told(1)

    def told(self, count: int) -> str:
        """The words of an utterance, by its number."""
        until(lambda: len(self._words()) >= count)
        return self._words()[count - 1]

    def press(self, data: bytes) -> str:
        before = len(self._words())
        self.run.write(data)
        return self.told(before + 1)

    def shows(self, text: str) -> bool:
        start = " ".join(text.split())[:WIDTH].rstrip()
        return self.brltty.display.wait(lambda now: now.text == start).text == start

    def _words(self) -> list[str]:
        return sentences(self._transcript) if self._transcript.exists() else []


def test_each_announcement_is_shown_from_its_start(brltty: Brltty, tmp_path: Path) -> None:
    reading = Reading(brltty, tmp_path, "--seed", "1")
    long = 0
    for step in steps(LETTERS):
        words = reading.press(step.stroke.data)
        assert reading.shows(words), (words, brltty.display.shown)
        if len(words) > WIDTH and not long:
            long += 1
            # it stays like this while nobody presses a key
            pause(2 * CURSOR_REST)
            assert reading.shows(words)
    assert long, "no announcement is longer than the display"


def test_rows_of_a_long_answer_follow_each_other_on_the_display(
    brltty: Brltty, tmp_path: Path
) -> None:
    (tmp_path / "start.txt").write_text(POSITION + "\n", encoding="utf-8")
    start = ("--against", "person", "--start", str(tmp_path / "start.txt"))
    reading = Reading(brltty, tmp_path, *start)
    words = ""
    while not words.startswith("Row 4"):
        words = reading.press(b"m")
        assert reading.shows(words), words


@needs_brlapi
def test_a_display_that_brlapi_reaches_shows_cells_and_its_loss_is_told(
    brltty: Brltty, tmp_path: Path
) -> None:
    (tmp_path / "start.txt").write_text(POSITION + "\n", encoding="utf-8")
    start = ("--against", "person", "--start", str(tmp_path / "start.txt"))
    # BRLTTY's driver for screen says that the person looks at the terminal 0
    reading = Reading(brltty, tmp_path, *start, CONTROLVT="0", **brlapi_of(brltty.environment({})))
    reading.press(b"m")
    shown = brltty.display.wait(lambda now: [now.dots[n : n + 1] for n in (4, 9, 14)] == BLANKS)
    assert read_board(shown.dots[:BOARD_CELLS]) == parse_position(POSITION).board
    # the lines are written all the same, so that nothing is lost with the display
    brltty.kill()
    lost = "Display lost. Lines."
    words = reading.press(b"h")
    until(lambda: lost in (words, reading.told(3), reading.told(4)), seconds=6)
    assert reading.press(b"s")
    reading.run.write(b"\x04")
    assert reading.run.wait(5) == 0


def brlapi_of(environment: dict[str, str]) -> dict[str, str]:
    return {name: environment[name] for name in ("BRLAPI_HOST", "BRLAPI_AUTH")}
