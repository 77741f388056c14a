"""The file of a game: nothing that stood in it is ever lost."""

from pathlib import Path

from quarto_access.drivers.store import UNREADABLE, FileStore


def test_two_programs_on_one_file_lose_nothing(tmp_path: Path) -> None:
    first, second = FileStore(tmp_path / "game.json"), FileStore(tmp_path / "game.json")
    assert first.save("first, one move")
    assert second.set_aside()
    assert second.save("second, one move")
    assert first.save("first, two moves")
    assert second.save("second, two moves")
    assert first.moved == first.path.name != "game.json"
    assert second.moved is None
    kept = {path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert kept == {"first, one move", "first, two moves", "second, two moves"}


def test_a_game_that_two_programs_go_on_with_is_kept_twice(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("begun", encoding="utf-8")
    first, second = FileStore(path), FileStore(path)
    assert first.load() == second.load() == "begun"
    assert first.save("gone on here")
    assert second.save("gone on there")
    assert path.read_text(encoding="utf-8") == "gone on here"
    assert second.path.read_text(encoding="utf-8") == "gone on there"


def test_a_file_that_is_no_text_is_told_apart_from_none(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert FileStore(path).load() is None
    path.write_bytes(b"\xff\xfe\x00")
    assert FileStore(path).load() == UNREADABLE


def test_a_file_that_was_not_read_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("somebody's", encoding="utf-8")
    store = FileStore(path)
    assert store.save("mine")
    assert path.read_text(encoding="utf-8") == "somebody's"
    assert store.path.read_text(encoding="utf-8") == "mine"
