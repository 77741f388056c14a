"""Whether speech-dispatcher answers, asked without any library.

libspeechd crashes the whole process when its connection breaks while it is being opened, and that
is what happens to a server that hangs: it is killed while somebody waits for it. So libraries are
only let loose on a server that answers, or that is not there and may be started by them.
"""

import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

from quarto_access.drivers.backends.base import BackendError, Fault

_PATIENCE = 0.5
_GOODBYE = b"QUIT\r\n"
_PORT = 6560


def refuse_hanging_server(environ: Mapping[str, str] | None = None) -> None:
    """Leave a server alone that takes a connection and then says nothing.

    Raises:
        BackendError: it does just that.
    """
    if sys.platform == "win32":
        return
    family, address = _address(os.environ if environ is None else environ)
    with socket.socket(family, socket.SOCK_STREAM) as wire:
        wire.settimeout(_PATIENCE)
        try:
            wire.connect(address)
            wire.sendall(_GOODBYE)
            answer = wire.recv(1)
        except TimeoutError:
            raise BackendError(Fault.HANGS, "speech-dispatcher does not answer") from None
        except OSError:
            # it is not there; a library may start it
            return
    if not answer:
        raise BackendError(Fault.ABSENT, "speech-dispatcher is just ending")


def _address(environ: Mapping[str, str]) -> tuple[socket.AddressFamily, str | tuple[str, int]]:
    """Where libspeechd would look for the server."""
    method, _, place = environ.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "inet_socket":
        host, _, port = place.partition(":")
        return socket.AF_INET, (host or "127.0.0.1", int(port) if port.isdigit() else _PORT)
    if sys.platform == "win32":
        raise NotImplementedError
    return socket.AF_UNIX, place or str(_usual_socket(environ))


def _usual_socket(environ: Mapping[str, str]) -> Path:
    cache = environ.get("XDG_CACHE_HOME") or Path(environ.get("HOME", "/"), ".cache")
    folder = Path(environ.get("XDG_RUNTIME_DIR") or cache)
    return folder / "speech-dispatcher" / "speechd.sock"
