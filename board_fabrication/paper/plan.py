"""A plate with its dimensions, reduced to fit on a page."""

from dataclasses import dataclass

from board_fabrication.geometry import Circle, Point, Polygon, at
from board_fabrication.paper.sketch import TEXT, THICK, THIN, Sketch
from board_fabrication.parameters import Parameters
from board_fabrication.plates import Feature, Group, Plate, Work
from board_fabrication.telling import shown
from board_fabrication.words import Words

SCALES = (1.0, 2.0, 2.5, 5.0, 10.0)
"""How many times smaller than the part a drawing may be."""
LARGEST = 130.0
"""The largest part on paper, in millimetres."""

_ROW = 7.0
"""From one row of dimensions to the next."""
_ROWS = 3
_ROOM = _ROW * _ROWS + TEXT + 2
_RIM = 3.0
_CLEAR = 1.0
_NAME_ROOM = 7.0
"""A hole narrower than this on paper has no room for its name."""


def scale(p: Parameters) -> float:
    """How many times smaller than the board its drawing is."""
    return next(one for one in SCALES if p.board / one <= LARGEST)


@dataclass(frozen=True, slots=True)
class _Measure:
    """A distance to be told: from where, to where, in which row outside the part."""

    start: float
    end: float
    row: int
    words: str


def plan(plate: Plate, p: Parameters, words: Words) -> Sketch:
    """The plate with the distances to its first hole or screw, to the next, and over all."""
    factor = 1 / scale(p)
    width, height = (value * factor for value in plate.size)
    sketch = Sketch((-_ROOM, -_ROOM, width + _RIM, height + _RIM))
    for feature in plate.features:
        _draw(sketch, feature, factor)
    for measure in _measures(plate, p, words):
        _across(sketch, measure, factor)
        _along(sketch, measure, factor)
    return sketch


def section(p: Parameters, words: Words) -> Sketch:
    """A cut through the first row of holes, the layers lying on each other."""
    factor = 1 / scale(p)
    floor = p.backing if p.layered else p.top - p.recess_depth
    high = p.backing + p.top if p.layered else p.top
    sketch = Sketch((-_ROOM, -_RIM, p.board * factor + _RIM + _ROOM, high * factor + _RIM + TEXT))

    def block(left: float, right: float, low: float, up: float) -> None:
        corners = (at(left, low), at(right, low), at(right, up), at(left, up))
        sketch.polygon(Polygon(tuple(at(x * factor, y * factor) for x, y in corners)))

    block(0, p.board, 0, floor)
    edges = [0.0]
    for index in range(p.grid):
        edges += [p.centre(index) - p.hole_d / 2, p.centre(index) + p.hole_d / 2]
    edges.append(p.board)
    for left, right in zip(edges[::2], edges[1::2], strict=True):
        block(left, right, floor, high)
    side = p.board * factor + _RIM
    for low, up, x in ((0.0, floor, -1), (floor, high, 1)):
        told = words.say("number", number=up - low)
        place = -_ROW if x < 0 else side + _ROW / 2
        sketch.text((place, (low + up) / 2 * factor), told)
    return sketch


def _measures(plate: Plate, p: Parameters, words: Words) -> tuple[_Measure, ...]:
    """The same distances hold from the left and from the near edge."""

    def measure(start: float, end: float, row: int) -> _Measure:
        return _Measure(start, end, row, words.say("number", number=shown(end - start)))

    whole = measure(0.0, p.board, 3)
    if plate.key == "top":
        first, last = p.centre(0), p.centre(p.grid - 1)
        steps = words.say(
            "plan-steps",
            steps=p.grid - 1,
            pitch=shown(p.pitch),
            whole=shown((p.grid - 1) * p.pitch),
        )
        return (
            measure(0.0, first, 1),
            measure(last, p.board, 1),
            _Measure(first, last, 2, steps),
            whole,
        )
    if not p.screwed:
        return (whole,)
    inset, middle = p.screw_inset, p.board / 2
    return (
        measure(0.0, inset, 1),
        measure(p.board - inset, p.board, 1),
        measure(inset, middle, 2),
        measure(middle, p.board - inset, 2),
        whole,
    )


def _draw(sketch: Sketch, feature: Feature, factor: float) -> None:
    shape = feature.shape
    width = THICK if feature.operation.work in (Work.PROFILE, Work.HOLE, Work.POCKET) else THIN

    def small(point: Point) -> Point:
        return at(point[0] * factor, point[1] * factor)

    if isinstance(shape, Circle):
        circle = Circle(small(shape.centre), shape.diameter * factor)
        sketch.circle(circle, width)
        if feature.group is Group.CELL and circle.diameter >= _NAME_ROOM:
            sketch.text(circle.centre, feature.label)
        elif feature.group is Group.SCREW and feature.operation.work is Work.HOLE:
            sketch.cross(circle.centre, circle.diameter / 2 + 2, THIN)
        return
    if isinstance(shape, Polygon):
        sketch.polygon(Polygon(tuple(small(corner) for corner in shape.corners)), width)
    else:
        sketch.line(tuple(small(point) for point in shape.points), width)


def _across(sketch: Sketch, measure: _Measure, factor: float) -> None:
    """A distance from left to right, told below the part."""
    a, b, y = measure.start * factor, measure.end * factor, -measure.row * _ROW
    _limits(sketch, ((a, y), (b, y)), across=True)
    sketch.text(((a + b) / 2, y + TEXT / 2 + _CLEAR / 2), measure.words)


def _along(sketch: Sketch, measure: _Measure, factor: float) -> None:
    """A distance away from the reader, told left of the part."""
    a, b, x = measure.start * factor, measure.end * factor, -measure.row * _ROW
    _limits(sketch, ((x, a), (x, b)), across=False)
    sketch.text((x - TEXT / 2 - _CLEAR / 2, (a + b) / 2), measure.words, upright=True)


def _limits(sketch: Sketch, ends: tuple[Point, Point], *, across: bool) -> None:
    sketch.line(ends, THIN)
    sketch.arrow(*ends)
    sketch.arrow(ends[1], ends[0])
    for x, y in ends:
        edge = (x, -_CLEAR) if across else (-_CLEAR, y)
        past = (x, y - _CLEAR) if across else (x - _CLEAR, y)
        sketch.line((edge, past), THIN)
