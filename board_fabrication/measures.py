"""What a board measures and weighs, in closed form."""

from collections.abc import Mapping

from board_fabrication import layout
from board_fabrication.geometry import Circle, Polygon
from board_fabrication.parameters import Parameters
from board_fabrication.plates import CUT, THROUGH, Plate, Work
from board_fabrication.values import Material

DENSITY: Mapping[Material, float] = {
    Material.CHIPBOARD: 680.0,
    Material.MDF: 750.0,
    Material.PLYWOOD: 650.0,
    Material.PLASTIC: 1200.0,
}
"""Assumed, in kilograms per cubic metre."""

_CUBIC_METRE = 1e9


def area(plate: Plate) -> float:
    """The face that is left, in square millimetres, holes taken out."""
    edges = sum(_area(one.shape) for one in plate.of(Work.PROFILE))
    return edges - sum(_area(one.shape) for one in plate.of(Work.HOLE))


def volume(plate: Plate) -> float:
    """Of one part, in cubic millimetres; edges are taken as sharp, heads of screws as not sunk."""
    pockets = sum(_area(one.shape) * (one.operation.depth or 0.0) for one in plate.of(Work.POCKET))
    return area(plate) * plate.thickness - pockets


def mass(plate: Plate) -> float:
    """Of one part, in kilograms."""
    return volume(plate) * DENSITY[plate.material] / _CUBIC_METRE


def cut_length(plate: Plate) -> float:
    """How far a tool goes to cut one part through, in millimetres."""
    return sum(one.shape.length for one in plate.of(*THROUGH))


def smallest_wall(p: Parameters) -> float:
    """The least material between holes, or between a hole and the edge."""
    return min(p.gap, p.margin, layout.hole_to_chamfer(p))


def hole_count(plate: Plate) -> int:
    """How many holes and pockets a plate has."""
    return len(plate.of(*CUT)) - len(plate.of(Work.PROFILE))


def _area(shape: object) -> float:
    return shape.area if isinstance(shape, Circle | Polygon) else 0.0
