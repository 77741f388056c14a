"""What holds for every set of values, sensible or not."""

import math
import os
import re
from collections.abc import Mapping
from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from board_fabrication.checks import faults
from board_fabrication.judge import Verdict, find_repair, judge
from board_fabrication.model import Model, build
from board_fabrication.parameters import Parameters
from board_fabrication.plates import Work
from board_fabrication.solver import Keep
from board_fabrication.telling import finding_message, repair_message, solution
from board_fabrication.values import CHOICES, NUMBERS, Value
from board_fabrication.words import Words

WORDS = Words()
EXAMPLES = int(os.environ.get("FABRICATION_EXAMPLES", "2000"))
"""How many sets of values are tried; the bench asks for more."""

KEEPS = st.sampled_from(Keep)
SLACK = 1e-6
MOST_WORDS = 25


def number(name: str, low: float, high: float) -> st.SearchStrategy[Value]:
    """A value of a parameter, in steps that a person would type."""
    if NUMBERS[name].whole:
        return st.integers(round(low), round(high))
    return st.integers(round(low * 10), round(high * 10)).map(lambda tenths: tenths / 10)


def wide(name: str) -> st.SearchStrategy[Value]:
    """Values far beyond what is possible, and what is no number at all."""
    numeric = NUMBERS[name]
    if numeric.whole:
        return st.integers(-3, 200)
    odd = st.sampled_from([math.nan, math.inf, -math.inf, 0.0, -1.0, 1e300, 1e-300])
    return st.one_of(number(name, 0, numeric.high * 1.5), st.floats(), odd)


CHOSEN: dict[str, st.SearchStrategy[Value]] = {
    name: st.sampled_from([str(option) for option in choice.options])
    for name, choice in CHOICES.items()
}
ANYTHING = st.fixed_dictionaries({}, optional={name: wide(name) for name in NUMBERS} | CHOSEN)
"""Any values whatever."""


@st.composite
def likely(draw: st.DrawFn) -> dict[str, Value]:
    """Values that fit each other more often than not, made from the rules as they are told."""
    grid = draw(st.integers(2, 6))
    hole = draw(st.integers(180, 480)) / 10
    top = draw(st.sampled_from([10.0, 12.0, 15.0, 16.0, 18.0]))
    gap = max(10.0, 0.6 * top) + draw(st.integers(0, 300)) / 10
    margin = draw(st.integers(280, 600)) / 10
    base = hole - draw(st.integers(6, 30)) / 10
    side = math.floor(base / math.sqrt(2) * 10) / 10 - 0.1
    short = top + draw(st.integers(20, 40))
    values: dict[str, Value] = {
        "grid": grid,
        "hole_d": hole,
        "margin": margin,
        "board": grid * hole + (grid - 1) * gap + 2 * margin,
        "top": top,
        "piece_base_d": base,
        "square_side": side,
        "top_hole_d": max(3.0, side - 6),
        "short": short,
        "tall": short + 20,
        "pilot_depth": top - 4,
        "screw_len": top,
        "sheet_w": 1000.0,
        "sheet_h": 1000.0,
        "bed_w": 1000.0,
        "bed_h": 1000.0,
    }
    more = st.fixed_dictionaries(
        {},
        optional={
            **CHOSEN,
            "kerf_width": number("kerf_width", 0, 0.5),
            "kerf_y": number("kerf_y", 0, 0.5),
            "sets": st.just(3),
        },
    )
    return values | draw(more)


def told(verdict: Verdict, keep: Keep) -> None:
    """Whatever is found can be said, and heard."""
    found = [finding_message(finding) for finding in verdict.findings]
    for message in (*found, *solution(verdict, keep)):
        words = WORDS.render(message)
        assert re.fullmatch(r"[A-Za-z0-9 ,.:'?-]+[.]", words), words
        for sentence in re.split(r"(?<=[.?])\s", words):
            assert len(sentence.split()) <= MOST_WORDS, sentence


@settings(max_examples=EXAMPLES // 4, deadline=None)
@given(ANYTHING, KEEPS)
def test_whatever_is_refused_has_a_repair_that_is_accepted(
    values: Mapping[str, Value], keep: Keep
) -> None:
    verdict = judge(values, keep)
    told(verdict, keep)
    if verdict.accepted:
        return
    repair = find_repair(values, keep)
    assert repair
    after = judge({**values, **repair}, keep)
    assert after.accepted
    assert WORDS.render(repair_message(repair)).startswith("Set ")


@settings(max_examples=EXAMPLES, deadline=None)
@given(likely(), KEEPS)
def test_whatever_is_accepted_is_drawn_without_a_fault(
    values: Mapping[str, Value], keep: Keep
) -> None:
    verdict = judge(values, keep)
    if not verdict.accepted:
        values = {**values, **find_repair(values, keep)}
        verdict = judge(values, keep)
    assert verdict.accepted
    assert verdict.parameters is not None
    drawn = build(verdict.parameters)
    keeps_the_rules(verdict.parameters, drawn)
    assert list(faults(drawn)) == []


def keeps_the_rules(p: Parameters, drawn: Model) -> None:
    """The walls of a drawing, measured on its circles and not on the values."""
    top = drawn.plate("top")
    holes = [one.shape.box for one in top.of(Work.HOLE, Work.POCKET)]
    centres = [((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2) for x0, y0, x1, y1 in holes]
    assert len(centres) == p.grid**2
    need = max(10.0, 0.6 * p.top)
    for (x, y, r), (u, v, s) in combinations(centres, 2):
        assert math.dist((x, y), (u, v)) - r - s >= need - SLACK
    for x, y, r in centres:
        assert min(x - r, y - r, p.board - x - r, p.board - y - r) >= 15 - SLACK
    if "backing-from-above" not in {plate.key for plate in drawn.all}:
        return
    screws = [one.shape.box for one in drawn.plate("backing-from-above").of(Work.HOLE)]
    for (x0, y0, x1, y1), (x, y, r) in product(screws, centres):
        apart = math.dist(((x0 + x1) / 2, (y0 + y1) / 2), (x, y)) - r
        assert apart >= p.head_d / 2 + 6 - SLACK
