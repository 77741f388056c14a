"""When a line may be called and by whom; the numbers are the decisions of the rules page."""

from dataclasses import replace

import pytest
from strategies import after, answered, drawn, holder

from quarto_access.rules.game import Outcome, Seat, Termination
from quarto_access.rules.quarto.board import CELLS
from quarto_access.rules.quarto.events import (
    Claimed,
    Ended,
    Event,
    Given,
    Passed,
    Placed,
    Refused,
    Resigned,
)
from quarto_access.rules.quarto.moves import Claim, Due, End, Give, Place, Reason, Resign
from quarto_access.rules.quarto.pieces import PIECES, Attribute, Trait
from quarto_access.rules.quarto.ruleset import LINE_SETS, STANDARD, Ruleset
from quarto_access.rules.quarto.state import (
    Choosing,
    Closing,
    Placing,
    State,
    legal_moves,
    new_game,
    outcome,
    play,
)

# The tall piece 7 finishes row 1 on d1; A holds it.
THREE_TALL = """
    . . . .
    . . . .
    . . . .
    4 d 6 .
"""
ROW1 = Claim("row1")
D1 = Place(3)


def made() -> State:
    """A has just finished row 1 and nobody has called it."""
    return after(drawn(THREE_TALL, "7"), D1)


def won_by(state: State) -> Seat | None:
    end = outcome(state)
    assert end is not None
    return end.winner


def called(state: State, line: str) -> Claimed:
    first = play(state, holder(state), Claim(line)).events[0]
    assert isinstance(first, Claimed), first
    return first


def test_q2_the_placer_chooses_and_gives_next() -> None:
    state = made()
    assert state.phase == Choosing(Seat.A)
    step = play(state, Seat.A, Give(0))
    assert step.state.phase == Placing(Seat.B, PIECES[0])
    assert step.events == (Given(Seat.A, PIECES[0], 11),)


def test_q2_a_gives_first_and_b_places_first() -> None:
    given = after(new_game(), Give(5))
    assert given.phase == Placing(Seat.B, PIECES[5])
    step = play(given, Seat.B, Place(9))
    assert isinstance(step.events[0], Placed)
    assert step.state.phase == Choosing(Seat.B)


def test_q3_the_maker_may_claim_until_he_gives() -> None:
    assert won_by(after(made(), ROW1)) is Seat.A


def test_q3_the_makers_right_ends_with_the_give() -> None:
    assert answered(after(made(), Give(0)), ROW1, Seat.A) is Reason.NOT_YOUR_WINDOW


def test_q4_the_opponent_may_claim_while_he_holds_the_piece() -> None:
    assert won_by(after(made(), Give(0), ROW1)) is Seat.B


def test_q4_the_opponents_right_ends_with_his_placement() -> None:
    state = after(made(), Give(0), Place(10))
    assert answered(state, ROW1, Seat.B) is Reason.LINE_EXPIRED
    assert answered(state, ROW1, Seat.A) is Reason.NOT_YOUR_WINDOW


def test_q5_a_line_that_both_missed_is_dead_for_good() -> None:
    state = after(made(), Give(0), Place(10))
    for move in (Give(1), Place(11), Give(2), Place(12), Give(3)):
        state = after(state, move)
        assert answered(state, ROW1) is Reason.LINE_EXPIRED


def test_q5_a_dead_line_still_counts_in_other_lines() -> None:
    dead = drawn(
        """
        5 . . .
        e . . .
        c . . .
        . d 6 f
        """,
        "4",
    )
    state = after(dead, Place(0), Give(0), Place(10))
    assert answered(state, ROW1) is Reason.LINE_EXPIRED
    again = drawn(
        """
        . . . .
        e . . .
        c . . .
        4 d 6 f
        """,
        "7",
    )
    assert called(after(again, Place(12)), "col1").quarto.traits == (
        Trait(Attribute.HEIGHT, high=True),
    )


def test_q5_complete_lines_of_a_given_position_are_dead() -> None:
    state = drawn(THREE_TALL.replace("6 .", "6 7"))
    assert answered(state, ROW1) is Reason.LINE_EXPIRED


@pytest.mark.parametrize("line", [line.name for line in STANDARD.lines])
def test_q6_a_claim_names_a_line_and_no_attribute(line: str) -> None:
    chosen = next(one for one in STANDARD.lines if one.name == line)
    state = drawn(". . . .\n" * 4)
    board = state.board
    for cell, code in zip(chosen.cells[:3], (4, 13, 6), strict=True):
        board = board.placed(cell, PIECES[code])
    state = State(STANDARD, board, Placing(Seat.A, PIECES[7]))
    event = called(after(state, Place(chosen.cells[3].index)), line)
    assert event.quarto.line == chosen
    assert event.quarto.traits == (Trait(Attribute.HEIGHT, high=True),)


