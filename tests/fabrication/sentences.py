"""A reader that has only the sentences of `describe`, and draws the plates again from them."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from board_fabrication.geometry import Circle, Point, Polygon, Shape, Stroke
from board_fabrication.plates import Feature, Group, Operation, Plate, View, Work
from board_fabrication.values import Material

_NUMBER = r"((?:minus )?\d+(?:\.\d+)?)"
_PLACE = rf"at x {_NUMBER}, y {_NUMBER}\."

_PART = re.compile(r"Part ([a-z0-9-]+): .*\.")
_CUT = re.compile(rf"Cut (\d+) of (\w+), {_NUMBER} millimetres thick\.")
_SEEN = re.compile(r"It is drawn as seen from (above|below)\.")
_AGAIN = re.compile(r"It shows the part ([a-z-]+) once more, or stands in for it\.")
_CIRCLE = re.compile(
    r"(Hole for|Pocket for|Pilot hole for|Countersink for|Raised|Engraved) (?:(\w+) )?(\w+), "
    rf"diameter {_NUMBER}, (?:cut through, |{_NUMBER} deep, |)centre {_PLACE}"
)
_CLOSED = re.compile(r"(Cut|Not cut, only shown:) (?:(\w+) )?(\w+) through (\d+) corners, closed\.")
_OPEN = re.compile(r"Engraved line of (\w+) (\w+) through (\d+) points, open\.")
_POINT = re.compile(rf"(?:Corner|Point) (\d+) {_PLACE}")

_WORKS = {
    "Hole for": Work.HOLE,
    "Pocket for": Work.POCKET,
    "Pilot hole for": Work.PILOT,
    "Countersink for": Work.COUNTERSINK,
    "Raised": Work.DOT,
    "Engraved": Work.ENGRAVE,
    "Cut": Work.PROFILE,
    "Not cut, only shown:": Work.REFERENCE,
}


@dataclass
class _Lines:
    lines: list[str]
    read: int = 0
    features: list[Feature] = field(default_factory=list[Feature])

    def next(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """The next line, if it is one of these."""
        found = None
        if self.read < len(self.lines):
            found = pattern.fullmatch(self.lines[self.read])
        self.read += found is not None
        return found

    def need(self, pattern: re.Pattern[str]) -> re.Match[str]:
        found = self.next(pattern)
        assert found, self.lines[self.read]
        return found


def rebuilt(text: str) -> list[Plate]:
    """The plates of a description."""
    _, *parts = text.strip().split("\n\n")
    return [_plate(_Lines(part.splitlines())) for part in parts]


def _plate(lines: _Lines) -> Plate:
    key = lines.need(_PART)[1]
    cut, seen = lines.need(_CUT), lines.need(_SEEN)
    lines.need(re.compile(rf"It is {_NUMBER} wide and {_NUMBER} deep\."))
    again = lines.next(_AGAIN)
    features = tuple(_features(lines))
    assert lines.read == len(lines.lines), lines.lines[lines.read]
    return Plate(
        key,
        Material(cut[2].lower()),
        _number(cut[3]),
        int(cut[1]),
        View(seen[1]),
        features,
        again[1] if again else None,
    )


def _features(lines: _Lines) -> Iterator[Feature]:
    while True:
        if found := lines.next(_CIRCLE):
            yield _circle(found)
        elif found := lines.next(_CLOSED):
            corners = _points(lines, int(found[4]))
            operation = Operation(_WORKS[found[1]])
            yield _named(operation, Polygon(corners), found[2], found[3])
        elif found := lines.next(_OPEN):
            points = _points(lines, int(found[3]))
            yield _named(Operation(Work.ENGRAVE), Stroke(points), found[1], found[2])
        else:
            return


def _circle(found: re.Match[str]) -> Feature:
    work, diameter = _WORKS[found[1]], _number(found[4])
    shape = Circle((_number(found[6]), _number(found[7])), diameter)
    depth = _number(found[5]) if found[5] else None
    wide = None if work is Work.ENGRAVE else diameter
    return _named(Operation(work, wide, depth), shape, found[2], found[3])


def _named(operation: Operation, shape: Shape, group: str | None, label: str) -> Feature:
    if label == Group.OUTLINE:
        return Feature(operation, shape, Group.OUTLINE)
    return Feature(operation, shape, Group(group or Group.CELL), label)


def _points(lines: _Lines, count: int) -> tuple[Point, ...]:
    found = [lines.need(_POINT) for _ in range(count)]
    assert [int(one[1]) for one in found] == list(range(1, count + 1))
    return tuple((_number(one[2]), _number(one[3])) for one in found)


def _number(text: str) -> float:
    sign: Callable[[float], float] = (lambda x: -x) if text.startswith("minus ") else (lambda x: x)
    return sign(float(text.removeprefix("minus ")))
