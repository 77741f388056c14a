"""A file that grows by a line for each move, beside the file that is written anew."""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from quarto_access.drivers.files import UnreadableTextError, read_text, write_atomically

SUFFIX = ".journal"


def journal_path(save: Path) -> Path:
    """Where the journal of a save lies."""
    return save.with_name(save.name + SUFFIX)


def read_journal(save: Path) -> str | None:
    """The journal beside a save, None where there is none that can be read.

    A cut may have parted the bytes of a character, or a disk have filled its end with zeros; the
    lines before that stand.
    """
    path = journal_path(save)
    try:
        return read_text(path) or None
    except UnreadableTextError:
        # a journal is plain ASCII: the lines tell for themselves which of them are whole
        with suppress(OSError):
            return path.read_bytes().decode("ascii", "replace")
    except OSError:
        pass
    return None


class Journal:
    """Keeps lines; once `keep` is back they are on the disk, whatever happens then."""

    def __init__(self, save: Path) -> None:
        self._path = journal_path(save)
        self._lines: tuple[str, ...] = ()
        # how long the file is by what was written here; None where it has to be written anew
        self._size: int | None = None

    def keep(self, lines: Sequence[str]) -> bool:
        """Have the file hold these lines; False when that fails.

        Lines that were kept before are not written again.
        """
        wanted, known = tuple(lines), len(self._lines)
        if not wanted:
            return False
        try:
            if self._continued(wanted):
                self._append(_joined(wanted[known:]))
            else:
                text = _joined(wanted)
                write_atomically(self._path, text)
                self._size = len(text)
        except OSError:
            # what was written in part is written anew the next time
            self._size = None
            return False
        self._lines = wanted
        return True

    def remove(self) -> bool:
        """Take the file away, since all that it holds is kept elsewhere; False when that fails."""
        self._size = None
        try:
            self._path.unlink(missing_ok=True)
        except OSError:
            return False
        return True

    def _continued(self, wanted: tuple[str, ...]) -> bool:
        if self._size is None or wanted[: len(self._lines)] != self._lines:
            return False
        # another program may have written here, or taken the file away
        return self._path.is_file() and self._path.stat().st_size == self._size

    def _append(self, text: str) -> None:
        if not text:
            return
        with self._path.open("ab") as file:
            file.write(text.encode("ascii"))
            file.flush()
            os.fsync(file.fileno())
        self._size = (self._size or 0) + len(text)


def _joined(lines: Sequence[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
