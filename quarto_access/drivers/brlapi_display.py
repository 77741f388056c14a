"""Shows what is said on a braille display, through BRLTTY and its library BrlAPI.

The library comes with BRLTTY, not from where Python packages come from. Its calls may wait for a
server that does not answer, so a thread of its own makes them; nothing waits for that thread.
"""

import importlib.machinery
import importlib.util
import select
import socket
import sys
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from threading import Lock, Thread
from typing import Protocol, cast

from quarto_access.drivers.quiet import ERRORS, quiet
from quarto_access.drivers.reader import Loss
from quarto_access.speech.message import ChannelLost, Spoken

PATIENCE = 1.0
"""Seconds that a call may take before BRLTTY counts as hanging."""
SYSTEM_PACKAGES = Path("/usr/lib/python3/dist-packages")
"""Where Debian puts the library, out of the sight of virtual environments."""

_NAME = "brlapi"
_BELL = b"!"
_BELLS = 4096


class BrailleLostError(ChannelLost):
    """Nothing can be shown in braille any more.

    Attributes:
        reason: what happened to the display.
    """

    def __init__(self, reason: Loss) -> None:
        super().__init__(reason.value)
        self.reason = reason


class Display(Protocol):
    """A display, from the thread that writes to it. Every call may take for ever.

    Each raises `BrailleLostError` when the display cannot be reached any more.
    """

    @property
    def size(self) -> int:
        """How many cells it has."""
        ...

    @property
    def descriptor(self) -> int:
        """A file descriptor that can be read when keys were pressed, or the display is gone."""
        ...

    def show(self, row: str) -> None:
        """Put a row there, and wait until it has arrived."""
        ...

    def turns(self) -> Iterator[int]:
        """How the listener turned the row since it was asked last: 1 on, -1 back."""
        ...

    def close(self) -> None:
        """Give the display back to BRLTTY."""
        ...


