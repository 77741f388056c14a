"""What is told once in the life of a person's settings, and what became of them."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from threading import Thread
from typing import TypeVar

from quarto_access.cli.folders import SETTINGS_FILE
from quarto_access.cli.heard import Outlet
from quarto_access.drivers.settings_file import SettingsKeeper
from quarto_access.session.events import (
    DirectOffered,
    SettingsNotKept,
    SettingsSetAside,
    ShellEvent,
    VoiceIntroduced,
    Welcomed,
)
from quarto_access.session.keys import Place
from quarto_access.session.settings import Settings, Speech

EventT = TypeVar("EventT")

_KEEP_AFTER = 0.3
"""Seconds from a change to its writing."""
_START = (Place.OPENING, Place.SAVED)


class Once:
    """Remembers what a person was told, so that it is not told again.

    `tell` says an event that no key asked for; `place` tells where keys are pressed now.
    """

    def __init__(
        self,
        kept: SettingsKeeper,
        outlet: Outlet,
        place: Callable[[], Place],
        tell: Callable[[ShellEvent], None],
    ) -> None:
        self._kept = kept
        self._outlet = outlet
        self._place = place
        self._tell = tell
        self._events = asyncio.get_running_loop()
        self._changed: Settings | None = None
        self._failed = False

    def follow(self, settings: Settings) -> None:
        """Keep what a person changed, a little later: whoever changes things presses on."""
        self._changed = settings
        self._events.call_later(_KEEP_AFTER, self.keep)

    def opened(
        self, told: Iterable[EventT | ShellEvent], refused: ShellEvent | None = None
    ) -> Iterator[EventT | ShellEvent]:
        """The opening, after what has to be told before it, such as what was `refused`."""
        opening = tuple(told)
        if self._outlet.speaks_unasked and not self._kept.settings.introduced:
            self._events.call_soon(self._kept.note, "introduced")
            yield VoiceIntroduced(playing=self._place() not in _START)
        if self._kept.damage:
            yield SettingsSetAside(all=self._kept.damage == (SETTINGS_FILE,))
        if refused is not None:
            yield refused
        yield from opening
        if any(isinstance(event, Welcomed) and event.first for event in opening):
            self._events.call_soon(self._kept.note, "welcomed")
        if self._offers():
            Thread(target=self._look, name="offer", daemon=True).start()

    def keep(self) -> None:
        """Have what was changed written down; say it once when that fails."""
        settings, self._changed = self._changed, None
        if settings and not self._kept.follow(settings) and not self._failed:
            self._failed = True
            self._tell(SettingsNotKept())

    def _offers(self) -> bool:
        """Whether a person whose reader reads the lines may not know of a better way."""
        settings = self._kept.settings
        unasked = settings.speech == Speech.AUTO and self._outlet.chosen_by_itself
        return unasked and self._outlet.mode is Speech.PRINT and not settings.offered

    def _look(self) -> None:
        from quarto_access.drivers.finders import reader_to_offer  # noqa: PLC0415  rarely needed

        reader = reader_to_offer()
        if reader is not None:
            # the program may have ended meanwhile
            with suppress(RuntimeError):
                self._events.call_soon_threadsafe(self._offer, reader)

    def _offer(self, reader: str) -> None:
        # elsewhere the key that the sentence names does something else
        if self._place() in _START and self._offers():
            self._kept.note("offered")
            self._tell(DirectOffered(reader))
