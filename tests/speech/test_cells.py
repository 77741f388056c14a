import re

from braille_cells import RAISED, dots, read_board
from harness import Program
from hypothesis import given
from hypothesis import strategies as st
from strategies import attribute_sets, drawn
from typing_extensions import override

from quarto_access.drivers.recorder import Heard
from quarto_access.rules.quarto.board import ALL_LINES, CELLS, EMPTY_BOARD, ROWS, Board
from quarto_access.rules.quarto.pieces import ATTRIBUTES, PIECES, Attribute, Piece, shared_traits
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset
from quarto_access.speech.message import Spoken
from quarto_access.speech.quarto.cells import board_cells, line_cells, piece_cell

BRAILLE = re.compile("[\u2800-\u28ff]+")


def shared_dots(cells: str) -> set[tuple[int, bool]]:
    """The dots that are the same in all cells of a line without an empty place, and how."""
    if any(dots(cell) == {6} for cell in cells):
        return set()
    felt = [tuple(dot in dots(cell) for cell in cells) for dot in (1, 2, 4, 5)]
    rows = zip((1, 2, 4, 5), felt, strict=True)
    return {(dot, same[0]) for dot, same in rows if len(set(same)) == 1}


@st.composite
def boards(draw: st.DrawFn) -> Board:
    pieces = draw(st.permutations(PIECES))
    empty = draw(st.sets(st.sampled_from(CELLS), max_size=10))
    on = (None if cell in empty else piece for cell, piece in zip(CELLS, pieces, strict=True))
    return Board(tuple(on))


def test_the_cell_of_a_piece() -> None:
    tall_dark_square_hollow, short_light_round_solid = Piece(15), Piece(0)
    assert dots(piece_cell(tall_dark_square_hollow)) == {1, 2, 3, 4, 5}
    assert dots(piece_cell(short_light_round_solid)) == {3}
    assert dots(piece_cell(None)) == {6}
    for attribute, dot in RAISED.items():
        assert dots(piece_cell(Piece(attribute.mask))) == {dot, 3}


def test_all_pieces_and_the_empty_place_differ() -> None:
    assert len({piece_cell(piece) for piece in (None, *PIECES)}) == 17


def test_the_board_is_nineteen_cells() -> None:
    assert board_cells(EMPTY_BOARD) == "⠠⠠⠠⠠⠀⠠⠠⠠⠠⠀⠠⠠⠠⠠⠀⠠⠠⠠⠠"
    board = EMPTY_BOARD.placed(CELLS[1], Piece(5)).placed(CELLS[12], Piece(0))
    assert board_cells(board) == "⠠⠍⠠⠠⠀⠠⠠⠠⠠⠀⠠⠠⠠⠠⠀⠄⠠⠠⠠"
    assert board_cells(board, by_columns=True) == "⠠⠠⠠⠄⠀⠍⠠⠠⠠⠀⠠⠠⠠⠠⠀⠠⠠⠠⠠"


@given(boards())
def test_a_board_can_be_read_back(board: Board) -> None:
    assert read_board(board_cells(board)) == board
    columns = read_board(board_cells(board, by_columns=True))
    assert all(columns.cells[cell.column * 4 + cell.row] == board[cell] for cell in CELLS)


@given(boards(), attribute_sets())
def test_every_shared_attribute_is_one_dot_felt_in_all_four_cells(
    board: Board, counted: tuple[Attribute, ...]
) -> None:
    for line in ALL_LINES.values():
        felt = shared_dots(line_cells(board.on(line), counted))
        pieces = board.full_line(line)
        shared = shared_traits(pieces, counted) if pieces else ()
        by_rule = {(RAISED[trait.attribute], trait.high) for trait in shared}
        ignored = {(RAISED[one], False) for one in ATTRIBUTES if one not in counted}
        assert felt - ignored == by_rule
        assert not pieces or ignored <= felt


class Display:
    """A channel that keeps what a braille display would get."""

    def __init__(self) -> None:
        self.heard: list[Spoken] = []

    def say(self, spoken: Spoken) -> None:
        self.heard.append(spoken)

    def hush(self) -> bool:
        return False

    def close(self) -> None:
        pass


class BrailleProgram(Program):
    """The whole program with a display beside it."""

    def __init__(self, ruleset: Ruleset = STANDARD) -> None:
        self.display = Display()
        super().__init__(ruleset=ruleset, transcript=self.display)

    @property
    def latest(self) -> Spoken:
        return self.display.heard[-1]

    @override
    def press(self, *keys: str) -> list[Heard]:
        heard = super().press(*keys)
        assert not any(BRAILLE.search(one.words) for one in heard), "cells are not for voices"
        return heard


DRAWING = """
    . . . .
    0 1 2 3
    f . . .
    . . 7 .
"""


def test_the_board_and_a_line_go_to_the_display_as_cells_before_the_words() -> None:
    program = BrailleProgram()
    state = drawn(DRAWING, "4")
    program.play_at(state, two=True)
    program.press("m")
    cells, space, words = program.latest.braille.partition(" ")
    assert read_board(cells) == state.board
    assert (space, words) == (" ", " ".join(program.latest.text.split("\n")))
    program.press("M")
    assert program.latest.braille.startswith(board_cells(state.board, by_columns=True) + " ")
    program.press("1", "x")
    row = line_cells(state.board.on(ROWS[0]))
    assert program.latest.braille.startswith(row + " Row 1")


def test_attributes_that_do_not_count_are_not_felt() -> None:
    ruleset = Ruleset("lines", STANDARD.lines, (Attribute.HEIGHT,), 1)
    program = BrailleProgram(ruleset)
    program.play_at(drawn(DRAWING, "4", ruleset), two=True)
    program.press("m")
    assert BRAILLE.match(program.latest.braille)
    assert set(program.latest.braille[:19]) == {"\u2800", "⠠", "⠄", "⠌"}


def test_other_answers_are_words_in_their_shortest_form() -> None:
    program = BrailleProgram()
    program.play_at(drawn(DRAWING, "4"), two=True)
    program.press("V")
    for key in ("s", "h", "w", "p", "P", "v", "l", "?"):
        program.press(key)
        assert program.latest.braille
        assert "\n" not in program.latest.braille
        assert not BRAILLE.search(program.latest.braille)
        assert len(program.latest.braille) <= len(program.latest.text)
