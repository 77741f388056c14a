"""A template in true size: where to drill, on as many sheets of paper as it takes."""

from collections.abc import Iterator
from itertools import pairwise

from board_fabrication.geometry import Box, Circle, Point, Polygon, Stroke
from board_fabrication.paper.pages import Format, Page, figure, heading, room, text
from board_fabrication.paper.sketch import THIN, Sketch, text_width
from board_fabrication.paper.tiling import (
    OVERLAP,
    Tile,
    clipped_circle,
    clipped_line,
    holds,
    tiles,
)
from board_fabrication.plates import Feature, Group, Plate, View, Work
from board_fabrication.words import Message, Words

RIM = 2.0
"""Paper shown round the board, so that its edge is not on the edge of the picture."""
HEAD = 12.0
"""The height of the heading above a sheet's picture."""

_ARM, _NAME, _NAME_SIZE = 6.0, 4.5, 5.0
_SHOWN = (Group.CELL, Group.SCREW)


def best_way(paper: Format, plates: tuple[Plate, ...]) -> Format:
    """The paper upright, or lying where that takes fewer sheets."""
    return min((paper, paper.lying), key=lambda way: sum(len(sheets(one, way)) for one in plates))


def sheets(plate: Plate, paper: Format) -> tuple[Tile, ...]:
    """The parts of a plate that fit on a paper as it lies."""
    x0, y0, x1, y1 = plate.box
    width, height = room(paper)
    return tiles((x0 - RIM, y0 - RIM, x1 + RIM, y1 + RIM), (width, height - HEAD))


def pages(plates: tuple[Plate, ...], paper: Format, words: Words) -> Iterator[Page]:
    """What to do with the template, then its sheets."""
    way = best_way(paper, plates)
    parts = [(plate, tile) for plate in plates for tile in sheets(plate, way)]
    yield Page(way, tuple(_cover(plates, len(parts), words)))
    for number, (plate, tile) in enumerate(parts, 1):
        args = {
            "key": plate.key,
            "view": plate.view.value,
            "column": tile.column,
            "row": tile.row,
            "number": number,
            "count": len(parts),
        }
        title = words.say("template-sheet", **args)
        sketch = _sketch(plate, tile)
        alt = words.say("template-alt", title=title, told=_told(plate, tile))
        yield Page(way, (heading(title, 2), figure(sketch.svg(), sketch.size, alt)))


def _cover(plates: tuple[Plate, ...], count: int, words: Words) -> Iterator[dict[str, object]]:
    yield dict(heading(words.say("template-title")))
    yield dict(text(words.say("template-print")))
    yield dict(text(words.say("template-join", count=count, overlap=OVERLAP)))
    yield dict(text(words.say("template-prick")))
    for plate in plates:
        yield dict(heading(words.say("plate-title", key=plate.key), 2))
        kind = "screws" if plate.view is View.BELOW else "holes"
        yield dict(text(words.say("template-part", kind=kind)))


def _told(plate: Plate, tile: Tile) -> Message:
    """The centres on a sheet in words."""
    seen = [one for one, centre in _centres(plate) if holds(tile.box, centre)]
    if not seen:
        return Message("template-nothing")
    names = tuple(Message("choice", {"choice": one}) for one in seen)
    return Message("template-centres", {"names": names})


def _centres(plate: Plate) -> tuple[tuple[str, Point], ...]:
    """The centres to drill, each once: a hole and its countersink share theirs."""
    return tuple(
        (one.label, one.shape.centre)
        for one in plate.of(Work.HOLE, Work.POCKET)
        if one.group in _SHOWN and isinstance(one.shape, Circle)
    )


def _sketch(plate: Plate, tile: Tile) -> Sketch:
    sketch = Sketch(tile.box)
    for feature in plate.features:
        _draw(sketch, feature, tile.box)
    for name, centre in _centres(plate):
        _mark(sketch, name, centre, tile.box)
    _joints(sketch, tile)
    return sketch


def _draw(sketch: Sketch, feature: Feature, box: Box) -> None:
    shape = feature.shape
    if isinstance(shape, Circle):
        if _inside(shape.box, box):
            sketch.circle(shape)
            return
        for start, end in clipped_circle(shape, box):
            sketch.arc(shape, start, end)
        return
    points = shape.points if isinstance(shape, Stroke) else _closed(shape)
    for a, b in pairwise(points):
        if part := clipped_line(a, b, box):
            sketch.line(part)


def _closed(polygon: Polygon) -> tuple[Point, ...]:
    return (*polygon.corners, polygon.corners[0])


def _inside(one: Box, two: Box) -> bool:
    return one[0] >= two[0] and one[1] >= two[1] and one[2] <= two[2] and one[3] <= two[3]


def _mark(sketch: Sketch, name: str, centre: Point, box: Box) -> None:
    """A cross over a centre, and its name beside it."""
    x, y = centre
    for a, b in (((x - _ARM, y), (x + _ARM, y)), ((x, y - _ARM), (x, y + _ARM))):
        if part := clipped_line(a, b, box):
            sketch.line(part, THIN)
    half = text_width(name, _NAME_SIZE) / 2
    middle = (x + _NAME, y + _NAME)
    if _inside((middle[0] - half, y, middle[0] + half, middle[1] + _NAME_SIZE / 2), box):
        sketch.text(middle, name, _NAME_SIZE)


def _joints(sketch: Sketch, tile: Tile) -> None:
    x0, y0, x1, y1 = tile.box
    left, near, right, far = tile.joints
    for x in (left, right):
        if x is not None:
            sketch.line(((x, y0), (x, y1)), THIN, dashed=True)
    for y in (near, far):
        if y is not None:
            sketch.line(((x0, y), (x1, y)), THIN, dashed=True)
