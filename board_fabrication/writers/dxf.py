"""A plate as DXF R2010 in millimetres: circles, closed polylines, one layer for each work.

Everything but layers and lines is the same in every drawing: it stands in `empty.dxf`, which is an
empty drawing as ezdxf writes it. So DXF needs nothing installed and takes no time to import.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import count

from board_fabrication.geometry import Circle, Polygon, Shape
from board_fabrication.plates import Plate
from board_fabrication.profiles import Profile
from board_fabrication.writers.svg import sorted_features

_FIRST_HANDLE = 0x2F
"""The numbers of things before this one stand in the empty drawing."""
_LAYERS_BEFORE = 2
_TABLE, _SPACE, _SOLID, _PLOT_STYLE = "1", "17", "21", "13"
"""Numbers of what layers and lines belong to."""

Tags = Iterator[tuple[int, object]]


def dxf(plate: Plate, profile: Profile) -> bytes:
    """The drawing of a plate; the same plate gives the same bytes."""
    handles = count(_FIRST_HANDLE)
    layers: dict[str, str] = {}
    entities: list[str] = []
    for feature in sorted_features(plate):
        layer, colour = feature.operation.layer, profile.ink(feature.operation.work).number
        if layer not in layers:
            layers[layer] = _text(_layer(next(handles), layer, colour))
        entities.append(_text(_entity(next(handles), layer, colour, feature.shape)))
    left, lower, right, upper = plate.box
    values: dict[str, object] = {
        "layers": _LAYERS_BEFORE + len(layers),
        "layer_records": "".join(layers.values()),
        "entities": "".join(entities),
        "left": left,
        "lower": lower,
        "right": right,
        "upper": upper,
        **{name: f"{next(handles):X}" for name in ("first", "second", "third", "seed")},
    }
    content = _empty()
    for name, value in values.items():
        content = content.replace(f"{{{name}}}", str(value))
    return content.encode()


@cache
def _empty() -> str:
    return files("board_fabrication.writers").joinpath("empty.dxf").read_text(encoding="utf-8")


def _text(tags: Tags) -> str:
    return "".join(f"{code:3d}\n{value}\n" for code, value in tags)


def _layer(handle: int, name: str, colour: int) -> Tags:
    yield from ((0, "LAYER"), (5, f"{handle:X}"), (330, _TABLE))
    yield from ((100, "AcDbSymbolTableRecord"), (100, "AcDbLayerTableRecord"))
    yield from ((2, name), (70, 0), (62, colour), (6, "Continuous"), (370, -3))
    yield from ((390, _PLOT_STYLE), (347, _SOLID))


def _entity(handle: int, layer: str, colour: int, shape: Shape) -> Tags:
    yield from ((0, "CIRCLE" if isinstance(shape, Circle) else "LWPOLYLINE"), (5, f"{handle:X}"))
    yield from ((330, _SPACE), (100, "AcDbEntity"), (8, layer), (62, colour))
    if isinstance(shape, Circle):
        x, y = shape.centre
        yield from ((100, "AcDbCircle"), (10, x), (20, y), (30, 0.0), (40, shape.diameter / 2))
        return
    points = shape.corners if isinstance(shape, Polygon) else shape.points
    closed = int(isinstance(shape, Polygon))
    yield from ((100, "AcDbPolyline"), (90, len(points)), (70, closed))
    for x, y in points:
        yield from ((10, x), (20, y))
