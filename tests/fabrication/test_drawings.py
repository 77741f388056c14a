"""The files of several boards before judges, and before a second reader of each format."""

import math
from pathlib import Path
from typing import Any

import pytest

from board_fabrication.plates import Work
from fabrication import dxf_rig, dxf_tags, svg_rig
from fabrication.boards import BOARDS, model
from fabrication.contours import Contour, Wanted
from fabrication.drawn import PROFILES, formats, needs_ezdxf, wanted, write

EXACT = 1e-6
WRITTEN: dict[str, Path] = {}


@pytest.fixture(scope="module", params=BOARDS)
def board(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The name of a board whose files are written."""
    name = str(request.param)
    WRITTEN[name] = write(name, tmp_path_factory.mktemp(name) / "out", *formats())
    return name


def path(name: str, ending: str) -> Path:
    return WRITTEN[name] / ending


def test_every_dxf_file_satisfies_the_judge(board: str) -> None:
    needs_ezdxf()
    for plate in model(board).all:
        found = dxf_rig.faults(path(board, f"{plate.name}.dxf"), judged(board, plate.key))
        # pilots are drilled and not cut through, so there is nothing else to see
        assert [one for one in found if plate.key != "top-underside" or "cut" not in one] == []


def judged(board: str, key: str) -> Wanted:
    return wanted(board, model(board).plate(key))


def test_every_svg_file_satisfies_the_judge(board: str) -> None:
    for plate in model(board).all:
        if plate.key == "top-underside":
            continue
        wide, high = (round(value, 6) for value in plate.size)
        file = path(board, f"{plate.name}.svg")
        assert svg_rig.faults(file, wanted(board, plate), (wide, high)) == []
        cut = path(board, f"{plate.name}_kerf-0.2mm.svg")
        page = (round(wide + 0.2, 6), round(high + 0.2, 6))
        assert svg_rig.faults(cut, wanted(board, plate, 0.2), page) == []


def test_every_sheet_satisfies_the_judges_and_holds_every_part(board: str) -> None:
    sheets = sorted(WRITTEN[board].glob("quarto-sheet-*_kerf-0.2mm.svg"))
    assert sheets
    found: list[Contour] = []
    for file in sheets:
        assert svg_rig.faults(file, Wanted(min_wall=1.0), (600.0, 400.0)) == []
        found += svg_rig.read(file)
    parts = [
        (plate, plate.count)
        for plate in model(board).all
        if plate.material.value == "plywood"
        and plate.key not in ("backing-from-above", "top-underside")
    ]
    closed = sum(len(plate.of(Work.PROFILE, Work.HOLE)) * count for plate, count in parts)
    assert len(found) == closed


def test_two_readers_of_dxf_see_the_same_circles_at_the_right_places(board: str) -> None:
    needs_ezdxf()
    file = path(board, f"{model(board).plate('top').name}.dxf")
    cut = [one for one in dxf_tags.read(file) if dxf_rig.CUT.search(one.layer)]
    assert same(cut, dxf_rig.read(file))
    assert dxf_tags.header(file, "$INSUNITS") == "4"
    at_places(board, cut)


def test_two_readers_of_svg_see_the_same_circles_at_the_right_places(board: str) -> None:
    elements: Any = pytest.importorskip(
        "svgelements", reason="the second reader of SVG: pip install svgelements"
    )
    file = path(board, f"{model(board).plate('top').name}.svg")
    # as they stand there: its own inch is a rounded number of millimetres
    shapes = elements.SVG.parse(str(file), reify=False).elements()
    seen = [one for one in shapes if isinstance(one, elements.Circle)]
    found = [
        Contour("", (float(one.cx), float(one.cy), 2 * float(one.rx)))
        for one in seen
        if one.stroke.hex in svg_rig.CUT
    ]
    mine = [one for one in svg_rig.read(file) if one.circle]
    assert same(found, mine)
    side = BOARDS[board].side
    upright = [
        Contour("", (one.circle[0], side - one.circle[1], one.circle[2]))
        for one in mine
        if one.circle
    ]
    at_places(board, upright)


def at_places(board: str, found: list[Contour]) -> None:
    """Each hole lies where it should within a millionth of a millimetre."""
    wanted = BOARDS[board]
    circles = [one.circle for one in found if one.circle]
    for centre in ((x, y) for y in wanted.centres for x in wanted.centres):
        near = [one for one in circles if math.dist(one[:2], centre) <= EXACT]
        assert [abs(one[2] - wanted.hole) <= EXACT for one in near] == [True]
    assert len(circles) == len(wanted.centres) ** 2


def same(one: list[Contour], two: list[Contour]) -> bool:
    def rounded(contours: list[Contour]) -> list[tuple[float, ...]]:
        return sorted(tuple(round(v, 6) for v in c.circle) for c in contours if c.circle)

    return rounded(one) == rounded(two) != []


@pytest.mark.parametrize("profile", PROFILES)
def test_every_shop_gets_its_colours(profile: str, tmp_path: Path) -> None:
    only = ("--only", "top,backing,labels", "--profile", profile)
    folder = write("low-vision", tmp_path / "out", *only, "--format", "svg")
    cut, mark = PROFILES[profile]
    for plate in model("low-vision").all:
        file = folder / f"{plate.name}.svg"
        if file.exists() and plate.key != "top-underside":
            assert svg_rig.faults(file, wanted("low-vision", plate), None, cut, mark) == []


def test_holes_come_before_edges_in_every_svg(board: str) -> None:
    for file in WRITTEN[board].glob("*.svg"):
        text = file.read_text(encoding="utf-8")
        edge = text.find('id="PROFILE_THROUGH"')
        assert text.rfind('id="HOLE_THROUGH') < edge or edge == -1, file
        assert text.rfind('id="POCKET') < edge or edge == -1, file


def test_a_drawing_for_a_cut_that_is_wider_in_one_direction_says_so(tmp_path: Path) -> None:
    settings = ("--set", "kerf-x=0.1", "--set", "kerf-y=0.3", "--only", "top", "--format", "svg")
    folder = write("default", tmp_path / "out", *settings)
    text = (folder / "quarto-top_chipboard_16mm_x1_kerf-0.1x0.3mm.svg").read_text(encoding="utf-8")
    assert text.count("<ellipse ") == 16
    assert '<ellipse cx="53.05" cy="197.15" rx="15.95" ry="15.85"' in text
    assert ' width="250.1mm" height="250.3mm"' in text
    nominal = (folder / "quarto-top_chipboard_16mm_x1.svg").read_text(encoding="utf-8")
    assert nominal.count("<circle ") == 16
