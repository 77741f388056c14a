"""The files that keep a game, and how far the lesson was followed."""

from pathlib import Path

from quarto_access.drivers.files import UnreadableTextError, read_text, write_atomically

UNREADABLE = "?"
"""Stands for the content of a file that is no text; no game is written like this."""


class FileStore:
    """Keeps the text of one game in a file; what was there before is never lost.

    Attributes:
        problem: the error of the last write that failed.
        moved: the name of the file that is written instead, once another program writes to the
            first one; whoever has told of it sets it to None.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: OSError | None = None
        self.moved: str | None = None
        self._blocked = False
        # what stood in the file when this program read or wrote it last
        self._seen: str | None = None

    def load(self) -> str | None:
        """The text of the file; None where there is none, `UNREADABLE` where it is no text."""
        self._seen = self._content()
        return self._seen

    def save(self, text: str) -> bool:
        """Replace the text of the file; False when that fails.

        A text that another program has written meanwhile is left alone, and a new file begun.
        """
        if self._blocked:
            return False
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self._content() not in (None, self._seen):
                self.path = self._free_name()
                self.moved = self.path.name
            write_atomically(self.path, text)
        except OSError as error:
            self.problem = error
            return False
        self._seen = text
        return True

    def set_aside(self) -> bool:
        """Give a file with something in it another name, with a number behind; False on failure.

        While that fails nothing is saved, so that the file is not written over.
        """
        self._blocked = False
        self._seen = None
        try:
            if self.path.is_file() and self.path.stat().st_size:
                self.path.replace(self._free_name())
        except OSError as error:
            self.problem = error
            self._blocked = True
        return not self._blocked

    def _content(self) -> str | None:
        try:
            return read_text(self.path) or None
        except UnreadableTextError:
            return UNREADABLE
        except OSError:
            # what cannot be read is none that could be gone on with; writing will tell
            return None

    def _free_name(self) -> Path:
        number = 1
        while (path := self.path.with_stem(f"{self.path.stem}-{number}")).exists():
            number += 1
        return path


class FileBookmark:
    """Keeps a number in a file: the step of the lesson that a person has come to."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept = 0

    def load(self) -> int:
        """The number; 0 where there is none that can be read, since a lesson can begin anew."""
        try:
            self._kept = int(read_text(self._path))
        except (OSError, UnreadableTextError, ValueError):
            self._kept = 0
        return self._kept

    def save(self, step: int) -> bool:
        """Keep the number where it has changed; False when that fails."""
        if step == self._kept:
            return True
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self._path, f"{step}\n")
        except OSError:
            return False
        self._kept = step
        return True
