"""Drawings on paper: true in size, readable by ear, the same for every board and paper."""

import math
import re
import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from board_fabrication.geometry import Circle
from board_fabrication.judge import judge
from board_fabrication.model import build
from board_fabrication.paper.pages import A3, A4, LETTER, Format, room
from board_fabrication.paper.template import HEAD, best_way, sheets
from board_fabrication.paper.tiling import OVERLAP, clipped_circle, clipped_line, holds, tiles
from board_fabrication.plates import Plate
from board_fabrication.words import Words, languages
from board_fabrication.writers.assembly import assembly
from board_fabrication.writers.registry import PRODUCTS
from fabrication import pdf_rig
from fabrication.boards import BOARDS, model
from fabrication.drawn import needs_pdf, write
from fabrication.test_outside import output

PAPERS = {one.name: one for one in (A4, LETTER, A3)}
NEAR = 0.02
FULL = 2 * math.pi


@pytest.fixture(scope="module", params=BOARDS)
def board(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Path]:
    """A board and where its paper drawings lie."""
    needs_pdf()
    name = str(request.param)
    only = ("--only", "assembly,template")
    return name, write(name, tmp_path_factory.mktemp(name) / "out", *only)


def size(paper: Format) -> tuple[float, float]:
    return (paper.width, paper.height)


def plates(name: str) -> tuple[Plate, ...]:
    wanted = ("top", "backing-from-below") if BOARDS[name].screws else ("top",)
    return tuple(model(name).plate(key) for key in wanted)


def test_the_assembly_drawing_satisfies_the_judge(board: tuple[str, Path]) -> None:
    name, folder = board
    assert pdf_rig.faults(folder / "assembly.pdf", size(A3), pages=2) == []
    text = " ".join(leaf.text for leaf in pdf_rig.leaves(folder / "assembly.pdf"))
    words = re.sub(r"\s+", " ", text)
    assert f"quarto-top_{model(name).plate('top').material}_16mm_x1" in words
    for number, x in enumerate(BOARDS[name].centres):
        for row, y in enumerate(BOARDS[name].centres, 1):
            assert f"{'abcdefgh'[number]}{row} {x:g} {y:g}" in words


@pytest.mark.parametrize("language", languages())
def test_all_that_is_made_is_made_in_every_language(language: str, tmp_path: Path) -> None:
    needs_pdf()
    folder = tmp_path / "out"
    write("default", folder, "--lang", language, "--only", ",".join(PRODUCTS))
    papers = [*folder.rglob("*.pdf")]
    assert len(papers) == 5
    for paper in papers:
        assert pdf_rig.language(paper) == language
    assert pdf_rig.faults(folder / "assembly.pdf", size(A3), pages=2) == []


@pytest.mark.parametrize("name", PAPERS)
def test_every_template_satisfies_the_judge(name: str, board: tuple[str, Path]) -> None:
    paper = PAPERS[name]
    way = best_way(paper, plates(board[0]))
    count = sum(len(sheets(plate, way)) for plate in plates(board[0]))
    file = board[1] / f"drill_template_{name}.pdf"
    assert pdf_rig.faults(file, size(paper), pages=count + 1) == []


@pytest.mark.parametrize("name", PAPERS)
def test_every_hole_lies_on_its_sheet_where_it_should(name: str, board: tuple[str, Path]) -> None:
    known = BOARDS[board[0]]
    top = model(board[0]).plate("top")
    tiled = sheets(top, best_way(PAPERS[name], plates(board[0])))
    leaves = pdf_rig.leaves(board[1] / f"drill_template_{name}.pdf")[1:]
    found: set[tuple[float, float]] = set()
    for tile, leaf in zip(tiled, leaves, strict=False):
        circles = leaf.circles(known.hole)
        # the first circle says where on the paper the drawing lies, the others must agree
        wanted = sorted(
            (x, y)
            for x in known.centres
            for y in known.centres
            if holds(tile.box, (x - known.hole / 2, y - known.hole / 2))
            and holds(tile.box, (x + known.hole / 2, y + known.hole / 2))
        )
        seen = sorted(circles, key=lambda point: (round(point[0]), point[1]))
        assert len(seen) == len(wanted)
        for (a, b), (c, d) in zip(pairwise(seen), pairwise(wanted), strict=True):
            assert b[0] - a[0] == pytest.approx(d[0] - c[0], abs=NEAR)
            assert b[1] - a[1] == pytest.approx(d[1] - c[1], abs=NEAR)
        found |= set(wanted)
    if len(tiled) == 1:
        assert len(found) == len(known.centres) ** 2


