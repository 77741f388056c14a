"""The command line: what it does, and one sentence for whatever is wrong with a word or a file."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from harness import PHRASEBOOK, MemoryBookmark, MemoryFiles

from board_fabrication.cli import main as workshop
from quarto_access.cli import main
from quarto_access.cli.arguments import parse
from quarto_access.cli.beginnings import begun_at
from quarto_access.cli.problems import DONE, NOT_UNDERSTOOD, NOT_WRITTEN
from quarto_access.drivers.store import FileStore
from quarto_access.kits import quarto
from quarto_access.rules.quarto.notation import format_position
from quarto_access.rules.quarto.state import State
from quarto_access.session.events import SaveSetAside, Welcomed
from quarto_access.session.quarto.record import RecordFault
from quarto_access.session.quarto.record_text import format_record, parse_record
from quarto_access.session.settings import Settings
from quarto_access.session.shell import Shell

CLAIMS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "oracles" / "quarto_claim_cases.json").read_text(encoding="utf-8")
)["items"]
GAME: dict[str, Any] = {
    "format": "quarto-access",
    "version": 1,
    "game": "quarto",
    "seats": {"A": "person", "B": "computer:easy"},
    "start": None,
    "ruleset": {
        "lines": 10,
        "attributes": ["colour", "shape", "height", "hollow"],
        "claims_per_window": 1,
    },
    "seed": 7,
    "moves": [{"by": "A", "do": "give", "piece": 4}, {"by": "B", "do": "place", "cell": 0}],
}
SAVED = format_record(parse_record(json.dumps(GAME)))
FOREVER = 30.0
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="needs the devices of a Unix system")


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> "Command":
    return Command(capsys)


class Command:
    """The command itself, in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str | Path) -> Result:
        code = main([str(word) for word in words])
        out, err = self._capsys.readouterr()
        return Result(code, out, err)


def started(
    words: Sequence[str | Path],
    env: Mapping[str, str] | None = None,
    stdout: int | Any = subprocess.PIPE,  # noqa: ANN401  a file of any kind
) -> Result:
    """The command in a process of its own, without a terminal."""
    done = subprocess.run(  # noqa: S603  the tests name the words
        [sys.executable, "-m", "quarto_access", *map(str, words)],
        stdin=subprocess.DEVNULL,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={**os.environ, **(env or {})},
        timeout=FOREVER,
        check=False,
    )
    # nothing was caught of what went into a file; characters of other encodings do not matter
    out, err = ((data or b"").decode("utf-8", "replace") for data in (done.stdout, done.stderr))
    return Result(done.returncode, out, err)


def sentence(result: Result, code: int = NOT_UNDERSTOOD) -> str:
    """What was told about a problem: once, in rows that can be read aloud, and nothing else."""
    assert result.code == code, result
    assert result.out == ""
    assert "Traceback" not in result.err
    assert "Something went wrong" not in result.err
    rows = result.err.split("\n")
    assert rows.pop() == ""
    assert 0 < len(rows) <= 4, rows
    assert all(row.isprintable() and 0 < len(row) < 80 for row in rows), rows
    words = " ".join(rows)
    assert words.endswith(".")
    return words


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(SAVED, encoding="utf-8")
    return path


def test_help_can_be_read_aloud(command: Command) -> None:
    for words in (("--help",), ("-h",), ("help",), ("play", "--help"), ("replay", "-h")):
        result = command(*words)
        assert result.code == DONE
        assert result.err == ""
        rows = result.out.splitlines()
        assert all(row.isprintable() and 8 <= len(row) < 80 for row in rows if row != rows[-1])
        # no tables, brackets or columns, which would be read sign by sign
        assert not re.search(r"[\[\]{}|<>*_=]|  ", result.out)
        for option in ("against", "level", "verbosity", "seed", "start", "save", "transcript"):
            assert f"--{option} " in result.out
        assert "replay FILE" in result.out
        assert "--json" in result.out


