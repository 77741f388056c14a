"""Every ruleset: which claims are right, what a false one costs, which pieces are alike."""

from itertools import combinations

import pytest

from quarto_access.rules.game import Outcome, Seat, Termination
from quarto_access.rules.quarto.board import CELLS, Board, Line
from quarto_access.rules.quarto.events import Claimed, Ended, Refused
from quarto_access.rules.quarto.moves import Claim, Give, Place, Reason
from quarto_access.rules.quarto.pieces import ATTRIBUTES, PIECES, Attribute, Piece
from quarto_access.rules.quarto.ruleset import LINE_SETS, Ruleset, named_ruleset
from quarto_access.rules.quarto.state import Placing, State, play

SUBSETS = tuple(chosen for size in range(1, 5) for chosen in combinations(ATTRIBUTES, size))
QUARTETS = tuple(
    (PIECES[a], PIECES[b], PIECES[c], PIECES[d])
    for a, b, c, d in ((0, 1, 2, 3), (15, 13, 11, 9), (1, 3, 5, 7), (8, 12, 10, 14), (0, 15, 5, 10))
)
"""Four pieces that share height, ..., and five that share one thing or nothing."""


def share(pieces: tuple[Piece, ...], attributes: tuple[Attribute, ...]) -> bool:
    """Whether four pieces have a value of one of the attributes in common, counted plainly."""
    return any(len({bool(p.code & one.mask) for p in pieces}) == 1 for one in attributes)


def before_the_last(line: Line, last: int, pieces: tuple[Piece, ...], rules: Ruleset) -> State:
    """A line that lacks one cell, with the piece that belongs there in hand."""
    board = Board()
    for number, (cell, piece) in enumerate(zip(line.cells, pieces, strict=True)):
        if number != last:
            board = board.placed(cell, piece)
    return State(rules, board, Placing(Seat.A, pieces[last]))


@pytest.mark.parametrize("name", LINE_SETS)
@pytest.mark.parametrize(
    "attributes", SUBSETS, ids=lambda chosen: "-".join(a.label for a in chosen)
)
def test_a_claim_is_right_exactly_when_the_line_counts_and_shares_something(
    name: str, attributes: tuple[Attribute, ...]
) -> None:
    rules = named_ruleset(name, attributes)
    every = {line.name: line for lines in LINE_SETS.values() for line in lines}
    for line in every.values():
        for pieces in QUARTETS:
            for last in range(4):
                state = before_the_last(line, last, pieces, rules)
                state = play(state, Seat.A, Place(line.cells[last].index)).state
                event = play(state, Seat.A, Claim(line.name)).events[0]
                if line not in rules.lines:
                    assert isinstance(event, Refused)
                    assert event.reason is Reason.LINE_NOT_IN_VARIANT
                elif share(pieces, attributes):
                    assert isinstance(event, Claimed)
                    assert event.quarto.line == line
                else:
                    assert isinstance(event, Refused)
                    assert event.reason is Reason.NOT_A_QUARTO


@pytest.mark.parametrize("maker", [True, False], ids=["maker", "opponent"])
def test_a_false_claim_loses_where_that_was_agreed(*, maker: bool) -> None:
    rules = Ruleset(false_claim_loses=True)
    line = rules.lines[0]
    nothing = QUARTETS[4]
    assert not share(nothing, ATTRIBUTES)
    state = play(before_the_last(line, 3, nothing, rules), Seat.A, Place(line.cells[3].index)).state
    seat = Seat.A
    if not maker:
        given = next(piece for piece in PIECES if piece not in nothing)
        state, seat = play(state, Seat.A, Give(given.code)).state, Seat.B
    # pointing at a line that is not full is a slip, and free
    slip = play(state, seat, Claim(rules.lines[1].name))
    assert slip.state == state
    step = play(state, seat, Claim(line.name))
    refused, ended = step.events
    assert isinstance(refused, Refused)
    assert refused.reason is Reason.NOT_A_QUARTO
    assert ended == Ended(Outcome(Termination.FALSE_CLAIM, seat.other))


@pytest.mark.parametrize(
    "attributes", SUBSETS, ids=lambda chosen: "-".join(a.label for a in chosen)
)
def test_the_kinds_of_pieces(attributes: tuple[Attribute, ...]) -> None:
    rules = Ruleset(attributes=attributes)
    kinds = {rules.kind(piece) for piece in PIECES}
    assert len(kinds) == 2 ** len(attributes)
    for piece in PIECES:
        alike = rules.alike(piece)
        assert len(alike) == 16 // len(kinds)
        assert piece in alike
        assert list(alike) == sorted(alike)
        assert all(piece.trait(one) == other.trait(one) for other in alike for one in attributes)
    assert len(CELLS) == len(PIECES)
