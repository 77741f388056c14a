"""Screen readers through prismatoid, whose module is called prism."""

import importlib
from functools import partial
from typing import Protocol, cast

from quarto_access.drivers.backends.base import (
    Backend,
    BackendError,
    Fault,
    Source,
    failing_as,
    sayable,
)
from quarto_access.drivers.backends.server import refuse_hanging_server
from quarto_access.drivers.quiet import ERRORS, quiet

LIBRARY = "prismatoid"
# Not here: VoiceOver, which prism can only use from a program with a window, and plain voices.
_WINDOWS = {
    "NVDA": "NVDA",
    "JAWS": "JAWS",
    "ZDSR": "ZDSR",
    "PC-Talker": "PC_TALKER",
    "ZoomText": "ZOOM_TEXT",
    "Sense Reader": "SENSE_READER",
    "Boy PC Reader": "BOY_PC_READER",
    "System Access": "SYSTEM_ACCESS",
    "Window-Eyes": "WINDOW_EYES",
}
_LINUX = {"Orca": "ORCA"}
_SERVERS = {"speech-dispatcher": "SPEECH_DISPATCHER"}


class _Features(Protocol):
    is_supported_at_runtime: bool
    supports_braille: bool
    supports_stop: bool


class _Native(Protocol):
    @property
    def features(self) -> _Features: ...
    def speak(self, text: str, interrupt: bool) -> None: ...  # noqa: FBT001  as the library has it
    def stop(self) -> None: ...
    def braille(self, text: str) -> None: ...


class _Context(Protocol):
    def exists(self, backend_id: int) -> bool: ...
    def create(self, backend_id: int) -> _Native: ...


class _Module(Protocol):
    """The part of the library that is used, which has no types of its own."""

    Context: type[_Context]
    BackendId: type[int]


class PrismBackend:
    """A reader as prism sees it."""

    def __init__(self, name: str, context: object, native: _Native, *, reader: bool) -> None:
        """Wrap what the library made; its context has to live as long."""
        self.name = name
        self._reader = reader
        self._context = context
        self._native: _Native | None = native
        features = native.features
        self._brailles = features.supports_braille
        self._stops = features.supports_stop
        # a server may say no and yet speak, so only a yes that turns into a no means something
        self._tells = features.is_supported_at_runtime

    def speak(self, text: str, *, interrupt: bool) -> None:
        """Say words; nothing, of which prism makes an error, is nothing to say."""
        if words := sayable(text):
            with failing_as(Fault.FAILED, f"{self.name} speak"):
                # to ask a server would open one more connection, and its errors tell enough
                if self._reader and not self.alive():
                    raise BackendError(Fault.ABSENT, f"{self.name} has gone")
                self._open.speak(words, interrupt)

    def stop(self) -> None:
        """Stop speaking, if the reader offers that."""
        if self._stops:
            with failing_as(Fault.FAILED, f"{self.name} stop"):
                self._open.stop()

    def braille(self, text: str) -> bool:
        """Show text in braille, if the reader offers that."""
        words = sayable(text)
        if self._brailles and words:
            with failing_as(Fault.FAILED, f"{self.name} braille"):
                self._open.braille(words)
        return self._brailles

    def alive(self) -> bool:
        """Whether the reader still runs; the library never connects anew by itself."""
        if self._native is None:
            return False
        with failing_as(Fault.FAILED, f"{self.name} features"):
            return not self._tells or self._native.features.is_supported_at_runtime

    def close(self) -> None:
        """Free what the library holds: that is done when nobody refers to it."""
        self._native = None
        self._context = None

    @property
    def _open(self) -> _Native:
        if self._native is None:
            raise BackendError(Fault.FAILED, f"{self.name} is closed")
        return self._native


def prism_backends(platform: str) -> tuple[Source, ...]:
    """What prism may reach on a system; nothing is loaded yet."""
    readers = {"win32": _WINDOWS, "linux": _LINUX}.get(platform, {})
    servers = _SERVERS if platform == "linux" else {}
    return (
        *(_source(name, key, reader=True) for name, key in readers.items()),
        *(_source(name, key, reader=False) for name, key in servers.items()),
    )


def _source(name: str, key: str, *, reader: bool) -> Source:
    return Source(name, LIBRARY, reader, partial(_open, name, key, reader=reader))


def _open(name: str, key: str, *, reader: bool) -> Backend:
    if not reader:
        refuse_hanging_server()
    with failing_as(Fault.MISSING, LIBRARY), quiet(descriptors=(ERRORS,)):
        module = cast("_Module", importlib.import_module("prism"))
        context = module.Context()
        backend_id = _id_of(module, key)
    with failing_as(Fault.ABSENT, f"{name} by {LIBRARY}"):
        if backend_id is None or not context.exists(backend_id):
            raise BackendError(Fault.MISSING, f"{name} is unknown to this {LIBRARY}")
        return PrismBackend(name, context, context.create(backend_id), reader=reader)


def _id_of(module: _Module, key: str) -> int | None:
    """The number of a backend; None where this version of the library does not list it."""
    return cast("int | None", getattr(module.BackendId, key, None))
