"""The same board gives the same bytes, wherever and however often it is drawn."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from board_fabrication.writers.registry import PRODUCTS
from fabrication.drawn import formats

PATIENCE = 60.0
ROOT = Path(__file__).parents[2]
COMMAND = ["-m", "board_fabrication", "make", "--lang", "en"]
OTHER_PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
SURROUNDINGS = {
    "as it is": {},
    "hungarian": {"LC_ALL": "hu_HU.UTF-8", "LANG": "hu_HU.UTF-8", "TZ": "Europe/Budapest"},
    "portuguese": {"LC_ALL": "pt_BR.UTF-8", "LANG": "pt_BR.UTF-8", "TZ": "America/Sao_Paulo"},
    "plain": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONHASHSEED": "1"},
    "other seed": {"PYTHONHASHSEED": "2"},
}


def drawn(
    folder: Path, environment: dict[str, str], python: str = sys.executable
) -> dict[str, bytes]:
    """All files of a board, written by a process of its own."""
    own = python == sys.executable
    kinds = formats() if own else ("--format", "svg,dxf")
    # paper is made by a library that is compiled for one Python
    paper = own and not kinds
    names = [one for one, product in PRODUCTS.items() if paper or not product.needs]
    done = subprocess.run(  # noqa: S603  our own command
        [python, *COMMAND, str(folder), "--set", "board=251", *kinds, "--only", ",".join(names)],
        env={**os.environ, **environment},
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return drawn(tmp_path_factory.mktemp("usual") / "out", {})


@pytest.mark.parametrize("name", SURROUNDINGS)
def test_every_byte_is_the_same(name: str, usual: dict[str, bytes], tmp_path: Path) -> None:
    found = drawn(tmp_path / "out", SURROUNDINGS[name])
    assert len(found) > 20
    assert found == usual


@pytest.mark.parametrize("name", OTHER_PYTHONS)
def test_every_python_writes_the_same(name: str, usual: dict[str, bytes], tmp_path: Path) -> None:
    places = [os.environ["PATH"], *map(str, Path.home().glob(".pyenv/versions/*/bin"))]
    found_at = (shutil.which(name, path=place) for place in places[::-1])
    python = next(filter(None, found_at), None)
    # a name may be there without a Python behind it
    works = python and subprocess.run([python, "-c", ""], capture_output=True, check=False)  # noqa: S603
    if not python or not works or works.returncode:
        pytest.skip(f"{name} is not here")
    # its packages are those of this environment, which are plain Python but for paper
    path = os.pathsep.join([str(ROOT), sysconfig.get_path("purelib")])
    found = drawn(tmp_path / "out", {"PYTHONPATH": path, "PYTHONNOUSERSITE": "1"}, python)
    for file in found.keys() - {"manifest.json"}:
        assert found[file] == usual[file], file
    assert len(found) > 20


def test_nothing_of_the_machine_is_in_the_files(usual: dict[str, bytes]) -> None:
    for name, content in usual.items():
        assert str(Path.home()).encode() not in content or str(Path.home()) == "/", name
        assert b"\r" not in content or name.endswith((".dxf", ".pdf", ".zip")), name