# Row 2 has nothing in common, row 1 is tall and old, row 3 is finished by the piece in hand.
MIXED = """
    . . . .
    9 b d .
    0 2 8 7
    4 5 6 c
"""


def test_q7_pointing_at_a_full_line_uses_up_the_attempt() -> None:
    state = after(drawn(MIXED, "f"), Place(11))
    for line, reason in (("row2", Reason.NOT_A_QUARTO), ("row1", Reason.LINE_EXPIRED)):
        step = play(state, holder(state), Claim(line))
        event = step.events[0]
        assert isinstance(event, Refused)
        assert (event.reason, event.claims_left) == (reason, 0)
        assert len(event.pieces) == 4
        assert answered(step.state, Claim("row3")) is Reason.NO_CLAIMS_LEFT
        assert outcome(step.state) is None


@pytest.mark.parametrize("line", ["row4", "col4", "sq_r1c1", "row9", ""])
def test_q7_a_slip_is_free(line: str) -> None:
    state = after(drawn(MIXED, "f"), Place(11))
    slipped = play(state, holder(state), Claim(line))
    assert slipped.state == state
    assert won_by(after(slipped.state, Claim("row3"))) is holder(state)


def test_q7_a_slip_is_free_with_no_attempt_left_too() -> None:
    state = play(drawn(MIXED, "f"), Seat.A, Claim("row2")).state
    assert state.claims_left == 0
    assert answered(state, Claim("row4")) is Reason.LINE_INCOMPLETE


def test_q7_each_window_has_its_own_attempt() -> None:
    state = after(drawn(MIXED, "f"), Place(11))
    used = play(state, holder(state), Claim("row2")).state
    given = after(used, Give(1))
    assert given.claims_left == 1
    missed = play(given, holder(given), Claim("row1")).state
    assert answered(missed, Claim("row3")) is Reason.NO_CLAIMS_LEFT
    assert after(missed, Place(12)).claims_left == 1


def test_q7_the_number_of_attempts_is_a_setting() -> None:
    state = after(drawn(MIXED, "f", Ruleset(claims_per_window=None)), Place(11))
    for line in ("row1", "row2") * 5:
        state = play(state, holder(state), Claim(line)).state
    assert state.claims_left is None
    assert won_by(after(state, Claim("row3"))) is holder(state)
    none = after(drawn(MIXED, "f", Ruleset(claims_per_window=0)), Place(11))
    assert answered(none, Claim("row3")) is Reason.NO_CLAIMS_LEFT


def test_q7_an_old_line_without_a_trait_is_no_quarto_whatever_its_age() -> None:
    assert answered(drawn(MIXED), Claim("row2")) is Reason.NOT_A_QUARTO


# Piece 4 on a1 finishes row 1 and column a.
CROSS = """
    e . . .
    7 . . .
    c . . .
    . d 6 5
"""


@pytest.mark.parametrize(("line", "other"), [("row1", "col1"), ("col1", "row1")])
def test_q8_naming_one_of_two_lines_wins_and_the_other_is_told(line: str, other: str) -> None:
    state = after(drawn(CROSS, "4"), Place(0))
    event = called(state, line)
    assert event.quarto.line.name == line
    assert [quarto.line.name for quarto in event.others] == [other]
    assert event.quarto.traits == (Trait(Attribute.HEIGHT, high=True),)
    assert len(event.quarto.pieces) == 4
    assert won_by(after(state, Claim(line))) is holder(state)


# One cell is left, and piece f finishes row 4 on d4: dark, as 3, 5 and 9 are.
LAST_BUT_ONE = """
    3 5 9 .
    1 c 2 d
    8 7 0 e
    4 b 6 a
"""


def test_q9_the_last_piece_is_not_handed_by_itself() -> None:
    state = after(drawn(LAST_BUT_ONE.replace("a\n", ".\n"), "a"), Place(3))
    assert state.phase == Choosing(holder(state))
    assert [piece.code for piece in state.pool] == [15]
    step = play(state, holder(state), Give(15))
    assert step.events == (Given(holder(state), PIECES[15], 0),)


def test_q9_after_the_last_piece_the_placer_may_claim_first_then_the_other() -> None:
    state = after(drawn(LAST_BUT_ONE, "f"), Place(15))
    maker = holder(state)
    assert state.phase == Closing(maker, last_word=False)
    assert answered(state, Claim("row4"), maker.other) is Reason.NOT_YOUR_WINDOW
    assert won_by(after(state, Claim("row4"))) is maker
    done = after(state, End())
    assert done.phase == Closing(maker.other, last_word=True)
    assert won_by(after(done, Claim("row4"))) is maker.other
    assert answered(done, Claim("row4"), maker) is Reason.NOT_YOUR_WINDOW


def test_q9_after_the_last_piece_done_is_all_that_takes_the_game_on() -> None:
    state = after(drawn(LAST_BUT_ONE, "f"), Place(15))
    assert legal_moves(state) == legal_moves(after(state, End())) == (End(),)
    assert legal_moves(after(state, End(), End())) == ()


