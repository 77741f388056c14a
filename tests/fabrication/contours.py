"""Closed lines as a judge sees them, and what is wrong with a set of them, by shapely."""

import collections
import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

Foreign = Any
"""What comes from a library without types."""

Point = tuple[float, float]
WALL_SLACK = 1e-6
MISSING = "shapely judges the contours: pip install shapely"


@dataclass(frozen=True, slots=True)
class Contour:
    """A closed line that is cut: a circle (centre and diameter), or the corners of a polygon."""

    layer: str
    circle: tuple[float, float, float] | None = None
    corners: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a drawing should hold; None where it does not matter."""

    size: tuple[float, float] | None = None
    holes: tuple[int, float] | None = None
    centres: tuple[Point, ...] | None = None
    min_wall: float | None = None
    tolerance: float = 1e-6


def faults(contours: Sequence[Contour], wanted: Wanted) -> Iterator[str]:
    """All that is wrong with the closed lines of a drawing."""
    shapely: Foreign = pytest.importorskip("shapely", reason=MISSING)
    areas = [(one, _area(shapely, one)) for one in contours]
    for one, area in areas:
        if not area.is_valid:
            yield f"a contour on {one.layer} crosses itself"
        if _is_round(one.corners):
            yield f"a circle on {one.layer} is drawn as {len(one.corners)} sides"
    yield from _doubles(contours)
    yield from _distances(shapely, areas, wanted.min_wall)
    yield from _size([area.bounds for _, area in areas], wanted)
    yield from _holes(contours, wanted)


def _area(shapely: Foreign, one: Contour) -> Foreign:
    if one.circle:
        x, y, diameter = one.circle
        return shapely.Point(x, y).buffer(diameter / 2, quad_segs=64)
    return shapely.Polygon(one.corners)


def _is_round(corners: Sequence[Point]) -> bool:
    if len(corners) < 12:
        return False
    x = sum(corner[0] for corner in corners) / len(corners)
    y = sum(corner[1] for corner in corners) / len(corners)
    radii = [math.dist(corner, (x, y)) for corner in corners]
    return max(radii) - min(radii) < 0.02


def _doubles(contours: Sequence[Contour]) -> Iterator[str]:
    keys = collections.Counter(
        tuple(round(value, 4) for value in one.circle)
        if one.circle
        else tuple(sorted((round(x, 4), round(y, 4)) for x, y in one.corners))
        for one in contours
    )
    yield from (f"the same contour {count} times" for count in keys.values() if count > 1)


def _distances(
    shapely: Foreign, areas: Sequence[tuple[Contour, Foreign]], least: float | None
) -> Iterator[str]:
    for (one, a), (two, b) in itertools.combinations(areas, 2):
        if one.circle and two.circle:
            apart = math.dist(one.circle[:2], two.circle[:2])
            r, s = one.circle[2] / 2, two.circle[2] / 2
            wall = apart - r - s if apart > abs(r - s) else abs(r - s) - apart
        elif circle := one.circle or two.circle:
            other = b if one.circle else a
            wall = other.exterior.distance(shapely.Point(circle[:2])) - circle[2] / 2
        else:
            wall = a.exterior.distance(b.exterior)
        if wall <= 0:
            yield f"contours of {one.layer} and {two.layer} cross or touch"
        elif least is not None and wall < least - WALL_SLACK:
            yield f"a wall of {wall:.4f} is thinner than {least}"


def _size(bounds: Sequence[tuple[float, float, float, float]], wanted: Wanted) -> Iterator[str]:
    if not bounds:
        yield "nothing is cut"
        return
    if wanted.size is None:
        return
    lefts, lowers, rights, uppers = zip(*bounds, strict=True)
    size = (max(rights) - min(lefts), max(uppers) - min(lowers))
    if max(abs(a - b) for a, b in zip(size, wanted.size, strict=True)) > wanted.tolerance:
        yield f"the cut is {size[0]:.6f} by {size[1]:.6f}, not {wanted.size}"


def _holes(contours: Sequence[Contour], wanted: Wanted) -> Iterator[str]:
    circles = [one.circle for one in contours if one.circle]
    if wanted.holes is not None:
        count, diameter = wanted.holes
        found = sum(abs(circle[2] - diameter) <= wanted.tolerance for circle in circles)
        if found != count:
            yield f"{found} holes of {diameter}, not {count}"
    if wanted.centres is not None:
        found_centres = [circle[:2] for circle in circles]
        for centre in wanted.centres:
            if not any(math.dist(centre, one) <= wanted.tolerance for one in found_centres):
                yield f"no hole at {centre}"
        for one in found_centres:
            if not any(math.dist(one, centre) <= wanted.tolerance for centre in wanted.centres):
                yield f"a hole that nobody wanted at {one}"
