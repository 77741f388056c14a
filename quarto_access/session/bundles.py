"""Several settings at once, under one name: what profiles and presets have in common."""

from collections.abc import Mapping
from dataclasses import asdict
from enum import StrEnum
from typing import TypeVar

from quarto_access.session.settings import Settings, SettingValue

Named = TypeVar("Named", bound=StrEnum)


def agreeing(
    settings: Settings, bundles: Mapping[Named, Mapping[str, SettingValue]], otherwise: Named
) -> Named:
    """The bundle whose values the settings all have, `otherwise` if they agree with none."""
    present = asdict(settings)
    for name, wanted in bundles.items():
        if all(present[field] == value for field, value in wanted.items()):
            return name
    return otherwise


def fields_of(bundles: Mapping[Named, Mapping[str, SettingValue]]) -> frozenset[str]:
    """The settings that any of some bundles has a value for."""
    return frozenset(field for wanted in bundles.values() for field in wanted)
