"""A person's own keys: used as a whole, or refused as a whole."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from harness import Program

from quarto_access.cli import keymap
from quarto_access.cli.keymap import KEYS_FILE, use_own_keys
from quarto_access.session import keys
from quarto_access.session.commands import Action
from quarto_access.session.events import KeysRefused
from quarto_access.session.keys import BINDINGS, Place, bindings_in, find, keys_in_use, keys_of
from quarto_access.session.remap import RemapError, RemapFault, keys_said, remapped
from quarto_access.speech.message import Form, Message
from quarto_access.speech.names import key_name
from quarto_access.speech.phrasebook import Phrasebook, entries


@pytest.fixture(autouse=True)
def usual_keys() -> Iterator[None]:
    """Whatever a test binds, the next one has the usual keys."""
    yield
    keys.use(BINDINGS)


def test_nothing_asked_for_is_the_usual_table() -> None:
    assert remapped({}) == BINDINGS


def test_a_letter_gives_way_and_a_key_with_a_name_stays() -> None:
    keys.use(remapped({"call": "6", "confirm": "5", "point-next": ["m", "f2"]}))
    assert keys_of(Action.CALL) == ("6",)
    assert find(Place.BOARD, "q") is None
    assert set(keys_of(Action.CONFIRM)) == {"enter", "5"}
    assert set(keys_of(Action.POINT_NEXT)) == {"down", "tab", "right", "m", "f2"}
    assert "6" in keys_in_use()
    assert "q" in keys_of(Action.LEAVE, Place.OPENING)


def test_two_actions_may_change_places() -> None:
    keys.use(remapped({"call": "s", "status": "q"}))
    assert (keys_of(Action.CALL), keys_of(Action.STATUS)) == (("s",), ("q",))


@pytest.mark.parametrize(
    ("wanted", "fault", "name"),
    [
        ({"fly": "#"}, RemapFault.UNKNOWN_ACTION, "fly"),
        ({"find-typed": "#"}, RemapFault.UNKNOWN_ACTION, "find-typed"),
        ({"column": "#"}, RemapFault.FIXED_ACTION, "column"),
        ({"interrupt": "#"}, RemapFault.FIXED_ACTION, "interrupt"),
        ({"call": []}, RemapFault.NO_KEY, "call"),
        ({"call": ["#", "f2", "f3"]}, RemapFault.NO_KEY, "call"),
        ({"call": "alt-x"}, RemapFault.UNKNOWN_KEY, "alt-x"),
        ({"call": ""}, RemapFault.UNKNOWN_KEY, ""),
        ({"call": 7}, RemapFault.UNKNOWN_KEY, "7"),
        ({"call": "s"}, RemapFault.CONFLICT, "s"),
        ({"call": "#", "status": "#"}, RemapFault.CONFLICT, "#"),
    ],
)
def test_what_cannot_be_is_refused(wanted: dict[str, object], fault: RemapFault, name: str) -> None:
    with pytest.raises(RemapError) as raised:
        remapped(wanted)
    assert (raised.value.fault, raised.value.name) == (fault, name)


def test_every_action_that_has_a_key_keeps_one() -> None:
    free = iter("йцуёхъжэбю€ßøåñ")
    for binding in BINDINGS:
        fixed = len(binding.keys) > 2 or binding.action is Action.INTERRUPT
        if fixed:
            continue
        keys.use(remapped({binding.action.value: next(free, "€")}))
        for place in Place:
            usual = {one.action for one in BINDINGS if place in one.places}
            assert {one.action for one in bindings_in(place)} == usual


def test_sentences_help_and_the_describer_name_the_new_key() -> None:
    bindings = remapped({"call": "*", "last-move": "ё"})
    keys.use(bindings)
    said = keys_said(bindings)
    assert said["board", "q"] == "*"
    assert said["board", "l"] == "ё"
    # in the opening these letters mean something else, and still do
    assert ("opening", "q") not in said
    assert ("opening", "l") not in said
    book = Phrasebook("ru")
    before = book.render(Message("passed-computer"))
    book.rename_keys(said)
    after = book.render(Message("passed-computer"))
    assert "кью" in before
    assert "звёздочка" in after
    assert "кью" not in after
    program = Program()
    program.play(two=True)
    assert program.press("k", "*")[-1].words == "Star, call Quarto."
    assert "no action here" in program.press("q")[-1].words


def test_each_place_has_its_own_keys_in_sentences() -> None:
    said = keys_said(remapped({"line": "5", "point-square": "6", "delete-save": "*"}))
    assert said == {
        ("board", "x"): "5",
        ("calling", "v"): "6",
        ("saves", "d"): "*",
    }


@pytest.mark.parametrize("language", ["en", "hu", "ru"])
def test_no_sentence_of_a_game_names_a_key_that_has_gone(language: str) -> None:
    usual, new = _lesson_words(language, {}), _lesson_words(language, _ALL_NEW)
    changed = [(one, other) for one, other in zip(usual, new, strict=True) if one != other]
    assert len(changed) > 20
    names = Phrasebook(language)
    for key in ("q", "j", "m", "s", "h", "w", "r", "f"):
        name = re.escape(names.render(key_name(key)))
        told = re.compile(rf"(?<!')\b{name}\b", re.IGNORECASE)
        assert [words for words in new if told.search(words)] == [], key


_ALL_NEW = {
    "call": "5",
    "withdraw": "5",
    "lens": "6",
    "board-rows": "7",
    "status": "$",
    "hand": "9",
    "where": ";",
    "take-back": "*",
    "repeat": "_",
    "find": "%",
    "accept": "~",
    "last-move": "!",
}


def _lesson_words(language: str, wanted: Mapping[str, object]) -> list[str]:
    """All sentences that name a key, as they are said with some keys changed."""
    book = Phrasebook(language)
    book.rename_keys(keys_said(remapped(wanted)))
    found: list[str] = []
    for file in ("shell.ftl", "quarto.ftl", "lesson.ftl", "rules.ftl"):
        for id_, source in entries(language, file):
            if "KEY(" in source or re.search(r"\b[q-z]\b", source):
                values = dict.fromkeys(re.findall(r"\$(\w+)", source), 1)
                found += [book.render(Message(id_, values), form) for form in Form]
    return found


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[keys]\ncall = '5'\n", None),
        ("", None),
        ("call = '#'\n", "not-toml"),
        ("[keys\n", "not-toml"),
        ("[keys]\ncall = 's'\n", "conflict"),
    ],
)
def test_the_file_is_used_or_refused_as_a_whole(
    text: str, fault: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / KEYS_FILE).write_text(text, encoding="utf-8")
    monkeypatch.setattr(keymap, "settings_path", lambda: tmp_path / "settings.toml")
    refused = use_own_keys(Phrasebook())
    assert (refused.fault if refused else None) == fault
    usual = fault is not None or not text
    assert keys_of(Action.CALL) == (("q",) if usual else ("5",))


def test_no_file_is_no_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keymap, "settings_path", lambda: tmp_path / "settings.toml")
    assert use_own_keys(Phrasebook()) is None
    (tmp_path / KEYS_FILE).mkdir()
    assert use_own_keys(Phrasebook()) == KeysRefused("not-read")
