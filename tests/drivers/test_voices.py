"""Which voice speaks, and in which parts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto_access.drivers.voice_settings import VoiceSettings, place
from quarto_access.drivers.voices import PIECE, Voice, choose, pieces, voices_of
from quarto_access.speech.message import Cue, Earcon, Spoken

ESPEAK = tuple(
    Voice(id_, id_, (tag,))
    for id_, tag in (
        ("gmw/en-029", "en-029"),
        ("gmw/en", "en-gb"),
        ("gmw/en-us", "en-us"),
        ("roa/fr-be", "fr-be"),
        ("roa/fr", "fr-fr"),
        ("roa/es", "es"),
        ("roa/es-419", "es-419"),
        ("roa/pt", "pt"),
        ("roa/pt-br", "pt-br"),
        ("urj/hu", "hu"),
        ("zle/ru", "ru"),
        ("gmw/de", "de"),
    )
)
WINDOWS = (
    Voice("HKEY\\\\Zira", "Zira", ("en-US",)),
    Voice("HKEY\\\\Hazel", "Hazel", ("en-GB",)),
    Voice("HKEY\\\\Szabolcs", "Szabolcs", ("hu-HU",)),
)


@pytest.mark.parametrize(
    ("language", "voice"),
    [
        ("en", "gmw/en-us"),
        ("hu", "urj/hu"),
        ("ru", "zle/ru"),
        ("es", "roa/es-419"),
        ("pt-BR", "roa/pt-br"),
        ("pt_BR", "roa/pt-br"),
        ("fr", "roa/fr"),
        ("fr-CA", "roa/fr"),
        ("de", "gmw/de"),
        ("de-AT", "gmw/de"),
        ("cy", None),
    ],
)
def test_the_best_voice_of_a_language(language: str, voice: str | None) -> None:
    assert choose(ESPEAK, language) == voice


def test_where_the_best_is_missing() -> None:
    assert choose(WINDOWS, "en-GB") == "HKEY\\\\Hazel"
    assert choose(WINDOWS, "en") == "HKEY\\\\Zira"
    assert choose(WINDOWS, "hu") == "HKEY\\\\Szabolcs"
    assert choose((), "en") is None


def test_the_listener_chooses() -> None:
    assert choose(ESPEAK, "en", "roa/fr-be") == "roa/fr-be"
    assert choose(ESPEAK, "en", "gone") == "gmw/en-us"


@pytest.mark.parametrize("listed", [None, "", [], [1, None, "x"], {}])
def test_an_answer_without_voices(listed: object) -> None:
    assert voices_of(listed) == ()


def test_an_answer_with_voices() -> None:
    listed = [{"id": "a", "name": "A", "languages": ["en", "en-GB"]}, 7, {"id": "b"}]
    assert voices_of(listed) == (Voice("a", "A", ("en", "en-GB")), Voice("b", "", ()))


def test_rows_end_in_pauses() -> None:
    text = "Row 4: empty, empty\nRow 3, all:\n\n  Is it over?  \nYes"
    assert pieces(text) == ["Row 4: empty, empty. Row 3, all: Is it over? Yes."]


def test_nothing_to_say() -> None:
    assert pieces("\n ... \n-\n") == []


@given(st.text("ab1 .?,-\n", max_size=2000))
def test_no_part_is_too_long_and_nothing_is_lost(text: str) -> None:
    parts = pieces(text)
    assert all(0 < len(part) <= PIECE for part in parts)
    letters = [sign for sign in "".join(parts) if sign.isalnum()]
    assert letters == [sign for sign in text if sign.isalnum()]


def test_words_stay_whole() -> None:
    text = "word " * 300
    assert " ".join(pieces(text)).split() == [*["word"] * 299, "word."]


@pytest.mark.parametrize(
    ("column", "row", "expected"),
    [(0, 0, (-0.8, -12)), (3, 3, (0.8, 12)), (2, None, (0.8 / 3, 0)), (None, 2, (0.0, 0))],
)
def test_the_place_of_words(
    column: int | None, row: int | None, expected: tuple[float, int]
) -> None:
    spoken = Spoken("x", "", (Cue(Earcon.PLACE), Cue(Earcon.MOVE_PIECE, column, row)))
    assert place(spoken) == pytest.approx(expected)


def test_the_manner_stays_within_what_synthesisers_know() -> None:
    settings = VoiceSettings("hu", None, 10_000, 400, 7.0)
    manner = settings.manner(Spoken("x", ""), ESPEAK)
    assert manner.job == {"voice": "urj/hu", "rate": 449, "pitch": 100, "volume": 1.0}
    assert (manner.pan, manner.volume) == (0.0, 1.0)
    settings = VoiceSettings("cy", None, 0, -4, -1.0)
    assert settings.manner(Spoken("x", ""), ()).job == {"rate": 80, "pitch": 0, "volume": 0.0}
