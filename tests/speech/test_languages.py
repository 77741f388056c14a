"""The languages beside English: complete, rightly spelled, and fit to be heard in every game."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from transcript_files import LISTENING, PATHS, TRANSLATED, told

from quarto_access.rules.quarto.pieces import ATTRIBUTES, PIECES, Attribute
from quarto_access.speech import locale_check, phrasebook
from quarto_access.speech.locale_check import LETTERS, faults, messages
from quarto_access.speech.message import Form, Message
from quarto_access.speech.phrasebook import FILES, MissingMessageError, Phrasebook, locale_folder
from quarto_access.speech.quarto.marking import Marking, marked_message
from quarto_access.speech.quarto.names import piece_name
from quarto_access.speech.vocabulary import Vocabulary, plain

COMPLETE = tuple(folder.name for folder in TRANSLATED)
"""The languages that have every sentence, and transcripts to show it."""
ABROAD = ("options", "typed-mistakes", "languages", "voice-missing")
"""Transcripts in which another language is chosen, or English is typed and answered."""
ORACLE = json.loads((Path(__file__).parents[1] / "oracles" / "phrases.json").read_text("utf-8"))
TAGS = {"pt-BR": "pt"}
MARKS = " \n,.'?!:-"
SHORTEST = 8
HAVING_PIECES = tuple(
    language for language in LETTERS if locale_folder(language).joinpath("words.ftl").is_file()
)
"""The languages that can name a piece, though they may lack other sentences yet."""


def test_all_languages_are_complete() -> None:
    assert {"hu", "ru", "es", "pt-BR", "fr"} <= set(COMPLETE)


@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_is_missing_or_wrong(language: str) -> None:
    assert list(faults(language)) == []


@pytest.mark.parametrize("language", HAVING_PIECES)
@pytest.mark.parametrize("setting", ["colour", "stripe", "ignored"])
def test_pieces_are_called_as_expected(language: str, setting: str) -> None:
    book = Phrasebook(language)
    counted = [one for one in ATTRIBUTES if one is not Attribute.COLOUR or setting != "ignored"]
    marking = Marking("plain", "striped", felt=True) if setting == "stripe" else Marking()
    names = [book.render(marked_message(piece_name(piece, counted), marking)) for piece in PIECES]
    assert names == ORACLE["pieces"][setting][TAGS.get(language, language)]


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_every_game_is_fit_to_be_heard(language: str, path: Path) -> None:
    if path.stem in ABROAD:
        pytest.skip("another language is heard there")
    letters = {*"abcdefghijklmnopqrstuvwxyz", *LETTERS[language]}
    letters |= {*locale_check.MARKS.get(language, "")}
    # what a person typed is told as it was typed, and own words for colours as they were chosen
    own = path.read_text("utf-8")
    for heard in told(path, language).heard:
        words = heard.words
        strange = {sign for sign in words.lower() if not (sign.isdigit() or sign in MARKS)}
        assert strange - letters - set(own.lower()) == set(), words
        broken = re.search(r"  |\.\.|[,:]\.| [,.:?!]|[?!]\.|\s$|^\s|,,|: ?,", words)
        assert broken is None, words
        if "echo: nobody" not in own:
            assert len(words) >= SHORTEST, words


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_russian_is_told_without_latin_letters(path: Path) -> None:
    if path.stem in ABROAD:
        pytest.skip("another language is heard there")
    foreign = re.findall(r"[a-zA-Z]+", path.read_text("utf-8"))
    for heard in told(path, "ru").heard:
        # what was typed, names of readers and of files are no words of the program
        latin = {one for one in re.findall(r"[a-zA-Z]+", heard.words) if one not in foreign}
        assert latin == set(), heard.words


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("form", Form)
def test_numbers_agree_and_are_told(language: str, form: Form) -> None:
    book = LISTENING[language]
    for number in (0, 1, 2, 3, 4, 5, 11, 12, 14, 19, 21, 22, 101, 111, 1000):
        for id_, (_file, entry) in messages(language).items():
            if _only(entry, "count"):
                text = book.render(Message(id_, {"count": number}), form)
                assert text == "" or text[0] != " ", (id_, number)
    age = {"piece": "x", "at": "y", "player": "z"}
    texts = {
        number: book.render(Message("cell-taken-by", {**age, "age": number}), Form.FULL)
        for number in (1, 2, 5, 11, 21, 22)
    }
    if language == "ru":
        ends = {number: text.split()[-2] for number, text in texts.items()}
        assert ends == {1: "ход", 2: "хода", 5: "ходов", 11: "ходов", 21: "ход", 22: "хода"}
    if language == "pt-BR":
        ends = {number: text.split()[-2:] for number, text in texts.items()}
        assert ends[1] == ["uma", "jogada."]
        assert ends[2] == ["duas", "jogadas."]
        assert ends[5] == ["5", "jogadas."]
        assert [texts[21].split()[-4:-1], ends[22][0]] == [["vinte", "e", "uma"], "duas"]
    if language == "fr":
        ends = {number: text.split()[-1] for number, text in texts.items()}
        assert ends == {1: "coup.", **dict.fromkeys((2, 5, 11, 21, 22), "coups.")}
    if language == "hu":
        assert "két lépéssel" in texts[2]
        assert "lépésekkel" not in " ".join(texts.values())


def test_spanish_numbers_go_with_their_nouns() -> None:
    book = LISTENING["es"]
    told_ = [
        book.render(Message("duration", {"hours": one, "minutes": one, "seconds": one}))
        for one in (1, 2, 21)
    ]
    assert told_ == [
        "una hora un minuto un segundo",
        "2 horas 2 minutos 2 segundos",
        "veintiuna horas veintiún minutos veintiún segundos",
    ]


def _only(entry: object, name: str) -> bool:
    variables = re.findall(r"VariableReference.*?name=?'?([a-z]+)", repr(entry))
    return variables == [name]


def test_what_a_language_lacks_comes_in_english_and_is_noted(broken: Path) -> None:
    (broken / "words.ftl").write_text("empty-place = tomt\n", encoding="utf-8")
    book = Phrasebook("nn", lenient=True)
    assert book.render(Message("empty-place")) == "tomt"
    assert book.render(Message("line-row", {"row": 2})) == "row 2"
    assert book.lacking == {"line-row"}
    with pytest.raises(MissingMessageError):
        Phrasebook("nn").render(Message("line-row", {"row": 2}))


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The folder of a language that is being made."""
    real = phrasebook.locale_folder

    def folder(language: str) -> object:
        return tmp_path if language == "nn" else real(language)

    for module in (phrasebook, locale_check):
        monkeypatch.setattr(module, "locale_folder", folder)
    monkeypatch.setitem(locale_check.LETTERS, "nn", "å")
    monkeypatch.setitem(locale_check.TRAPS, "nn", {"rad": "say rekke"})
    yield tmp_path
    phrasebook.entries.cache_clear()
    messages.cache_clear()


