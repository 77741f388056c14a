"""A plate as DXF R2010 in millimetres: circles, closed polylines, one layer for each work."""

from importlib import import_module
from io import StringIO
from typing import Any

from board_fabrication.geometry import Circle, Polygon
from board_fabrication.plates import Plate
from board_fabrication.profiles import Profile
from board_fabrication.writers.svg import sorted_features

VERSION = "R2010"
_MILLIMETRES, _METRIC = 4, 1


def dxf(plate: Plate, profile: Profile) -> bytes:
    """The drawing of a plate; the same plate gives the same bytes.

    Raises:
        ModuleNotFoundError: ezdxf is not installed.
    """
    # only those who want DXF have it, and it is slow to import
    ezdxf: Any = import_module("ezdxf")
    before = ezdxf.options.write_fixed_meta_data_for_testing
    # without this, times and random names make every file another
    ezdxf.options.write_fixed_meta_data_for_testing = True
    try:
        document = ezdxf.new(VERSION)
        document.units = _MILLIMETRES
        document.header["$MEASUREMENT"] = _METRIC
        _draw(document, plate, profile)
        _register_classes(document)
        stream = StringIO()
        document.write(stream)
    finally:
        ezdxf.options.write_fixed_meta_data_for_testing = before
    return stream.getvalue().encode()


def _register_classes(document: Any) -> None:  # noqa: ANN401  as below
    """Put the table of classes in order; ezdxf would take it from a set, in any order."""
    for kind in sorted(document.entitydb.dxf_types_in_use()):
        document.classes.add_class(kind)


def _draw(document: Any, plate: Plate, profile: Profile) -> None:  # noqa: ANN401  ezdxf's drawing
    space = document.modelspace()
    x0, y0, x1, y1 = plate.box
    space.reset_extents((x0, y0, 0.0), (x1, y1, 0.0))
    for feature in sorted_features(plate):
        layer, colour = feature.operation.layer, profile.ink(feature.operation.work).number
        if layer not in document.layers:
            document.layers.add(layer, color=colour)
        attributes = {"layer": layer, "color": colour}
        shape = feature.shape
        if isinstance(shape, Circle):
            space.add_circle(shape.centre, shape.diameter / 2, dxfattribs=attributes)
        elif isinstance(shape, Polygon):
            space.add_lwpolyline(shape.corners, close=True, dxfattribs=attributes)
        else:
            space.add_lwpolyline(shape.points, dxfattribs=attributes)
