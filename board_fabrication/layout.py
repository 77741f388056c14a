"""Where holes, screws and labels of a board lie, and how far they are from each other."""

import math
from dataclasses import dataclass

from board_fabrication.geometry import Box, Point, Polygon, at, cut_rectangle, to_outline
from board_fabrication.parameters import Parameters
from board_fabrication.values import LabelLanguage, Labels

COLUMNS = "abcdefgh"

DOT_SPACING, CELL_SPACING, DOT_BASE = 2.5, 6.2, 1.5
"""Braille, in millimetres: within a cell, from cell to cell, and the foot of a dot."""

SIGNED_LETTERS = (LabelLanguage.RU,)
"""The languages whose braille puts a sign before a Latin letter."""

PRINT_WIDTH = 2 / 3
"""Printed signs are this much of their height wide."""


@dataclass(frozen=True, slots=True)
class Label:
    """A sign that names a column or a row: what it says, the middle of it, and its bounds."""

    text: str
    centre: Point
    box: Box


def cell_name(column: int, row: int) -> str:
    """The name of a hole, such as a1, which is at the cut corner."""
    return f"{COLUMNS[column]}{row + 1}"


def outline(p: Parameters) -> Polygon:
    """The edge of both layers, the corner at a1 cut off, seen from the playing side."""
    return cut_rectangle(p.board, p.board, p.chamfer)


def hole_centres(p: Parameters) -> dict[str, Point]:
    """Every hole by its name, row 1 first."""
    return {
        cell_name(column, row): at(p.centre(column), p.centre(row))
        for row in range(p.grid)
        for column in range(p.grid)
    }


def screw_centres(p: Parameters) -> tuple[Point, ...]:
    """Eight screws along the edge and one in the middle, row by row from the a1 corner.

    Where a hole is in the middle, four screws stand round it instead.
    """
    low, middle, high = p.screw_inset, p.board / 2, p.board - p.screw_inset
    found = [(x, y) for y in (low, middle, high) for x in (low, middle, high)]
    if p.grid % 2:
        found.remove((middle, middle))
        half = p.pitch / 2
        found += [(middle + x, middle + y) for y in (-half, half) for x in (-half, half)]
        found.sort(key=lambda point: (point[1], point[0]))
    return tuple(at(*point) for point in found)


def labels(p: Parameters) -> tuple[Label, ...]:
    """The letters of the columns below them, then the numbers of the rows left of them."""
    if p.labels is Labels.NONE:
        return ()
    middle = p.margin / 2
    signed = 2 if p.label_lang in SIGNED_LETTERS else 1
    columns = [
        _label(p, COLUMNS[index], at(p.centre(index), middle), signed) for index in range(p.grid)
    ]
    rows = [
        # a braille digit needs the number sign before it
        _label(p, str(index + 1), at(middle, p.centre(index)), cells=2)
        for index in range(p.grid)
    ]
    return (*columns, *rows)


def label_to_hole(p: Parameters) -> float:
    """From the nearest label to the nearest hole, which is the first in its column or row."""
    first = p.centre(0)
    centres = [p.centre(index) for index in range(p.grid)]
    nearest = [*((centre, first) for centre in centres), *((first, centre) for centre in centres)]
    return min(
        _box_to_point(label.box, hole) - p.hole_d / 2
        for label, hole in zip(labels(p), nearest, strict=True)
    )


def label_to_edge(p: Parameters) -> float:
    """From the nearest label to the edge of the board."""
    edge = outline(p)
    return min(
        to_outline(corner, edge) if edge.holds(corner) else -to_outline(corner, edge)
        for label in labels(p)
        for corner in _corners(label.box)
    )


def label_to_screw(p: Parameters) -> float:
    """From the nearest label to the nearest screw axis."""
    return min(_box_to_point(label.box, at_) for label in labels(p) for at_ in screw_centres(p))


def screw_to_hole(p: Parameters, screw: Point) -> float:
    """From the axis of a screw to the edge of the nearest hole."""
    # holes stand in rows and columns, so the nearest is the one nearest in both
    away = [min(abs(one - p.centre(index)) for index in range(p.grid)) for one in screw]
    return math.hypot(*away) - p.hole_d / 2


def screw_to_outline(p: Parameters, screw: Point) -> float:
    """From the axis of a screw to the edge of the board, negative outside."""
    edge = outline(p)
    return to_outline(screw, edge) if edge.holds(screw) else -to_outline(screw, edge)


def hole_to_chamfer(p: Parameters) -> float:
    """From the hole a1 to the line of the cut corner."""
    first = p.centre(0)
    return (2 * first - p.chamfer) / math.sqrt(2) - p.hole_d / 2


def _label(p: Parameters, text: str, centre: Point, cells: int) -> Label:
    if p.labels is Labels.BRAILLE:
        width = (cells - 1) * CELL_SPACING + DOT_SPACING + DOT_BASE
        height = 2 * DOT_SPACING + DOT_BASE
    else:
        width, height = p.print_height * PRINT_WIDTH, p.print_height
    x, y = centre
    return Label(text, centre, (x - width / 2, y - height / 2, x + width / 2, y + height / 2))


def _corners(box: Box) -> tuple[Point, ...]:
    x0, y0, x1, y1 = box
    return ((x0, y0), (x1, y0), (x1, y1), (x0, y1))


def _box_to_point(box: Box, point: Point) -> float:
    dx = max(box[0] - point[0], 0.0, point[0] - box[2])
    dy = max(box[1] - point[1], 0.0, point[1] - box[3])
    return math.hypot(dx, dy)
