"""Programs for milling machines, and sentences for whoever runs them.

The programs are plain ASCII without marks that GRBL takes for commands, in millimetres, with arcs
by their centre. Both dialects move alike; they differ in how a program begins and ends.
"""

from collections.abc import Iterator
from enum import StrEnum

from board_fabrication.model import Model
from board_fabrication.parameters import Parameters
from board_fabrication.plates import Work, plain
from board_fabrication.toolpath import Move, Program
from board_fabrication.words import Message, Word, Words

_DIGITS = 4
_SPIN_UP = 3
"""Seconds until the spindle has its speed."""


class Dialect(StrEnum):
    """Whose programs."""

    GRBL = "grbl"
    LINUXCNC = "linuxcnc"

    @property
    def ending(self) -> str:
        """Of the names of files."""
        return {Dialect.GRBL: "nc", Dialect.LINUXCNC: "ngc"}[self]


_BEGINS = {
    Dialect.GRBL: ("G21 G90 G17 G94", "G54"),
    # LinuxCNC would round corners off without a tolerance
    Dialect.LINUXCNC: ("G21 G90 G17 G94", "G54 G40 G49 G80", "G91.1", "G64 P0.01"),
}
_ENDS = {Dialect.GRBL: "M30", Dialect.LINUXCNC: "M2"}


def name(program: Program, dialect: Dialect) -> str:
    """The name of the file."""
    work = "drill" if program.drill else "mill"
    return f"{program.plate.name}_{work}-{plain(program.tool)}mm.{dialect.ending}"


def gcode(program: Program, p: Parameters, dialect: Dialect) -> bytes:
    """The text of a program."""
    lines = [
        f"({program.plate.name})",
        f"({'DRILL' if program.drill else 'MILL'} {plain(program.tool)}MM)",
        "(X0 Y0 LOWER LEFT OF THE FINISHED BOARD, Z0 UPPER FACE)",
        *_BEGINS[dialect],
        f"G0 Z{_number(p.safe_z)}",
        f"M3 S{plain(p.rpm)}",
        f"G4 P{_SPIN_UP}",
        *_moves(program.moves),
        "M5",
        _ENDS[dialect],
    ]
    return ("\n".join(lines) + "\n").encode("ascii")


def _moves(moves: tuple[Move, ...]) -> Iterator[str]:
    at: list[str] = ["", "", ""]
    feed = ""
    for move in moves:
        to = [_number(value) for value in move.to]
        new = "" if not move.feed else f" F{_number(move.feed)}"
        changed = [f"{axis}{b}" for axis, a, b in zip("XYZ", at, to, strict=True) if a != b]
        if move.centre is not None:
            i, j = (_number(c - float(b)) for c, b in zip(move.centre, to, strict=False))
            sunk = f" Z{to[2]}" if at[2] != to[2] else ""
            words = f"G3 X{to[0]} Y{to[1]}{sunk} I{i} J{j}"
        elif changed:
            words = " ".join(["G1" if move.feed else "G0", *changed])
        else:
            # shorter than the last digit
            continue
        yield words + (new if new != feed else "")
        at, feed = to, new or feed


def _number(value: float) -> str:
    text = f"{value:.{_DIGITS}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def runtime(program: Program) -> Message:
    """How long a program runs."""
    return Message("gcode-runs", {**_named(program), "minutes": program.minutes})


def instructions(model: Model, programs: tuple[Program, ...], words: Words, end: str) -> bytes:
    """What to clamp, where zero is, which tool and how long, a paragraph for each program."""
    paragraphs = [[Message("gcode-heading", {"count": len(programs)}), *_always(model.parameters)]]
    paragraphs += [list(_told(program, model.parameters, end)) for program in programs]
    if any(program.plate.of(Work.ENGRAVE, Work.DOT) for program in programs):
        paragraphs.append([Message("gcode-no-marks")])
    paragraphs.append([Message("gcode-order"), Message("gcode-nobody")])
    told = ["\n".join(words.render(one) for one in lines) for lines in paragraphs]
    return ("\n\n".join(told) + "\n").encode()


def _always(p: Parameters) -> Iterator[Message]:
    yield Message("gcode-zero")
    yield Message("gcode-dry-run", {"safe": p.safe_z})


def _told(program: Program, p: Parameters, end: str) -> Iterator[Message]:
    plate, side = program.plate, p.board + 2 * p.stock_edge
    yield Message("gcode-file", {"file": name(program, Dialect(end)), **_named(program)})
    stock: dict[str, Word] = {"side": side, "edge": p.stock_edge, "thickness": plate.thickness}
    yield Message("gcode-stock", {"material": plate.material.value, **stock})
    yield Message("gcode-side", {"view": plate.view.value})
    tool: dict[str, Word] = {"tool": program.tool, "rpm": round(p.rpm)}
    yield Message("gcode-drill" if program.drill else "gcode-mill", tool)
    beneath = max(0.0, program.depth - plate.thickness)
    if beneath:
        yield Message("gcode-beneath", {"beneath": round(beneath, 3)})
    if not program.drill:
        yield Message("gcode-tabs", {"tabs": p.tabs})
    elif plate.of(Work.COUNTERSINK):
        yield Message("gcode-sink", {"width": p.head_d})
    yield runtime(program)


def _named(program: Program) -> dict[str, Word]:
    return {"key": program.plate.key, "work": "drill" if program.drill else "mill"}
