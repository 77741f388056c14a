"""The sentences of the locale: well formed, complete, all used, and fit for a screen reader."""

import ast
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor
from transcript_files import PATHS, PHRASEBOOK, told

from quarto_access.rules.quarto.moves import Reason
from quarto_access.rules.quarto.pieces import PIECES
from quarto_access.session.commands import Action
from quarto_access.session.events import Question
from quarto_access.session.keys import BINDINGS
from quarto_access.session.lists import ITEMS
from quarto_access.session.quarto.lesson import LessonDesk
from quarto_access.speech.message import Form
from quarto_access.speech.message import Message as Said
from quarto_access.speech.phrasebook import FILES, MissingMessageError, Phrasebook, locale_folder
from quarto_access.speech.quarto.names import Role, piece_name

ORACLES = Path(__file__).parent.parent / "oracles"
MARKS = " ,.'-?!:"
SHORTEST = 8

FORMS = {
    "actions.ftl": {frozenset({"brief"})},
    "program.ftl": set[frozenset[str]](),
}
BRIEF_AND_BRAILLE = {frozenset({"brief", "braille"})}
"""The forms that a message has besides its value, where one sentence does not serve all.

A message has none of them, or a brief and a braille one. Actions need no braille form: what is
brief for the ear is so for the fingers. What the command line writes is read at leisure, in full.
"""


def _entries(name: str) -> list[Message | Junk]:
    text = locale_folder("en").joinpath(name).read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    return [entry for entry in body if isinstance(entry, Message | Junk)]


def _messages(name: str) -> list[Message]:
    return [entry for entry in _entries(name) if isinstance(entry, Message)]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _variables(node: BaseNode | None) -> set[str]:
    found = _Variables()
    if node is not None:
        found.visit(node)
    return found.names


IDS = [message.id.name for name in FILES for message in _messages(name)]


def test_the_files_of_the_language_are_those_that_the_phrasebook_reads() -> None:
    stored = {file.name for file in locale_folder("en").iterdir() if file.name.endswith(".ftl")}
    assert stored == set(FILES)


@pytest.mark.parametrize("name", FILES)
def test_a_file_parses(name: str) -> None:
    assert [entry.content for entry in _entries(name) if isinstance(entry, Junk)] == []
    assert _messages(name)


def test_no_id_stands_twice() -> None:
    assert [id_ for id_, count in Counter(IDS).items() if count > 1] == []


@pytest.mark.parametrize("name", FILES)
def test_every_message_has_the_forms_that_it_needs(name: str) -> None:
    allowed = {frozenset[str](), *FORMS.get(name, BRIEF_AND_BRAILLE)}
    wrong = [
        message.id.name
        for message in _messages(name)
        if frozenset(one.id.name for one in message.attributes) not in allowed
        or message.value is None
    ]
    assert wrong == []


@pytest.mark.parametrize("name", FILES)
def test_no_form_uses_a_variable_that_the_full_one_does_not(name: str) -> None:
    wrong = [
        (message.id.name, form.id.name)
        for message in _messages(name)
        for form in message.attributes
        if not _variables(form.value) <= _variables(message.value)
    ]
    assert wrong == []


def test_every_message_that_was_wanted_has_words_in_every_form() -> None:
    for path in PATHS:
        told(path)
    assert PHRASEBOOK.wanted
    plain = Phrasebook()
    for message in PHRASEBOOK.wanted.values():
        for form in Form:
            assert _faults(plain.render(message, form)) == [], (message, form)


def test_all_that_is_told_is_fit_for_a_screen_reader() -> None:
    for path in PATHS:
        for heard in told(path).heard:
            assert _faults(heard.words) == [], (path.stem, heard.words)
            # what is typed is said by the program's own voice alone, which needs no length
            if "echo: nobody" not in path.read_text("utf-8"):
                assert len(heard.words) >= SHORTEST, (path.stem, heard.words)


def test_nothing_is_told_twice_in_one_breath() -> None:
    for path in PATHS:
        for heard in told(path).heard:
            sentences = re.split(r"(?<=[.?!])\s", heard.words)
            twice = [one for one, count in Counter(sentences).items() if count > 1]
            # a word that is spelled may come twice, and a piece that is placed leaves as many
            said = [
                one
                for one in twice
                if not re.fullmatch(r"(?:\w, )*\w(?:, comma)?\.|\d+ left\.", one)
            ]
            assert said == [], heard


