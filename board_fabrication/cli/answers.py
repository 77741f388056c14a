"""What the commands answer, as sentences or as data."""

from collections.abc import Iterator
from typing import Any

from board_fabrication.checks import Fault
from board_fabrication.cli.arguments import Options
from board_fabrication.judge import Verdict, find_repair
from board_fabrication.rules import Changes, Finding
from board_fabrication.telling import finding_message, repair_message, solution
from board_fabrication.values import CHOICES, NUMBERS
from board_fabrication.words import Message, Words


def sentences(verdict: Verdict, options: Options, repair: Changes | None) -> Iterator[Message]:
    """A verdict told: refusals with the repair, or that all is well, then what is to be noted."""
    if options.explain:
        yield from solution(verdict, options.keep)
    if repair is not None:
        yield Message("refused", {"count": len(verdict.refusals)})
        yield from map(finding_message, verdict.refusals)
        yield repair_message(repair)
    else:
        yield Message("accepted")
    noted = [finding for finding in verdict.findings if not finding.grave]
    if noted:
        yield Message("noted")
        yield from map(finding_message, noted)


def repair_of(verdict: Verdict, options: Options) -> Changes | None:
    """The changes that mend a refused board, None where it is accepted."""
    return None if verdict.accepted else find_repair(options.given, options.keep)


def data(
    verdict: Verdict, options: Options, repair: Changes | None, words: Words
) -> dict[str, Any]:
    """A verdict as data, with all names, ranges and usual values."""
    p = verdict.parameters
    return {
        "accepted": verdict.accepted,
        "parameters": p.as_dict() if p else None,
        "derived": verdict.sizes.derived if verdict.sizes else None,
        "residual_mm": verdict.residual.left if verdict.residual else None,
        "solution": [words.render(one) for one in solution(verdict, options.keep)],
        "findings": [_finding(one, words) for one in verdict.findings],
        "repair": None if repair is None else dict(repair),
        "choices": _choices(),
    }


def _choices() -> dict[str, Any]:
    numbers = {
        name: {"from": one.low, "to": one.high, "usual": one.default}
        for name, one in NUMBERS.items()
    }
    words = {name: [str(option) for option in one.options] for name, one in CHOICES.items()}
    return {**numbers, **words}


def faulty(faults: list[Fault]) -> Iterator[Message]:
    """Drawings that did not pass their checks."""
    yield from (fault.message for fault in faults)
    yield Message("fault-advice")


def _finding(finding: Finding, words: Words) -> dict[str, Any]:
    return {
        "rule": finding.rule,
        "parameter": finding.parameter,
        "value": finding.value,
        "limit": finding.limit,
        "refused": finding.grave,
        "sentence": words.render(finding_message(finding)),
    }
