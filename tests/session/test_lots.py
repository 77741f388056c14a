"""Who gives first: proved, reproducible, kept in the record, and betrayed by nothing before."""

import hashlib
import re

import pytest
from harness import MemoryStore, Program
from hypothesis import given
from hypothesis import strategies as st
from listener.words import QUICK

from quarto_access.rules.game import Seat
from quarto_access.session.keys import Place
from quarto_access.session.quarto.lot_views import LotSealed
from quarto_access.session.quarto.record import PERSON
from quarto_access.session.quarto.record_text import parse_record
from quarto_access.session.quarto.starting_lot import Drawn, Hidden, Lot, hidden_number, odd_or_even
from quarto_access.session.settings import Settings

LOTS = ("random", "odd-even", "agreed")


def asked(lot: str, *, seed: int = 0, two: bool = False, brief: bool = True) -> Program:
    """A program that asks who gives first."""
    settings = Settings(welcomed=True, lot=lot)
    program = Program(seed=seed, settings=settings, brief=brief, phrasebook=QUICK)
    program.open()
    program.press("2" if two else "p")
    return program


@given(number=st.integers(0, 9), nonce=st.from_regex(r"[0-9]{8}", fullmatch=True))
def test_a_seal_is_what_anybody_can_reckon(number: int, nonce: str) -> None:
    # as in: printf '7 12345678' | sha256sum
    digest = hashlib.sha256(f"{number} {nonce}".encode()).hexdigest()
    assert Hidden(number, nonce).seal == digest[:6]


@pytest.mark.parametrize("two", [False, True])
def test_the_number_that_is_told_afterwards_is_the_one_that_was_sealed(*, two: bool) -> None:
    for seed in range(20):
        program = asked("odd-even", seed=seed, two=two)
        program.press("s")
        told = program.events[-1]
        assert isinstance(told, LotSealed)
        program.press("2")
        lot = program.record.lot
        assert lot is not None
        assert lot.hidden is not None
        assert lot.hidden.seal == told.seal
        program.type("lot")
        signs = re.sub(r"[^0-9a-f]", "", program.words[-1].split("Seal ")[1].split(", made of")[0])
        assert signs == told.seal
        nonce = program.words[-1].split("a space, ")[1]
        assert re.sub(r"\D", "", nonce) == lot.hidden.nonce


def test_the_numbers_decide() -> None:
    seen: set[tuple[bool, int]] = set()
    for seed in range(10):
        for digit in "0123456789":
            program = asked("odd-even", seed=seed)
            program.press(digit)
            lot = program.record.lot
            assert lot is not None
            assert lot.hidden is not None
            even = (lot.hidden.number + int(digit)) % 2 == 0
            assert (program.record.seats[Seat.A] == PERSON) is even
            assert lot == odd_or_even(hidden_number(seed), int(digit))
            seen.add((even, lot.first))
    assert seen == {(True, 1), (False, 2)}


def test_of_two_people_player_1_gives_first_when_what_he_says_is_right() -> None:
    for seed in range(20):
        for digit in "12":
            program = asked("odd-even", seed=seed, two=True)
            heard = program.press(digit)[-1].words
            right = hidden_number(seed).number % 2 == int(digit) % 2
            assert f"Player {1 if right else 2} gives first" in heard


@pytest.mark.parametrize("brief", [True, False])
@pytest.mark.parametrize("two", [False, True])
def test_before_the_choice_nothing_tells_one_number_from_another(*, two: bool, brief: bool) -> None:
    keys = ("space", "?", "?", "?", "down", "up", "r", ",", ".", "V", "V", "k", "7", "escape", "e")
    heard: set[tuple[object, ...]] = set()
    numbers: set[int] = set()
    for seed in range(30):
        program = asked("odd-even", seed=seed, two=two, brief=brief)
        program.press(*keys, "7" if two else "i")
        assert program.shell.place is Place.LOT
        numbers.add(hidden_number(seed).number)
        heard.add(tuple((one.words, one.earcons) for one in program.recorder.heard))
    assert len(numbers) > 5
    assert len(heard) == 1


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize("lot", LOTS[1:])
def test_every_other_key_is_answered_by_one_sentence_and_decides_nothing(
    lot: str, *, two: bool
) -> None:
    choices = set("12") if two or lot == "agreed" else set("0123456789")
    for key in sorted({*"0123456789", *"abxyzQ", "f2", "left", "right", "€"} - choices):
        program = asked(lot, two=two)
        heard = program.press(key)
        assert len(heard) == 1, key
        assert heard[0].words.startswith("No"), heard
        assert program.shell.place is Place.LOT
        assert program.store.text is None


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize("lot", LOTS[1:])
def test_arrows_and_enter_are_enough_and_escape_leads_back(lot: str, *, two: bool) -> None:
    program = asked(lot, two=two)
    program.press("down", "down", "up", "enter")
    assert program.shell.place is not Place.LOT
    program = asked(lot, two=two)
    program.press("escape")
    assert program.shell.place is Place.OPENING
    program.press("p", "backspace")
    assert program.shell.place is Place.OPENING


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize("lot", LOTS)
def test_a_lot_is_kept_and_goes_on_with_the_game(lot: str, *, two: bool) -> None:
    for seed in range(4):
        program = asked(lot, seed=seed, two=two)
        if lot != "random":
            program.press("2")
        first = program.words[-1]
        keys = ("e", "enter", "space", "e", "enter", "s")
        program.press(*keys)
        kept = program.record.lot
        assert kept is not None
        assert kept.drawn is Drawn(lot)
        again = Program(store=MemoryStore(program.store.text), phrasebook=QUICK)
        again.open()
        again.press("enter", "s")
        # the players are called as they were
        assert again.words[-1] == program.words[-1], first


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize("lot", LOTS)
def test_in_the_next_game_the_other_one_gives_first(lot: str, *, two: bool) -> None:
    program = asked(lot, two=two)
    if lot != "random":
        program.press("1")
    firsts: list[int] = []
    for _ in range(3):
        kept = program.record.lot
        assert kept is not None
        firsts.append(kept.first)
        told = [words for words in program.words if "first" in words][-1]
        who = (
            f"Player {kept.first} gives" if two else ("You give", "computer gives")[kept.first - 1]
        )
        assert who in told
        if not two:
            assert (program.record.seats[Seat.A] == PERSON) is (kept.first == 1)
        program.type("resign")
        program.press("enter", "enter", "enter")
        # no key at all, after which the game is kept
        program.burst()
    assert firsts in ([1, 2, 1], [2, 1, 2])


def test_a_question_leaves_the_game_before_as_it_is_kept() -> None:
    program = asked("agreed")
    program.press("1", "e", "enter")
    text = program.store.text
    program.type("beginning")
    program.press("p", "s", "escape")
    assert program.store.text == text
    assert program.shell.place is Place.SAVED


def test_old_records_have_no_lot() -> None:
    text = '{"game": "quarto", "ruleset": {"lines": 10, "attributes": ["colour"]}, "moves": []}'
    assert parse_record(text).lot is None
    assert Lot(Drawn.AGREED, 1).swapped() == Lot(Drawn.SWAPPED, 2)
