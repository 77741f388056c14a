"""What is there to be heard with, as plain data: for the choice of a mode, and for the doctor.

Readers cannot be detected reliably, and over SSH not at all. What is found here counts for the
first start only; the person has the last word.
"""

import logging
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from quarto_access.drivers.backends import BackendError, Source, reader_sources
from quarto_access.drivers.brlapi_display import has_brlapi
from quarto_access.drivers.machine import Machine, Process, Terminal, has_module, in_time
from quarto_access.drivers.windows import windows_readers

_log = logging.getLogger(__name__)

QUICK = 0.25
"""Seconds that the choice at the start may take."""
FULL = 4.0
_Look = Callable[[], tuple[str, ...]]
_NOTHING: tuple[str, ...] = ()
_CALL = 0.1
_PROBE = 3.0

_REFUSED = ("", "0", "no", "false", "off")
_REMOTE = ("SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT")
# by their processes; a reader for terminals runs between the terminal and the shell, so that only
# one above this process reads it
_RUNNING = {"orca": "Orca", "brltty": "BRLTTY", "fenrir": "Fenrir", "VoiceOver": "VoiceOver"}
_ABOVE = {"tdsr": "TDSR", "fenrir": "Fenrir", "orca": "Orca"}

_BUS = ("busctl", "--user", "--timeout=0.1")
_GDBUS = ("gdbus", "call", "--session", "--timeout", "1")
_BUS_OWNED = (
    *(*_BUS, "call", "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus"),
    *("NameHasOwner", "s", "org.a11y.Bus"),
)
_BUS_ENABLED = (
    *(*_BUS, "get-property", "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Status"),
    "ScreenReaderEnabled",
)
_GDBUS_OWNED = (
    *(*_GDBUS, "--dest", "org.freedesktop.DBus", "--object-path", "/org/freedesktop/DBus"),
    *("--method", "org.freedesktop.DBus.NameHasOwner", "org.a11y.Bus"),
)
_GDBUS_ENABLED = (
    *(*_GDBUS, "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus"),
    *("--method", "org.freedesktop.DBus.Properties.Get", "org.a11y.Status", "ScreenReaderEnabled"),
)
_SETTING = ("gsettings", "get", "org.gnome.desktop.a11y.applications", "screen-reader-enabled")
_VOICE_OVER = ("defaults", "read", "com.apple.universalaccess", "voiceOverOnOffKey")

_LIBRARIES_OF_SYSTEM = ("/sbin/ldconfig", "-p")
_ESPEAK = "libespeak-ng.so.1"
# In processes of their own, since they load libraries that write, hang, or crash without a device.
_OPEN_DEVICE = """
from quarto_access.drivers.mixer import Mixer, MixerError
try:
    Mixer.open().close()
except MixerError as error:
    print(error.reason)
else:
    print("opens")
"""
_OPEN_BRLAPI = """
from quarto_access.drivers.brlapi_display import find_brlapi
display = find_brlapi().Connection()
print(display.driverName.decode(), *display.displaySize)
"""


class Synthesiser(StrEnum):
    """What can make speech of words."""

    ESPEAK_OF_SYSTEM = "espeak-of-system"
    ESPEAK_BUNDLED = "espeak-bundled"
    SAPI = "sapi"
    AV_SPEECH = "av-speech"


class Device(StrEnum):
    """What came of opening the audio device."""

    OPENS = "opens"
    NONE = "no_device"
    NO_LIBRARY = "no_library"
    UNKNOWN = "unknown"
    """That could not be found out, or not in time."""


class Installer(StrEnum):
    """What installs a package."""

    PIP = "pip"
    APT = "apt"


@dataclass(frozen=True, slots=True)
class Missing:
    """A library that is not there.

    Attributes:
        module: what Python calls it.
        package: what to install, for instance "quarto-access[reader]".
        installer: what installs that.
    """

    module: str
    package: str
    installer: Installer


@dataclass(frozen=True, slots=True)
class BrailleDisplay:
    """A braille display behind BrlAPI."""

    driver: str
    columns: int
    rows: int


