"""Paper drawings, orders, guides and manifests that are spoiled are told from the good ones."""

import json
import re
import zipfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

from board_fabrication.describe import description
from board_fabrication.folder import earlier, untouched
from board_fabrication.words import Words
from board_fabrication.writers.guide import jig_text, page
from fabrication import html_rig, pdf_rig
from fabrication.boards import BOARDS, model
from fabrication.contours import Foreign
from fabrication.drawn import needs_pdf, write
from fabrication.sentences import rebuilt
from fabrication.test_guide import places

A4 = (210.0, 297.0)
SHEETS = 5
TEMPLATE = "drill_template_A4.pdf"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The paper drawings of the usual board."""
    needs_pdf()
    target = tmp_path_factory.mktemp("good") / "out"
    return write("default", target, "--only", "template,assembly")


def test_the_good_template_satisfies_the_judge(folder: Path) -> None:
    assert pdf_rig.faults(folder / TEMPLATE, A4, SHEETS) == []


def scaled(by: float) -> Callable[[Foreign], None]:
    def spoil(writer: Foreign) -> None:
        for sheet in writer.pages:
            transformation: Foreign = pytest.importorskip("pypdf").Transformation()
            sheet.add_transformation(transformation.scale(by))

    return spoil


def moved(writer: Foreign) -> None:
    transformation: Foreign = pytest.importorskip("pypdf").Transformation()
    writer.pages[1].add_transformation(transformation.translate(-40, 0))


def last_page_gone(writer: Foreign) -> None:
    writer.remove_page(writer.pages[-1])


def letter_paper(writer: Foreign) -> None:
    generic: Foreign = pytest.importorskip("pypdf.generic")
    for sheet in writer.pages:
        sheet.mediabox = generic.RectangleObject((0, 0, 612, 792))


def without(name: str) -> Callable[[Foreign], None]:
    def spoil(writer: Foreign) -> None:
        del writer.root_object[name]

    return spoil


def no_words_for_pictures(writer: Foreign) -> None:
    for element in pdf_rig.elements(writer.root_object["/StructTreeRoot"]):
        element.pop("/Alt", None)


def no_heads(writer: Foreign) -> None:
    generic: Foreign = pytest.importorskip("pypdf.generic")
    for element in pdf_rig.elements(writer.root_object["/StructTreeRoot"]):
        if element["/S"] in ("/H1", "/TH"):
            element[generic.NameObject("/S")] = generic.NameObject("/P")


def no_title(writer: Foreign) -> None:
    writer.metadata = {"/Producer": "another"}


def dated(writer: Foreign) -> None:
    writer.add_metadata({"/CreationDate": "D:20200101000000Z"})


def user_unit(writer: Foreign) -> None:
    generic: Foreign = pytest.importorskip("pypdf.generic")
    writer.pages[0][generic.NameObject("/UserUnit")] = generic.FloatObject(1.01)


def no_fonts(writer: Foreign) -> None:
    for item in writer._objects:
        if hasattr(item, "get") and item.get("/Type") == "/FontDescriptor":
            for name in ("/FontFile", "/FontFile2", "/FontFile3"):
                item.pop(name, None)


PDF: dict[str, tuple[Callable[[Foreign], None], str]] = {
    "fitted to the page": (scaled(0.97), "the bar is off by 3.000"),
    "a little too large": (scaled(1.0003), "the bar is off by 0.030"),
    "moved off the page": (moved, "from the edge"),
    "a page lost": (last_page_gone, "4 pages, not 5"),
    "other paper": (letter_paper, "not (210.0, 297.0)"),
    "may be scaled": (without("/ViewerPreferences"), "a printer may scale it"),
    "no tags": (without("/MarkInfo"), "not tagged"),
    "no language": (without("/Lang"), "no language"),
    "no words for pictures": (no_words_for_pictures, "a picture without words"),
    "no heading": (no_heads, "no heading"),
    "no title": (no_title, "no title"),
    "a date": (dated, "a date"),
    "another unit": (user_unit, "it is 212"),
    "fonts left out": (no_fonts, "is not inside"),
}


@pytest.mark.parametrize("fault", PDF)
def test_a_spoiled_pdf_file_is_caught(fault: str, folder: Path, tmp_path: Path) -> None:
    pypdf: Foreign = pytest.importorskip("pypdf", reason=pdf_rig.MISSING)
    writer = pypdf.PdfWriter(clone_from=folder / TEMPLATE)
    spoil, words = PDF[fault]
    spoil(writer)
    writer.write(tmp_path / "spoiled.pdf")
    assert words in " ".join(pdf_rig.faults(tmp_path / "spoiled.pdf", A4, SHEETS))


def test_a_table_without_a_head_is_caught(folder: Path, tmp_path: Path) -> None:
    pypdf: Foreign = pytest.importorskip("pypdf", reason=pdf_rig.MISSING)
    writer = pypdf.PdfWriter(clone_from=folder / "assembly.pdf")
    no_heads(writer)
    writer.write(tmp_path / "spoiled.pdf")
    found = pdf_rig.faults(tmp_path / "spoiled.pdf", (297.0, 420.0), 2)
    assert "a table without a head" in found


@pytest.mark.parametrize("share", [0.02, 0.5, 0.97])
def test_a_pdf_file_cut_short_is_caught(share: float, folder: Path, tmp_path: Path) -> None:
    whole = (folder / TEMPLATE).read_bytes()
    (tmp_path / "short.pdf").write_bytes(whole[: int(len(whole) * share)])
    assert pdf_rig.faults(tmp_path / "short.pdf", A4, SHEETS)


def test_a_hole_of_another_size_or_place_is_seen_on_paper(folder: Path) -> None:
    leaf = pdf_rig.leaves(folder / TEMPLATE)[1]
    board = BOARDS["default"]
    assert len(leaf.circles(board.hole)) == 8
    assert leaf.circles(board.hole - 0.05) == []


HTML = {
    "no language": ('<html lang="en">', "<html>", "no language"),
    "no title": ("<title>Making a tactile Quarto set</title>", "", "no title"),
    "a table": ("<main>", "<main><table></table>", "a table"),
    "a picture": ("<main>", '<main><img src="a.png">', "a img"),
    "two first headings": ("h2>", "h1>", "one first heading"),
    "text before": ("<h1>", "<p>Here it begins.</p><h1>", "before the first heading"),
    "not closed": ("</ol>", "", "ends where it does not stand"),
    "entries alone": ("<ul>", "<div>", "outside a list"),
    "cut short": ("</main>\n</body>\n</html>\n", "", "does not end"),
}


@pytest.mark.parametrize("fault", HTML)
def test_a_spoiled_page_is_caught(fault: str) -> None:
    text = page(model("default"), Words()).decode()
    before, after, words = HTML[fault]
    assert before in text
    assert html_rig.faults(html_rig.heard(text.encode())) == []
    spoiled = text.replace(before, after).encode()
    assert words in " ".join(html_rig.faults(html_rig.heard(spoiled)))


def test_a_place_that_is_told_wrong_is_another_place() -> None:
    text = jig_text(model("default"), Words()).decode()
    spoiled = text.replace("Hole c2: 149 from", "Hole c2: 149.01 from")
    assert places(spoiled, "Hole") != places(text, "Hole")
    gone = re.sub(r"^Hole c2.*\n", "", text, flags=re.MULTILINE)
    assert len(places(gone, "Hole")) == 15


def test_a_description_with_a_line_lost_is_no_description() -> None:
    text = description(model("default"), Words())
    for lost in ("Corner 3 at x 250, y 250.\n", "Cut 1 of chipboard, 16 millimetres thick.\n"):
        with pytest.raises(AssertionError):
            rebuilt(text.replace(lost, "", 1))


def test_a_zip_with_a_flipped_bit_is_caught(tmp_path: Path) -> None:
    needs_pdf()
    folder = write("default", tmp_path / "out", "--only", "order")
    content = bytearray((folder / "order.zip").read_bytes())
    content[content.index(b"HOLE_THROUGH")] ^= 1
    with zipfile.ZipFile(BytesIO(bytes(content))) as archive:
        assert archive.testzip() is not None


def test_a_file_that_was_changed_is_told_by_the_manifest(tmp_path: Path) -> None:
    folder = write("default", tmp_path / "out", "--only", "text,jig", "--format", "svg")
    names = set(json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["files"])
    assert set(untouched(folder, earlier(folder))) == names
    for name in sorted(names):
        whole = (folder / name).read_bytes()
        (folder / name).write_bytes(whole[:-2] + bytes([whole[-2] ^ 1]) + whole[-1:])
        assert set(untouched(folder, earlier(folder))) == names - {name}
        (folder / name).write_bytes(whole)
