"""Values, the sizes that are worked out, and rules with repairs that are then accepted."""

import math

import pytest

from board_fabrication.judge import find_repair, judge
from board_fabrication.solver import Keep, Residual, Sizes, solve
from board_fabrication.telling import finding_message, repair_message, solution
from board_fabrication.values import (
    CHOICES,
    NAMES,
    NUMBERS,
    UnknownParameterError,
    Value,
    ValueTextError,
    named,
    read_value,
)
from board_fabrication.words import Words
from fabrication.boards import verdict

WORDS = Words()
PUBLISHED = (
    "The published sizes are board 250, hole 32, gap about 15 and margin 36.5. "
    "They leave 4 millimetres over."
)
KEPT = (
    "Kept are board 250, hole 32, margin 37 and gap 16, because only the gap is published "
    "as an about."
)

LITERAL: dict[str, Value] = {"board": 250.0, "hole_d": 32.0, "gap": 15.0, "margin": 36.5}


@pytest.mark.parametrize(
    ("keep", "sizes"),
    [
        (Keep.MARGIN, Sizes(250, 32, 37, 16, "gap")),
        (Keep.GAP, Sizes(250, 32, 38.5, 15, "margin")),
        (Keep.ALL, Sizes(246, 32, 36.5, 15, "board")),
    ],
)
def test_one_size_yields(keep: Keep, sizes: Sizes) -> None:
    assert solve({}, 4, keep) == sizes


@pytest.mark.parametrize("left_out", ["board", "hole_d", "gap", "margin"])
def test_any_size_can_be_worked_out_from_the_others(left_out: str) -> None:
    whole = {"board": 298.0, "hole_d": 32.0, "gap": 16.0, "margin": 37.0}
    found = solve({name: value for name, value in whole.items() if name != left_out}, 5)
    assert isinstance(found, Sizes)
    assert found.derived == left_out
    assert getattr(found, left_out) == pytest.approx(whole[left_out])


def test_four_sizes_that_disagree_are_refused_with_four_repairs() -> None:
    found = judge(LITERAL)
    assert isinstance(found.residual, Residual)
    assert found.residual.left == 4
    assert found.residual.repairs == pytest.approx(
        {"board": 246, "gap": 49 / 3, "margin": 38.5, "hole_d": 33}
    )
    (finding,) = found.refusals
    told = WORDS.render(finding_message(finding))
    assert "4 millimetres are left over" in told
    assert "board 246, gap 16.333, margin 38.5 or hole-d 33" in told
    for name, value in found.residual.repairs.items():
        assert judge({**LITERAL, name: value}).accepted, name


def test_a_board_that_is_too_short_is_told_so() -> None:
    (finding,) = judge({**LITERAL, "board": 240.0}).refusals
    assert "6 millimetres too short" in WORDS.render(finding_message(finding))


def test_a_rest_of_a_hundredth_is_rounding_and_the_board_is_symmetric() -> None:
    found = judge({"board": 250.0, "hole_d": 32.0, "gap": 16.003, "margin": 37.0})
    assert found.accepted
    p = found.parameters
    assert p is not None
    assert p.centre(0) + p.centre(3) == pytest.approx(250, abs=1e-9)


def test_how_the_sizes_were_found_is_told() -> None:
    told = [WORDS.render(one) for one in solution(verdict("default"), Keep.MARGIN)]
    assert told == [
        PUBLISHED,
        "Any one of these repairs it: board 246, gap 16.333, margin 38.5 or holes of 33.",
        KEPT,
        "The board is 250 millimetres: 4 holes of 32, 3 gaps of 16 and 2 margins of 37.",
        "The gap was worked out from the other sizes.",
    ]


