"""Files that the command line names, read and opened with one sentence for what goes wrong."""

import errno
import tempfile
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO

from quarto_access.cli.problems import bad_position, bad_record, cannot_read, cannot_write
from quarto_access.drivers.files import UnreadableTextError, read_text
from quarto_access.drivers.journal import read_journal
from quarto_access.rules.quarto.notation import NotationError, parse_position
from quarto_access.rules.quarto.state import State
from quarto_access.session.quarto.journal import recovered
from quarto_access.session.quarto.record import Record, RecordError
from quarto_access.session.quarto.record_text import parse_record


def load_text(path: Path) -> str:
    """The text of a file.

    Raises:
        CommandError: it cannot be read.
    """
    try:
        return read_text(path)
    except (OSError, UnreadableTextError) as error:
        raise cannot_read(path, error) from error


def load_record(path: Path) -> Record:
    """The record in a file.

    Raises:
        CommandError: it cannot be read, or is no record.
    """
    return _record(path, load_text(path))


def load_start(path: Path) -> Record | State:
    """The record in a file, or the position.

    Raises:
        CommandError: it cannot be read, or is neither.
    """
    text = load_text(path)
    if text.lstrip().startswith("{"):
        return _record(path, text)
    try:
        return parse_position(text)
    except NotationError as error:
        raise bad_position(path, error) from error


@contextmanager
def open_transcript(path: Path) -> Generator[TextIO]:
    """A file to write lines to, emptied.

    Raises:
        CommandError: it cannot be written.
    """
    if path.is_fifo():
        # opening would wait for somebody to read
        raise cannot_write(path, OSError(errno.EINVAL, "Not a regular file", str(path)))
    try:
        sink = path.open("w", encoding="utf-8")
    except OSError as error:
        raise cannot_write(path, error) from error
    try:
        yield sink
    finally:
        # every line is written out at once, so what fails here has failed and been told before
        with suppress(OSError):
            sink.close()


def check_writable(path: Path) -> None:
    """Make sure that a file can be written where this one is to be.

    Raises:
        CommandError: it cannot.
    """
    try:
        with tempfile.TemporaryFile(dir=path.parent):
            occupied = path.exists() and not path.is_file()
    except OSError as error:
        raise cannot_write(path, error) from error
    if occupied:
        raise cannot_write(path, OSError(errno.EISDIR if path.is_dir() else errno.EINVAL, ""))


def _record(path: Path, text: str) -> Record:
    """The record in a text; further moves may stand in a journal beside its file."""
    try:
        return recovered(text, read_journal(path)) or parse_record(text)
    except RecordError as error:
        raise bad_record(path, error) from error
