"""Verdicts told in sentences: how the sizes were found, what is refused, and what repairs it."""

from collections.abc import Iterator

from board_fabrication.judge import Verdict
from board_fabrication.parameters import Parameters
from board_fabrication.rules import Changes, Finding
from board_fabrication.solver import SOURCE, SOURCE_GRID, Keep, left_over, repairs
from board_fabrication.values import NUMBERS, Value
from board_fabrication.words import Message, Word

_SHOWN_DIGITS = 3


def solution(verdict: Verdict, keep: Keep) -> Iterator[Message]:
    """How the four sizes were found; nothing where they were not."""
    p = verdict.parameters
    if p is None or verdict.sizes is None:
        return
    yield from explained_source(p, keep)
    yield Message("sizes", {**_sizes(p), "grid": p.grid, "gaps": p.grid - 1})
    derived = verdict.sizes.derived
    yield Message("worked-out", {"name": derived}) if derived else Message("all-given")


def explained_source(p: Parameters, keep: Keep) -> Iterator[Message]:
    """Why a published size yielded; nothing where the board is not the published one."""
    if not _published(p, keep):
        return
    published: dict[str, Word] = {name: shown(value) for name, value in SOURCE.items()}
    yield Message("source-left-over", {**published, "left": shown(left_over(SOURCE, SOURCE_GRID))})
    mended = repairs(SOURCE, SOURCE_GRID)
    yield Message("source-repairs", {f"new_{name}": shown(value) for name, value in mended.items()})
    match keep:
        case Keep.MARGIN:
            yield Message("source-kept", _sizes(p))
        case Keep.GAP:
            yield Message("source-keep-gap")
        case Keep.ALL:
            yield Message("source-keep-all")


def finding_message(finding: Finding) -> Message:
    """A rule that does not hold: the parameter, what it is, and the limit."""
    extra = {name: shown(value) for name, value in finding.extra.items()}
    values: dict[str, Word] = {"value": shown(finding.value), "limit": shown(finding.limit)}
    problem = Message(f"rule-{finding.rule}", {**extra, **values})
    return Message("finding", {"parameter": spoken(finding.parameter), "problem": problem})


def repair_message(changes: Changes) -> Message:
    """What to set, so that the board is accepted."""
    if not changes:
        return Message("repair-none")
    told = tuple(
        # a repair is told in full, since it must work as it is heard
        Message("change", {"name": spoken(name), "value": value})
        for name, value in changes.items()
    )
    return Message("repair", {"changes": told})


def spoken(name: str) -> str:
    """The name of a parameter as it is typed and read aloud."""
    return name.replace("_", "-")


def shown(value: Value) -> Value:
    """A number with as many digits as a hand can measure."""
    return round(value, _SHOWN_DIGITS) if isinstance(value, float) else value


def _published(p: Parameters, keep: Keep) -> bool:
    """Whether the board has the published sizes, but for the one that yields."""
    held: dict[Keep, dict[str, float | None]] = {
        Keep.MARGIN: {"board": SOURCE["board"], "margin": NUMBERS["margin"].default},
        Keep.GAP: {"board": SOURCE["board"], "gap": SOURCE["gap"]},
        Keep.ALL: {"gap": SOURCE["gap"], "margin": SOURCE["margin"]},
    }
    wanted = {**held[keep], "hole_d": SOURCE["hole_d"], "grid": SOURCE_GRID}
    return all(getattr(p, name) == value for name, value in wanted.items())


def _sizes(p: Parameters) -> dict[str, Word]:
    return {name: shown(getattr(p, name)) for name in ("board", "hole_d", "gap", "margin")}
