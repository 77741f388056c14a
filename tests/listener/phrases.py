"""The sentences that a listener knows, short and long, written down by ear and not by the locale.

They stand in phrases.txt. A template is a sentence with gaps. What no template fits is not
understood, and that is a fault of whoever spoke.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

_TRAITS = r"(?:tall|short|dark|light|square|round|hollow|solid)"
_TRAIT_FIRST = r"(?:Tall|Short|Dark|Light|Square|Round|Hollow|Solid)"
_ITEM = r"(?:empty|(?:(?:tall|short) (?:dark|light) )?(?:square|round) (?:hollow|solid))"
_ACTION = r"[A-Za-z][A-Za-z0-9 ,:']*"
_KEY = (
    r"(?:[Ss]hift |[Cc]ontrol )?(?:[A-Za-z0-9]|[Ff]\d|Enter|Escape|Backspace|Shift Tab|Tab|Space|Up"
    r"|Down|Left|Right|Home|End|[Qq]uestion mark|[Cc]omma|[Ff]ull stop|[Ll]ess than"
    r"|[Gg]reater than|[Hh]yphen|[Hh]ash|[Nn]umber sign|[Pp]lus|[Ee]quals)"
)
_PIECE = r"(?:tall|short) (?:dark|light) (?:square|round) (?:hollow|solid)"
_LINE = (
    "(?:row [1-4]|column [a-d]|diagonal (?:from )?[a-d]1 (?:to )?[a-d]4"
    "|(?:two by two square from|square) [a-d][1-4])"
)
_TURNED = (
    r"(?:(?:you|the computer|Player [12]) (?:"
    rf"gave (?:the )?{_PIECE}(?: piece)?|(?:placed (?:it|the {_PIECE} piece) )?on [a-d][1-4]"
    rf"|called {_LINE}|called nothing|resigned)"
    r"|your time was up|the time of (?:the computer|Player [12]) was up)"
)
"""A move that is taken back or done again."""
_SAMPLE = "|".join(
    (
        "[Tt]all dark round hollow(?: piece)?, (?:b3|d2|column b, row 3|column d, row 2)",
        r"(?:You hold|Player \d holds) (?:the )?tall dark round hollow(?: piece)?",
        r"No\. The tall dark round hollow piece stands on b3\. Press e for an empty cell",
        r"No\. Taken, b3\. Press e for an empty one",
        "Computer (?:placed the tall dark round hollow piece )?on b3",
        r"Player \d on b3, give Player \d a piece",
        r"Player \d placed the tall dark round hollow piece on b3\. .{,40} a piece\. 9 left",
        r"Give tall dark round hollow\? Enter again",
        r"Give the tall dark round hollow piece\? Press Enter again to give it",
        "You gave (?:the computer the )?tall dark round hollow(?: piece)?",
        r"Player \d, place tall dark round hollow",
        r"Player \d gets the tall dark round hollow piece\. Player \d, place it\. 9 left",
        r"Status(?:, s|\. Key s)",
    )
)
"""What is told as a sample of how things are told, and has not happened."""
_TIME = r"no time|\d+ (?:hour|minute|second)s?(?: \d+ (?:minute|second)s?){0,2}"
_GAPS = {
    "sample": _SAMPLE,
    "time": _TIME,
    "total": _TIME,
    "piece": r"(?:[Tt]all|[Ss]hort) (?:dark|light) (?:square|round) (?:hollow|solid)",
    "group": r"(?:[Tt]all|[Ss]hort) (?:dark|light)",
    "cell": "[a-d][1-4]",
    "at": "column [a-d], row [1-4]",
    "from": "[a-d]1",
    "to": "[a-d]4",
    "n": "[12]",
    "o": "[12]",
    "left": r"\d+",
    "count": r"\d+",
    "number": r"\d+",
    "who": "You|Computer|Player [12]",
    "whose": "Your turn|The computer's turn|Turn of Player [12]",
    "by": "you|the computer|Player [12]",
    "parity": "odd|even",
    "age": r"the last move|\d+ moves? ago",
    "traits": rf"{_TRAITS}(?:, {_TRAITS})*(?: and {_TRAITS})?",
    "trait": f"{_TRAIT_FIRST}|{_TRAITS}",
    "attribute": "[Hh]eight|[Cc]olour|[Ss]hape|[Hh]ole",
    "values": rf"(?:empty|{_TRAITS})(?:, (?:empty|{_TRAITS}))*",
    "counts": rf"\d {_TRAITS}(?:, \d {_TRAITS})*",
    "tally": r"Tall \d, dark \d, square \d, hollow \d",
    "places": rf"{_ITEM}(?:, {_ITEM})*",
    "cells": "[a-d][1-4](?:, [a-d][1-4])*",
    "line": (
        "[Rr]ow [1-4]|[Cc]olumn [a-d]|[Dd]iagonal (?:from )?[a-d]1 (?:to )?[a-d]4"
        "|(?:[Tt]wo by two square from|[Ss]quare) [a-d][1-4]"
    ),
    "rules": "[Ss]tandard rules|[Aa]dvanced rules",
    "edge": "Left|Right|Near|Far",
    "turned": _TURNED,
    "rest": f"{_TURNED}(?:, {_TURNED})*",
    "text": r"[^\n]+?",
    "key": _KEY,
    "keys": f"{_KEY}(?: (?:or|to) {_KEY})?",
    "action": _ACTION,
    "setting": (
        r"on|off|short|long|braille|own choice|beginner|brief|low vision|deaf-blind|as usual"
        r"|the program chooses|your screen reader(?:, directly)?"
        r"|the program's own voice|\d+"
    ),
}
_END = r"(?=\n|$)"
_FILE = Path(__file__).with_name("phrases.txt")


def _templates(text: str) -> Mapping[str, tuple[str, ...]]:
    """The templates by kind, as they stand in the file."""
    kinds: dict[str, tuple[str, ...]] = {}
    kind = ""
    for line in text.splitlines():
        if line.startswith("["):
            kind = line.strip("[]")
            kinds[kind] = ()
        elif line and not line.startswith("#"):
            kinds[kind] += (line,)
    return kinds


TEMPLATES = _templates(_FILE.read_text(encoding="utf-8"))
_SIGN = r"(?:\w|full stop|comma|colon|question mark|exclamation mark|apostrophe|hyphen)"
_SPELLED = re.compile(rf"{_SIGN}(?:(?:, |\. ){_SIGN})*\.")


@dataclass(frozen=True, slots=True)
class Fact:
    """What a sentence says: the kind of its template and what stood in the gaps."""

    kind: str
    gaps: Mapping[str, str]

    def __getitem__(self, gap: str) -> str:
        return self.gaps[gap]


class NotUnderstoodError(AssertionError):
    """A sentence fits no template."""


def _pattern(template: str) -> re.Pattern[str]:
    parts: list[str] = []
    met: set[str] = set()
    for literal, gap, _, _ in Formatter().parse(template):
        parts.append(re.escape(literal))
        if gap is not None:
            parts.append(f"(?P={gap})" if gap in met else f"(?P<{gap}>{_GAPS[gap]})")
            met.add(gap)
    # a sentence without a stop is the last of its row
    ending = "" if template.endswith((".", "?")) else _END
    return re.compile("".join(parts) + ending)


def _candidates() -> Mapping[str, tuple[tuple[str, re.Pattern[str]], ...]]:
    """The templates by the letter that a sentence begins with; one with a gap first fits any."""
    patterns = [
        (kind, template, _pattern(template))
        for kind, templates in TEMPLATES.items()
        for template in templates
    ]
    return {
        sign: tuple(
            (kind, pattern)
            for kind, template, pattern in patterns
            if template[0].lower() in (sign, "{")
        )
        for sign in map(chr, range(128))
    }


_CANDIDATES = _candidates()


def understood(words: str) -> tuple[str, tuple[Fact, ...]]:
    """An utterance without the word again, and what its sentences say.

    Raises:
        NotUnderstoodError: a sentence is none that a listener knows.
    """
    for plain in _without_again(words):
        facts = _read(plain)
        if facts is not None:
            return plain, facts
    raise NotUnderstoodError(words)


def _without_again(words: str) -> Iterator[str]:
    yield words
    if words.endswith(", again."):
        said = words.removesuffix(", again.")
        yield from (said, f"{said}.", f"{said}?", f"{said}!")


def _read(words: str) -> tuple[Fact, ...] | None:
    if _SPELLED.fullmatch(words):
        return (Fact("aside", {}),)
    facts: list[Fact] = []
    at = 0
    while at < len(words):
        found = _longest(words, at)
        if found is None or (found[1] < len(words) and words[found[1]] not in " \n"):
            return None
        fact, end = found
        facts.append(fact)
        at = end + 1
    return tuple(facts)


def _longest(words: str, at: int) -> tuple[Fact, int] | None:
    """The longest template that fits from a place on, and where it ends."""
    best: tuple[Fact, int] | None = None
    for kind, pattern in _CANDIDATES[words[at].lower()]:
        match = pattern.match(words, at)
        if match and (best is None or match.end() > best[1]):
            best = Fact(kind, match.groupdict()), match.end()
    return best
