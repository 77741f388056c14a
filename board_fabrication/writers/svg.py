"""A plate as SVG: one unit is one millimetre, circles are circles, each shape has its colour."""

from collections.abc import Callable, Iterator
from xml.sax.saxutils import escape, quoteattr

from board_fabrication.describe import plate_heading
from board_fabrication.geometry import DIGITS, Circle, Point, Polygon, Shape
from board_fabrication.plates import Feature, Plate, Work
from board_fabrication.profiles import Profile
from board_fabrication.words import Words

HAIRLINE = 0.01
"""Programs for lasers take thin lines for cuts and thick ones for engraving."""

ORDER = (Work.ENGRAVE, Work.DOT, Work.COUNTERSINK, Work.PILOT, Work.POCKET, Work.HOLE)
"""What is worked first; edges come last, so that no part is loose before it is done."""


def svg(plate: Plate, profile: Profile, words: Words) -> bytes:
    """The drawing of a plate, its page as large as the plate."""
    x0, _, _, y1 = plate.box
    width, height = (number(value) for value in plate.size)
    title, *rest = plate_heading(plate, words)

    def place(point: Point) -> Point:
        return (point[0] - x0, y1 - point[1])

    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<svg xmlns="http://www.w3.org/2000/svg" version="1.1"',
        f' width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"',
        f' xml:lang="{words.language}">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(' '.join(rest))}</desc>",
        *_layers(plate, profile, place),
        "</svg>",
    ]
    return ("\n".join(lines) + "\n").encode()


def sorted_features(plate: Plate) -> tuple[Feature, ...]:
    """The features layer by layer, in the order of work: marks, holes, then edges."""
    order = {work: index for index, work in enumerate(ORDER)}
    layers = {operation: index for index, operation in enumerate(plate.operations)}

    def place(feature: Feature) -> tuple[int, int]:
        operation = feature.operation
        return (order.get(operation.work, len(order)), layers[operation])

    return tuple(sorted(plate.features, key=place))


def number(value: float) -> str:
    """A length in plain digits, whatever the machine's language."""
    return f"{value:.{DIGITS}f}".rstrip("0").rstrip(".")


def _layers(plate: Plate, profile: Profile, place: Callable[[Point], Point]) -> Iterator[str]:
    layer = ""
    for index, feature in enumerate(sorted_features(plate), 1):
        operation = feature.operation
        if operation.layer != layer:
            if layer:
                yield "</g>"
            layer = operation.layer
            yield f"<g id={quoteattr(layer)}>"
        ink = profile.ink(operation.work)
        paint = f'fill="none" stroke="{ink}" stroke-width="{HAIRLINE}"'
        mark = "-".join(part for part in (feature.group, feature.label, str(index)) if part)
        yield f"<{element(feature.shape, place)} id={quoteattr(mark)} {paint}/>"
    if layer:
        yield "</g>"


def element(shape: Shape, place: Callable[[Point], Point]) -> str:
    """A shape as the inside of a tag, without its paint."""
    if isinstance(shape, Circle):
        x, y = place(shape.centre)
        if shape.higher:
            high = number((shape.diameter + shape.higher) / 2)
            wide = number(shape.diameter / 2)
            return f'ellipse cx="{number(x)}" cy="{number(y)}" rx="{wide}" ry="{high}"'
        return f'circle cx="{number(x)}" cy="{number(y)}" r="{number(shape.diameter / 2)}"'
    corners = shape.corners if isinstance(shape, Polygon) else shape.points
    points = " ".join(f"{number(x)},{number(y)}" for x, y in map(place, corners))
    kind = "polygon" if isinstance(shape, Polygon) else "polyline"
    return f'{kind} points="{points}"'
