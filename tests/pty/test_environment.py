"""The program in terminals, folders and locales of all kinds, and its files from game to game."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from heard_games import sentence
from terminals import HOME_SAVE, PROGRAM, Game, environment, said, sentences

from quarto_access.session.quarto.record import Record
from quarto_access.session.quarto.record_text import parse_record

pytestmark = pytest.mark.pty

WELCOME = "Quarto Access. Enter, play the computer. 2, two players. Question mark, help."
ENDS_WITHIN = 5.0
SHELL = "/bin/sh"


def read(path: Path) -> Record:
    return parse_record(path.read_text(encoding="utf-8"))


def through_shell(redirection: str) -> tuple[str, ...]:
    """The program as a shell starts it, with its output sent elsewhere."""
    return (SHELL, "-c", f'exec "$0" "$@" {redirection}', *PROGRAM)


ENVIRONMENTS: Mapping[str, dict[str, str]] = {
    "LANG=C": {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "cp1252 and TERM=dumb": {"PYTHONIOENCODING": "cp1252", "TERM": "dumb"},
    "no TERM": {"TERM": ""},
}


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_any_terminal_and_locale_will_do(tmp_path: Path, name: str) -> None:
    env = {
        key: value for key, value in environment(tmp_path, **ENVIRONMENTS[name]).items() if value
    }
    with Game(tmp_path, env=env) as game:
        assert game.opened() == WELCOME
        game.press("2")
        game.give(5)
        game.place(0)
        game.send("C-d")
        assert game.ended(ENDS_WITHIN) == 0
        # not even a terminal that cannot do anything gets a control sequence
        assert b"\x1b" not in game.output
        assert game.output.isascii()
        assert len(game.record.moves) == 2


def test_without_a_home_folder_the_data_folder_serves(tmp_path: Path) -> None:
    folders = {"XDG_DATA_HOME": tmp_path / "data", "XDG_CONFIG_HOME": tmp_path / "config"}
    env = environment(tmp_path, **{name: str(folder) for name, folder in folders.items()})
    del env["HOME"]
    with Game(tmp_path, env=env) as game:
        game.opened()
        game.press("2")
        game.send("C-d")
        assert game.ended(ENDS_WITHIN) == 0
    assert read(tmp_path / "data" / "quarto-access" / "game.json").moves == ()


def test_a_home_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    # nothing can be created here, not even by root
    with Game(tmp_path, env=environment(Path("/proc"))) as game:
        assert game.opened() == sentence("welcome-first")
        before = len(game.output)
        game.press("2")
        game.give(3)
        game.place(0)
        assert said(game.output[before:]).count("The game cannot be saved. It goes on.") == 1
        assert game.press("C-c") == "Not saved. Press again to quit all the same."
        game.send("C-c")
        assert game.ended(ENDS_WITHIN) == 1
        assert game.output.endswith(b"\r\nNot saved. Goodbye.\r\n")
        assert game.run.settings() == game.run.before


@pytest.mark.parametrize("option", ["--save", "--transcript"])
def test_a_file_that_cannot_be_written_is_told_first(tmp_path: Path, option: str) -> None:
    with Game(tmp_path, option, str(tmp_path / "no-folder" / "file.json")) as game:
        assert game.ended(ENDS_WITHIN) == 1
        told = said(game.output)
        assert "cannot be written: there is no such file or folder. Choose another" in told
        assert game.run.settings() == game.run.before
    assert not (tmp_path / HOME_SAVE).exists()


def test_a_transcript_into_a_full_device_is_told_once(tmp_path: Path) -> None:
    with Game(tmp_path, "--transcript", "/dev/full") as game:
        game.opened()
        game.press("2")
        game.give(3)
        game.place(0)
        game.send("C-d")
        assert game.ended(ENDS_WITHIN) == 1
        told = said(game.output)
        assert told.count("The transcript cannot be written. The game goes on.") == 1
        assert told.endswith("Saved. Goodbye.")
        assert len(game.record.moves) == 2


@pytest.mark.parametrize(
    ("redirection", "problem"),
    [
        (">/dev/full", "the disk is full"),
        (">&-", "its output is closed"),
    ],
)
def test_words_that_go_nowhere_end_the_program(
    tmp_path: Path, redirection: str, problem: str
) -> None:
    with Game(tmp_path, program=through_shell(redirection)) as game:
        assert game.ended(ENDS_WITHIN) == 1
        told = said(game.output)
        assert told.startswith(f"What this program says cannot be written: {problem}. ")
        assert told.count(".") == 2
        assert game.run.settings() == game.run.before


def test_without_an_error_output_the_program_plays(tmp_path: Path) -> None:
    with Game(tmp_path, program=through_shell("2>&-")) as game:
        assert game.opened() == WELCOME
        game.send("C-d")
        assert game.ended(ENDS_WITHIN) == 0


def test_a_usual_save_that_is_cut_is_set_aside_in_words(tmp_path: Path) -> None:
    save = tmp_path / HOME_SAVE
    save.parent.mkdir(parents=True)
    save.write_text('{"format": "quarto-access", "ver', encoding="utf-8")
    with Game(tmp_path) as game:
        assert game.opened() == (f"The saved game could not be read, its file is kept. {WELCOME}")
        game.press("2")
        game.give(3)
        assert len(game.record.moves) == 1
    aside = save.with_name("game-1.json")
    assert aside.read_text(encoding="utf-8") == '{"format": "quarto-access", "ver'


def test_a_game_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "our d\u00e9but.json"
    play = ("play", "--against", "person", "--save", str(path))
    with Game(tmp_path, *play) as game:
        game.opened()
        game.give(3)
        game.place(5)
        game.give(6)
        game.send("C-d")
        assert game.ended(ENDS_WITHIN) == 0
    before = read(path)
    with Game(tmp_path, "play", "--start", str(path), "--save", str(path)) as game:
        assert game.opened().startswith("The game goes on. ")
        assert game.press("s") == "Turn of Player 1, place tall light square solid. 14 left."
        game.place(6)
        game.send("C-d")
        assert game.ended(ENDS_WITHIN) == 0
    assert read(path).moves[:-1] == before.moves
    # the file is the same one, so nothing had to be set aside, and the usual file was not touched
    assert [file.name for file in tmp_path.glob("*.json")] == [path.name]
    assert not (tmp_path / HOME_SAVE).exists()


def test_a_new_game_leaves_an_old_file_under_another_name(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("something of mine", encoding="utf-8")
    with Game(tmp_path, "play", "--against", "person", "--save", str(path)) as game:
        game.opened()
        game.send("C-d")
        assert game.ended(ENDS_WITHIN) == 0
    assert read(path).moves == ()
    assert (tmp_path / "game-1.json").read_text(encoding="utf-8") == "something of mine"


def test_a_game_begins_at_a_position(tmp_path: Path) -> None:
    start = tmp_path / "start.txt"
    start.write_text("1b7f/----/----/---- 4 standard\n", encoding="utf-8")
    with Game(tmp_path, "play", "--against", "person", "--start", str(start)) as game:
        game.opened()
        assert "place tall light round solid. 11 left." in game.press("s")
        assert "tall dark square hollow, d1" in game.press("d")
        # a line that was complete before is dead
        game.press("q")
        game.press("1")
        assert game.press("Enter").startswith("No. Row 1 is too old.")
    assert start.read_text(encoding="utf-8") == "1b7f/----/----/---- 4 standard\n"


def test_a_record_of_two_computers_is_no_game_to_go_on_with(tmp_path: Path) -> None:
    start = tmp_path / "start.json"
    seats = {"A": "computer:easy", "B": "computer:normal"}
    ruleset = {"lines": 10, "attributes": ["colour"]}
    no_moves: list[object] = []
    record = {"game": "quarto", "ruleset": ruleset, "seats": seats, "moves": no_moves}
    start.write_text(json.dumps(record), encoding="utf-8")
    with Game(tmp_path, "--start", str(start)) as game:
        assert game.ended(ENDS_WITHIN) == 2
        assert "its players are not known, computer:normal." in said(game.output)


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    told: list[list[str]] = []
    for number in range(2):
        home = tmp_path / str(number)
        home.mkdir()
        transcript = home / "said.json"
        with Game(home, "play", "--seed", "5", "--transcript", str(transcript)) as game:
            game.opened()
            for _ in range(4):
                game.press("e Enter")
            game.send("C-d")
            assert game.ended(ENDS_WITHIN) == 0
        told.append(sentences(transcript))
    assert told[0] == told[1]
