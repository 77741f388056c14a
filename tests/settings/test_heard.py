"""Every setting: changing it changes what is heard, and the change has a sample of it."""

from itertools import combinations

import pytest
from harness import Program
from hypothesis import given
from hypothesis import strategies as st
from listener.words import QUICK
from settings.hearing import VOICES, Kept, Utterance, come_out, program, scene
from transcript_files import COMPLETE

from quarto_access.session.commands import Action
from quarto_access.session.events import ListKind, SettingChanged
from quarto_access.session.lists import ITEMS
from quarto_access.session.presets import PRESET
from quarto_access.session.profiles import PROFILE
from quarto_access.session.settings import (
    BEST,
    FIELDS,
    LANGUAGES,
    NAMES,
    TIMES,
    VALUES,
    Settings,
    SettingValue,
    Speech,
    value_of,
    with_value,
)
from quarto_access.speech.message import Cue, Earcon, Form
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.samples import AROUND, CLOCKS, ITSELF, OF_THE_GAME, RULES, SOUNDS
from quarto_access.speech.settings import setting_help, value_name

OWN_TESTS = ("speech", "picture", "theme", "first_row", *CLOCKS)
"""Who speaks is tried in tests/pty with everybody who can; a picture is seen; a clock runs; where
row 1 is, one hears by walking."""
HEARD = tuple(name for name in NAMES if name not in OWN_TESTS)
EVERYTHING = (PROFILE, PRESET, *NAMES)
SHORT, LONG, BRAILLE = (
    Settings(),
    Settings(verbosity="long"),
    Settings(speech=Speech.BRAILLE.value),
)
LONGEST = {"short": 90, "braille": 60}


def values_of(name: str) -> tuple[SettingValue, ...]:
    """What a setting can be; the language of the system is not known here."""
    if name == "language":
        return LANGUAGES
    return VALUES.get(name) or (BEST, *(voice.id for voice in VOICES[:1]))


@pytest.mark.parametrize("name", HEARD)
def test_any_two_values_of_a_setting_are_heard_apart(name: str) -> None:
    bases = (SHORT, LONG) if name.startswith("verbosity_") else (SHORT,)
    heard = [
        {value: scene(with_value(base, name, value)) for value in values_of(name)} for base in bases
    ]
    for one, other in combinations(values_of(name), 2):
        assert any(by_value[one] != by_value[other] for by_value in heard), (one, other)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_setting_that_is_a_number_is_read_as_that_number(language: str) -> None:
    words = Phrasebook(language)
    for name in NAMES:
        for value in values_of(name):
            if type(value) is int and name not in TIMES:
                assert words.render(value_name(name, value)) == str(value), name


def test_a_braille_display_is_told_less_than_a_voice() -> None:
    words = [len(" ".join(one.words for one in scene(base))) for base in (BRAILLE, SHORT, LONG)]
    assert words == sorted(words)
    assert len(set(words)) == 3


def at_option(name: str, settings: Settings) -> tuple[Program, Kept]:
    """A program in the options, at the item of a setting."""
    made, kept = program(settings)
    several = {PROFILE: Action.PROFILE, PRESET: Action.PRESET}
    action = several.get(name) or next(one for one, field in FIELDS.items() if field == name)
    made.press("o", *["down"] * ITEMS[ListKind.OPTIONS].index(action))
    return made, kept


def change(name: str, settings: Settings, key: str = "right") -> tuple[Utterance, Settings]:
    """What is heard when a setting is changed in the options, and the settings then."""
    made, kept = at_option(name, settings)
    before = len(kept.said)
    made.press(key)
    assert len(kept.said) == before + 1
    assert isinstance(made.events[-1], SettingChanged), made.events[-1]
    return come_out(kept.said[-1], made.shell.settings), made.shell.settings


def test_every_setting_has_one_sort_of_sample() -> None:
    sorts = (*OF_THE_GAME, *SOUNDS, AROUND, *ITSELF, *RULES, "confirm_gives")
    assert sorted(sorts) == sorted(EVERYTHING)
    options = ITEMS[ListKind.OPTIONS]
    assert set(options) == {Action.PROFILE, Action.PRESET, *FIELDS}
    assert tuple(one for one in options if one in FIELDS) == tuple(FIELDS)
    # what sets several settings comes before those that it sets
    assert options[0] is Action.PROFILE
    assert options.index(Action.PRESET) < options.index(Action.LINES)


