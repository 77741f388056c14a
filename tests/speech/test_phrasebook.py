"""How sentences are read and kept."""

from collections.abc import Iterator
from math import ceil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import Term

from quarto_access.speech import phrasebook as module
from quarto_access.speech.message import Form, Message
from quarto_access.speech.phrasebook import (
    AT_ONCE,
    FILES,
    KEPT,
    LONGEST_KEPT,
    MissingMessageError,
    Phrasebook,
    entries,
    locale_folder,
)

LANGUAGE = "nn"
"""A language that the program does not have."""
FIRST = """# A comment
-game = Quarto
    .of = of Quarto

### Titles

title = Play { -game }
    .brief = { -game }
    .braille = { short }
short = Q
list = { $count ->
[one] One { $kind ->
  [a] apple
 *[b] pear
}
*[other] { $count } fruits
}, { title.brief }.
    .brief = { $count }.
lost = Nothing { -nowhere }
far = See { near }.
"""
SECOND = """near = the second file
title = Another title
"""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Phrasebook]:
    """A language of two files."""
    texts = {FILES[0]: FIRST, FILES[1]: SECOND}
    for name in FILES:
        (tmp_path / name).write_text(texts.get(name, ""), encoding="utf-8")

    def folder(_language: str) -> Path:
        return tmp_path

    monkeypatch.setattr(module, "locale_folder", folder)
    yield Phrasebook(LANGUAGE)
    entries.cache_clear()


@pytest.mark.parametrize("name", FILES)
def test_messages_that_are_parsed_alone_are_those_of_the_whole_file(name: str) -> None:
    text = locale_folder("en").joinpath(name).read_text(encoding="utf-8")
    whole = [one for one in FluentParser().parse(text).body if isinstance(one, Entry | Term)]
    alone = [FluentParser().parse_entry(source) for _name, source in entries("en", name)]
    assert [one.id.name for one in whole] == [known for known, _source in entries("en", name)]
    for one, other in zip(whole, alone, strict=True):
        assert other.equals(one, ignored_fields=["span", "comment"])


@pytest.mark.parametrize(
    ("id_", "form", "words"),
    [
        ("title", Form.FULL, "Play Quarto"),
        ("title", Form.BRIEF, "Quarto"),
        ("title", Form.BRAILLE, "Q"),
        ("far", Form.FULL, "See the second file."),
    ],
)
def test_a_message_brings_what_it_refers_to(
    written: Phrasebook, id_: str, form: Form, words: str
) -> None:
    assert written.render(Message(id_), form) == words


def test_a_choice_may_stand_at_the_start_of_rows(written: Phrasebook) -> None:
    one = Message("list", {"count": 1, "kind": "a"})
    assert written.render(one) == "One apple, Quarto."
    assert written.render(Message("list", {"count": 2, "kind": "a"})) == "2 fruits, Quarto."


def test_what_is_missing_is_told_every_time(written: Phrasebook) -> None:
    for _ in range(2):
        with pytest.raises(MissingMessageError, match="nowhere"):
            written.render(Message("lost"))
        with pytest.raises(MissingMessageError, match="count"):
            written.render(Message("list"))
    assert written.render(Message("list", {"count": 1, "kind": "b"})) == "One pear, Quarto."


def test_the_first_of_two_messages_counts(written: Phrasebook) -> None:
    assert written.render(Message("near")) == "the second file"
    assert written.render(Message("title")) == "Play Quarto"


def test_a_sentence_that_is_kept_is_that_of_its_values_and_form() -> None:
    kept = Phrasebook()
    asked = [
        (Message("given-player", {"name": name, "piece": piece, "left": 3}), form)
        for name in ("Anna", "Ben")
        for piece in ("stone", "2")
        for form in Form
    ]
    first = [kept.render(*one) for one in asked]
    assert [kept.render(*one) for one in asked] == first
    assert [Phrasebook().render(*one) for one in asked] == first
    # brief and braille are the same here
    assert len(set(first)) == 8


def test_sentences_are_kept_within_bounds() -> None:
    kept = Phrasebook()
    for number in range(KEPT + 100):
        text = f"word {number}"
        assert text in kept.render(Message("typed", {"text": text}))
    assert kept.kept == KEPT


def test_long_sentences_are_not_kept() -> None:
    kept = Phrasebook()
    for length, count in ((LONGEST_KEPT, 1), (LONGEST_KEPT + 1, 1)):
        text = "a" * length
        assert text in kept.render(Message("typed", {"text": text}))
        assert kept.kept == count


def test_all_that_a_game_needs_is_read_ahead_a_little_at_a_time() -> None:
    early = Phrasebook()
    steps = 0
    while early.read_ahead():
        steps += 1
    files = FILES[: FILES.index("words.ftl") + 1]
    names = [name for file in files for name, _source in entries("en", file)]
    # the first one is read to know how far to read
    assert steps == ceil((len(names) - 1) / AT_ONCE)
