"""The files that keep a game, and how far the lesson was followed."""

from collections.abc import Sequence
from pathlib import Path

from quarto_access.drivers.files import UnreadableTextError, read_text, write_atomically
from quarto_access.drivers.journal import Journal, journal_path, read_journal

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
        self._journal = Journal(path)
        self.problem: OSError | None = None
        self.moved: str | None = None
        self._blocked = False
        # what stood in the file when this program read or wrote it last
        self._seen: str | None = None

    def load(self) -> str | None:
        """The text of the file; None where there is none, `UNREADABLE` where it is no text."""
        self._seen = self._content()
        return self._seen

    def journal(self) -> str | None:
        """The lines that were kept beside the file and are not settled; None without any."""
        return read_journal(self.path)

    def save(self, text: str, lines: Sequence[str] = ()) -> bool:
        """Replace the text of the file; False when that fails.

        A text that another program has written meanwhile is left alone, and a new file begun.
        `lines` are the same as a journal, of which only the new ones are written: they are what a
        power cut leaves, and the file itself is what people and other programs look at.
        """
        if self._blocked:
            return False
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self._content() not in (None, self._seen):
                self.path = self._free_name()
                self.moved = self.path.name
                self._journal = Journal(self.path)
            journalled = self._journal.keep(lines)
            write_atomically(self.path, text, sync=not journalled)
        except OSError as error:
            self.problem = error
            return False
        self._seen = text
        return True

    def settle(self) -> bool:
        """Have all of the text in the file itself, without a journal; False when that fails."""
        if self._seen is None or self._blocked:
            return False
        try:
            # where another program has written meanwhile, the journal stays as it is
            if self._content() == self._seen:
                write_atomically(self.path, self._seen)
                return self._journal.remove()
        except OSError as error:
            self.problem = error
        return False

    def set_aside(self) -> bool:
        """Give a file with something in it another name, with a number behind; False on failure.

        While that fails nothing is saved, so that the file is not written over.
        """
        self._blocked = False
        self._seen = None
        self._journal = Journal(self.path)
        try:
            aside, journal = self._free_name(), journal_path(self.path)
            if self.path.is_file() and self.path.stat().st_size:
                self.path.replace(aside)
            if journal.is_file():
                journal.replace(journal_path(aside))
        except OSError as error:
            self.problem = error
            self._blocked = True
        return not self._blocked

    def keep_beside(self, text: str) -> bool:
        """Keep a text in a new file with a number; False when that fails."""
        try:
            write_atomically(self._free_name(), text)
        except OSError as error:
            self.problem = error
            return False
        return True

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
        while True:
            path = self.path.with_stem(f"{self.path.stem}-{number}")
            if not (path.exists() or journal_path(path).exists()):
                return path
            number += 1


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
