"""The doctor and the list of voices, as commands, on a machine with nothing and on a rich one."""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

if sys.platform != "linux":
    pytest.skip("what is found here is what Linux has", allow_module_level=True)

from heard_games import bare, has_sound_card
from rigs.audio import VirtualSpeaker, missing
from rigs.brltty import BRLTTY, CELLS, Brltty

from quarto_access.drivers.brlapi_display import find_brlapi

LIBRARIES = ("prism", "accessible_output2", "pygame", "pyttsx3", "espeakng_loader", "speechd")
_WITHOUT = """
import os, sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
from quarto_access.drivers import brlapi_display, finders
# whatever runs on this machine just now, and whatever its system has
finders._by_processes = lambda _machine: ()
brlapi_display.SYSTEM_PACKAGES = None
finders.has_brlapi = lambda: False
from quarto_access.cli import main
sys.exit(main(sys.argv[2:]))
"""
PLAIN = (sys.executable, "-m", "quarto_access")
WITHOUT = (sys.executable, "-c", _WITHOUT, ",".join(LIBRARIES))
needs_audio = pytest.mark.skipif(bool(missing()), reason=missing())
no_card = pytest.mark.skipif(has_sound_card(), reason="Not run: this machine has a sound card.")
COLUMNS = 80


@pytest.fixture(scope="module")
def speaker() -> Iterator[VirtualSpeaker]:
    with VirtualSpeaker() as rig:
        yield rig


def told(env: Mapping[str, str], *command: str) -> str:
    """What a command writes; nothing may go wrong, and nothing else may be written."""
    done = subprocess.run(  # noqa: S603  ourselves
        command, env=env, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def doctor(env: Mapping[str, str], *options: str, program: tuple[str, ...] = PLAIN) -> str:
    """The sentences of the doctor, in rows that fit a terminal."""
    text = told(env, *program, "doctor", *options)
    assert max(map(len, text.splitlines())) < COLUMNS
    return " ".join(text.split())


def findings(env: Mapping[str, str], program: tuple[str, ...] = PLAIN) -> dict[str, Any]:
    rows = told(env, *program, "doctor", "--json").splitlines()
    assert len(rows) == 1
    found: dict[str, Any] = json.loads(rows[0])
    return found


@no_card
def test_a_machine_with_nothing_is_told_what_to_do(tmp_path: Path) -> None:
    env = {**bare(tmp_path), "PATH": str(tmp_path)}
    text = doctor(env, program=WITHOUT)
    for sentence in (
        "No terminal sends keys, so no game can be played here;",
        "No screen reader was found.",
        "There is no sound device, so neither sounds nor a voice of the program's own",
        "No braille display is reached directly.",
        "The library prism is missing.",
        "The library brlapi is missing. On Debian and Ubuntu, install python3-brlapi.",
        "If nobody chooses, lines are written for your own reader.",
    ):
        assert sentence in text
    found = findings(env, WITHOUT)
    assert found["mode"] == "print"
    assert found["device"] == "no_device"
    assert found["hints"]["readers"] == []
    missing_modules = {one["module"] for one in found["missing"]}
    assert missing_modules == {*LIBRARIES, "brlapi"}


@no_card
def test_without_a_device_nothing_can_be_tried_and_that_is_said(tmp_path: Path) -> None:
    text = doctor(bare(tmp_path), "--aloud")
    assert "There is no sound device" in text
    assert text.endswith("The voice could not be tried: there is no sound device.")


def test_hints_that_somebody_reads_are_told(tmp_path: Path) -> None:
    env = bare(tmp_path, SSH_CONNECTION="10.0.0.1 1 10.0.0.2 22", ACCESSIBLE="1")
    text = doctor(env)
    assert "This terminal is on another machine, so the reader there speaks the lines." in text
    assert "The variable ACCESSIBLE asks for lines that a reader speaks." in text
    found = findings(env)
    assert found["hints"]["remote"] is found["hints"]["accessible"] is True
    assert found["mode"] == "print"


@needs_audio
def test_a_rich_machine_is_tried_aloud(tmp_path: Path, speaker: VirtualSpeaker) -> None:
    env = bare(tmp_path, **speaker.environment())
    speaker.wait_for_silence(0.3)
    begin = time.monotonic()
    text = doctor(env, "--aloud")
    assert "Sound can be played." in text
    assert "Voices for these languages: English, Hungarian, Russian, Spanish" in text
    assert text.endswith("Was there a voice and a sound? If not, the sentences above say why.")
    speaker.wait_for_silence(0.3)
    # two sentences and a sound after them
    sounds = speaker.sounds(begin)
    assert sum(sound.length for sound in sounds) > 2
    found = findings(env)
    assert found["device"] == "opens"
    assert {"en", "hu", "ru", "es", "pt-br", "fr"} <= set(found["voices"])
    assert found["server"] == (shutil.which("speech-dispatcher") is not None)


@pytest.mark.readers
@pytest.mark.skipif(
    not Path(BRLTTY).exists() or find_brlapi() is None,
    reason="Not run, it needs: apt-get install brltty python3-brlapi",
)
def test_a_braille_display_is_found_where_the_game_finds_it(tmp_path: Path) -> None:
    with Brltty() as brltty:
        env = brltty.environment(bare(tmp_path))
        assert f"A braille display of {CELLS} cells is reached through BrlAPI." in doctor(env)
        found = findings(env)
        assert found["braille"]["columns"] == CELLS
        assert "brlapi" not in {one["module"] for one in found["missing"]}
        # BRLTTY itself is a reader that is found
        assert "BRLTTY" in found["hints"]["readers"]
        assert found["mode"] == "print"


def test_voices_are_listed_in_sentences_and_as_json(tmp_path: Path) -> None:
    env = bare(tmp_path)
    rows = [json.loads(row) for row in told(env, *PLAIN, "voices", "--json").splitlines()]
    listed = " ".join(told(env, *PLAIN, "voices").split())
    assert len(rows) > 50
    for voice in rows:
        assert voice["id"] in listed
        assert voice["name"].strip() in listed
    assert any(voice["id"] == "urj/hu" and "hu" in voice["languages"] for voice in rows)


@needs_audio
def test_voices_say_their_languages(tmp_path: Path, speaker: VirtualSpeaker) -> None:
    speaker.wait_for_silence(0.3)
    begin = time.monotonic()
    told(bare(tmp_path, **speaker.environment()), *PLAIN, "voices", "--aloud")
    # the names of six languages, with a silence between two of them
    assert len(speaker.sounds(begin)) >= len(("en", "hu", "ru", "es", "pt-br", "fr"))
