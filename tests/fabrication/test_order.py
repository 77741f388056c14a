"""What is sent to a workshop: complete, only what is ordered, and the same in the zip."""

import re
import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import pytest

from board_fabrication.cli import main
from board_fabrication.words import Words
from fabrication import dxf_rig, pdf_rig
from fabrication.boards import BOARDS, model
from fabrication.drawn import needs_ezdxf, needs_pdf, wanted, write

A3 = (297.0, 420.0)
ORDERED = {"top", "top-underside", "backing-from-below", "tray", "tray-base"}


@pytest.fixture(scope="module", params=BOARDS)
def board(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Path]:
    """A board and the folder with its order."""
    needs_ezdxf()
    needs_pdf()
    name = str(request.param)
    return name, write(name, tmp_path_factory.mktemp(name) / "out", "--only", "order,top")


def test_the_order_has_the_parts_a_page_and_a_letter(board: tuple[str, Path]) -> None:
    name, folder = board
    plates = [plate for plate in model(name).all if plate.key in ORDERED]
    names = {path.name for path in (folder / "order").iterdir()}
    assert names == {"drawing.pdf", "order.txt", *(f"{plate.name}.dxf" for plate in plates)}
    for plate in plates:
        found = dxf_rig.faults(folder / "order" / f"{plate.name}.dxf", wanted(name, plate))
        assert [one for one in found if plate.key != "top-underside" or "cut" not in one] == []
    assert pdf_rig.faults(folder / "order" / "drawing.pdf", A3, pages=1) == []
    top = f"{model(name).plate('top').name}.dxf"
    assert (folder / top).read_bytes() == (folder / "order" / top).read_bytes()


def unpacked(content: bytes) -> Mapping[str, bytes]:
    with zipfile.ZipFile(BytesIO(content)) as archive:
        assert archive.testzip() is None
        assert {one.date_time[0] for one in archive.infolist()} == {1980}
        return {one.filename: archive.read(one) for one in archive.infolist()}


def test_the_zip_holds_the_same(board: tuple[str, Path]) -> None:
    found = unpacked((board[1] / "order.zip").read_bytes())
    files = {f"quarto-order/{one.name}": one.read_bytes() for one in (board[1] / "order").iterdir()}
    assert found == files


def test_the_letter_names_every_file_its_material_and_count(board: tuple[str, Path]) -> None:
    name, folder = board
    text = (folder / "order" / "order.txt").read_text(encoding="utf-8")
    for plate in model(name).all:
        if plate.key in ORDERED:
            material = Words().say("material", material=plate.material.value)
            line = next(
                one for one in text.splitlines() if one.endswith(f"begins with quarto-{plate.key}.")
            )
            assert f": {plate.count} of {material}, {plate.thickness:g} millimetres thick" in line
    drawings = len(list((folder / "order").glob("*.dxf")))
    assert f"With this come {drawings} drawings as DXF" in text
    assert "up to 0.3 wider, and not narrower" in text
    assert ("No screws from above." in text) == bool(BOARDS[name].screws)
    assert "drops into each hole and lifts out again" in text


def test_the_layers_of_the_order_are_those_that_the_letter_speaks_of(tmp_path: Path) -> None:
    needs_ezdxf()
    needs_pdf()
    folder = write("low-vision", tmp_path / "out", "--only", "order") / "order"
    text = (folder / "order.txt").read_text(encoding="utf-8")
    assert "The layer called ENGRAVE" in text
    assert "Screw holes in the top layer: 2.5 millimetres wide and 12 deep" in text
    top = (folder / "quarto-top_chipboard_16mm_x1.dxf").read_bytes()
    assert b"ENGRAVE" in top
    assert b"SCREW" not in top
    assert b"PILOT_2.5MM_12MM_DEEP" in next(folder.glob("*underside*")).read_bytes()


def test_a_class_orders_many_sets(tmp_path: Path) -> None:
    needs_ezdxf()
    needs_pdf()
    folder = write("default", tmp_path / "out", "--only", "order", "--sets", "12") / "order"
    text = (folder / "order.txt").read_text(encoding="utf-8")
    assert text.startswith("Order: parts of a tactile Quarto board, for 12 sets.\n")
    assert "tray: 24 of plywood" in text
    assert (folder / "quarto-top_chipboard_16mm_x12.dxf").exists()


@pytest.mark.parametrize(
    ("profile", "colours"),
    [
        ("purdue", "Edges are red, holes blue, marks black."),
        ("snijlab", "Edges are blue, holes blue, marks black."),
        ("boxes", "Edges are black, holes blue, marks green."),
    ],
)
def test_the_letter_says_the_colours_of_the_shop(
    profile: str, colours: str, tmp_path: Path
) -> None:
    needs_ezdxf()
    needs_pdf()
    folder = write("default", tmp_path / "out", "--only", "order", "--profile", profile)
    assert colours in (folder / "order" / "order.txt").read_text(encoding="utf-8")


def test_an_order_of_another_board_goes_away_whole(tmp_path: Path) -> None:
    needs_ezdxf()
    needs_pdf()
    folder = write("default", tmp_path / "out", "--only", "order,text")
    assert main(["make", str(folder), "--only", "text", "--set", "board=251"]) == 0
    left = [path for path in (folder / "order").rglob("*") if path.is_file()]
    assert left == []
    assert not (folder / "order.zip").exists()
    assert not (folder / "order").exists()


def test_a_letter_has_no_names_that_a_voice_stumbles_over(board: tuple[str, Path]) -> None:
    text = (board[1] / "order" / "order.txt").read_text(encoding="utf-8")
    assert re.fullmatch(r"[A-Za-z0-9 ,.:'\n-]+", text)
