"""Who is heard: the ways to speak, the sounds, and how settings change them.

Libraries and drivers are imported when a way is opened, so that a game by lines starts at once.
"""

import os
import time
from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING

from quarto_access.cli.tuning import tune_sounds, tune_voice
from quarto_access.drivers.lines import LinesChannel
from quarto_access.drivers.links import Beside, LineLink, SilentLink
from quarto_access.drivers.sound_device import can_sound
from quarto_access.drivers.speaker import Change, Link, Speaker, Way
from quarto_access.drivers.voices import speaking
from quarto_access.session.hearing import Sounding
from quarto_access.session.settings import Settings, Speech
from quarto_access.speech.message import Spoken

if TYPE_CHECKING:
    from pygame.mixer import Sound

    from quarto_access.drivers.earcons import EarconChannel
    from quarto_access.drivers.mixer import Loudspeaker
    from quarto_access.drivers.voice import VoiceChannel
    from quarto_access.drivers.voice_settings import VoiceSettings

Later = Callable[[float, Callable[[], None]], object]

_DEVICE_GAP = 5.0
"""Seconds until a device for sounds is looked for again."""
_BY_OTHERS = (Speech.PRINT, Speech.BRAILLE)
"""The modes in which something outside speaks or shows, which no key of ours can silence."""


class Outlet:
    """The one channel of a game: whoever speaks, and the sounds beside.

    Attributes:
        on_change: is told when another way speaks.
        before_lines: is called before lines are written where there were none.
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
        self.before_lines: Callable[[], None] = lambda: None
        self._lines = lines
        self._later = later
        self._settings = settings
        self._loudspeaker: Loudspeaker | None = None
        self._voice: VoiceSettings | None = None
        self._speaks: VoiceChannel | None = None
        self._search: Search | None = None
        self._sounds: EarconChannel[Sound] | None = None
        self._device_looked_for = float("-inf")
        self._speaker = self._opened()
        self._tune()

    @property
    def mode(self) -> Speech:
        """Who speaks now."""
        return self._speaker.mode

    @property
    def sounds(self) -> Sounding:
        """Whether sounds can be played, as far as that is known."""
        settings = self._settings
        if not settings.sound_volume or not settings.volume_sonification:
            return Sounding.OFF
        if settings.speech == Speech.SILENT:
            return Sounding.OFF
        works = not self._sounds.reason if self._sounds else can_sound(os.environ)
        return Sounding.PLAYED if works else Sounding.NO_DEVICE

    @property
    def echoes(self) -> bool:
        """Whether a reader says what is typed: none does where the program speaks by itself."""
        return self.mode is not Speech.SELF

    @property
    def sounding(self) -> bool | None:
        """Whether the own voice or a board in sounds is heard; None where others speak."""
        if self.mode is not Speech.SELF:
            return None
        in_sounds = self._sounds is not None and self._sounds.sounding
        return self._speaker.link.sounding or in_sounds

    def voices(self) -> tuple[str, ...]:
        """The voices of the language, once the program's own voice has told them."""
        if self._speaks is None or self._voice is None:
            return ()
        return tuple(one.id for one in speaking(self._speaks.voices, self._voice.language))

    @property
    def pictured(self) -> bool:
        """Whether a picture may stand on the terminal: it is wanted, and nobody reads it out."""
        settings = self._settings
        if settings.picture == "on":
            return self.mode in (Speech.SELF, Speech.DIRECT)
        chosen = settings.picture == "auto" and settings.speech == Speech.SELF
        return chosen and self.mode is Speech.SELF and self._nobody_reads()

    @property
    def chosen_by_itself(self) -> bool:
        """Whether nobody has said who speaks."""
        return self._settings.speech == Speech.AUTO

    @property
    def speaks_unasked(self) -> bool:
        """Whether the program speaks by itself because nobody else was found."""
        return self.chosen_by_itself and self.mode is Speech.SELF

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
        # beside a picture there are no lines
        drawn = self.chosen_by_itself and settings.picture != before.picture
        if settings.speech != before.speech or drawn:
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
        lines = Way(Speech.PRINT, self._written)
        match Speech(self._settings.speech):
            case Speech.AUTO:
                return self._found_ways()
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

    def _found_ways(self) -> tuple[Way, ...]:
        """Lines for a reader, and where nobody reads the own voice before them, with its words."""
        lines = Way(Speech.PRINT, self._written)
        if not _alone():
            return (lines,)
        if self._settings.picture == "on":
            # which holds the words that the lines would hold
            return (Way(Speech.SELF, self._own_voice), lines)
        both = Way(Speech.SELF, lambda: Beside(self._own_voice(), self._written()))
        return (both, lines)

    def _braille_ways(self) -> tuple[Way, ...]:
        """Lines, and beside them the cells of a display where one can be reached."""
        from quarto_access.drivers.brlapi_display import (  # noqa: PLC0415  only for this way
            BrailleDisplay,
            has_brlapi,
        )

        def lines() -> LineLink:
            return self._written(cursor_returns=True)

        by_lines = Way(Speech.BRAILLE, lines)
        if not has_brlapi():
            return (by_lines,)
        cells = Way(
            Speech.BRAILLE, lambda: Beside(BrailleDisplay(time.monotonic), lines()), extra=True
        )
        return (cells, by_lines)

    def _nobody_reads(self) -> bool:
        """Whether no reader was found; False while that is being found out."""
        if self._search is None:
            self._search = Search()
        return self._search.alone

    def _written(self, *, cursor_returns: bool = False) -> LineLink:
        """Lines of the terminal, from which everything else goes away first."""
        self.before_lines()
        return LineLink(self._lines, cursor_returns=cursor_returns)

    def _own_voice(self) -> Link:
        from quarto_access.drivers.voice import VoiceChannel  # noqa: PLC0415  only for this way

        self._speaks = VoiceChannel(self._device().mixer, self._voice_manner())
        return self._speaks

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
        if self._voice is not None:
            tune_voice(self._voice, self._settings)
        if self._loudspeaker is not None:
            tune_sounds(self._loudspeaker, self._settings)


class Search:
    """Looks for whoever may read the terminal, while nobody waits for it.

    Attributes:
        alone: whether it has ended and found nobody.
    """

    def __init__(self) -> None:
        self.alone = False
        Thread(target=self._look, name="search", daemon=True).start()

    def _look(self) -> None:
        from quarto_access.drivers.finders import quick  # noqa: PLC0415  rarely needed

        self.alone = not quick().prints


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
