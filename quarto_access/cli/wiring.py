"""Everything that a game needs, put together: the only place that makes drivers for it."""

import asyncio
import sys
import time
from shutil import get_terminal_size

from quarto_access.cli.heard import Outlet
from quarto_access.cli.once import Once
from quarto_access.cli.pictures import Pictures
from quarto_access.drivers.lines import LinesChannel, broken, text_writer
from quarto_access.drivers.settings_file import SettingsKeeper
from quarto_access.drivers.speaker import Change
from quarto_access.kits import Kit
from quarto_access.rules.quarto.events import Event
from quarto_access.session.events import SpeakerChanged, VoiceMissing
from quarto_access.session.keys import keys_in_use
from quarto_access.session.quarto.views import View
from quarto_access.session.settings import Settings
from quarto_access.session.shell import Shell
from quarto_access.speech.announcer import Announcer
from quarto_access.speech.forms import forms_of
from quarto_access.speech.languages import follow_words
from quarto_access.speech.message import Channel
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.terminal.idle import get_ready
from quarto_access.terminal.layouts import resolve
from quarto_access.terminal.loop import Loop

_READ_AHEAD = 0.1
"""Seconds after which sentences of a game are read, while the opening is being heard."""


class Wiring:
    """A game from its keys to its words, made within a running event loop.

    Attributes:
        shell: what keys reach.
        announcer: what says what came of them.
        loop: what reads keys.
        once: what tells things that are told once.
    """

    def __init__(
        self,
        kit: Kit,
        phrasebook: Phrasebook,
        kept: SettingsKeeper,
        settings: Settings,
        transcript: Channel | None,
    ) -> None:
        from prompt_toolkit.input import create_input  # noqa: PLC0415  slow to import

        self._kit = kit
        self._missed: set[str] = set()
        self._phrasebook = phrasebook
        kit.narrator.follow(settings)
        follow_words(phrasebook, settings)
        self._later = asyncio.get_running_loop().call_later
        lines = LinesChannel(text_writer(sys.stdout), time.monotonic, self._later, _columns)
        self._outlet = Outlet(settings, lines, self._later)
        self.shell: Shell[Event | View] = Shell(
            kit.house,
            settings=settings,
            hearing=self._outlet,
            alias=lambda key: resolve(key, keys_in_use()),
        )
        self.announcer = self._announcer(settings, transcript)
        self._pictures = Pictures(self._outlet, self._later, lambda: self.shell.settings)
        self.loop = Loop(
            self.shell,
            self.announcer,
            create_input(),
            self._apply,
            self._show,
            sounding=lambda: self._outlet.sounding,
        )
        self.once = Once(kept, self._outlet, lambda: self.shell.place, self.loop.tell)
        self._outlet.on_change = self._tell
        self._outlet.before_lines = self._pictures.hide

    def read_ahead(self) -> None:
        """Get ready for what will be said, while the opening is being heard."""
        self._later(_READ_AHEAD, lambda: get_ready(self._phrasebook.read_ahead, self._later))

    def _announcer(self, settings: Settings, transcript: Channel | None) -> Announcer[Event | View]:
        narrator = self._kit.narrator
        return Announcer(
            self._phrasebook,
            narrator.tell,
            (self._outlet,),
            transcript,
            forms=forms_of(settings),
            recalled=narrator.recalled,
            sample=narrator.sample,
            in_rows=lambda text: broken(text, _columns()),
        )

    def _apply(self, changed: Settings) -> None:
        if follow_words(self._phrasebook, changed):
            self.read_ahead()
        self._kit.narrator.follow(changed)
        self._outlet.apply(changed)
        self.once.follow(changed)

    def _show(self) -> None:
        self._miss_voice()
        if self.shell.done:
            self._pictures.hide()
        else:
            words = self.announcer.history.latest() or ""
            self._pictures.show(lambda: self._kit.scene(words))

    def _miss_voice(self) -> None:
        """Say once for each language that there is no voice for it, when that is known."""
        language = self._phrasebook.language
        if language not in self._missed and self._outlet.lacks_voice:
            self._missed.add(language)
            self.loop.tell(VoiceMissing(language))

    def _tell(self, change: Change) -> None:
        self.loop.tell(SpeakerChanged(change.left, change.now, change.back))


def _columns() -> int:
    return get_terminal_size().columns
