"""A judge of DXF files: units, layers, closed lines, true circles, nothing twice, walls."""

import collections
import itertools
import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabrication import contours
from fabrication.contours import Contour, Foreign, Point, Wanted

CUT = re.compile(r"THROUGH|POCKET")
_KNOWN = ("LINE", "ARC", "CIRCLE", "LWPOLYLINE")
_SAME = 1e-6
MISSING = "ezdxf reads DXF: pip install ezdxf"


def faults(path: Path, wanted: Wanted) -> list[str]:
    """All that a workshop would stumble over in a DXF file."""
    ezdxf: Foreign = pytest.importorskip("ezdxf", reason="ezdxf reads DXF: pip install ezdxf")
    try:
        document = ezdxf.readfile(path)
    except (OSError, ezdxf.DXFError) as error:
        return [f"unreadable: {error}"]
    space = list(document.modelspace())
    cut = [entity for entity in space if CUT.search(entity.dxf.layer)]
    found = [*_head(path, document), *_layers(document, space)]
    for entity in cut:
        found += _entity(entity)
    loose = [entity for entity in cut if entity.dxftype() in ("LINE", "ARC")]
    found += _loose(loose)
    return found + list(contours.faults(_contours(cut), wanted))


def read(path: Path) -> list[Contour]:
    """The closed lines of a file that are cut."""
    ezdxf: Foreign = pytest.importorskip("ezdxf", reason="ezdxf reads DXF: pip install ezdxf")
    space = ezdxf.readfile(path).modelspace()
    return _contours([entity for entity in space if CUT.search(entity.dxf.layer)])


def _head(path: Path, document: Foreign) -> Iterator[str]:
    if b"$INSUNITS" not in path.read_bytes():
        yield "the file does not say its unit"
    elif document.header.get("$INSUNITS") != 4:
        yield f"the unit is {document.header.get('$INSUNITS')}, not 4 for millimetres"
    if document.header.get("$MEASUREMENT") != 1:
        yield "the file is not metric"
    if document.dxfversion != "AC1024":
        yield f"the version is {document.dxfversion}, not R2010"
    audit = document.audit()
    yield from (f"audit: {one.message}" for one in (*audit.errors, *audit.fixes))


def _layers(document: Foreign, space: list[Foreign]) -> Iterator[str]:
    for entity in space:
        name = entity.dxf.layer
        if name not in document.layers:
            yield f"layer {name} is not in the table"
        elif document.layers.get(name).dxf.color != entity.dxf.color:
            yield f"an entity on {name} has a colour of its own"
    if not any(CUT.search(entity.dxf.layer) for entity in space):
        yield "no layer is cut"
    if not any(re.search("PROFILE|REFERENCE", entity.dxf.layer) for entity in space):
        yield "there is no outline"


def _entity(entity: Foreign) -> Iterator[str]:
    kind, layer = entity.dxftype(), entity.dxf.layer
    if kind not in _KNOWN:
        yield f"{kind} on the cut layer {layer}"
    elif kind == "CIRCLE":
        if entity.dxf.radius <= 0:
            yield f"a circle with the radius {entity.dxf.radius}"
        if entity.dxf.center.z:
            yield "a circle off the plane"
    elif kind == "LWPOLYLINE":
        if not entity.closed:
            yield f"an open line on {layer}"
        if entity.dxf.elevation:
            yield "a line off the plane"
    else:
        yield f"a separate {kind} on {layer}"


def _loose(entities: list[Foreign]) -> Iterator[str]:
    lines = [one for one in entities if one.dxftype() == "LINE"]
    pairs = [((one.dxf.start.x, one.dxf.start.y), (one.dxf.end.x, one.dxf.end.y)) for one in lines]
    ends: collections.Counter[Point] = collections.Counter()
    for a, b in pairs:
        if math.dist(a, b) < _SAME:
            yield "a line without a length"
        ends.update((round(x, 3), round(y, 3)) for x, y in (a, b))
    yield from (f"a loose end at {end}" for end, count in ends.items() if count % 2)
    shapely: Foreign = pytest.importorskip("shapely", reason=contours.MISSING)
    for one, two in itertools.combinations([shapely.LineString(pair) for pair in pairs], 2):
        if one.intersection(two).length > 0.01:
            yield "two lines overlap"


def _contours(entities: list[Foreign]) -> list[Contour]:
    found: list[Contour] = []
    for entity in entities:
        layer = entity.dxf.layer
        if entity.dxftype() == "CIRCLE" and entity.dxf.radius > 0:
            centre = entity.dxf.center
            found.append(Contour(layer, circle=(centre.x, centre.y, 2 * entity.dxf.radius)))
        elif entity.dxftype() == "LWPOLYLINE" and entity.closed:
            corners = tuple((x, y) for x, y in entity.get_points("xy"))
            found.append(Contour(layer, corners=corners))
    return found
