"""What is heard with some settings: words and sounds of a scene, and what drivers are told."""

from dataclasses import dataclass

from harness import Program
from listener.words import QUICK

from quarto_access.cli.tuning import tune_sounds, tune_voice
from quarto_access.drivers.earcon_plan import planned
from quarto_access.drivers.mixer import Loudspeaker
from quarto_access.drivers.voice_settings import VoiceSettings
from quarto_access.drivers.voices import Voice
from quarto_access.rules.quarto.notation import parse_position
from quarto_access.session.settings import Settings
from quarto_access.speech.message import Spoken

VOICES = (Voice("gmw/en", "English", ("en-GB",)), Voice("gmw/en-us", "American", ("en-US",)))
SCENE = ("e", "d", "h", "q", "x", "backspace", "n", "enter", "?", "z", "e", "enter", "2", "enter")
"""The focus, an answer, a call, a move that cannot be made, help, sounds, a move, and a gift."""
START = "028-/1---/----/---- 4 standard"


class Kept:
    """A channel that keeps what was said."""

    def __init__(self) -> None:
        self.said: list[Spoken] = []

    def say(self, spoken: Spoken) -> None:
        """Keep it."""
        self.said.append(spoken)

    def hush(self) -> bool:
        """Nothing sounds."""
        return False

    def close(self) -> None:
        """There is nothing to close."""


@dataclass(frozen=True)
class Utterance:
    """An utterance as it comes out: words, the voice that speaks them, and sounds."""

    words: str
    voice: tuple[object, ...]
    sounds: tuple[tuple[object, ...], ...]


def program(settings: Settings, *, two: bool = False) -> tuple[Program, Kept]:
    """A game with these settings, and what is said in it."""
    kept = Kept()
    made = Program(phrasebook=QUICK, transcript=kept)
    made.hearing.known = tuple(voice.id for voice in VOICES)
    made.shell.settings = settings
    made.play_at(parse_position(START), two=two)
    return made, kept


def scene(settings: Settings) -> tuple[Utterance, ...]:
    """All that is heard in a part of a game."""
    made, kept = program(settings)
    made.press(*SCENE)
    rules = Kept()
    # the rules of a game that is dealt are those that were chosen
    dealt = Program(settings=settings, phrasebook=QUICK, transcript=rules)
    dealt.play(two=False)
    dealt.press("?", "?", "?")
    return tuple(come_out(spoken, settings) for spoken in (*kept.said, *rules.said))


def come_out(spoken: Spoken, settings: Settings) -> Utterance:
    """What the drivers make of words and cues."""
    voice = VoiceSettings()
    loudspeaker = Loudspeaker()
    tune_voice(voice, settings)
    tune_sounds(loudspeaker, settings)
    manner = voice.manner(spoken, VOICES)
    notes = planned(spoken.cues, mono=loudspeaker.mono)
    return Utterance(
        spoken.text,
        (tuple(sorted(manner.job.items())), manner.pan, manner.volume),
        tuple(
            (note.name, note.pan, note.semitones, loudspeaker.volumes[note.family] * note.volume)
            for note in notes
        ),
    )
