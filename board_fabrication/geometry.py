"""Points, circles, polygons and lines of a drawing, and what can be measured on them exactly.

Lengths are in millimetres, x grows to the right and y away from the reader. Coordinates are kept
to a millionth of a millimetre, so that they can be told in words without a difference.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, lower, right and upper bound."""

DIGITS = 6
SAME = 1e-6
"""Nearer than this, two points are one."""


def at(x: float, y: float) -> Point:
    """A point, rounded to the precision of drawings."""
    return (kept(x), kept(y))


def kept(value: float) -> float:
    """A length, rounded to the precision of drawings; never minus zero."""
    return round(value, DIGITS) + 0.0


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle.

    Attributes:
        centre: its middle.
        diameter: how wide it is.
        higher: how much higher it is than wide; not 0 only where it is drawn for a laser that
            does not cut as wide in both directions.
    """

    centre: Point
    diameter: float
    higher: float = 0.0

    @property
    def box(self) -> Box:
        """What bounds it."""
        (x, y), r, s = self.centre, self.diameter / 2, (self.diameter + self.higher) / 2
        return (x - r, y - s, x + r, y + s)

    @property
    def area(self) -> float:
        """In square millimetres."""
        return math.pi * self.diameter * (self.diameter + self.higher) / 4

    @property
    def length(self) -> float:
        """Once round."""
        return math.pi * self.diameter

    def moved(self, change: Callable[[Point], Point]) -> "Circle":
        """The circle elsewhere."""
        return Circle(at(*change(self.centre)), self.diameter, self.higher)

    def grown(self, across: float, along: float | None = None) -> "Circle":
        """The circle with a larger radius, in x and in y."""
        more = 0.0 if along is None else along - across
        return Circle(self.centre, kept(self.diameter + 2 * across), kept(2 * more))


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed line through its corners; the last is joined to the first."""

    corners: tuple[Point, ...]

    @property
    def edges(self) -> tuple[tuple[Point, Point], ...]:
        """The sides, each from corner to corner."""
        return tuple(pairwise((*self.corners, self.corners[0])))

    @property
    def box(self) -> Box:
        """What bounds it."""
        return box_of(self.corners)

    @property
    def area(self) -> float:
        """In square millimetres."""
        return abs(self.turning) / 2

    @property
    def turning(self) -> float:
        """Twice the area, negative when the corners go clockwise."""
        return sum(a[0] * b[1] - b[0] * a[1] for a, b in self.edges)

    @property
    def length(self) -> float:
        """Once round."""
        return sum(math.dist(a, b) for a, b in self.edges)

    def moved(self, change: Callable[[Point], Point]) -> "Polygon":
        """The polygon elsewhere, still beginning at its first corner and counter-clockwise."""
        other = Polygon(tuple(at(*change(corner)) for corner in self.corners))
        if other.turning * self.turning < 0:
            other = Polygon((other.corners[0], *reversed(other.corners[1:])))
        return other

    def grown(self, across: float, along: float | None = None) -> "Polygon":
        """The polygon with all sides moved outward, in x and in y; corners stay sharp."""
        by = (across, across if along is None else along)
        sides = [_moved_side(a, b, by) for a, b in self.edges]
        return Polygon(tuple(_crossing(one, two) for one, two in pairwise((sides[-1], *sides))))

    def holds(self, point: Point) -> bool:
        """Whether a point lies inside."""
        x, y = point
        inside = False
        for (ax, ay), (bx, by) in self.edges:
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                inside = not inside
        return inside


@dataclass(frozen=True, slots=True)
class Stroke:
    """An open line that is engraved."""

    points: tuple[Point, ...]

    @property
    def box(self) -> Box:
        """What bounds it."""
        return box_of(self.points)

    @property
    def length(self) -> float:
        """From end to end."""
        return sum(math.dist(a, b) for a, b in pairwise(self.points))

    def moved(self, change: Callable[[Point], Point]) -> "Stroke":
        """The line elsewhere."""
        return Stroke(tuple(at(*change(point)) for point in self.points))


