"""What Windows tells about the screen readers that run, without loading their libraries."""

import ctypes
import sys

# the class and the title of a window that is there while the reader runs
_WINDOWS = {
    "NVDA": ("wxWindowClassNR", "NVDA"),
    "JAWS": ("JFWUI2", "JAWS"),
}
# a mutex that is there while it runs; the flag that asks for any reader is not set by this one
_MUTEXES = {"Narrator": "NarratorRunning"}
_SYNCHRONIZE = 0x00100000


def windows_readers() -> tuple[str, ...]:
    """The names of the readers that run; none on any other system."""
    if sys.platform != "win32":
        return ()
    by_window = (name for name, window in _WINDOWS.items() if _has_window(*window))
    by_mutex = (name for name, mutex in _MUTEXES.items() if _has_mutex(mutex))
    return (*by_window, *by_mutex)


def _has_window(kind: str, title: str) -> bool:
    if sys.platform != "win32":
        return False
    return bool(ctypes.windll.user32.FindWindowW(kind, title))


def _has_mutex(name: str) -> bool:
    if sys.platform != "win32":
        return False
    handle = ctypes.windll.kernel32.OpenMutexW(_SYNCHRONIZE, 0, name)
    if handle:
        ctypes.windll.kernel32.CloseHandle(handle)
    return bool(handle)