def test_the_version_says_whose_game_it_is_not(command: Command) -> None:
    result = command("--version")
    assert result.code == DONE
    words = " ".join(result.out.split())
    assert re.match(r"Quarto Access \d+\.\d+\.\d+\. ", words)
    assert "unofficial" in words
    assert "not connected with the publisher" in words


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bogus"], "No such command or option: --bogus. "),
        (["bogus"], "No such command or option: bogus. "),
        (["play", "replay"], "No such command or option: replay. "),
        (["--seed", "1", "-x"], "No such command or option: -x. "),
        (["--sav", "x"], "No such command or option: --sav. "),
        ([""], "No such command or option: an empty word. "),
        (["a\nb\x1b[2J"], "No such command or option: a b [2J. "),
        (["x" * 5000], "No such command or option: xxx"),
        (["replay", "a.json", "b.json"], "No such command or option: b.json. "),
        (["--seed", "x"], "--seed cannot be x. It takes a whole number."),
        (["--seed", "1.5"], "--seed cannot be 1.5. "),
        (["--seed="], "--seed cannot be an empty word. "),
        (["--level", "hard"], "--level cannot be hard. It takes easy or normal."),
        (["--against", "me"], "--against cannot be me. It takes person or computer."),
        (["--verbosity", ""], "--verbosity cannot be an empty word. It takes short or long."),
        (["--seed"], "--seed needs a value after it. "),
        (["play", "--save"], "--save needs a value after it. "),
        (["--level", "--seed"], "--level needs a value after it. "),
        (["replay", "a.json", "--json=1"], "--json stands alone, it takes no value."),
        (["replay"], "The name of a file is missing. "),
        (["replay", ""], "The name of a file is missing. "),
        (["--save", ""], "The name of a file is missing. "),
        (["replay", "--json"], "The name of a file is missing. "),
    ],
)
def test_words_that_are_not_understood(command: Command, words: list[str], told: str) -> None:
    assert sentence(command(*words)).startswith(told)


def faulty(**changes: object) -> str:
    return json.dumps({**GAME, **changes})


FAULTS: Mapping[RecordFault, tuple[str, str]] = {
    RecordFault.NOT_JSON: (SAVED[:-20], "it is cut off or is no JSON text"),
    RecordFault.DUPLICATE_KEY: ('{"game": 1, "game": 2}', "something stands in it twice, game"),
    RecordFault.NOT_A_RECORD: ('{"game": "quarto"}', "something is missing or wrong, ruleset"),
    RecordFault.OTHER_FORMAT: (faulty(format="chess"), "it is of another program"),
    RecordFault.OTHER_GAME: (faulty(game="chess"), "it is of another game"),
    RecordFault.NEWER_VERSION: (faulty(version=2), "it is of a newer version of this program"),
    RecordFault.BAD_RULESET: (faulty(ruleset={"lines": 11}), "its rules are not known, lines"),
    RecordFault.BAD_SEATS: (faulty(seats={"A": "person"}), "its players are not known, B"),
    RecordFault.BAD_CLOCK: (faulty(clock={"sand": 60}), "its clock is not known, sand"),
    RecordFault.BAD_NAMES: (
        faulty(names={"A": "Anna"}),
        "the names of its players are not two different names",
    ),
    RecordFault.BAD_SEED: (faulty(seed="x"), "its seed is no number"),
    RecordFault.BAD_LOT: (faulty(lot="dice"), "its lot is not known"),
    RecordFault.BAD_START: (faulty(start="1b4f"), "its first position is wrong"),
    RecordFault.BAD_MOVE: (faulty(moves=[{"by": "A", "do": "fly"}]), "move 1 is no move"),
}


@pytest.mark.parametrize("fault", RecordFault)
@pytest.mark.parametrize("words", [("replay",), ("replay", "--json")])
def test_a_file_that_is_no_record(
    command: Command, tmp_path: Path, fault: RecordFault, words: tuple[str, ...]
) -> None:
    text, told = FAULTS[fault]
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    words_heard = sentence(command(*words, path))
    assert f" is not a saved game: {told}. The file was left as it is." in words_heard
    assert path.read_text(encoding="utf-8") == text