SAMPLES = {
    PROFILE: "tall dark round hollow, b3",
    "verbosity": "tall dark round hollow, b3",
    "verbosity_focus": "tall dark round hollow, b3",
    "verbosity_moves": "Computer on b3.",
    "verbosity_answers": "You hold tall dark round hollow.",
    "verbosity_refusals": "No. Taken, b3. Press e for an empty one.",
    "verbosity_help": "Status, s.",
    "confirm_gives": "Give tall dark round hollow? Enter again.",
    "spatial": "tall dark round hollow, d2",
}
AT_LENGTH = {
    PROFILE: "Tall dark round hollow piece, column b, row 3.",
    "verbosity": "Tall dark round hollow piece, column b, row 3.",
    "verbosity_focus": "Tall dark round hollow piece, column b, row 3.",
    "verbosity_moves": "Computer placed the tall dark round hollow piece on b3.",
    "verbosity_answers": "You hold the tall dark round hollow piece.",
    "verbosity_refusals": (
        "No. The tall dark round hollow piece stands on b3. Press e for an empty cell."
    ),
    "verbosity_help": "Status. Key s.",
    "confirm_gives": "Give the tall dark round hollow piece? Press Enter again to give it.",
    "spatial": "Tall dark round hollow piece, column d, row 2.",
}


@pytest.mark.parametrize("name", SAMPLES)
def test_a_change_is_followed_by_words_as_they_are_from_now_on(name: str) -> None:
    settings = with_value(SHORT, name, "long") if name.startswith("verbosity") else SHORT
    key = "left" if name.startswith("verbosity") else "right"
    at_length = name == PROFILE
    heard, after = change(name, settings, key)
    sample = (AT_LENGTH if at_length else SAMPLES)[name]
    lead = "For example" if at_length else "Like this"
    assert heard.words.endswith(f"{lead}: {sample}")
    if name.startswith("verbosity"):
        assert value_of(after, name) == "short"


@pytest.mark.parametrize("name", [name for name in SAMPLES if name.startswith("verbosity")])
def test_longer_words_are_a_longer_sample(name: str) -> None:
    short = with_value(SHORT, name, "short")
    heard, after = change(name, short)
    assert value_of(after, name) == "long"
    lead = "For example" if name == "verbosity" else "Like this"
    assert heard.words.endswith(f"{lead}: {AT_LENGTH[name]}")


@pytest.mark.parametrize("name", SOUNDS)
def test_a_change_of_sounds_is_followed_by_the_sound(name: str) -> None:
    made, kept = at_option(name, SHORT)
    made.press("left")
    assert kept.said[-1].cues == SOUNDS[name]
    before, after = (come_out(kept.said[-1], one).sounds for one in (SHORT, made.shell.settings))
    assert before
    assert before != after


def test_mono_is_told_by_a_sound_from_each_column() -> None:
    made, kept = at_option("mono", SHORT)
    made.press("enter")
    notes = come_out(kept.said[-1], made.shell.settings).sounds
    assert [pan for _name, pan, _semitones, _volume in notes] == [0.0] * 4
    assert [semitones for _name, _pan, semitones, _volume in notes] == [0, 1, 2, 3]
    made.press("enter")
    notes = come_out(kept.said[-1], made.shell.settings).sounds
    assert [semitones for _name, _pan, semitones, _volume in notes] == [0] * 4
    assert len({pan for _name, pan, _semitones, _volume in notes}) == 4


def test_the_board_in_sounds_is_told_by_the_tones_of_a_piece() -> None:
    made, kept = at_option("volume_sonification", SHORT)
    made.press("left")
    assert kept.said[-1].cues == (Cue(Earcon.PIECE, 1, 0, 13),)


@pytest.mark.parametrize("name", sorted(ITSELF - set(OWN_TESTS)))
def test_a_change_of_the_voice_is_told_by_the_new_voice(name: str) -> None:
    made, kept = at_option(name, SHORT)
    # the loudest voice has nothing to its right
    made.press("left" if name == "voice_volume" else "right")
    before, after = (come_out(kept.said[-1], one).voice for one in (SHORT, made.shell.settings))
    assert before != after


