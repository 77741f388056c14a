"""A drawing larger than the paper, spread over sheets that overlap."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from board_fabrication.geometry import Box, Circle, Point

OVERLAP = 10.0
"""How far a sheet lies over the next, in millimetres."""

_FULL = 2 * math.pi


@dataclass(frozen=True, slots=True)
class Tile:
    """A part of a drawing that fits on one sheet.

    Attributes:
        column: counted from 1 at the left.
        row: counted from 1 at the near side.
        box: what it shows, in the measures of the drawing.
        joints: where it is joined to its neighbours: left, near, right and far line, None where
            there is no neighbour.
    """

    column: int
    row: int
    box: Box
    joints: tuple[float | None, float | None, float | None, float | None]


def tiles(box: Box, room: tuple[float, float]) -> tuple[Tile, ...]:
    """The sheets that a drawing needs, row by row from the lower left.

    Args:
        box: what bounds the drawing.
        room: width and height that can be printed on a sheet.
    """
    x0, y0, x1, y1 = box
    across, along = _spans(x0, x1, room[0]), _spans(y0, y1, room[1])
    return tuple(
        Tile(
            column + 1,
            row + 1,
            (left, near, right, far),
            (
                _joint(across, column - 1),
                _joint(along, row - 1),
                *_later(across, column, along, row),
            ),
        )
        for row, (near, far) in enumerate(along)
        for column, (left, right) in enumerate(across)
    )


def clipped_line(a: Point, b: Point, box: Box) -> tuple[Point, Point] | None:
    """The part of a line inside a box, None where there is none."""
    start, end = 0.0, 1.0
    for axis, low, high in ((0, box[0], box[2]), (1, box[1], box[3])):
        step = b[axis] - a[axis]
        if not step:
            if not low <= a[axis] <= high:
                return None
            continue
        one, two = sorted(((low - a[axis]) / step, (high - a[axis]) / step))
        start, end = max(start, one), min(end, two)
    if end <= start:
        return None
    dx, dy = b[0] - a[0], b[1] - a[1]
    return ((a[0] + start * dx, a[1] + start * dy), (a[0] + end * dx, a[1] + end * dy))


def clipped_circle(circle: Circle, box: Box) -> Iterator[tuple[float, float]]:
    """The parts of a circle inside a box, each from an angle to another, counter-clockwise."""
    (cx, cy), r = circle.centre, circle.diameter / 2
    turns = sorted(
        {
            turn % _FULL
            for sides, centre, shift in (((box[0], box[2]), cx, 0.0), ((box[1], box[3]), cy, 0.25))
            for side in sides
            if abs(side - centre) < r
            for turn in _at_side((side - centre) / r, shift * _FULL)
        }
    )
    if not turns:
        if holds(box, (cx + r, cy)):
            yield (0.0, _FULL)
        return
    for start, end in pairwise((*turns, turns[0] + _FULL)):
        middle = (start + end) / 2
        if holds(box, (cx + r * math.cos(middle), cy + r * math.sin(middle))):
            yield (start, end)


def holds(box: Box, point: Point) -> bool:
    """Whether a point lies in a box or on its edge."""
    return box[0] <= point[0] <= box[2] and box[1] <= point[1] <= box[3]


def _at_side(share: float, shift: float) -> tuple[float, float]:
    """The angles at which a circle is that share of its radius away from its middle."""
    turn = math.acos(share)
    return (shift + turn, shift - turn)


def _spans(low: float, high: float, room: float) -> list[tuple[float, float]]:
    count = max(1, math.ceil((high - low - OVERLAP) / (room - OVERLAP)))
    if count == 1:
        return [(low, high)]
    # all sheets show as much, so none has only a strip
    each = (high - low + (count - 1) * OVERLAP) / count
    starts = [low + number * (each - OVERLAP) for number in range(count)]
    return [(start, start + each) for start in starts]


def _joint(spans: list[tuple[float, float]], index: int) -> float | None:
    """The line in the middle of the overlap behind a span."""
    if not 0 <= index < len(spans) - 1:
        return None
    return (spans[index][1] + spans[index + 1][0]) / 2


def _later(
    across: list[tuple[float, float]], column: int, along: list[tuple[float, float]], row: int
) -> tuple[float | None, float | None]:
    return (_joint(across, column), _joint(along, row))
