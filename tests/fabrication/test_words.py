"""The sentences: well formed, all there, all used, and fit to be read aloud."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import board_fabrication
from board_fabrication.words import FILES, MissingWordsError, Words, languages, locale_folder
from board_fabrication.words import Message as Said

PACKAGE = Path(board_fabrication.__file__).parent
SOURCES = [path.read_text(encoding="utf-8") for path in sorted(PACKAGE.rglob("*.py"))]
STRINGS = {
    node.value
    for source in SOURCES
    for node in ast.walk(ast.parse(source))
    if isinstance(node, ast.Constant) and isinstance(node.value, str)
}
MADE = ("help-", "rule-", "fault-", "bill-", "item-", "plan-column-")
"""How ids begin that the program puts together."""


def entries(language: str, name: str) -> list[Message | Junk]:
    text = locale_folder(language).joinpath(name).read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return [entry for entry in body if isinstance(entry, Message | Junk)]


def ids(language: str) -> list[str]:
    found = [entry for name in FILES for entry in entries(language, name)]
    return [entry.id.name for entry in found if isinstance(entry, Message)]


@pytest.mark.parametrize("language", languages())
def test_files_are_those_that_are_read_and_parse(language: str) -> None:
    stored = {file.name for file in locale_folder(language).iterdir()}
    assert stored == set(FILES)
    for name in FILES:
        junk = [entry.content for entry in entries(language, name) if isinstance(entry, Junk)]
        assert junk == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_messages_once(language: str) -> None:
    assert sorted(ids(language)) == sorted(ids("en"))
    assert [one for one, count in Counter(ids(language)).items() if count > 1] == []


def test_every_message_is_used() -> None:
    references = " ".join(
        locale_folder("en").joinpath(name).read_text(encoding="utf-8") for name in FILES
    )
    for one in ids("en"):
        endings = [one.removeprefix(start) for start in MADE if one.startswith(start)]
        parts = [re.sub(r"^(round|square)-|-remark$", "", ending) for ending in endings]
        parts = [re.sub(r"^(round|square)-", "", part) for part in parts]
        said = STRINGS & {one, *endings, *parts}
        assert said or f"{{ {one} }}" in references, one


def test_a_rule_of_the_program_has_its_sentence() -> None:
    rules = set(re.findall(r'Finding\(\s*"([a-z-]+)"', "\n".join(SOURCES)))
    assert len(rules) > 25
    assert {f"rule-{rule}" for rule in rules} <= set(ids("en"))
    kinds = set(re.findall(r'(?:Fault\(|yield )"([a-z-]+)"', "\n".join(SOURCES)))
    assert len(kinds) > 8
    assert {f"fault-{kind}" for kind in kinds} <= set(ids("en"))


def test_a_message_that_is_not_there_is_a_fault() -> None:
    with pytest.raises(MissingWordsError):
        Words().say("nonsense")
    with pytest.raises(MissingWordsError):
        Words().say("change", name="board")
    with pytest.raises(LookupError):
        Words("xx")


@pytest.mark.parametrize(
    ("number", "text"),
    [(32.0, "32"), (16.5, "16.5"), (1234.25, "1234.25"), (-0.1, "minus 0.1"), (-0.0, "0"),
     (0.1 + 0.2, "0.3"), (1e-9, "0"), (float("nan"), "no number"), (101.333333, "101.333333")],
)  # fmt: skip
def test_numbers_are_written_as_they_are_read_aloud(number: float, text: str) -> None:
    assert Words().say("number", number=number) == text


def test_counts_have_no_marks_between_thousands() -> None:
    assert Words().say("removed", count=1) == (
        "1 older file of this program went away there, since this board has none of the kind."
    )
    assert Words().say("removed", count=12345).startswith("12345 older files ")


def test_lists_are_joined() -> None:
    three = tuple(Said("choice", {"choice": one}) for one in ("a", "b", "c"))
    listed = [Words().say("repair", changes=three[:count]) for count in (1, 2, 3)]
    assert listed == ["Set a.", "Set a and b.", "Set a, b and c."]