class BrailleDisplay:
    """A channel that shows the latest words, or cells, and lets the display's keys turn them."""

    sounding = False

    def __init__(
        self,
        clock: Callable[[], float],
        open_display: Callable[[], Display] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """Begin to open the display; what is said meanwhile is shown as soon as it is there."""
        self._clock = clock
        self._open = open_display or open_brlapi
        self._patience = patience
        self._lock = Lock()
        self._waiting: Spoken | None = None
        self._busy_since: float | None = None
        self._lost: Loss | None = None
        self._closing = False
        self._ear, self._bell = socket.socketpair()
        self._bell.settimeout(0)
        self._ear.settimeout(0)
        self._thread = Thread(target=self._work, name="braille display", daemon=True)
        self._thread.start()

    @property
    def lost(self) -> Loss | None:
        """Why nothing can be shown any more; None while something can."""
        with self._lock:
            busy = self._busy_since
            if self._lost is None and busy is not None and self._clock() - busy > self._patience:
                self._lost = Loss.HUNG
            return self._lost

    @property
    def unsaid(self) -> Spoken | None:
        """What was taken and not shown when the display was lost."""
        return self._waiting if self.lost else None

    def say(self, spoken: Spoken) -> None:
        """Show words in place of those before.

        Raises:
            BrailleLostError: there is no display, or it does not answer.
        """
        if (lost := self.lost) is not None:
            raise BrailleLostError(lost)
        with self._lock:
            if self._closing or not _row(spoken):
                return
            self._waiting = spoken
        self._ring()

    def hush(self) -> bool:
        """Nothing: what is shown makes no sound, and may still be read."""
        return False

    def close(self) -> None:
        """Show what waits and give the display back; a display that hangs is left behind."""
        with self._lock:
            if self._closing:
                return
            self._closing = True
        self._ring()
        self._thread.join(self._patience)

    def _ring(self) -> None:
        try:
            self._bell.send(_BELL)
        except OSError:
            # The thread has ended, or bells enough wait for it.
            return

    def _work(self) -> None:
        with ExitStack() as stack:
            stack.enter_context(self._ear)
            stack.callback(self._bell.close)
            try:
                with self._calling():
                    display = stack.enter_context(closing(self._open()))
                self._serve(display)
            except BrailleLostError as error:
                with self._lock:
                    self._lost = self._lost or error.reason

    def _serve(self, display: Display) -> None:
        row, at = "", 0
        while not self._given_up:
            before = row, at
            if spoken := self._take():
                row, at = _row(spoken), 0
            with self._calling():
                size = display.size
                for turn in display.turns():
                    at = turned(at, turn, len(row), size)
                if spoken or (row, at) != before:
                    display.show(row[at : at + size])
            self._shown(spoken)
            if not self._wait(display):
                return

    @property
    def _given_up(self) -> bool:
        return self._lost is not None

    def _take(self) -> Spoken | None:
        with self._lock:
            return self._waiting

    def _shown(self, spoken: Spoken | None) -> None:
        with self._lock:
            if self._waiting is spoken:
                self._waiting = None

    def _wait(self, display: Display) -> bool:
        """Wait for words or keys; False when the channel is closed."""
        with self._lock:
            if self._waiting is None and self._closing:
                return False
            if self._waiting is not None:
                return True
        ear = self._ear.fileno()
        ready, _, _ = select.select([ear, display.descriptor], [], [])
        if ear in ready:
            self._ear.recv(_BELLS)
        return True

    @contextmanager
    def _calling(self) -> Generator[None]:
        """Mark the time in which BRLTTY is waited for."""
        self._busy_since = self._clock()
        try:
            yield
        finally:
            # Whoever looks at the clock from now on must not find an old time.
            with self._lock:
                if self._clock() - self._busy_since > self._patience:
                    self._lost = self._lost or Loss.HUNG
                self._busy_since = None


def turned(at: int, turn: int, length: int, size: int) -> int:
    """Where the window of the display stands in a row, after it was turned on or back."""
    moved = max(0, at + turn * size)
    return moved if moved < length else at


def _row(spoken: Spoken) -> str:
    return " ".join((spoken.braille or spoken.text).split("\n"))


class _Connection(Protocol):
    displaySize: tuple[int, int]  # noqa: N815  the library's names
    fileDescriptor: int  # noqa: N815

    def enterTtyMode(self) -> int: ...  # noqa: N802
    def enterTtyModeWithPath(self, path: list[int]) -> int: ...  # noqa: N802
    def leaveTtyMode(self) -> None: ...  # noqa: N802
    def ignoreAllKeys(self) -> None: ...  # noqa: N802
    def acceptKeys(self, kind: int, keys: list[int]) -> None: ...  # noqa: N802
    def writeText(self, text: str) -> None: ...  # noqa: N802
    def sync(self) -> None: ...
    def readKey(self, wait: int) -> int | None: ...  # noqa: N802
    def closeConnection(self) -> None: ...  # noqa: N802


class Brlapi(Protocol):
    """What is used of the library."""

    OperationError: type[Exception]
    rangeType_command: int  # noqa: N815
    KEY_TYPE_CMD: int
    KEY_CMD_FWINLT: int
    KEY_CMD_FWINRT: int

    def Connection(self) -> _Connection:  # noqa: N802
        """Connect to the server that the environment or the settings of BRLTTY name."""
        ...

    def expandKeyCode(self, code: int) -> dict[str, int]:  # noqa: N802
        """The parts of the number of a key."""
        ...


def find_brlapi(folder: Path = SYSTEM_PACKAGES) -> Brlapi | None:
    """The library: the one of this Python, else the one of the system if it fits this Python."""
    if _NAME in sys.modules:
        # It cannot be loaded twice.
        return cast("Brlapi", sys.modules[_NAME])
    spec = importlib.util.find_spec(_NAME)
    if spec is None:
        path = fitting_library(folder)
        spec = importlib.util.spec_from_file_location(_NAME, path) if path else None
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except ImportError:
        # It is there, but not what it needs.
        return None
    sys.modules[_NAME] = module
    return cast("Brlapi", module)


def has_brlapi(folder: Path = SYSTEM_PACKAGES) -> bool:
    """Whether the library is there, by its file."""
    return importlib.util.find_spec(_NAME) is not None or fitting_library(folder) is not None


def fitting_library(folder: Path) -> Path | None:
    """The file of the library in a folder, if it was made for this version of Python."""
    paths = (folder / f"{_NAME}{suffix}" for suffix in importlib.machinery.EXTENSION_SUFFIXES)
    return next(filter(Path.is_file, paths), None)


def open_brlapi(path: Sequence[int] | None = None) -> Display:
    """Open the display for the terminal that this program runs in.

    `path` are the numbers of the terminal and of those around it, None to find out; an empty one
    takes the display whatever the person looks at.

    Raises:
        BrailleLostError: there is no library, no BRLTTY, no display, or no such terminal.
    """
    with quiet(descriptors=(ERRORS,)):
        library = find_brlapi()
        if library is None:
            raise BrailleLostError(Loss.ABSENT)
        return BrlapiDisplay(library, path)


class BrlapiDisplay:
    """The display of a BRLTTY that runs."""

    def __init__(self, library: Brlapi, path: Sequence[int] | None) -> None:
        self._library = library
        with self._losing(Loss.ABSENT):
            self._connection = library.Connection()
        # Writing asks for no answer, so without this call nobody knows who still listens. It came
        # to the library late.
        self._can_wait = hasattr(self._connection, "sync")
        try:
            with self._losing(Loss.ABSENT):
                self._enter(path)
        except BrailleLostError:
            self._connection.closeConnection()
            raise

    def _enter(self, path: Sequence[int] | None) -> None:
        if not self._connection.displaySize[0]:
            raise BrailleLostError(Loss.ABSENT)
        if path is None:
            self._connection.enterTtyMode()
        else:
            self._connection.enterTtyModeWithPath(list(path))
        self._connection.ignoreAllKeys()
        library, keys = self._library, list(self._turning)
        codes = [library.KEY_TYPE_CMD | key for key in keys]
        self._connection.acceptKeys(library.rangeType_command, codes)

    @property
    def _turning(self) -> dict[int, int]:
        return {self._library.KEY_CMD_FWINLT: -1, self._library.KEY_CMD_FWINRT: 1}

    @property
    def size(self) -> int:
        """How many cells it has, all rows together."""
        with self._losing(Loss.FAILED):
            columns, rows = self._connection.displaySize
            return columns * rows

    @property
    def descriptor(self) -> int:
        """The wire to BRLTTY."""
        return self._connection.fileDescriptor

    def show(self, row: str) -> None:
        """Put a row there, and wait until BRLTTY has taken it."""
        with self._losing(Loss.FAILED):
            self._connection.writeText(row)
            if self._can_wait:
                self._connection.sync()

    def turns(self) -> Iterator[int]:
        """How the listener turned the row since it was asked last."""
        with self._losing(Loss.FAILED):
            while (code := self._connection.readKey(0)) is not None:
                command = self._library.expandKeyCode(code)["command"]
                if command in self._turning:
                    yield self._turning[command]

    def close(self) -> None:
        """Give the display back; one that is gone needs none."""
        try:
            self._connection.leaveTtyMode()
        except (self._library.OperationError, OSError):
            return
        finally:
            self._connection.closeConnection()

    @contextmanager
    def _losing(self, reason: Loss) -> Generator[None]:
        try:
            yield
        except (self._library.OperationError, OSError) as error:
            raise BrailleLostError(reason) from error
