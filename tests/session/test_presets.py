"""Presets: rules for children and of a contest, chosen, in force, and left again."""

from dataclasses import asdict
from itertools import combinations

import pytest
from harness import Program
from hypothesis import given
from hypothesis import strategies as st
from listener.words import QUICK

from quarto_access.rules.quarto.pieces import Attribute
from quarto_access.session.commands import Action
from quarto_access.session.events import ListKind, SettingChanged
from quarto_access.session.lists import ITEMS
from quarto_access.session.presets import (
    PRESETS,
    Preset,
    next_preset,
    preset_of,
    with_preset,
)
from quarto_access.session.profiles import PROFILES
from quarto_access.session.settings import NAMES, VALUES, Settings, with_value

SETTINGS = st.builds(Settings, **{name: st.sampled_from(values) for name, values in VALUES.items()})
OTHERS = tuple(PRESETS)
SET = {name for wanted in PRESETS.values() for name in wanted}


def test_every_preset_sets_what_can_be_set_and_no_profile_sets() -> None:
    assert (Preset.OWN, *OTHERS) == tuple(Preset)
    for wanted in PRESETS.values():
        for name, value in wanted.items():
            with_value(Settings(), name, value)
            assert name in NAMES
    # so a profile and a preset hold side by side
    assert SET.isdisjoint(name for wanted in PROFILES.values() for name in wanted)


def test_no_two_presets_hold_at_once_and_the_usual_rules_are_none() -> None:
    for one, other in combinations(PRESETS.values(), 2):
        assert any(one[name] != other[name] for name in one.keys() & other.keys())
    assert preset_of(Settings()) is Preset.OWN


@given(settings=SETTINGS, preset=st.sampled_from(OTHERS))
def test_a_preset_holds_once_it_is_chosen(settings: Settings, preset: Preset) -> None:
    after = with_preset(settings, preset)
    assert preset_of(after) is preset
    before = asdict(settings)
    assert all(asdict(after)[name] == before[name] for name in set(before) - SET)


@given(own=SETTINGS, way=st.lists(st.sampled_from(OTHERS)))
def test_after_any_presets_the_own_rules_are_as_they_were(own: Settings, way: list[Preset]) -> None:
    settings = own
    for preset in way:
        settings = with_preset(settings, preset, own)
    assert with_preset(settings, Preset.OWN, own) == own


@pytest.mark.parametrize("key", ["right", "left", "enter"])
def test_steps_in_the_options_lead_through_all_and_back_to_the_own_rules(key: str) -> None:
    own = Settings(
        welcomed=True,
        language="en",
        lines="advanced",
        claims="three",
        attributes="shape-hollow",
    )
    program = Program(settings=own, phrasebook=QUICK)
    program.open()
    program.press("o", *["down"] * ITEMS[ListKind.OPTIONS].index(Action.PRESET))
    met: list[object] = []
    for _preset in Preset:
        program.press(key)
        told = program.events[-1]
        assert isinstance(told, SettingChanged)
        assert told.value == preset_of(program.shell.settings)
        met.append(told.value)
    ways = [*OTHERS, Preset.OWN]
    assert met == (ways if key != "left" else [*OTHERS[::-1], Preset.OWN])
    assert program.shell.settings == own
    assert next_preset(own, 1) is OTHERS[0]


def test_children_count_height_are_told_and_play_an_easy_computer() -> None:
    settings = with_preset(Settings(welcomed=True), Preset.CHILDREN)
    program = Program(settings=settings, level="normal", phrasebook=QUICK)
    program.play(two=False)
    program.press("e", "enter")
    record = program.record
    assert record.ruleset.attributes == (Attribute.HEIGHT,)
    assert record.tell_me
    assert "computer:easy" in record.seats.values()
    # without the preset, the computer is again as it was asked for
    program.house.follow(Settings())
    program.press("escape")
    program.play(two=False)
    program.press("e", "enter")
    assert "computer:normal" in program.record.seats.values()


def test_a_contest_has_a_minute_a_turn_and_a_false_call_loses() -> None:
    settings = with_preset(Settings(welcomed=True), Preset.CONTEST)
    assert settings.move_time == 60
    program = Program(settings=settings, phrasebook=QUICK)
    program.play(two=True)
    program.press("e", "enter")
    record = program.record
    assert record.ruleset.false_claim_loses
    assert record.ruleset.claims_per_window == 1
    assert not record.tell_me


@pytest.mark.parametrize(("claims", "limit"), [("one", 1), ("two", 2), ("three", 3), ("any", None)])
def test_attempts_are_as_they_were_chosen(claims: str, limit: int | None) -> None:
    program = Program(settings=Settings(welcomed=True, claims=claims), phrasebook=QUICK)
    program.play(two=True)
    program.press("e", "enter")
    assert program.record.ruleset.claims_per_window == limit
    heard = "\n".join(one.words for one in program.press("?", "?", "?"))
    sentence = "Any number of attempts" if limit is None else f"ttempt{'s' * (limit > 1)} at a full"
    assert sentence in heard


def test_heights_are_called_big_and_small_everywhere() -> None:
    program = Program(settings=Settings(welcomed=True, sizes="big-small"), phrasebook=QUICK)
    program.play(two=True)
    program.type("give big dark round hollow")
    program.press("h", "a", "1", "enter", "m", "x", "s", "p", "P", "l", "tab", "n", "space")
    program.type("give small dark round hollow")
    program.press("f", *"big", "enter", "h")
    told = " ".join(program.words).lower()
    for word in ("big", "small"):
        assert f"{word} dark round hollow" in told
    # an example of what can be typed stays as it is
    assert "tall" not in told.replace("for example tall dark.", "")
    assert " short " not in told
