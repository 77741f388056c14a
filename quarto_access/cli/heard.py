"""Who is heard: the ways to speak, the sounds, and how settings change them.

Libraries and drivers are imported when a way is opened, so that a game by lines starts at once.
"""

import os
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from quarto_access.drivers.lines import LinesChannel
from quarto_access.drivers.links import Beside, LineLink, SilentLink
from quarto_access.drivers.sound_device import can_sound
from quarto_access.drivers.speaker import Change, Link, Speaker, Way
from quarto_access.session.settings import Settings, Speech, value_of
from quarto_access.speech.message import Channel, Spoken

if TYPE_CHECKING:
    from quarto_access.drivers.mixer import Loudspeaker
    from quarto_access.drivers.voice_settings import VoiceSettings

Later = Callable[[float, Callable[[], None]], object]

_PER_CENT = 100
_DEVICE_GAP = 5.0
"""Seconds until a device for sounds is looked for again."""
_BY_OTHERS = (Speech.PRINT, Speech.BRAILLE)
"""The modes in which something outside speaks or shows, which no key of ours can silence."""


class Outlet:
    """The one channel of a game: whoever speaks, and the sounds beside.

    Attributes:
        on_change: is told when another way speaks.
    """

    def __init__(
        self,
        settings: Settings,
        lines: LinesChannel,
        later: Later,
        on_change: Callable[[Change], None] = lambda _change: None,
    ) -> None:
        """Open the way that the settings name; `on_change` may be set later."""
        self.on_change = on_change
        self._lines = lines
        self._later = later
        self._settings = settings
        self._loudspeaker: Loudspeaker | None = None
        self._voice: VoiceSettings | None = None
        self._sounds: Channel | None = None
        self._device_looked_for = float("-inf")
        self._speaker = self._opened()
        self._tune()

    @property
    def mode(self) -> Speech:
        """Who speaks now."""
        return self._speaker.mode

    @property
    def speaks_unasked(self) -> bool:
        """Whether the program speaks by itself because nobody else was found."""
        return self._settings.speech == Speech.AUTO and self.mode is Speech.SELF

    def say(self, spoken: Spoken) -> None:
        """Have words spoken, and their sounds played.

        Raises:
            ChannelLost: nobody is left who could speak.
        """
        self._speaker.say(spoken)
        # after the words, which must not wait while a library is loaded for the first sound
        self._open_sounds()
        if self._sounds is not None:
            self._sounds.say(spoken)

    def hush(self) -> bool:
        """Stop what is sounding; whether there was anything that a person waits to end.

        Where somebody else speaks, sounds are no reason to keep a key from its meaning.
        """
        sounded = self._sounds.hush() if self._sounds is not None else False
        return self._speaker.hush() or (sounded and self.mode not in _BY_OTHERS)

    def close(self) -> None:
        """Let what is sounding finish, and let go of everything.

        Raises:
            ChannelLost: the terminal is gone.
        """
        self._speaker.close()
        if self._sounds is not None:
            self._sounds.close()
        if self._loudspeaker is not None:
            self._loudspeaker.close()
        self._lines.close()

    def apply(self, settings: Settings) -> None:
        """Be heard by other settings from the next words on."""
        before, self._settings = self._settings, settings
        if settings.speech != before.speech:
            # the new way speaks at once, so that the old one must not go on
            self._speaker.hush()
            self._speaker.close()
            self._speaker = self._opened()
        self._tune()

    def _opened(self) -> Speaker:
        return Speaker(self._ways(), self._later, self._tell)

    def _tell(self, change: Change) -> None:
        # asked for at this moment, since who is told is set after the first way is open
        self.on_change(change)

    def _ways(self) -> tuple[Way, ...]:
        own = Way(Speech.SELF, self._own_voice)
        lines = Way(Speech.PRINT, lambda: LineLink(self._lines))
        match Speech(self._settings.speech):
            case Speech.AUTO:
                shown = Way(Speech.SELF, lambda: Beside(self._own_voice(), LineLink(self._lines)))
                return (shown, lines) if _alone() else (lines,)
            case Speech.PRINT:
                return (lines,)
            case Speech.DIRECT:
                voice = (own,) if can_sound(os.environ) else ()
                return (Way(Speech.DIRECT, _reader), *voice, lines)
            case Speech.SELF:
                return (own, lines)
            case Speech.BRAILLE:
                return self._braille_ways()
            case Speech.SILENT:
                return (Way(Speech.SILENT, SilentLink),)

    def _braille_ways(self) -> tuple[Way, ...]:
        """Lines, and beside them the cells of a display where one can be reached."""
        from quarto_access.drivers.brlapi_display import (  # noqa: PLC0415  only for this way
            BrailleDisplay,
            has_brlapi,
        )

        def lines() -> LineLink:
            return LineLink(self._lines, cursor_returns=True)

        by_lines = Way(Speech.BRAILLE, lines)
        if not has_brlapi():
            return (by_lines,)
        cells = Way(
            Speech.BRAILLE, lambda: Beside(BrailleDisplay(time.monotonic), lines()), extra=True
        )
        return (cells, by_lines)

    def _own_voice(self) -> Link:
        from quarto_access.drivers.voice import VoiceChannel  # noqa: PLC0415  only for this way

        return VoiceChannel(self._device().mixer, self._voice_manner())

    def _device(self) -> "Loudspeaker":
        from quarto_access.drivers.mixer import Loudspeaker  # noqa: PLC0415  not without sound

        if self._loudspeaker is None:
            self._loudspeaker = Loudspeaker()
        return self._loudspeaker

    def _voice_manner(self) -> "VoiceSettings":
        from quarto_access.drivers.voice_settings import VoiceSettings  # noqa: PLC0415  as above

        if self._voice is None:
            self._voice = VoiceSettings()
        return self._voice

    def _open_sounds(self) -> None:
        """Get ready for sounds where they are wanted and there is something to play them on."""
        settings = self._settings
        wanted = settings.sound_volume > 0 and settings.speech != Speech.SILENT
        now = time.monotonic()
        if self._sounds or not wanted or now - self._device_looked_for < _DEVICE_GAP:
            return
        self._device_looked_for = now
        if self._loudspeaker is None and not can_sound(os.environ):
            return
        from quarto_access.drivers.earcons import EarconChannel  # noqa: PLC0415  as above

        self._sounds = EarconChannel(self._device())
        self._tune()

    def _tune(self) -> None:
        """Set rate, volumes and places as the settings say."""
        settings = self._settings
        if self._voice is not None:
            self._voice.rate = settings.rate
            self._voice.volume = settings.voice_volume / _PER_CENT
            self._voice.spatial = settings.spatial
        if self._loudspeaker is not None:
            from quarto_access.drivers.mixer import Family  # noqa: PLC0415  loaded already

            self._loudspeaker.mono = settings.mono
            for family in Family:
                if family is not Family.SPEECH:
                    part = int(value_of(settings, f"volume_{family}")) / _PER_CENT
                    volume = settings.sound_volume / _PER_CENT * part
                    self._loudspeaker.volumes[family] = volume


def _alone() -> bool:
    """Whether nobody else is found who would speak, and there is a voice to do it."""
    if not can_sound(os.environ):
        return False
    from quarto_access.drivers.finders import quick  # noqa: PLC0415  rarely needed

    return quick().alone


def _reader() -> Link:
    from quarto_access.drivers.backends import reader_sources  # noqa: PLC0415  only for this way
    from quarto_access.drivers.reader import ReaderChannel  # noqa: PLC0415  as above

    return ReaderChannel(reader_sources(), time.monotonic)
