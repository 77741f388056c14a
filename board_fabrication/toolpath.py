"""Where the tool of a milling machine goes to make a plate.

X and Y are zero at the lower left of the finished board, Z is zero on the face that is up. Holes
are cleared whole, level by level, so that no disc comes loose; the edge comes last and leaves
tabs, so that the board stays where it is.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from board_fabrication.geometry import Circle, Point, Polygon
from board_fabrication.model import Model
from board_fabrication.parameters import Parameters
from board_fabrication.plates import Feature, Group, Plate, Work

CLEAR = 1.0
"""So far above the face the tool still moves fast."""
RAPID = 3000.0
"""How fast a usual machine moves without cutting, in millimetres a minute, to reckon times."""
ENTRY = 0.4
"""The innermost turn in a hole, of the width of the tool: it leaves nothing standing inside."""
POINT = 0.3
"""The point of a drill is this much of its width long."""
RAMP = 30.0
"""At most so long the tool takes to come down a level along the edge."""

MILLED = ("top", "backing-from-below")
DRILLED = ("backing-from-below", "top-underside")
"""The plates of which there are programs."""


@dataclass(frozen=True, slots=True)
class Move:
    """One straight or round movement.

    Attributes:
        to: where it ends.
        feed: millimetres a minute, 0 as fast as can be.
        centre: of a full turn against the clock, None where it is straight.
        length: how far it goes.
    """

    to: tuple[float, float, float]
    feed: float
    centre: Point | None
    length: float


@dataclass(frozen=True, slots=True)
class Program:
    """What one tool does to one plate, without a stop.

    Attributes:
        plate: what is made.
        tool: the width of the mill or drill.
        drill: whether the tool is a drill.
        depth: how deep it goes below the face.
        moves: from the safe height back to it.
    """

    plate: Plate
    tool: float
    drill: bool
    depth: float
    moves: tuple[Move, ...]

    @property
    def minutes(self) -> int:
        """How long it runs, in minutes begun."""
        return math.ceil(sum(move.length / (move.feed or RAPID) for move in self.moves))


def programs(model: Model) -> Iterator[Program]:
    """All programs of a board: screw holes first, since the edge leaves a plate on its tabs."""
    p = model.parameters
    plates = {plate.key: plate for plate in model.all}
    for key in dict.fromkeys((*DRILLED, *MILLED)):
        if key not in plates:
            continue
        if key in DRILLED and (bores := _bores(plates[key])):
            yield _drilling(plates[key], bores, p)
        if key in MILLED:
            yield _milling(plates[key], p)


def _bores(plate: Plate) -> tuple[Feature, ...]:
    drilled = plate.of(Work.HOLE, Work.PILOT)
    return tuple(one for one in drilled if one.group is Group.SCREW)


@dataclass(slots=True)
class _Tool:
    """The tool on its way; begins and ends at the safe height."""

    safe: float
    x: float = 0.0
    y: float = 0.0
    z: float = 0.0
    moves: list[Move] = field(default_factory=list[Move])

    def __post_init__(self) -> None:
        self.z = self.safe

    @property
    def place(self) -> tuple[float, float, float]:
        return (self.x, self.y, self.z)

    def straight(self, feed: float, point: Point | None = None, z: float | None = None) -> None:
        before = self.place
        if point is not None:
            self.x, self.y = point
        if z is not None:
            self.z = z
        if self.place != before:
            self.moves.append(Move(self.place, feed, None, math.dist(before, self.place)))

    def turn(self, centre: Point, z: float, p: Parameters) -> None:
        """Once round, sinking to a depth no faster than the tool may go down."""
        around = 2 * math.pi * math.dist((self.x, self.y), centre)
        length, sunk = math.hypot(around, self.z - z), abs(self.z - z)
        feed = min(p.feed, p.plunge * length / sunk) if sunk else p.feed
        self.z = z
        self.moves.append(Move(self.place, feed, centre, length))

    def above(self, point: Point) -> None:
        """Over a point, near the face."""
        self.straight(0, point)
        self.straight(0, z=min(CLEAR, self.safe))

    def lift(self) -> None:
        self.straight(0, z=self.safe)


def _milling(plate: Plate, p: Parameters) -> Program:
    tool = _Tool(p.safe_z)
    through = plate.thickness + p.breakthrough
    deepest = through
    for feature in plate.of(Work.HOLE, Work.POCKET):
        if feature.group is not Group.SCREW and isinstance(feature.shape, Circle):
            _clear(tool, feature.shape, feature.operation.depth or through, p)
    for feature in plate.of(Work.PROFILE):
        if isinstance(feature.shape, Polygon):
            _edge(tool, feature.shape, plate.thickness, p)
    return Program(plate, p.tool_d, drill=False, depth=deepest, moves=tuple(tool.moves))


def _clear(tool: _Tool, hole: Circle, depth: float, p: Parameters) -> None:
    """A whole hole: down in a small turn, out in wider ones, level by level."""
    (x, y), radii = hole.centre, _radii(hole.diameter, p)
    tool.above((x + radii[0], y))
    tool.straight(p.plunge, z=0.0)
    for z in _levels(depth, p.step):
        tool.turn(hole.centre, z, p)
        for radius in radii:
            tool.straight(p.feed, (x + radius, y))
            tool.turn(hole.centre, z, p)
        tool.straight(p.feed, (x + radii[0], y))
    tool.lift()


def _radii(diameter: float, p: Parameters) -> tuple[float, ...]:
    """The turns in a hole from the innermost to the wall."""
    wall, first = (diameter - p.tool_d) / 2, ENTRY * p.tool_d
    if wall <= first:
        return (wall,)
    count = math.ceil((wall - first) / p.stepover)
    return tuple(first + (wall - first) * index / count for index in range(count + 1))


def _levels(depth: float, step: float) -> tuple[float, ...]:
    count = math.ceil(depth / step - 1e-9)
    return tuple(-depth * index / count for index in range(1, count + 1))


@dataclass(frozen=True, slots=True)
class _Way:
    """The middle of the tool round an edge, with the clock, and where it leaves tabs.

    Attributes:
        stops: every corner and end of a tab by how far it is on the way.
        tabs: the stretches over which the tool is lifted.
        ramp: the stretch at the beginning on which it comes down.
    """

    stops: tuple[tuple[float, Point], ...]
    tabs: tuple[tuple[float, float], ...]
    ramp: float


def _edge(tool: _Tool, edge: Polygon, thickness: float, p: Parameters) -> None:
    way = _way(edge, p)
    top_of_tab = -thickness + min(p.tab_h, thickness / 2)
    tool.above(way.stops[0][1])
    tool.straight(p.plunge, z=0.0)
    z = 0.0
    for z in _levels(thickness + p.breakthrough, p.step):
        _descend(tool, way, z, p)
        _along(tool, way, z, top_of_tab, p)
    # the last way down is still a slope
    for far, point in way.stops[1:]:
        if far <= way.ramp:
            tool.straight(p.feed, point, z)
    tool.lift()


def _descend(tool: _Tool, way: _Way, z: float, p: Parameters) -> None:
    point = next(point for far, point in way.stops if far == way.ramp)
    sunk, length = tool.z - z, math.hypot(way.ramp, tool.z - z)
    tool.straight(min(p.feed, p.plunge * length / sunk), point, z)


def _along(tool: _Tool, way: _Way, z: float, top_of_tab: float, p: Parameters) -> None:
    for (one, _), (two, point) in pairwise(way.stops):
        if two <= way.ramp:
            continue
        on_tab = any(start <= one and two <= end for start, end in way.tabs)
        height = max(z, top_of_tab) if on_tab else z
        tool.straight(p.plunge if height < tool.z else p.feed, z=height)
        tool.straight(p.feed, point)


def _way(edge: Polygon, p: Parameters) -> _Way:
    grown = edge.grown(p.tool_d / 2)
    corners = grown.corners if grown.turning < 0 else tuple(reversed(grown.corners))
    sides = list(pairwise((*corners, corners[0])))
    long = max(math.dist(a, b) for a, b in sides) / 2
    first = next(index for index, (a, b) in enumerate(sides) if math.dist(a, b) > long)
    sides = sides[first:] + sides[:first]
    share = iter(_shares(p.tabs, sum(math.dist(a, b) > long for a, b in sides)))
    stops, tabs, far = [(0.0, sides[0][0])], list[tuple[float, float]](), 0.0
    for a, b in sides:
        length = math.dist(a, b)
        count = next(share) if length > long else 0
        here = _tabs(length, count, p)
        tabs += [(far + start, far + end) for start, end in here]
        marks = [mark for tab in here for mark in tab]
        if not far:
            marks.insert(0, min(RAMP, (marks or [length])[0] / 2))
        stops += [(far + mark, _between(a, b, mark / length)) for mark in marks]
        far += length
        stops.append((far, b))
    return _Way(tuple(stops), tuple(tabs), stops[1][0])


def _shares(tabs: int, sides: int) -> list[int]:
    """How many tabs each side has, opposite sides first."""
    found = [tabs // sides] * sides
    for index in [*range(0, sides, 2), *range(1, sides, 2)][: tabs % sides]:
        found[index] += 1
    return found


def _tabs(length: float, count: int, p: Parameters) -> list[tuple[float, float]]:
    """Where the tool is lifted on a side; it cuts half its width away at each end of a tab."""
    half = (p.tab_w + p.tool_d) / 2
    middles = [length * (2 * index + 1) / (2 * count) for index in range(count)]
    return [(middle - half, middle + half) for middle in middles]


def _between(a: Point, b: Point, share: float) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def _drilling(plate: Plate, bores: tuple[Feature, ...], p: Parameters) -> Program:
    tool, width, deepest = _Tool(p.safe_z), 0.0, 0.0
    for bore in bores:
        if not isinstance(bore.shape, Circle):
            continue
        width = bore.shape.diameter
        through = plate.thickness + p.breakthrough + POINT * width
        deepest = bore.operation.depth or through
        _drill(tool, bore.shape.centre, deepest, p)
    return Program(plate, width, drill=True, depth=deepest, moves=tuple(tool.moves))


def _drill(tool: _Tool, centre: Point, depth: float, p: Parameters) -> None:
    """Down in steps, and out after each, so that chips leave the hole."""
    tool.above(centre)
    clear, reached = tool.z, 0.0
    for z in _levels(depth, p.step):
        if reached:
            tool.straight(p.feed, z=reached)
        tool.straight(p.plunge, z=z)
        tool.straight(0, z=clear)
        reached = z
    tool.lift()
