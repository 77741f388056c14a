"""`quarto-access saves`: what it tells, does and refuses, with its exit codes."""

import json
from pathlib import Path

import pytest
from transcript_files import FOLDER

from quarto_access.cli import main
from quarto_access.cli.folders import data_folder, saves_folder
from quarto_access.session.quarto.record_text import parse_record

SHELF = FOLDER / "shelf"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with four saved games, one of them left by a second program."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    saves_folder().mkdir(parents=True)
    for name in ("sunday", "torn", "tomorrow"):
        text = (SHELF / f"{name}.json").read_text(encoding="utf-8")
        (saves_folder() / f"{name}.json").write_text(text, encoding="utf-8")
    left = (SHELF / "game-2.json").read_text(encoding="utf-8")
    (data_folder() / "game-2.json").write_text(left, encoding="utf-8")
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The exit code of the command, what it said, and what it complained."""
    code = main(["saves", *words])
    out, err = capsys.readouterr()
    return code, " ".join(out.split()), " ".join(err.split())


@pytest.mark.usefixtures("home")
def test_every_saved_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys)
    assert (code, err) == (0, "")
    assert "Sunday: two players, 2 pieces placed, saved today." in out
    assert "game-2: against the computer, 2 pieces placed, saved today." in out
    assert "torn: cannot be gone on with, it is damaged. Written today." in out
    assert "tomorrow: cannot be gone on with, it is of a newer version of this program." in out
    assert run(capsys, "list") == (code, out, err)


@pytest.mark.usefixtures("home")
def test_the_list_is_also_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["saves", "--json"]) == 0
    items = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    faults = {item["name"]: item["fault"] for item in items}
    assert faults == {"Sunday": None, "game-2": None, "torn": "damaged", "tomorrow": "newer"}


def test_without_saved_games_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, out, _ = run(capsys)
    assert (code, out.startswith("No. No game is saved under a name.")) == (0, True)


@pytest.mark.usefixtures("home")
def test_a_game_is_deleted_only_when_that_is_sure(capsys: pytest.CaptureFixture[str]) -> None:
    file = saves_folder() / "sunday.json"
    code, _, err = run(capsys, "delete", "Sunday")
    assert (code, file.exists()) == (2, True)
    assert err.startswith("Sunday was not deleted yet, since it cannot be brought back.")
    code, out, _ = run(capsys, "delete", "sunday", "--yes")
    assert (code, out, file.exists()) == (0, "Deleted, Sunday.", False)
    assert run(capsys, "delete", "game-2", "--yes")[0] == 0
    assert not (data_folder() / "game-2.json").exists()


def test_a_game_is_written_to_a_new_file(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for kind in ("text", "record"):
        path = home / f"sunday.{kind}"
        code, out, _ = run(capsys, kind, "Sunday", str(path))
        assert code == 0
        assert out.startswith("Sunday is written to ")
        before = path.read_bytes()
        code, _, err = run(capsys, kind, "Sunday", str(path))
        assert code == 2
        assert "is there already" in err
        assert path.read_bytes() == before
    assert parse_record((home / "sunday.record").read_text(encoding="utf-8")).moves
    words = (home / "sunday.text").read_text(encoding="utf-8")
    assert words.startswith("New game, standard rules. Player 1 gives first.")
    assert "The game is not over." in words


BAD: dict[tuple[str, ...], tuple[int, str]] = {
    ("delete",): (2, "The name of a saved game is missing."),
    ("delete", "Monday", "--yes"): (2, "No. No saved game is called Monday."),
    ("delete", "sun", "--yes"): (2, "No. No saved game is called sun."),
    ("text", "Sunday"): (2, "The name of a file is missing."),
    ("text", "torn", "torn.txt"): (2, "No. torn is damaged, so nobody can go on with it."),
    ("record", "tomorrow", "a.json"): (2, "No. tomorrow is of a newer version"),
    ("delete", "t", "--yes"): (2, "No. More than one saved game begins like t."),
    ("burn",): (2, "saves cannot burn."),
    ("list", "all"): (2, "saves cannot list all."),
    ("text", "Sunday", "/no/such/folder/a.txt"): (1, "/no/such/folder/a.txt cannot be written"),
    ("--no",): (2, "No such command or option: --no."),
}


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("words", BAD, ids=" ".join)
def test_what_is_wrong_is_told_in_one_sentence(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(path.read_bytes() for path in data_folder().rglob("*.json"))
    code, out, err = run(capsys, *words)
    assert (code, out) == (BAD[words][0], "")
    assert err.startswith(BAD[words][1]), err
    assert "Traceback" not in err
    assert sorted(path.read_bytes() for path in data_folder().rglob("*.json")) == before
