"""A milling machine that knows nothing of the program: it reads words and takes material away.

The material is a map of heights, half a millimetre to a cell. Whether a cutter comes where it may
not is reckoned from its path itself, to a thousandth of a millimetre.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from itertools import pairwise
from typing import Any

Array = Any
"""One of numpy's, which says nothing of its type where it is not installed."""
Point = tuple[float, float]
Place = tuple[float, float, float]

CELL = 0.5
NEAR = 1e-3
SAMPLE = 0.2

_COMMON = "G0 G1 G2 G3 G4 G17 G21 G54 G90 G94 M3 M5 M2 M30"
KNOWN = {
    "grbl": set(_COMMON.split()),
    "linuxcnc": {*_COMMON.split(), "G40", "G49", "G64", "G80", "G91.1"},
}
MUST = ("G21", "G90", "G17", "G94")
_WORD = re.compile(r"([A-Z])(-?\d+(?:\.\d{1,4})?)(?=[ A-Z]|$)")


@dataclass(frozen=True)
class Motion:
    """One movement as the machine does it."""

    line: int
    fast: bool
    start: Place
    end: Place
    centre: Point | None
    feed: float
    spinning: bool

    @property
    def lowest(self) -> float:
        return min(self.start[2], self.end[2])

    @property
    def radius(self) -> float:
        return 0.0 if self.centre is None else math.dist(self.start[:2], self.centre)

    def points(self) -> Iterator[Place]:
        """Places on the way, close to each other."""
        (x0, y0, z0), (x1, y1, z1) = self.start, self.end
        flat = 2 * math.pi * self.radius if self.centre else math.dist((x0, y0), (x1, y1))
        count = max(1, math.ceil(flat / SAMPLE))
        for index in range(count + 1):
            share = index / count
            z = z0 + (z1 - z0) * share
            if self.centre is None:
                yield (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, z)
                continue
            (cx, cy), turned = self.centre, 2 * math.pi * share
            dx, dy = x0 - cx, y0 - cy
            cos, sin = math.cos(turned), math.sin(turned)
            yield (cx + dx * cos - dy * sin, cy + dx * sin + dy * cos, z)


@dataclass
class Machine:
    """Reads a program word by word. What it cannot do, or should not, it complains of."""

    dialect: str
    motions: list[Motion] = field(default_factory=list[Motion])
    complaints: list[str] = field(default_factory=list[str])
    place: Place = (0.0, 0.0, 50.0)
    mode: str = ""
    feed: float = 0.0
    spinning: bool = False
    ended: bool = False
    seen: set[str] = field(default_factory=set[str])

    def run(self, text: str) -> "Machine":
        for number, line in enumerate(text.split("\n"), 1):
            if not line.isascii() or re.search(r"[!?~\x00-\x1f]", line):
                self.complain(number, "characters that steer the machine")
            self.block(number, re.sub(r"\([^()]*\)", "", line).strip())
        for code in MUST:
            if code not in self.seen:
                self.complain(0, f"{code} is never said")
        if not self.ended or self.spinning:
            self.complain(0, "it does not end with the spindle off")
        if self.place[2] <= 0:
            self.complain(0, "it ends in the material")
        return self

    def complain(self, line: int, what: str) -> None:
        self.complaints.append(f"line {line}: {what}")

    def block(self, number: int, line: str) -> None:
        if not line:
            return
        if self.ended:
            self.complain(number, "more after the end")
        if _WORD.sub("", line).strip():
            self.complain(number, f"cannot be read: {line}")
            return
        words: dict[str, float] = {}
        for letter, digits in _WORD.findall(line):
            if letter in "GM":
                self.code(number, letter + digits)
            else:
                words[letter] = float(digits)
        self.feed = words.get("F", self.feed)
        if words.keys() & set("XYZIJ"):
            self.move(number, words)

    def code(self, number: int, code: str) -> None:
        if code not in KNOWN[self.dialect]:
            self.complain(number, f"{code} is not known")
        self.seen.add(code)
        if code in ("G0", "G1", "G2", "G3"):
            self.mode = code
        self.spinning = (self.spinning or code == "M3") and code != "M5"
        self.ended = self.ended or code in ("M2", "M30")

    def move(self, number: int, words: dict[str, float]) -> None:
        start = self.place
        x, y, z = (words.get(axis, old) for axis, old in zip("XYZ", start, strict=True))
        self.place = (x, y, z)
        centre = None
        if self.mode in ("G2", "G3"):
            centre = (start[0] + words.get("I", 0.0), start[1] + words.get("J", 0.0))
            if not words.keys() & set("IJ") or not words.keys() & set("XY"):
                self.complain(number, "an arc lacks words")
            elif math.dist(start[:2], (x, y)) > NEAR or self.mode == "G2":
                self.complain(number, "an arc that is no full turn against the clock")
        elif not self.mode or words.keys() & set("IJ"):
            self.complain(number, "a movement of no kind")
        fast = self.mode == "G0"
        motion = Motion(number, fast, start, self.place, centre, self.feed, self.spinning)
        if not fast and not self.feed:
            self.complain(number, "it cuts at no speed")
        if motion.lowest < 0 and not self.spinning:
            self.complain(number, "it cuts with the spindle off")
        self.motions.append(motion)


