"""Screen readers and speech servers, reached through libraries: prismatoid first, then ao2."""

import sys

from quarto_access.drivers.backends.ao2 import ao2_backends
from quarto_access.drivers.backends.base import Backend, BackendError, Fault, Source
from quarto_access.drivers.backends.prism import prism_backends

__all__ = [
    "Backend",
    "BackendError",
    "Fault",
    "Source",
    "ao2_backends",
    "prism_backends",
    "reader_sources",
]


def reader_sources(platform: str = sys.platform, *, servers: bool = True) -> tuple[Source, ...]:
    """All that may speak for a reader on a system, best first; nothing is loaded yet.

    Readers come before speech servers, whatever their library. `servers` says whether servers,
    which speak beside a screen reader, may serve as well: only when the person asked for it.
    """
    found = (*prism_backends(platform), *ao2_backends(platform))
    readers = tuple(source for source in found if source.reader)
    return readers + tuple(source for source in found if servers and not source.reader)
