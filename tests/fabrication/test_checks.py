"""The program's own checks: a drawing that is spoiled does not pass."""

import math
from collections.abc import Callable
from dataclasses import replace

import pytest

from board_fabrication.checks import faults, plate_faults
from board_fabrication.geometry import Circle, Point, Polygon, Shape, Stroke
from board_fabrication.model import Model
from board_fabrication.nesting import sheets
from board_fabrication.plates import Feature, Group, Operation, Plate, Work, compensated
from board_fabrication.words import Words
from fabrication.boards import BOARDS, model

WORDS = Words()
TOP = model("default").plate("top")
HOLE = Operation(Work.HOLE, 32.0)
SHEET = (590.0, 390.0)


@pytest.mark.parametrize("name", BOARDS)
def test_good_boards_pass(name: str) -> None:
    assert list(faults(model(name))) == []


def with_hole(centre: Point, diameter: float = 32.0) -> Plate:
    """The top layer with the hole a1 elsewhere."""
    return with_shape(Circle(centre, diameter))


def with_shape(shape: Shape, number: int = 1) -> Plate:
    features = list(TOP.features)
    features[number] = replace(features[number], shape=shape)
    return replace(TOP, features=tuple(features))


def with_more(shape: Shape, operation: Operation = HOLE) -> Plate:
    more = Feature(operation, shape, Group.CELL, "x")
    return replace(TOP, features=(*TOP.features, more))


def with_outline(*corners: Point) -> Plate:
    return with_shape(Polygon(corners), 0)


def twice(one: Stroke, two: Stroke | None = None) -> Plate:
    operation = Operation(Work.ENGRAVE)
    more = (Feature(operation, shape, Group.SIGN, "a") for shape in (one, two or one))
    return replace(TOP, features=(*TOP.features, *more))


RING = [(53 + 16 * math.cos(t * 0.1), 53 + 16 * math.sin(t * 0.1)) for t in range(1, 63)]

ENGRAVE = Operation(Work.ENGRAVE)
SIGN = Stroke(((20, 10), (20, 20)))

SPOILED: dict[str, tuple[str, Plate]] = {
    "hole outside": ("outside", with_hole((300, 300))),
    "hole over the edge": ("overlap", with_hole((10, 100))),
    "hole over the cut corner": ("overlap", with_hole((15, 15))),
    "hole over a hole": ("overlap", with_hole((69, 53))),
    "holes that touch": ("overlap", with_hole((101 - 32, 53))),
    "thin wall": ("wall", with_hole((101 - 32.5, 53))),
    "narrow hole": ("width", with_hole((53, 53), 31.8)),
    "no width": ("small", with_hole((53, 53), 0)),
    "negative width": ("small", with_hole((53, 53), -32)),
    "not a number": ("finite", with_hole((math.nan, 53))),
    "endless": ("finite", with_hole((math.inf, 53))),
    "hole twice": ("twice", with_more(Circle((53, 53), 32))),
    "hole within a hole": ("wall", with_more(Circle((53, 53), 31))),
    "hole twice on two layers": (
        "twice",
        with_more(Circle((53, 53), 32), Operation(Work.POCKET, 32, 12)),
    ),
    "mark twice": ("twice", twice(SIGN)),
    "mark twice from both ends": ("twice", twice(SIGN, Stroke(SIGN.points[::-1]))),
    "mark outside": ("outside", with_more(Stroke(((260, 10), (260, 20))), ENGRAVE)),
    "ring over the edge": ("outside", with_more(Circle((10, 100), 32), ENGRAVE)),
    "a point for a line": ("short", with_more(Stroke(((20, 10), (20, 10))), ENGRAVE)),
    "line that is cut": ("open", with_more(SIGN)),
    "two corners": ("open", with_outline((0, 0), (250, 250))),
    "crossing itself": ("crosses-itself", with_outline((0, 0), (250, 250), (250, 0), (0, 250))),
    "the wrong way round": (
        "inside-out",
        with_outline((0, 12), (0, 250), (250, 250), (250, 0), (12, 0)),
    ),
    "short side": ("short", with_outline((0.1, 0), (250, 0), (250, 250), (0, 250), (0, 0.1))),
    "corner twice": (
        "short",
        with_outline((12, 0), (12, 0), (250, 0), (250, 250), (0, 250), (0, 12)),
    ),
    "through the holes": ("overlap", with_outline((60, 0), (250, 0), (250, 250), (60, 250))),
    "many sides over a hole": ("overlap", with_more(Polygon(tuple(RING)))),
    "no outline": ("no-outline", replace(TOP, features=TOP.features[1:])),
    "nothing": ("empty", replace(TOP, features=())),
    "too long": ("sheet", with_outline((0, 0), (900, 0), (900, 250), (0, 250))),
}


@pytest.mark.parametrize("name", SPOILED)
def test_a_spoiled_plate_is_caught_and_told(name: str) -> None:
    kind, plate = SPOILED[name]
    found = list(plate_faults(plate, SHEET))
    assert kind in {fault.kind for fault in found}
    for fault in found:
        sentence = WORDS.render(fault.message)
        assert sentence.startswith("Part top")
        assert sentence.endswith(".")


def test_a_drawing_for_another_kerf_is_caught() -> None:
    plate = compensated(TOP, 0.2)
    assert list(plate_faults(plate, kerf=0.2)) == []
    assert {fault.kind for fault in plate_faults(plate)} == {"width"}


def spoiled_model(key: str, change: Callable[[Plate], Plate]) -> Model:
    drawn = model("low-vision")
    plates = {
        name: tuple(change(plate) if plate.key == key else plate for plate in some)
        for name, some in drawn.plates.items()
    }
    return replace(drawn, plates=plates)


def shifted(plate: Plate) -> Plate:
    return plate.moved(lambda point: (point[0] + 0.01, point[1]))


def unturned(plate: Plate) -> Plate:
    return replace(plate.flipped(250), view=plate.view)


def without_corner(plate: Plate) -> Plate:
    square = Polygon(((0, 0), (250, 0), (250, 250), (0, 250)))
    return replace(plate, features=(replace(plate.features[0], shape=square), *plate.features[1:]))


@pytest.mark.parametrize(
    ("key", "change", "kind"),
    [
        ("backing-from-below", shifted, "flipped"),
        ("backing-from-below", unturned, "flipped"),
        ("backing-from-above", shifted, "flipped"),
        ("top", without_corner, "edges"),
        ("top-underside", shifted, "pilots"),
    ],
)
def test_layers_that_do_not_match_are_caught(
    key: str, change: Callable[[Plate], Plate], kind: str
) -> None:
    found = list(faults(spoiled_model(key, change)))
    assert kind in {fault.kind for fault in found}
    assert all(WORDS.render(fault.message).endswith(".") for fault in found)


@pytest.mark.parametrize("name", BOARDS)
def test_sheets_hold_each_part_once_for_every_time_it_is_needed(name: str) -> None:
    cut = sheets(model(name))
    kerf = model(name).parameters.kerf_width
    assert all(list(plate_faults(sheet)) == [] for sheet in cut)
    assert all(list(plate_faults(compensated(sheet, kerf), kerf=kerf)) == [] for sheet in cut)
    assert all(sheet.size == (600, 400) for sheet in cut)
