"""What a person can change: each setting has a name, a field, and the values it can take."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from enum import StrEnum
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

SAME = "same"
"""The verbosity of a kind of messages that goes with the usual one."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a person.

    The verbosity of a kind of messages may differ from the usual one. The volume of each kind of
    sounds is a part of that of all sounds.

    `rate` is in words a minute, volumes are 0 to 100. `mono` puts what stereo would say into
    pitch; `spatial` lets the voice come from the cell it speaks of. `introduced` is no choice: it
    tells that the program's own voice has said once what it is.
    """

    verbosity: str = "short"
    verbosity_focus: str = SAME
    verbosity_moves: str = SAME
    verbosity_answers: str = SAME
    verbosity_refusals: str = SAME
    verbosity_help: str = SAME
    confirm_gives: bool = False
    speech: str = Speech.AUTO.value
    rate: int = 200
    voice_volume: int = 100
    sound_volume: int = 60
    volume_navigation: int = 100
    volume_events: int = 100
    volume_alerts: int = 100
    volume_sonification: int = 100
    mono: bool = False
    spatial: bool = False
    introduced: bool = False

    @property
    def brief(self) -> bool:
        """Whether messages are short."""
        return self.verbosity == "short"


_VOLUMES = tuple(range(0, 101, 10))
_VOICE_VOLUMES = _VOLUMES[1:]
"""A voice at nothing would leave a person without a word."""

KINDS = tuple(f"verbosity_{kind}" for kind in ("focus", "moves", "answers", "refusals", "help"))
FAMILIES = tuple(
    f"volume_{family}" for family in ("navigation", "events", "alerts", "sonification")
)

VALUES: Mapping[str, tuple[SettingValue, ...]] = {
    "verbosity": ("short", "long"),
    **dict.fromkeys(KINDS, (SAME, "short", "long")),
    "confirm_gives": (False, True),
    "speech": tuple(mode.value for mode in Speech if mode is not Speech.SILENT),
    "rate": tuple(range(100, 501, 25)),
    "voice_volume": _VOICE_VOLUMES,
    "sound_volume": _VOLUMES,
    **dict.fromkeys(FAMILIES, _VOLUMES),
    "mono": (False, True),
    "spatial": (False, True),
    "introduced": (False, True),
}
"""What each setting can be, in the order in which Enter walks through it."""

FIELDS: Mapping[Action, str] = {
    Action.VERBOSITY: "verbosity",
    Action.VERBOSITY_FOCUS: "verbosity_focus",
    Action.VERBOSITY_MOVES: "verbosity_moves",
    Action.VERBOSITY_ANSWERS: "verbosity_answers",
    Action.VERBOSITY_REFUSALS: "verbosity_refusals",
    Action.VERBOSITY_HELP: "verbosity_help",
    Action.CONFIRM_GIVES: "confirm_gives",
    Action.SPEECH: "speech",
    Action.RATE: "rate",
    Action.VOICE_VOLUME: "voice_volume",
    Action.SOUND_VOLUME: "sound_volume",
    Action.VOLUME_NAVIGATION: "volume_navigation",
    Action.VOLUME_EVENTS: "volume_events",
    Action.VOLUME_ALERTS: "volume_alerts",
    Action.VOLUME_SONIFICATION: "volume_sonification",
    Action.MONO: "mono",
    Action.SPATIAL: "spatial",
}
"""Which action changes which setting."""


def value_of(settings: Settings, name: str) -> SettingValue:
    """The value of a setting."""
    values: dict[str, SettingValue] = asdict(settings)
    return values[name]


def with_value(settings: Settings, name: str, value: SettingValue) -> Settings:
    """The settings with another value for one of them.

    Raises:
        ValueError: there is no such setting, or it does not take the value.
    """
    if value not in VALUES.get(name, ()) or type(value) is not type(value_of(settings, name)):
        message = f"{name} does not take {value!r}"
        raise ValueError(message)
    fields_then: dict[str, Any] = {**asdict(settings), name: value}
    return Settings(**fields_then)


def with_verbosity(settings: Settings, *, brief: bool) -> Settings:
    """The settings with short or long messages."""
    return with_value(settings, "verbosity", "short" if brief else "long")


def stepped(settings: Settings, name: str, step: int) -> Settings:
    """The settings with the next (1) or previous (-1) value of one, round the end."""
    values = VALUES[name]
    present = value_of(settings, name)
    index = values.index(present) if present in values else 0
    return with_value(settings, name, values[(index + step) % len(values)])


def nudged(settings: Settings, name: str, step: int) -> Settings:
    """The settings with the next or previous value of one, which stays at either end."""
    values = VALUES[name]
    index = values.index(value_of(settings, name)) + step
    return with_value(settings, name, values[min(max(index, 0), len(values) - 1)])
