"""Records of earlier versions become records of today, a version at a time."""

from collections.abc import Callable
from typing import cast

VERSION = 1
"""The version that is written now."""

_Data = dict[str, object]


def migrated(data: _Data, version: int) -> _Data:
    """What a record of an earlier version says, as one of today would say it.

    What does not belong into a record is left as it is, for whoever reads it to refuse.
    """
    for step in STEPS[version:]:
        data = step(data)
    return data


def _from_0(data: _Data) -> _Data:
    """Version 0 knew no positions to begin at, and one rule for calls: one attempt, free.

    It did not say so; from version 1 on a record says by which rules it was played.
    """
    ruleset = data.get("ruleset")
    if isinstance(ruleset, dict):
        known = cast("_Data", ruleset)
        ruleset = {**known, "claims_per_window": 1, "false_claim": "free"}
    return {**data, "version": 1, "start": None, "ruleset": ruleset}


STEPS: tuple[Callable[[_Data], _Data], ...] = (_from_0,)
"""What leads from each version to the next."""
