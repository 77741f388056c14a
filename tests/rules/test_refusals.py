"""Every reason for a refusal, and which one is told when several hold."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from strategies import after, answered, drawn

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import ALL_LINES
from quarto_access.rules.quarto.moves import SLIPS, Claim, End, Give, Move, Place, Reason, Resign
from quarto_access.rules.quarto.ruleset import LINE_SETS, STANDARD, Ruleset
from quarto_access.rules.quarto.state import (
    Choosing,
    Closing,
    Over,
    Placing,
    State,
    new_game,
    play,
    to_act,
)

Case = tuple[State, Seat, Move]
Holds = Callable[[State, Seat, Move], bool]


def _full(state: State, move: Move) -> bool:
    return (
        isinstance(move, Claim)
        and move.line in ALL_LINES
        and state.board.full_line(ALL_LINES[move.line]) is not None
    )


def _shares(state: State, move: Move) -> bool:
    assert isinstance(move, Claim)
    pieces = state.board.full_line(ALL_LINES[move.line])
    assert pieces is not None
    masks = [attribute.mask for attribute in state.ruleset.attributes]
    return any(len({piece.code & mask for piece in pieces}) == 1 for mask in masks)


def _wrong_phase(state: State, _: Seat, move: Move) -> bool:
    match move:
        case Give():
            return not isinstance(state.phase, Choosing)
        case Place():
            return not isinstance(state.phase, Placing)
        case End():
            return not isinstance(state.phase, Closing)
        case _:
            return False


def _gone(state: State, _: Seat, move: Move) -> bool:
    codes = [piece.code for piece in (*state.board.cells, state.in_hand) if piece is not None]
    return isinstance(move, Give) and move.piece in codes


def _occupied(state: State, _: Seat, move: Move) -> bool:
    cells = [cell.index for cell in state.board.occupied()]
    return isinstance(move, Place) and move.cell in cells


def _incomplete(state: State, _: Seat, move: Move) -> bool:
    return isinstance(move, Claim) and move.line in ALL_LINES and not _full(state, move)


def _other_variant(state: State, _: Seat, move: Move) -> bool:
    names = [line.name for line in state.ruleset.lines]
    return isinstance(move, Claim) and move.line in ALL_LINES and move.line not in names


def _expired(state: State, _: Seat, move: Move) -> bool:
    if not isinstance(move, Claim) or not _full(state, move):
        return False
    return state.last not in ALL_LINES[move.line].cells


HOLDS: dict[Reason, Holds] = {
    Reason.GAME_OVER: lambda state, _, __: isinstance(state.phase, Over),
    Reason.NOT_YOUR_TURN: lambda state, seat, move: (
        isinstance(move, Give | Place | End) and to_act(state) is not seat
    ),
    Reason.WRONG_PHASE: _wrong_phase,
    Reason.UNKNOWN_PIECE: lambda _, __, move: (
        isinstance(move, Give) and move.piece not in range(16)
    ),
    Reason.UNKNOWN_CELL: lambda _, __, move: isinstance(move, Place) and move.cell not in range(16),
    Reason.PIECE_GONE: _gone,
    Reason.OCCUPIED: _occupied,
    Reason.NOT_YOUR_WINDOW: lambda state, seat, move: (
        isinstance(move, Claim) and to_act(state) is not seat
    ),
    Reason.UNKNOWN_LINE: lambda _, __, move: isinstance(move, Claim) and move.line not in ALL_LINES,
    Reason.LINE_NOT_IN_VARIANT: _other_variant,
    Reason.LINE_INCOMPLETE: _incomplete,
    Reason.NO_CLAIMS_LEFT: lambda state, _, move: (
        isinstance(move, Claim) and state.claims_left == 0
    ),
    Reason.NOT_A_QUARTO: lambda state, _, move: _full(state, move) and not _shares(state, move),
    Reason.LINE_EXPIRED: _expired,
}
"""Each reason by itself, said in other words than the rules say it."""

_FIRST = (Reason.GAME_OVER, Reason.NOT_YOUR_TURN, Reason.WRONG_PHASE)
_CLAIM = (Reason.GAME_OVER, Reason.NOT_YOUR_WINDOW)
CHAINS = (
    (*_FIRST, Reason.UNKNOWN_PIECE),
    (*_FIRST, Reason.PIECE_GONE),
    (*_FIRST, Reason.UNKNOWN_CELL),
    (*_FIRST, Reason.OCCUPIED),
    (*_CLAIM, Reason.UNKNOWN_LINE, Reason.NO_CLAIMS_LEFT),
    (*_CLAIM, Reason.LINE_NOT_IN_VARIANT, Reason.LINE_INCOMPLETE, Reason.NO_CLAIMS_LEFT),
    (
        *_CLAIM,
        Reason.LINE_NOT_IN_VARIANT,
        Reason.NO_CLAIMS_LEFT,
        Reason.NOT_A_QUARTO,
        Reason.LINE_EXPIRED,
    ),
)
"""Reasons that can hold together, in the order in which they are checked."""

PAIRS = sorted({pair for chain in CHAINS for pair in combinations(chain, 2)})

# Row 1 is full with four tall pieces, row 2 with four of nothing in common, column a lacks one:
# 3 finishes it, and e fills it in vain.
BOARD = """
    . . . .
    1 . . .
    0 2 8 f
    4 5 6 7