Shape = Circle | Polygon | Stroke


def rectangle(box: Box) -> Polygon:
    """A rectangle, counter-clockwise from its lower left corner."""
    x0, y0, x1, y1 = box
    return Polygon((at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)))


def cut_rectangle(width: float, height: float, chamfer: float) -> Polygon:
    """A rectangle at the origin whose lower left corner is cut off at 45 degrees."""
    return Polygon((at(chamfer, 0), at(width, 0), at(width, height), at(0, height), at(0, chamfer)))


def box_of(points: Iterable[Point]) -> Box:
    """What bounds some points."""
    xs, ys = zip(*points, strict=True)
    return (min(xs), min(ys), max(xs), max(ys))


def box_around(boxes: Iterable[Box]) -> Box:
    """What bounds some boxes."""
    lefts, lowers, rights, uppers = zip(*boxes, strict=True)
    return (min(lefts), min(lowers), max(rights), max(uppers))


def to_segment(point: Point, a: Point, b: Point) -> float:
    """From a point to the nearest one of a side."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    along = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square if square else 0.0
    along = min(1.0, max(0.0, along))
    return math.dist(point, (a[0] + along * dx, a[1] + along * dy))


def to_outline(point: Point, polygon: Polygon) -> float:
    """From a point to the nearest side of a polygon."""
    return min([to_segment(point, a, b) for a, b in polygon.edges])


def between(one: Circle | Polygon, two: Circle | Polygon) -> float:
    """How far two closed lines are apart; negative or zero when they cross or touch."""
    if isinstance(one, Circle):
        return _between_circles(one, two) if isinstance(two, Circle) else _to_circle(one, two)
    if isinstance(two, Circle):
        return _to_circle(two, one)
    if any(crossing(*a, *b) for a in one.edges for b in two.edges):
        return 0.0
    return min(
        *(to_outline(corner, two) for corner in one.corners),
        *(to_outline(corner, one) for corner in two.corners),
    )


def crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the sides from a to b and from c to d have a point in common."""
    turns = (_side(a, b, c), _side(a, b, d), _side(c, d, a), _side(c, d, b))
    if turns[0] * turns[1] < 0 and turns[2] * turns[3] < 0:
        return True
    touching = (to_segment(c, a, b), to_segment(d, a, b), to_segment(a, c, d), to_segment(b, c, d))
    return min(touching) < SAME


def _between_circles(one: Circle, two: Circle) -> float:
    apart = math.dist(one.centre, two.centre)
    inner = abs(one.diameter - two.diameter) / 2
    if apart <= inner:
        return inner - apart
    return apart - (one.diameter + two.diameter) / 2


def _to_circle(circle: Circle, polygon: Polygon) -> float:
    gap = to_outline(circle.centre, polygon) - circle.diameter / 2
    if gap < 0 and not polygon.holds(circle.centre):
        # the circle may also lie round the whole polygon
        farthest = max(math.dist(circle.centre, corner) for corner in polygon.corners)
        return max(gap, circle.diameter / 2 - farthest)
    return gap


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _moved_side(a: Point, b: Point, by: tuple[float, float]) -> tuple[Point, Point]:
    """A side moved to where an oval that rolls along it ends."""
    length = math.dist(a, b)
    nx, ny = (b[1] - a[1]) / length, (a[0] - b[0]) / length
    out = math.copysign(math.hypot(nx * by[0], ny * by[1]), by[0] + by[1])
    return (a[0] + nx * out, a[1] + ny * out), (b[0] + nx * out, b[1] + ny * out)


def _crossing(one: Sequence[Point], two: Sequence[Point]) -> Point:
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = two
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    share = ((cx - ax) * vy - (cy - ay) * vx) / (ux * vy - uy * vx)
    return at(ax + share * ux, ay + share * uy)
