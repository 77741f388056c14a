"""What every screen reader looks like from here, whatever library leads to it."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class Fault(StrEnum):
    """What is wrong with a backend."""

    MISSING = "missing"
    """Its library is not installed, or cannot be loaded."""
    ABSENT = "absent"
    """The reader does not run."""
    HANGS = "hangs"
    """Its server is there, and does not answer."""
    FAILED = "failed"
    """It ran, and a call failed."""


class BackendError(Exception):
    """A backend cannot do what it was asked to.

    Attributes:
        fault: what is wrong, for a program.
    """

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(detail)
        self.fault = fault


class Backend(Protocol):
    """One reader. Every call comes from the thread that made it, and may take for ever."""

    @property
    def name(self) -> str:
        """What the reader is called."""
        ...

    def speak(self, text: str, *, interrupt: bool) -> None:
        """Say words, after what sounds or instead of it.

        Raises:
            BackendError: they will not be heard.
        """
        ...

    def stop(self) -> None:
        """Stop speaking, as far as the reader can be stopped.

        Raises:
            BackendError: the call failed.
        """
        ...

    def braille(self, text: str) -> bool:
        """Show text on the braille display of the reader; False if it offers none.

        Raises:
            BackendError: the call failed.
        """
        ...

    def alive(self) -> bool:
        """Whether the reader still runs, as far as it tells."""
        ...

    def close(self) -> None:
        """Let go of the reader; what it was given it may still say."""
        ...


@dataclass(frozen=True, slots=True)
class Source:
    """A backend that could be made.

    Attributes:
        name: what the reader is called.
        library: the package that leads to it.
        reader: whether it is a screen reader; a speech server is none.
        reliable: whether it is known to work.
        open: makes the backend; raises `BackendError` where that fails.
    """

    name: str
    library: str
    reader: bool
    open: Callable[[], Backend]
    reliable: bool = True


@contextmanager
def failing_as(fault: Fault, what: str) -> Generator[None]:
    """Turn whatever a library raises into a `BackendError`, which carries the reason."""
    try:
        yield
    except BackendError:
        raise
    except Exception as error:
        # libraries raise whatever theirs do: COM errors, OSError for a bad address, SSIP errors
        raise BackendError(fault, f"{what}: {type(error).__name__}: {error}") from error


def sayable(text: str) -> str:
    """The text without what no library can take: NUL, and halves of characters."""
    return text.replace("\0", " ").encode("utf-8", "replace").decode("utf-8").strip()
