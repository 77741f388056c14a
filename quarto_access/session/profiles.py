"""Profiles: several settings at once, for people who hear, read or see in different ways."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from enum import StrEnum
from typing import Any

from quarto_access.session.bundles import agreeing, fields_of
from quarto_access.session.settings import KINDS, SAME, Settings, SettingValue, Speech


class Profile(StrEnum):
    """The profiles; OWN is whatever a person chose that is none of the others."""

    OWN = "own"
    BEGINNER = "beginner"
    BRIEF = "brief"
    LOW_VISION = "low-vision"
    DEAF_BLIND = "deaf-blind"


_EVERY_KIND = dict.fromkeys(KINDS, SAME)

PROFILES: Mapping[Profile, Mapping[str, SettingValue]] = {
    Profile.BEGINNER: {
        "verbosity": "long",
        **_EVERY_KIND,
        "confirm_gives": True,
        "rate": 150,
    },
    Profile.BRIEF: {
        "verbosity": "short",
        **_EVERY_KIND,
        "confirm_gives": False,
        "rate": 300,
    },
    Profile.LOW_VISION: {
        "verbosity": "short",
        **_EVERY_KIND,
        "verbosity_focus": "long",
        "confirm_gives": False,
        "rate": 200,
        "speech": Speech.SELF.value,
        "picture": "auto",
    },
    Profile.DEAF_BLIND: {
        "verbosity": "short",
        **_EVERY_KIND,
        "confirm_gives": False,
        "rate": 200,
        "speech": Speech.BRAILLE.value,
        "picture": "off",
        "sound_volume": 0,
    },
}
"""What each profile sets. No two can hold at once: they differ where both say something."""

_SET_BY_ANY = fields_of(PROFILES)

PROFILE = "profile"
"""The name that profiles go by among the settings."""


def profile_of(settings: Settings) -> Profile:
    """The profile that the settings agree with, OWN if with none."""
    return agreeing(settings, PROFILES, Profile.OWN)


def with_profile(settings: Settings, profile: Profile, own: Settings | None = None) -> Settings:
    """The settings with a profile, and without what the present one had set.

    `own` are the settings that the person chose before there was a profile. Where they are not
    known any more, what the present profile had set is as usual again. OWN leads back to `own`.
    What a person was told once stays with `settings`.
    """
    usual = asdict(Settings())
    back: dict[str, Any] = {name: usual[name] for name in PROFILES.get(profile_of(settings), {})}
    if own is not None:
        chosen_before = asdict(own)
        back = {name: chosen_before[name] for name in _SET_BY_ANY}
    return replace(settings, **{**back, **PROFILES.get(profile, {})})


def without_profiles(settings: Settings) -> Settings:
    """The settings with all that any profile sets as usual again."""
    usual: dict[str, Any] = asdict(Settings())
    return replace(settings, **{name: usual[name] for name in _SET_BY_ANY})


def own_or(before: Settings | None, settings: Settings) -> Settings | None:
    """What a person chose without a profile: the settings, or `before` while one holds."""
    return settings if profile_of(settings) is Profile.OWN else before


def next_profile(settings: Settings, step: int, own: Settings | None = None) -> Profile:
    """The profile after (1) or before (-1) the present one, round the end.

    OWN is among them where the person has settings to go back to.
    """
    known = tuple(one for one in Profile if one is not Profile.OWN or own is not None)
    present = profile_of(settings)
    if present not in known:
        return known[0 if step > 0 else -1]
    return known[(known.index(present) + step) % len(known)]
