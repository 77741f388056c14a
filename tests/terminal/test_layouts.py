# ruff: noqa: RUF001 - letters that look like Latin ones are what is tested here
from string import ascii_letters

import pytest

from quarto_access.terminal.layouts import ALIASES, resolve

GAME_KEYS = frozenset({"a", "b", "c", "d", "1", "2", "3", "4", "5", "0", ".", ",", "space", "up"})


@pytest.mark.parametrize(
    ("pressed", "meant"),
    [
        ("&", "1"),
        ("é", "2"),
        ('"', "3"),
        ("'", "4"),
        ("(", "5"),
        ("à", "0"),
        (";", "."),
        ("ф", "a"),
        ("и", "b"),
        ("с", "c"),
        ("в", "d"),
        ("й", "q"),
        ("з", "p"),
        ("д", "l"),
        ("я", "z"),
        ("ь", "m"),
        ("Ф", "A"),
        ("Ь", "M"),
    ],
)
def test_the_key_in_the_same_place_is_meant(pressed: str, meant: str) -> None:
    assert resolve(pressed, GAME_KEYS) == meant


@pytest.mark.parametrize(
    "token", ["b", "B", "7", "space", "up", "ctrl-c", "?", "б", "х", "unknown"]
)
def test_other_keys_are_themselves(token: str) -> None:
    assert resolve(token, GAME_KEYS) == token


@pytest.mark.parametrize("token", [";", "'", "é", "ф"])
def test_a_bound_key_keeps_its_meaning(token: str) -> None:
    assert resolve(token, GAME_KEYS | {token}) == token


def test_every_letter_has_one_russian_key() -> None:
    letters = [latin for token, latin in ALIASES.items() if "\u0400" <= token <= "\u04ff"]
    assert sorted(letters) == sorted(ascii_letters)
