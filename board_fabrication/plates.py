"""What is cut: plates with their features, each feature a shape and the work done along it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from board_fabrication.geometry import Box, Circle, Point, Polygon, Shape, Stroke, box_around, kept
from board_fabrication.values import Material
from board_fabrication.words import Message


class Work(StrEnum):
    """What is done along a shape."""

    PROFILE = "profile"
    """Cut through, what is inside stays."""
    HOLE = "hole"
    """Cut through, what is inside falls out."""
    POCKET = "pocket"
    """Cleared to a depth."""
    PILOT = "pilot"
    """Drilled to a depth, for a screw to bite."""
    COUNTERSINK = "countersink"
    """Widened at the face for the head of a screw, a cone of 90 degrees."""
    ENGRAVE = "engrave"
    """Marked on the face."""
    DOT = "dot"
    """A braille dot that stands up, given by its foot."""
    REFERENCE = "reference"
    """Not cut; shows where the plate lies."""


class View(StrEnum):
    """The side that a drawing is seen from."""

    ABOVE = "above"
    """The playing side."""
    BELOW = "below"


class Group(StrEnum):
    """What a feature is on the finished part."""

    OUTLINE = "outline"
    CELL = "cell"
    """A hole or pocket for a piece, or the guide to drill it, labelled like the hole."""
    SCREW = "screw"
    PLACE = "place"
    """A place of the tray, or a trial hole."""
    MARK = "mark"
    """A small hole to count by touch."""
    TILE = "tile"
    DOT = "dot"
    SIGN = "sign"
    RING = "ring"


Places = Iterable[tuple[str, Point]]
"""Points with the labels of what lies there."""

THROUGH = (Work.PROFILE, Work.HOLE)
CUT = (Work.PROFILE, Work.HOLE, Work.POCKET)


@dataclass(frozen=True, slots=True)
class Operation:
    """A kind of work with its size: one layer of a drawing.

    `diameter` and `depth` are None where the shapes tell or nothing needs to be told.
    """

    work: Work
    diameter: float | None = None
    depth: float | None = None

    @property
    def layer(self) -> str:
        """The name of its layer, which says the job."""
        return _LAYERS[self.work].format(width=plain(self.diameter), depth=plain(self.depth))


_LAYERS = {
    Work.PROFILE: "PROFILE_THROUGH",
    Work.HOLE: "HOLE_THROUGH_{width}MM",
    Work.POCKET: "POCKET_{depth}MM_DEEP",
    Work.PILOT: "PILOT_{width}MM_{depth}MM_DEEP",
    Work.COUNTERSINK: "COUNTERSINK_{width}MM",
    Work.ENGRAVE: "ENGRAVE",
    Work.DOT: "BRAILLE_DOT_{width}MM",
    Work.REFERENCE: "REFERENCE_NOT_CUT",
}


@dataclass(frozen=True, slots=True)
class Feature:
    """A shape with its work, and what a reader knows it by.

    Attributes:
        operation: what is done.
        shape: where.
        group: what kind of thing it is.
        label: which of them, such as a1 or 3; empty where there is only one.
    """

    operation: Operation
    shape: Shape
    group: Group
    label: str = ""

    @property
    def name(self) -> Message:
        """What it is called in sentences."""
        return Message("feature-name", {"group": self.group.value, "label": self.label})

    def moved(self, change: Callable[[Point], Point]) -> "Feature":
        """The feature elsewhere."""
        return replace(self, shape=self.shape.moved(change))


@dataclass(frozen=True, slots=True)
class Plate:
    """A part cut from one sheet, as one drawing.

    Attributes:
        key: what it is, such as top; the names of files and sentences are made from it.
        material: what it is cut from.
        thickness: of the sheet, in millimetres.
        count: how many are to be cut.
        view: the side that is drawn.
        features: all that is cut or marked.
        part_of: the key of the plate that is drawn here once more, None for a plate of its own.
        sheet: width and height of the sheet that the drawing shows, None where it shows a part.
    """

    key: str
    material: Material
    thickness: float
    count: int
    view: View
    features: tuple[Feature, ...]
    part_of: str | None = None
    sheet: tuple[float, float] | None = None

    @property
    def name(self) -> str:
        """The name of its files, without an ending; it says what, of which, and how many."""
        thick = plain(self.thickness)
        return f"quarto-{self.key}_{self.material}_{thick}mm_x{self.count}"

    @property
    def box(self) -> Box:
        """What bounds all features, or the sheet."""
        if self.sheet is not None:
            return (0.0, 0.0, *self.sheet)
        return box_around(feature.shape.box for feature in self.features)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the bounds."""
        x0, y0, x1, y1 = self.box
        return (x1 - x0, y1 - y0)

    @property
    def operations(self) -> tuple[Operation, ...]:
        """The layers, in the order of their features."""
        return tuple(dict.fromkeys(feature.operation for feature in self.features))

    def of(self, *works: Work) -> tuple[Feature, ...]:
        """The features with one of some works."""
        return tuple(feature for feature in self.features if feature.operation.work in works)

    def moved(self, change: Callable[[Point], Point]) -> "Plate":
        """The plate elsewhere on its sheet."""
        return replace(self, features=tuple(one.moved(change) for one in self.features))

    def flipped(self, width: float) -> "Plate":
        """The plate seen from its other side, turned over to the right."""
        other = View.BELOW if self.view is View.ABOVE else View.ABOVE
        turned = self.moved(lambda point: (width - point[0], point[1]))
        return replace(turned, view=other)


def plain(number: float | None) -> str:
    """A number for names of files and layers, without needless zeros."""
    return "" if number is None else f"{number:.3f}".rstrip("0").rstrip(".")


def profile(shape: Polygon, group: Group = Group.OUTLINE, label: str = "") -> Feature:
    """An edge that is cut through."""
    return Feature(Operation(Work.PROFILE), shape, group, label)


def holes(places: Places, group: Group, diameter: float) -> tuple[Feature, ...]:
    """Round holes of one size, cut through."""
    return circles(places, group, Operation(Work.HOLE, diameter))


def circles(places: Places, group: Group, operation: Operation) -> tuple[Feature, ...]:
    """Circles with one work, as wide as it says."""
    # what is told of a circle is all of it, so nothing finer is kept
    width = kept(operation.diameter or 0.0)
    operation = replace(operation, diameter=width)
    return tuple(Feature(operation, Circle(point, width), group, label) for label, point in places)


def strokes(lines: Iterable[Stroke], label: str) -> tuple[Feature, ...]:
    """The lines of a sign that is engraved."""
    engrave = Operation(Work.ENGRAVE)
    return tuple(Feature(engrave, line, Group.SIGN, label) for line in lines)


def compensated(plate: Plate, width: float, along: float | None = None) -> Plate:
    """The plate drawn for a cut of some width, so that the part comes out as it should.

    Edges move outward by half the width and holes inward; what is not cut through stays.

    Args:
        plate: the plate as it should be.
        width: how wide the cut is across x.
        along: how wide it is across y; the same if it is None.
    """
    half = (width / 2, (width if along is None else along) / 2)

    def change(feature: Feature) -> Feature:
        shape = feature.shape
        if feature.operation.work not in THROUGH or isinstance(shape, Stroke):
            return feature
        outward = feature.operation.work is Work.PROFILE
        across, far = half if outward else (-half[0], -half[1])
        return replace(feature, shape=shape.grown(across, far))

    return replace(plate, features=tuple(change(feature) for feature in plate.features))