def _faults(text: str) -> list[str]:
    # French sets a space that does not break before some marks
    marks = {*MARKS, "\n", "\N{NO-BREAK SPACE}"}
    strange = {sign for sign in text if not (sign.isalnum() or sign in marks)}
    patterns = (r"  ", r"\.\.", r"[,:]\.", r" [,.:?!]", r"[?!]\.", r"\s$", r"^\s")
    numbers = r"\b1 (?:pieces|moves|lines|claims)\b"
    return [*sorted(strange), *(one for one in (*patterns, numbers) if re.search(one, text))]


@pytest.mark.parametrize("text", ["a_b", "a  b", "a..", "a, .", "a ?", "a\N{EM DASH}b", "1 pieces"])
def test_faults_are_found(text: str) -> None:
    assert _faults(text)


def test_every_message_that_the_program_names_exists() -> None:
    named = _named_messages()
    assert len(named) > 100
    assert [name for name in named if not any(re.fullmatch(name, id_) for id_ in IDS)] == []


def test_every_message_is_used() -> None:
    constants = set(_constants())
    patterns = [name for name in _named_messages() if ".+" in name]
    unused = [
        id_
        for id_ in IDS
        if id_ not in constants and not any(re.fullmatch(one, id_) for one in patterns)
    ]
    assert unused == []


def test_families_of_messages_are_complete_and_hold_nothing_else() -> None:
    actions = {binding.action for binding in BINDINGS}
    actions |= {action for items in ITEMS.values() for action in items}
    actions |= set(LessonDesk.extras)
    actions |= {Action.JUDGE_YES, Action.JUDGE_NO, Action.TURN_OVER, Action.END_LESSON}
    assert _family("action-") == _ids(actions)
    assert _family("refused-") == _ids(Reason)
    assert _family("asked-") == _ids(Question)
    assert _family("lot-") == _ids(Role)
    assert _family("placed-last-") == _ids(Role)
    assert _family("passed-") == {*_ids(Role), "last"}


def _family(prefix: str) -> set[str]:
    return {id_.removeprefix(prefix) for id_ in IDS if id_.startswith(prefix)}


def _ids(names: Iterable[Action | Reason | Question | Role]) -> set[str]:
    return {name.value.replace("_", "-") for name in names}


def _sources(folder: Traversable) -> Iterator[ast.AST]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield from ast.walk(ast.parse(entry.read_text(encoding="utf-8")))


def _constants() -> Iterator[str]:
    for node in _sources(files("quarto_access")):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _named_messages() -> list[str]:
    """What stands first in every `Message(...)`, as a pattern where a part is filled in later."""
    return [
        name
        for node in _sources(files("quarto_access"))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Message"
        and node.args
        for name in _patterns(node.args[0])
    ]


def _patterns(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield re.escape(text)
        case ast.JoinedStr(values=values):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                for part in values
            )
        case ast.IfExp(body=body, orelse=orelse):
            yield from _patterns(body)
            yield from _patterns(orelse)
        case _:
            pass


def test_a_message_that_is_missing_raises() -> None:
    with pytest.raises(MissingMessageError, match="no-such-message"):
        Phrasebook().render(Said("no-such-message"))


@pytest.mark.parametrize("form", Form)
def test_a_variable_that_is_missing_raises(form: Form) -> None:
    with pytest.raises(MissingMessageError, match="vacant"):
        Phrasebook().render(Said("vacant", {"count": 3}), form)


def test_pieces_are_called_as_expected() -> None:
    expected = json.loads((ORACLES / "phrases.json").read_text(encoding="utf-8"))
    names = expected["pieces"]["colour"]["en"]
    full = [PHRASEBOOK.render(piece_name(piece), Form.FULL) for piece in PIECES]
    assert full == names
    brief = [PHRASEBOOK.render(piece_name(piece), Form.BRIEF) for piece in PIECES]
    assert brief == [name.removesuffix(" piece") for name in names]
