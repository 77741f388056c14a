"""Finding: a kind of pieces, or a cell, by what was typed."""

import pytest
from harness import Program
from hypothesis import given
from hypothesis import strategies as st
from listener.truth import cell_words, piece_words
from listener.words import QUICK

from quarto_access.rules.quarto.board import CELLS
from quarto_access.rules.quarto.notation import parse_position
from quarto_access.rules.quarto.pieces import ATTRIBUTES, Attribute, Piece, Trait
from quarto_access.rules.quarto.state import State
from quarto_access.session.quarto.focus import TRAY
from quarto_access.session.quarto.views import CellRead, FindUnclear, Found, PieceRead
from quarto_access.speech.vocabulary import Vocabulary
from quarto_access.terminal.typed import TypedLines

POSITION = "028-/1b--/f-6-/---- 4"
READER = TypedLines(Vocabulary(QUICK))
TALL = Trait(Attribute.HEIGHT, high=True)
TRAITS = tuple(Trait(attribute, high) for attribute in ATTRIBUTES for high in (False, True))


def at(position: str, *, brief: bool = True) -> Program:
    """A program of two people at a position."""
    program = Program(brief=brief, phrasebook=QUICK)
    program.play_at(parse_position(position), two=True)
    return program


def find(program: Program, text: str) -> str:
    """What is heard after a search."""
    signs = ["space" if sign == " " else sign for sign in text]
    return program.press("f", *signs, "enter")[-1].words


def fitting(state: State, traits: tuple[Trait, ...], *, left: bool) -> list[Piece]:
    """The pieces with all the values, in the order in which they are passed."""
    standing = [piece for cell in CELLS if (piece := state.board[cell])]
    pieces = [piece for piece in TRAY if piece in state.pool] if left else standing
    return [piece for piece in pieces if all(piece.trait(one.attribute) == one for one in traits)]


@given(st.sets(st.sampled_from(TRAITS), min_size=1, max_size=4), st.booleans())
def test_the_same_search_goes_round_all_that_fit(traits: set[Trait], left: bool) -> None:  # noqa: FBT001
    program = at(POSITION)
    if left:
        program.press("tab")
    kind = tuple(traits)
    pieces = fitting(parse_position(POSITION), kind, left=left)
    text = " ".join(trait.value for trait in kind)
    before = len(program.events)
    told = [find(program, text) for _ in range(len(pieces) + 1)]
    events = program.events[before:]
    if not pieces:
        values = [trait.value for trait in kind]
        named = " and ".join(filter(None, (", ".join(values[:-1]), values[-1])))
        where = "left" if left else "on the board"
        assert told == [f"No. None {where} is {named}. f for another kind."]
        return
    read = [event for event in events if isinstance(event, CellRead | PieceRead)]
    assert {event.piece for event in read} == set(pieces)
    assert read[0] == read[-1]
    assert {event.count for event in events if isinstance(event, Found)} == {len(pieces)}


def test_the_search_begins_after_the_focus() -> None:
    program = at("01--/4---/---2/--3- 5")
    program.press("b", "1")
    assert [find(program, "light")[-2:] for _ in range(4)] == ["a2", "d3", "a1", "a2"]
    order = [piece_words(piece) for piece in fitting(parse_position(POSITION), (TALL,), left=True)]
    program = at(POSITION)
    program.press("tab")
    assert [find(program, "tall") for _ in order] == order


@pytest.mark.parametrize("tabs", range(3), ids=["board", "tray", "log"])
def test_a_cell_is_found_from_everywhere(tabs: int) -> None:
    program = at(POSITION)
    for cell in CELLS:
        program.press(*["tab"] * tabs)
        assert find(program, cell_words(cell)).removesuffix(", again.")[-2:] == cell_words(cell)


def test_what_was_found_is_chosen() -> None:
    program = at(POSITION)
    find(program, "d4")
    assert program.press("enter")[-1].words == "Player 1 on d4, give Player 2 a piece."
    find(program, "dark round hollow tall")
    assert program.press("enter")[-1].words == "Player 2, place tall dark round hollow."


def test_finding_changes_nothing_in_the_game() -> None:
    program = at(POSITION)
    program.press("s")
    before = program.record
    for text in ("tall", "b2", "s", "nonsense", "short dark"):
        find(program, text)
    assert program.record == before


def test_in_full_it_is_told_how_many_there_are() -> None:
    program = at(POSITION, brief=False)
    assert find(program, "dark").endswith(", row 2. 3 found on the board.")
    program.press("tab")
    assert find(program, "dark").endswith(", can be given. 5 found among those that are left.")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("tall", "tall"),
        ("TALL, dark!", "tall dark"),
        ("dark tall", "dark tall"),
        ("da t", "dark tall"),
        ("a small piece", "short"),
        ("the hole", "hollow"),
        ("full sq", "solid square"),
        ("tall tall big", "tall"),
        ("short tall", "short tall"),
    ],
)
def test_words_of_a_piece_are_understood_in_any_order(text: str, wanted: str) -> None:
    sought = READER.sought(text)
    assert isinstance(sought, tuple)
    assert [trait.value for trait in sought] == wanted.split()


@pytest.mark.parametrize("text", ["b3", "B 3", "at b3", "on the b 3"])
def test_a_cell_is_understood(text: str) -> None:
    assert READER.sought(text) == CELLS[9]


@pytest.mark.parametrize("text", ["e9", "b0", "b33", "green", "tall green", "?!", "the", "a", ""])
def test_what_is_no_piece_and_no_cell_is_not_understood(text: str) -> None:
    assert READER.sought(text) == FindUnclear(text)


@pytest.mark.parametrize("text", ["s", "tall s", "b"])
def test_the_beginning_of_several_words_is_unclear(text: str) -> None:
    unclear = READER.sought(text)
    assert isinstance(unclear, FindUnclear)
    assert (unclear.text, unclear.ambiguous) == (text[-1], True)
    assert len(unclear.meant) > 1
