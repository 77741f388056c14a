"""A second reader of DXF: the pairs of code and value, as they stand in the file."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from fabrication.contours import Contour

Pair = tuple[int, str]


def read(path: Path) -> list[Contour]:
    """Every circle and polyline of the section of entities."""
    found: list[Contour] = []
    for kind, pairs in _entities(path):
        layer = next(value for code, value in pairs if code == 8)
        numbers = {code: [float(v) for c, v in pairs if c == code] for code in (10, 20, 40)}
        if kind == "CIRCLE":
            circle = (numbers[10][0], numbers[20][0], 2 * numbers[40][0])
            found.append(Contour(layer, circle=circle))
        elif kind == "LWPOLYLINE":
            corners = tuple(zip(numbers[10], numbers[20], strict=True))
            found.append(Contour(layer, corners=corners))
    return found


def header(path: Path, name: str) -> str | None:
    """The value of a variable of the header, None where it is not there."""
    pairs = list(_pairs(path))
    for (code, value), (_, following) in pairwise(pairs):
        if code == 9 and value == name:
            return following
    return None


def _entities(path: Path) -> Iterator[tuple[str, list[Pair]]]:
    inside, kind = False, ""
    pairs: list[Pair] = []
    for code, value in _pairs(path):
        if code == 2 and value == "ENTITIES":
            inside = True
        elif inside and code == 0:
            if pairs:
                yield kind, pairs
            kind, pairs = value, []
            if value == "ENDSEC":
                return
        elif inside:
            pairs.append((code, value))


def _pairs(path: Path) -> Iterator[Pair]:
    lines = path.read_text(encoding="utf-8").splitlines()
    for code, value in zip(lines[::2], lines[1::2], strict=True):
        yield int(code), value.strip()
