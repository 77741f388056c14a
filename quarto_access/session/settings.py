"""What a person can change: each setting has a name, a field, and the values it can take."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
from itertools import combinations
from typing import Any

from quarto_access.session.commands import Action


class Speech(StrEnum):
    """Who speaks; AUTO is for the program to find out."""

    AUTO = "auto"
    PRINT = "print"
    DIRECT = "direct"
    SELF = "self"
    BRAILLE = "braille"
    SILENT = "silent"


SettingValue = str | int | bool

LANGUAGES = ("en", "hu", "ru", "es", "pt-BR", "fr")
"""The languages of the program, by their tags."""

SAME = "same"
"""The verbosity of a kind of messages that goes with the usual one."""

BEST = "best"
"""The voice that suits a language best."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a person.

    The verbosity of a kind of messages may differ from the usual one. The volume of each kind of
    sounds is a part of that of all sounds. `language` is the tag of a language, or "auto" for that
    of the system.

    `first_row` is where row 1 of a board is: nearest to the person, or at the top, farthest away.

    `rate` is in words a minute, `pitch` and volumes are 0 to 100. `mono` puts what stereo would
    say into pitch; `spatial` lets the voice come from the cell it speaks of. A voice, one for each
    language, is what the synthesiser knows it by, or BEST. `picture` is whether the board is drawn
    for eyes.

    `lot` is how it is found out who gives first, `claims` how many full lines may be named in one
    moment, `sizes` which words tell tall from short. With `tell_me` a person is told that there is
    a Quarto to call.

    `move_time` and `total_time` are seconds for a turn and for a whole game, 0 for no clock. The
    times of player 1 and player 2 are multiplied by `time_factor_1` and `time_factor_2`; against
    the computer the person's is the first. While something is read the clock stands still, for
    as long as its characters take at `reading_speed`, which is in characters a second.

    Three are no choices but tell what was said once: `introduced`, what the program's own voice
    is; `offered`, that a reader can be spoken through directly; `welcomed`, that there is a
    lesson.
    """

    verbosity: str = "short"
    verbosity_focus: str = SAME
    verbosity_moves: str = SAME
    verbosity_answers: str = SAME
    verbosity_refusals: str = SAME
    verbosity_help: str = SAME
    confirm_gives: bool = False
    language: str = "auto"
    first_row: str = "near"
    cells: str = "letters"
    speech: str = Speech.AUTO.value
    lines: str = "standard"
    attributes: str = "height-colour-shape-hollow"
    colour: str = "light-dark"
    own_light: str = "unmarked"
    own_dark: str = "marked"
    sizes: str = "tall-short"
    lot: str = "random"
    claims: str = "one"
    false_claim: str = "free"
    tell_me: bool = False
    move_time: int = 0
    total_time: int = 0
    time_factor_1: int = 1
    time_factor_2: int = 1
    reading_speed: int = 15
    picture: str = "auto"
    theme: str = "blocks"
    rate: int = 200
    pitch: int = 50
    voice_en: str = BEST
    voice_hu: str = BEST
    voice_ru: str = BEST
    voice_es: str = BEST
    voice_pt_br: str = BEST
    voice_fr: str = BEST
    voice_volume: int = 100
    sound_volume: int = 60
    volume_navigation: int = 100
    volume_events: int = 100
    volume_alerts: int = 100
    volume_sonification: int = 100
    mono: bool = False
    spatial: bool = False
    introduced: bool = False
    offered: bool = False
    welcomed: bool = False

    @property
    def from_top(self) -> bool:
        """Whether row 1 of a board is the one at the top."""
        return self.first_row == "far"

    @property
    def brief(self) -> bool:
        """Whether messages are short."""
        return self.verbosity == "short"


_VOLUMES = tuple(range(0, 101, 10))
_VOICE_VOLUMES = _VOLUMES[1:]
"""A voice at nothing would leave a person without a word."""

IGNORED = "ignored"
OWN_PAIR = "own"
COLOURS: Mapping[str, tuple[str, str]] = {
    "light-dark": ("light", "dark"),
    "orange-blue": ("orange", "blue"),
    "striped": ("plain", "striped"),
    "ringed": ("plain", "ringed"),
    "pinned": ("plain", "pinned"),
    "rough": ("smooth", "rough"),
    OWN_PAIR: ("own_light", "own_dark"),
    IGNORED: ("light", "dark"),
}
"""What tells the two colours apart, and the words for it; a marking stands in place of colour."""

SIZES: Mapping[str, tuple[str, str]] = {
    "tall-short": ("short", "tall"),
    "big-small": ("small", "big"),
}
"""The words for the two heights, low and high."""

CLAIMS: Mapping[str, int | None] = {"one": 1, "two": 2, "three": 3, "any": None}
"""How many full lines may be named in one moment, None for any number."""

_COUNTABLE = ("height", "colour", "shape", "hollow")
ATTRIBUTE_SETS = tuple(
    "-".join(chosen)
    for size in range(len(_COUNTABLE), 0, -1)
    for chosen in combinations(_COUNTABLE, size)
)
"""Which attributes may count, the most of them first."""

KINDS = tuple(f"verbosity_{kind}" for kind in ("focus", "moves", "answers", "refusals", "help"))
FAMILIES = tuple(
    f"volume_{family}" for family in ("navigation", "events", "alerts", "sonification")
)

VALUES: Mapping[str, tuple[SettingValue, ...]] = {
    "verbosity": ("short", "long"),
    **dict.fromkeys(KINDS, (SAME, "short", "long")),
    "confirm_gives": (False, True),
    "language": ("auto", *LANGUAGES),
    "first_row": ("near", "far"),
    "cells": ("letters", "digits"),
    "speech": tuple(mode.value for mode in Speech if mode is not Speech.SILENT),
    "lines": ("standard", "advanced", "um-quarto", "quarters"),
    "attributes": ATTRIBUTE_SETS,
    "colour": tuple(COLOURS),
    "sizes": tuple(SIZES),
    "lot": ("random", "odd-even", "agreed"),
    "claims": tuple(CLAIMS),
    "false_claim": ("free", "loses"),
    "tell_me": (False, True),
    "move_time": (0, 60, 90, 120, 180, 300, 600, 10, 20, 30, 45),
    "total_time": (0, 600, 900, 1200, 1800, 3600, 60, 120, 180, 300),
    **dict.fromkeys(("time_factor_1", "time_factor_2"), tuple(range(1, 11))),
    "reading_speed": (5, 8, 10, 12, 15, 20, 25, 30, 40),
    "picture": ("auto", "on", "off"),
    "theme": ("blocks", "plain", "contrast", "yellow"),
    # from 450 on voices speak by other means, and not faster
    "rate": tuple(range(100, 450, 25)),
    "pitch": tuple(range(0, 101, 10)),
    "voice_volume": _VOICE_VOLUMES,
    "sound_volume": _VOLUMES,
    **dict.fromkeys(FAMILIES, _VOLUMES),
    "mono": (False, True),
    "spatial": (False, True),
    "introduced": (False, True),
    "offered": (False, True),
    "welcomed": (False, True),
}
"""What each setting can be, in the order in which Enter walks through it."""

TIMES = ("move_time", "total_time")
"""The settings that are seconds, none first and what is usual next; they go round the end."""


def voice_setting(language: str) -> str:
    """The name of the setting for the voice of a language."""
    return f"voice_{language.lower().replace('-', '_')}"


VOICES = tuple(voice_setting(language) for language in LANGUAGES)
"""The settings that take what is found on a machine, in place of one of a list of values."""
OWN_WORDS = ("own_light", "own_dark")
"""The settings that take a word of the person's own."""
_LONGEST_WORD = 20
_LONGEST_NAME = 200

