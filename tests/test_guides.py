"""The user guides of languages: their tables are those of the program.

`UPDATE_DOCUMENTS=1 pytest tests/test_guides.py` writes them anew.
"""

import os
import re
import shlex
import tomllib
from pathlib import Path

import pytest
from harness import Program

from quarto_access.cli.arguments import language_asked, parse
from quarto_access.cli.problems import CommandError
from quarto_access.session.events import NotUnderstood
from quarto_access.session.keys import BINDINGS
from quarto_access.session.remap import remapped
from quarto_access.session.settings import LANGUAGES, NAMES
from quarto_access.speech.guide import COMMANDS, FRAME, has_guide, user_guide
from quarto_access.speech.phrasebook import Phrasebook, entries, locale_folder

DOCS = Path(__file__).parents[1] / "docs"
LONGEST_PARAGRAPH = 75
"""Words that one listens to in one go."""
TYPED = 3
WHOSE = {"--first": ("table",), "--aloud": ("doctor",), "--json": ("doctor",)}
CHAPTERS = 14
"""So many a guide has at least; some tell more at length."""
SHELL = ("py ", "python3 ", "cd ", "sudo ", ".venv", "set ", "export ", "quarto_access")
"""What is typed at a terminal outside the program."""
GUIDED = tuple(language for language in LANGUAGES if has_guide(language))


def test_there_are_guides_in_the_complete_languages() -> None:
    assert {"hu", "ru", "es", "pt-BR", "fr"} <= set(GUIDED)


def _frame(language: str) -> str:
    return locale_folder(language).joinpath(FRAME).read_text(encoding="utf-8")


def _quoted(language: str) -> list[str]:
    """What stands between backquotes in the sentences of a guide."""
    return [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", _frame(language))]


def test_the_guides_have_their_chapters() -> None:
    assert min(_frame(language).count("\n## ") for language in GUIDED) >= CHAPTERS


@pytest.mark.parametrize("language", GUIDED)
def test_every_command_line_of_a_guide_is_understood(language: str) -> None:
    lines = [span for span in _quoted(language) if span.startswith(("quarto-access", "--"))]
    assert len(lines) > 8
    for line in lines:
        command = shlex.split(line.removeprefix("quarto-access"))
        if command in ([], ["--lang"]):
            continue
        # options of other commands than of playing
        command = [*WHOSE.get("".join(command[:1]), ()), *command]
        _asked, rest = language_asked(command)
        try:
            parse(rest)
        except CommandError as error:
            pytest.fail(f"{line}: {error.message}")


@pytest.mark.parametrize("language", GUIDED)
def test_every_typed_line_of_a_guide_is_understood(language: str) -> None:
    table = ("quarto-access", "--", "[keys]", "keys.toml", "call =", *NAMES, *SHELL)
    # single words may be names of keys, and names of keys begin with a capital
    lines = [one for one in _quoted(language) if " " in one and one[0].islower()]
    lines = [one for one in lines if not one.startswith(table)]
    assert len(lines) >= TYPED
    program = Program(language=language, phrasebook=Phrasebook(language))
    program.play(two=True)
    for line in lines:
        before = len(program.events)
        program.type(line)
        told = program.events[before:]
        assert told, line
        assert not [one for one in told if isinstance(one, NotUnderstood)], line


@pytest.mark.parametrize("language", GUIDED)
def test_the_file_of_keys_can_be_written_as_a_guide_says(language: str) -> None:
    (row,) = [span for span in _quoted(language) if span.startswith("call =")]
    assert remapped(tomllib.loads(row))


@pytest.mark.parametrize("language", GUIDED)
def test_a_guide_can_be_listened_to(language: str) -> None:
    # each row of a list is heard by itself
    parts = re.split(r"\n\n|\n(?=- )", _frame(language))
    assert [part for part in parts if len(part.split()) > LONGEST_PARAGRAPH] == []


@pytest.mark.parametrize("language", GUIDED)
def test_the_guide_is_what_the_program_tells(language: str) -> None:
    page = user_guide(Phrasebook(language))
    path = DOCS / language / "USER_GUIDE.md"
    if os.environ.get("UPDATE_DOCUMENTS"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(page, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == page


@pytest.mark.parametrize("language", GUIDED)
def test_the_guide_has_every_key_setting_and_command(language: str) -> None:
    page = user_guide(Phrasebook(language))
    assert "<!--" not in page
    assert page.count("\n- ") >= len(BINDINGS) + len(NAMES) + len(COMMANDS)
    assert all(f"`{name}`" in page for name in NAMES)
    options = set(re.findall(r"--[a-z]+", " ".join(_english_help())))
    assert {one for one in options if one not in page} == set()


def _english_help() -> list[str]:
    return [source for name, source in entries("en", "program.ftl") if name.startswith("help-")]


def test_nothing_that_help_tells_is_left_out() -> None:
    told = {name.removeprefix("help-") for name, _source in entries("en", "program.ftl")}
    beside = {"usage", "place", "key", "setting", "lesson"}
    named = {f"help-{one}" for one in COMMANDS}
    assert {f"help-{one}" for one in told if f"help-{one}" in _ids()} - named == {
        f"help-{one}" for one in beside
    }


def _ids() -> set[str]:
    return {name for name, _source in entries("en", "program.ftl")}