@pytest.mark.parametrize(
    ("source", "told_"),
    [
        ("line-row = rad { $row }", "say rekke"),
        ("line-row = rekke", "leaves out $row"),
        ("line-row = rekke { $row } { $col }", "is given no $col"),
        ("line-diagonal = x { $from } { $to }", "lacks .braille, .brief"),
        ("empty-place = pusto\N{CYRILLIC SMALL LETTER A}", "has \N{CYRILLIC SMALL LETTER A} in"),
        ("nothing-such = x", "is unknown to the program"),
        ("= x", "not understood"),
        ("player = { $who ->\n [me] x\n *[player] { $number }\n }", "do not occur: me"),
    ],
)
def test_the_check_finds_what_is_wrong(broken: Path, source: str, told_: str) -> None:
    for name in FILES:
        (broken / name).write_text("", encoding="utf-8")
    (broken / "words.ftl").write_text(source + "\n", encoding="utf-8")
    found = [one for one in faults("nn") if " is missing. " not in one]
    assert any(told_ in one for one in found), found


@pytest.mark.parametrize("language", COMPLETE)
def test_typed_words_mean_one_thing(language: str) -> None:
    vocabulary = Vocabulary(Phrasebook(language))
    groups = (
        (
            "place give claim end resign board columns status hand pool vacant moves where help "
            "keys options sounds undo redo accept new beginning quit"
        ),
        "tall short light dark round squared hollow solid",
        "row column diagonal square",
        "row-1 row-2 row-3 row-4",
    )
    for group in groups:
        for term in group.split():
            for word in vocabulary.words(term):
                assert vocabulary.find(word, group.split()) == (term,), word


def test_accents_and_yo_may_be_left_out() -> None:
    assert plain("ТЁМНАЯ") == plain("темная")
    assert plain("sötét") == plain("SOTET")
