"""Commands speak the language of --lang: no word of English is left in what they write.

What is English, and what is not, is known from the files of both languages. Names of commands,
settings, values, voices and files are no words of a language.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from quarto_access.cli.main import main
from quarto_access.session.profiles import Profile
from quarto_access.session.settings import LANGUAGES, NAMES, OWN_WORDS, VALUES, Settings, value_of
from quarto_access.speech.phrasebook import FILES, entries

TRANSCRIPTS = Path(__file__).parent / "transcripts"
COMPLETE = ("hu", "ru")
WORD = re.compile(r"[^\W\d_]{2,}")
_IN_SENTENCE = re.compile(r"\{[^{}]*\}|\[[^\]]*\]|^[\w-]+ =|^\s*\.\w+ =|^#.*$", re.MULTILINE)
NAMED = {
    *("quarto", "access", "json", "file", "name", "game", "position", "keys", "rules", "sounds"),
    *("settings", "lesson", "list", "delete", "text", "record", "saves", "help", "new", "python"),
    *("shift", "tab", "enter", "key", "number", "speech", "dispatcher", "ubuntu", "debian"),
    *("home", "end"),
}
"""Names that stand in sentences of every language: of commands, topics, programs, and keys."""
SETTINGS = {word for name in NAMES for word in name.split("_")} | {
    word
    for values in (
        *VALUES.values(),
        tuple(Profile),
        (value_of(Settings(), one) for one in (*NAMES, *OWN_WORDS)),
    )
    for value in values
    for word in WORD.findall(str(value))
}
HELD = ("a1 tall dark round hollow, b1 short dark square solid",)
COMMANDS = {
    "doctor": ("doctor",),
    "voices": ("voices",),
    "judge": ("judge", "b1 magas", "1b4f/----/----/---- 7 standard"),
    "judge-lines": ("judge", "0123/4567/89ab/cdef"),
    "judge-nothing": ("judge",),
    "judge-in-words": ("judge", *HELD),
    "settings": ("settings", "list"),
    "settings-one": ("settings", "get", "rate"),
    "settings-set": ("settings", "set", "rate", "250"),
    "settings-refused": ("settings", "set", "rate", "17"),
    "settings-unknown": ("settings", "get", "ratte"),
    "settings-reset": ("settings", "reset"),
    "saves": ("saves",),
    "saves-unknown": ("saves", "delete", "qqq", "--yes"),
    "saves-refused": ("saves", "qqq"),
    "help": ("help",),
    "help-key": ("help", "q"),
    **{f"help-{one}": ("help", one) for one in ("rules", "keys", "sounds", "lesson", "settings")},
    "help-unknown": ("help", "qqq"),
    **{
        f"replay-{one}": ("replay", str(TRANSCRIPTS / f"replayed-{one}.json"))
        for one in ("refusals", "clock", "take-back", "resignation", "draw", "claims")
    },
    "replay-missing": ("replay", "qqq"),
    "message-nothing": ("message",),
    "message-missing": ("message", "qqq"),
    "message-new": ("message", "new", "--file", "qqq.json"),
    "option": ("--qqq",),
    "version": ("--version",),
}


def words_of(language: str) -> set[str]:
    """The words of all sentences of a language."""
    sources = (source for file in FILES for _name, source in entries(language, file))
    return {word.lower() for source in sources for word in WORD.findall(_plain(source))}


def _plain(source: str) -> str:
    while (plain := _IN_SENTENCE.sub(" ", source)) != source:
        source = plain
    return source


def said_by(arguments: Iterable[str], capsys: pytest.CaptureFixture[str]) -> str:
    """All that a command writes."""
    assert main([*arguments]) in (0, 1, 2)
    written = capsys.readouterr()
    return written.out + written.err


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the person who runs the tests is read or changed."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("command", COMMANDS)
def test_no_english_word_is_left(
    language: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = COMMANDS[command]
    told = said_by((*arguments, "--lang", language), capsys)
    assert told.strip()
    english = words_of("en") - words_of(language) - NAMED - SETTINGS
    # what was typed is told as it was typed
    english -= {word.lower() for one in arguments for word in WORD.findall(one)}
    if command == "voices":
        listed = said_by(("voices", "--json"), capsys)
        names = [json.loads(row) for row in listed.splitlines()]
        english -= {word.lower() for word in WORD.findall(str(names))}
    # the line to be sent is one that programs of every language read
    heard = "\n".join(row for row in told.splitlines() if not row.startswith("quarto "))
    left = {word.lower() for word in WORD.findall(heard)} & english
    assert left == set(), told


@pytest.mark.parametrize("command", sorted(set(COMMANDS) - {"settings-one"}))
def test_the_same_in_english_has_english_words(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = said_by((*COMMANDS[command], "--lang", "en"), capsys)
    assert {word.lower() for word in WORD.findall(told)} & words_of("en")


def test_all_languages_that_have_every_file_are_asked() -> None:
    whole = [one for one in LANGUAGES if all(entries(one, file) for file in FILES)]
    assert set(COMPLETE) <= set(whole)
