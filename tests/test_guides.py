"""The user guides of languages: their tables are those of the program.

`UPDATE_DOCUMENTS=1 pytest tests/test_guides.py` writes them anew.
"""

import os
import re
from pathlib import Path

import pytest

from quarto_access.session.keys import BINDINGS
from quarto_access.session.settings import LANGUAGES, NAMES
from quarto_access.speech.guide import COMMANDS, has_guide, user_guide
from quarto_access.speech.phrasebook import Phrasebook, entries

DOCS = Path(__file__).parents[1] / "docs"
GUIDED = tuple(language for language in LANGUAGES if has_guide(language))


def test_there_are_guides_in_hungarian_and_spanish() -> None:
    assert {"hu", "es"} <= set(GUIDED)


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
