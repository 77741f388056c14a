"""A good file that is spoiled is told from the good one: each judge sees each kind of fault."""

import math
from collections.abc import Callable
from pathlib import Path

import pytest

from fabrication import dxf_rig, svg_rig
from fabrication.boards import model
from fabrication.contours import Foreign, Wanted
from fabrication.drawn import formats, needs_ezdxf, write

CENTRES = tuple((x, y) for y in (53.0, 101.0, 149.0, 197.0) for x in (53.0, 101.0, 149.0, 197.0))
WANTED = Wanted(size=(250, 250), holes=(16, 32), centres=CENTRES, min_wall=10)
HOLE, EDGE = {"layer": "HOLE_THROUGH_32MM", "color": 5}, {"layer": "PROFILE_THROUGH", "color": 1}
CORNERS = [(12, 0), (250, 0), (250, 250), (0, 250), (0, 12)]
NAME = model("default").plate("top").name


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The top layer, as it is written."""
    target = tmp_path_factory.mktemp("good") / "out"
    return write("default", target, "--only", "top", *formats())


def circle(space: Foreign) -> Foreign:
    return space.query("CIRCLE").first


def no_outline(space: Foreign) -> None:
    space.delete_entity(space.query("LWPOLYLINE").first)


def open_outline(space: Foreign) -> None:
    no_outline(space)
    space.add_lwpolyline([*CORNERS, (11.6, 0)], dxfattribs=EDGE)


def many_sides(space: Foreign) -> None:
    space.delete_entity(circle(space))
    turns = [i * math.pi / 32 for i in range(64)]
    ring = [(53 + 16 * math.cos(turn), 53 + 16 * math.sin(turn)) for turn in turns]
    space.add_lwpolyline(ring, close=True, dxfattribs=HOLE)


def separate_lines(space: Foreign) -> None:
    no_outline(space)
    for a, b in zip(CORNERS, [*CORNERS[1:], CORNERS[0]], strict=True):
        space.add_line(a, b, dxfattribs=EDGE)
    space.add_line((20, 0), (60, 0), dxfattribs=EDGE)


def moved(space: Foreign) -> None:
    circle(space).dxf.center = (53.01, 53)


def narrow(space: Foreign) -> None:
    circle(space).dxf.radius = 15.9


def repainted(space: Foreign) -> None:
    circle(space).dxf.color = 3


def negative(space: Foreign) -> None:
    circle(space).dxf.radius = -3


DXF: dict[str, tuple[Callable[[Foreign], object], str]] = {
    "no outline": (no_outline, "no outline"),
    "hole moved by a hundredth": (moved, "no hole at"),
    "narrow hole": (narrow, "15 holes of"),
    "negative radius": (negative, "with the radius -3"),
    "hole twice": (lambda space: space.add_circle((53, 53), 16, dxfattribs=HOLE), "2 times"),
    "seventeenth hole": (lambda space: space.add_circle((125, 125), 16, dxfattribs=HOLE), "nobody"),
    "open outline": (open_outline, "an open line"),
    "hole of many sides": (many_sides, "drawn as 64 sides"),
    "text": (lambda space: space.add_text("x", dxfattribs=HOLE), "TEXT on the cut layer"),
    "off the plane": (lambda space: space.add_circle((20, 20, 3), 2, dxfattribs=HOLE), "plane"),
    "no length": (lambda space: space.add_line((5, 5), (5, 5), dxfattribs=EDGE), "without a"),
    "hole near a hole": (lambda space: space.add_circle((72, 53), 1, dxfattribs=HOLE), "thinner"),
    "separate lines": (separate_lines, "separate LINE"),
    "lines that overlap": (separate_lines, "two lines overlap"),
    "loose end": (lambda space: space.add_line((5, 5), (9, 5), dxfattribs=EDGE), "loose end"),
    "colour of its own": (repainted, "a colour of its own"),
    "another layer": (
        lambda space: space.add_circle((9, 9), 2, dxfattribs={"layer": "CUT_THROUGH"}),
        "not in the table",
    ),
}


def test_the_good_files_satisfy_the_judges(folder: Path) -> None:
    if formats() == ():
        assert dxf_rig.faults(folder / f"{NAME}.dxf", WANTED) == []
    assert svg_rig.faults(folder / f"{NAME}.svg", flat(), (250, 250)) == []


@pytest.mark.parametrize("fault", DXF)
def test_a_spoiled_dxf_file_is_caught(fault: str, folder: Path, tmp_path: Path) -> None:
    ezdxf: Foreign = pytest.importorskip("ezdxf", reason=dxf_rig.MISSING)
    document = ezdxf.readfile(folder / f"{NAME}.dxf")
    spoil, words = DXF[fault]
    spoil(document.modelspace())
    document.saveas(tmp_path / "spoiled.dxf")
    assert words in " ".join(dxf_rig.faults(tmp_path / "spoiled.dxf", WANTED))


@pytest.mark.parametrize(
    ("variable", "value"),
    [("$INSUNITS", 1), ("$INSUNITS", 0), ("$INSUNITS", 6), ("$MEASUREMENT", 0)],
)
def test_a_dxf_file_in_other_units_is_caught(
    variable: str, value: int, folder: Path, tmp_path: Path
) -> None:
    ezdxf: Foreign = pytest.importorskip("ezdxf", reason=dxf_rig.MISSING)
    document = ezdxf.readfile(folder / f"{NAME}.dxf")
    document.header[variable] = value
    document.saveas(tmp_path / "spoiled.dxf")
    assert dxf_rig.faults(tmp_path / "spoiled.dxf", WANTED)


def test_a_dxf_file_cut_short_is_caught(folder: Path, tmp_path: Path) -> None:
    needs_ezdxf()
    whole = (folder / f"{NAME}.dxf").read_bytes()
    (tmp_path / "short.dxf").write_bytes(whole[: len(whole) // 2])
    assert dxf_rig.faults(tmp_path / "short.dxf", WANTED)


CIRCLE = '<circle cx="53" cy="197" r="16"'
AGAIN = f'{CIRCLE} id="again" fill="none" stroke="#0000ff" stroke-width="0.01"/>{CIRCLE}'
SVG = {
    "pixels": ('width="250mm" height="250mm"', 'width="250" height="250"', "not in millimetres"),
    "scale": ('viewBox="0 0 250 250"', 'viewBox="0 0 944.88 944.88"', "one unit"),
    "stretched": ('height="250mm"', 'height="251mm"', "the page is"),
    "no box": (' viewBox="0 0 250 250"', "", "no viewBox"),
    "thick": ('stroke-width="0.01"', 'stroke-width="0.5"', "thick line"),
    "filled": ('fill="none"', 'fill="#000000"', "filled"),
    "colour": ("#0000ff", "#123456", "means nothing"),
    "narrow hole": (CIRCLE, '<circle cx="53" cy="197" r="1"', "15 holes of"),
    "hole moved": (CIRCLE, '<circle cx="53.01" cy="197" r="16"', "no hole at"),
    "twice": (CIRCLE, AGAIN, "2 times"),
    "outside": ("250,250", "255,250", "outside the page"),
    "raster": ("</svg>", '<image href="data:," width="1" height="1"/></svg>', "image"),
    "shifted": ("<g ", '<g transform="scale(2)" ', "a transform"),
    "style": ("</svg>", "<style>circle{}</style></svg>", "read badly: style"),
    "no title": ("<title>Part top: top layer.</title>", "", "no title"),
    "cut short": ("</svg>", "", "unreadable"),
    "open": ("<polygon", "<polyline", "is open"),
    "same id": ('id="cell-b1-2"', 'id="cell-a1-1"', "stands twice"),
}


def flat() -> Wanted:
    """What is wanted, with y downwards."""
    centres = tuple((x, 250 - y) for x, y in CENTRES)
    return Wanted(size=WANTED.size, holes=WANTED.holes, centres=centres, min_wall=10)


@pytest.mark.parametrize("fault", SVG)
def test_a_spoiled_svg_file_is_caught(fault: str, folder: Path, tmp_path: Path) -> None:
    before, after, words = SVG[fault]
    text = (folder / f"{NAME}.svg").read_text(encoding="utf-8")
    assert before in text
    (tmp_path / "spoiled.svg").write_text(text.replace(before, after), encoding="utf-8")
    found = svg_rig.faults(tmp_path / "spoiled.svg", flat(), (250, 250))
    assert words in " ".join(found)