def test_a_save_that_is_cut_anywhere_is_told(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "cut.json"
    for length in range(len(SAVED.rstrip())):
        path.write_text(SAVED[:length], encoding="utf-8")
        assert " is not a saved game: " in sentence(command("replay", path))
    path.write_text(SAVED, encoding="utf-8")
    assert command("replay", path).code == DONE


def test_a_usual_save_that_is_cut_anywhere_is_set_aside(tmp_path: Path) -> None:
    for length in range(1, len(SAVED.rstrip())):
        folder = tmp_path / str(length)
        folder.mkdir()
        path = folder / "game.json"
        path.write_text(SAVED[:length], encoding="utf-8")
        house, _, _ = quarto(
            FileStore(path), MemoryBookmark(), PHRASEBOOK, count(1), "easy", files=MemoryFiles()
        )
        shell = Shell(house, settings=Settings(welcomed=True))
        assert shell.begin() == (SaveSetAside(), Welcomed(None))
        assert [file.name for file in folder.iterdir()] == ["game-1.json"]
        assert (folder / "game-1.json").read_text(encoding="utf-8") == SAVED[:length]
        # and the game starts, and is kept
        shell.press(("2",))
        shell.keep()
        assert parse_record(path.read_text(encoding="utf-8")).moves == ()


CONTENTS = {
    "empty": (b"", "it is cut off or is no JSON text"),
    "10 kB": (b"x" * 10_240, "it is cut off or is no JSON text"),
    "deep": (b"[" * 100_000, "it is cut off or is no JSON text"),
    "binary": (bytes(range(256)) * 40, "it is no text"),
    "latin-1": ("caf\u00e9".encode("latin-1"), "it is no text"),
    "with a zero": (b'{"game": "quarto\0"}', "it is no text"),
    "very large": (b" " * 30_000_000, "it is too large to be a game"),
    "a huge number": (b"9" * 10_000, "it is cut off or is no JSON text"),
}


@pytest.mark.parametrize("name", CONTENTS)
def test_files_with_odd_content(command: Command, tmp_path: Path, name: str) -> None:
    data, told = CONTENTS[name]
    path = tmp_path / "odd.json"
    path.write_bytes(data)
    words = sentence(command("replay", path))
    assert f": {told}. " in words
    assert path.read_bytes() == data


ODD_NAMES = ("my saved game.json", "partie d'\u00e9t\u00e9 \u2660.json", "  two  .json")
POSIX_NAMES = ("two\nrows.json", "\x1b[31mred.json", "tab\t.json", "-dash.json", "a,b. c.json")


@pytest.mark.parametrize("name", ODD_NAMES + (POSIX_NAMES if sys.platform != "win32" else ()))
def test_file_names_of_any_kind(command: Command, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    assert "cannot be read: there is no such file or folder." in sentence(command("replay", path))
    path.write_text(SAVED, encoding="utf-8")
    result = command("replay", path)
    assert (result.code, result.err) == (DONE, "")
    path.write_text(SAVED[:30], encoding="utf-8")
    assert "is not a saved game" in sentence(command("replay", path))


def test_files_that_cannot_be_read(command: Command, tmp_path: Path, saved: Path) -> None:
    assert sentence(command("replay", tmp_path)).endswith(
        "cannot be read: it is a folder. Check the name of the file."
    )
    assert "a part of its path is not a folder" in sentence(command("replay", saved / "x"))
    assert "its name is too long" in sentence(command("replay", tmp_path / ("x" * 300)))


STARTS = {
    "too short": ("1b4f", "it has no four groups of four pieces"),
    "a piece twice": ("11--/----/----/----", "piece 1 stands in it twice"),
    "in hand and placed": ("1---/----/----/---- 1", "piece 1 is in hand and on the board"),
    "rules": ("1---/----/----/---- 2 club", "there are no rules called club"),
    "attribute": ("1---/----/----/---- 2 standard size", "there is no attribute called size"),
    "cut record": (SAVED[:50], "it is cut off or is no JSON text"),
    "empty": ("", "it has no four groups of four pieces"),
}


@pytest.mark.parametrize("name", STARTS)
def test_a_start_that_is_none(command: Command, tmp_path: Path, name: str) -> None:
    text, told = STARTS[name]
    path = tmp_path / "start.txt"
    path.write_text(text, encoding="utf-8")
    assert f": {told}." in sentence(command("play", "--start", path))
    assert path.read_text(encoding="utf-8") == text


UNWRITABLE = {
    "no folder": ("missing/game.json", "there is no such file or folder"),
    "a file as folder": ("game.json/game.json", "a part of its path is not a folder"),
    "a folder": (".", "it is a folder"),
    "long": ("x" * 300, "its name is too long"),
}
UNWRITABLE_DEVICES = {
    # nothing can be created here, not even by root
    "proc": ("/proc/game.json", "there is no such file or folder"),
    "null": ("/dev/null", "it is no ordinary file"),
}


@pytest.mark.parametrize(
    ("place", "told"),
    [*UNWRITABLE.values(), *(UNWRITABLE_DEVICES.values() if sys.platform == "linux" else ())],
)
def test_a_save_that_cannot_be_written(
    command: Command, saved: Path, place: str, told: str
) -> None:
    words = sentence(command("--save", saved.parent / place), NOT_WRITTEN)
    assert words.endswith(f"cannot be written: {told}. Choose another file or folder.")
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]
    assert saved.read_text(encoding="utf-8") == SAVED


def test_a_replay_tells_every_move_and_the_end(command: Command, saved: Path) -> None:
    result = command("replay", saved)
    assert (result.code, result.err) == (DONE, "")
    first, *_, last = result.out.splitlines()
    assert first == "You give first. Choose a piece for the computer."
    assert "Computer on a1" in result.out
    assert last.startswith("The game is not over. ")
    assert saved.read_text(encoding="utf-8") == SAVED
    assert command("replay", saved, "--verbosity", "long").out != result.out


@pytest.mark.parametrize("item", CLAIMS, ids=[str(item["title"]) for item in CLAIMS])
def test_a_replay_as_data_answers_as_expected(
    command: Command, tmp_path: Path, item: dict[str, Any]
) -> None:
    path = tmp_path / "item.json"
    record = {"game": "quarto", "ruleset": item["config"], "moves": item["events"]}
    path.write_text(json.dumps(record), encoding="utf-8")
    result = command("replay", path, "--json")
    assert (result.code, result.err) == (DONE, "")
    *rows, last = map(json.loads, result.out.splitlines())
    expected = [
        {"index": index, **{key: value for key, value in event.items() if key != "expect"}}
        | {"answer": event["expect"]}
        for index, event in enumerate(item["events"])
    ]
    assert rows == expected
    assert last == {"final": item["final"]}


def test_a_replay_as_data_tells_what_was_taken_back(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    undo, redo = {"by": "A", "do": "undo", "plies": 2}, {"by": "A", "do": "redo"}
    resign = {"by": "A", "do": "resign"}
    moves = [*GAME["moves"], undo, undo, redo, redo, resign, {**undo, "plies": 1}]
    path.write_text(json.dumps({**GAME, "moves": moves}), encoding="utf-8")
    lines = [json.loads(line) for line in command("replay", "--json", path).out.splitlines()]
    told = [(line["do"], line.get("plies"), line["answer"]) for line in lines[:-1]]
    assert told == [
        ("give", None, "ok"),
        ("place", None, "ok"),
        ("undo", 2, "ok"),
        ("undo", 2, "refused:nothing_done"),
        ("redo", None, "ok"),
        ("redo", None, "refused:nothing_undone"),
        ("resign", None, "loss"),
        ("undo", 1, "ok"),
    ]
    assert lines[-1] == {"final": {"status": "running", "winner": None}}


def test_a_replay_in_a_process_of_its_own(saved: Path) -> None:
    result = started(["replay", saved, "--json"])
    assert (result.code, result.err) == (DONE, "")
    assert json.loads(result.out.splitlines()[-1]) == {
        "final": {"status": "running", "winner": None}
    }


def test_without_a_terminal_nobody_can_play() -> None:
    for words in ([], ["play", "--against", "person"]):
        told = sentence(started(words))
        assert told.startswith("There is no terminal to play in: ")


@POSIX
@pytest.mark.parametrize("words", [["--help"], ["replay"], ["replay", "--json"]])
def test_output_into_a_full_device(saved: Path, words: list[str]) -> None:
    files = [saved] if words[0] == "replay" else []
    with Path("/dev/full").open("wb") as full:
        told = sentence(started([*words, *files], stdout=full), NOT_WRITTEN)
    assert told.startswith("What this program says cannot be written: the disk is full. ")


@POSIX
@pytest.mark.parametrize("words", [["--help"], ["replay", "--json"]])
def test_output_that_nobody_reads_is_no_reason_to_complain(saved: Path, words: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        files = [saved] if words[0] == "replay" else []
        result = started([*words, *files], stdout=writer)
    finally:
        os.close(writer)
    # as everywhere: `quarto-access replay game.json | head -1` is no mistake
    assert (result.code, result.err) == (NOT_WRITTEN, "")


LOCALES: Mapping[str, dict[str, str]] = {
    "LANG=C": {"LANG": "C"},
    "ASCII": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "cp1252": {"PYTHONIOENCODING": "cp1252:strict", "PYTHONUTF8": "0"},
}


@pytest.mark.parametrize("name", LOCALES)
def test_locales_of_any_kind(tmp_path: Path, name: str) -> None:
    path = tmp_path / "\u00e9t\u00e9 \u2660.json"
    missing = started(["replay", path], env=LOCALES[name])
    assert "cannot be read: there is no such file or folder." in sentence(missing)
    path.write_text(SAVED, encoding="utf-8")
    result = started(["replay", path], env=LOCALES[name])
    assert (result.code, result.err) == (DONE, "")
    assert "Computer on a1" in result.out


@pytest.mark.parametrize(
    "words",
    [
        ("check",),
        ("check", "--json", "--set", "cell=20"),
        ("check", "--set", "cell=x"),
        ("describe", "--lang", "hu"),
        ("--help",),
        ("chek",),
        ("make",),
        (),
    ],
)
def test_the_workshop_is_reached_by_the_same_words(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    answers: list[tuple[int, str, str]] = []
    for run in (lambda: main(["fabricate", *words]), lambda: workshop(list(words))):
        code = run()
        out, err = capsys.readouterr()
        answers.append((code, out, err))
    assert answers[0] == answers[1]
    assert answers[0][1] or answers[0][2]
    assert "quarto-access:" not in answers[0][1]


def test_the_workshop_writes_the_same_files(tmp_path: Path) -> None:
    for command, folder in (("quarto_access", "one"), ("board_fabrication", "two")):
        words = ["fabricate"] if command == "quarto_access" else []
        words += ["coupon", str(tmp_path / folder), "--format", "svg"]
        done = subprocess.run(  # noqa: S603  the tests name the words
            [sys.executable, "-m", command, *words], capture_output=True, check=False, timeout=60
        )
        assert (done.returncode, done.stderr) == (0, b"")
    one, two = ({p.name: p.read_bytes() for p in (tmp_path / f).iterdir()} for f in ("one", "two"))
    assert one == two != {}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--names", "Anna"), "Two names are needed, of letters, with a comma between them."),
        (("--names", "Anna,anna"), "Both names are the same"),
        (("--names",), "--names needs a value after it."),
        (("--first", "Anna"), "--first cannot be Anna. It takes 1, 2 or lot."),
        (
            ("--names", "Anna,Béla", "--first", "Eve"),
            "--first cannot be Eve. It takes Anna, Béla, 1, 2 or lot.",
        ),
        (("--against", "computer"), "No such command or option: --against."),
        (("--start", "11--/----/----/----"), "11--/----/----/---- is no file that can be read"),
        (("--start", "a1 tall"), "a1 tall is no file that can be read, and as a position it is"),
        (("--start", ""), "The name of a file is missing."),
        (("--start", "none.txt"), "there is no such file"),
    ],
)
def test_what_a_game_at_a_real_board_cannot_begin_with(
    command: Command, words: tuple[str, ...], told: str
) -> None:
    result = command("table", *words)
    assert (result.code, result.out) == (NOT_UNDERSTOOD, "")
    assert told in " ".join(result.err.split())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1b4f/----/----/---- 7 standard", "1b4f/----/----/---- 7 standard"),
        ("----/----/----/0123", "----/----/----/0123 - standard"),
        (
            "hand tall dark round hollow, a1 short light round solid",
            "0---/----/----/---- d standard",
        ),
    ],
)
@pytest.mark.parametrize("game", ["play", "table"])
def test_a_game_begins_at_a_position_that_is_typed(text: str, expected: str, game: str) -> None:
    start = parse([game, "--start", text]).start
    assert start
    state = begun_at(start, PHRASEBOOK)
    assert isinstance(state, State)
    assert format_position(state) == expected


def test_a_file_comes_before_a_position(tmp_path: Path) -> None:
    path = tmp_path / "b1 tall dark"
    path.write_text("----/----/----/0123")
    state = begun_at(str(path), PHRASEBOOK)
    assert isinstance(state, State)
    assert state.board.count() == 4