@dataclass(frozen=True, slots=True)
class Hints:
    """What is found at once.

    Attributes:
        readers: the names of the screen readers that run.
        direct: those of them that can be spoken through directly.
        remote: whether the terminal is somewhere else, where nothing can be looked for.
        accessible: whether the person has asked every program for accessible output.
        synthesisers: what the program's own voice could use.
    """

    readers: tuple[str, ...] = ()
    direct: tuple[str, ...] = ()
    remote: bool = False
    accessible: bool = False
    synthesisers: tuple[Synthesiser, ...] = ()

    @property
    def prints(self) -> bool:
        """Whether the first start leaves speaking to a reader of the person."""
        return bool(self.readers) or self.remote or self.accessible

    @property
    def alone(self) -> bool:
        """Whether nobody else would speak, and there is something that makes speech of words."""
        return not self.prints and bool(self.synthesisers)


@dataclass(frozen=True, slots=True)
class Findings:
    """All that is found.

    Attributes:
        server: whether speech-dispatcher is installed.
        braille: the display that BrlAPI reaches.
        missing: the libraries that would serve here and are not installed.
    """

    hints: Hints
    terminal: Terminal
    device: Device
    server: bool
    braille: BrailleDisplay | None
    missing: tuple[Missing, ...]


def quick(machine: Machine | None = None, sources: Sequence[Source] | None = None) -> Hints:
    """What the choice of a mode at the first start needs, in less than a third of a second.

    Libraries are loaded only on Windows, where nothing else tells.
    """
    machine = machine or Machine()
    looks = _quick_looks(machine)
    if machine.platform == "win32":
        looks.append(partial(_direct, _readers(machine, sources)))
    running, told, synthesisers, *more = in_time(looks, QUICK, _NOTHING)
    direct = more[0] if more else _NOTHING
    return _hints(machine, (*running, *told, *direct), direct, synthesisers)


def reader_to_offer(
    machine: Machine | None = None, sources: Sequence[Source] | None = None
) -> str | None:
    """The screen reader that runs here and can be spoken through directly; None = there is none.

    It takes up to some seconds. Libraries are loaded only where a reader was found without them,
    or where nothing else tells.
    """
    machine = machine or Machine()
    hints = quick(machine, sources)
    if hints.remote or not (hints.readers or machine.platform == "win32"):
        return None
    found = (
        hints.direct or in_time([partial(_direct, _readers(machine, sources))], FULL, _NOTHING)[0]
    )
    return found[0] if found else None


def full(machine: Machine | None = None, sources: Sequence[Source] | None = None) -> Findings:
    """All that can be found, in some seconds."""
    machine = machine or Machine(has_module=_can_be_loaded)
    brlapi = machine.has_module("brlapi")
    looks: list[_Look] = [
        *_quick_looks(machine),
        partial(_direct, _readers(machine, sources)),
        partial(_probed, machine, _OPEN_DEVICE),
        partial(_probed, machine, _OPEN_BRLAPI) if brlapi else lambda: _NOTHING,
    ]
    found = in_time(looks, FULL, _NOTHING)
    running, told, synthesisers, direct, device, display = found
    return Findings(
        hints=_hints(machine, (*running, *told, *direct), direct, synthesisers),
        terminal=machine.terminal(),
        device=_device(device),
        server=machine.has_program("speech-dispatcher"),
        braille=_display(display),
        missing=_missing(machine),
    )


def _can_be_loaded(name: str) -> bool:
    # this one is also taken from where the system keeps it
    return has_brlapi() if name == "brlapi" else has_module(name)


def _quick_looks(machine: Machine) -> list[_Look]:
    return [
        partial(_by_processes, machine),
        partial(_by_system, machine),
        partial(_synthesisers, machine),
    ]


def _hints(
    machine: Machine,
    readers: Iterable[str],
    direct: Iterable[str],
    synthesisers: Iterable[str],
) -> Hints:
    return Hints(
        # each once, in the order in which they were found
        readers=tuple(dict.fromkeys(readers)),
        direct=tuple(dict.fromkeys(direct)),
        remote=any(machine.environ.get(name) for name in _REMOTE),
        accessible=machine.environ.get("ACCESSIBLE", "").strip().lower() not in _REFUSED,
        synthesisers=tuple(map(Synthesiser, synthesisers)),
    )


def _by_processes(machine: Machine) -> tuple[str, ...]:
    processes = machine.processes()
    above = {name for process in _ancestors(processes, machine.pid) for name in process.names}
    running = {name for process in processes for name in process.names}
    found = {_ABOVE[name] for name in above & _ABOVE.keys()}
    return tuple(sorted(found | {_RUNNING[name] for name in running & _RUNNING.keys()}))


