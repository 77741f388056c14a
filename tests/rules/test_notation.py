"""Position text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import drawn, rulesets, running_states

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.notation import NotationError, format_position, parse_position
from quarto_access.rules.quarto.pieces import PIECES, Attribute
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset, named_ruleset
from quarto_access.rules.quarto.state import Choosing, Closing, Placing, State, set_up

EMPTY = "----/----/----/----"


def test_rows_are_read_from_a1() -> None:
    state = parse_position("1b4f/----/-0--/---2 7 standard")
    assert state == drawn(
        """
        . . . 2
        . 0 . .
        . . . .
        1 b 4 f
        """,
        "7",
    )
    assert state.phase == Placing(Seat.B, PIECES[7])


@pytest.mark.parametrize(
    "text",
    [
        "1B4F/----/----/---- 7 standard",
        "1b4f/..../..../.... 7",
        "1b4f------------ 7",
        "  1b4f............\t7\n",
        "1b4f/----/----/---- 7 standard colour,shape,height,hollow",
    ],
)
def test_ways_to_write_the_same(text: str) -> None:
    assert parse_position(text) == parse_position("1b4f/----/----/---- 7 standard")


def test_who_acts_follows_from_the_number_of_pieces() -> None:
    assert parse_position(EMPTY).phase == Choosing(Seat.A)
    assert parse_position("0---/----/----/----").phase == Choosing(Seat.B)
    assert parse_position("0---/----/----/---- 1").phase == Placing(Seat.A, PIECES[1])
    full = parse_position("0123/4567/89ab/cdef")
    assert full.phase == Closing(Seat.A, last_word=False)
    assert full.live_quartos() == ()


def test_the_ruleset_words() -> None:
    assert parse_position(EMPTY).ruleset == STANDARD
    assert parse_position(f"{EMPTY} - um-quarto").ruleset == named_ruleset("um-quarto")
    some = parse_position(f"{EMPTY} - quarters hollow,shape").ruleset
    assert some == named_ruleset("quarters", (Attribute.SHAPE, Attribute.HOLLOW))


@pytest.mark.parametrize(
    ("text", "reason", "detail"),
    [
        ("", "bad_text", ""),
        (f"{EMPTY} - standard height more", "bad_text", None),
        ("---/-----/----/----", "bad_text", None),
        ("----/----/----", "bad_text", None),
        ("---- ---- ---- ----", "bad_text", "----"),
        ("g---/----/----/----", "bad_text", "g"),
        ("²---/----/----/----", "bad_text", "²"),
        (f"{EMPTY} 12", "bad_text", "12"),
        (f"{EMPTY} standard", "bad_text", "standard"),
        ("1--1/----/----/----", "duplicate_piece", "1"),
        ("A--a/----/----/----", "duplicate_piece", "a"),
        ("1---/----/----/---- 1", "hand_on_board", "1"),
        (f"{EMPTY} - Standard", "unknown_ruleset", "Standard"),
        (f"{EMPTY} - custom", "unknown_ruleset", "custom"),
        (f"{EMPTY} - standard size", "unknown_attribute", "size"),
        (f"{EMPTY} - standard height,", "unknown_attribute", ""),
    ],
)
def test_what_is_not_a_position(text: str, reason: str, detail: str | None) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert caught.value.reason == reason
    if detail is not None:
        assert caught.value.detail == detail


def test_a_piece_is_in_one_place() -> None:
    board = parse_position("1---/----/----/----").board
    with pytest.raises(ValueError, match="once"):
        set_up(board, PIECES[1])
    with pytest.raises(ValueError, match="once"):
        set_up(board.placed(next(board.empty()), PIECES[1]), None)


@given(running_states(), st.sampled_from(("standard", "advanced", "um-quarto", "quarters")))
def test_a_written_position_is_read_back(state: State, name: str) -> None:
    ruleset = named_ruleset(name, state.ruleset.attributes)
    fresh = set_up(state.board, state.in_hand, ruleset)
    assert parse_position(format_position(fresh)) == fresh
    assert parse_position(format_position(fresh).replace("/", "")) == fresh


@given(rulesets())
def test_a_free_choice_of_lines_is_written_but_not_read(ruleset: Ruleset) -> None:
    text = format_position(State(ruleset))
    if ruleset.name == "custom":
        with pytest.raises(NotationError):
            parse_position(text)
    else:
        assert parse_position(text).ruleset.lines == ruleset.lines


NEARLY = st.text("-.0123456789abcdefg/ ", min_size=12, max_size=24)


REASONS = {
    "bad_text",
    "duplicate_piece",
    "hand_on_board",
    "unknown_ruleset",
    "unknown_attribute",
}


@given(st.text() | NEARLY)
def test_any_text_is_a_position_or_an_error(text: str) -> None:
    reason = None
    try:
        state = parse_position(text)
    except NotationError as error:
        reason = error.reason
    else:
        assert parse_position(format_position(state)) == state
    assert reason is None or reason in REASONS
