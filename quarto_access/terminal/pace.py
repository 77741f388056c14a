"""How much of the time that passes counts for a clock, and when it has something to say next.

The clock of a game stands still while the program speaks: to the end of the sound where that is
known, else for as long as it takes to read the words, or until the next key.
"""

from collections.abc import Callable
from typing import Protocol

LOOK_GAP = 0.1
"""Seconds from one look whether a voice still sounds to the next."""
_MILLISECOND = 0.001


class Timed(Protocol):
    """What a clock runs in."""

    @property
    def due(self) -> int | None:
        """The milliseconds until a clock has something to say, None where none is running."""
        ...


class Handle(Protocol):
    """Something that will be done, and may be called off."""

    def cancel(self) -> None:
        """Call it off."""
        ...


class Pace:
    """Measures the time of a clock between keys, with one timer for the next thing to happen."""

    def __init__(
        self,
        timed: Timed,
        ring: Callable[[int], None],
        now: Callable[[], float],
        later: Callable[[float, Callable[[], None]], Handle],
        sounding: Callable[[], bool | None] = lambda: None,
    ) -> None:
        """Measure for `timed`; `ring` is handed the milliseconds when something is due.

        `now` tells seconds that never go back. `sounding` tells whether the program's own voice
        is to be heard, None where somebody else speaks, the end of which nobody knows.
        """
        self._timed = timed
        self._ring = ring
        self._now = now
        self._later = later
        self._sounding = sounding
        self._counted = now()
        self._quiet_from = self._counted
        self._timer: Handle | None = None
        self._sounded = False

    def pressed(self) -> int:
        """The milliseconds that count up to a key, which also ends the reading.

        A key that was pressed before a time was over is in time, however late it is served.
        """
        now = self._now()
        self._quiet_from = min(self._quiet_from, now)
        due = self._timed.due
        time = self._take(now)
        return 0 if due is None else max(min(time, due - 1), 0)

    def said(self, characters: int, speed: int) -> None:
        """Words were said that take a while to be read, at so many characters a second."""
        now = self._now()
        self._quiet_from = max(self._quiet_from, now) + characters / speed

    def wait(self) -> None:
        """Set the timer for what comes next, or none where nothing does."""
        self.stop()
        due = self._timed.due
        now = self._now()
        if due is None:
            self._counted = now
            return
        if self._sounds(now):
            self._timer = self._later(LOOK_GAP, self.wait)
            return
        rings = self._begins() + due * _MILLISECOND
        self._timer = self._later(max(rings - now, 0.0), self._rings)

    def stop(self) -> None:
        """Set no timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _rings(self) -> None:
        self._timer = None
        due = self._timed.due
        time = self._take(self._now())
        # what a timer lacks to a whole millisecond is no reason to wait again
        if due is not None and time + 1 >= due:
            self._ring(max(time, due))
        elif time:
            self._ring(time)
        self.wait()

    def _sounds(self, now: float) -> bool:
        """Whether a voice sounds that the clock waits for; up to its end nothing has counted."""
        sounds = self._sounding() is True
        if sounds or self._sounded:
            self._counted = now
        self._sounded = sounds
        return sounds

    def _begins(self) -> float:
        """Since when time counts."""
        reading = self._sounding() is None
        return max(self._counted, self._quiet_from) if reading else self._counted

    def _take(self, now: float) -> int:
        """The milliseconds that count since the last look."""
        self._sounds(now)
        ran = max(now - self._begins(), 0.0)
        self._counted = now
        return round(ran / _MILLISECOND)
