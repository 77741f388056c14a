"""The file that keeps a game."""

from pathlib import Path

from quarto_access.drivers.files import UnreadableTextError, read_text, write_atomically

UNREADABLE = "?"
"""Stands for the content of a file that is no text; no game is written like this."""


class FileStore:
    """Keeps the text of one game in a file; what was there before is never lost.

    Attributes:
        problem: the error of the last write that failed.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: OSError | None = None
        self._blocked = False

    def load(self) -> str | None:
        """The text of the file; None where there is none, `UNREADABLE` where it is no text."""
        try:
            return read_text(self.path) or None
        except UnreadableTextError:
            return UNREADABLE
        except OSError:
            return None

    def save(self, text: str) -> bool:
        """Replace the text of the file; False when that fails."""
        if self._blocked:
            return False
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self.path, text)
        except OSError as error:
            self.problem = error
            return False
        return True

    def set_aside(self) -> bool:
        """Give a file with something in it another name, with a number behind; False on failure.

        While that fails nothing is saved, so that the file is not written over.
        """
        self._blocked = False
        try:
            if self.path.is_file() and self.path.stat().st_size:
                self.path.replace(self._free_name())
        except OSError as error:
            self.problem = error
            self._blocked = True
        return not self._blocked

    def _free_name(self) -> Path:
        number = 1
        while (path := self.path.with_stem(f"{self.path.stem}-{number}")).exists():
            number += 1
        return path
