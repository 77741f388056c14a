"""The next game with the same players goes by the rules before it, but for what was changed."""

from dataclasses import replace

import pytest
from harness import MemoryStore, Program
from listener.words import QUICK

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Ended
from quarto_access.rules.quarto.moves import Give
from quarto_access.rules.quarto.notation import parse_position
from quarto_access.rules.quarto.pieces import ATTRIBUTES, Attribute
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset, named_ruleset
from quarto_access.session.commands import Action
from quarto_access.session.events import ItemRead
from quarto_access.session.quarto.record import Record
from quarto_access.session.quarto.record_text import format_record
from quarto_access.session.quarto.views import RulesRead
from quarto_access.session.settings import Settings

CHANGES = (
    (Action.LINES, named_ruleset("advanced")),
    (Action.ATTRIBUTES, Ruleset(attributes=tuple(ATTRIBUTES[:3]))),
    (Action.CLAIMS, Ruleset(claims_per_window=2)),
    (Action.FALSE_CLAIM, Ruleset(false_claim_loses=True)),
)


def change(program: Program, action: Action) -> None:
    """Go to an option in the list of options, and change it."""
    program.press("o")
    while not isinstance(at := program.events[-1], ItemRead) or at.action is not action:
        program.press("down")
    program.press("right", "escape")


def rematch(program: Program) -> Record:
    """End the game and begin the next one with the same players."""
    program.type("resign")
    program.press("enter", "enter", "enter")
    program.press("e", "enter")
    return program.record


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize(("action", "ruleset"), CHANGES)
def test_what_was_changed_in_a_game_holds_in_the_next(
    action: Action, ruleset: Ruleset, *, two: bool
) -> None:
    program = Program(seed=1, settings=Settings(welcomed=True), phrasebook=QUICK)
    program.play(two=two)
    change(program, action)
    changed = program.house.ruleset
    assert changed != STANDARD
    assert program.house.at is not None
    assert program.house.at.table.state.ruleset == STANDARD
    if action is not Action.ATTRIBUTES:
        assert changed == ruleset
    assert rematch(program).ruleset == changed
    # and goes on to hold in the one after that
    assert rematch(program).ruleset == changed


def test_what_was_changed_and_changed_back_is_no_change() -> None:
    own = named_ruleset("quarters", (Attribute.SHAPE,))
    program = Program(ruleset=own, settings=Settings(welcomed=True), phrasebook=QUICK)
    program.play(two=True)
    assert rematch(program).ruleset == own


def test_a_game_by_other_rules_than_those_of_the_options_keeps_all_that_was_not_changed() -> None:
    own = replace(named_ruleset("quarters", (Attribute.SHAPE,)), claims_per_window=None)
    record = Record(own, dict.fromkeys(Seat, "person"), 3, tell_me=True)
    store = MemoryStore(format_record(record.plus(Seat.A, Give(0))))
    program = Program(store=store, settings=Settings(welcomed=True), phrasebook=QUICK)
    program.open()
    program.press("enter")
    change(program, Action.FALSE_CLAIM)
    again = rematch(program)
    assert again.ruleset == replace(own, false_claim_loses=True)
    assert again.tell_me


def test_being_told_and_the_strength_of_the_computer_follow_a_preset() -> None:
    program = Program(level="normal", settings=Settings(welcomed=True), phrasebook=QUICK)
    program.play(two=False)
    assert program.house.at is not None
    assert "computer:normal" in program.house.at.table.record.seats.values()
    change(program, Action.PRESET)
    again = rematch(program)
    assert again.tell_me
    assert again.ruleset.attributes == (Attribute.HEIGHT,)
    assert "computer:easy" in again.seats.values()


def test_options_changed_while_the_lot_is_asked_hold_in_the_game_and_in_its_rules() -> None:
    settings = Settings(welcomed=True, lot="agreed")
    program = Program(level="normal", settings=settings, phrasebook=QUICK)
    program.open()
    program.press("p")
    change(program, Action.PRESET)
    program.press("?", "?", "?")
    rules = program.events[-1]
    assert isinstance(rules, RulesRead)
    assert rules.ruleset.attributes == (Attribute.HEIGHT,)
    program.press("1", "e", "enter")
    assert program.record.ruleset == rules.ruleset
    assert "computer:easy" in program.record.seats.values()


def test_calls_are_judged_as_was_chosen_in_a_game_that_begins_at_a_position_too() -> None:
    settings = Settings(welcomed=True, lines="advanced", claims="any", false_claim="loses")
    program = Program(settings=settings, phrasebook=QUICK)
    program.play_at(parse_position("1b4f/----/----/---- 7 quarters shape"), two=True)
    program.press("q", "1", "enter")
    wanted = named_ruleset("quarters", (Attribute.SHAPE,))
    wanted = replace(wanted, claims_per_window=None, false_claim_loses=True)
    assert program.record.ruleset == wanted
    assert any(isinstance(event, Ended) for event in program.events)
