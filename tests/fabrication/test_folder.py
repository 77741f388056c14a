"""A folder appears whole or not at all, and never over what belongs to others."""

import errno
import os
from pathlib import Path

import pytest

from board_fabrication import folder
from board_fabrication.folder import WouldReplaceError, earlier, untouched, write
from board_fabrication.writers.manifest import NAME, digest

OLD = {"a.svg": b"old a", "sub/b.svg": b"old b"}


def manifest(files: dict[str, bytes]) -> bytes:
    entries = ", ".join(
        f'"{name}": {{"sha256": "{digest(content)}"}}' for name, content in files.items()
    )
    return f'{{"parameters": {{}}, "files": {{{entries}}}}}'.encode()


def whole(files: dict[str, bytes]) -> dict[str, bytes]:
    return {**files, NAME: manifest(files)}


def content(home: Path) -> dict[str, bytes]:
    return {
        path.relative_to(home).as_posix(): path.read_bytes()
        for path in home.rglob("*")
        if path.is_file()
    }


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with files of an earlier time."""
    write(tmp_path / "out", whole(OLD))
    return tmp_path / "out"


def test_a_new_folder_appears_whole(tmp_path: Path) -> None:
    write(tmp_path / "deep" / "out", whole(OLD))
    assert content(tmp_path / "deep" / "out") == whole(OLD)
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["out"]


def test_own_files_are_replaced_and_stale_ones_go(home: Path) -> None:
    new = whole({"a.svg": b"new a"})
    write(home, new, ["sub/b.svg"])
    assert content(home) == new


def test_a_file_of_somebody_else_is_kept(home: Path) -> None:
    (home / "mine.txt").write_bytes(b"mine")
    before = content(home)
    with pytest.raises(WouldReplaceError) as caught:
        write(home, whole({"a.svg": b"new a", "mine.txt": b"new"}))
    assert caught.value.path == home / "mine.txt"
    assert content(home) == before
    write(home, whole({"a.svg": b"new a"}))
    assert content(home)["mine.txt"] == b"mine"


def test_an_own_file_that_was_changed_belongs_to_whoever_changed_it(home: Path) -> None:
    (home / "a.svg").write_bytes(b"changed")
    assert untouched(home, earlier(home)) == ("sub/b.svg",)
    with pytest.raises(WouldReplaceError):
        write(home, whole({"a.svg": b"new a"}))
    write(home, whole({"a.svg": b"new a"}), force=True)
    assert content(home)["a.svg"] == b"new a"


def test_a_manifest_of_somebody_else_is_kept(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(b'{"name": "another program"}')
    with pytest.raises(WouldReplaceError):
        write(tmp_path, whole(OLD))
    assert content(tmp_path) == {NAME: b'{"name": "another program"}'}


def test_a_link_is_not_followed_and_not_replaced(tmp_path: Path, home: Path) -> None:
    target = tmp_path / "elsewhere"
    target.write_bytes(OLD["a.svg"])
    (home / "a.svg").unlink()
    (home / "a.svg").symlink_to(target)
    with pytest.raises(WouldReplaceError):
        write(home, whole({"a.svg": b"new a"}))
    assert target.read_bytes() == OLD["a.svg"]


def test_names_that_lead_out_of_the_folder_are_not_believed(tmp_path: Path) -> None:
    outside = tmp_path / "precious"
    outside.write_bytes(b"precious")
    home = tmp_path / "out"
    home.mkdir()
    (home / NAME).write_bytes(manifest({"../precious": b"precious", "/etc/passwd": b""}))
    assert earlier(home).files == {}


def test_a_folder_in_the_place_of_a_file_is_kept(home: Path) -> None:
    (home / "c.svg").mkdir()
    before = content(home)
    with pytest.raises(IsADirectoryError):
        write(home, whole({"c.svg": b"new"}), force=True)
    assert content(home) == before


def test_a_file_in_the_place_of_the_folder_is_kept(tmp_path: Path) -> None:
    (tmp_path / "out").write_bytes(b"mine")
    with pytest.raises(NotADirectoryError):
        write(tmp_path / "out", whole(OLD))
    assert (tmp_path / "out").read_bytes() == b"mine"


FAILURES = range(6)
"""After how many renames the disk fails: two files and a manifest go out, and come in."""


@pytest.mark.parametrize("after", list(FAILURES))
def test_when_the_disk_fails_in_between_all_is_as_before(
    after: int, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = content(home)
    rename, done = Path.rename, [0]

    def failing(self: Path, target: Path) -> Path:
        done[0] += 1
        if done[0] == after + 1:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return rename(self, target)

    monkeypatch.setattr(folder.Path, "rename", failing)
    with pytest.raises(OSError, match="No space"):
        write(home, whole({"a.svg": b"new a", "sub/b.svg": b"new b"}))
    monkeypatch.undo()
    assert content(home) == before
    assert not list(home.glob(".*.tmp"))


def test_when_the_disk_is_full_no_new_folder_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(folder.os, "fsync", failing)
    with pytest.raises(OSError, match="No space"):
        write(tmp_path / "out", whole(OLD))
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_place_of_a_folder_below_is_kept(home: Path) -> None:
    (home / "order").write_bytes(b"mine")
    before = content(home)
    for force in (False, True):
        with pytest.raises(NotADirectoryError):
            write(home, whole({"order/a.txt": b"new"}), force=force)
        assert content(home) == before


def test_a_folder_below_goes_with_its_last_file_and_stays_with_others(home: Path) -> None:
    (home / "sub" / "mine.txt").write_bytes(b"mine")
    write(home, whole({"a.svg": b"new a"}), ["sub/b.svg"])
    assert content(home) == {**whole({"a.svg": b"new a"}), "sub/mine.txt": b"mine"}
    (home / "sub" / "mine.txt").rename(home / "mine.txt")
    write(home, whole({"a.svg": b"new a", "sub/b.svg": b"b"}))
    write(home, whole({"a.svg": b"a"}), ["sub/b.svg"])
    assert not (home / "sub").exists()
