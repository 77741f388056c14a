"""Drawings on a disk, as the command writes them."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from board_fabrication.cli import main
from board_fabrication.plates import Plate
from fabrication.boards import BOARDS, arguments
from fabrication.contours import Wanted

EXTRA = ("typst", "pypdf")
"""What the workshop part of the program brings."""

PROFILES = {
    "purdue": (("#ff0000", "#0000ff"), ("#000000", "#00ff00")),
    "snijlab": (("#0000ff",), ("#000000", "#00ff00")),
    "boxes": (("#000000", "#0000ff"), ("#00ff00", "#ff0000")),
}
"""The colours that are cut, and the others, as the shops write them."""


def write(name: str, folder: Path, *options: str) -> Path:
    """Have the command write a board into a folder."""
    assert main(["make", str(folder), *arguments(name), *options]) == 0
    return folder


def formats() -> tuple[str, ...]:
    """The options that leave out what is not installed here."""
    return () if all(find_spec(name) for name in EXTRA) else ("--format", "svg,dxf")


def needs_ezdxf() -> None:
    """Skip where nothing reads DXF."""
    pytest.importorskip("ezdxf", reason="ezdxf reads DXF: pip install ezdxf")


def needs_pdf() -> None:
    """Skip where PDF cannot be written."""
    for package in ("typst", "pypdf"):
        pytest.importorskip(package, reason="PDF needs it: pip install '.[workshop]'")


def wanted(name: str, plate: Plate, kerf: float = 0.0) -> Wanted:
    """What the drawing of a plate should hold, from the sizes of the board alone."""
    board = BOARDS[name]
    key = plate.key
    if key in ("top", "top-ply"):
        return Wanted(
            size=(board.side + kerf, board.side + kerf),
            holes=(len(board.centres) ** 2, round(board.hole - (0 if board.recess else kerf), 6)),
            min_wall=9.5,
        )
    if key.startswith("backing"):
        size = (board.side + kerf, board.side + kerf)
        return Wanted(size=size, holes=(board.screws, 4.0 - kerf), min_wall=8)
    return Wanted(min_wall=1.0)
