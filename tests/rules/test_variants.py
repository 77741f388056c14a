"""Every ruleset: which claims are right, what a false one costs, which pieces are alike."""

from collections.abc import Iterator
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


def sharing(attribute: Attribute, *, high: bool) -> tuple[Piece, ...]:
    """Four pieces with one value in common and no other: the others take both values."""
    value = attribute.mask if high else 0
    first, second, third = (one.mask for one in ATTRIBUTES if one is not attribute)
    codes = (value, value | first | second, value | second | third, value | first | third)
    return tuple(PIECES[code] for code in codes)


ONE_VALUE = {
    (attribute, high): sharing(attribute, high=high)
    for attribute in ATTRIBUTES
    for high in (False, True)
}
QUARTETS = (*ONE_VALUE.values(), tuple(PIECES[code] for code in (0, 15, 5, 10)))
"""For each value of each attribute four pieces that share it alone, and four that share nothing."""
EVERY_LINE = {line.name: line for lines in LINE_SETS.values() for line in lines}
RULES = [
    pytest.param(name, chosen, id=f"{name} {'-'.join(one.label for one in chosen)}")
    for name in LINE_SETS
    for chosen in SUBSETS
]


def test_each_quartet_shares_just_its_value() -> None:
    for (attribute, high), pieces in ONE_VALUE.items():
        assert [one for one in ATTRIBUTES if share(pieces, (one,))] == [attribute]
        assert {piece.trait(attribute).high for piece in pieces} == {high}
    assert not share(QUARTETS[-1], ATTRIBUTES)
    assert len(EVERY_LINE) == 19


def finished(
    line: Line, last: int, pieces: tuple[Piece, ...], rules: Ruleset
) -> Iterator[tuple[str, Seat, State]]:
    """The moments after a line was finished: whose, and the state."""
    state = play(before_the_last(line, last, pieces, rules), Seat.A, Place(line.cells[last].index))
    yield "maker", Seat.A, state.state
    given = next(piece for piece in PIECES if piece not in pieces)
    handed = play(state.state, Seat.A, Give(given.code)).state
    yield "too late", Seat.A, handed
    yield "opponent", Seat.B, handed
    elsewhere = next(cell for cell in CELLS if cell not in line.cells)
    gone_on = play(handed, Seat.B, Place(elsewhere.index)).state
    yield "expired", Seat.B, gone_on
    other = next(piece for piece in PIECES if piece not in (*pieces, given))
    yield "expired", Seat.A, play(gone_on, Seat.B, Give(other.code)).state


def answer(state: State, seat: Seat, line: Line) -> str:
    """What comes of a claim: right, or the reason why not."""
    event = play(state, seat, Claim(line.name)).events[0]
    if isinstance(event, Refused):
        return event.reason.value
    assert isinstance(event, Claimed)
    assert event.quarto.line == line
    return "right"


@pytest.mark.parametrize(("name", "attributes"), RULES)
def test_a_claim_is_right_exactly_when_it_should_be(
    name: str, attributes: tuple[Attribute, ...]
) -> None:
    """Every line, value and last cell: by the maker, by the opponent, and by either too late."""
    rules = named_ruleset(name, attributes)
    for line in EVERY_LINE.values():
        for pieces in QUARTETS:
            shares, nothing = share(pieces, attributes), Reason.NOT_A_QUARTO.value
            right = "right" if shares else nothing
            expected = {
                "maker": right,
                "opponent": right,
                "too late": Reason.NOT_YOUR_WINDOW.value,
                "expired": Reason.LINE_EXPIRED.value if shares else nothing,
            }
            if line not in rules.lines:
                expected = {
                    **dict.fromkeys(expected, Reason.LINE_NOT_IN_VARIANT.value),
                    "too late": Reason.NOT_YOUR_WINDOW.value,
                }
            for last in range(4):
                for moment, seat, state in finished(line, last, pieces, rules):
                    told = answer(state, seat, line)
                    assert told == expected[moment], (line.name, pieces, last, moment, seat)


@pytest.mark.parametrize("maker", [True, False], ids=["maker", "opponent"])
def test_a_false_claim_loses_where_that_was_agreed(*, maker: bool) -> None:
    rules = Ruleset(false_claim_loses=True)
    line = rules.lines[0]
    nothing = QUARTETS[-1]
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