def test_a_voice_from_the_cell_is_told_from_the_right() -> None:
    made, kept = at_option("spatial", SHORT)
    made.press("right")
    _job, pan, _volume = come_out(kept.said[-1], made.shell.settings).voice
    assert isinstance(pan, float)
    assert pan > 0.5
    made.press("right")
    _job, pan, _volume = come_out(kept.said[-1], made.shell.settings).voice
    assert pan == 0.0


@pytest.mark.parametrize("name", EVERYTHING)
def test_a_setting_has_a_sentence_of_help_in_every_form(name: str) -> None:
    full, brief, braille = (QUICK.render(setting_help(name), form) for form in Form)
    assert full.endswith(".")
    assert len(full) > len(brief) > len(braille) >= 8
    assert all(sign.isalnum() or sign in " ,.'-:" for sign in full + brief + braille)


@pytest.mark.parametrize("name", EVERYTHING)
@pytest.mark.parametrize("settings", [SHORT, BRAILLE], ids=["short", "braille"])
def test_what_a_setting_is_for_is_heard_when_space_is_pressed_twice(
    name: str, settings: Settings
) -> None:
    form = Form.BRIEF if settings is SHORT else Form.BRAILLE
    made, kept = at_option(name, settings)
    help_ = QUICK.render(setting_help(name), form)
    made.press("space")
    assert help_ not in kept.said[-1].text
    made.press("space")
    assert help_ in kept.said[-1].text
    # and anew at the next item
    made.press("down", "up", "space")
    assert help_ not in kept.said[-1].text


@pytest.mark.parametrize("name", EVERYTHING)
def test_at_length_help_and_sample_come_at_once(name: str) -> None:
    made, kept = at_option(name, LONG)
    made.press("space")
    assert QUICK.render(setting_help(name)) in kept.said[-1].text
    if name in SAMPLES and name != "confirm_gives":
        assert kept.said[-1].text.endswith(f"For example: {AT_LENGTH[name]}")
    if name in SOUNDS:
        assert kept.said[-1].cues == SOUNDS[name]


@pytest.mark.parametrize("name", EVERYTHING)
@pytest.mark.parametrize("settings", [SHORT, BRAILLE], ids=["short", "braille"])
def test_a_change_is_soon_told(name: str, settings: Settings) -> None:
    if settings is BRAILLE and name in (PROFILE, "speech"):
        return
    made, kept = at_option(name, settings)
    for _value in values_of(name) if name not in (PROFILE, PRESET) else range(5):
        made.press("right")
        now = made.shell.settings
        form = "braille" if now.speech == Speech.BRAILLE else now.verbosity
        long = "long" in (now.verbosity, *(value_of(now, one) for one in NAMES[1:6]))
        if not long:
            assert len(kept.said[-1].text) <= LONGEST[form], kept.said[-1].text


KEYS = st.lists(st.sampled_from(["V", "+", "-", "e", "n", "a", "3", "enter", "h", "space", "tab"]))


@given(keys=KEYS, two=st.booleans())
def test_samples_leave_no_trace_in_what_is_told_later(keys: list[str], *, two: bool) -> None:
    asked, _kept = program(SHORT, two=two)
    plain, _plain = program(SHORT, two=two)
    for key in keys:
        if key in "V+-":
            # there and back, so that only the sample is between
            asked.press(key, {"V": "V", "+": "-", "-": "+"}[key])
            continue
        ours, theirs = asked.press(key), plain.press(key)
        assert [one.words.removesuffix(", again.").rstrip(".") for one in ours] == [
            one.words.removesuffix(", again.").rstrip(".") for one in theirs
        ]


@pytest.mark.parametrize("change_key", ["V", "o"])
def test_a_piece_that_was_just_named_is_not_named_again_after_a_sample(change_key: str) -> None:
    # the same keys with samples of another piece between the focus and the gift, and without
    between = {"V": ("V", "V"), "o": ("o", "down", "right", "right", "escape")}[change_key]
    heard: list[str] = []
    for keys in ((), between):
        made, kept = program(SHORT)
        made.press("e", "enter", "e", *keys, "enter")
        heard.append(kept.said[-1].text)
    assert heard[0] == heard[1]
    assert "You gave" not in heard[0]
