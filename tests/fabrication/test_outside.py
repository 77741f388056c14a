"""Programs of others read the files: GDAL the DXF, librsvg the SVG."""

import re
import shutil
import struct
import subprocess
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from board_fabrication.plates import Plate
from fabrication.boards import BOARDS, model
from fabrication.drawn import formats, needs_ezdxf, write

PATIENCE = 60.0
DOTS_PER_INCH = 254


def output(words: Sequence[str | Path]) -> str:
    """What a program writes; it must succeed."""
    done = subprocess.run(  # noqa: S603  the tests name the words
        [str(word) for word in words],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module", params=BOARDS)
def files(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Path]:
    """A board and where its files lie."""
    name = str(request.param)
    only = ("--only", "top,backing,jig,labels")
    if BOARDS[name].recess:
        only = ("--only", "top,jig,labels")
    elif name == "print":
        only = ("--only", "top,backing,jig")
    return name, write(name, tmp_path_factory.mktemp(name) / "out", *only, *formats())


def test_gdal_reads_every_shape_on_its_layer(files: tuple[str, Path]) -> None:
    needs_ezdxf()
    if shutil.which("ogrinfo") is None:
        pytest.skip("GDAL is not here: apt-get install gdal-bin")
    name, folder = files
    for plate in model(name).all:
        path = folder / f"{plate.name}.dxf"
        if not path.exists():
            continue
        told = output(["ogrinfo", "-ro", "-al", path])
        layers = Counter(re.findall(r"Layer \(String\) = (\S+)", told))
        assert layers == Counter(one.operation.layer for one in plate.features)
        assert extent(told) == pytest.approx(plate.box, abs=1e-4)


def extent(told: str) -> tuple[float, ...]:
    found = re.search(r"Extent: \((\S+), (\S+)\) - \((\S+), (\S+)\)", told)
    assert found
    return tuple(float(one) for one in found.groups())


def test_librsvg_draws_every_plate_in_its_true_size(
    files: tuple[str, Path], tmp_path: Path
) -> None:
    if shutil.which("rsvg-convert") is None:
        pytest.skip("librsvg is not here: apt-get install librsvg2-bin")
    name, folder = files
    dpi = str(DOTS_PER_INCH)
    for plate in model(name).all:
        path = folder / f"{plate.name}.svg"
        if not path.exists():
            continue
        picture = tmp_path / "picture.png"
        output(["rsvg-convert", "--dpi-x", dpi, "--dpi-y", dpi, "-o", picture, path])
        # ten dots to the millimetre
        assert pixels(picture) == pytest.approx(size_in_dots(plate), abs=1)


def size_in_dots(plate: Plate) -> tuple[float, float]:
    return (plate.size[0] * DOTS_PER_INCH / 25.4, plate.size[1] * DOTS_PER_INCH / 25.4)


def pixels(picture: Path) -> tuple[int, int]:
    """Width and height from the head of a PNG file."""
    wide, high = struct.unpack(">II", picture.read_bytes()[16:24])
    return (int(wide), int(high))
