"""Programs for milling machines: run on an imitated machine, and by LinuxCNC's own interpreter."""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from board_fabrication.cli import main
from board_fabrication.geometry import Circle, Polygon
from board_fabrication.judge import find_repair, judge
from board_fabrication.model import Model, build
from board_fabrication.plates import Group, Work
from board_fabrication.solver import Keep
from board_fabrication.toolpath import Program, programs
from board_fabrication.values import Value
from board_fabrication.words import Words
from board_fabrication.writers.gcode import Dialect, gcode, instructions, name
from fabrication.boards import BOARDS, arguments, model
from fabrication.milling import Bore, Machine, Part, wrong
from fabrication.test_properties import likely, number

PATIENCE = 60.0
DRILL_POINT = 0.3
RANDOM_BOARDS = 50


@pytest.fixture(autouse=True)
def needs_numpy() -> None:
    pytest.importorskip("numpy", reason="the imitated machine needs numpy: pip install numpy")


def wanted(drawn: Model, program: Program) -> Part:
    """What a program should make of its plate, from the drawing and the sizes."""
    p, plate = drawn.parameters, program.plate
    edge = plate.of(Work.PROFILE, Work.REFERENCE)[0].shape
    assert isinstance(edge, Polygon)
    through = plate.thickness + p.breakthrough
    if program.drill:
        through += DRILL_POINT * program.tool
    bores: list[Bore] = []
    for one in plate.of(Work.HOLE, Work.POCKET, Work.PILOT):
        if (one.group is Group.SCREW) == program.drill and isinstance(one.shape, Circle):
            depth = one.operation.depth or through
            bores.append(Bore(one.shape.centre, one.shape.diameter, depth))
    return Part(
        outline=edge.corners,
        bores=tuple(bores),
        thickness=plate.thickness,
        tool=program.tool,
        step=p.step,
        deepest=through,
        around=p.stock_edge,
        tabs=p.tabs,
        tab_w=p.tab_w,
        edge=not program.drill,
        drill=program.drill,
    )


def faults(drawn: Model, dialect: Dialect) -> Iterator[str]:
    for program in programs(drawn):
        text = gcode(program, drawn.parameters, dialect).decode()
        part = wanted(drawn, program)
        assert part.bores or not program.drill
        for fault in wrong(text, dialect, part):
            yield f"{name(program, dialect)}: {fault}"


@cache
def milled(board: str) -> tuple[Program, ...]:
    return tuple(programs(model(board)))


@pytest.mark.parametrize("dialect", Dialect)
@pytest.mark.parametrize("board", BOARDS)
def test_every_hole_is_cleared_and_nothing_else_is_cut(board: str, dialect: Dialect) -> None:
    assert list(faults(model(board), dialect)) == []


TOOLS = st.fixed_dictionaries(
    {},
    optional={
        "tool_d": number("tool_d", 2, 12),
        "step": number("step", 0.5, 4),
        "stepover": number("stepover", 0.4, 9),
        "feed": number("feed", 100, 5000),
        "plunge": number("plunge", 50, 2000),
        "safe_z": number("safe_z", 1, 20),
        "breakthrough": number("breakthrough", 0, 1),
        "tabs": st.integers(2, 16),
        "tab_w": number("tab_w", 3, 20),
        "tab_h": number("tab_h", 1, 8),
        "stock_edge": number("stock_edge", 3, 30),
        "pilots": st.just("file"),
    },
)


@settings(max_examples=RANDOM_BOARDS, deadline=None)
@given(likely(), TOOLS, st.sampled_from(Keep), st.sampled_from(Dialect))
def test_random_boards_are_cleared_and_nothing_else_is_cut(
    values: dict[str, Value], tools: dict[str, Value], keep: Keep, dialect: Dialect
) -> None:
    chosen = values | tools
    chosen |= find_repair(chosen, keep) if not judge(chosen, keep).accepted else {}
    parameters = judge(chosen, keep).parameters
    assert parameters is not None
    assert list(faults(build(parameters), dialect)) == []


def edit(old: str, new: str, count: int = -1) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert old in text, old
        return text.replace(old, new, count)

    return change


def edge_first(text: str) -> str:
    """Hole a1 cleared once more at the end."""
    head, rest = text.split("G4 P3\n")
    first, *others = rest.split("G0 Z5\n")
    return head + "G4 P3\n" + "G0 Z5\n".join([*others[:-1], first, others[-1]])


