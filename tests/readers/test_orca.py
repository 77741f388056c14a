"""What the real Orca says in a window with the VTE terminal."""

import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("Orca does not run here", allow_module_level=True)

from rigs.keys import parse
from rigs.orca import PACKAGES, OrcaTerminal, missing
from rigs.transcript import Noticed

from readers.games import ARROWS, LETTERS, command, opening, spoken, steps, times_heard, won, words

pytestmark = [
    pytest.mark.readers,
    pytest.mark.skipif(missing(), reason=f"Orca was not heard; it needs: {PACKAGES}"),
]
ECHO_OF_ENTER = ["return"]


def heard_after(rows: Iterable[Noticed], key: str) -> list[str]:
    """What was spoken after a key, without Orca's name for the key."""
    heard = spoken(rows)
    if key == "Enter":
        assert heard[:1] == ECHO_OF_ENTER
        return heard[1:]
    return heard


@pytest.mark.parametrize("keys", [LETTERS, ARROWS], ids=["letters", "arrows"])
def test_every_event_of_a_game_is_heard_exactly_once(tmp_path: Path, keys: str) -> None:
    assert won(keys)
    with OrcaTerminal(command(tmp_path)) as terminal:
        assert times_heard(opening(), spoken(terminal.transcript.rows)) == 1
        for step in steps(keys):
            heard = heard_after(terminal.press(step.stroke), step.stroke.token)
            assert heard == words(step.words), step
        farewell = spoken(terminal.press(parse("C-d")[0]))
        assert farewell[-1:] == ["goodbye"]
        assert terminal.wait() == 0


def test_nothing_is_lost_when_the_screen_is_full(tmp_path: Path) -> None:
    """Once the terminal scrolls, VTE reports the end of the line before as new as well.

    Orca then reads that line, too, before the new one, after every key but Enter. A program that
    only appends cannot prevent it; the new words come whole, once and last.
    """
    keys = "2 P m P m P s 1 Right m Down s"
    with OrcaTerminal(command(tmp_path)) as terminal:
        for step in steps(keys):
            heard = heard_after(terminal.press(step.stroke), step.stroke.token)
            wanted = words(step.words)
            assert heard[-len(wanted) :] == wanted, step
            assert times_heard(step.words, heard) == 1, step
