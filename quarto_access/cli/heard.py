"""Who is heard: the ways to speak, the sounds, and how settings change them.

Libraries and drivers are imported when a way is opened, so that a game by lines starts at once.
"""

import os
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from quarto_access.drivers.lines import LinesChannel
from quarto_access.drivers.links import Beside, LineLink, SilentLink
from quarto_access.drivers.speaker import Change, Link, Speaker, Way
from quarto_access.session.settings import Settings, Speech
from quarto_access.speech.message import Channel, Spoken

if TYPE_CHECKING:
    from quarto_access.drivers.mixer import Loudspeaker
    from quarto_access.drivers.voice_settings import VoiceSettings

Later = Callable[[float, Callable[[], None]], object]

_PER_CENT = 100


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
        self._speaker = self._opened()
        self._tune()

    @property
    def mode(self) -> Speech:
        """Who speaks now."""
        return self._speaker.mode

    def say(self, spoken: Spoken) -> None:
        """Have words spoken, and their sounds played.

        Raises:
            ChannelLost: nobody is left who could speak.
        """
        if self._sounds is not None:
            self._sounds.say(spoken)
        self._speaker.say(spoken)

    def hush(self) -> bool:
        """Stop what is sounding; whether there was anything."""
        sounded = self._sounds.hush() if self._sounds is not None else False
        return self._speaker.hush() or sounded

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
            self._speaker.close()
            self._speaker = self._opened()
        self._tune()

    def _opened(self) -> Speaker:
        return Speaker(self._ways(), self._later, self._tell)

    def _tell(self, change: Change) -> None:
        # asked for at this moment, since who is told is set after the first way is open
        self.on_change(change)

    def _ways(self) -> tuple[Way, ...]:
        speech = Speech(self._settings.speech)
        own = Way(Speech.SELF, self._own_voice)
        lines = Way(Speech.PRINT, lambda: LineLink(self._lines))
        match speech:
            case Speech.AUTO:
                shown = Way(Speech.SELF, lambda: Beside(self._own_voice(), LineLink(self._lines)))
                return (shown, lines) if _alone() else (lines,)
            case Speech.PRINT:
                return (lines,)
            case Speech.DIRECT:
                return (Way(Speech.DIRECT, _reader), own, lines)
            case Speech.SELF:
                return (own, lines)
            case Speech.BRAILLE:
                return (Way(Speech.BRAILLE, lambda: LineLink(self._lines, cursor_returns=True)),)
            case Speech.SILENT:
                return (Way(Speech.SILENT, SilentLink),)

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

    def _tune(self) -> None:
        """Set rate, volumes and places as the settings say."""
        settings = self._settings
        if self._voice is not None:
            self._voice.rate = settings.rate
            self._voice.volume = settings.voice_volume / _PER_CENT
            self._voice.spatial = settings.spatial
        wanted = settings.sound_volume > 0 and settings.speech != Speech.SILENT
        if wanted and self._sounds is None:
            from quarto_access.drivers.earcons import EarconChannel  # noqa: PLC0415  as above

            self._sounds = EarconChannel(self._device())
        if self._loudspeaker is not None:
            from quarto_access.drivers.mixer import Family  # noqa: PLC0415  loaded already

            self._loudspeaker.mono = settings.mono
            for family in Family:
                if family is not Family.SPEECH:
                    self._loudspeaker.volumes[family] = settings.sound_volume / _PER_CENT


def _alone() -> bool:
    """Whether nobody else is found who would speak, and there is a voice to do it."""
    from quarto_access.drivers.finders import can_sound, quick  # noqa: PLC0415  rarely needed

    if not can_sound(os.environ):
        return False
    hints = quick()
    return not hints.prints and bool(hints.synthesisers)


def _reader() -> Link:
    from quarto_access.drivers.backends import reader_sources  # noqa: PLC0415  only for this way
    from quarto_access.drivers.reader import ReaderChannel  # noqa: PLC0415  as above

    return ReaderChannel(reader_sources(), time.monotonic)
