"""The default board against numbers that were worked out elsewhere."""

import json
import math
from pathlib import Path
from typing import Any

import pytest

from board_fabrication import layout, measures
from board_fabrication.geometry import Circle, Polygon
from board_fabrication.judge import judge
from board_fabrication.plates import Plate, View, Work, compensated
from board_fabrication.signs import braille
from board_fabrication.values import LabelLanguage
from fabrication.boards import BOARDS, model, verdict
from fabrication.contours import Foreign

EXPECTED: dict[str, Any] = json.loads(
    Path(__file__).with_name("expected_default.json").read_text(encoding="utf-8")
)
EXACT = 1e-9


def near(value: object, digits: float = EXACT) -> Foreign:
    return pytest.approx(value, abs=digits, rel=0)


def circles(plate: Plate, *works: Work) -> dict[str, Circle]:
    """The circles of a plate by label."""
    return {
        feature.label: feature.shape
        for feature in plate.of(*works)
        if isinstance(feature.shape, Circle)
    }


def outline(plate: Plate) -> Polygon:
    (feature,) = plate.of(Work.PROFILE)
    assert isinstance(feature.shape, Polygon)
    return feature.shape


def test_the_sizes_are_those_expected() -> None:
    p = model("default").parameters
    for name, value in EXPECTED["params"].items():
        found = p.top + p.backing if name == "total" else getattr(p, name)
        assert found == value, name


def test_the_holes_lie_where_expected() -> None:
    holes = circles(model("default").plate("top"), Work.HOLE)
    assert {name: list(hole.centre) for name, hole in holes.items()} == EXPECTED["hole_centres"]
    assert {hole.diameter for hole in holes.values()} == {EXPECTED["params"]["hole_d"]}


def test_the_screws_lie_where_expected_and_only_in_the_backing() -> None:
    drawn = model("default")
    screws = circles(drawn.plate("backing-from-above"), Work.HOLE)
    assert [list(screw.centre) for screw in screws.values()] == EXPECTED["screws"]
    assert len(drawn.plate("top").features) == 1 + 16


def test_the_outline_is_the_one_expected() -> None:
    corners = [list(corner) for corner in outline(model("default").plate("top")).corners]
    assert corners == EXPECTED["outline"]


def test_the_walls_are_those_expected() -> None:
    p = model("default").parameters
    walls = EXPECTED["walls"]
    assert p.gap == walls["hole_hole_wall"]
    assert p.margin == walls["hole_edge_wall"]
    assert layout.hole_to_chamfer(p) == near(walls["a1_chamfer_wall"])
    for x, y in layout.screw_centres(p):
        key = f"{x:g},{y:g}"
        assert layout.screw_to_hole(p, (x, y)) == near(walls["screw_axis_to_hole_edge"][key], 6e-5)
        assert layout.screw_to_outline(p, (x, y)) == near(walls["screw_axis_to_outline"][key], 6e-5)
    assert layout.label_to_hole(p) == near(walls["label_to_hole"], 6e-4)
    assert layout.label_to_edge(p) == near(walls["label_to_edge"], 6e-4)
    assert layout.label_to_screw(p) == near(walls["label_to_screw_axis"], 6e-4)
    assert p.centre(2) - p.hole_d / 2 - p.board / 2 == walls["quadrant_wall_at_split"]


def test_areas_volumes_and_the_length_of_the_cut_are_those_expected() -> None:
    drawn = model("default")
    top, backing = drawn.plate("top"), drawn.plate("backing-from-below")
    assert measures.area(top) == near(EXPECTED["top_area_mm2"], 6e-5)
    assert outline(backing).area == near(EXPECTED["backing_area_mm2"])
    assert measures.volume(top) == near(EXPECTED["top_volume_mm3"], 6e-3)
    whole = measures.volume(top) + outline(backing).area * backing.thickness
    assert whole == near(EXPECTED["board_volume_mm3"], 6e-3)
    assert measures.cut_length(top) == near(EXPECTED["cut_length_top_mm"], 6e-5)
    assert measures.mass(top) == near(0.539, 6e-4)


def test_the_paths_for_a_cut_of_some_width_are_those_expected() -> None:
    kerf = EXPECTED["kerf_0_2"]
    plate = compensated(model("default").plate("top"), 0.2)
    holes = circles(plate, Work.HOLE)
    assert {hole.diameter for hole in holes.values()} == {kerf["hole_d"]}
    assert holes["a1"].diameter / 2 == near(kerf["hole_path_r"])
    assert plate.size == near((kerf["outline_span"], kerf["outline_span"]))
    assert plate.box[0] == near(-kerf["outer_offset"])


def test_the_path_of_a_cutter_is_the_one_expected() -> None:
    cnc = EXPECTED["cnc_6mm"]
    drawn = model("default")
    path = compensated(drawn.plate("top"), drawn.parameters.tool_d)
    assert circles(path, Work.HOLE)["a1"].diameter / 2 == near(cnc["bore_path_r"])
    assert [path.box[0], path.box[2]] == near(cnc["extents"])


def test_the_sides_of_a_cut_edge_move_by_half_its_width() -> None:
    before = outline(model("default").plate("top"))
    after = before.grown(0.1)
    for (a, b), (c, _) in zip(before.edges, after.edges, strict=True):
        dx, dy = b[0] - a[0], b[1] - a[1]
        along = math.hypot(dx, dy)
        assert ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / along == near(0.1, 2e-6)


