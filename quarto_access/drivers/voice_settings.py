"""How the voice of the program's own speaks: pure."""

from collections.abc import Mapping
from dataclasses import dataclass

from quarto_access.drivers.voices import Voice, choose
from quarto_access.speech.message import Spoken

MIN_RATE = 80
MAX_RATE = 449
"""From 450 on eSpeak NG speaks by other means, and slower than at 449."""
USUAL_RATE = 175
USUAL_PITCH = 50
_WIDEST_PAN = 0.8
_PITCH_STEP = 8
_LAST_PLACE = 3


@dataclass(frozen=True, slots=True)
class Manner:
    """How one utterance is spoken.

    Attributes:
        job: what the synthesiser is told.
        pan: where it comes from, left (-1) to right (+1).
        volume: 0 to 1, where the program plays it.
    """

    job: Mapping[str, object]
    pan: float
    volume: float


@dataclass(slots=True)
class VoiceSettings:
    """How the voice speaks; what is changed holds from the next utterance on.

    Attributes:
        language: the tag of the language that is spoken.
        voice: the id of the voice that the listener chose; None = the best for the language.
        rate: words a minute.
        pitch: 0 to 100.
        volume: 0 to 1.
        spatial: whether the words about a cell come from its place.
    """

    language: str = "en"
    voice: str | None = None
    rate: int = USUAL_RATE
    pitch: int = USUAL_PITCH
    volume: float = 1.0
    spatial: bool = False

    def manner(self, spoken: Spoken, voices: tuple[Voice, ...]) -> Manner:
        """How one utterance is spoken with what there is."""
        pan, higher = place(spoken) if self.spatial else (0.0, 0)
        volume = min(1.0, max(0.0, self.volume))
        job: dict[str, object] = {
            "rate": min(MAX_RATE, max(MIN_RATE, self.rate)),
            "pitch": min(100, max(0, self.pitch + higher)),
            "volume": volume,
        }
        abroad = spoken.language not in ("", self.language)
        wanted = None if abroad else self.voice
        voice = choose(voices, spoken.language or self.language, wanted)
        if voice is not None:
            job["voice"] = voice
        return Manner(job, pan, volume)


def place(spoken: Spoken) -> tuple[float, int]:
    """Where the words come from: left to right by column, and how much higher by row."""
    for cue in spoken.cues:
        if cue.column is not None:
            middle = _LAST_PLACE / 2
            row = middle if cue.row is None else cue.row
            pan = (cue.column - middle) / middle * _WIDEST_PAN
            return pan, round((row - middle) * _PITCH_STEP)
    return 0.0, 0
