"""From what a person gives to a board that keeps all rules, or to a refusal with a repair."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from board_fabrication.parameters import Parameters, from_values
from board_fabrication.rules import USUAL_STEPOVER, Changes, Finding, findings, mends
from board_fabrication.solver import Keep, Residual, Sizes, solve
from board_fabrication.values import CHOICES, NUMBERS, SIZES, Given, Unit, Value, Variant

_MOST_STEPS = 20
_LARGE_PRINT, _USUAL_PRINT = 15.0, 8.0
_PER_CM = 10
_COARSE = 0.0006
"""Rounding by less than this changes nothing that a person would want."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of the given values.

    Attributes:
        parameters: the board, None when a value alone is out of range or the sizes disagree.
        sizes: how the sizes were found, None in the same cases.
        findings: the rules that do not hold, grave ones and others.
        residual: what is left over, when four given sizes disagree.
    """

    parameters: Parameters | None
    sizes: Sizes | None
    findings: tuple[Finding, ...]
    residual: Residual | None = None

    @property
    def refusals(self) -> tuple[Finding, ...]:
        """What keeps the board from being drawn."""
        return tuple(finding for finding in self.findings if finding.grave)

    @property
    def accepted(self) -> bool:
        """Whether the board may be drawn."""
        return not self.refusals


def judge(given: Given, keep: Keep = Keep.MARGIN) -> Verdict:
    """Hold values against all rules; what is not given is usual."""
    alone = tuple(_out_of_range(given))
    if alone:
        return Verdict(None, None, alone)
    grid = int(_usual(given, "grid"))
    sizes = solve({name: float(given[name]) for name in SIZES if name in given}, grid, keep)
    if isinstance(sizes, Residual):
        return Verdict(None, None, (_disagreement(given, sizes),), sizes)
    beyond = tuple(_derived_out_of_range(sizes, grid))
    if beyond:
        return Verdict(None, sizes, beyond)
    parameters = _complete(given, sizes)
    return Verdict(parameters, sizes, tuple(findings(parameters)))


def find_repair(given: Given, keep: Keep = Keep.MARGIN) -> Changes:
    """The changes after which refused values are accepted, as few as can be found.

    Whatever is found has been tried: `judge({**given, **changes}, keep)` accepts it.
    """
    changes = _stepwise(given, keep)
    if changes is None:
        changes = {name: _fallback(name) for name in given}
    return _rounded(given, _fewest(given, changes, keep), keep)


def _out_of_range(given: Given) -> Iterator[Finding]:
    for name, value in given.items():
        if name in CHOICES or isinstance(value, str):
            continue
        numeric = NUMBERS[name]
        if numeric.low <= value <= numeric.high:
            continue
        if not math.isfinite(value):
            usual = _fallback(name)
            yield Finding("finite", name, str(value), usual, mends({name: usual}))
        elif value < numeric.low and numeric.low <= value * _PER_CM <= numeric.high:
            rule = "centimetres" if numeric.unit is Unit.MM else "low"
            repairs = mends({name: value * _PER_CM}, {name: numeric.low})
            meant = {"meant": value * _PER_CM}
            yield Finding(rule, name, value, numeric.low, repairs, extra=meant)
        elif value < numeric.low:
            repairs = mends({name: numeric.low}, {name: _fallback(name)})
            yield Finding("low", name, value, numeric.low, repairs)
        else:
            repairs = mends({name: numeric.high}, {name: _fallback(name)})
            yield Finding("high", name, value, numeric.high, repairs)


def _derived_out_of_range(sizes: Sizes, grid: int) -> Iterator[Finding]:
    name = sizes.derived
    if name is None:
        return
    value, numeric = getattr(sizes, name), NUMBERS[name]
    if numeric.low <= value <= numeric.high:
        return
    board = grid * sizes.hole_d + (grid - 1) * 16.0 + 2 * 37.0
    fitting: Changes = {"board": board, "hole_d": sizes.hole_d, "gap": 16.0, "margin": 37.0}
    limit = numeric.low if value < numeric.low else numeric.high
    rule = "derived-low" if value < numeric.low else "derived-high"
    keep_holes: tuple[Changes, ...] = ({"board": board}, fitting, {"hole_d": 32.0, **fitting})
    yield Finding(rule, name, value, limit, keep_holes)


def _disagreement(given: Given, residual: Residual) -> Finding:
    repairs = tuple({name: residual.repairs[name]} for name in ("board", "gap", "margin", "hole_d"))
    extra: dict[str, Value] = dict(residual.repairs)
    rule = "left-over" if residual.left > 0 else "too-much"
    return Finding(rule, "board", given["board"], abs(residual.left), repairs, extra=extra)


def _complete(given: Given, sizes: Sizes) -> Parameters:
    values: dict[str, Value] = {name: _usual(given, name) for name in (*NUMBERS, *CHOICES)}
    values |= {name: getattr(sizes, name) for name in SIZES}
    if "screw_inset" not in given:
        values["screw_inset"] = sizes.margin / 2
    for name in ("kerf_x", "kerf_y"):
        if name not in given:
            values[name] = values["kerf_width"]
    if values["variant"] == Variant.LOW_VISION and "labels" not in given:
        values["labels"] = "print"
    if "stepover" not in given:
        values["stepover"] = USUAL_STEPOVER * float(values["tool_d"])
    if "print_height" not in given:
        low_vision = values["variant"] == Variant.LOW_VISION
        values["print_height"] = _LARGE_PRINT if low_vision else _USUAL_PRINT
    return from_values(values)


def _usual(given: Given, name: str) -> Value:
    if name in given:
        return given[name]
    if name in CHOICES:
        return CHOICES[name].default.value
    default = NUMBERS[name].default
    return 0.0 if default is None else default


def _fallback(name: str) -> Value:
    """A value that fits a board on which everything else is usual too."""
    derived = {"gap": 16.0, "screw_inset": 18.5, "print_height": _USUAL_PRINT}
    derived["stepover"] = USUAL_STEPOVER * float(NUMBERS["tool_d"].default or 0.0)
    return derived[name] if name in derived else _usual({}, name)


def _stepwise(given: Given, keep: Keep) -> dict[str, Value] | None:
    """Mend one finding after the other, each by the change that leaves the fewest."""
    changes: dict[str, Value] = {}
    for _ in range(_MOST_STEPS):
        verdict = judge({**given, **changes}, keep)
        if verdict.accepted:
            return changes
        if len(verdict.refusals) > 1 and verdict.sizes is None:
            # values that are out of range by themselves do not touch each other
            for one in verdict.refusals:
                changes |= one.repairs[0]
            continue
        tries = [{**changes, **repair} for one in verdict.refusals for repair in one.repairs]
        tries = [one for one in tries if one != changes]
        if not tries:
            return None
        changes = min(tries, key=lambda one: _badness(given, one, keep))
    return None


def _badness(given: Given, changes: Mapping[str, Value], keep: Keep) -> tuple[bool, int]:
    verdict = judge({**given, **changes}, keep)
    return (verdict.parameters is None, len(verdict.refusals))


def _fewest(given: Given, changes: Mapping[str, Value], keep: Keep) -> Changes:
    needed = dict(changes)
    for name in changes:
        fewer = {other: value for other, value in needed.items() if other != name}
        if judge({**given, **fewer}, keep).accepted:
            needed = fewer
    return needed


def _rounded(given: Given, changes: Changes, keep: Keep) -> Changes:
    """The same changes in numbers that are told in full, still accepted."""
    rounded = dict(changes)
    for name, value in changes.items():
        if not isinstance(value, float):
            continue
        for near in _near(value):
            if judge({**given, **rounded, name: near}, keep).accepted:
                rounded[name] = near
                break
    return rounded


def _near(value: float) -> Iterator[float]:
    for digits in (0, 1, 2, 3):
        if abs(round(value, digits) - value) < _COARSE:
            yield round(value, digits)
    for step in (10, 100, 1000):
        yield math.floor(value * step) / step
        yield math.ceil(value * step) / step
