"""The drawings held against what a workshop asks of them, before anything is written."""

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from board_fabrication.geometry import (
    SAME,
    Box,
    Circle,
    Point,
    Polygon,
    Shape,
    Stroke,
    between,
    crossing,
)
from board_fabrication.model import Model
from board_fabrication.nesting import sheets
from board_fabrication.plates import CUT, Feature, Plate, Work, compensated
from board_fabrication.rules import NEST_SPACE
from board_fabrication.words import Message

LEAST_SIDE = 0.2
"""Shorter sides are merged or dropped by programs for lasers."""
LEAST_WALL = 1.0
LEAST_HOLE = 1.0


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a drawing.

    `kind` is the end of the id of its sentence; `plate` is the key of the drawing, `where` the
    features that it is about, `value` what was measured, in millimetres.
    """

    kind: str
    plate: str
    where: tuple[Feature, ...] = ()
    value: float = 0.0

    @property
    def message(self) -> Message:
        """The sentence."""
        names = tuple(feature.name for feature in self.where)
        value = round(self.value, 3)
        return Message(f"fault-{self.kind}", {"plate": self.plate, "where": names, "value": value})


def faults(model: Model) -> Iterator[Fault]:
    """All faults of a set of drawings, those for a cut of some width included."""
    p = model.parameters
    # the wider cut leaves the narrower holes and the smaller gaps between parts
    kerf = max(p.kerf)
    sheet = (p.sheet_w - 2 * NEST_SPACE, p.sheet_h - 2 * NEST_SPACE)
    for plate in model.all:
        yield from plate_faults(plate, sheet)
        if kerf:
            yield from plate_faults(compensated(plate, kerf), kerf=kerf)
    for plate in sheets(model):
        yield from plate_faults(compensated(plate, kerf), kerf=kerf)
    yield from _layers(model)


def plate_faults(
    plate: Plate, sheet: tuple[float, float] | None = None, kerf: float = 0.0
) -> Iterator[Fault]:
    """The faults of one drawing.

    Args:
        plate: what is drawn.
        sheet: the size of a sheet that it must fit on.
        kerf: the width of the cut that it is drawn for.
    """
    before = False
    for feature in plate.features:
        for kind, value in _alone(feature.shape):
            before = True
            yield Fault(kind, plate.key, (feature,), value)
    if before:
        # what follows measures, and has nothing to measure on broken shapes
        return
    if not plate.features:
        yield Fault("empty", plate.key)
        return
    yield from _missing(plate)
    yield from _widths(plate, kerf)
    yield from _twice(plate)
    yield from _walls(plate)
    if sheet is not None and (plate.size[0] > sheet[0] + SAME or plate.size[1] > sheet[1] + SAME):
        yield Fault("sheet", plate.key, value=max(plate.size))


def _alone(shape: Shape) -> Iterator[tuple[str, float]]:
    if not all(math.isfinite(number) for number in _numbers(shape)):
        yield "finite", 0.0
        return
    match shape:
        case Circle():
            if shape.diameter < LEAST_HOLE - SAME:
                yield "small", shape.diameter
        case Polygon():
            yield from _polygon(shape)
        case Stroke():
            if shape.length < LEAST_SIDE:
                yield "short", shape.length


def _polygon(polygon: Polygon) -> Iterator[tuple[str, float]]:
    if len(polygon.corners) < 3:  # noqa: PLR2004  a polygon has three
        yield "open", 0.0
        return
    shortest = min(math.dist(a, b) for a, b in polygon.edges)
    if shortest < LEAST_SIDE - SAME:
        yield "short", shortest
        return
    count = len(polygon.edges)
    for (i, one), (j, two) in combinations(enumerate(polygon.edges), 2):
        beside = j - i == 1 or (i == 0 and j == count - 1)
        if not beside and crossing(*one, *two):
            yield "crosses-itself", 0.0
            return
    if polygon.turning <= 0:
        yield "inside-out", 0.0


def _missing(plate: Plate) -> Iterator[Fault]:
    """A part has an edge, and closed lines where it is cut."""
    if not plate.of(Work.PROFILE, Work.REFERENCE):
        yield Fault("no-outline", plate.key)
    for feature in plate.features:
        if feature.operation.work not in CUT:
            continue
        if isinstance(feature.shape, Stroke):
            yield Fault("open", plate.key, (feature,))


def _widths(plate: Plate, kerf: float) -> Iterator[Fault]:
    """A circle is as wide as its layer says, less the kerf where it is cut through."""
    for feature in plate.features:
        operation, shape = feature.operation, feature.shape
        if isinstance(shape, Circle) and operation.diameter is not None:
            wanted = operation.diameter - (kerf if operation.work is Work.HOLE else 0.0)
            if abs(shape.diameter - wanted) > 2 * SAME:
                yield Fault("width", plate.key, (feature,), shape.diameter)


def _twice(plate: Plate) -> Iterator[Fault]:
    """No line is drawn twice; a cut that is doubled costs time and burns."""
    seen: set[tuple[object, ...]] = set()
    for feature in plate.features:
        # a hole and its countersink may share a centre, two cuts may not share a line
        layer = "" if feature.operation.work in CUT else feature.operation.layer
        key = (layer, *_key(feature.shape))
        if key in seen:
            yield Fault("twice", plate.key, (feature,))
        seen.add(key)


def _walls(plate: Plate) -> Iterator[Fault]:
    for one, two in _neighbours(plate.of(*CUT, Work.PILOT)):
        a, b = one.shape, two.shape
        if isinstance(a, Stroke) or isinstance(b, Stroke):
            continue
        wall = between(a, b)
        if wall < LEAST_WALL - SAME:
            yield Fault("overlap" if wall <= SAME else "wall", plate.key, (one, two), wall)
    yield from _outside(plate)


def _neighbours(features: tuple[Feature, ...]) -> Iterator[tuple[Feature, Feature]]:
    """The pairs whose boxes are too near to each other to tell by them that there is a wall."""
    boxed = sorted(((one.shape.box, index) for index, one in enumerate(features)))
    for number, (one, i) in enumerate(boxed):
        for two, j in boxed[number + 1 :]:
            if two[0] - one[2] >= LEAST_WALL:
                # all that follow begin still farther to the right
                break
            if max(one[1] - two[3], two[1] - one[3]) < LEAST_WALL:
                yield features[i], features[j]


def _outside(plate: Plate) -> Iterator[Fault]:
    """Holes and marks lie inside an edge."""
    edges = [
        (feature.shape, feature.shape.box)
        for feature in plate.of(Work.PROFILE, Work.REFERENCE)
        if isinstance(feature.shape, Polygon)
    ]
    for feature in plate.features:
        if feature.operation.work in (Work.PROFILE, Work.REFERENCE):
            continue
        box, points = feature.shape.box, _points(feature)
        if not any(
            _within(box, around) and all(edge.holds(point) for point in points)
            for edge, around in edges
        ):
            yield Fault("outside", plate.key, (feature,))


def _within(one: Box, two: Box) -> bool:
    return one[0] >= two[0] and one[1] >= two[1] and one[2] <= two[2] and one[3] <= two[3]


def _points(feature: Feature) -> tuple[Point, ...]:
    """Points that must lie inside an edge."""
    match feature.shape:
        case Circle() if feature.operation.work in CUT:
            # it keeps its distance to the edge, which was measured, so one point tells the side
            return (feature.shape.centre,)
        case Circle():
            (x, y), r = feature.shape.centre, feature.shape.diameter / 2
            return ((x - r, y), (x + r, y), (x, y - r), (x, y + r))
        case Polygon():
            return feature.shape.corners
        case Stroke():
            return feature.shape.points


def _layers(model: Model) -> Iterator[Fault]:
    """Whether backing and top layer match when they lie on each other."""
    keys = {plate.key for plate in model.all}
    if "backing-from-below" not in keys:
        return
    width = model.parameters.board
    below = model.plate("backing-from-below").flipped(width)
    above = model.plate("backing-from-above")
    if not _same(below.features, above.features):
        yield Fault("flipped", below.key)
    top = model.plate("top")
    if not _same(top.of(Work.PROFILE), above.of(Work.PROFILE)):
        yield Fault("edges", above.key)
    if "top-underside" in keys:
        pilots = model.plate("top-underside").flipped(width).of(Work.PILOT)
        if _centres(pilots) != _centres(above.of(Work.HOLE)):
            yield Fault("pilots", "top-underside")


def _same(one: tuple[Feature, ...], two: tuple[Feature, ...]) -> bool:
    return _keys(one) == _keys(two)


def _keys(features: tuple[Feature, ...]) -> Counter[tuple[str, tuple[object, ...]]]:
    return Counter((feature.operation.layer, _key(feature.shape)) for feature in features)


def _centres(features: tuple[Feature, ...]) -> set[tuple[float, float]]:
    return {feature.shape.centre for feature in features if isinstance(feature.shape, Circle)}


def _key(shape: Shape) -> tuple[object, ...]:
    match shape:
        case Circle():
            return (round(shape.centre[0], 4), round(shape.centre[1], 4), round(shape.diameter, 4))
        case Polygon():
            return tuple(sorted((round(x, 4), round(y, 4)) for x, y in shape.corners))
        case Stroke():
            return tuple(sorted((shape.points, shape.points[::-1])))


def _numbers(shape: Shape) -> tuple[float, ...]:
    match shape:
        case Circle():
            return (*shape.centre, shape.diameter)
        case Polygon():
            return tuple(number for corner in shape.corners for number in corner)
        case Stroke():
            return tuple(number for point in shape.points for number in point)
