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


def test_lines_are_added_to_the_journal_and_not_written_again(tmp_path: Path) -> None:
    store = FileStore(tmp_path / "game.json")
    journal = tmp_path / "game.json.journal"
    assert store.save("one", ["head", "a"])
    file = journal.stat().st_ino
    assert store.save("two", ["head", "a", "b", "c"])
    assert journal.read_text(encoding="utf-8") == "head\na\nb\nc\n"
    assert journal.stat().st_ino == file
    assert store.save("three", ["other", "a"])
    assert journal.read_text(encoding="utf-8") == "other\na\n"
    assert store.settle()
    assert not journal.exists()
    assert store.path.read_text(encoding="utf-8") == "three"


def test_a_journal_that_somebody_else_wrote_to_is_written_anew(tmp_path: Path) -> None:
    store = FileStore(tmp_path / "game.json")
    journal = tmp_path / "game.json.journal"
    assert store.save("one", ["head", "a"])
    with journal.open("a", encoding="utf-8") as file:
        file.write("torn")
    assert store.save("two", ["head", "a", "b"])
    assert journal.read_text(encoding="utf-8") == "head\na\nb\n"
    journal.unlink()
    assert store.save("three", ["head", "a", "b", "c"])
    assert journal.read_text(encoding="utf-8") == "head\na\nb\nc\n"


def test_where_no_journal_can_be_written_the_save_alone_keeps(tmp_path: Path) -> None:
    (tmp_path / "game.json.journal").mkdir()
    store = FileStore(tmp_path / "game.json")
    assert store.save("one", ["head", "a"])
    assert store.path.read_text(encoding="utf-8") == "one"


def test_programs_on_one_file_keep_a_journal_each(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first, second = FileStore(path), FileStore(path)
    assert first.save("begun", ["head"])
    assert second.load() == "begun"
    assert second.save("there", ["head", "there"])
    assert first.save("here", ["head", "here"])
    assert first.path != path
    for store, word in ((first, "here"), (second, "there")):
        assert store.path.read_text(encoding="utf-8") == word
        assert store.journal() == f"head\n{word}\n"
    # what another program wrote meanwhile is not settled for it
    second.path.write_text("third", encoding="utf-8")
    assert not second.settle()
    assert second.journal() == "head\nthere\n"