@dataclass(frozen=True)
class Bore:
    """A hole or pocket that is to be made."""

    centre: Point
    diameter: float
    depth: float


@dataclass(frozen=True)
class Part:
    """What should be left, and what the tool may do. `outline` goes against the clock."""

    outline: tuple[Point, ...]
    bores: tuple[Bore, ...]
    thickness: float
    tool: float
    step: float
    deepest: float
    around: float
    tabs: int
    tab_w: float = 0.0
    edge: bool = True
    drill: bool = False


class Stock:
    """The material, and what a program does to it."""

    def __init__(self, part: Part) -> None:
        self.np: Any = import_module("numpy")
        self.part = part
        xs, ys = zip(*part.outline, strict=True)
        self.left, self.low = min(xs) - part.around, min(ys) - part.around
        self.right, self.high = max(xs) + part.around, max(ys) + part.around
        across = self.np.arange(self.left + CELL / 2, self.right, CELL)
        up = self.np.arange(self.low + CELL / 2, self.high, CELL)
        self.x, self.y = self.np.meshgrid(across, up)
        self.floor: Any = self.np.zeros_like(self.x)
        self.complaints: list[str] = []

    def work(self, motions: list[Motion]) -> list[str]:
        """Everything that is wrong with what the motions do."""
        edge_began = False
        for motion in motions:
            if motion.fast:
                self._fast(motion)
                continue
            if motion.lowest >= 0:
                continue
            bore = self._where(motion)
            if bore is None:
                edge_began = True
            elif edge_began:
                self._complain(motion, "a hole comes after the edge")
            self._sweep(motion)
        self._look()
        return self.complaints

    def _complain(self, motion: Motion, what: str) -> None:
        self.complaints.append(f"line {motion.line}: {what}")

    def _fast(self, motion: Motion) -> None:
        straight_up = motion.start[:2] == motion.end[:2] and motion.end[2] >= motion.start[2]
        if motion.lowest < 0 and not straight_up:
            self._complain(motion, "fast in the material")
        if motion.centre is not None:
            self._complain(motion, "fast and round")

    def _where(self, motion: Motion) -> Bore | None:
        """The hole that a motion is in, None where it is outside the part."""
        if motion.lowest < -self.part.deepest - NEAR:
            self._complain(motion, f"too deep, {motion.lowest}")
        found = self._bore(motion)
        if found is None:
            self._beside(motion)
        elif motion.lowest < -found.depth - NEAR:
            self._complain(motion, f"deeper than the hole, {motion.lowest}")
        return found

    def _bore(self, motion: Motion) -> Bore | None:
        """The hole that the whole tool stays in."""
        for bore in self.part.bores:
            room = (bore.diameter - self.part.tool) / 2 + NEAR
            if motion.centre is not None:
                inside = math.dist(motion.centre, bore.centre) + motion.radius <= room
            else:
                # holes are round, so what ends in one stays in it
                ends = (motion.start[:2], motion.end[:2])
                inside = max(math.dist(end, bore.centre) for end in ends) <= room
            if inside:
                return bore
        return None

    def _beside(self, motion: Motion) -> None:
        half = self.part.tool / 2
        x, y = self.np.array([(x, y) for x, y, _ in motion.points()]).T
        room = (x - self.left, y - self.low, self.right - x, self.high - y)
        if min(float(one.min()) for one in room) < half - NEAR:
            self._complain(motion, "outside the stock")
        apart = self._outside(x, y)
        at = int(apart.argmin())
        if not self.part.edge or apart[at] < half - NEAR:
            self._complain(motion, f"cuts into the part at {x[at]:.3f}, {y[at]:.3f}")

    def _outside(self, x: Array, y: Array) -> Array:
        """How far points are outside the outline, negative inside."""
        np, corners = self.np, self.part.outline
        within, near = np.full(x.shape, fill_value=True), np.full(x.shape, math.inf)
        for (ax, ay), (bx, by) in pairwise((*corners, corners[0])):
            dx, dy = bx - ax, by - ay
            share = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0.0, 1.0)
            near = np.minimum(near, np.hypot(x - ax - share * dx, y - ay - share * dy))
            # outlines of boards have no corner that points inward
            within &= dx * (y - ay) - dy * (x - ax) >= 0
        return np.where(within, -near, near)

    def _sweep(self, motion: Motion) -> None:
        """Take away what the tool goes over, no more than a step at a time."""
        np, half = self.np, self.part.tool / 2
        view = self._window(motion, half)
        x, y, floor = self.x[view], self.y[view], self.floor[view]
        (x0, y0, z0), (x1, y1, z1) = motion.start, motion.end
        if motion.centre is not None:
            off = np.hypot(x - motion.centre[0], y - motion.centre[1])
            under = np.abs(off - motion.radius) <= half
            lowest, left = np.full_like(x, min(z0, z1)), np.full_like(x, max(z0, z1))
        else:
            length = math.hypot(x1 - x0, y1 - y0)
            if length < NEAR:
                under = np.hypot(x - x1, y - y1) <= half
                lowest = left = np.full_like(x, min(z0, z1))
            else:
                along = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length
                aside = np.abs((x - x0) * (y1 - y0) - (y - y0) * (x1 - x0)) / length
                reach = np.sqrt(np.maximum(half**2 - aside**2, 0.0))
                first, last = np.maximum(along - reach, 0.0), np.minimum(along + reach, length)
                under = (aside <= half) & (first <= last)
                slope = (z1 - z0) / length
                lowest = left = np.minimum(z0 + slope * first, z0 + slope * last)
        if not self.part.drill and float(np.where(under, floor - lowest, 0.0).max(initial=0.0)) > (
            self.part.step + 0.05
        ):
            self._complain(motion, "more than a step at a time")
        self.floor[view] = np.where(under, np.minimum(floor, left), floor)

    def _window(self, motion: Motion, half: float) -> tuple[slice, slice]:
        reach = half + CELL + (2 * motion.radius if motion.centre else 0.0)
        return self._cells(motion.start[:2], motion.end[:2], reach)

    def _cells(self, one: Point, two: Point, reach: float) -> tuple[slice, slice]:
        """The cells that lie no further than `reach` from the box round two points."""
        xs, ys = (one[0], two[0]), (one[1], two[1])

        def cut(low: float, high: float, start: float) -> slice:
            first = int((low - reach - start) / CELL)
            return slice(max(0, first), max(1, int((high + reach - start) / CELL) + 1))

        return cut(min(ys), max(ys), self.low), cut(min(xs), max(xs), self.left)

    def _look(self) -> None:
        """What is left: every hole cleared, nothing loose in it, and the part on its tabs."""
        np, part = self.np, self.part
        for bore in part.bores:
            view = self._cells(bore.centre, bore.centre, bore.diameter / 2 + CELL)
            off = np.hypot(self.x[view] - bore.centre[0], self.y[view] - bore.centre[1])
            inside = off <= bore.diameter / 2 - 0.01
            need = min(bore.depth, part.thickness)
            standing = int((self.floor[view][inside] > -need + NEAR).sum())
            if standing:
                self.complaints.append(f"{standing} cells stand in the hole at {bore.centre}")
        if part.edge:
            tabs = self._bridges()
            if len(tabs) != part.tabs:
                self.complaints.append(f"{len(tabs)} tabs")
            self.complaints += [
                f"a tab of {length}" for length in tabs if abs(length - part.tab_w) > 3 * CELL
            ]

    def _bridges(self) -> list[float]:
        """How wide each bridge is that is left round the part."""
        ring = [self._uncut(x, y) for x, y in beside(self.part.outline, self.part.tool / 2)]
        if all(ring):
            return [math.inf]
        first = ring.index(False)
        found: list[float] = []
        for before, now in pairwise([*ring[first:], *ring[: first + 1]]):
            if now and not before:
                found.append(0.0)
            if now:
                found[-1] += SAMPLE
        return found

    def _uncut(self, x: float, y: float) -> bool:
        column, row = int((x - self.left) / CELL), int((y - self.low) / CELL)
        return bool(self.floor[row, column] > -self.part.thickness + NEAR)


def beside(outline: tuple[Point, ...], apart: float) -> Iterator[Point]:
    """Points along all sides, a little outside of them."""
    for (ax, ay), (bx, by) in pairwise((*outline, outline[0])):
        length = math.dist((ax, ay), (bx, by))
        nx, ny = (by - ay) / length * apart, (ax - bx) / length * apart
        for index in range(math.ceil(length / SAMPLE)):
            share = index * SAMPLE / length
            yield (ax + (bx - ax) * share + nx, ay + (by - ay) * share + ny)


def wrong(text: str, dialect: str, part: Part) -> list[str]:
    """All that is wrong with a program."""
    machine = Machine(dialect).run(text)
    return machine.complaints + Stock(part).work(machine.motions)
