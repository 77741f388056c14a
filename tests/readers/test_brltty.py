"""What a braille display shows by the real BRLTTY: of the terminal, and of BrlAPI."""

import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

if sys.platform == "win32":
    pytest.skip("BRLTTY cannot be run like this here", allow_module_level=True)

from braille_cells import read_board
from rigs.brltty import BRLTTY, Brltty, Shown
from rigs.pty_run import pause

from quarto_access.drivers.brlapi_display import (
    BrailleDisplay,
    BrailleLostError,
    find_brlapi,
    open_brlapi,
)
from quarto_access.drivers.lines import CURSOR_REST
from quarto_access.drivers.reader import Loss
from quarto_access.rules.quarto.board import CELLS, Board
from quarto_access.rules.quarto.pieces import PIECES, Piece
from quarto_access.speech.message import Spoken
from quarto_access.speech.quarto.cells import board_cells
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
PROGRAM = Path(__file__).with_name("braille_program.py")
WIDTH = 40
POSITIONS = 200
BOARD_CELLS = 19
PATIENCE = 20.0
everywhere = partial(open_brlapi, ())
"""The display wherever the person is, since nobody looks at a terminal here."""


@pytest.fixture
def brltty() -> Iterator[Brltty]:
    with Brltty() as running:
        yield running


@pytest.fixture
def channel(brltty: Brltty, monkeypatch: pytest.MonkeyPatch) -> Iterator[BrailleDisplay]:
    environment = brltty.environment({})
    for name in ("BRLAPI_HOST", "BRLAPI_AUTH"):
        monkeypatch.setenv(name, environment[name])
    display = BrailleDisplay(time.monotonic, everywhere)
    yield display
    display.close()


def wait(until: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not until():
        assert time.monotonic() < end, "it never came"
        pause(0.01)


def cells_of(words: str) -> Spoken:
    return Spoken("not this", "not this", braille=words)


def test_the_last_announcement_is_shown_from_its_start(brltty: Brltty, tmp_path: Path) -> None:
    run = brltty.run([sys.executable, str(PROGRAM), str(tmp_path)])
    assert opened(brltty.display.wait(opened, PATIENCE))
    for step in steps(LETTERS):
        run.write(step.stroke.data)
        start = step.words[:WIDTH].rstrip()
        assert brltty.display.wait(lambda now, row=start: now.text == row).text == start
        if len(step.words) > WIDTH:
            # it stays like this while nobody presses a key
            pause(2 * CURSOR_REST)
            assert brltty.display.shown.text == start, step
    assert len(steps(LETTERS)[-1].words) > WIDTH, "the last one is longer than the display"


def test_with_the_cursor_at_the_end_a_long_row_is_shown_from_there(
    brltty: Brltty, tmp_path: Path
) -> None:
    """What the braille setting is for: without it the display shows the end."""
    run = brltty.run([sys.executable, str(PROGRAM), str(tmp_path), "end"])
    assert opened(brltty.display.wait(opened, PATIENCE))
    run.write(b"2")
    # by the seed of these games Player 2 gives first
    end = "piece for Player 1."
    assert brltty.display.wait(lambda now: now.text.endswith(end)).text.strip() == end


@needs_brlapi
def test_the_board_is_read_back_from_the_display(brltty: Brltty, channel: BrailleDisplay) -> None:
    random = Random(3)
    for _ in range(POSITIONS):
        board = random_board(random)
        cells = board_cells(board)
        channel.say(cells_of(f"{cells} Row 1: and so on, longer than it is wide"))
        now = brltty.display.wait(lambda now, wanted=cells: now.dots[:BOARD_CELLS] == wanted)
        assert read_board(now.dots[:BOARD_CELLS]) == board
    assert channel.lost is None


@needs_brlapi
def test_keys_of_the_display_turn_what_is_shown(brltty: Brltty, channel: BrailleDisplay) -> None:
    display = brltty.display
    words = "Player 1 gives first. Player 1, choose a piece for Player 2."
    channel.say(cells_of(words))
    assert display.wait(lambda now: now.text == words[:WIDTH].rstrip()).text
    display.press("FWinRt")
    assert display.wait(lambda now: now.text == words[WIDTH:]).text == words[WIDTH:]
    display.press("FWinLt")
    assert display.wait(lambda now: now.text == words[:WIDTH].rstrip()).text in words[:WIDTH]


@needs_brlapi
def test_at_the_end_the_display_is_given_back(brltty: Brltty, channel: BrailleDisplay) -> None:
    brltty.write("the terminal")
    assert brltty.display.wait(lambda now: now.text == "the terminal").text == "the terminal"
    channel.say(cells_of("the game"))
    assert brltty.display.wait(lambda now: now.text == "the game").text == "the game"
    channel.close()
    assert brltty.display.wait(lambda now: now.text == "the terminal").text == "the terminal"


@needs_brlapi
def test_a_brltty_that_is_killed_is_told(brltty: Brltty, channel: BrailleDisplay) -> None:
    channel.say(cells_of("one"))
    assert brltty.display.wait(lambda now: now.text == "one").text == "one"
    brltty.kill()
    wait(lambda: channel.lost is Loss.FAILED)
    with pytest.raises(BrailleLostError):
        channel.say(cells_of("two"))


@needs_brlapi
def test_a_brltty_that_hangs_is_told(brltty: Brltty, channel: BrailleDisplay) -> None:
    channel.say(cells_of("one"))
    assert brltty.display.wait(lambda now: now.text == "one").text == "one"
    brltty.process.send_signal(signal.SIGSTOP)
    try:
        start = time.monotonic()
        channel.say(cells_of("two"))
        assert time.monotonic() - start < 0.1
        wait(lambda: channel.lost is Loss.HUNG)
        assert channel.unsaid == cells_of("two")
    finally:
        brltty.process.send_signal(signal.SIGCONT)


@needs_brlapi
def test_without_brltty_there_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRLAPI_HOST", "127.0.0.1:999")
    display = BrailleDisplay(time.monotonic, everywhere)
    wait(lambda: display.lost is Loss.ABSENT)
    display.close()


def random_board(random: Random) -> Board:
    places: list[Piece | None] = [*PIECES]
    random.shuffle(places)
    for place in random.sample(range(len(CELLS)), random.randint(0, len(CELLS))):
        places[place] = None
    return Board(tuple(places))


def opened(now: Shown) -> bool:
    """The end of the first words: the display shows where the cursor is."""
    return now.text.endswith("help.")
