"""Profiles: several settings at once, told apart, chosen by ear, and left again."""

from dataclasses import asdict
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from listener.words import QUICK
from settings.hearing import program

from quarto_access.session.events import ItemRead, SettingChanged
from quarto_access.session.profiles import (
    PROFILES,
    Profile,
    next_profile,
    profile_of,
    with_profile,
    without_profiles,
)
from quarto_access.session.settings import NAMES, NOTES, VALUES, Settings, with_value
from quarto_access.speech.message import Form, Message

SETTINGS = st.builds(Settings, **{name: st.sampled_from(values) for name, values in VALUES.items()})
OTHERS = tuple(one for one in Profile if one is not Profile.OWN)


def test_every_profile_sets_what_can_be_set() -> None:
    assert tuple(PROFILES) == OTHERS
    for wanted in PROFILES.values():
        settings = Settings()
        for name, value in wanted.items():
            settings = with_value(settings, name, value)
            assert name in NAMES


def test_no_two_profiles_hold_at_once() -> None:
    for one, other in combinations(PROFILES.values(), 2):
        assert any(one[name] != other[name] for name in one.keys() & other.keys())


def test_the_usual_settings_are_no_profile() -> None:
    assert profile_of(Settings()) is Profile.OWN


@given(settings=SETTINGS, profile=st.sampled_from(OTHERS))
def test_a_profile_holds_once_it_is_chosen(settings: Settings, profile: Profile) -> None:
    after = with_profile(settings, profile)
    assert profile_of(after) is profile
    untouched = set(asdict(settings)) - {name for one in PROFILES.values() for name in one}
    assert untouched >= NOTES
    assert all(asdict(after)[name] == asdict(settings)[name] for name in untouched)


@given(own=SETTINGS, way=st.lists(st.sampled_from(OTHERS)))
def test_after_any_profiles_the_own_choice_is_as_it_was(own: Settings, way: list[Profile]) -> None:
    own = without_profiles(own)
    settings = own
    for profile in way:
        settings = with_profile(settings, profile, own)
        assert settings == with_profile(own, profile, own)
    assert with_profile(settings, Profile.OWN, own) == own


def test_without_a_choice_of_ones_own_to_go_back_to_what_a_profile_set_is_as_usual() -> None:
    blind = with_profile(Settings(pitch=70), Profile.DEAF_BLIND)
    assert with_profile(blind, Profile.BRIEF) == with_profile(Settings(pitch=70), Profile.BRIEF)
    assert without_profiles(blind) == Settings(pitch=70)


@pytest.mark.parametrize("step", [1, -1])
def test_steps_lead_through_all_profiles_and_round(step: int) -> None:
    own = Settings(verbosity="long")
    settings, met = own, list[Profile]()
    for _step in Profile:
        settings = with_profile(settings, next_profile(settings, step, own), own)
        met.append(profile_of(settings))
    assert met == [*OTHERS[::step], Profile.OWN]
    assert settings == own
    # and where nothing is known to go back to, only through the profiles
    settings, met = with_profile(own, OTHERS[0]), list[Profile]()
    for _step in OTHERS:
        settings = with_profile(settings, next_profile(settings, step))
        met.append(profile_of(settings))
    assert sorted(met) == sorted(OTHERS)


def test_a_profile_is_left_when_one_of_its_settings_is_changed() -> None:
    made, kept = program(Settings())
    made.press("o", "enter")
    assert made.shell.settings == with_profile(Settings(), Profile.BEGINNER)
    made.press("down", "enter", "up")
    read = made.events[-1]
    assert isinstance(read, ItemRead)
    assert read.setting == Profile.OWN.value
    own = made.shell.settings
    # this is now the choice of one's own, to which one comes back
    made.press("enter", "left")
    assert made.shell.settings == own
    told = made.events[-1]
    assert isinstance(told, SettingChanged)
    assert told.value == Profile.OWN.value
    assert "own choice" in kept.said[-1].text.lower()


@pytest.mark.parametrize("profile", OTHERS)
@pytest.mark.parametrize("form", Form)
def test_each_profile_is_told_apart(profile: Profile, form: Form) -> None:
    told = {
        QUICK.render(Message(name, {"value": one.value}), form)
        for name in ("setting-profile", "setting-value")
        for one in Profile
    }
    assert len(told) == 2 * len(Profile)
    assert QUICK.render(Message("setting-profile", {"value": profile.value}), form) in told
