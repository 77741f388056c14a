"""Keeps what libraries print off the terminal, where a screen reader would read it out."""

import os
import sys
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

OUTPUT = 1
ERRORS = 2

_lock = Lock()
_depth: dict[int, int] = {}
_aside: dict[int, int] = {}


@contextmanager
def quiet(
    into: Path | None = None, descriptors: Iterable[int] = (OUTPUT, ERRORS)
) -> Generator[None]:
    """Turn file descriptors away, to a file that grows or to nothing, and back at the end.

    Everything in the process that writes there is turned away, other threads too. So a thread that
    is not the one that writes to the terminal should name `ERRORS` alone. Several may overlap: the
    first decides where to, and the last turns the descriptors back.
    """
    turned: list[int] = []
    try:
        turned.extend(each for each in descriptors if _turn_away(each, into))
        yield
    finally:
        for descriptor in turned:
            _turn_back(descriptor)


def _turn_away(descriptor: int, into: Path | None) -> bool:
    """Whether the descriptor was open, so that there was something to turn away."""
    with _lock:
        if not _depth.get(descriptor):
            _flush(descriptor)
            try:
                _aside[descriptor] = os.dup(descriptor)
            except OSError:
                return False
            _point(descriptor, into)
        _depth[descriptor] = _depth.get(descriptor, 0) + 1
        return True


def _point(descriptor: int, into: Path | None) -> None:
    flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    try:
        target = os.open(into or os.devnull, flags, 0o600)
    except OSError:
        # a log that cannot be written is no reason to let the words out
        target = os.open(os.devnull, os.O_WRONLY)
    os.dup2(target, descriptor)
    os.close(target)


def _turn_back(descriptor: int) -> None:
    with _lock:
        _depth[descriptor] -= 1
        if _depth[descriptor]:
            return
        # what a library printed may still stand in Python's buffer
        _flush(descriptor)
        saved = _aside.pop(descriptor)
        os.dup2(saved, descriptor)
        os.close(saved)


def _flush(descriptor: int) -> None:
    stream = {OUTPUT: sys.stdout, ERRORS: sys.stderr}.get(descriptor)
    if stream is not None and not stream.closed:
        stream.flush()