@pytest.mark.parametrize("name", PAPERS)
def test_every_centre_is_on_a_sheet(name: str, board: tuple[str, Path]) -> None:
    for plate in plates(board[0]):
        tiled = sheets(plate, best_way(PAPERS[name], plates(board[0])))
        for feature in plate.features:
            if isinstance(feature.shape, Circle):
                assert any(holds(tile.box, feature.shape.centre) for tile in tiled)


def told(file: Path) -> dict[str, list[str]]:
    """The crosses of each part of a template, sheet by sheet, from the words of its pictures."""
    found: dict[str, list[str]] = {}
    for words in pdf_rig.alternatives(file):
        said = re.fullmatch(
            r"Sheet \d+ of \d+: ([a-z ]+, seen from \w+), column \d+, row \d+\. "
            r"(?:Crosses on it: (.*)|There is nothing to drill on it)\.",
            words,
        )
        assert said, words
        found.setdefault(said[1], []).append((said[2] or "").replace(" and ", ", "))
    return found


@pytest.mark.parametrize("name", PAPERS)
def test_words_of_the_template_name_every_cross(name: str, board: tuple[str, Path]) -> None:
    known = BOARDS[board[0]]
    found = told(board[1] / f"drill_template_{name}.pdf")
    parts = ["top layer, seen from above", *["backing, seen from below"] * bool(known.screws)]
    assert list(found) == parts
    crosses = [set(", ".join(sheets).split(", ")) for sheets in found.values()]
    cells = {f"{'abcdefgh'[i]}{j + 1}" for i in range(len(known.centres)) for j in range(4)}
    assert cells <= crosses[0]
    assert len(crosses[0]) == len(known.centres) ** 2
    if known.screws:
        assert crosses[1] == {str(number + 1) for number in range(known.screws)}


def test_the_backing_is_turned_over_in_the_template(tmp_path: Path) -> None:
    needs_pdf()
    folder = write("default", tmp_path / "out", "--only", "template")
    left, right = told(folder / "drill_template_A4.pdf")["backing, seen from below"]
    assert (left, right) == ("2, 3, 5, 6, 8, 9", "1, 2, 4, 5, 7, 8")


def test_poppler_finds_tags_headings_and_words_for_pictures(board: tuple[str, Path]) -> None:
    if shutil.which("pdfinfo") is None:
        pytest.skip("poppler is not here: apt-get install poppler-utils")
    for file in board[1].glob("*.pdf"):
        assert re.search(r"^Tagged:\s+yes$", output(["pdfinfo", file]), re.MULTILINE), file
        tree = output(["pdfinfo", "-struct-text", file])
        assert re.match(r"Document\n  H1 ", tree), file
        assert tree.count("Figure") == tree.count("/BBox") - tree.count("Table (block)"), file
        if file.name == "assembly.pdf":
            assert tree.count("TH <") >= 3
            assert tree.count("/Scope /Column") == tree.count("TH <")


def test_poppler_draws_the_bar_in_its_true_length(tmp_path: Path) -> None:
    needs_pdf()
    if shutil.which("pdftoppm") is None:
        pytest.skip("poppler is not here: apt-get install poppler-utils")
    file = write("default", tmp_path / "out", "--only", "template") / "drill_template_A4.pdf"
    last = len(pdf_rig.leaves(file))
    for number in range(1, last + 1):
        words = ["-r", "254", "-gray", "-singlefile", "-f", str(number), "-l", str(number)]
        output(["pdftoppm", *words, file, tmp_path / "page"])
        # ten dots to the millimetre
        assert longest_run(tmp_path / "page.pgm") == pytest.approx(1000, abs=4)


def longest_run(picture: Path) -> int:
    """The longest dark row of dots in the lowest 20 millimetres of a page."""
    head, data = re.match(rb"P5\s+(\d+) (\d+)\s+255\s", picture.read_bytes()), b""
    assert head
    data = picture.read_bytes()[head.end() :]
    wide, high = int(head[1]), int(head[2])
    rows = [data[row * wide : (row + 1) * wide] for row in range(high - 200, high)]
    dark = (re.findall(rb"[\x00-\x80]+", row) for row in rows)
    return max((len(run) for runs in dark for run in runs), default=0)


