"""Samples: what settings sound like, told by the same code that tells a game."""

from collections.abc import Callable, Mapping
from enum import StrEnum, auto

from quarto_access.session.profiles import PROFILE
from quarto_access.session.settings import IGNORED, SettingValue
from quarto_access.speech.message import Cue, Earcon, Utterance


class Sample(StrEnum):
    """What a game can be asked for as a sample of how it is told."""

    FOCUS = auto()
    """What the focus is on."""
    FOCUS_RIGHT = auto()
    """What the focus is on, far to the right."""
    MOVE = auto()
    """A move of the other player."""
    ANSWER = auto()
    """An answer to a question."""
    REFUSAL = auto()
    """A move that cannot be made."""
    ASKED = auto()
    """The question before a piece is given."""
    DONE = auto()
    """What is told when a piece is given at once."""
    TONES = auto()
    """A part of the position as sounds, without words."""


SampleTeller = Callable[[Sample], Utterance]
"""What a narrator tells as a sample; it forgets that it did."""

_STEP = 0.4
"""Seconds from one column to the next."""

OF_THE_GAME: Mapping[str, Sample] = {
    PROFILE: Sample.FOCUS,
    "verbosity": Sample.FOCUS,
    "colour": Sample.FOCUS,
    "sizes": Sample.FOCUS,
    "verbosity_focus": Sample.FOCUS,
    "verbosity_moves": Sample.MOVE,
    "verbosity_answers": Sample.ANSWER,
    "verbosity_refusals": Sample.REFUSAL,
    "spatial": Sample.FOCUS_RIGHT,
    "cells": Sample.FOCUS,
    "volume_sonification": Sample.TONES,
}
"""The settings whose sample a game tells, but `confirm_gives`, where it depends on the value."""

SOUNDS: Mapping[str, tuple[Cue, ...]] = {
    "sound_volume": (Cue(Earcon.GIVE),),
    "volume_navigation": (Cue(Earcon.MOVE_PIECE),),
    "volume_events": (Cue(Earcon.PLACE),),
    "volume_alerts": (Cue(Earcon.REFUSE),),
    "mono": tuple(Cue(Earcon.PLACE, column, after=round(column * _STEP, 1)) for column in range(4)),
}
"""The settings whose sample is a sound: one of the family, for mono one from each column."""

AROUND = "verbosity_help"
"""The setting whose sample is told by what tells lists and help."""

CLOCKS = frozenset({"move_time", "total_time", "time_factor_1", "time_factor_2", "reading_speed"})
"""The settings of the clock, which are seen by waiting."""

_CHOICES = ("preset", "lines", "attributes", "lot", "claims", "false_claim", "tell_me")
RULES = frozenset(_CHOICES) | CLOCKS
"""The settings of the next game, which its sentence tells by itself."""

ITSELF = frozenset(
    {
        "speech",
        "picture",
        "theme",
        "rate",
        "pitch",
        "voice_en",
        "language",
        "first_row",
        "voice_volume",
    },
)
"""The settings whose new value is heard by the sentence that tells it."""


def wanted(name: str, value: SettingValue) -> Sample | None:
    """What a game is asked for as the sample of a setting; None where that is not the game's."""
    if name == "confirm_gives":
        return Sample.ASKED if value is True else Sample.DONE
    # a piece without its colour is not told in a game in which it counts
    return None if value == IGNORED else OF_THE_GAME.get(name)


def no_sample(_wanted: Sample) -> Utterance:
    """Nothing, where no game is told."""
    return Utterance(())
