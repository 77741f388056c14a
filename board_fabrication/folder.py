"""A folder of files that appears whole or not at all, and never over what belongs to others."""

import errno
import os
import secrets
import shutil
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from board_fabrication.writers.manifest import NAME, Earlier, digest, read_manifest

_LARGEST_MANIFEST = 10_000_000


class WouldReplaceError(Exception):
    """A file is there that this program did not write, or that was changed since.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def earlier(folder: Path) -> Earlier:
    """What the manifest in a folder says.

    Raises:
        OSError: it is there and cannot be read.
    """
    path = folder / NAME
    if not path.is_file() or path.stat().st_size > _LARGEST_MANIFEST:
        return Earlier({}, {})
    return read_manifest(path.read_bytes())


def untouched(folder: Path, before: Earlier) -> tuple[str, ...]:
    """The files of the manifest that lie there as they were written.

    Raises:
        OSError: one cannot be read.
    """
    return tuple(name for name in before.files if _ours(folder, name, before))


def write(
    folder: Path, files: Mapping[str, bytes], stale: Iterable[str] = (), *, force: bool = False
) -> None:
    """Write all files and take the stale ones away, or change nothing.

    Args:
        folder: made where it is not there.
        files: what to write, by names relative to the folder.
        stale: own files that are no longer wanted.
        force: replace files that others wrote as well.

    Raises:
        WouldReplaceError: without force, a file of somebody else has one of the names.
        OSError: something could not be written; the folder is as before.
    """
    _need_folder(folder)
    _refuse_strangers(folder, files, force=force)
    new = not folder.exists()
    home = folder.parent if new else folder
    home.mkdir(parents=True, exist_ok=True)
    draft = home / f".{secrets.token_hex(8)}.tmp"
    try:
        _fill(draft / "new", files)
        if new:
            (draft / "new").replace(folder)
        else:
            _exchange(folder, draft, files, stale)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def _refuse_strangers(folder: Path, files: Mapping[str, bytes], *, force: bool) -> None:
    before = earlier(folder)
    for name, content in files.items():
        path = folder / name
        _need_folder(path.parent)
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        if force or not os.path.lexists(path) or _ours(folder, name, before):
            continue
        same = path.is_file() and path.read_bytes() == content
        own_manifest = name == NAME and bool(before.files)
        if not same and not own_manifest:
            raise WouldReplaceError(path)


def _need_folder(path: Path) -> None:
    """A file of somebody else is not made a folder, whatever is asked for."""
    if path.exists() and not path.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(path))


def _ours(folder: Path, name: str, before: Earlier) -> bool:
    path = folder / name
    if path.is_symlink() or not path.is_file():
        return False
    return before.digest(name) == digest(path.read_bytes())


def _fill(draft: Path, files: Mapping[str, bytes]) -> None:
    draft.mkdir(parents=True)
    for name, content in files.items():
        path = draft / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())


@dataclass(slots=True)
class _Moves:
    """Renames that were done, so that they can be taken back."""

    done: list[tuple[Path, Path]] = field(default_factory=list[tuple[Path, Path]])

    def move(self, source: Path, target: Path) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        source.rename(target)
        self.done.append((source, target))

    def take_back(self) -> None:
        for source, target in reversed(self.done):
            # what can be put back is put back, even if another one cannot
            with suppress(OSError):
                target.rename(source)


def _exchange(folder: Path, draft: Path, files: Mapping[str, bytes], stale: Iterable[str]) -> None:
    stale = tuple(stale)
    moves = _Moves()
    try:
        for name in (*files, *stale):
            if os.path.lexists(folder / name):
                moves.move(folder / name, draft / "old" / name)
        # the manifest comes last: it is never there without its files
        for name in sorted(files, key=lambda name: name == NAME):
            moves.move(draft / "new" / name, folder / name)
    except BaseException:
        moves.take_back()
        raise
    for name in stale:
        # a folder of ours that is empty now goes with its files, one that holds others' stays
        for emptied in (folder / name).relative_to(folder).parents[:-1]:
            with suppress(OSError):
                (folder / emptied).rmdir()
