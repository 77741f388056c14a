"""What drawings cost, as a multiple of importing ezdxf, and many more random boards."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from board_fabrication.writers.registry import PRODUCTS

PROPERTIES = Path(__file__).parents[1] / "fabrication" / "test_properties.py"
BOARDS = 10_000

pytestmark = pytest.mark.bench
Report = Callable[[str], None]

RUNS = 5
MOST = {"top": 1.2, "all drawings": 3.0, "all files": 3.0}
PAPER = {name for name, product in PRODUCTS.items() if product.needs}
ONLY = {
    "top": "top",
    "all drawings": ",".join(name for name in PRODUCTS if name not in PAPER | {"gcode"}),
    "all files": ",".join(PRODUCTS),
}


def seconds(*words: str) -> float:
    """The processor's time of a command, the least of some runs."""
    found: list[float] = []
    for _ in range(RUNS):
        before = os.times()
        subprocess.run([sys.executable, *words], check=True, capture_output=True)  # noqa: S603
        after = os.times()
        found.append(
            after.children_user
            + after.children_system
            - before.children_user
            - before.children_system
        )
    return min(found)


@pytest.mark.parametrize("name", MOST)
def test_drawing_takes_little_time(name: str, report: Report, tmp_path: Path) -> None:
    pytest.importorskip("ezdxf", reason="its import is the measure: pip install ezdxf")
    if name == "all files":
        pytest.importorskip("typst", reason="paper drawings need typst: pip install '.[workshop]'")
    measure = seconds("-c", "import ezdxf")
    make = ["-m", "board_fabrication", "make", str(tmp_path / "out"), "--only", ONLY[name]]
    ratio = seconds(*make) / measure
    report(f"{name}: {ratio:.2f} of an import of ezdxf, which took {1000 * measure:.0f} ms")
    assert ratio <= MOST[name]


def test_ten_thousand_boards_keep_the_rules(report: Report) -> None:
    """What else is tried with fewer boards, in a process that reads the number as it starts."""
    done = subprocess.run(  # noqa: S603  the words stand here
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(PROPERTIES)],
        env={**os.environ, "FABRICATION_EXAMPLES": str(BOARDS)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    report(f"{BOARDS} random boards: {done.stdout.splitlines()[-1]}")
