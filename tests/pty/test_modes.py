"""Who speaks: how that is chosen, changed and remembered, and what print mode leaves alone."""

import importlib.util
import json
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from harness import Program
from heard_games import (
    ALONE,
    LETTERS,
    SETTINGS,
    Told,
    bare,
    has_sound_card,
    keep,
    kept,
    sentence,
    until,
    watched,
)
from rigs.audio import VirtualSpeaker, missing
from rigs.fake_ssip import FakeSpeechd
from rigs.pty_run import pause

pytestmark = pytest.mark.pty
needs_audio = pytest.mark.skipif(bool(missing()), reason=missing())
needs_reader = pytest.mark.skipif(
    importlib.util.find_spec("prism") is None, reason="pip install quarto-access[reader]"
)

WELCOME = " ".join(heard.words for heard in Program().open())
INTRODUCED = sentence("voice-introduced", playing="off")
OF_SPEECH = {
    *("prism", "accessible_output2", "pyttsx3", "espeakng_loader", "speechd", "brlapi"),
    *("quarto_access.drivers.voice", "quarto_access.drivers.reader"),
}
PRINT, DIRECT, BRAILLE = (
    sentence("setting-speech", value=mode) for mode in ("print", "direct", "braille")
)
AT_ONCE = 0.7
_WITH_READER = """
import sys
from dataclasses import replace
from quarto_access.drivers import finders

# the speech server stands for a screen reader that runs, and that a library reaches
usual = finders.reader_sources
finders.reader_sources = lambda *platform: [
    replace(one, reader=True, name="NVDA") for one in usual(*platform) if not one.reader
]
finders._by_processes = lambda _machine: ("NVDA",)
from quarto_access.cli import main
sys.exit(main(sys.argv[1:]))
"""
WITH_READER = (sys.executable, "-c", _WITH_READER)
OFFER = sentence("direct-offered", reader="NVDA")
OF_SOUND = {"pygame", "quarto_access.drivers.mixer"}


@pytest.fixture
def daemon() -> Iterator[FakeSpeechd]:
    with FakeSpeechd(rate=0) as running:
        yield running


@pytest.fixture(scope="module")
def speaker() -> Iterator[VirtualSpeaker]:
    with VirtualSpeaker() as rig:
        yield rig


def spoken(daemon: FakeSpeechd) -> list[str]:
    return [row.text for row in daemon.transcript.rows if row.kind == "speak"]


def inside(game: Told, path: Path) -> tuple[set[str], list[str]]:
    """The modules that the program has loaded, and its threads."""
    game.run.process.send_signal(signal.SIGPROF)
    until(lambda: path.exists() and path.read_text(encoding="utf-8").endswith("}"))
    found = json.loads(path.read_text(encoding="utf-8"))
    return set(found["modules"]), found["threads"]


@pytest.mark.skipif(has_sound_card(), reason="Not run: this machine has a sound card.")
def test_lines_need_nothing_of_speech_or_sound(tmp_path: Path, daemon: FakeSpeechd) -> None:
    dump = tmp_path / "inside.json"
    env = daemon.environment(bare(tmp_path))
    with Told(tmp_path, "--speech", "print", env=env, program=watched(dump)) as game:
        game.begun()
        game.press(LETTERS)
        modules, threads = inside(game, dump)
        assert modules & (OF_SPEECH | OF_SOUND) == set()
        assert threads == ["MainThread"]
        assert game.words == " ".join(game.told)
        game.leave()
    assert spoken(daemon) == []


@needs_audio
def test_sounds_beside_lines_change_no_byte(tmp_path: Path, speaker: VirtualSpeaker) -> None:
    outputs: list[bytes] = []
    dump = tmp_path / "inside.json"
    modules: set[str] = set()
    for name, env in (("silent", {}), ("loud", speaker.environment())):
        home = tmp_path / name
        home.mkdir()
        speaker.wait_for_silence()
        begin = time.monotonic()
        arguments = ("--speech", "print", "--seed", "1")
        with Told(home, *arguments, env=bare(home, **env), program=watched(dump)) as game:
            game.begun()
            game.press(LETTERS)
            modules, _threads = inside(game, dump)
            game.leave()
            outputs.append(game.output)
        assert modules & OF_SPEECH == set()
        assert bool(speaker.sounds(begin)) == (name == "loud")
        dump.unlink()
    assert "pygame" in modules
    assert outputs[0] == outputs[1]


@needs_audio
def test_a_slow_device_delays_no_first_key(tmp_path: Path, speaker: VirtualSpeaker) -> None:
    delays: list[float] = []
    for number in range(5):
        home = tmp_path / str(number)
        home.mkdir()
        env = bare(home, **speaker.environment())
        with Told(home, "--speech", "print", env=env) as game:
            game.opened()
            # just while the device is being opened
            game.output_within(0.06)
            start = time.monotonic()
            game.press("Down")
            delays.append(game.reads[-1][0] - start)
    assert median(delays) < 0.1, delays