NOTES = frozenset({"introduced", "offered", "welcomed"})
"""What is kept with the settings and is none: what a person was told once."""

FIELDS: Mapping[Action, str] = {
    Action.VERBOSITY: "verbosity",
    Action.VERBOSITY_FOCUS: "verbosity_focus",
    Action.VERBOSITY_MOVES: "verbosity_moves",
    Action.VERBOSITY_ANSWERS: "verbosity_answers",
    Action.VERBOSITY_REFUSALS: "verbosity_refusals",
    Action.VERBOSITY_HELP: "verbosity_help",
    Action.CONFIRM_GIVES: "confirm_gives",
    Action.SPEECH: "speech",
    Action.LINES: "lines",
    Action.ATTRIBUTES: "attributes",
    Action.COLOUR: "colour",
    Action.SIZES: "sizes",
    Action.LOT: "lot",
    Action.CLAIMS: "claims",
    Action.FALSE_CLAIM: "false_claim",
    Action.TELL_ME: "tell_me",
    Action.MOVE_TIME: "move_time",
    Action.TOTAL_TIME: "total_time",
    Action.TIME_FACTOR_1: "time_factor_1",
    Action.TIME_FACTOR_2: "time_factor_2",
    Action.READING_SPEED: "reading_speed",
    Action.PICTURE: "picture",
    Action.THEME: "theme",
    Action.RATE: "rate",
    Action.PITCH: "pitch",
    Action.VOICE: "voice_en",
    Action.VOICE_VOLUME: "voice_volume",
    Action.SOUND_VOLUME: "sound_volume",
    Action.VOLUME_NAVIGATION: "volume_navigation",
    Action.VOLUME_EVENTS: "volume_events",
    Action.VOLUME_ALERTS: "volume_alerts",
    Action.VOLUME_SONIFICATION: "volume_sonification",
    Action.MONO: "mono",
    Action.SPATIAL: "spatial",
    Action.FIRST_ROW: "first_row",
    Action.CELLS: "cells",
    Action.LANGUAGE: "language",
}
"""Which action changes which setting."""

