"""Whoever knows only what was said can play a whole game, with few keys."""

from random import Random

import pytest
from harness import Program
from learners import Arrows, Learner, Letters
from listener.words import QUICK
from newcomers import ArrowPlayer, Hint, Newcomer, hints
from strategies import drawn
from transcript_files import FOLDER

SEEDS = range(50)
MOST_KEYS = 150
ARROWS = {"up", "down", "left", "right"}


@pytest.mark.parametrize("form", ["short", "long"])
@pytest.mark.parametrize("curious", [False, True], ids=["straight", "curious"])
def test_a_newcomer_finishes_a_game(form: str, *, curious: bool) -> None:
    for seed in SEEDS:
        program = Program(seed=seed, brief=form == "short", phrasebook=QUICK)
        newcomer = Newcomer(program, Random(seed), curious=curious)
        newcomer.play(MOST_KEYS)
        assert ARROWS.isdisjoint(newcomer.pressed)


@pytest.mark.parametrize("form", ["short", "long"])
def test_arrows_enter_and_escape_are_enough(form: str) -> None:
    for seed in SEEDS:
        program = Program(seed=seed, brief=form == "short", phrasebook=QUICK)
        player = ArrowPlayer(program)
        player.play(2 * MOST_KEYS)
        assert set(player.pressed) <= {*ARROWS, "enter", "escape"}


LEARNT = {"letters": Letters, "arrows": Arrows}


@pytest.mark.parametrize("form", ["short", "long"])
@pytest.mark.parametrize("way", LEARNT)
def test_a_newcomer_goes_from_the_first_start_through_the_lesson_to_the_end_of_a_game(
    way: str, form: str
) -> None:
    program = Program(seed=3, first=True, brief=form == "short", phrasebook=QUICK)
    assert "nter for a lesson" in program.open()[0].words or form == "short"
    hands = LEARNT[way](program)
    learnt = Learner(hands).learn(hands.press("enter"))
    pressed = hands.pressed
    if way == "letters":
        newcomer = Newcomer(program, Random(3), curious=False)
        newcomer.go_on(MOST_KEYS, learnt)
        pressed = [*pressed, *newcomer.pressed]
        assert ARROWS.isdisjoint(pressed)
    else:
        player = ArrowPlayer(program)
        player.go_on(2 * MOST_KEYS, learnt)
        pressed = [*pressed, *player.pressed]
        assert set(pressed) <= {*ARROWS, "enter", "escape"}
    if form == "short":
        # what they hear is kept, to be read as they would hear it
        kept = (FOLDER / f"newcomer-by-{way}.txt").read_text("utf-8").splitlines()
        steps = [line.removeprefix("> ") for line in kept if line.startswith("> ")]
        assert steps == ["begin", *pressed]


FULL_BUT_ONE = """
    b7d0
    a53c
    94e1
    86f.
"""


@pytest.mark.parametrize("form", ["short", "long"])
@pytest.mark.parametrize("hand", ["2", "-"], ids=["placing", "giving"])
def test_a_newcomer_ends_a_game_that_nobody_wins(form: str, hand: str) -> None:
    program = Program(brief=form == "short", phrasebook=QUICK)
    newcomer = Newcomer(program, Random(0), curious=False)
    newcomer.play(MOST_KEYS, drawn(FULL_BUT_ONE, hand))
    assert newcomer.pressed[-1] == "backspace"
    assert "Draw." in program.words[-1]


def test_keys_are_found_in_sentences() -> None:
    sentence = "No piece chosen yet. Arrows, or 1 to 4. Press e for another. Question mark, help."
    assert tuple(hints(sentence)) == (
        Hint(("1", "2", "3", "4"), ""),
        Hint(("e",), "another"),
        Hint(("?",), "help"),
    )
