"""The judge and games by message speak, and understand, the words that a person has chosen."""

import json
import re
from pathlib import Path

import pytest

from quarto_access.cli.folders import settings_path
from quarto_access.cli.main import main
from quarto_access.drivers.settings_file import SettingsFile
from quarto_access.session.settings import COLOURS, Settings

OWN = {"colour": "own", "own_light": "silky", "own_dark": "grooved"}
CHOICES = {
    "orange-blue": ("orange", "blue"),
    "striped": ("plain", "striped"),
    "ringed": ("plain", "ringed"),
    "pinned": ("plain", "pinned"),
    "rough": ("smooth", "rough"),
    "own": ("silky", "grooved"),
    "light-dark": ("light", "dark"),
}


class Command:
    """A command in this process, with settings of its own."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str | Path) -> str:
        main([*map(str, words)])
        out, err = self._capsys.readouterr()
        return " ".join((out + err).split())


@pytest.fixture
def command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Command:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return Command(capsys)


def keep(settings: Settings) -> None:
    SettingsFile(settings_path()).write(settings)


def chosen(colour: str, sizes: str = "tall-short") -> Settings:
    settings = {"colour": colour, "sizes": sizes, **(OWN if colour == "own" else {})}
    return Settings(**settings)  # pyright: ignore[reportArgumentType]  all of them are words


@pytest.mark.parametrize("colour", CHOICES)
def test_a_position_is_judged_in_the_chosen_words(command: Command, colour: str) -> None:
    keep(chosen(colour))
    low, high = CHOICES[colour]
    told = command("judge", "1357/----/----/---- -")
    assert f"all {high}" in told
    assert f"short {high} round solid" in told
    told = command("judge", "0246/----/----/---- -")
    assert f"all {low}" in told
    for word, code in ((low, "0"), (high, "1")):
        typed = command("judge", "a1", "short", word, "round", "solid,", "hand", "tall", "solid")
        assert "not said" in typed
        by_words = command("judge", "--json", f"a1 short {word} round solid")
        assert json.loads(by_words)["ok"]
        assert command("judge", f"a1 short {word} round solid, counting colour") == command(
            "judge", f"{code}---/----/----/---- - standard colour"
        )


def test_all_choices_but_no_colour_are_tried() -> None:
    assert {*CHOICES, "ignored"} == set(COLOURS)


def test_what_is_wrong_is_told_in_the_chosen_words_too(command: Command) -> None:
    keep(chosen("striped", "big-small"))
    assert "big striped round hollow piece stands on a1, b1" in command(
        "judge", "dd--/----/----/---- -"
    )
    assert "it is not said: marking" in command("judge", "a1 big round hollow")


def test_heights_are_told_as_chosen(command: Command) -> None:
    keep(chosen("light-dark", "big-small"))
    assert "all big" in command("judge", "4567/----/----/---- -")
    assert "all small" in command("judge", "0123/----/----/---- -")


@pytest.mark.parametrize("colour", CHOICES)
def test_a_game_by_message_is_told_and_typed_in_the_chosen_words(
    command: Command, tmp_path: Path, colour: str
) -> None:
    keep(chosen(colour, "big-small"))
    low, high = CHOICES[colour]
    game = tmp_path / "game.json"
    command("message", "new", "--file", game, "--first", "me", "--seed", "1")
    told = command("message", game, f"give big {high} round hollow")
    assert f"You gave the big {high} round hollow piece." in told
    assert " - d " in told
    board = command("message", game)
    assert f"small {low}" in board.lower()


def test_the_rules_of_a_contest_are_told_and_sent(command: Command, tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.json", tmp_path / "other.json"
    begun = command("message", "new", "--file", mine, "--rules", "advanced loses two")
    assert "A false call loses the game." in begun
    line = begun[begun.index("quarto ", begun.index("Send") if "Send" in begun else 0) :]
    line = line[line.rindex("quarto ") :]
    assert " 0 advanced+loses+two " in line
    joined = command("message", other, line)
    assert "2 full lines may be called in each moment. A false call loses the game." in joined


@pytest.mark.parametrize("text", ["colour = 7\n", "colour = ", 'colour = "pink"\n'])
def test_settings_that_cannot_be_read_are_left_alone(command: Command, text: str) -> None:
    path = settings_path()
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    assert "all dark" in command("judge", "1357/----/----/---- -")
    assert path.read_text(encoding="utf-8") == text
    assert [one.name for one in path.parent.iterdir()] == [path.name]


def test_the_chosen_words_are_said_in_the_language_asked_for(command: Command) -> None:
    keep(chosen("striped"))
    told = command("judge", "1357/----/----/---- -", "--lang", "hu")
    assert "csíkos" in told
    assert not re.search(r"\b(?:all|striped)\b", told)
