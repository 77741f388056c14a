"""A judge of SVG files for lasers: true millimetres, thin strokes, known colours, real circles."""

import collections
import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

from fabrication import contours
from fabrication.contours import Contour, Wanted

_NAMESPACE = "{http://www.w3.org/2000/svg}"
_SHAPES = ("circle", "polygon", "polyline")
_PLAIN = ("svg", "g", "title", "desc", *_SHAPES)
_THICKEST = 0.1
_SLACK = 1e-9

CUT = ("#ff0000", "#0000ff")
MARK = ("#000000", "#00ff00")


def faults(
    path: Path,
    wanted: Wanted,
    page: tuple[float, float] | None = None,
    cut: tuple[str, ...] = CUT,
    mark: tuple[str, ...] = MARK,
) -> list[str]:
    """All that a laser's program would stumble over in an SVG file."""
    try:
        root = ET.parse(path).getroot()  # noqa: S314  our own file
    except ET.ParseError as error:
        return [f"unreadable: {error}"]
    if root.tag != _NAMESPACE + "svg":
        return ["this is no SVG"]
    found = [*_page(root, page), *_elements(root)]
    for element in _shapes(root):
        found += _paint(element, cut, mark)
    closed = read(path, cut)
    size = _page_size(root)
    for one in closed:
        if size and not _inside(one, size):
            found.append("a cut lies outside the page")
    return found + list(contours.faults(closed, wanted))


def read(path: Path, cut: tuple[str, ...] = CUT) -> list[Contour]:
    """The closed lines with a colour that is cut; y grows downwards."""
    root = ET.parse(path).getroot()  # noqa: S314  our own file
    found: list[Contour] = []
    for element in _shapes(root):
        ink = element.get("stroke", "")
        if ink not in cut:
            continue
        if _name(element) == "circle":
            x, y, r = (float(element.get(one, "nan")) for one in ("cx", "cy", "r"))
            found.append(Contour(ink, circle=(x, y, 2 * r)))
        else:
            pairs = (pair.split(",") for pair in element.get("points", "").split())
            found.append(Contour(ink, corners=tuple((float(x), float(y)) for x, y in pairs)))
    return found


def _page(root: ET.Element, page: tuple[float, float] | None) -> Iterator[str]:
    size, box = _page_size(root), root.get("viewBox", "").split()
    if size is None:
        yield "the page is not in millimetres"
        return
    if page and max(abs(a - b) for a, b in zip(size, page, strict=True)) > _SLACK:
        yield f"the page is {size}, not {page}"
    if len(box) != 4:
        yield "there is no viewBox"
    elif (float(box[2]), float(box[3])) != size:
        yield "one unit is not one millimetre"


def _page_size(root: ET.Element) -> tuple[float, float] | None:
    found = [re.fullmatch(r"([\d.]+)mm", root.get(one, "")) for one in ("width", "height")]
    if found[0] is None or found[1] is None:
        return None
    return (float(found[0][1]), float(found[1][1]))


def _elements(root: ET.Element) -> Iterator[str]:
    for name in ("title", "desc"):
        element = root.find(_NAMESPACE + name)
        if element is None or not (element.text or "").strip():
            yield f"there is no {name}"
    ids = collections.Counter(one.get("id") for one in root.iter() if one.get("id"))
    yield from (f"the id {name} stands twice" for name, count in ids.items() if count > 1)
    for element in root.iter():
        if _name(element) not in _PLAIN:
            yield f"an element that lasers read badly: {_name(element)}"
        if element.get("transform") or element.get("style"):
            yield "a transform or style that lasers read badly"


def _paint(element: ET.Element, cut: tuple[str, ...], mark: tuple[str, ...]) -> Iterator[str]:
    ink = element.get("stroke", "")
    if ink not in (*cut, *mark):
        yield f"the colour {ink} means nothing"
    if element.get("fill") != "none":
        yield "a shape is filled"
    if float(element.get("stroke-width", "1")) > _THICKEST:
        yield "a thick line would be engraved"
    if ink in cut and _name(element) == "polyline":
        yield "a line that is cut is open"


def _inside(one: Contour, size: tuple[float, float]) -> bool:
    xs, ys = [x for x, _ in one.corners], [y for _, y in one.corners]
    if one.circle:
        x, y, diameter = one.circle
        xs, ys = [x - diameter / 2, x + diameter / 2], [y - diameter / 2, y + diameter / 2]
    low = min(*xs, *ys) >= -_SLACK
    return low and max(xs) <= size[0] + _SLACK and max(ys) <= size[1] + _SLACK


def _shapes(root: ET.Element) -> Iterator[ET.Element]:
    return (element for element in root.iter() if _name(element) in _SHAPES)


def _name(element: ET.Element) -> str:
    return str(element.tag).removeprefix(_NAMESPACE)
