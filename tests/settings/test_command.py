"""`quarto-access settings`, as it is typed: words, data, exit codes, and the file."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quarto_access.cli.arguments import parse
from quarto_access.cli.folders import settings_path
from quarto_access.cli.main import main
from quarto_access.cli.settings import manage, shown
from quarto_access.drivers.settings_file import SettingsFile
from quarto_access.drivers.synthesis import VoiceLost, installed_voices
from quarto_access.session.profiles import PROFILES, Profile, with_profile
from quarto_access.session.settings import (
    NAMES,
    NOTES,
    OTHER_VOICES,
    OWN_WORDS,
    VALUES,
    VOICES,
    Settings,
    SettingValue,
    value_of,
    with_value,
)
from quarto_access.speech.message import Message
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.settings import file_comments, setting_help

PHRASEBOOK = Phrasebook()
DONE, NOT_DONE, NOT_UNDERSTOOD = 0, 1, 2
EVERYTHING = ("profile", "preset", *NAMES)


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str

    @property
    def told(self) -> str:
        """What was told, in one row."""
        return " ".join((self.out or self.err).split())


class Command:
    """The command in a process of its own, with a folder of its own for its settings."""

    def __init__(self, folder: Path) -> None:
        self.environment = {
            **os.environ,
            "XDG_CONFIG_HOME": str(folder),
            "HOME": str(folder),
            "COLUMNS": "80",
        }
        self.path = folder / "quarto-access" / "settings.toml"

    def __call__(self, *words: str) -> Result:
        done = subprocess.run(  # noqa: S603  the tests name the words
            [sys.executable, "-m", "quarto_access", "settings", *words],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env=self.environment,
            text=True,
            encoding="utf-8",
            timeout=60,
            check=False,
        )
        assert "Traceback" not in done.stderr
        assert all(len(row) < 80 for row in done.stderr.splitlines())
        return Result(done.returncode, done.stdout, done.stderr)

    @property
    def kept(self) -> Settings:
        """What stands in the file."""
        return SettingsFile(self.path).load()


pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="The folder of settings is named by XDG on Linux."
)


@pytest.fixture
def command(tmp_path: Path) -> Command:
    return Command(tmp_path)


@pytest.mark.parametrize("words", [(), ("list",)])
def test_every_setting_is_told_with_what_it_does_and_takes(
    command: Command, words: tuple[str, ...]
) -> None:
    result = command(*words)
    assert (result.code, result.err) == (DONE, "")
    for name in EVERYTHING:
        value = "own" if name in ("profile", "preset") else shown(value_of(Settings(), name))
        help_ = PHRASEBOOK.render(setting_help(name))
        assert f"{name} is {value}. {help_} It takes " in result.told
    assert "It takes 100 to 425 in steps of 25." in result.told
    assert "It takes off or on." in result.told
    assert not any(re.search(rf"\b{note}\b", result.told) for note in NOTES)
    assert all(len(row) < 80 for row in result.out.splitlines())
    # to look changes nothing
    assert not command.path.exists()


def test_a_value_with_capitals_is_taken_in_any_case(command: Command) -> None:
    for text in ("pt-BR", "PT-br"):
        assert command("set", "language", text).code == DONE
        assert json.loads(command("get", "language", "--json").out)["value"] == "pt-BR"


def test_every_setting_is_told_as_data(command: Command) -> None:
    result = command("list", "--json")
    rows = [json.loads(row) for row in result.out.splitlines()]
    assert [row["name"] for row in rows] == [*EVERYTHING, *OTHER_VOICES, *OWN_WORDS]
    for row in rows[2:]:
        assert row["value"] == row["usual"] == value_of(Settings(), row["name"])
        known = VALUES.get(row["name"])
        assert row["values"] == (list(known) if known else None)
        assert row["help"] == PHRASEBOOK.render(setting_help(row["name"]))
    assert rows[0]["values"] == [profile.value for profile in PROFILES]
    assert rows[1]["values"] == ["children", "contest"]


def test_one_setting_is_changed_read_and_put_back(command: Command) -> None:
    assert command("set", "rate", "300") == Result(DONE, "rate is now 300.\n", "")
    assert command("get", "rate") == Result(DONE, "300\n", "")
    assert command("get", "rate", "--json").out == '{"name": "rate", "value": 300}\n'
    assert command("set", "mono", "ON") == Result(DONE, "mono is now on.\n", "")
    assert command("get", "mono", "--json").out == '{"name": "mono", "value": true}\n'
    assert command.kept == Settings(rate=300, mono=True)
    assert command("reset", "rate") == Result(DONE, "rate is now 200.\n", "")
    assert command.kept == Settings(mono=True)


def test_a_profile_is_set_told_and_left(command: Command) -> None:
    result = command("set", "profile", "deaf-blind")
    assert result.code == DONE
    assert "profile is now deaf-blind. speech is now braille." in result.told
    assert "sound_volume is now 0." in result.told
    assert "verbosity" not in result.told
    assert command.kept == with_profile(Settings(), Profile.DEAF_BLIND)
    assert command("get", "profile").out == "deaf-blind\n"
    assert command("set", "mono", "yes").code == DONE
    assert "profile is now own. speech is now auto." in command("reset", "profile").told
    assert command.kept == Settings(mono=True)


def test_to_reset_one_keeps_what_was_told_once_and_to_reset_all_forgets_it(
    command: Command,
) -> None:
    settings = Settings(rate=300, mono=True, introduced=True, offered=True, welcomed=True)
    assert SettingsFile(command.path).save(settings)
    command("reset", "rate")
    assert command.kept == Settings(mono=True, introduced=True, offered=True, welcomed=True)
    assert command("reset") == Result(DONE, "All settings are as usual again.\n", "")
    assert command.kept == Settings()


REFUSED: Mapping[tuple[str, ...], str] = {
    ("set", "rtae", "300"): "There is no setting called rtae. Did you mean rate? ",
    ("set", "Voice-Volume", "50"): (
        "There is no setting called Voice-Volume. Did you mean voice_volume? "
    ),
    ("get", "zzz"): "There is no setting called zzz. Possible are profile, preset, verbosity, ",
    ("reset", "welcomed"): "There is no setting called welcomed. ",
    ("set", "introduced", "on"): "There is no setting called introduced. ",
    ("get", "a\x1b[2Jb"): "There is no setting called a [2Jb. ",
    ("get", ""): "There is no setting called an empty word. ",
    ("set", "rate", "201"): "rate cannot be 201. It takes 100 to 425 in steps of 25.",
    ("set", "rate", "-5"): "rate cannot be -5. ",
    ("set", "rate", "9" * 5000): "rate cannot be 999",
    ("set", "mono", "1"): "mono cannot be 1. It takes off or on.",
    ("set", "speech", "silent"): "speech cannot be silent. It takes auto, print, direct, self ",
    ("set", "profile", "own"): "profile cannot be own. It takes beginner, brief, low-vision or ",
    ("set", "verbosity", ""): "verbosity cannot be an empty word. It takes short or long.",
    ("set", "verbosity"): "verbosity needs a value after it. It takes short or long.",
    ("set",): "The name of a setting is missing. ",
    ("get",): "The name of a setting is missing. ",
    ("show",): "No such command or option: show. ",
    ("list", "rate"): "No such command or option: rate. ",
    ("get", "rate", "mono"): "No such command or option: mono. ",
    ("set", "rate", "300", "325"): "No such command or option: 325. ",
    ("set", "rate", "300", "--json"): "No such command or option: --json. ",
    ("get", "rate", "--loud"): "No such command or option: --loud. ",
    ("list", "--json=1"): "--json stands alone, it takes no value.",
}


@pytest.mark.parametrize("words", REFUSED, ids=lambda words: " ".join(words)[:30])
def test_what_is_not_understood_is_told_and_changes_nothing(
    command: Command, words: tuple[str, ...]
) -> None:
    result = command(*words)
    assert (result.code, result.out) == (NOT_UNDERSTOOD, "")
    assert result.told.startswith(REFUSED[words])
    assert result.told.endswith(".")
    assert result.err.replace("\n", "").isprintable()
    assert not command.path.exists()


def test_a_voice_is_one_that_is_installed(command: Command) -> None:
    try:
        voice = installed_voices()[0].id
    except VoiceLost:
        result = command("set", "voice_en", "gmw/en")
        assert result.code == NOT_DONE
        assert result.told.startswith("voice_en was left as it is, because no synthesiser ")
        return
    assert command("set", "voice_en", voice).code == DONE
    assert command.kept == Settings(voice_en=voice)
    result = command("set", "voice_en", "nobody")
    assert result.code == NOT_UNDERSTOOD
    assert "It takes best, or a voice by the id that quarto-access voices tells." in result.told
    assert command("set", "voice_en", "best").code == DONE
    assert command.kept == Settings()


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "no folder"
    folder.write_text("", encoding="utf-8")
    result = Command(folder)("set", "rate", "300")
    assert (result.code, result.out) == (NOT_DONE, "")
    assert result.told.startswith("Your settings cannot be written to ")
    assert result.told.endswith(" Nothing has changed.")


@pytest.mark.parametrize("words", [("list",), ("get", "rate"), ("set", "rate", "300"), ("reset",)])
def test_a_file_that_cannot_be_read_is_told_and_left(
    command: Command, words: tuple[str, ...]
) -> None:
    # a folder cannot be read as a file, not even by root
    command.path.mkdir(parents=True)
    result = command(*words)
    assert (result.code, result.out) == (NOT_DONE, "")
    assert result.told.startswith("Your settings cannot be read from ")
    assert command.path.is_dir()


@pytest.mark.parametrize(
    ("text", "told", "after"),
    [
        ("rate = ", "Your settings could not be read, so everything is as usual. ", Settings()),
        (
            'rate = 300\nmono = 7\n"a\\nb" = 1\n',
            "Some of your settings could not be read and are as usual: mono, a b. ",
            Settings(rate=300),
        ),
    ],
)
def test_a_damaged_file_is_set_aside_in_words(
    command: Command, text: str, told: str, after: Settings
) -> None:
    command.path.parent.mkdir()
    command.path.write_text(text, encoding="utf-8")
    result = command("get", "rate", "--json")
    # data stay data
    assert (result.code, json.loads(result.out)["value"]) == (DONE, after.rate)
    words = " ".join(result.err.split())
    assert words == f"{told}Their file was kept as settings.damaged.toml."
    assert command.path.with_name("settings.damaged.toml").read_text(encoding="utf-8") == text
    assert command("get", "rate").err == ""
    assert command.kept == after


def test_settings_stand_in_their_file_below_what_they_are_for(command: Command) -> None:
    command("set", "rate", "300")
    text = command.path.read_text(encoding="utf-8")
    for name in NAMES:
        assert f"# {PHRASEBOOK.render(setting_help(name))}\n{name} = " in text
    notes = PHRASEBOOK.render(Message("setting-help-notes"))
    assert f"# {notes}\nintroduced = false\noffered = false\nwelcomed = false\n" in text
    assert tomllib.loads(text) == asdict(Settings(rate=300))


CHOICES = st.sampled_from(
    [(name, value) for name in NAMES if name not in VOICES for value in VALUES[name]]
)


def run(*words: str) -> str:
    """The command in this process."""
    out = StringIO()
    wrong: list[Message] = []
    manage(parse(["settings", *words]), PHRASEBOOK, out, wrong.append)
    assert wrong == []
    return out.getvalue()


@settings(deadline=None, max_examples=20)
@given(changes=st.lists(CHOICES, max_size=6))
def test_what_is_set_is_what_is_got(
    tmp_path_factory: pytest.TempPathFactory, changes: list[tuple[str, SettingValue]]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        expected = Settings()
        for name, value in changes:
            run("set", name, shown(value))
            expected = with_value(expected, name, value)
        for name in NAMES:
            assert run("get", name) == shown(value_of(expected, name)) + "\n"
            # what was told can be said again
            if name not in VOICES:
                run("set", name, run("get", name).rstrip("\n"))
        file = SettingsFile(settings_path(), file_comments(PHRASEBOOK))
        assert file.load() == expected
        assert file.damage == ()


def test_the_help_of_the_command_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == DONE
    assert "quarto-access settings list" in " ".join(capsys.readouterr().out.split())


def test_a_word_of_ones_own_is_kept_and_nothing_else_is_one(tmp_path: Path) -> None:
    command = Command(tmp_path)
    assert command("set", "own_dark", "gerillt").code == DONE
    assert "gerillt" in command("get", "own_dark").told
    for wrong in ("two words", "a1", "", "x" * 21):
        refused = command("set", "own_dark", wrong)
        assert refused.code == NOT_UNDERSTOOD
        assert "one word of up to 20 letters" in refused.told
    assert "gerillt" in command("get", "own_dark").told
