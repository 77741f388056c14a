"""Standard output, which may be full, closed, or read by nobody any more."""

import os
import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import TextIO

from quarto_access.cli.problems import cannot_tell
from quarto_access.drivers.lines import USUAL_WIDTH, broken, text_writer
from quarto_access.speech.message import Message
from quarto_access.speech.phrasebook import Phrasebook

_STANDARD_STREAMS = 3


@contextmanager
def output() -> Generator[TextIO]:
    """Standard output, written out at the end.

    Raises:
        CommandError: it cannot be written.
        BrokenPipeError: nobody reads it any more.
    """
    stream = require_output()
    try:
        yield stream
        stream.flush()
    except OSError as error:
        abandon_output()
        if isinstance(error, BrokenPipeError):
            raise
        raise cannot_tell(error) from error


def tell(messages: Iterable[Message], phrasebook: Phrasebook, out: TextIO) -> None:
    """Write messages as sentences, each from a row of its own on, in rows that are not too wide."""
    write = text_writer(out)
    for message in messages:
        write("\n".join(broken(phrasebook.render(message), USUAL_WIDTH)) + "\n")


def keep_descriptors() -> None:
    """Fill the place of a standard stream that the program was started without.

    Whatever is opened next would get its number, and be overwritten by those who mute that stream.
    """
    for number in range(_STANDARD_STREAMS):
        try:
            os.fstat(number)
        except OSError:
            # the lowest number that is free is this one
            os.open(os.devnull, os.O_RDWR)


def require_output() -> TextIO:
    """Standard output.

    Raises:
        CommandError: the program was started without.
    """
    if sys.stdout is None:
        raise cannot_tell(None)
    return sys.stdout


def abandon_output() -> None:
    """Keep the interpreter from failing once more, when it writes the rest out at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
