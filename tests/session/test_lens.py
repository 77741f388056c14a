"""The lens: one attribute of pieces is spoken, of the focus, lines and the board."""

import pytest
from harness import Program
from listener.truth import cell_words, piece_words
from listener.words import QUICK

from quarto_access.rules.quarto.board import CELLS, ROWS
from quarto_access.rules.quarto.notation import parse_position
from quarto_access.rules.quarto.pieces import PIECES, Attribute
from quarto_access.session.quarto.focus import TRAY
from quarto_access.session.quarto.views import (
    BoardRead,
    CellRead,
    LensTurned,
    LineRead,
    PieceRead,
)
from quarto_access.speech.quarto.narrator import Narrator

POSITION = "028-/1b--/f-6-/---- 4"
NAMES = {
    "height": Attribute.HEIGHT,
    "colour": Attribute.COLOUR,
    "shape": Attribute.SHAPE,
    "hole": Attribute.HOLLOW,
}
TURNED = tuple(enumerate(NAMES, start=1))


def at(position: str, *, brief: bool = True, two: bool = True) -> Program:
    """A program at a position."""
    program = Program(brief=brief, phrasebook=QUICK)
    program.play_at(parse_position(position), two=two)
    return program


def heard(program: Program, *keys: str) -> str:
    """What is heard after the last of some keys."""
    return program.press(*keys)[-1].words


def lenses(program: Program, key: str, times: int) -> list[Attribute | None]:
    """The lenses that a key leads to."""
    before = len(program.events)
    program.press(*[key] * times)
    told = program.events[before:]
    return [event.lens for event in told if isinstance(event, LensTurned)]


def test_the_lens_goes_round_in_the_order_in_which_pieces_are_named() -> None:
    order = [*NAMES.values(), None, Attribute.HEIGHT]
    assert lenses(at(POSITION), "j", 6) == order
    assert lenses(at(POSITION), "J", 5) == [*reversed(NAMES.values()), None]


@pytest.mark.parametrize("counted", ["colour", "colour,hollow", "shape,height,hollow"])
def test_a_lens_is_of_attributes_that_count(counted: str) -> None:
    program = at(f"0---/-f--/----/---- - standard {counted}")
    wanted = [one for one in NAMES.values() if one.label in counted.split(",")]
    assert lenses(program, "j", len(wanted) + 1) == [*wanted, None]


@pytest.mark.parametrize(("turns", "name"), TURNED)
def test_a_cell_is_told_by_one_value(turns: int, name: str) -> None:
    program = at(POSITION)
    program.press(*"j" * turns)
    board = parse_position(POSITION).board
    for cell in CELLS:
        place = cell_words(cell)
        piece = board[cell]
        value = piece.trait(NAMES[name]).value if piece else ""
        program.press("d" if cell.column < 3 else "a")
        program.press(place[1])
        assert heard(program, place[0]) == (f"{value}, {place}" if piece else f"empty {place}")


@pytest.mark.parametrize(("turns", "name"), TURNED)
def test_a_line_and_the_board_name_the_attribute_and_one_value_a_piece(
    turns: int, name: str
) -> None:
    program = at(POSITION)
    rows = POSITION.split(maxsplit=1)[0].split("/")
    program.press(*"j" * turns, "a", "1")
    told = heard(program, "m").split("\n")
    for number, row in enumerate(rows, start=1):
        pieces = [None if one == "-" else int(one, 16) for one in row]
        values = [
            "empty" if one is None else NAMES[name].values[bool(one & NAMES[name].mask)]
            for one in pieces
        ]
        wanted = f"Row {number}, {name}: {', '.join(values)}."
        assert told[number - 1] == (f"Row {number} empty." if row == "----" else wanted)
    assert heard(program, "x") == told[0]


def test_what_is_not_passed_keeps_its_whole_name() -> None:
    plain, through = at(POSITION), at(POSITION)
    through.press("j")
    for program in (plain, through):
        program.press("a", "2")
    for key in ("h", "s", "p", "P", "v", "space", "enter", "l"):
        assert heard(through, key) == heard(plain, key), key
    for line in ("board", "columns", "give tall", "hand"):
        assert through.type(line)[-1].words == plain.type(line)[-1].words


def test_the_tray_is_told_by_one_value() -> None:
    state = parse_position(POSITION)
    for index, piece in enumerate(TRAY):
        program = at(POSITION)
        program.press("j", "tab", "right", "left")
        program.press(*["right"] * (index % 4), *["up"] * (index // 4))
        words = heard(program, "shift-tab", "tab")
        value = piece.trait(Attribute.HEIGHT).value
        cell = state.board.find(piece)
        if cell is not None:
            assert words == f"{value}, stands on {cell_words(cell)}"
        else:
            assert words == (f"{value}, in hand" if piece == state.in_hand else f"{value} piece")
        edge = ["right"] * (4 - index % 4)
        assert heard(program, *edge).startswith(f"Edge, {value}")


@pytest.mark.parametrize(
    ("keys", "named"),
    [
        (("right",), True),
        (("right", "j"), True),
        (("j", "right"), False),
        (("j", "right", "J"), False),
        (("right", "j", "right", "left"), False),
        (("j", "right", "space"), True),
        (("j", "right", "w"), False),
        (("j", "right", "J", "left", "right"), True),
    ],
)
def test_one_attribute_does_not_count_as_the_name_of_the_piece(
    keys: tuple[str, ...], *, named: bool
) -> None:
    program = at("fe7-/d---/----/---- -", two=False)
    told = heard(program, *keys, "enter")
    assert told.startswith("Computer on " if named else "You gave short light square solid.")


def test_dots_and_sounds_stay_whole() -> None:
    state = parse_position(POSITION)
    line = ROWS[1]
    for lens in NAMES.values():
        for whole, through in (
            (
                BoardRead(state.board, by_columns=True),
                BoardRead(state.board, by_columns=True, lens=lens),
            ),
            (LineRead(line, state.board.on(line)), LineRead(line, state.board.on(line), lens)),
            (CellRead(CELLS[4], PIECES[1]), CellRead(CELLS[4], PIECES[1], lens=lens)),
            (PieceRead(PIECES[9]), PieceRead(PIECES[9], lens=lens)),
        ):
            one, other = Narrator().tell(whole), Narrator().tell(through)
            assert (one.cells, one.cues, one.priority) == (other.cells, other.cues, other.priority)
            assert one.rows != other.rows


def test_a_lens_is_of_the_desk_and_not_of_the_game() -> None:
    program = at(POSITION)
    program.press("s")
    before = program.store.text
    program.press("j", "j")
    assert program.store.text == before
    assert heard(program, "w") == "Board, a1. Colour only."
    program.type("new")
    assert "only" not in heard(program, "enter", "w")


def test_a_lens_that_changes_in_a_burst_is_told() -> None:
    program = at(POSITION)
    assert program.burst("j", "d", "j", "4")[-1].words.startswith("Height only. Colour only. ")


def test_every_piece_can_be_told_by_its_four_lenses() -> None:
    position = "0123/4567/89ab/cde- f"
    program = at(position)
    told: dict[str, list[str]] = {}
    for _ in NAMES:
        program.press("j")
        for cell in CELLS[:-1]:
            place = cell_words(cell)
            program.press("d", "4")
            told.setdefault(place, []).append(heard(program, *place).split(",")[0])
    board = parse_position(position).board
    for cell in CELLS[:-1]:
        piece = board[cell]
        assert piece is not None
        assert " ".join(told[cell_words(cell)]) == piece_words(piece)
