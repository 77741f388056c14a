"""Text files that are written whole or not at all, and read with care."""

import errno
import os
import secrets
import stat
import sys
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

READ_LIMIT = 1_000_000


class Unreadable(StrEnum):
    """Why the content of a file is not taken."""

    TOO_LARGE = "too-large"
    NOT_TEXT = "not-text"


class UnreadableTextError(ValueError):
    """The file could be read, but holds no text that is worth reading.

    Attributes:
        reason: what is wrong with it.
    """

    def __init__(self, reason: Unreadable) -> None:
        super().__init__(reason.value)
        self.reason = reason


def write_atomically(path: Path, text: str, *, sync: bool = True) -> None:
    """Replace the content of a file; whatever happens, it holds the old text or the new.

    What UTF-8 cannot hold (a lone surrogate) becomes a question mark. Without `sync` a power cut
    soon after may leave an empty file, which is for what is kept elsewhere as well.

    Raises:
        OSError: the file could not be written, and is as before.
    """
    # Replacing a symbolic link would leave the file behind it as it was.
    target = Path(os.path.realpath(path))
    permissions = _permissions(target)
    # A name of its own, since with one added the name of the file might be too long.
    draft = target.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        with draft.open("xb") as file:
            file.write(text.encode("utf-8", "replace"))
            if sync:
                file.flush()
                os.fsync(file.fileno())
        if permissions is not None:
            draft.chmod(permissions)
        draft.replace(target)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    if sync:
        sync_folder(target.parent)


def write_new(path: Path, text: str) -> None:
    """Make a new file, whole or not at all.

    Raises:
        FileExistsError: there is something of this name, which is as before.
        OSError: the file could not be written, and is not there.
    """
    if os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, "File exists", str(path))
    draft = path.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        write_atomically(draft, text)
        try:
            # a second name for a file, unlike a new name, is never given over another file
            os.link(draft, path)
        except FileExistsError:
            raise
        except OSError:
            # some file systems have no second names; there the moment since the look has to do
            draft.rename(path)
    finally:
        draft.unlink(missing_ok=True)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk, where the system can be told to."""
    if sys.platform == "win32":
        return
    # some file systems refuse this, and those write names by themselves
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _permissions(target: Path) -> int | None:
    """The permissions of an existing file."""
    try:
        mode = target.stat().st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(mode):
        # A device, such as the null device, must not be replaced by a file.
        raise OSError(errno.EINVAL, "Not a regular file", str(target))
    return stat.S_IMODE(mode)


def read_text(path: Path, limit: int = READ_LIMIT) -> str:
    """The text of a file in UTF-8, without a byte order mark; its line ends stay as they are.

    Raises:
        OSError: the file could not be read.
        UnreadableTextError: it has more bytes than the limit, or is no text.
    """
    if stat.S_ISFIFO(path.stat().st_mode) or stat.S_ISCHR(path.stat().st_mode):
        # reading would wait for somebody to write
        raise OSError(errno.EINVAL, "Not a regular file", str(path))
    with path.open("rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise UnreadableTextError(Unreadable.TOO_LARGE)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnreadableTextError(Unreadable.NOT_TEXT) from error
    if "\0" in text:
        raise UnreadableTextError(Unreadable.NOT_TEXT)
    return text
