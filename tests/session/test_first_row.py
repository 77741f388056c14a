"""Row 1 at the top: which way Up goes, what edges are called, and what is to be seen."""

import pytest
from harness import Program

from quarto_access.rules.quarto.notation import parse_position
from quarto_access.session.commands import Action
from quarto_access.session.lists import ITEMS, ListKind
from quarto_access.session.quarto.views import CellRead, Edge
from quarto_access.session.settings import Settings
from quarto_access.terminal.picture import Look, Scene, Theme, draw

POSITION = "028-/1b--/f-6-/---- 4"
NEAR, FAR = Settings(), Settings(first_row="far")
BOTH = pytest.mark.parametrize("settings", [NEAR, FAR], ids=["near", "far"])


def at(settings: Settings, *, brief: bool = True) -> Program:
    """A program at a position, with the focus on the board."""
    program = Program(settings=settings, brief=brief)
    program.play_at(parse_position(POSITION), two=True)
    program.press("b", "2")
    return program


def cells(program: Program, *keys: str) -> list[tuple[str, Edge | None]]:
    """The cells that keys lead to, and the edges that they come to."""
    before = len(program.events)
    program.press(*keys)
    read = [event for event in program.events[before:] if isinstance(event, CellRead)]
    return [(f"{'abcd'[event.cell.column]}{event.cell.row + 1}", event.edge) for event in read]


def test_up_goes_to_the_lower_row_and_the_edges_follow() -> None:
    assert cells(at(FAR), "up", "up", "down", "down", "down", "down") == [
        *(("b1", None), ("b1", Edge.FAR), ("b2", None), ("b3", None), ("b4", None)),
        ("b4", Edge.NEAR),
    ]
    assert cells(at(NEAR), "down", "down", "up", "up", "up", "up") == [
        *(("b1", None), ("b1", Edge.NEAR), ("b2", None), ("b3", None), ("b4", None)),
        ("b4", Edge.FAR),
    ]


@pytest.mark.parametrize(
    ("settings", "row_1", "row_4"),
    [(NEAR, "Near edge, b1.", "Far edge, b4."), (FAR, "Far edge, b1.", "Near edge, b4.")],
)
def test_the_edge_is_told_by_where_it_is(settings: Settings, row_1: str, row_4: str) -> None:
    program = at(settings, brief=False)
    towards, away = ("up", "down") if settings.from_top else ("down", "up")
    assert program.press(towards, towards)[-1].words == row_1
    assert program.press(*[away] * 4)[-1].words == row_4


@BOTH
@pytest.mark.parametrize(
    ("keys", "reached"),
    [
        (("left", "left"), [("a2", None), ("a2", Edge.LEFT)]),
        (("right",), [("c2", None)]),
        (("c", "4"), [("c2", None), ("c4", None)]),
        (("e", "e"), [("c2", None), ("d2", None)]),
        (("E",), [("d1", None)]),
        (("n", "N"), [("a3", None), ("b2", None)]),
    ],
)
def test_other_ways_of_walking_stay(
    settings: Settings, keys: tuple[str, ...], reached: list[tuple[str, Edge | None]]
) -> None:
    assert cells(at(settings), *keys) == reached


@pytest.mark.parametrize(
    "keys",
    [
        ("tab", "up", "up", "right", "down"),
        ("tab", "tab", "up", "down"),
        ("x", "x", "X"),
        ("m", "M"),
        ("q", "down", "up", "right", "v", "down"),
        ("f",),
    ],
    ids=["pieces", "moves", "lines", "board", "calling", "finding"],
)
def test_what_is_no_walk_on_the_board_is_told_alike(keys: tuple[str, ...]) -> None:
    near, far = ([one.words for one in at(settings).press(*keys)] for settings in (NEAR, FAR))
    assert near == far


def test_it_holds_at_once_when_it_is_changed_in_a_game() -> None:
    program = at(NEAR)
    assert cells(program, "up") == [("b3", None)]
    options = ITEMS[ListKind.OPTIONS].index(Action.FIRST_ROW)
    program.press("o", *["down"] * options, "right", "escape")
    assert cells(program, "up", "up") == [("b2", None), ("b1", None)]


@pytest.mark.parametrize("language", ["en", "hu", "ru"])
def test_where_one_is_says_which_corner_is_a1(language: str) -> None:
    told: list[str] = []
    for settings in (NEAR, FAR):
        program = Program(settings=settings, brief=False, language=language)
        program.play_at(parse_position(POSITION), two=True)
        told.append(program.press("b", "w")[-1].words)
    corners = {"en": ("near", "far"), "hu": ("közeli", "távoli"), "ru": ("ближнем", "дальнем")}
    near, far = corners[language]
    assert near in told[0]
    assert far not in told[0]
    assert far in told[1]
    assert near not in told[1]


def test_the_lesson_walks_and_speaks_likewise() -> None:
    for settings, told, reached in (
        (NEAR, "with row 1 nearest to you", "a3"),
        (FAR, "with row 1 farthest from you", "a1"),
    ):
        program = Program(settings=settings, brief=False)
        program.open()
        assert told in program.press("l")[-1].words
        assert cells(program, "2", "up") == [("a2", None), (reached, None)]


def rows_of(scene: Scene) -> list[str]:
    """The signs of a picture, row by row."""
    look = Look(Theme.PLAIN, "ascii", lambda text, _encoding: text)
    return draw(scene, 60, 30, look).text.splitlines()


def test_the_picture_has_row_1_where_it_is() -> None:
    program = at(FAR)
    far = program.scene("")
    assert far is not None
    assert far.from_top
    near = at(NEAR).scene("")
    assert near is not None
    drawn = [[row[0] for row in rows_of(one) if row[:1] in set("1234")] for one in (near, far)]
    assert drawn == [list("4321"), list("1234")]
