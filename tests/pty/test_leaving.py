"""Every way of leaving: the terminal as it was, the game kept, the right exit code."""

import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

import resource

from rigs.keys import NAMED
from terminals import Game

from quarto_access.session.quarto.entries import Entry
from quarto_access.session.quarto.record import replay

pytestmark = pytest.mark.pty

ENDS_WITHIN = 2.0
PROVOKED = """
import sys
from quarto_access.cli import main
from quarto_access.session.quarto.desk import Desk

def broken(self, command):
    raise RuntimeError("provoked by a test")

if sys.argv[1] == "broken":
    Desk.handle = broken
sys.exit(main(sys.argv[2:]))
"""


def begin(game: Game) -> None:
    """Start a game of two people and place one piece."""
    game.opened()
    game.press("2")
    game.give(6)
    assert game.place(9).startswith("Player 2 on b3")


def kept(game: Game) -> list[tuple[str, str]]:
    """The moves in the save, with what came of them."""
    return [
        (type(step.entry.move).__name__, step.answer)
        for step in replay(game.record)
        if isinstance(step.entry, Entry)
    ]


ONE_PLACED = [("Give", "ok"), ("Place", "ok")]


def ctrl_c_twice(game: Game) -> None:
    assert game.press("C-c") == "Saved. Press again to quit."
    game.send("C-c")


def ctrl_d(game: Game) -> None:
    game.send("C-d")


def typed_quit(game: Game) -> None:
    game.press("i")
    game.send("text:quit Enter")


def menu(game: Game) -> None:
    assert game.press("Escape").startswith("Menu.")
    # so many at once are answered in one sentence, and the last item is where they end
    before = len(game.output)
    game.run.write(NAMED["Down"] * 60)
    game.output_within(0.1)
    assert game.output[before:] == b"\r\nNo further item, save and quit."
    game.send("Enter")


def terminated(game: Game) -> None:
    game.run.process.send_signal(signal.SIGTERM)


def told_to_hang_up(game: Game) -> None:
    game.run.process.send_signal(signal.SIGHUP)


def interrupted_from_outside(game: Game) -> None:
    game.run.process.send_signal(signal.SIGINT)


WAYS: tuple[Callable[[Game], None], ...] = (
    ctrl_c_twice,
    ctrl_d,
    typed_quit,
    menu,
    terminated,
    told_to_hang_up,
    interrupted_from_outside,
)


@pytest.mark.parametrize("leave", WAYS, ids=lambda way: way.__name__)
def test_leaving_restores_the_terminal_and_keeps_the_game(
    tmp_path: Path, leave: Callable[[Game], None]
) -> None:
    with Game(tmp_path) as game:
        begin(game)
        assert game.run.settings() != game.run.before, "the program never took the terminal"
        leave(game)
        assert game.ended(ENDS_WITHIN) == 0
        assert game.run.settings() == game.run.before
        # one goodbye, then the cursor on a row of its own for the shell
        assert game.output.endswith(b"\r\nSaved. Goodbye.\r\n")
        assert kept(game) == ONE_PLACED


def test_leaving_before_a_game_has_begun(tmp_path: Path) -> None:
    with Game(tmp_path) as game:
        game.opened()
        game.press("C-c")
        game.send("C-c")
        assert game.ended(ENDS_WITHIN) == 0
        assert game.output.endswith(b"\r\nGoodbye.\r\n")
        assert game.run.settings() == game.run.before


@pytest.mark.parametrize("controlling", [True, False], ids=["with SIGHUP", "without a signal"])
def test_a_terminal_that_hangs_up_ends_the_program(tmp_path: Path, *, controlling: bool) -> None:
    with Game(tmp_path, controlling=controlling) as game:
        begin(game)
        before = used()
        game.run.hang_up()
        start = time.monotonic()
        assert game.run.process.wait(ENDS_WITHIN) is not None
        assert time.monotonic() - start < ENDS_WITHIN
        # Children count when they have ended, so this holds the start of the program as well.
        assert used() - before < ENDS_WITHIN, "the program was busy instead of ending"
        assert kept(game) == ONE_PLACED


def used() -> float:
    """Seconds of processor time that all programs have used which were run here."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return children.ru_utime + children.ru_stime


def test_an_internal_fault_is_told_in_one_sentence(tmp_path: Path) -> None:
    script = tmp_path / "provoked.py"
    script.write_text(PROVOKED, encoding="utf-8")
    with Game(tmp_path) as game:
        begin(game)
        game.send("C-d")
        assert game.ended() == 0
    with Game(tmp_path, program=(sys.executable, str(script), "broken")) as game:
        assert game.opened().startswith("Saved game of two players, 1 placed.")
        game.press("Enter")
        before = len(game.output)
        game.send("s")
        assert game.ended(ENDS_WITHIN) == 1
        words = " ".join(game.output[before:].decode().split())
        assert words.startswith("Something went wrong inside the program.")
        assert "Traceback" not in words
        assert "provoked" not in words
        assert game.run.settings() == game.run.before
        assert kept(game) == ONE_PLACED
    with Game(tmp_path, program=(sys.executable, str(script), "sound")) as game:
        game.opened()
        game.press("Enter")
        assert game.press("s").startswith("Turn of Player 2, give a piece.")


def test_a_killed_program_offers_its_game_at_the_next_start(tmp_path: Path) -> None:
    with Game(tmp_path) as game:
        begin(game)
        game.give(1)
        game.place(0)
        game.give(12)
        game.run.process.kill()
        assert game.ended() == -signal.SIGKILL
    with Game(tmp_path) as game:
        heard = game.opened()
        assert heard == "Saved game of two players, 2 placed. Enter goes on, n starts new."
        heard = game.press("Enter")
        assert heard.startswith("The game goes on.")
        assert game.press("s").startswith("Turn of Player 2, place tall light round hollow.")
        assert game.press("b").endswith("b1")
        assert "short dark round solid, a1" in game.press("a")
