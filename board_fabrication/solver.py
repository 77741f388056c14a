"""The over-determined sizes: board = grid holes + gaps between them + two margins.

Three of the four sizes decide the fourth. The published board gives all four and they do not
agree; which one yields is told in words.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from board_fabrication.values import NUMBERS, SIZES

SOURCE: Mapping[str, float] = {"board": 250.0, "hole_d": 32.0, "gap": 15.0, "margin": 36.5}
"""The published sizes: 25 cm, 32 mm, about 15 mm apart, 36 to 37 mm to the edge."""

SOURCE_GRID = 4
TOLERANCE = 0.01
"""A smaller remainder is taken for rounding."""

_YIELDS = ("gap", "margin", "board", "hole_d")
"""Which size is worked out: the first that nobody gave."""


class Keep(StrEnum):
    """Which of the published sizes are held besides those that a person gives."""

    MARGIN = "margin"
    GAP = "gap"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Sizes:
    """The four sizes, and which of them was worked out (None when all were given)."""

    board: float
    hole_d: float
    margin: float
    gap: float
    derived: str | None


@dataclass(frozen=True, slots=True)
class Residual:
    """Four given sizes that do not agree.

    Attributes:
        left: what remains of the board after holes, gaps and margins; negative when it is short.
        repairs: for each size, the value that would make the others agree.
    """

    left: float
    repairs: Mapping[str, float]


def left_over(sizes: Mapping[str, float], grid: int) -> float:
    """What remains of the board after holes, gaps and margins."""
    return sizes["board"] - _used(sizes, grid)


def solve(given: Mapping[str, float], grid: int, keep: Keep = Keep.MARGIN) -> Sizes | Residual:
    """The four sizes from those given; the others are the usual ones, and one is worked out.

    Args:
        given: some of board, hole_d, margin and gap.
        grid: holes in a row.
        keep: which published sizes are held where a person gives none.
    """
    derived = next((name for name in _order(keep) if name not in given), None)
    usual = {name: float(NUMBERS[name].default or 0.0) for name in SIZES}
    held = {**usual, **_held(keep), **given}
    if derived is None:
        left = left_over(held, grid)
        if abs(left) > TOLERANCE:
            return Residual(left, repairs(held, grid))
    # what rounding left is shared out among the gaps, so that the board is symmetric
    yielding = derived or "gap"
    held[yielding] = repairs(held, grid)[yielding]
    return Sizes(held["board"], held["hole_d"], held["margin"], held["gap"], derived)


def repairs(sizes: Mapping[str, float], grid: int) -> dict[str, float]:
    """For each size, the value at which nothing is left over while the other three stay."""
    left = left_over(sizes, grid)
    return {
        "board": sizes["board"] - left,
        "gap": sizes["gap"] + left / (grid - 1),
        "margin": sizes["margin"] + left / 2,
        "hole_d": sizes["hole_d"] + left / grid,
    }


def _used(sizes: Mapping[str, float], grid: int) -> float:
    return grid * sizes["hole_d"] + (grid - 1) * sizes["gap"] + 2 * sizes["margin"]


def _order(keep: Keep) -> tuple[str, ...]:
    match keep:
        case Keep.MARGIN:
            return _YIELDS
        case Keep.GAP:
            return ("margin", "gap", "board", "hole_d")
        case Keep.ALL:
            return ("board", "gap", "margin", "hole_d")


def _held(keep: Keep) -> dict[str, float]:
    match keep:
        case Keep.MARGIN:
            return {}
        case Keep.GAP:
            return {"gap": SOURCE["gap"]}
        case Keep.ALL:
            return {"gap": SOURCE["gap"], "margin": SOURCE["margin"]}