def test_a_large_board_is_spread_over_many_sheets(tmp_path: Path) -> None:
    needs_pdf()
    options = ("board=600", "hole-d=60", "margin=80", "sheet-w=900", "sheet-h=900")
    settings = [word for one in options for word in ("--set", one)]
    settings += ["--set", "bed-w=900", "--set", "bed-h=900", "--only", "template"]
    folder = write("default", tmp_path / "out", *settings)
    leaves = pdf_rig.leaves(folder / "drill_template_A4.pdf")
    assert len(leaves) > 20
    for paper in PAPERS.values():
        file = folder / f"drill_template_{paper.name}.pdf"
        assert pdf_rig.faults(file, size(paper)) == []


def test_a_drawing_of_the_largest_board_fits_its_page(tmp_path: Path) -> None:
    needs_pdf()
    wide = dict.fromkeys(("sheet_w", "sheet_h", "bed_w", "bed_h"), 1500.0)
    found = judge({"board": 1200.0, "grid": 8, "hole_d": 40.0, "margin": 80.0, **wide})
    assert found.parameters is not None
    (tmp_path / "large.pdf").write_bytes(assembly(build(found.parameters), Words()))
    assert pdf_rig.faults(tmp_path / "large.pdf", size(A3), pages=2) == []


PLACES = st.floats(-200, 400).map(lambda value: round(value, 2))
BOXES = st.tuples(PLACES, PLACES, st.floats(20, 300), st.floats(20, 300)).map(
    lambda found: (found[0], found[1], found[0] + found[2], found[1] + found[3])
)


@settings(deadline=None)
@given(st.floats(50, 1300), st.floats(50, 1300), st.sampled_from([*PAPERS.values(), A3.lying]))
def test_sheets_fit_the_paper_cover_all_and_overlap(
    wide: float, high: float, paper: Format
) -> None:
    width, height = room(paper)
    found = tiles((0, 0, wide, high), (width, height - HEAD))
    for tile in found:
        x0, y0, x1, y1 = tile.box
        assert x1 - x0 <= width + 1e-6
        assert y1 - y0 <= height - HEAD + 1e-6
    spans = sorted({(tile.box[0], tile.box[2]) for tile in found})
    assert spans[0][0] == 0
    assert spans[-1][1] == pytest.approx(wide)
    for (_, end), (start, _) in pairwise(spans):
        assert end - start == pytest.approx(OVERLAP)
    for tile in found:
        for other in found:
            if (other.column, other.row) == (tile.column + 1, tile.row):
                # both sheets show the line along which they are joined
                assert tile.joints[2] == other.joints[0]
                assert tile.joints[2] is not None


@settings(deadline=None)
@given(PLACES, PLACES, st.floats(1, 300), BOXES)
def test_a_clipped_circle_is_what_lies_in_the_box(
    x: float, y: float, diameter: float, box: tuple[float, float, float, float]
) -> None:
    parts = list(clipped_circle(Circle((x, y), diameter), box))
    assert all(start < end for start, end in parts)
    for step in range(720):
        turn = step / 720 * FULL
        point = (x + diameter / 2 * math.cos(turn), y + diameter / 2 * math.sin(turn))
        near = min(abs(point[i % 2] - side) for i, side in enumerate(box))
        if near < 1e-6:
            continue
        shown = any(start <= turn + more <= end for start, end in parts for more in (0, FULL))
        assert shown == holds(box, point)


@settings(deadline=None)
@given(PLACES, PLACES, PLACES, PLACES, BOXES)
def test_a_clipped_line_is_what_lies_in_the_box(
    ax: float, ay: float, bx: float, by: float, box: tuple[float, float, float, float]
) -> None:
    part = clipped_line((ax, ay), (bx, by), box)
    slack = (box[0] - 1e-6, box[1] - 1e-6, box[2] + 1e-6, box[3] + 1e-6)
    if part is not None:
        assert holds(slack, part[0])
        assert holds(slack, part[1])
    steps = [(ax + (bx - ax) * i / 200, ay + (by - ay) * i / 200) for i in range(201)]
    inside = [point for point in steps if holds(box, point)]
    if len(inside) > 1 and (ax, ay) != (bx, by):
        assert part is not None
        length = math.dist(*part)
        assert length >= math.dist(inside[0], inside[-1]) - 1e-6