NAMES = tuple(FIELDS.values())
"""The settings by name, in the order in which they are listed."""
OTHER_VOICES = VOICES[1:]
"""The voices of the languages beside English, which the action of the voice changes there."""


def spoken_language(settings: Settings) -> str:
    """The tag of the language that is spoken; English where nobody has found out which."""
    return settings.language if settings.language in LANGUAGES else LANGUAGES[0]


def setting_of(action: Action, settings: Settings) -> str:
    """The name of the setting that an action changes; each language has a voice of its own."""
    if action is Action.VOICE:
        return voice_setting(spoken_language(settings))
    return FIELDS[action]


def value_of(settings: Settings, name: str) -> SettingValue:
    """The value of a setting."""
    value: SettingValue = getattr(settings, name)
    return value


def with_value(settings: Settings, name: str, value: SettingValue) -> Settings:
    """The settings with another value for one of them.

    Raises:
        ValueError: there is no such setting, or it does not take the value.
    """
    if not _takes(name, value):
        message = f"{name} does not take {value!r}"
        raise ValueError(message)
    fields_then: dict[str, Any] = {**asdict(settings), name: value}
    return Settings(**fields_then)


def _takes(name: str, value: SettingValue) -> bool:
    if name in OWN_WORDS:
        return isinstance(value, str) and len(value) <= _LONGEST_WORD and value.isalpha()
    if name in VOICES:
        return isinstance(value, str) and 0 < len(value) <= _LONGEST_NAME and value.isprintable()
    # a number would be taken for a truth value, and the other way round
    return any(value == one and type(value) is type(one) for one in VALUES.get(name, ()))


def with_verbosity(settings: Settings, *, brief: bool) -> Settings:
    """The settings with short or long messages."""
    return with_value(settings, "verbosity", "short" if brief else "long")


def stepped(settings: Settings, name: str, step: int, found: tuple[str, ...] = ()) -> Settings:
    """The settings with the next (1) or previous (-1) value of one: words round the end.

    `found` are the values of a setting that takes what is found on a machine.
    """
    values = VALUES.get(name) or (BEST, *found)
    if name == FIELDS[Action.LANGUAGE]:
        # what is chosen by ear is a language, and not that one be found out
        values = LANGUAGES
    if name not in TIMES and all(type(value) is int for value in values):
        # from the loudest to silence, or back, would be a shock
        return nudged(settings, name, step)
    present = value_of(settings, name)
    index = values.index(present) if present in values else 0
    return with_value(settings, name, values[(index + step) % len(values)])


def nudged(settings: Settings, name: str, step: int) -> Settings:
    """The settings with the next or previous value of one, which stays at either end."""
    values = VALUES[name]
    index = values.index(value_of(settings, name)) + step
    return with_value(settings, name, values[min(max(index, 0), len(values) - 1)])
