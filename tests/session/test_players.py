"""Names of players: fit to be said, kept in the record, and told apart."""

import unicodedata

import pytest
from harness import PHRASEBOOK, MemoryStore, Program
from hypothesis import given
from hypothesis import strategies as st

from quarto_access.rules.quarto.moves import Give
from quarto_access.rules.quarto.state import new_game
from quarto_access.session.events import NotUnderstood, PieceUnclear
from quarto_access.session.quarto.players import (
    LONGEST,
    Named,
    NamesFault,
    NamesRefused,
    clean,
    names_in,
)
from quarto_access.session.quarto.record_text import parse_record
from quarto_access.speech.vocabulary import Vocabulary
from quarto_access.terminal.typed import TypedLines


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Béla ", "Béla"),
        ("Be\u0301la", "Béla"),
        ("Анна", "Анна"),
        ("小明", "小明"),
        ("عائشة", "عائشة"),
        ("O\N{RIGHT SINGLE QUOTATION MARK}Neil", "O'Neil"),
        ("Mary\N{EN DASH}Jane", "Mary-Jane"),
        ("Anna. Quarto! You win.", "Anna Quarto You win"),
        ("\x1b[31mEve\x07", "31mEve"),
        ("a\u202eb\u200b", "a b"),
        ("-'-", ""),
        ("x" * 99, "x" * LONGEST),
    ],
)
def test_a_name_is_made_fit_to_be_said(typed: str, kept: str) -> None:
    assert clean(typed) == kept


@given(st.text())
def test_whatever_is_typed_nothing_that_steers_or_ends_a_sentence_is_left(text: str) -> None:
    name = clean(text)
    assert clean(name) == name
    assert len(name) <= LONGEST
    assert all(
        sign in " -'" or sign.isdecimal() or unicodedata.category(sign)[0] in "LM" for sign in name
    )
    assert name == " ".join(name.split())


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Anna,Béla", ("Anna", "Béla")),
        ("Anna Béla", ("Anna", "Béla")),
        ("Anna Maria; Ben", ("Anna Maria", "Ben")),
        ("Anna & Ben", ("Anna", "Ben")),
        ("Anna", NamesFault.NOT_TWO),
        ("Anna,", NamesFault.NOT_TWO),
        ("a,b,c", NamesFault.NOT_TWO),
        ("Anna Maria Ben", NamesFault.NOT_TWO),
        ("", NamesFault.NOT_TWO),
        ("anna, ANNA", NamesFault.ALIKE),
    ],
)
def test_two_names_in_a_text(text: str, names: object) -> None:
    assert names_in(text) == names


def test_typed_names_stay_with_the_game_and_the_next_one_swaps_them() -> None:
    program = Program()
    program.play(two=True)
    program.type("names Anna, Béla")
    assert program.events[-1] == Named(("Anna", "Béla"))
    program.type("give tdrh")
    assert program.record.names == ("Anna", "Béla")
    again = Program(store=MemoryStore(program.store.text))
    again.open()
    assert "Turn of Béla" in again.press("enter")[-1].words
    program.type("new")
    assert program.press("enter")[-1].words.startswith("Béla gives first.")
    assert program.record.names == ("Béla", "Anna")


def test_a_lot_says_who_of_two_names_gives_first() -> None:
    first: set[str] = set()
    for seed in range(20):
        program = Program(seed=seed, names=("Anna", "Ben"))
        program.play(two=True)
        program.press("2", "enter")
        assert sorted(program.record.names) == ["Anna", "Ben"]
        first |= {*program.record.names[:1]}
    assert first == {"Anna", "Ben"}


def test_against_the_computer_nobody_is_named() -> None:
    program = Program(names=("Anna", "Ben"))
    program.play(two=False)
    program.type("names Anna, Ben")
    assert program.events[-1] == NamesRefused(NamesFault.COMPUTER)
    assert program.record.names == ()


def test_a_record_without_names_is_one() -> None:
    text = '{"game": "quarto", "ruleset": {"lines": 10, "attributes": ["height"]}, "moves": []}'
    assert parse_record(text).names == ()


@pytest.mark.parametrize("typed", ["tdrh", "TDRH", "tall dark round hollow", "hollow ro dark tall"])
def test_a_piece_is_given_by_its_name_or_its_letters_alone(typed: str) -> None:
    assert TypedLines(Vocabulary(PHRASEBOOK))(typed, new_game()) == Give(13)


def test_letters_for_what_does_not_count_are_no_piece() -> None:
    read = TypedLines(Vocabulary(PHRASEBOOK))
    for typed in ("tdr", "tdrhs", "xdrh", "dtrh"):
        assert isinstance(read(typed, new_game()), NotUnderstood), typed
    assert isinstance(read("tall", new_game()), PieceUnclear)