MUTATIONS: dict[str, Callable[[str], str]] = {
    "inches": edit("G21", "G20"),
    "steps": edit("G90", "G91"),
    "no spindle": edit("M3 S16000\n", ""),
    "no end": edit("M30\n", ""),
    "spindle stays on": edit("M5\n", ""),
    "too deep": edit("Z-16.3", "Z-16.4", 1),
    "too shallow": edit("Z-16.3", "Z-15.9"),
    "one hole too shallow": edit("Z-16.3", "Z-15.9", 1),
    "wrong centre": edit("I-13 ", "I-12.99 ", 1),
    "end of an arc": edit("G3 X66 ", "G3 X66.01 ", 1),
    "hole moved": lambda text: re.sub(r"X66 Y53\b", "X66.01 Y53", text),
    "two turns left out": lambda text: re.sub(r"G3 X(59.64|61.76) Y53 .*\n", "", text),
    "one level without two turns": lambda text: re.sub(
        r"(G3 X55.4 Y53 Z-9.*\n.*\n.*\n.*\n.*\n)(?:.*\n){4}", r"\1", text, count=1
    ),
    "wall left out": edit("G3 X66 Y53 I-13 J0\n", ""),
    "canned cycle": edit("M5", "G81 X1 Y1 Z-2 R1\nM5"),
    "fast down": edit("G1 Z0 F400", "G0 Z-3", 1),
    "fast sideways": edit("G0 Z5\nG0 X103.4\n", "G0 X103.4\n", 1),
    "outside the stock": edit("M5", "G0 X400 Y50\nG1 Z-1\nG0 Z5\nM5"),
    "into the part": edit("M5", "G0 X125 Y125\nG1 Z-1\nG0 Z5\nM5"),
    "cyrillic": edit("(MILL", "(ФРЕЗА"),
    "exclamation": edit("(MILL", "(MILL!"),
    "no speed": lambda text: re.sub(r" F\d+", "", text),
    "no tabs": edit("Z-13", "Z-16.3"),
    "a tab less": edit("G1 X138.8787\nG1 Z-13\n", "G1 X138.8787\n"),
    "two steps at once": edit("Z-1.8111 ", "Z-5.4333 ", 1),
    "ends low": edit("G0 Z5\nM5", "M5"),
    "five digits": edit("X55.4 ", "X55.40001 "),
    "rounder than it is": edit("G3 X66 Y53 I-13 J0", "G3 X66 Y53 R13", 1),
    "edge first": edge_first,
}


@pytest.mark.parametrize("mutation", MUTATIONS)
def test_a_spoiled_program_is_caught(mutation: str) -> None:
    drawn = model("default")
    # unspoiled, it is among the boards above, without a complaint
    program = next(one for one in milled("default") if one.plate.key == "top")
    text = gcode(program, drawn.parameters, Dialect.GRBL).decode()
    assert wrong(MUTATIONS[mutation](text), "grbl", wanted(drawn, program))


@pytest.mark.parametrize(
    ("old", "new"), [("X231.5", "X231.6"), ("Z-5.5", "Z-5.6"), ("G1 Z-5.5", "G0 Z-5.5")]
)
def test_a_spoiled_drilling_is_caught(old: str, new: str) -> None:
    drawn = model("default")
    program = next(one for one in milled("default") if one.drill)
    text = gcode(program, drawn.parameters, Dialect.GRBL).decode()
    changed = edit(old, new)(text)
    assert wrong(text, "grbl", wanted(drawn, program)) == []
    assert wrong(changed, "grbl", wanted(drawn, program))


@pytest.mark.parametrize("dialect", Dialect)
@pytest.mark.parametrize("board", BOARDS)
def test_linuxcnc_runs_the_same_way(board: str, dialect: Dialect, tmp_path: Path) -> None:
    rs274 = shutil.which("rs274")
    if rs274 is None:
        pytest.skip("LinuxCNC's interpreter is not here: apt-get install linuxcnc-uspace")
    for program in milled(board):
        text = gcode(program, model(board).parameters, dialect)
        path = tmp_path / "program.ngc"
        path.write_bytes(text)
        theirs = interpreted(rs274, path)
        mine = [one.end for one in Machine(dialect).run(text.decode()).motions]
        assert len(theirs) > 20
        assert theirs == [pytest.approx(place, abs=1e-4) for place in mine]


