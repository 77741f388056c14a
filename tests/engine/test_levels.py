"""The computer players."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import after, answered, any_moves, drawn, holder, running_states

from quarto_access.engine.quarto.levels import LEVELS
from quarto_access.engine.quarto.sight import open_lines, safe_pieces, winning_cells
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.moves import Claim, End, Give, Move, Place, Resign
from quarto_access.rules.quarto.pieces import PIECES, Attribute
from quarto_access.rules.quarto.ruleset import LINE_SETS, STANDARD, Ruleset
from quarto_access.rules.quarto.state import Closing, State, new_game, outcome, play, to_act

BOTH = pytest.mark.parametrize("level", list(LEVELS))
SEEDS = 200

# A tall piece finishes row 1 on d1; the other three share nothing else.
THREE_TALL = """
    . . . .
    . . . .
    . . . .
    4 d 6 .
"""
# One cell is left, d4; a dark piece finishes row 4 there.
LAST = """
    3 5 9 .
    1 c 2 d
    8 7 0 e
    4 b 6 a
"""


def chosen(level: str, state: State, seeds: int = SEEDS) -> Counter[Move]:
    """What the level picks in a state, with many seeds."""
    player = LEVELS[level]
    return Counter(player.choose(state, holder(state), Random(seed)) for seed in range(seeds))


def test_the_names_of_the_levels() -> None:
    assert list(LEVELS) == ["easy", "normal"]


def test_cells_and_pieces_that_win() -> None:
    state = drawn(THREE_TALL, "7")
    assert [cell.index for cell in winning_cells(state, PIECES[7])] == [3]
    assert winning_cells(state, PIECES[8]) == ()
    assert [piece.code for piece in safe_pieces(state)] == [0, 1, 2, 3, 8, 9, 10, 11]
    both = drawn(". . . .\n c . . .\n f . . .\n 4 d 6 .", "7")
    assert [cell.index for cell in winning_cells(both, PIECES[7])] == [3, 12]


def test_only_counted_lines_and_attributes_are_seen() -> None:
    colour = Ruleset(attributes=(Attribute.COLOUR,))
    assert winning_cells(drawn(THREE_TALL, "7", colour), PIECES[7]) == ()
    columns = Ruleset("custom", LINE_SETS["standard"][4:])
    assert winning_cells(drawn(THREE_TALL, "7", columns), PIECES[7]) == ()
    square = drawn(
        ". . . .\n . . . .\n 5 . . .\n 3 9 . .", "1", Ruleset(lines=LINE_SETS["advanced"])
    )
    assert [cell.index for cell in winning_cells(square, PIECES[1])] == [5]


@BOTH
def test_a_win_is_taken_and_called(level: str) -> None:
    state = drawn(THREE_TALL, "7")
    assert set(chosen(level, state)) == {Place(3)}
    assert set(chosen(level, after(state, Place(3)))) == {Claim("row1")}


@BOTH
def test_a_win_with_the_last_piece_is_called(level: str) -> None:
    state = after(drawn(LAST, "f"), Place(15))
    assert set(chosen(level, state)) == {Claim("row4")}


def test_easy_never_calls_what_the_person_missed() -> None:
    missed = after(drawn(THREE_TALL, "7"), Place(3), Give(0))
    assert {type(move) for move in chosen("easy", missed)} == {Place}
    closing = after(drawn(LAST, "f"), Place(15), End())
    assert set(chosen("easy", closing)) == {End()}


def test_normal_calls_what_the_person_missed() -> None:
    missed = after(drawn(THREE_TALL, "7"), Place(3), Give(0))
    assert set(chosen("normal", missed)) == {Claim("row1")}
    closing = after(drawn(LAST, "f"), Place(15), End())
    assert set(chosen("normal", closing)) == {Claim("row4")}


@BOTH
def test_a_dead_line_is_not_called(level: str) -> None:
    state = after(drawn(THREE_TALL, "7"), Place(3), Give(0), Place(15))
    assert {type(move) for move in chosen(level, state)} == {Give}
    assert set(chosen(level, drawn(LAST.replace("9 .", "9 f")))) == {End()}


def test_easy_gives_without_looking_about_half_the_time() -> None:
    given_away = sum(
        number
        for move, number in chosen("easy", drawn(THREE_TALL), 1000).items()
        if isinstance(move, Give) and PIECES[move.piece] not in safe_pieces(drawn(THREE_TALL))
    )
    # Five of the thirteen pieces left are tall.
    assert 120 < given_away < 270


def test_normal_gives_no_win_away() -> None:
    state = drawn(THREE_TALL)
    pieces = {move.piece for move in chosen("normal", state) if isinstance(move, Give)}
    assert pieces == {piece.code for piece in safe_pieces(state)}


@BOTH
def test_a_piece_is_given_where_none_is_safe(level: str) -> None:
    state = drawn(". . . .\n . . . .\n 0 b 1 .\n 4 d 6 .")
    assert safe_pieces(state) == ()
    assert {type(move) for move in chosen(level, state)} == {Give}
    assert len(chosen(level, state)) == len(state.pool)


# Row 1 waits for a tall piece. With 1 in row 2 that row would wait for a short one.
TRAP = """
    . . . .
    . . . .
    0 b . .
    4 d 6 .
