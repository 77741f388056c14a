"""The whole set of drawings as geometry, read by every writer."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from board_fabrication import layout
from board_fabrication.geometry import Circle, Point, at, cut_rectangle, kept, rectangle
from board_fabrication.parameters import Parameters
from board_fabrication.plates import (
    Feature,
    Group,
    Operation,
    Plate,
    View,
    Work,
    circles,
    holes,
    profile,
    strokes,
)
from board_fabrication.rules import RING
from board_fabrication.signs import braille, letters
from board_fabrication.values import LabelMethod, Labels, Material, Pilots, Variant

TRAY_SIDE = 4
"""The tray has four rows of four places, as the pieces are listed in the program."""
TRAY_GAP, TRAY_EDGE = 12.0, 15.0
TRAY_PLIES = 2

COUPON_STEPS = (-1.0, -0.6, -0.2, 0.2, 0.6, 1.0)
"""The holes of the trial piece, as differences from the hole of the board."""
COUPON_GAP, COUPON_EDGE, MARK_D = 8.0, 12.0, 3.0
MARK_STEP, MARK_Y = 5.0, 8.0

TILE_RIM, TILE_GAP, TILE_CUT = 2.0, 4.0, 1.5

FENCE_START = 40.0
"""How far the fences of the jig stay from the corner, where the board is cut off."""


@dataclass(frozen=True, slots=True)
class Model:
    """All plates of a set, by what a person asks for.

    Attributes:
        parameters: what it was made from.
        plates: by product (top, backing, stack, jig, tray, labels, coupon), in that order.
    """

    parameters: Parameters
    plates: dict[str, tuple[Plate, ...]]

    @property
    def all(self) -> tuple[Plate, ...]:
        """Every plate."""
        return tuple(plate for plates in self.plates.values() for plate in plates)

    def plate(self, key: str) -> Plate:
        """The plate of a key.

        Raises:
            KeyError: this board has none of it.
        """
        for plate in self.all:
            if plate.key == key:
                return plate
        raise KeyError(key)


def build(p: Parameters) -> Model:
    """Draw all that belongs to a board."""
    makers = {
        "top": _top,
        "backing": _backing,
        "stack": _stack,
        "jig": _jig,
        "tray": _tray,
        "labels": _tiles,
        "coupon": _coupon,
    }
    return Model(p, {name: tuple(maker(p)) for name, maker in makers.items()})


def _top(p: Parameters) -> Iterator[Plate]:
    """The playing side: the edge and the holes, and what is engraved if that was asked for."""
    features = (profile(layout.outline(p)), *_hollows(p), *_engraving(p))
    yield Plate("top", p.top_material, p.top, p.sets, View.ABOVE, features)
    if p.screwed and p.pilots is Pilots.FILE:
        reference = Feature(Operation(Work.REFERENCE), layout.outline(p), Group.OUTLINE)
        pilot = Operation(Work.PILOT, p.pilot_d, p.pilot_depth)
        drilled = (reference, *circles(_screws(p), Group.SCREW, pilot))
        face = Plate("top-underside", p.top_material, p.top, p.sets, View.ABOVE, drilled, "top")
        yield face.flipped(p.board)


def _backing(p: Parameters) -> Iterator[Plate]:
    if not p.layered:
        return
    features: tuple[Feature, ...] = (profile(layout.outline(p)),)
    if p.screwed:
        sink = Operation(Work.COUNTERSINK, p.head_d)
        features += holes(_screws(p), Group.SCREW, p.clearance_d)
        features += circles(_screws(p), Group.SCREW, sink)
    above = Plate("backing", p.backing_material, p.backing, p.sets, View.ABOVE, features)
    # screws and their heads are worked from below, so that is the drawing for the workshop
    below = above.flipped(p.board)
    yield replace(below, key="backing-from-below")
    yield replace(above, key="backing-from-above", part_of="backing-from-below")


def _stack(p: Parameters) -> Iterator[Plate]:
    """The top layer as sheets of plywood, for a laser that cannot cut it in one."""
    if p.layered and p.top > p.laser_max:
        features = (profile(layout.outline(p)), *holes(_cells(p), Group.CELL, p.hole_d))
        count = p.plies * p.sets
        yield Plate("top-ply", Material.PLYWOOD, p.ply, count, View.ABOVE, features, "top")


def _jig(p: Parameters) -> Iterator[Plate]:
    """A template for drilling by hand, with two fences that the board is pushed against."""

    def onto(places: tuple[tuple[str, Point], ...]) -> tuple[tuple[str, Point], ...]:
        return tuple((name, at(x + p.fence_w, y + p.fence_w)) for name, (x, y) in places)

    side = p.board + p.fence_w
    features: tuple[Feature, ...] = (profile(cut_rectangle(side, side, p.chamfer)),)
    features += holes(onto(_cells(p)), Group.CELL, p.jig_guide_d)
    if p.screwed:
        features += holes(onto(_screws(p)), Group.SCREW, p.clearance_d)
    yield Plate("jig", Material.PLYWOOD, p.ply, 1, View.ABOVE, features)
    fence = profile(rectangle((0, 0, p.board - FENCE_START, p.fence_w)))
    yield Plate("jig-fence", Material.PLYWOOD, p.ply, 2, View.ABOVE, (fence,))


def _tray(p: Parameters) -> Iterator[Plate]:
    pitch = p.hole_d + TRAY_GAP
    side = TRAY_SIDE * pitch - TRAY_GAP + 2 * TRAY_EDGE
    first = TRAY_EDGE + p.hole_d / 2
    places = [
        (str(row * TRAY_SIDE + column + 1), at(first + column * pitch, first + row * pitch))
        for row in range(TRAY_SIDE)
        for column in range(TRAY_SIDE)
    ]
    edge = profile(cut_rectangle(side, side, p.chamfer))
    upper = (edge, *holes(places, Group.PLACE, p.hole_d))
    yield Plate("tray", Material.PLYWOOD, p.ply, TRAY_PLIES * p.sets, View.ABOVE, upper)
    yield Plate("tray-base", Material.PLYWOOD, p.ply, p.sets, View.ABOVE, (edge,))


def _tiles(p: Parameters) -> Iterator[Plate]:
    """The labels as tiles side by side, the upper right corner of each cut off."""
    if p.label_method is not LabelMethod.TILES or p.labels is Labels.NONE:
        return
    features: list[Feature] = []
    left = 0.0
    for label in layout.labels(p):
        x0, y0, x1, y1 = label.box
        width, height = x1 - x0 + 2 * TILE_RIM, y1 - y0 + 2 * TILE_RIM
        turned = cut_rectangle(width, height, TILE_CUT)
        outline = turned.moved(_around(width, height, left))
        features.append(profile(outline, Group.TILE, label.text))
        features += _sign(p, label.text, at(left + width / 2, height / 2))
        left += width + TILE_GAP
    plastic, count = Material.PLASTIC, p.sets
    yield Plate("labels", plastic, p.label_thickness, count, View.ABOVE, tuple(features))


def _coupon(p: Parameters) -> Iterator[Plate]:
    """A strip of trial holes; hole n has n small marks below it, to be counted by touch."""
    widest = p.hole_d + COUPON_STEPS[-1]
    pitch = widest + COUPON_GAP
    middle = COUPON_EDGE + widest / 2 + COUPON_EDGE
    features = [
        profile(
            rectangle(
                (
                    0,
                    0,
                    2 * COUPON_EDGE + len(COUPON_STEPS) * pitch - COUPON_GAP,
                    middle + widest / 2 + COUPON_EDGE,
                )
            )
        )
    ]
    for number, step in enumerate(COUPON_STEPS, 1):
        x = COUPON_EDGE + widest / 2 + (number - 1) * pitch
        features += holes([(str(number), at(x, middle))], Group.PLACE, p.hole_d + step)
        first = x - (number - 1) * MARK_STEP / 2
        marks = [(str(number), at(first + i * MARK_STEP, MARK_Y)) for i in range(number)]
        features += holes(marks, Group.MARK, MARK_D)
    yield Plate("coupon", Material.PLYWOOD, p.ply, 1, View.ABOVE, tuple(features))


def _hollows(p: Parameters) -> tuple[Feature, ...]:
    if p.layered:
        return holes(_cells(p), Group.CELL, p.hole_d)
    pocket = Operation(Work.POCKET, p.hole_d, p.recess_depth)
    return circles(_cells(p), Group.CELL, pocket)


def _engraving(p: Parameters) -> tuple[Feature, ...]:
    found: tuple[Feature, ...] = ()
    if p.variant is Variant.LOW_VISION:
        for name, centre in layout.hole_centres(p).items():
            for out in RING:
                ring = Circle(centre, kept(p.hole_d + 2 * out))
                found += (Feature(Operation(Work.ENGRAVE), ring, Group.RING, name),)
    if p.label_method is LabelMethod.ENGRAVED:
        for label in layout.labels(p):
            found += _sign(p, label.text, label.centre)
    return found


def _sign(p: Parameters, text: str, centre: Point) -> tuple[Feature, ...]:
    if p.labels is Labels.PRINT:
        return strokes(letters.lines(text, centre, p.print_height), text)
    dots = braille.dots(text, p.label_lang, centre)
    operation = Operation(Work.DOT, layout.DOT_BASE)
    return circles(((text, dot) for dot in dots), Group.DOT, operation)


def _around(width: float, height: float, left: float) -> Callable[[Point], Point]:
    """Turn a tile by half, so that its cut corner lies at the upper right."""
    return lambda point: (left + width - point[0], height - point[1])


def _cells(p: Parameters) -> tuple[tuple[str, Point], ...]:
    return tuple(layout.hole_centres(p).items())


def _screws(p: Parameters) -> tuple[tuple[str, Point], ...]:
    return tuple((str(number), at_) for number, at_ in enumerate(layout.screw_centres(p), 1))