def _ancestors(processes: Iterable[Process], pid: int) -> list[Process]:
    by_pid = {process.pid: process for process in processes}
    above: list[Process] = []
    process = by_pid.pop(pid, None)
    # taken out of what is left, so that nonsense from the system cannot go round for ever
    while process is not None and (process := by_pid.pop(process.parent, None)) is not None:
        above.append(process)
    return above


def _by_system(machine: Machine) -> tuple[str, ...]:
    match machine.platform:
        case "win32":
            return windows_readers()
        case "darwin":
            return ("VoiceOver",) if _says(machine, _VOICE_OVER, "1") else ()
        case _:
            return ("Orca",) if _reader_enabled(machine) else ()


def _reader_enabled(machine: Machine) -> bool:
    """Whether the desktop says that a screen reader is on; nothing is started by the question."""
    if not _has_session_bus(machine):
        return False
    if machine.has_program(_BUS[0]):
        return _says(machine, _BUS_OWNED, "true") and _says(machine, _BUS_ENABLED, "true")
    if machine.has_program(_GDBUS[0]):
        return _says(machine, _GDBUS_OWNED, "true") and _says(machine, _GDBUS_ENABLED, "true")
    return _says(machine, _SETTING, "true")


def _has_session_bus(machine: Machine) -> bool:
    """Whether there is a session to ask; without one, tools may wait or start one."""
    return bool(
        machine.environ.get("DBUS_SESSION_BUS_ADDRESS") or machine.environ.get("XDG_RUNTIME_DIR")
    )


def _says(machine: Machine, command: Sequence[str], word: str) -> bool:
    """Whether a word, among punctuation, is in what a command writes."""
    said = machine.run(command, _CALL) or ""
    return word in re.findall(r"\w+", said)


def _readers(machine: Machine, sources: Sequence[Source] | None) -> Sequence[Source]:
    """The screen readers; servers are none, and would be started by asking them."""
    found = reader_sources(machine.platform) if sources is None else sources
    return [source for source in found if source.reader]


def _direct(sources: Sequence[Source]) -> tuple[str, ...]:
    """The names of the readers that libraries reach. The backends are made and freed again."""
    return tuple(source.name for source in sources if _answers(source))


def _answers(source: Source) -> bool:
    try:
        backend = source.open()
        alive = backend.alive()
        backend.close()
    except BackendError as error:
        _log.info("%s by %s: %s", source.name, source.library, error)
        return False
    return alive


def _synthesisers(machine: Machine) -> tuple[Synthesiser, ...]:
    match machine.platform:
        case "win32":
            return (Synthesiser.SAPI,)
        case "darwin":
            return (Synthesiser.AV_SPEECH,)
        case _:
            libraries = machine.run(_LIBRARIES_OF_SYSTEM, _CALL) or ""
            espeak = _ESPEAK in libraries
            bundled = machine.has_module("espeakng_loader")
            return (
                *((Synthesiser.ESPEAK_OF_SYSTEM,) if espeak else ()),
                *((Synthesiser.ESPEAK_BUNDLED,) if bundled else ()),
            )


def _probed(machine: Machine, code: str) -> tuple[str, ...]:
    """The words that some code writes in a Python of its own; none if it fails."""
    return tuple((machine.run((sys.executable, "-c", code), _PROBE) or "").split())


def _device(words: Sequence[str]) -> Device:
    return Device(words[0]) if words and words[0] in {*Device} else Device.UNKNOWN


def _display(words: Sequence[str]) -> BrailleDisplay | None:
    match words:
        case [driver, columns, rows] if columns.isdigit() and rows.isdigit():
            # without a display BrlAPI answers with a size of nothing
            return BrailleDisplay(driver, int(columns), int(rows)) if int(columns) else None
        case _:
            return None


def _missing(machine: Machine) -> tuple[Missing, ...]:
    wanted = {
        "prism": ("quarto-access[reader]", Installer.PIP),
        "accessible_output2": ("quarto-access", Installer.PIP),
        "pygame": ("quarto-access", Installer.PIP),
    }
    if machine.platform != "darwin":
        wanted["pyttsx3"] = ("quarto-access", Installer.PIP)
    if machine.platform == "linux":
        wanted["espeakng_loader"] = ("quarto-access", Installer.PIP)
        wanted["speechd"] = ("python3-speechd", Installer.APT)
        wanted["brlapi"] = ("python3-brlapi", Installer.APT)
    return tuple(
        Missing(module, *where)
        for module, where in wanted.items()
        if not machine.has_module(module)
    )