def interpreted(rs274: str, path: Path) -> list[tuple[float, ...]]:
    """Where every motion ends, as LinuxCNC understands a program."""
    done = subprocess.run(  # noqa: S603  the interpreter that was found
        [rs274, "-g", str(path)],
        cwd=path.parent,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[tuple[float, ...]] = []
    for kind, words in re.findall(
        r"(STRAIGHT_FEED|STRAIGHT_TRAVERSE|ARC_FEED)\(([^)]*)\)", done.stdout
    ):
        values = [float(word) for word in words.split(",")]
        # an arc is told by its end, its centre, how often it goes round, and its depth
        found.append((values[0], values[1], values[5 if kind == "ARC_FEED" else 2]))
    return found


def test_linuxcnc_refuses_what_is_spoiled(tmp_path: Path) -> None:
    rs274 = shutil.which("rs274")
    if rs274 is None:
        pytest.skip("LinuxCNC's interpreter is not here: apt-get install linuxcnc-uspace")
    program = next(one for one in milled("default") if one.plate.key == "top")
    text = gcode(program, model("default").parameters, Dialect.LINUXCNC).decode()
    path = tmp_path / "program.ngc"
    path.write_text(edit("G3 X66 ", "G3 X67 ", 1)(text), encoding="ascii")
    with pytest.raises(AssertionError):
        interpreted(rs274, path)


@pytest.mark.parametrize("dialect", Dialect)
def test_programs_are_written_on_request_only(
    dialect: Dialect, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "out"
    options = ["--only", "gcode", "--dialect", dialect, *arguments("low-vision")]
    assert main(["make", str(folder), *options]) == 0
    told = capsys.readouterr().out
    assert re.search(r"The milling of the top layer takes about \d+ minutes\.", told)
    names = {path.name for path in folder.iterdir()}
    assert {one for one in names if one.endswith(dialect.ending)} == {
        f"quarto-top_chipboard_16mm_x1_mill-6mm.{dialect.ending}",
        f"quarto-top-underside_chipboard_16mm_x1_drill-2.5mm.{dialect.ending}",
        f"quarto-backing-from-below_plywood_4mm_x1_mill-6mm.{dialect.ending}",
        f"quarto-backing-from-below_plywood_4mm_x1_drill-4mm.{dialect.ending}",
    }
    text = (folder / "machining.txt").read_text(encoding="utf-8")
    for one in names - {"machining.txt", "manifest.json"}:
        assert one in text
    assert "Engraved rings and signs are not in these programs." in text
    assert main(["make", str(tmp_path / "usual"), "--format", "svg"]) == 0
    assert not [one for one in (tmp_path / "usual").iterdir() if one.suffix in (".nc", ".ngc")]


def test_the_time_is_that_of_the_way() -> None:
    program = next(one for one in milled("default") if one.plate.key == "top")
    text = gcode(program, model("default").parameters, Dialect.GRBL).decode()
    minutes = 0.0
    for motion in Machine("grbl").run(text).motions[1:]:
        places = list(motion.points())
        length = sum(
            sum((a - b) ** 2 for a, b in zip(one, two, strict=True)) ** 0.5
            for one, two in pairwise(places)
        )
        minutes += length / (3000 if motion.fast else motion.feed)
    assert program.minutes == pytest.approx(minutes, abs=1)


@pytest.mark.parametrize("board", BOARDS)
def test_the_instructions_can_be_read_aloud(board: str) -> None:
    told = instructions(model(board), milled(board), Words(), "grbl").decode()
    for line in told.splitlines():
        for sentence in re.split(r"(?<=[.])\s", line):
            assert len(sentence.split()) <= 25, sentence


def test_a_tool_that_cannot_do_it_is_refused() -> None:
    for given_, rule in (
        ({"stepover": 5.0}, "stepover"),
        ({"stock_edge": 6.0}, "stock"),
        ({"tab_w": 30.0, "tabs": 16, "tool_d": 12.0, "stock_edge": 20.0}, "tab-room"),
        ({"stock_edge": 100.0, "bed_w": 400.0}, "bed"),
        ({"tool_d": 25.0, "hole_d": 25.0, "gap": 20.0, "board": 234.0}, "tool"),
    ):
        verdict = judge(given_)
        assert rule in {one.rule for one in verdict.refusals}, rule
        assert judge({**given_, **find_repair(given_)}).accepted
