"""Every language says everything, as its readers and listeners expect it."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Message,
    MessageReference,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from board_fabrication.cli import main
from board_fabrication.describe import description
from board_fabrication.layout import COLUMNS
from board_fabrication.signs.braille import cells
from board_fabrication.values import LabelLanguage
from board_fabrication.words import FILES, Words, languages, locale_folder, usual_language
from fabrication.boards import BOARDS, model
from fabrication.spoken import rebuilt

OTHERS = tuple(one for one in languages() if one != "en")
LETTERS = {
    "en": "",
    "hu": "áéíóöőúüű",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "es": "áéíóúüñ¿",
    "pt-BR": "áâãàçéêíóôõú",
    "fr": "àâçèéêëîïôùûœ",
}
MOST_WORDS = 25
DRAWN = ("paper.ftl",)
"""What stands on drawings has their symbols too."""
SAME = {"base", "place", "material"}
"""Words that are written alike in English and elsewhere."""
TYPED = re.compile(r"[a-z]+-[a-z-]+|--\S+|[\w.]+=\S*")
"""What is typed as it stands, in every language."""


def messages(language: str) -> dict[str, Message]:
    found: dict[str, Message] = {}
    for name in FILES:
        text = locale_folder(language).joinpath(name).read_text(encoding="utf-8")
        body = FluentParser().parse(text).body
        found |= {entry.id.name: entry for entry in body if isinstance(entry, Message)}
    return found


class Used(Visitor):
    """The variables and references of a message."""

    def __init__(self, message: Message) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  Fluent's
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  Fluent's
        self.names.add(node.id.name)


def texts(pattern: Pattern) -> Iterator[str]:
    """Every way a pattern may come out, a digit for each value."""
    found = [""]
    for element in pattern.elements:
        more: list[str] = ["7"]
        if isinstance(element, TextElement):
            more = [element.value]
        elif isinstance(element.expression, SelectExpression):
            more = [text for one in element.expression.variants for text in texts(one.value)]
        found = [before + after for before in found for after in more]
    yield from found


def said(message: Message) -> list[str]:
    assert message.value is not None
    return [re.sub(r"\s+", " ", text) for text in texts(message.value)]


def test_six_languages_are_spoken() -> None:
    assert set(languages()) == {"en", "hu", "ru", "es", "pt-BR", "fr"}
    assert {one.lower() for one in languages()} == {str(one) for one in LabelLanguage}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_values_everywhere(language: str) -> None:
    english, theirs = messages("en"), messages(language)
    assert theirs.keys() == english.keys()
    for id_, message in english.items():
        assert Used(theirs[id_]).names == Used(message).names, id_
        assert not theirs[id_].attributes, id_


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_is_left(language: str) -> None:
    english = messages("en")
    for id_, message in messages(language).items():
        ours = {word for text in said(english[id_]) for word in re.findall(r"[a-z]{3,}", text)}
        for text in said(message):
            theirs = re.findall(
                r"[^\W\d_]{3,}", re.sub(r"[a-z]+-[a-z-]+|--\S+|[\w.]+=\S*", "", text)
            )
            left = [word for word in theirs if word in ours - SAME]
            # names of sizes and programs stay as they are typed
            assert len(left) <= len(theirs) / 2, (id_, text)


@pytest.mark.parametrize("language", languages())
def test_sentences_can_be_read_aloud(language: str) -> None:
    letters = LETTERS[language]
    usual = rf"[A-Za-z0-9{letters}{letters.upper()} ,.:'?=-]*"
    for name in FILES:
        if name in DRAWN:
            continue
        text = locale_folder(language).joinpath(name).read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if not isinstance(entry, Message):
                continue
            for one in said(entry):
                assert re.fullmatch(usual, one), (entry.id.name, one)
                for sentence in re.split(r"(?<=[.?])\s", one):
                    assert len(sentence.split()) <= MOST_WORDS, (entry.id.name, sentence)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("board", BOARDS)
def test_a_description_can_be_drawn_again_in_every_language(board: str, language: str) -> None:
    words = Words(language)
    text = description(model(board), words)
    assert rebuilt(text, words) == list(model(board).all)


def test_a_description_that_says_another_thing_is_another_drawing() -> None:
    words = Words("ru")
    text = description(model("default"), words)
    changed = text.replace("x 53, y 53.", "x 53,001, y 53.", 1)
    assert changed != text
    assert rebuilt(changed, words) != list(model("default").all)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "ru_RU.KOI8-R"}, "ru"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "pt_PT@euro"}, "pt-BR"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "hu_HU", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "hu_HU", "LC_ALL": ""}, "hu"),
    ],
)
def test_the_machine_tells_the_language(environment: dict[str, str], language: str) -> None:
    assert usual_language(environment) == language


def test_the_language_that_was_asked_for_is_spoken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(["check"]) == 0
    assert capsys.readouterr().out.startswith("Эта доска соблюдает все правила.")
    assert main(["check", "--lang", "hu", "--set", "gap=9"]) == 1
    assert "gap: Két lyuk között a fal 9 milliméter, legalább 10 kell." in capsys.readouterr().out
    # what is wrong with the command line is told in it too
    assert main(["check", "--lang", "fr", "--saw"]) == 2
    assert capsys.readouterr().err.startswith("Il n'y a pas d'option --saw.")
    assert main(["check", "--lang", "xx"]) == 2
    told = capsys.readouterr().err
    assert told == "--lang не может быть xx. Возможно en, es, fr, hu, pt-BR или ru.\n"
    monkeypatch.setenv("LC_ALL", "C")
    assert main(["--help", "--lang=es"]) == 0
    assert "la lengua de las frases" in capsys.readouterr().out


@pytest.mark.parametrize("language", languages())
def test_numbers_have_the_mark_of_the_language(language: str) -> None:
    mark = "." if language == "en" else ","
    assert Words(language).say("number", number=16.5) == f"16{mark}5"


LIBLOUIS = {
    "en": ("⠁⠃⠉⠙⠑⠋⠛⠓", "⠼⠁⠼⠃⠼⠉⠼⠙⠼⠑⠼⠋⠼⠛⠼⠓"),
    "hu": ("⠁⠃⠉⠙⠑⠋⠛⠓", "⠼⠁⠼⠃⠼⠉⠼⠙⠼⠑⠼⠋⠼⠛⠼⠓"),
    "ru": ("⠠⠁⠠⠃⠠⠉⠠⠙⠠⠑⠠⠋⠠⠛⠠⠓", "⠼⠁⠼⠃⠼⠉⠼⠙⠼⠑⠼⠋⠼⠛⠼⠓"),
    "es": ("⠁⠃⠉⠙⠑⠋⠛⠓", "⠼⠁⠼⠃⠼⠉⠼⠙⠼⠑⠼⠋⠼⠛⠼⠓"),
    "pt-br": ("⠁⠃⠉⠙⠑⠋⠛⠓", "⠼⠁⠼⠃⠼⠉⠼⠙⠼⠑⠼⠋⠼⠛⠼⠓"),
    "fr": ("⠁⠃⠉⠙⠑⠋⠛⠓", "⠠⠡⠠⠣⠠⠩⠠⠹⠠⠱⠠⠫⠠⠻⠠⠳"),
}
"""What liblouis makes of the letters a to h and the digits 1 to 8, one by one, with its tables
en-ueb-g1, hu-hu-g1, ru-litbrl, es-g1, pt-pt-g1 and fr-bfu-comp6."""


@pytest.mark.parametrize("language", LabelLanguage)
def test_labels_are_in_the_braille_of_the_language(language: LabelLanguage) -> None:
    for told, signs in zip(LIBLOUIS[language], (COLUMNS, "12345678"), strict=True):
        mine = [cell for sign in signs for cell in cells(sign, language)]
        assert "".join(chr(0x2800 + sum(1 << dot - 1 for dot in cell)) for cell in mine) == told
