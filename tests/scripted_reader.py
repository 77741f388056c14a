"""Backends that do what a test has planned for them, instead of those of a screen reader."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Event, get_ident

from rigs.pty_run import pause

from quarto_access.drivers.backends import Backend, BackendError, Fault, Source

PATIENCE = 5.0


@dataclass
class Plan:
    """What becomes of one backend: `fails` and `hangs` are the numbers of its utterances."""

    opens: str = "ok"
    fails: frozenset[int] = frozenset()
    hangs: frozenset[int] = frozenset()
    braille: str = "none"


@dataclass
class Stage:
    """Backends that do what is planned for them, one after the other, the last for ever.

    Attributes:
        calls: what was called, on which number of backend, and in which thread.
    """

    plans: Sequence[Plan] = (Plan(),)
    calls: list[tuple[int, str, str]] = field(default_factory=list[tuple[int, str, str]])
    threads: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    released: Event = field(default_factory=Event)
    paused: Event = field(default_factory=Event)
    _opened: int = 0

    def __post_init__(self) -> None:
        self.paused.set()

    def source(self, name: str = "Scripted") -> Source:
        return Source(name, "test", reader=True, open=lambda: self._open(name))

    def note(self, number: int, what: str, text: str = "") -> None:
        self.calls.append((number, what, text))
        self.threads.append((number, get_ident()))

    def said(self) -> list[str]:
        return [text for _, what, text in self.calls if what in ("cut", "after")]

    def has_said_more_than(self, count: int) -> bool:
        return len(self.said()) > count

    def _open(self, name: str) -> Backend:
        number = self._opened
        self._opened += 1
        plan = self.plans[min(number, len(self.plans) - 1)]
        self.note(number, "open")
        if plan.opens == "hang":
            self.released.wait()
        if plan.opens == "absent":
            raise BackendError(Fault.ABSENT, "planned")
        return Scripted(name, self, plan, number)


class Scripted:
    def __init__(self, name: str, stage: Stage, plan: Plan, number: int) -> None:
        self.name = name
        self._stage = stage
        self._plan = plan
        self._number = number
        self._count = 0

    def speak(self, text: str, *, interrupt: bool) -> None:
        self._count += 1
        if self._count in self._plan.hangs:
            self._stage.note(self._number, "hang", text)
            self._stage.released.wait()
            return
        if self._count in self._plan.fails:
            self._stage.note(self._number, "fail", text)
            raise BackendError(Fault.FAILED, "planned")
        self._stage.note(self._number, "cut" if interrupt else "after", text)
        self._stage.paused.wait()

    def stop(self) -> None:
        self._stage.note(self._number, "stop")

    def braille(self, text: str) -> bool:
        if self._plan.braille == "fails":
            raise BackendError(Fault.FAILED, "planned")
        if self._plan.braille == "hangs":
            self._stage.released.wait()
        self._stage.note(self._number, "braille", text)
        return self._plan.braille == "shows"

    def alive(self) -> bool:
        return True

    def close(self) -> None:
        self._stage.note(self._number, "close")


def until(condition: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "in vain"
        pause(0.001)
