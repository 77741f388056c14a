"""The files of saved games, and those that are written down for a person."""

import os
from datetime import date, timedelta
from pathlib import Path

import pytest

from quarto_access.drivers.files import write_new
from quarto_access.drivers.shelf import FileShelf, today


def shelf(folder: Path, day: date | None = None, playing: str = "game.json") -> FileShelf:
    """A shelf in a folder, beside a game."""
    return FileShelf(
        folder / "saves",
        folder / "written",
        lambda: folder / playing,
        lambda: day or today(),
    )


def names(files: FileShelf) -> list[str]:
    """The names of what lies there."""
    return [one.stem for one in files.saves()]


def test_a_save_is_never_written_over(tmp_path: Path) -> None:
    files = shelf(tmp_path)
    assert files.add("one", "first")
    assert files.add("one", "second") is None
    assert [one.text for one in files.saves()] == ["first"]
    assert files.write("game", ".txt", "a") == "game.txt"
    assert files.write("game", ".txt", "b") == "game-2.txt"
    assert (tmp_path / "written" / "game.txt").read_text(encoding="utf-8") == "a"
    assert not list(tmp_path.rglob("*.tmp"))


def test_the_latest_comes_first_and_tells_its_days(tmp_path: Path) -> None:
    files = shelf(tmp_path, today() + timedelta(days=3))
    files.add("old", "1")
    files.add("new", "2")
    old = tmp_path / "saves" / "old.json"
    os.utime(old, (old.stat().st_atime, old.stat().st_mtime - 2 * 86400))
    assert [(one.stem, one.days) for one in files.saves()] == [("new", 3), ("old", 5)]


def test_games_with_a_number_are_there_and_the_one_that_is_played_is_not(tmp_path: Path) -> None:
    for name in ("game.json", "game-2.json", "game-x.json", "game-3.txt", "settings.json"):
        (tmp_path / name).write_text("{}", encoding="utf-8")
    # of a save that was cut off with the power, the journal is left
    (tmp_path / "game-4.json.journal").write_text("line\n", encoding="utf-8")
    assert sorted(names(shelf(tmp_path))) == ["game-2", "game-4"]


def test_what_cannot_be_read_is_in_the_list(tmp_path: Path) -> None:
    files = shelf(tmp_path)
    files.add("fine", "text")
    (tmp_path / "saves" / "odd.json").write_bytes(b"\xff\xfe\x00")
    assert {one.stem: one.text for one in files.saves()} == {"fine": "text", "odd": None}


def test_only_what_is_in_the_list_is_removed(tmp_path: Path) -> None:
    files = shelf(tmp_path)
    files.add("one", "1")
    mine = tmp_path / "mine.json"
    mine.write_text("mine", encoding="utf-8")
    assert not files.remove(str(mine))
    assert mine.exists()
    (key,) = (one.key for one in files.saves())
    assert files.remove(key)
    assert files.saves() == ()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("in the way", encoding="utf-8")
    (tmp_path / "written").write_text("in the way", encoding="utf-8")
    files = shelf(tmp_path)
    assert files.add("one", "1") is False
    assert files.write("game", ".txt", "a") is None


def test_where_there_are_no_second_names_a_file_is_still_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)
    write_new(tmp_path / "one", "text")
    assert (tmp_path / "one").read_text(encoding="utf-8") == "text"
    assert [path.name for path in tmp_path.iterdir()] == ["one"]
