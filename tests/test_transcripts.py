"""Golden transcripts, and that between them they show everything that can be heard.

`UPDATE_TRANSCRIPTS=1 pytest tests/test_transcripts.py` writes them anew; read the difference.
"""

import ast
import os
import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest
from harness import Program
from situations import WAYS, place_of
from transcript_files import PATHS, PHRASEBOOK, TRANSLATED, told

from quarto_access.rules.quarto.events import Event, Refused
from quarto_access.rules.quarto.moves import Reason
from quarto_access.session.events import ItemRead, ListKind, ShellEvent, TranscriptFailed
from quarto_access.session.keys import Place, bindings_in
from quarto_access.session.lists import ITEMS
from quarto_access.session.quarto.lesson import LessonDesk
from quarto_access.session.quarto.views import View
from quarto_access.session.settings import COLOURS
from quarto_access.speech.languages import PLACED
from quarto_access.speech.message import Earcon
from quarto_access.speech.phrasebook import locale_folder

UPDATE = "UPDATE_TRANSCRIPTS"


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_what_is_heard_is_what_was_written_down(path: Path) -> None:
    text = told(path).text
    if os.environ.get(UPDATE):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "path"),
    [(folder.name, path) for folder in TRANSLATED for path in sorted(folder.glob("*.txt"))],
    ids=lambda one: one if isinstance(one, str) else one.stem,
)
def test_what_is_heard_in_a_language_is_what_was_written_down(language: str, path: Path) -> None:
    text = told(path, language).text
    if os.environ.get(UPDATE):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_there_are_transcripts_and_each_record_belongs_to_one() -> None:
    texts = [path.read_text(encoding="utf-8") for path in PATHS]
    assert len(texts) > 50
    records = {path.name for path in PATHS[0].parent.glob("*.json")}
    assert {name for name in records if not any(f": {name}" in text for text in texts)} == set()


DECISIONS = tuple(range(1, 21))


def test_every_decision_of_the_rules_has_a_transcript_named_after_it() -> None:
    named = {int(found[1]) for path in PATHS if (found := re.match(r"q(\d+)-", path.stem))}
    assert named == set(DECISIONS)
    rules = (Path(__file__).parent.parent / "docs" / "RULES.md").read_text(encoding="utf-8")
    told_there = {int(number) for number in re.findall(r"^\*\*Q(\d+),", rules, re.MULTILINE)}
    assert told_there == set(DECISIONS)


def test_every_colour_setting_has_a_transcript() -> None:
    chosen = {
        setting.split()[1]
        for path in PATHS
        for setting in re.findall(r"\bcolour [\w-]+", path.read_text("utf-8").splitlines()[1])
    }
    assert chosen == set(COLOURS)


def test_every_key_of_the_table_is_pressed_in_every_situation() -> None:
    pressed = {pair for path in PATHS for pair in told(path).pressed}
    wanted = {
        (situation, key)
        for situation in WAYS
        for binding in bindings_in(place_of(situation))
        for key in binding.keys
    }
    assert {place_of(situation) for situation in WAYS} == set(Place)
    assert _missing(wanted, pressed) == []


def test_every_event_and_view_is_told() -> None:
    told_types = {type(event) for path in PATHS for event in told(path).events}
    # that a transcript is lost only the announcer knows; its message is asked for below
    wanted = {*get_args(Event), *get_args(View), *get_args(ShellEvent)} - {TranscriptFailed}
    assert _missing((one.__name__ for one in wanted), {one.__name__ for one in told_types}) == []


def test_every_refusal_is_told() -> None:
    reasons = {
        event.reason for path in PATHS for event in told(path).events if isinstance(event, Refused)
    }
    assert _missing(Reason, reasons) == []


def test_every_item_of_every_list_is_read() -> None:
    read = {
        (event.kind, event.action)
        for path in PATHS
        for event in told(path).events
        if isinstance(event, ItemRead)
    }
    lists = {**ITEMS, ListKind.OPENING: (*Program().house.entries,)}
    lists[ListKind.GAME] += LessonDesk.extras
    wanted = {(kind, action) for kind, actions in lists.items() for action in actions}
    assert _missing(wanted, read) == []


def test_every_earcon_of_the_narrators_is_heard() -> None:
    heard = {name for path in PATHS for entry in told(path).heard for name in entry.earcons}
    assert _missing((earcon.value for earcon in _narrators_earcons()), heard) == []


def test_every_message_is_told() -> None:
    for path in PATHS:
        told(path)
    rendered = {id_ for id_, _variables in PHRASEBOOK.wanted}
    wanted = {
        id_
        for name in ("shell", "quarto", "actions", "saves")
        for id_ in message_ids(f"{name}.ftl")
    }
    # they are told in the place of others, which are asked for
    wanted -= set(PLACED["far"].values())
    assert _missing(wanted, rendered) == []


def message_ids(file: str) -> tuple[str, ...]:
    """The ids of the messages in a file of the English locale."""
    lines = locale_folder("en").joinpath(file).read_text(encoding="utf-8").splitlines()
    return tuple(line.split(" =")[0] for line in lines if line[:1].isalpha())


def _missing(wanted: Iterable[object], found: Iterable[object]) -> list[str]:
    """What is wanted and was not found, in order; a list reads well when a test fails."""
    return sorted(str(one) for one in set(wanted) - set(found))


_NO_NARRATORS = ("message.py", "sound_list.py", "sonify.py")
"""What defines, lists or strings together sounds, and tells no event."""


def _narrators_earcons() -> set[Earcon]:
    """The earcons that stand in the source of what narrates."""
    sources = [
        source.read_text(encoding="utf-8")
        for folder in ("quarto_access.speech", "quarto_access.speech.quarto")
        for source in files(folder).iterdir()
        if source.name.endswith(".py") and source.name not in _NO_NARRATORS
    ]
    return {
        Earcon[node.attr]
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "Earcon"
    }