def test_silence_is_for_transcripts_alone(tmp_path: Path, daemon: FakeSpeechd) -> None:
    env = daemon.environment(bare(tmp_path))
    with Told(tmp_path, "--speech", "silent", env=env) as game:
        assert game.begun() == WELCOME
        assert game.hear(LETTERS).startswith("Quarto. All tall")
        game.leave()
        assert game.output == b""
    assert spoken(daemon) == []
    assert kept(tmp_path) == "welcomed = true\n"


def test_a_variable_that_names_nobody_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with Told(tmp_path, env=bare(tmp_path, QUARTO_ACCESS_SPEECH="loud")) as game:
        assert game.ended(5) == 2
        assert "QUARTO_ACCESS_SPEECH" in game.words
        assert "loud" in game.words
        assert game.told == []
        assert game.run.settings() == game.run.before


def test_the_command_line_comes_before_the_variable_and_that_before_the_settings(
    tmp_path: Path,
) -> None:
    keep(tmp_path, speech="direct")
    env = bare(tmp_path, QUARTO_ACCESS_SPEECH="print")
    with Told(tmp_path, env=env) as game:
        assert game.opened() == WELCOME
    with Told(tmp_path, "--speech", "silent", env=env) as game:
        game.begun()
        assert game.output_within(0.2) == b""
        game.leave()
    # neither has become a setting
    assert kept(tmp_path) == 'welcomed = true\nspeech = "direct"\n'


