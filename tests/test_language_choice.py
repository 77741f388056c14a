"""Which language is spoken: asked for, in the environment, in the settings, or of the system."""

import pytest

from quarto_access.cli.arguments import language_asked
from quarto_access.cli.languages import ASK, chosen_language, known_language, offered_languages
from quarto_access.cli.problems import CommandError
from quarto_access.session.commands import Action, Command
from quarto_access.session.hearing import OwnVoice
from quarto_access.session.overlays import changed
from quarto_access.session.settings import LANGUAGES, Settings, setting_of


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("hu", "hu"),
        ("hu_HU.UTF-8", "hu"),
        ("ru_RU.KOI8-R", "ru"),
        ("pt_PT", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("es_419.UTF-8", "es"),
        ("fr_CA@euro", "fr"),
        ("EN", "en"),
        ("de_DE.UTF-8", None),
        ("", None),
    ],
)
def test_names_of_languages(name: str, language: str | None) -> None:
    assert known_language(name) == language


@pytest.mark.parametrize(
    ("asked", "setting", "surroundings", "language"),
    [
        ("ru", "hu", {"QUARTO_ACCESS_LANG": "fr"}, "ru"),
        (None, "hu", {"QUARTO_ACCESS_LANG": "fr", "LANG": "es_ES"}, "fr"),
        (None, "hu", {"LANG": "es_ES"}, "hu"),
        (None, "auto", {"LANG": "es_ES"}, "es"),
        (None, "auto", {"LC_ALL": "ru_RU.UTF-8", "LANG": "es_ES"}, "ru"),
        (None, "auto", {"LC_ALL": "", "LC_MESSAGES": "hu_HU", "LANG": "es_ES"}, "hu"),
        (None, "auto", {"LANG": "C.UTF-8"}, "en"),
        (None, "auto", {"LANG": "de_DE.UTF-8"}, None),
        (None, "klingon", {"LANG": "POSIX"}, "en"),
    ],
)
def test_who_decides(
    asked: str | None, setting: str, surroundings: dict[str, str], language: str | None
) -> None:
    assert chosen_language(asked, setting, surroundings) == language


def test_the_option_may_stand_anywhere() -> None:
    assert language_asked(["--lang", "hu", "doctor", "--json"]) == ("hu", ["doctor", "--json"])
    assert language_asked(["help", "q", "--lang=pt"]) == ("pt-BR", ["help", "q"])
    assert language_asked(["--lang", ASK]) == (ASK, [])
    assert language_asked(["play"]) == (None, ["play"])
    for wrong in (["--lang"], ["--lang", "de"], ["--lang="]):
        with pytest.raises(CommandError):
            language_asked(wrong)


def test_every_language_offers_itself() -> None:
    assert offered_languages() == LANGUAGES


def test_a_voice_is_chosen_for_the_language_that_is_spoken() -> None:
    assert setting_of(Action.VOICE, Settings(language="pt-BR")) == "voice_pt_br"
    assert setting_of(Action.VOICE, Settings()) == "voice_en"
    chosen = changed(Command(Action.LANGUAGE, "ru"), Settings(language="en"), OwnVoice())
    assert chosen is not None
    assert chosen[0].language == "ru"
