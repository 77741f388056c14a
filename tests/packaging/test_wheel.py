"""The wheel: what is in it, and that it works where nothing else of this folder is."""

import importlib.util
import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("quarto_access", "board_fabrication")
PATIENCE = 120.0
GAME = {
    "game": "quarto",
    "ruleset": {"lines": 10, "attributes": ["colour", "shape", "height", "hollow"]},
    "moves": [{"by": "A", "do": "give", "piece": 6}, {"by": "B", "do": "place", "cell": 9}],
}

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("build") is None,
    reason="building a wheel needs the package build: pip install build",
)


def run(words: Sequence[str | Path], folder: Path) -> str:
    """Run a command that must succeed; what it wrote."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(  # noqa: S603  the tests name the words
        [str(word) for word in words],
        cwd=folder,
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, (words, done.stdout, done.stderr)
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    # what builds it is taken from here where it is here, which needs no network
    here = ["--no-isolation"] if importlib.util.find_spec("hatchling") else []
    run([sys.executable, "-m", "build", "--wheel", *here, "--outdir", out, ROOT], out)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the commands of a fresh environment are, in which the wheel is installed."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, with_pip=False, symlinks=sys.platform != "win32")
    scripts = folder / ("Scripts" if sys.platform == "win32" else "bin")
    python = scripts / "python"
    options = ("--no-deps", "--no-index", "--quiet", "--disable-pip-version-check")
    run([sys.executable, "-m", "pip", "--python", python, "install", *options, wheel], folder)
    # The dependencies are those of the environment that runs this test.
    purelib = Path(
        run(
            [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], folder
        ).strip()
    )
    (purelib / "dependencies.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return scripts


def sources(package: str) -> set[str]:
    """The files of a package, as they lie here."""
    found = (path for path in (ROOT / package).rglob("*") if path.is_file())
    return {path.relative_to(ROOT).as_posix() for path in found if "__pycache__" not in path.parts}


def test_the_wheel_holds_the_packages_and_the_sounds_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
        licence = [name for name in archive.namelist() if name.endswith("licenses/LICENSE")]
        entry_points = archive.read(
            next(name for name in archive.namelist() if name.endswith("entry_points.txt"))
        )
    expected = {name for package in PACKAGES for name in sources(package)}
    sounds = {f"quarto_access/{name}" for name in sources("sounds")}
    assert names == expected | sounds
    assert sounds
    assert any(name.endswith("locale/en/quarto.ftl") for name in names)
    assert licence
    assert b"quarto-access = quarto_access.cli:main" in entry_points


def test_the_installed_command_runs(scripts: Path, tmp_path: Path) -> None:
    command = scripts / "quarto-access"
    assert run([command, "--version"], tmp_path).startswith("Quarto Access ")
    game = tmp_path / "game.json"
    game.write_text(json.dumps(GAME), encoding="utf-8")
    told = run([command, "replay", game], tmp_path)
    assert "Player 2 on b3" in told
    last = run([command, "replay", game, "--json"], tmp_path).splitlines()[-1]
    assert json.loads(last) == {"final": {"status": "running", "winner": None}}


def test_the_installed_program_is_the_one_of_the_wheel(scripts: Path, tmp_path: Path) -> None:
    code = (
        "import quarto_access, pathlib;"
        "folder = pathlib.Path(quarto_access.__file__).parent;"
        "print(folder, (folder / 'sounds').is_dir())"
    )
    where, has_sounds = run([scripts / "python", "-c", code], tmp_path).split()
    assert scripts.parent in Path(where).parents
    assert has_sounds == "True"
