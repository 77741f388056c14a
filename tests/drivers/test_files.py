import os
import stat
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from quarto_access.drivers.files import (
    Unreadable,
    UnreadableTextError,
    read_text,
    write_atomically,
)

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions and links of Unix")


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0")))
@example("one\r\ntwo\n\rthree\u2028")
def test_a_text_comes_back_as_it_was(text: str) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "saved"
        write_atomically(path, text)
        assert read_text(path) == text.removeprefix("\ufeff")
        assert list(Path(folder).iterdir()) == [path]


def test_an_old_text_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "saved"
    path.write_text("a much longer old text", "utf-8")
    write_atomically(path, "new")
    assert path.read_bytes() == b"new"


def test_what_utf_8_cannot_hold_becomes_a_question_mark(tmp_path: Path) -> None:
    write_atomically(tmp_path / "saved", "a\udcffb")
    assert read_text(tmp_path / "saved") == "a?b"


def test_a_long_name_is_no_problem(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 255)
    write_atomically(path, "new")
    assert read_text(path) == "new"


@posix
@pytest.mark.parametrize("mode", [0o600, 0o644, 0o640])
def test_permissions_are_kept(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "saved"
    path.write_text("old", "utf-8")
    path.chmod(mode)
    write_atomically(path, "new")
    assert stat.S_IMODE(path.stat().st_mode) == mode
    assert read_text(path) == "new"


@posix
def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    (tmp_path / "usual").write_text("", "utf-8")
    write_atomically(tmp_path / "saved", "new")
    assert (tmp_path / "saved").stat().st_mode == (tmp_path / "usual").stat().st_mode


@posix
@pytest.mark.parametrize("exists", [True, False])
def test_a_link_is_followed(tmp_path: Path, *, exists: bool) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    target = folder / "saved"
    if exists:
        target.write_text("old", "utf-8")
    link = tmp_path / "link"
    link.symlink_to(target)
    write_atomically(link, "new")
    assert link.is_symlink()
    assert read_text(target) == "new"
    assert list(folder.iterdir()) == [target]


@posix
def test_what_is_no_file_is_left_alone(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    for path in (pipe, loop, tmp_path, tmp_path / "no folder" / "saved"):
        with pytest.raises(OSError, match=r".+"):
            write_atomically(path, "new")
    assert pipe.is_fifo()
    assert loop.is_symlink()
    assert {path.name for path in tmp_path.iterdir()} == {"pipe", "loop"}


@pytest.mark.parametrize("failure", [OSError("disk full"), KeyboardInterrupt()])
@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
def test_a_failure_leaves_the_old_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: BaseException, step: str
) -> None:
    def fail(*_: object) -> None:
        raise failure

    path = tmp_path / "saved"
    path.write_text("old", "utf-8")
    monkeypatch.setattr(step, fail)
    with pytest.raises(type(failure)):
        write_atomically(path, "new")
    assert list(tmp_path.iterdir()) == [path]
    assert path.read_bytes() == b"old"


def test_a_byte_order_mark_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "saved"
    path.write_bytes("\ufeffé".encode())
    assert read_text(path) == "é"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\xff\xfea\0", Unreadable.NOT_TEXT),
        (b"\xe9", Unreadable.NOT_TEXT),
        (b"a\0b", Unreadable.NOT_TEXT),
        (b"x" * 11, Unreadable.TOO_LARGE),
        (b"\xff" * 11, Unreadable.TOO_LARGE),
    ],
)
def test_what_is_no_text_is_refused(tmp_path: Path, data: bytes, reason: Unreadable) -> None:
    path = tmp_path / "saved"
    path.write_bytes(data)
    with pytest.raises(UnreadableTextError) as caught:
        read_text(path, 10)
    assert caught.value.reason is reason
    assert str(caught.value) == reason.value


def test_a_text_may_reach_the_limit(tmp_path: Path) -> None:
    (tmp_path / "saved").write_bytes(b"x" * 10)
    assert read_text(tmp_path / "saved", 10) == "x" * 10


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_text(tmp_path / "saved")
