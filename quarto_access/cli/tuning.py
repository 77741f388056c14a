"""What the settings mean to the program's own voice and to the sounds."""

from typing import TYPE_CHECKING

from quarto_access.session.settings import (
    BEST,
    Settings,
    spoken_language,
    value_of,
    voice_setting,
)

if TYPE_CHECKING:
    from quarto_access.drivers.mixer import Loudspeaker
    from quarto_access.drivers.voice_settings import VoiceSettings

_PER_CENT = 100


def tune_voice(voice: "VoiceSettings", settings: Settings) -> None:
    """Have the voice speak as the settings say, from the next words on."""
    voice.rate = settings.rate
    voice.pitch = settings.pitch
    voice.language = spoken_language(settings)
    wanted = str(value_of(settings, voice_setting(voice.language)))
    voice.voice = None if wanted == BEST else wanted
    voice.volume = settings.voice_volume / _PER_CENT
    voice.spatial = settings.spatial


def tune_sounds(loudspeaker: "Loudspeaker", settings: Settings) -> None:
    """Have sounds played as the settings say, from the next one on."""
    from quarto_access.drivers.mixer import Family  # noqa: PLC0415  loaded with the loudspeaker

    loudspeaker.mono = settings.mono
    for family in Family:
        if family is not Family.SPEECH:
            part = int(value_of(settings, f"volume_{family}")) / _PER_CENT
            loudspeaker.volumes[family] = settings.sound_volume / _PER_CENT * part
