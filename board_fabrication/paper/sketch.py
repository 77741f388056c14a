"""A picture in millimetres that is put together line by line, y upwards, and written as SVG."""

import math
from collections.abc import Iterable
from xml.sax.saxutils import escape

from board_fabrication.geometry import Box, Circle, Point, Polygon, kept

THICK, THIN = 0.35, 0.18
"""Widths of the lines of a part, and of what is said about it."""
TEXT = 4.0
"""The size of letters: their capitals stay above what a person with low vision reads on paper."""

_ARROW = 2.0
_DASH = "3 1.5"
_LETTER = 0.5
"""A letter is about this much of its size wide."""


class Sketch:
    """Shapes on a rectangle of paper."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._lines: list[str] = []

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in millimetres."""
        x0, y0, x1, y1 = self.box
        return (kept(x1 - x0), kept(y1 - y0))

    def svg(self) -> str:
        """The picture."""
        width, height = (_number(value) for value in self.size)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm"'
        return "\n".join((f'{head} viewBox="0 0 {width} {height}">', *self._lines, "</svg>"))

    def circle(self, circle: Circle, width: float = THICK) -> None:
        """A whole circle."""
        x, y = self._placed(circle.centre)
        self._add(f'circle cx="{x}" cy="{y}" r="{_number(circle.diameter / 2)}"', width)

    def arc(self, circle: Circle, start: float, end: float, width: float = THICK) -> None:
        """A part of a circle, counter-clockwise from an angle to another, in radians."""
        r = circle.diameter / 2
        (cx, cy) = circle.centre
        ends = [(cx + r * math.cos(turn), cy + r * math.sin(turn)) for turn in (start, end)]
        (ax, ay), (bx, by) = (self._placed(point) for point in ends)
        long = int(end - start > math.pi)
        radius = _number(r)
        self._add(f'path d="M{ax} {ay}A{radius} {radius} 0 {long} 0 {bx} {by}"', width)

    def line(self, points: Iterable[Point], width: float = THICK, *, dashed: bool = False) -> None:
        """A line through some points."""
        placed = " ".join(",".join(self._placed(point)) for point in points)
        dash = f' stroke-dasharray="{_DASH}"' if dashed else ""
        self._add(f'polyline points="{placed}"{dash}', width)

    def polygon(self, polygon: Polygon, width: float = THICK) -> None:
        """A closed line."""
        self.line((*polygon.corners, polygon.corners[0]), width)

    def cross(self, centre: Point, arm: float, width: float = THIN) -> None:
        """Two lines over a point."""
        x, y = centre
        self.line(((x - arm, y), (x + arm, y)), width)
        self.line(((x, y - arm), (x, y + arm)), width)

    def text(self, middle: Point, words: str, size: float = TEXT, *, upright: bool = False) -> None:
        """Words with their middle at a point, or read from the right."""
        x, y = self._placed(middle)
        turned = f' transform="rotate(-90 {x} {y})"' if upright else ""
        # a third of the size brings the middle of capitals to the point
        self._lines.append(
            f'<text x="{x}" y="{y}" dy="{_number(size / 3)}" font-size="{_number(size)}"'
            f' font-family="Libertinus Serif" text-anchor="middle"{turned}>{escape(words)}</text>'
        )

    def arrow(self, tip: Point, back: Point) -> None:
        """The head of an arrow at a point, away from another one."""
        along = math.atan2(back[1] - tip[1], back[0] - tip[0])
        for turn in (along - 0.3, along + 0.3):
            end = (tip[0] + _ARROW * math.cos(turn), tip[1] + _ARROW * math.sin(turn))
            self.line((tip, end), THIN)

    def _placed(self, point: Point) -> tuple[str, str]:
        return (_number(point[0] - self.box[0]), _number(self.box[3] - point[1]))

    def _add(self, shape: str, width: float) -> None:
        self._lines.append(f'<{shape} fill="none" stroke="#000000" stroke-width="{width}"/>')


def text_width(words: str, size: float = TEXT) -> float:
    """About how wide words are."""
    return len(words) * size * _LETTER


def _number(value: float) -> str:
    return f"{kept(value):.6f}".rstrip("0").rstrip(".")