def test_the_braille_dots_lie_where_expected() -> None:
    labels = layout.labels(model("default").parameters)
    kinds = ("col", "col", "col", "col", "row", "row", "row", "row")
    found: dict[str, list[list[float]]] = {}
    for kind, label in zip(kinds, labels, strict=True):
        dots = braille.dots(label.text, LabelLanguage.EN, label.centre)
        found[f"{kind} {label.text}"] = [list(dot) for dot in dots]
    assert found == EXPECTED["braille_dot_centres"]


def test_a_tile_holds_the_dots_of_its_label() -> None:
    drawn = model("default")
    expected = [len(dots) for dots in EXPECTED["braille_dot_centres"].values()]
    tiles = drawn.plate("labels")
    dots = tiles.of(Work.DOT)
    texts = "abcd1234"
    assert [sum(dot.label == text for dot in dots) for text in texts] == expected
    edges = {one.label: one.shape for one in tiles.of(Work.PROFILE)}
    for dot in dots:
        edge = edges[dot.label]
        assert isinstance(edge, Polygon)
        assert isinstance(dot.shape, Circle)
        assert edge.holds(dot.shape.centre)


@pytest.mark.parametrize("name", BOARDS)
def test_every_board_has_its_holes_and_screws(name: str) -> None:
    board, drawn = BOARDS[name], model(name)
    assert verdict(name).accepted
    work = Work.POCKET if board.recess else Work.HOLE
    holes = circles(drawn.plate("top"), work)
    centres = {(x, y) for x in board.centres for y in board.centres}
    assert {hole.centre for hole in holes.values()} == centres
    assert {hole.diameter for hole in holes.values()} == {board.hole}
    assert outline(drawn.plate("top")).box == (0, 0, board.side, board.side)
    keys = {plate.key for plate in drawn.all}
    assert ("backing-from-below" in keys) is not board.recess
    if not board.recess:
        assert len(drawn.plate("backing-from-below").of(Work.HOLE)) == board.screws


def test_the_backing_is_drawn_from_below_with_its_cut_corner_at_the_right() -> None:
    below = model("default").plate("backing-from-below")
    assert below.view is View.BELOW
    assert (250.0, 12.0) in outline(below).corners
    assert (250.0, 0.0) not in outline(below).corners


def test_the_holes_for_screws_are_drawn_from_below_when_asked_for() -> None:
    underside = model("low-vision").plate("top-underside")
    assert underside.view is View.BELOW
    assert [one.operation.layer for one in underside.of(Work.PILOT)] == [
        "PILOT_2.5MM_12MM_DEEP"
    ] * 9
    assert underside.of(Work.PROFILE) == ()


def test_the_jig_puts_a_guide_over_every_hole_and_every_screw() -> None:
    drawn = model("default")
    jig, fence = drawn.plate("jig"), drawn.plate("jig-fence")
    width = fence.size[1]
    guides = {hole.centre: hole.diameter for hole in circles(jig, Work.HOLE).values()}
    assert len(guides) == 25
    for x, y in EXPECTED["hole_centres"].values():
        assert guides[x + width, y + width] == 3
    for x, y in EXPECTED["screws"]:
        assert guides[x + width, y + width] == 4
    # turned over, the corner of the fences comes to lie at another corner of the board
    mirrored = {(250 + 2 * width - x, y) for x, y in guides}
    assert mirrored == set(guides)


def test_the_tray_has_its_places_in_the_order_of_the_program() -> None:
    places = circles(model("default").plate("tray"), Work.HOLE)
    assert list(places) == [str(number) for number in range(1, 17)]
    order = sorted(places, key=lambda name: (places[name].centre[1], places[name].centre[0]))
    assert order == list(places)


def test_a_trial_hole_has_as_many_marks_as_its_number() -> None:
    coupon = model("default").plate("coupon")
    marks = [one for one in coupon.features if one.group.value == "mark"]
    assert [sum(one.label == str(n) for one in marks) for n in range(1, 7)] == [1, 2, 3, 4, 5, 6]
    trial = [one.shape for one in coupon.features if one.group.value == "place"]
    assert [shape.diameter for shape in trial if isinstance(shape, Circle)] == [
        31,
        31.4,
        31.8,
        32.2,
        32.6,
        33,
    ]


def test_a_laser_that_cuts_wider_in_one_direction_is_drawn_for() -> None:
    plate = compensated(model("default").plate("top"), 0.2, 0.5)
    hole = circles(plate, Work.HOLE)["a1"]
    assert hole.box == near((37.1, 37.25, 68.9, 68.75))
    assert plate.box == near((-0.1, -0.25, 250.1, 250.25))
    # the cut corner moves as far as an oval of the same widths reaches there
    before, after = outline(model("default").plate("top")), outline(plate)
    (a, b), (c, _) = before.edges[-1], after.edges[-1]
    dx, dy = b[0] - a[0], b[1] - a[1]
    moved = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / math.hypot(dx, dy)
    assert moved == near(math.hypot(0.1, 0.25) / math.sqrt(2), 2e-6)


def test_widths_of_the_cut_are_alike_unless_one_is_given() -> None:
    alike = judge({"kerf_width": 0.3}).parameters
    other = judge({"kerf_y": 0.3}).parameters
    assert alike is not None
    assert other is not None
    assert alike.kerf == (0.3, 0.3)
    assert other.kerf == (0.2, 0.3)
