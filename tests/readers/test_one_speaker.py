"""A program that speaks by itself in front of real screen readers: nothing is heard twice.

In `direct` the program and the reader speak through the same server, so that all that a person
hears is in one transcript. In `self` the voice goes to a loudspeaker, and the server must hear
nothing of the game.
"""

import importlib.util
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these readers do not run here", allow_module_level=True)

from heard_games import keep, until
from rigs import fenrir, orca
from rigs.audio import VirtualSpeaker
from rigs.audio import missing as no_audio
from rigs.keys import Stroke
from rigs.transcript import Noticed
from terminals import sentences, welcome

from readers.games import command, opening, spoken, steps, times_heard, words

KEYS = "2 1 Enter Tab a Right Down Enter s"
"""Letters, arrows and Enter, each of which makes a reader look at the terminal in its own way."""

pytestmark = pytest.mark.readers
with_orca = pytest.mark.skipif(
    orca.missing(), reason=f"Orca was not heard; it needs: {orca.PACKAGES}"
)
with_fenrir = pytest.mark.skipif(
    fenrir.missing(), reason=f"Fenrir was not heard; it needs: {fenrir.PACKAGES}"
)
with_library = pytest.mark.skipif(
    importlib.util.find_spec("prism") is None, reason="pip install quarto-access[reader]"
)
with_sound = pytest.mark.skipif(bool(no_audio()), reason=no_audio())
Press = Callable[[Stroke], list[Noticed]]


def speaking(folder: Path, mode: str, **env: str) -> list[str]:
    """The command of a program that speaks, its settings in a folder as well."""
    welcome(folder)
    settings = {"XDG_CONFIG_HOME": str(folder / ".config"), **env}
    assignments = [f"{name}={value}" for name, value in settings.items()]
    transcript = ("--transcript", str(folder / "said.json"))
    return ["/usr/bin/env", *assignments, *command(folder), "--speech", mode, *transcript]


def without_echo(rows: Iterable[Noticed], key: str) -> list[str]:
    """The words that were spoken, without the name of the key."""
    heard = spoken(rows)
    return heard[1:] if key in {"Enter", "Tab"} and heard[:1] in (["return"], ["tab"]) else heard


def hears_each_once(press: Press) -> None:
    for step in steps(KEYS):
        heard = without_echo(press(step.stroke), step.stroke.token)
        assert heard == words(step.words), step


def hears_nothing(press: Press) -> None:
    for step in steps(KEYS):
        assert without_echo(press(step.stroke), step.stroke.token) == [], step


def was_spoken(folder: Path, rig: VirtualSpeaker, since: float) -> None:
    """The keys have arrived, and the voice has answered."""
    assert len(sentences(folder / "said.json")) == len(steps(KEYS)) + 1
    assert rig.sounds(since)


@with_orca
@with_library
def test_orca_and_the_program_say_everything_once_between_them(tmp_path: Path) -> None:
    with orca.OrcaTerminal(speaking(tmp_path, "direct")) as terminal:
        assert times_heard(opening(), spoken(terminal.transcript.rows)) == 1
        hears_each_once(terminal.press)


@with_fenrir
@with_library
def test_fenrir_and_the_program_say_everything_once_between_them(tmp_path: Path) -> None:
    with fenrir.FenrirTerminal(speaking(tmp_path, "direct")) as terminal:
        assert times_heard(opening(), spoken(terminal.start("Quarto"))) == 1
        hears_each_once(terminal.press)


@with_orca
@with_sound
def test_orca_says_nothing_beside_the_voice(tmp_path: Path) -> None:
    keep(tmp_path, rate=425, sound_volume=0)
    with VirtualSpeaker() as rig:
        arguments = speaking(tmp_path, "self", **rig.environment())
        with orca.OrcaTerminal(arguments, speaks=False) as terminal:
            begin = time.monotonic()
            until(rig.sounds)
            before = len(terminal.transcript.rows)
            hears_nothing(terminal.press)
            assert spoken(terminal.transcript.rows[:before]).count("quarto") == 0
            was_spoken(tmp_path, rig, begin)


@with_fenrir
@with_sound
def test_fenrir_says_nothing_beside_the_voice(tmp_path: Path) -> None:
    keep(tmp_path, rate=425, sound_volume=0)
    with VirtualSpeaker() as rig:
        arguments = speaking(tmp_path, "self", **rig.environment())
        with fenrir.FenrirTerminal(arguments) as terminal:
            until(rig.sounds, seconds=20)
            assert times_heard(opening(), spoken(terminal.start(""))) == 0
            begin = time.monotonic()
            hears_nothing(terminal.press)
            was_spoken(tmp_path, rig, begin)