def test_q9_each_of_both_has_his_own_last_attempt() -> None:
    state = after(drawn(LAST_BUT_ONE, "f"), Place(15))
    used = play(state, holder(state), Claim("row3")).state
    assert answered(used, Claim("row4")) is Reason.NO_CLAIMS_LEFT
    assert after(used, End()).claims_left == 1


def test_q9_nobody_can_say_done_before_the_last_piece() -> None:
    assert answered(drawn(LAST_BUT_ONE, "f"), End()) is Reason.WRONG_PHASE
    assert answered(new_game(), End()) is Reason.WRONG_PHASE


def test_q10_exactly_one_player_holds_the_right() -> None:
    for state in (made(), after(made(), Give(0)), after(drawn(LAST_BUT_ONE, "f"), Place(15))):
        refused = [answered(state, Claim("nothing"), seat) for seat in Seat]
        assert sorted(refused, key=str) == [Reason.NOT_YOUR_WINDOW, Reason.UNKNOWN_LINE]


def test_q10_the_starter_holds_the_right_before_his_first_give() -> None:
    assert answered(new_game(), ROW1, Seat.A) is Reason.LINE_INCOMPLETE
    assert answered(new_game(), ROW1, Seat.B) is Reason.NOT_YOUR_WINDOW


def test_q11_a_call_out_of_turn_is_answered_alike_with_and_without_a_line() -> None:
    with_line = made()
    without = after(drawn(THREE_TALL, "8"), D1)
    answers: set[tuple[Event, ...]] = set()
    for state in (with_line, without):
        for line in ("row1", "row2", "sq_r1c1", "nonsense"):
            step = play(state, Seat.B, Claim(line))
            assert step.state == state
            event = step.events[0]
            assert isinstance(event, Refused)
            answers.add((replace(event, move=ROW1),))
    assert answers == {(Refused(Seat.B, ROW1, Reason.NOT_YOUR_WINDOW, Due.GIVE, (), None, 1),)}


def test_q11_a_call_out_of_turn_uses_no_attempt_of_anybody() -> None:
    state = play(made(), Seat.B, ROW1).state
    assert won_by(after(state, ROW1)) is Seat.A


def test_q16_a_draw_takes_both_to_say_done_even_beside_an_unseen_line() -> None:
    state = after(drawn(LAST_BUT_ONE, "f"), Place(15))
    maker = holder(state)
    first = play(state, maker, End())
    assert first.events == (Passed(maker, last_word=False),)
    assert outcome(first.state) is None
    second = play(first.state, maker.other, End())
    draw = Outcome(Termination.DRAW, None)
    assert second.events == (Passed(maker.other, last_word=True), Ended(draw))
    assert outcome(second.state) == draw


def test_q17_nothing_ends_by_itself_and_no_event_betrays_a_line() -> None:
    with_line = play(drawn(THREE_TALL, "7"), Seat.A, D1)
    assert outcome(with_line.state) is None
    assert with_line.events == (Placed(Seat.A, PIECES[7], CELLS[3], 12),)
    without = play(drawn(THREE_TALL, "8"), Seat.A, D1)
    assert [type(event) for event in with_line.events] == [type(event) for event in without.events]


@pytest.mark.parametrize("seat", list(Seat))
def test_q19_either_may_resign_at_any_time_and_the_other_wins(seat: Seat) -> None:
    closing = after(drawn(LAST_BUT_ONE, "f"), Place(15))
    for state in (new_game(), made(), after(made(), Give(0)), closing, after(closing, End())):
        step = play(state, seat, Resign())
        end = Outcome(Termination.RESIGNATION, seat.other)
        assert step.events == (Resigned(seat), Ended(end))
        assert answered(step.state, Resign(), seat.other) is Reason.GAME_OVER


def test_variants_are_settings() -> None:
    square = """
        . . . .
        . . . .
        0 f . .
        . 1 . .
    """
    lines = {name: Ruleset(name, LINE_SETS[name]) for name in LINE_SETS}
    dark = drawn(square.replace("0 f", "5 b"), "3", lines["advanced"])
    assert called(after(dark, Place(0)), "sq_r1c1").quarto.traits == (
        Trait(Attribute.COLOUR, high=True),
    )
    plain = after(drawn(square.replace("0 f", "5 b"), "3"), Place(0))
    assert answered(plain, Claim("sq_r1c1")) is Reason.LINE_NOT_IN_VARIANT
    colourless = Ruleset("advanced", LINE_SETS["advanced"], tuple(Attribute)[1:])
    mono = after(drawn(square.replace("0 f", "5 b"), "3", colourless), Place(0))
    assert answered(mono, Claim("sq_r1c1")) is Reason.NOT_A_QUARTO
