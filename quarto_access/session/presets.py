"""Presets: several rules of the next game at once, for children or as at a contest."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from enum import StrEnum
from typing import Any

from quarto_access.session.bundles import agreeing, fields_of
from quarto_access.session.settings import Settings, SettingValue


class Preset(StrEnum):
    """The presets; OWN is whatever a person chose that is none of the others."""

    OWN = "own"
    CHILDREN = "children"
    CONTEST = "contest"


PRESETS: Mapping[Preset, Mapping[str, SettingValue]] = {
    Preset.CHILDREN: {
        "attributes": "height",
        "claims": "one",
        "false_claim": "free",
        "tell_me": True,
        "move_time": 0,
    },
    Preset.CONTEST: {
        "claims": "one",
        "false_claim": "loses",
        "tell_me": False,
        "move_time": 60,
    },
}
"""What each preset sets. No two can hold at once: they differ where both say something."""

_SET_BY_ANY = fields_of(PRESETS)

PRESET = "preset"
"""The name that presets go by among the settings."""

EASY = "easy"
"""How strong the computer plays against children."""


def preset_of(settings: Settings) -> Preset:
    """The preset that the settings agree with, OWN if with none."""
    return agreeing(settings, PRESETS, Preset.OWN)


def with_preset(settings: Settings, preset: Preset, own: Settings | None = None) -> Settings:
    """The settings with a preset, and without what another one had set.

    `own` are the settings that the person chose before there was a preset; OWN leads back to
    them. Where they are not known, what presets set is as usual.
    """
    before = asdict(own or Settings())
    back: dict[str, Any] = {name: before[name] for name in _SET_BY_ANY}
    return replace(settings, **{**back, **PRESETS.get(preset, {})})


def own_rules_or(before: Settings | None, settings: Settings) -> Settings | None:
    """What a person chose without a preset: the settings, or `before` while one holds."""
    return settings if preset_of(settings) is Preset.OWN else before


def next_preset(settings: Settings, step: int) -> Preset:
    """The preset after (1) or before (-1) the present one, round the end."""
    known = tuple(Preset)
    return known[(known.index(preset_of(settings)) + step) % len(known)]


def chosen_level(settings: Settings, otherwise: str) -> str:
    """How strong the computer plays: against children easily, else as it was asked for."""
    return EASY if preset_of(settings) is Preset.CHILDREN else otherwise
