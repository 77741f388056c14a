"""The clock of a game as it stands in a record."""

from collections.abc import Mapping
from typing import cast

from quarto_access.rules.game import Seat
from quarto_access.session.clock import LONGEST, MOST_FACTOR, ClockRules
from quarto_access.session.quarto.entries import MOST_TIME

_KEYS = ("turn", "game", "factors", "running")


def written(rules: ClockRules, running: int) -> dict[str, object]:
    """The clock as an object of a record: seconds, factors, and the milliseconds that have run."""
    factors = {seat.value: rules.factor(seat) for seat in Seat}
    clock: dict[str, object] = {"turn": rules.turn, "game": rules.game, "factors": factors}
    return {**clock, "running": running} if running else clock


def read(data: Mapping[str, object]) -> tuple[ClockRules, int] | str:
    """The clock that an object stands for and what has run, or the name of what is wrong in it."""
    for key in data:
        if key not in _KEYS:
            return key
    limits = [_limit(data.get(key)) for key in ("turn", "game")]
    for key, limit in zip(("turn", "game"), limits, strict=True):
        if limit is False:
            return key
    if limits == [None, None]:
        return "turn"
    factors = _factors(data.get("factors"))
    if factors is None:
        return "factors"
    running = data.get("running", 0)
    if not _is_number(running, 0, MOST_TIME):
        return "running"
    turn, game = (None if limit is False else limit for limit in limits)
    return ClockRules(turn, game, factors), cast("int", running)


def _limit(value: object) -> int | bool | None:
    """Seconds, None for no limit, False for what is neither."""
    if value is None:
        return None
    return cast("int", value) if _is_number(value, 1, LONGEST) else False


def _factors(value: object) -> tuple[int, int] | None:
    if value is None:
        return 1, 1
    if not isinstance(value, dict):
        return None
    factors = cast("dict[str, object]", value)
    found = [factors.get(seat.value, 1) for seat in Seat]
    known = all(key in tuple(Seat) for key in factors)
    if not known or not all(_is_number(one, 1, MOST_FACTOR) for one in found):
        return None
    first, second = (cast("int", one) for one in found)
    return first, second


def _is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
