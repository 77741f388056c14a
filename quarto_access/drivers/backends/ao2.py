"""Screen readers through accessible_output2, each output made by itself.

The library's own choice (`Auto`) is never used: it fails as a whole when one output cannot be
loaded, says nothing when none is active, and has neither braille nor silence.
"""

import importlib
import importlib.util
import logging
from collections.abc import Callable
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

_log = logging.getLogger(__name__)

LIBRARY = "accessible_output2"
SPEECHD_MODULE = "speechd"
# Not here: System Access, whose output can never be active, and plain voices.
_WINDOWS = {
    "NVDA": "nvda",
    "JAWS": "jaws",
    "ZDSR": "zdsr",
    "PC-Talker": "pc_talker",
    "Dolphin": "dolphin",
    "Window-Eyes": "window_eyes",
}
_MAC = {"VoiceOver": "voiceover"}
_SERVERS = {"speech-dispatcher": "speech_dispatcher"}


class _Output(Protocol):
    def is_active(self) -> bool: ...
    def speak(self, text: str, *, interrupt: bool) -> object: ...
    def braille(self, text: str) -> object: ...


class Ao2Backend:
    """A reader as accessible_output2 sees it."""

    def __init__(self, name: str, output: _Output, *, brailles: bool) -> None:
        """Wrap an output that is active."""
        self.name = name
        self._output = output
        self._brailles = brailles

    def speak(self, text: str, *, interrupt: bool) -> None:
        """Say words; a reader that has gone is an error, of which the library says nothing."""
        if words := sayable(text):
            with failing_as(Fault.FAILED, f"{self.name} speak"):
                if not self._output.is_active():
                    raise BackendError(Fault.ABSENT, f"{self.name} has gone")
                self._output.speak(words, interrupt=interrupt)

    def stop(self) -> None:
        """Stop speaking; an output without silence, such as that of JAWS, goes on."""
        silence = _method(self._output, "silence")
        if silence is not None:
            with failing_as(Fault.FAILED, f"{self.name} stop"):
                silence()

    def braille(self, text: str) -> bool:
        """Show text in braille, if the output can; its rows run on, since JAWS gets a script."""
        words = " ".join(sayable(text).split("\n"))
        if self._brailles and words:
            with failing_as(Fault.FAILED, f"{self.name} braille"):
                self._output.braille(words)
        return self._brailles

    def alive(self) -> bool:
        """Whether the reader runs."""
        with failing_as(Fault.FAILED, f"{self.name} is_active"):
            return bool(self._output.is_active())

    def close(self) -> None:
        """Close the connection of the outputs that have one."""
        close = _method(self._output, "close")
        if close is not None:
            with failing_as(Fault.FAILED, f"{self.name} close"):
                close()


def ao2_backends(platform: str) -> tuple[Source, ...]:
    """What accessible_output2 may reach on a system; nothing is loaded yet."""
    match platform:
        case "win32":
            return tuple(_source(name, module) for name, module in _WINDOWS.items())
        case "darwin":
            # reported broken for years: no interrupting, no silence
            return tuple(_source(name, module, reliable=False) for name, module in _MAC.items())
        case _:
            return tuple(_server(name, module) for name, module in _SERVERS.items())


def _source(name: str, module: str, *, reliable: bool = True) -> Source:
    return Source(name, LIBRARY, reader=True, open=partial(_open, name, module), reliable=reliable)


def _server(name: str, module: str) -> Source:
    return Source(name, LIBRARY, reader=False, open=partial(_open_server, name, module))


def _open_server(name: str, module: str) -> Backend:
    if importlib.util.find_spec(SPEECHD_MODULE) is None:
        # the output itself would only be silent for ever
        raise BackendError(Fault.MISSING, f"no module {SPEECHD_MODULE}")
    refuse_hanging_server()
    return _open(name, module)


def _open(name: str, module: str) -> Backend:
    with failing_as(Fault.MISSING, f"{name} by {LIBRARY}"), quiet(descriptors=(ERRORS,)):
        outputs = importlib.import_module("accessible_output2.outputs.base")
        made = importlib.import_module(f"accessible_output2.outputs.{module}")
    # what outputs print would be read out from the terminal, and tells why they are not active
    vars(made)["print"] = _write_down
    with failing_as(Fault.ABSENT, f"{name} by {LIBRARY}"):
        output = cast("_Output", made.output_class())
        if not output.is_active():
            raise BackendError(Fault.ABSENT, f"{name} does not run")
    # the base class has a method that does nothing
    brailles = type(output).braille is not outputs.Output.braille
    return Ao2Backend(name, output, brailles=brailles)


def _write_down(*words: object) -> None:
    _log.info("%s: %s", LIBRARY, " ".join(map(str, words)))


def _method(output: _Output, name: str) -> Callable[[], object] | None:
    return cast("Callable[[], object] | None", getattr(output, name, None))
