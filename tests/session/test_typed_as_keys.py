"""A typed command does what its key does, and is refused in the same words."""

from random import Random

import pytest
from harness import Program
from situations import WAYS, Told, reach

from quarto_access.rules.quarto.board import CELLS
from quarto_access.rules.quarto.pieces import PIECES, Attribute
from quarto_access.session.commands import Action
from quarto_access.session.keys import Place, keys_of
from quarto_access.session.quarto.views import HandRead

IN_PLAY = tuple(
    name for name in WAYS if name.split()[0] in ("choosing", "placing", "closing", "over")
)
ASKED = {
    "board": Action.BOARD_ROWS,
    "columns": Action.BOARD_COLUMNS,
    "status": Action.STATUS,
    "hand": Action.HAND,
    "pool": Action.POOL_NAMES,
    "vacant": Action.VACANT,
    "moves": Action.LAST_MOVE,
    "where": Action.WHERE,
    "undo": Action.TAKE_BACK,
    "redo": Action.REDO,
    "accept": Action.ACCEPT,
    "options": Action.OPTIONS,
    "missed": Action.MISSED,
}
TYPED = {"accept": "yes"}
LINES = {"row 2": "2", "column c": "c", "diagonal": "x", "diagonal d1": "xx", "square b2": "vb2"}


def typed(program: Program, line: str) -> list[Told]:
    """What a typed line leads to."""
    signs = ("space" if sign == " " else sign for sign in line)
    for key in ("i", *signs):
        program.shell.press((key,))
    return list(program.shell.press(("enter",)))


def pressed(program: Program, *keys: str) -> list[Told]:
    """What the last of some keys leads to."""
    answer: tuple[Told, ...] = ()
    for key in keys:
        answer = program.shell.press((key,))
    return list(answer)


@pytest.mark.parametrize("name", IN_PLAY)
def test_a_question_is_answered_like_its_key(name: str) -> None:
    for word, action in ASKED.items():
        key = keys_of(action, Place.BOARD)[0]
        by_line, by_key = reach(name), reach(name)
        told = typed(by_line, TYPED.get(word, word))
        assert told == pressed(by_key, key), (word, key)
        assert by_line.shell.place == by_key.shell.place


@pytest.mark.parametrize("name", [name for name in IN_PLAY if name.endswith("board")])
def test_a_placement_is_answered_like_its_keys(name: str) -> None:
    for cell in CELLS:
        column, row = "abcd"[cell.column], str(cell.row + 1)
        if not name.startswith("over"):
            told = typed(reach(name), f"place {column}{row}")
            assert told == pressed(reach(name), column, row, "enter"), cell


@pytest.mark.parametrize("name", ["choosing tray", "closing tray"])
def test_a_gift_is_answered_like_its_keys(name: str) -> None:
    random = Random(4)
    for piece in PIECES:
        words = [piece.trait(attribute).value for attribute in Attribute]
        random.shuffle(words)
        shown = reach(name)
        # the digits that lead there from the piece in focus, height first
        by_keys = _flipped(shown, piece.code)
        shortened = " ".join(word[: len(word) - random.randrange(2)] for word in words)
        told = typed(reach(name), f"give {shortened}")
        assert told == pressed(reach(name), *by_keys, "enter"), (piece, shortened)


def _flipped(program: Program, code: int) -> list[str]:
    desk = program.house.at
    assert desk is not None
    orders = (Attribute.HEIGHT, Attribute.COLOUR, Attribute.SHAPE, Attribute.HOLLOW)
    return [
        "space",
        *(
            str(digit)
            for digit, attribute in enumerate(orders, start=1)
            if desk.focus.piece.trait(attribute) != PIECES[code].trait(attribute)
        ),
    ]


@pytest.mark.parametrize("name", [name for name in IN_PLAY if not name.startswith("over")])
def test_a_call_is_answered_like_its_keys(name: str) -> None:
    for line, keys in LINES.items():
        told = typed(reach(name), f"claim {line}")
        assert told == pressed(reach(name), "q", *keys, "enter"), line


def test_nothing_to_call_is_answered_like_its_key() -> None:
    told = typed(reach("closing board"), "done")
    assert told == pressed(reach("closing board"), "backspace")


def test_asking_by_line_changes_nothing() -> None:
    program = reach("placing board")
    before = program.record
    for word in ASKED:
        if word not in ("undo", "accept", "options"):
            typed(program, word)
    assert program.record == before
    assert isinstance(typed(program, "hand")[0], HandRead)
