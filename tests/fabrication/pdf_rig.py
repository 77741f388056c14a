"""A judge of PDF files: page sizes, a true bar on every page, tags, words for every picture."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import pytest

from fabrication.contours import Foreign, Point

MILLIMETRES = 25.4 / 72
MISSING = "pypdf reads PDF: pip install '.[workshop]'"
BAR, BAR_OFF = 100.0, 0.02
EDGE = 5.0
"""Printers do not reach nearer to the edge of the paper."""

Matrix = tuple[float, float, float, float, float, float]
_SHOWN = ("S", "s", "f", "F", "f*", "B", "B*", "b", "b*")
_SAME: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


@dataclass
class Line:
    """One line as it is drawn: its corners in millimetres, and how many of its parts are bent."""

    points: list[Point] = field(default_factory=list[Point])
    straight: list[float] = field(default_factory=list[float])
    bent: int = 0


@dataclass(frozen=True)
class Leaf:
    """A page: its size, what is drawn on it, and its text."""

    size: tuple[float, float]
    lines: tuple[Line, ...]
    text: str

    @property
    def bar_off(self) -> float:
        """How far the line nearest to 100 millimetres is from that."""
        found = [abs(one - BAR) for line in self.lines for one in line.straight]
        return min(found, default=math.inf)

    def circles(self, diameter: float, off: float = 0.02) -> list[Point]:
        """The middles of the whole circles of some diameter."""
        found: list[Point] = []
        for line in self.lines:
            xs, ys = zip(*line.points, strict=True)
            sizes = (max(xs) - min(xs), max(ys) - min(ys))
            # the corners of a bent line are its quarters
            if line.bent >= 4 and max(abs(one - diameter) for one in sizes) < off:
                found.append(((max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2))
        return found


def leaves(path: Path) -> list[Leaf]:
    """The pages of a document."""
    pypdf: Foreign = pytest.importorskip("pypdf", reason=MISSING)
    return [_leaf(page) for page in pypdf.PdfReader(path).pages]


def alternatives(path: Path) -> list[str]:
    """The words that stand for the pictures of a document."""
    pypdf: Foreign = pytest.importorskip("pypdf", reason=MISSING)
    tree = pypdf.PdfReader(path).trailer["/Root"]["/StructTreeRoot"]
    return [str(one["/Alt"]) for one in elements(tree) if "/Alt" in one]


def language(path: Path) -> str:
    """The language that a screen reader is told to read a document in."""
    pypdf: Foreign = pytest.importorskip("pypdf", reason=MISSING)
    return str(pypdf.PdfReader(path).trailer["/Root"]["/Lang"])


def faults(path: Path, paper: tuple[float, float], pages: int | None = None) -> list[str]:
    """All that a person at a printer or with a screen reader would stumble over."""
    pypdf: Foreign = pytest.importorskip("pypdf", reason=MISSING)
    try:
        reader = pypdf.PdfReader(path)
        found = [*_head(reader), *_pictures(reader), *_fonts(reader)]
        sheets = [_leaf(page) for page in reader.pages]
    except (OSError, pypdf.errors.PyPdfError, KeyError, AttributeError, TypeError) as error:
        return [f"unreadable: {error}"]
    if pages is not None and len(sheets) != pages:
        found.append(f"{len(sheets)} pages, not {pages}")
    for number, sheet in enumerate(sheets, 1):
        found += [f"page {number}: {fault}" for fault in _page(sheet, paper)]
    return found


def _page(sheet: Leaf, paper: tuple[float, float]) -> Iterator[str]:
    if sorted(round(one, 1) for one in sheet.size) != sorted(paper):
        yield f"it is {sheet.size[0]:.2f} by {sheet.size[1]:.2f}, not {paper}"
    if sheet.bar_off > BAR_OFF:
        yield f"the bar is off by {sheet.bar_off:.3f}"
    points = [point for line in sheet.lines for point in line.points]
    nearest = min((min(*point, *_far(sheet, point)) for point in points), default=math.inf)
    if nearest < EDGE:
        yield f"something is drawn {nearest:.2f} from the edge"
    if not sheet.text.strip():
        yield "it has no text"


def _far(sheet: Leaf, point: Point) -> tuple[float, float]:
    return (sheet.size[0] - point[0], sheet.size[1] - point[1])


def _head(reader: Foreign) -> Iterator[str]:
    root = reader.trailer["/Root"]
    if root.get("/ViewerPreferences", {}).get("/PrintScaling") != "/None":
        yield "a printer may scale it"
    if not root.get("/MarkInfo", {}).get("/Marked") or "/StructTreeRoot" not in root:
        yield "it is not tagged"
    if not root.get("/Lang"):
        yield "it has no language"
    if not reader.metadata.title:
        yield "it has no title"
    if any(date in reader.metadata for date in ("/CreationDate", "/ModDate")):
        yield "it has a date"


def _pictures(reader: Foreign) -> Iterator[str]:
    """Every picture has words, and a page without a heading has none to find it by."""
    kinds: list[str] = []
    for element in elements(reader.trailer["/Root"]["/StructTreeRoot"]):
        kinds.append(element.get("/S"))
        if kinds[-1] == "/Figure" and len(str(element.get("/Alt", "")).split()) < 4:
            yield "a picture without words"
    if "/H1" not in kinds:
        yield "no heading"
    if "/Table" in kinds and "/TH" not in kinds:
        yield "a table without a head"


def elements(node: Foreign) -> Iterator[Foreign]:
    """The tagged parts of a document below a node of its tree."""
    node = node.get_object()
    generic: Foreign = pytest.importorskip("pypdf.generic", reason=MISSING)
    if isinstance(node, generic.ArrayObject):
        for one in node:
            yield from elements(one)
    elif isinstance(node, generic.DictionaryObject):
        if "/S" in node:
            yield node
        if "/K" in node:
            yield from elements(node["/K"])


def _fonts(reader: Foreign) -> Iterator[str]:
    for page in reader.pages:
        for font in page["/Resources"].get("/Font", {}).values():
            inner = font.get_object()
            inner = inner["/DescendantFonts"][0] if "/DescendantFonts" in inner else inner
            about = inner.get_object().get("/FontDescriptor", {})
            if not any(f"/FontFile{end}" in about for end in ("", "2", "3")):
                yield f"the font {inner.get_object().get('/BaseFont')} is not inside"


def _leaf(page: Foreign) -> Leaf:
    box = page.mediabox
    size = (float(box.width) * MILLIMETRES, float(box.height) * MILLIMETRES)
    start: Matrix = (1.0, 0.0, 0.0, 1.0, -float(box.left), -float(box.bottom))
    lines = tuple(line for line in _drawn(page.get_contents(), page["/Resources"], page.pdf, start))
    unit = float(page.get("/UserUnit", 1))
    return Leaf((size[0] * unit, size[1] * unit), lines, page.extract_text())


def _drawn(stream: Foreign, resources: Foreign, reader: Foreign, matrix: Matrix) -> Iterator[Line]:
    generic: Foreign = pytest.importorskip("pypdf.generic", reason=MISSING)
    kept: list[Matrix] = []
    lines: list[Line] = []
    for operands, name in generic.ContentStream(stream, reader).operations:
        word = name.decode("latin-1")
        if word == "q":
            kept.append(matrix)
        elif word == "Q":
            matrix = kept.pop()
        elif word == "cm":
            matrix = _times(tuple(map(float, operands)), matrix)
        elif word == "Do":
            form = resources["/XObject"][operands[0]]
            own = tuple(float(one) for one in form.get("/Matrix", _SAME))
            yield from _drawn(form, form.get("/Resources", resources), reader, _times(own, matrix))
        elif word in _SHOWN or word == "n":
            yield from lines if word in _SHOWN else ()
            lines = []
        else:
            _extend(lines, word, operands, matrix)


def _extend(lines: list[Line], word: str, operands: Foreign, matrix: Matrix) -> None:
    if word not in ("m", "l", "c", "v", "y", "re", "h"):
        return
    v = [float(one) for one in operands]
    points = [_placed(x, y, matrix) for x, y in zip(v[::2], v[1::2], strict=True)]
    if word == "m":
        lines.append(Line(points))
    elif word == "re":
        x, y, w, h = v
        corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)]
        placed = [_placed(*corner, matrix) for corner in corners]
        lines.append(Line(placed, [math.dist(a, b) for a, b in pairwise(placed)]))
    elif word in ("l", "h"):
        end = points[-1] if points else lines[-1].points[0]
        lines[-1].straight.append(math.dist(lines[-1].points[-1], end))
        lines[-1].points.append(end)
    else:
        lines[-1].points.append(points[-1])
        lines[-1].bent += 1


def _times(a: tuple[float, ...], b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[1] * b[2],
        a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2],
        a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4],
        a[4] * b[1] + a[5] * b[3] + b[5],
    )


def _placed(x: float, y: float, m: Matrix) -> Point:
    return (
        (m[0] * x + m[2] * y + m[4]) * MILLIMETRES,
        (m[1] * x + m[3] * y + m[5]) * MILLIMETRES,
    )
