import itertools

import pytest
from hypothesis import given
from strategies import running_states

from quarto_access.rules.quarto.board import (
    ALL_LINES,
    CELLS,
    COLUMNS,
    EMPTY_BOARD,
    Board,
    Cell,
    Line,
    cell_at,
)
from quarto_access.rules.quarto.pieces import ATTRIBUTES, PIECES, Attribute
from quarto_access.rules.quarto.state import State
from quarto_access.speech.message import Cue, Earcon
from quarto_access.speech.quarto.sonify import sonify_board, sonify_line, trait_earcon

FULL_BOARD = Board(PIECES)
QUICK = 0.17
TONE = 0.11


def cell_of(cue: Cue) -> Cell:
    assert cue.column is not None
    assert cue.row is not None
    return cell_at(cue.column, cue.row)


@given(running_states())
def test_a_board_is_told_cell_by_cell_and_what_is_on_it(state: State) -> None:
    cues = sonify_board(state.board)
    assert [cell_of(cue) for cue in cues] == list(CELLS)
    for cell, cue in zip(CELLS, cues, strict=True):
        piece = state.board[cell]
        assert cue.earcon is (Earcon.EMPTY_PLACE if piece is None else Earcon.QUICK_PIECE)
        assert cue.piece == (None if piece is None else piece.code)


@given(running_states())
def test_time_tells_the_place_whatever_stands_there(state: State) -> None:
    times = [cue.after for cue in sonify_board(state.board)]
    assert times == [cue.after for cue in sonify_board(EMPTY_BOARD)]
    assert times[0] == 0.0


def test_a_board_takes_three_seconds_and_rows_are_a_little_apart() -> None:
    times = [cue.after for cue in sonify_board(FULL_BOARD)]
    steps = [round(b - a, 3) for a, b in itertools.pairwise(times)]
    assert times[-1] + QUICK <= 3.0
    assert steps[:3] == [QUICK] * 3
    assert steps[3] == steps[7] == steps[11] == round(QUICK + 0.06, 3)


@pytest.mark.parametrize("line", ALL_LINES.values(), ids=lambda line: line.name)
def test_a_line_is_told_in_its_order_and_slowly(line: Line) -> None:
    board = EMPTY_BOARD.placed(line.cells[1], PIECES[13])
    cues = sonify_line(board, line)
    assert [cell_of(cue) for cue in cues] == list(line.cells)
    assert [cue.name for cue in cues] == ["empty-place", "piece-13", "empty-place", "empty-place"]
    assert [cue.after for cue in cues] == [0.0, 0.6, 1.2, 1.8]


def test_only_what_counts_is_heard_in_the_spoken_order() -> None:
    board = EMPTY_BOARD.placed(COLUMNS[0].cells[0], PIECES[5])
    counted = (Attribute.COLOUR, Attribute.HOLLOW, Attribute.HEIGHT)
    heard = [(cue.earcon, cue.after) for cue in sonify_line(board, COLUMNS[0], counted)[:4]]
    assert heard == [
        (Earcon.TALL, 0.0),
        (Earcon.DARK, 0.14),
        (Earcon.SOLID, 0.28),
        (Earcon.EMPTY_PLACE, 0.6),
    ]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_with_fewer_attributes_a_board_takes_no_longer(count: int) -> None:
    cues = sonify_board(FULL_BOARD, ATTRIBUTES[:count])
    assert len(cues) == 16 * count
    assert max(cue.after for cue in cues) + TONE <= 3.0
    assert [cue.after for cue in cues] == sorted({cue.after for cue in cues})


def test_every_value_has_a_tone_of_its_own() -> None:
    tones = {trait_earcon(piece, one) for piece in PIECES for one in ATTRIBUTES}
    assert len(tones) == 8
    assert trait_earcon(PIECES[1], Attribute.COLOUR) is Earcon.DARK