@needs_audio
@pytest.mark.parametrize(
    "hint", [{"ACCESSIBLE": "1"}, {"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}], ids=str
)
def test_a_hint_that_somebody_else_reads_means_lines(
    tmp_path: Path, speaker: VirtualSpeaker, hint: dict[str, str]
) -> None:
    env = bare(tmp_path, **speaker.environment(), **hint)
    dump = tmp_path / "inside.json"
    with Told(tmp_path, env=env, program=watched(dump)) as game:
        assert game.opened() == WELCOME
        modules, _threads = inside(game, dump)
        assert modules & OF_SPEECH <= {"quarto_access.drivers.reader"}
        game.leave()


@needs_audio
def test_where_nobody_reads_the_program_speaks_and_says_once_what_changes_that(
    tmp_path: Path, speaker: VirtualSpeaker
) -> None:
    env = bare(tmp_path, **speaker.environment())
    keep(tmp_path, rate=300)
    speaker.wait_for_silence()
    begin = time.monotonic()
    with Told(tmp_path, env=env, program=ALONE) as game:
        assert game.begun() == f"{INTRODUCED} {WELCOME}"
        until(lambda: speaker.sounds(begin))
        # the same words stand on the terminal
        game.hear("Down")
        until(lambda: game.words == " ".join(game.told))
        until(lambda: "introduced = true" in kept(tmp_path))
        game.hear("Up")
        # silenced, and nothing else happens
        game.send("Escape", rest=0.1)
        game.leave()
        assert game.words == " ".join(game.told)
    assert 'speech = "auto"' in kept(tmp_path)
    begin = time.monotonic()
    with Told(tmp_path, env=env, program=ALONE) as game:
        assert game.begun() == WELCOME
        until(lambda: speaker.sounds(begin))
        # what it said is so: v silences the voice at once, and lines are left to a reader
        key = time.monotonic()
        assert game.hear("v") == PRINT
        assert time.monotonic() - key < AT_ONCE
        until(lambda: game.words.endswith(PRINT))
        speaker.wait_for_silence(0.3, limit=1.0)
        game.leave()
    assert 'speech = "print"' in kept(tmp_path)


@needs_audio
def test_where_a_game_begins_at_once_another_key_is_named(
    tmp_path: Path, speaker: VirtualSpeaker
) -> None:
    env = bare(tmp_path, **speaker.environment())
    with Told(tmp_path, "--against", "computer", env=env, program=ALONE) as game:
        assert game.begun().startswith(sentence("voice-introduced", playing="on"))


@needs_reader
def test_changing_who_speaks_takes_effect_at_once_and_is_remembered(
    tmp_path: Path, daemon: FakeSpeechd
) -> None:
    env = daemon.environment(bare(tmp_path, ACCESSIBLE="1"))
    with Told(tmp_path, env=env) as game:
        game.opened()
        lines = game.output
        # lines are what it has chosen by itself, so that they are passed over
        assert game.hear("v") == DIRECT
        until(lambda: spoken(daemon) == [DIRECT])
        game.hear("Down")
        until(lambda: len(spoken(daemon)) == 2)
        assert game.output == lines
        until(lambda: 'speech = "direct"' in kept(tmp_path))
        game.leave()
        # the cursor is left on a line of its own
        assert game.output == lines + b"\r\n"
    before = len(spoken(daemon))
    with Told(tmp_path, env=env) as game:
        game.begun()
        until(lambda: spoken(daemon)[before:] == [WELCOME])
        # out of the options it works the same
        game.hear("2 o")
        while not game.told[-1].startswith("Who speaks:"):
            game.hear("Down")
        game.hear("Enter Enter")
        assert game.told[-1] == BRAILLE
        until(lambda: game.words == BRAILLE)
        game.hear("Enter Enter")
        assert game.told[-1] == PRINT
        until(lambda: game.words.endswith(PRINT))
        game.leave()
    assert 'speech = "print"' in kept(tmp_path)


@needs_reader
def test_a_reader_that_can_be_spoken_through_is_offered_once_and_taken_by_one_key(
    tmp_path: Path, daemon: FakeSpeechd
) -> None:
    env = daemon.environment(bare(tmp_path))
    with Told(tmp_path, "--against", "person", env=env, program=WITH_READER) as game:
        # where the key that takes it means something else, nothing is offered
        game.begun()
        assert game.output_within(1.0).count(b"directly") == 0
        game.leave()
    with Told(tmp_path, env=env, program=WITH_READER) as game:
        game.begun()
        game.wait_for(2)
        assert game.told[1] == OFFER
        # it is offered by lines, and not taken silently
        until(lambda: game.words.endswith(OFFER))
        assert spoken(daemon) == []
        until(lambda: "offered = true" in kept(tmp_path))
        assert game.hear("v") == DIRECT
        until(lambda: spoken(daemon) == [DIRECT])
        game.leave()
    assert 'speech = "direct"' in kept(tmp_path)
    keep(tmp_path, offered=True)
    with Told(tmp_path, env=env, program=WITH_READER) as game:
        game.begun()
        assert OFFER.encode() not in game.output_within(1.5)
        game.leave()


def test_nothing_is_offered_over_ssh_or_where_no_library_reaches_a_reader(tmp_path: Path) -> None:
    for more in ({"SSH_CONNECTION": "10.0.0.1 1 10.0.0.2 22"}, {}):
        with Told(tmp_path, env=bare(tmp_path, **more), program=WITH_READER) as game:
            game.begun()
            assert b"directly" not in game.output_within(1.5)
            game.leave()
    assert "offered" not in kept(tmp_path)


def test_options_that_cannot_be_kept_are_told_once(tmp_path: Path) -> None:
    env = {**bare(tmp_path, ACCESSIBLE="1"), "HOME": "/proc"}
    with Told(tmp_path, env=env) as game:
        game.begun()
        for _ in range(3):
            game.press("V")
            until(lambda: any("cannot be kept" in words for words in game.told))
        pause(0.5)
        assert len([words for words in game.told if "cannot be kept" in words]) == 1
        game.send("C-d")
        assert game.ended(10) == 0


def test_damaged_settings_are_told_once_and_set_aside(tmp_path: Path) -> None:
    path = tmp_path / SETTINGS
    path.parent.mkdir(parents=True)
    path.write_text('speech = "print', encoding="utf-8")
    with Told(tmp_path) as game:
        # whoever has no settings is welcomed as somebody new
        told = f"{sentence('settings-set-aside', all='on')} {sentence('welcome-first')}"
        assert game.opened() == told
        game.press("V")
        game.leave()
    assert path.with_name("settings.damaged.toml").read_text(encoding="utf-8") == 'speech = "print'
    with Told(tmp_path) as game:
        assert game.opened().startswith("Quarto Access, a game to play by ear.")


def test_escape_opens_the_menu_at_once_where_somebody_else_speaks(tmp_path: Path) -> None:
    with Told(tmp_path) as game:
        game.opened()
        game.press("2")
        assert game.press("Escape").startswith("Menu.")


@needs_audio
def test_a_sound_that_goes_on_keeps_no_key_from_its_meaning(
    tmp_path: Path, speaker: VirtualSpeaker
) -> None:
    start = tmp_path / "start.txt"
    start.write_text("0123/4567/89a-/---- b\n", encoding="utf-8")
    env = bare(tmp_path, **speaker.environment())
    options = ("--speech", "print", "--against", "person", "--start", str(start))
    with Told(tmp_path, *options, env=env) as game:
        game.opened()
        game.output_within(0.6)
        begin = time.monotonic()
        game.press("z")
        until(lambda: speaker.sounds(begin))
        assert game.press("Escape").startswith("Menu.")
        # and it has ended
        speaker.wait_for_silence(0.3, limit=1.5)


@pytest.mark.skipif(has_sound_card(), reason="Not run: this machine has a sound card.")
def test_a_machine_with_nothing_plays_by_lines(tmp_path: Path) -> None:
    env = bare(tmp_path)
    env["PATH"] = str(tmp_path)
    with Told(tmp_path, env=env) as game:
        assert game.opened() == WELCOME
        assert game.press(LETTERS).startswith("Quarto. All tall")
        assert game.words == " ".join(game.told)
        game.leave()