"""


def test_normal_leaves_a_safe_piece_where_it_can() -> None:
    state = drawn(TRAP, "1")
    for trap in (6, 7):
        assert safe_pieces(after(state, Place(trap))) == ()
    assert set(chosen("normal", state)) == {Place(cell) for cell in (3, *range(8, 16))}
    assert {Place(6), Place(7)} <= set(chosen("easy", state))


@BOTH
def test_every_cell_without_a_win_is_used(level: str) -> None:
    state = drawn(". . . .\n" * 4, "5")
    assert set(chosen(level, state, 400)) == {Place(cell) for cell in range(16)}


@BOTH
@pytest.mark.parametrize("limit", [0, 1])
def test_without_an_attempt_nothing_is_called(level: str, limit: int) -> None:
    state = after(drawn(LAST, "f", Ruleset(claims_per_window=limit)), Place(15))
    state = play(state, holder(state), Claim("row3")).state
    assert state.claims_left == 0
    assert open_lines(state)
    assert set(chosen(level, state)) == {End()}


@BOTH
def test_it_does_not_act_out_of_turn(level: str) -> None:
    over = play(new_game(), Seat.A, Resign()).state
    for state, seat in ((new_game(), Seat.B), (over, Seat.A), (over, Seat.B)):
        with pytest.raises(ValueError, match="not for"):
            LEVELS[level].choose(state, seat, Random(1))


@given(running_states(), st.sampled_from(list(LEVELS)), st.integers(0, 9), st.lists(any_moves()))
def test_a_choice_is_accepted_and_repeatable(
    state: State, level: str, seed: int, odd: list[Move]
) -> None:
    for move in odd:
        seat = to_act(state)
        if seat is not None and answered(state, move) is not None:
            state = play(state, seat, move).state
    seat = to_act(state)
    if seat is not None:
        choice = LEVELS[level].choose(state, seat, Random(seed))
        assert choice == LEVELS[level].choose(state, seat, Random(seed))
        assert answered(state, choice) is None


@given(running_states())
def test_sight_agrees_with_the_judge(state: State) -> None:
    piece = state.in_hand
    if piece is not None:
        wins = [
            cell for cell in state.board.empty() if after(state, Place(cell.index)).live_quartos()
        ]
        assert list(winning_cells(state, piece)) == wins
    elif not isinstance(state.phase, Closing) and to_act(state) is not None:
        safe = [
            piece
            for piece in state.pool
            if not any(
                after(state, Give(piece.code), Place(cell.index)).live_quartos()
                for cell in state.board.empty()
            )
        ]
        assert list(safe_pieces(state)) == safe


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize(
    "ruleset",
    [
        STANDARD,
        Ruleset(claims_per_window=0),
        Ruleset("advanced", LINE_SETS["advanced"], claims_per_window=None),
        Ruleset(attributes=(Attribute.HEIGHT,)),
    ],
)
def test_two_of_them_play_to_the_end(seed: int, ruleset: Ruleset) -> None:
    random = Random(seed)
    state = new_game(ruleset)
    levels = {Seat.A: LEVELS["easy"], Seat.B: LEVELS["normal"]}
    for _ in range(34):
        seat = to_act(state)
        if seat is not None:
            state = after(state, levels[seat].choose(state, seat, random))
    end = outcome(state)
    assert end is not None
    if ruleset.claims_per_window == 0:
        assert end.winner is None


def test_normal_beats_easy() -> None:
    wins: Counter[str | None] = Counter()
    for seed in range(100):
        random = Random(seed)
        names = dict(zip(Seat, ("easy", "normal") if seed % 2 else ("normal", "easy"), strict=True))
        state = new_game()
        while (seat := to_act(state)) is not None:
            state = after(state, LEVELS[names[seat]].choose(state, seat, random))
        end = outcome(state)
        wins[None if end is None or end.winner is None else names[end.winner]] += 1
    assert wins["normal"] > wins["easy"] * 2
