"""The drawing in sentences: complete enough to draw it again, and fit to be read aloud."""

import re

import pytest

from board_fabrication.describe import description
from board_fabrication.judge import judge
from board_fabrication.model import Model, build
from board_fabrication.profiles import PROFILES, USUAL
from board_fabrication.words import Words
from board_fabrication.writers.dxf import dxf
from board_fabrication.writers.lists import cutting_list
from board_fabrication.writers.svg import svg
from fabrication.boards import BOARDS, model
from fabrication.drawn import needs_ezdxf
from fabrication.sentences import rebuilt
from quarto_access.session.quarto.focus import TRAY

WORDS = Words()
PROFILE = PROFILES[USUAL]
MOST_WORDS = 25


def odd() -> Model:
    """A board whose places are no round numbers."""
    parameters = judge({"board": 251.0}).parameters
    assert parameters is not None
    return build(parameters)


def drawn(name: str) -> Model:
    return odd() if name == "odd" else model(name)


@pytest.mark.parametrize("name", [*BOARDS, "odd"])
def test_whoever_has_only_the_sentences_can_draw_every_plate(name: str) -> None:
    plates = rebuilt(description(drawn(name), WORDS))
    assert plates == list(drawn(name).all)
    for mine, theirs in zip(drawn(name).all, plates, strict=True):
        assert svg(mine, PROFILE, WORDS) == svg(theirs, PROFILE, WORDS)


@pytest.mark.parametrize("name", ["default", "low-vision", "odd"])
def test_what_is_drawn_from_the_sentences_is_the_same_dxf(name: str) -> None:
    needs_ezdxf()
    plates = rebuilt(description(drawn(name), WORDS))
    for mine, theirs in zip(drawn(name).all, plates, strict=True):
        assert dxf(mine, PROFILE) == dxf(theirs, PROFILE)


def test_a_changed_sentence_is_another_drawing() -> None:
    text = description(model("default"), WORDS)
    changed = text.replace("centre at x 53, y 53.", "centre at x 53.001, y 53.", 1)
    assert rebuilt(changed) != list(model("default").all)


@pytest.mark.parametrize("name", BOARDS)
def test_texts_can_be_read_aloud(name: str) -> None:
    for text in (description(model(name), WORDS), cutting_list(model(name), WORDS).decode()):
        for line in text.splitlines():
            assert re.fullmatch(r"[A-Za-z0-9 ,.:'!?-]*", line), line
            assert not re.search(r"  |\.\.| [,.:]", line), line
            for sentence in re.split(r"(?<=[.!?])\s", line):
                assert len(sentence.split()) <= MOST_WORDS, sentence


def test_the_jig_is_told_so_that_every_hole_can_be_placed() -> None:
    text = description(model("default"), WORDS)
    fence = re.search(r"They are (\d+) millimetres wide", text)
    assert fence
    width = float(fence[1])
    part = text.split("Part jig:")[1].split("\n\n")[0]
    places = re.findall(
        r"Hole for (\w\d), diameter 3, cut through, centre at x (\S+), y (\S+)\.", part
    )
    found = {name: (float(x) - width, float(y) - width) for name, x, y in places}
    centres = (53.0, 101.0, 149.0, 197.0)
    wanted = {
        f"{'abcd'[i]}{j + 1}": (x, y) for j, y in enumerate(centres) for i, x in enumerate(centres)
    }
    assert found == wanted


def test_the_order_of_the_tray_is_that_of_the_program() -> None:
    text = description(model("default"), WORDS)
    rows = re.search(r"The rows of the tray are, from you: (.*)\.", text)
    columns = re.search(r"The columns of the tray are, from the left: (.*)\.", text)
    assert rows
    assert columns
    told = [
        {*row.split(), *column.split()}
        for row in rows[1].split(", ")
        for column in columns[1].split(", ")
    ]
    bits = ("dark", "square", "tall", "hollow"), ("light", "round", "short", "solid")
    program = [
        {bits[0][bit] if piece.code >> bit & 1 else bits[1][bit] for bit in range(4)}
        for piece in TRAY
    ]
    assert told == program