"""
FULL = """
    d b 3 a
    1 c e 9
    0 2 8 f
    4 5 6 7
"""
MOVES: tuple[Move, ...] = (
    *(Give(piece) for piece in (-1, 0, 3, 7, 10, 16)),
    *(Place(cell) for cell in (-1, 0, 5, 15, 16)),
    *(Claim(line) for line in (*ALL_LINES, "", "row5", "ROW1")),
    End(),
    Resign(),
)


def _states() -> Iterator[State]:
    for ruleset in (
        STANDARD,
        Ruleset(claims_per_window=None),
        Ruleset(claims_per_window=0),
        Ruleset("custom", LINE_SETS["advanced"][2:]),
        Ruleset("custom", LINE_SETS["advanced"][:1]),
    ):
        choosing = drawn(BOARD, ruleset=ruleset)
        placing = drawn(BOARD, "3", ruleset)
        in_vain = after(drawn(BOARD, "e", ruleset), Place(12))
        yield from (new_game(ruleset), choosing, placing, after(placing, Place(12)), in_vain)
        closing = drawn(FULL, ruleset=ruleset)
        yield from (closing, after(closing, End()), after(closing, End(), End()))
        for state in (choosing, placing, closing):
            used = play(state, Seat.A, Claim("row2")).state
            used = play(used, Seat.B, Claim("row2")).state
            yield from (used, play(used, Seat.A, Resign()).state)


CASES: tuple[Case, ...] = tuple(
    (state, seat, move) for state in _states() for seat in Seat for move in MOVES
)


def _holding(case: Case) -> list[Reason]:
    return [reason for reason in Reason if HOLDS[reason](*case)]


HOLDING = tuple((case, _holding(case)) for case in CASES)


def test_every_case_is_answered_with_the_first_reason_that_holds() -> None:
    for (state, seat, move), holding in HOLDING:
        expected = holding[0] if holding else None
        assert answered(state, move, seat) == expected, (state, seat, move)


def test_the_cases_hold_every_reason_alone_or_last() -> None:
    assert {holding[-1] for _, holding in HOLDING if holding} == set(Reason)


def test_no_other_two_reasons_hold_at_once() -> None:
    found = {pair for _, holding in HOLDING for pair in combinations(holding, 2)}
    assert found == set(PAIRS)


@pytest.mark.parametrize(("earlier", "later"), PAIRS)
def test_of_two_reasons_the_earlier_is_told(earlier: Reason, later: Reason) -> None:
    both = [case for case, holding in HOLDING if holding[:1] == [earlier] and later in holding]
    assert both
    assert {answered(state, move, seat) for state, seat, move in both} == {earlier}


def test_the_order_of_the_reasons() -> None:
    assert [reason.value for reason in Reason] == [
        "game_over",
        "not_your_turn",
        "wrong_phase",
        "unknown_piece",
        "unknown_cell",
        "piece_gone",
        "occupied",
        "not_your_window",
        "unknown_line",
        "line_not_in_variant",
        "line_incomplete",
        "no_claims_left",
        "not_a_quarto",
        "line_expired",
    ]


def test_a_refusal_changes_nothing_but_the_attempts() -> None:
    for (state, seat, move), holding in HOLDING:
        if holding:
            then = play(state, seat, move).state
            counted = holding[0] in (Reason.NOT_A_QUARTO, Reason.LINE_EXPIRED)
            assert then.claims_used - state.claims_used == int(counted), (state, seat, move)
            assert replace(then, claims_used=state.claims_used) == state


def test_slips_are_the_claims_that_name_no_full_line() -> None:
    assert {
        Reason.UNKNOWN_LINE,
        Reason.LINE_NOT_IN_VARIANT,
        Reason.LINE_INCOMPLETE,
    } == SLIPS