@pytest.mark.parametrize(
    ("given", "rule", "limit"),
    [
        ({"gap": 9.0}, "wall", 10),
        ({"margin": 14.0, "gap": 16.0}, "edge", 15),
        ({"chamfer": 60.0, "margin": 20.0, "gap": 16.0}, "corner", 72 - 31 * math.sqrt(2)),
        ({"screw_inset": 42.0}, "screw-hole", 9.5),
        ({"screw_inset": 9.0}, "screw-edge", 10),
        ({"pilot_depth": 15.0}, "pilot-depth", 14),
        ({"screw_len": 20.0}, "screw-long", 18),
        ({"screw_len": 11.0}, "screw-short", 12),
        ({"head_d": 10.0}, "sink", 8.8),
        ({"clearance_d": 3.0}, "clearance", 3.5),
        ({"pilot_d": 3.5}, "pilot-width", 3),
        ({"head_d": 4.5}, "head", 5),
        ({"tool_d": 24.0, "hole_d": 20.0}, "tool", 19),
        ({"construction": "recess", "recess_depth": 14.0}, "floor", 13),
        ({"square_side": 22.0}, "diagonal", 21.21),
        ({"piece_base_d": 31.6}, "piece-width", 31.4),
        ({"short": 35.0}, "shows", 36),
        ({"tall": 50.0}, "heights", 55),
        ({"top_hole_d": 18.0}, "top-hole", 16),
        ({"stripe_drop": 30.0}, "stripe", 22),
        ({"stripe_depth": 4.5}, "stripe-depth", 4),
        ({"margin": 24.0, "gap": 16.0}, "label", 9.5),
        ({"label_method": "engraved"}, "engraved-braille", "tiles"),
        ({"ply": 9.5}, "ply", 9),
        ({"edge_break": 3.0, "top": 10.0}, "broken-edge", 2.5),
        ({"step": 7.0}, "step", 6),
        ({"tab_h": 9.0}, "tabs", 8),
        ({"plunge": 1300.0}, "plunge", 1200),
        ({"sheet_w": 279.0}, "sheet", 280),
        ({"bed_h": 269.0}, "bed", 270),
        ({"stepover": 5.0}, "stepover", 4.8),
        ({"stock_edge": 6.0}, "stock", 7),
        ({"tab_w": 30.0, "tabs": 16, "tool_d": 12.0, "stock_edge": 20.0}, "tab-room", 27.5),
        ({"board": 25.0}, "centimetres", 60),
        ({"hole_d": 3.2}, "centimetres", 10),
        ({"board": 59.0}, "centimetres", 60),
        ({"board": 3.0}, "low", 60),
        ({"board": 1201.0}, "high", 1200),
        ({"grid": 1}, "low", 2),
        ({"board": math.nan}, "finite", 250),
        ({"tool_d": math.inf}, "finite", 6),
        ({"grid": 8}, "derived-low", 2),
        ({"board": 1200.0}, "derived-high", 300),
        ({"variant": "low-vision", "gap": 8.0, "top": 10.0, "labels": "none"}, "ring", 9),
    ],
)
def test_a_broken_rule_names_its_limit_and_the_repair_is_accepted(
    given: dict[str, Value], rule: str, limit: Value
) -> None:
    found = judge(given)
    refused = {finding.rule: finding for finding in found.refusals}
    assert rule in refused
    wanted = limit if isinstance(limit, str) else pytest.approx(limit)
    assert refused[rule].limit == wanted
    told = WORDS.render(finding_message(refused[rule]))
    assert told.startswith(f"{refused[rule].parameter.replace('_', '-')}: ")
    repair = find_repair(given)
    assert repair
    assert judge({**given, **repair}).accepted
    # what is heard is what is meant: no digit is lost in the sentence
    heard = WORDS.render(repair_message(repair))
    for name, value in repair.items():
        assert name.replace("_", "-") in heard
        assert f"{value:g}" in heard if isinstance(value, float) else str(value) in heard


def test_values_on_their_limits_are_accepted() -> None:
    at_limits: list[dict[str, Value]] = [
        {"gap": 10.0},
        {"screw_len": 18.0},
        {"screw_len": 12.0},
        {"pilot_depth": 14.0},
        {"construction": "recess", "recess_depth": 13.0},
        {"piece_base_d": 31.4},
        {"short": 36.0},
        {"tall": 55.0},
        {"sheet_w": 280.0},
        {"bed_h": 270.0},
        {"stepover": 4.8},
        {"stock_edge": 7.0},
    ]
    for given in at_limits:
        assert judge(given).accepted, given


@pytest.mark.parametrize(
    ("given", "rule"),
    [
        ({}, "laser"),
        ({"total": 22.0}, "total"),
        ({"gap": 12.0}, "fingers"),
        ({"construction": "recess"}, "chipboard-floor"),
    ],
)
def test_what_is_only_doubtful_is_said_and_drawn(given: dict[str, Value], rule: str) -> None:
    found = judge(given)
    assert found.accepted
    assert rule in {finding.rule for finding in found.findings}
    assert all(WORDS.render(finding_message(one)) for one in found.findings)


def test_centimetres_are_asked_about() -> None:
    (finding,) = judge({"board": 25.0}).refusals
    assert "Did you mean centimetres? That would be 250" in WORDS.render(finding_message(finding))
    assert find_repair({"board": 25.0}) == {"board": 250.0}


def test_a_glued_board_needs_no_screws() -> None:
    assert judge({"fasten": "glue", "screw_len": 60.0, "screw_inset": 5.0}).accepted


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("board", "250", 250.0),
        ("board", " 250,5 ", 250.5),
        ("board", "25 cm", 250.0),
        ("board", "250mm", 250.0),
        ("grid", "5", 5),
        ("fasten", "GLUE", "glue"),
        ("variant", "low-vision", "low-vision"),
    ],
)
def test_values_are_read(name: str, text: str, value: Value) -> None:
    assert read_value(name, text) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [("board", "wide"), ("board", ""), ("board", "1_0"), ("grid", "4.5"), ("fasten", "nails"),
     ("feed", "12 cm"), ("grid", "4 cm"), ("grid", "inf"), ("sets", "nan")],
)  # fmt: skip
def test_other_values_are_not(name: str, text: str) -> None:
    with pytest.raises(ValueTextError):
        read_value(name, text)


def test_names_may_have_hyphens() -> None:
    assert named("Hole-D") == "hole_d"
    with pytest.raises(UnknownParameterError):
        named("diameter")


def test_every_parameter_has_a_value_in_its_range() -> None:
    p = verdict("default").parameters
    assert p is not None
    values = p.as_dict()
    assert set(values) == set(NAMES)
    for name, numeric in NUMBERS.items():
        value = values[name]
        assert not isinstance(value, str)
        assert numeric.low <= value <= numeric.high, name
    for name, choice in CHOICES.items():
        assert values[name] in choice.options
