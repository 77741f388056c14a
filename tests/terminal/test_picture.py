"""The picture of the board, as a terminal shows it, without any colour."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from io import BytesIO, TextIOWrapper
from itertools import combinations

import pyte
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from picture_reader import Places, board_in, located, piece_in
from prompt_toolkit.utils import get_cwidth
from strategies import running_states

from quarto_access.drivers.canvas import Canvas
from quarto_access.drivers.lines import encodable, text_writer
from quarto_access.rules.quarto.board import CELLS
from quarto_access.rules.quarto.state import State
from quarto_access.session.quarto.focus import TRAY
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.picture import Labels, Style, labels
from quarto_access.terminal.picture import Focus, Look, Scene, Theme, draw
from quarto_access.terminal.picture.layout import NEXT, Arrangement, Grid, plan
from quarto_access.terminal.picture.pieces import SIZES, Size

ALL = tuple(range(16))
NONE = (None,) * 16
LABELS = Labels("Hand", "6 left", "dark", "light")
WORDS = "Computer placed it on b2. You get the tall dark round hollow piece. Place it."
SIZES_OF_TERMINALS = (
    *(
        (22, 22),
        (24, 26),
        (26, 42),
        (30, 10),
        (30, 24),
        (40, 10),
        (40, 12),
        (40, 24),
        (40, 44),
        (60, 30),
    ),
    *(
        (80, 24),
        (80, 50),
        (100, 30),
        (105, 36),
        (120, 40),
        (140, 45),
        (160, 50),
        (200, 60),
        (250, 70),
    ),
)
ENCODINGS = ("ascii", "cp437", "cp850", "cp1252", "gbk", "utf-8")
SMALLEST = (22, 22), (30, 8)


def scene_of(state: State, focus: Focus | None = None) -> Scene:
    board = tuple(None if piece is None else piece.code for piece in state.board.cells)
    hand = None if state.in_hand is None else state.in_hand.code
    gone = {*board, hand}
    tray = tuple(None if piece.code in gone else piece.code for piece in TRAY)
    return Scene(board, tray, hand, focus, ("Your turn.",), WORDS, LABELS)


def look(theme: Theme, encoding: str = "utf-8") -> Look:
    return Look(theme, encoding, encodable)


def captured(scene: Scene, columns: int, rows: int, drawn_as: Look) -> list[str]:
    """The signs in the cells of a terminal, which got them in the encoding of the look."""
    raw = BytesIO()
    stream = TextIOWrapper(raw, encoding=drawn_as.encoding, errors="strict", newline="")
    canvas = Canvas(text_writer(stream), _never, lambda: (columns, rows))
    canvas.show(partial(draw, scene, look=drawn_as))
    screen = pyte.Screen(columns, rows)
    pyte.Stream(screen).feed(raw.getvalue().decode(drawn_as.encoding))
    return list(screen.display)


def _never(_seconds: float, _action: Callable[[], None]) -> None:
    """Forget it."""


def places_of(grid: Grid, left: int, top: int) -> Places:
    """Where the places of a grid are that has no letters."""
    height = grid.size.height
    return Places(left + 1, top + grid.framed, grid.place + 1, grid.pitch, height)


def tray_in(rows: list[str], columns: int) -> tuple[int | None, ...] | None:
    fitting, board = plan(columns, len(rows)), located(rows)
    assert fitting is not None
    assert board is not None
    top = board.top - fitting.board.framed
    match fitting.arrangement:
        case Arrangement.BESIDE:
            places = places_of(fitting.tray, fitting.board.width + NEXT, top + fitting.hand_rows)
        case Arrangement.BELOW:
            places = places_of(fitting.tray, fitting.board.margin, top + fitting.board.height)
        case _:
            return None
    return tuple(piece_in(places.block(rows, index)) for index in range(16))


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize(("columns", "rows"), SIZES_OF_TERMINALS)
def test_any_two_pieces_differ_in_two_cells_or_more(columns: int, rows: int, theme: Theme) -> None:
    screen = captured(Scene(ALL, NONE), columns, rows, look(theme))
    places = located(screen)
    assert places is not None
    blocks = ["".join(places.block(screen, index)) for index in range(16)]
    for first, second in combinations(blocks, 2):
        assert sum(a != b for a, b in zip(first, second, strict=True)) >= 2, (first, second)
    assert board_in(screen) == ALL


def test_the_terminals_above_show_every_size_of_pieces() -> None:
    plans = [plan(*size) for size in SIZES_OF_TERMINALS]
    assert {one.board.size for one in plans if one} == set(SIZES)
    assert {one.arrangement for one in plans if one} == set(Arrangement)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_encoding_shows_every_piece(theme: Theme, encoding: str) -> None:
    scene = Scene(ALL, NONE, titles=("Ő ½ 日本",), words="“ф”", labels=LABELS)
    for columns, rows in ((80, 24), (40, 24), (40, 12)):
        assert board_in(captured(scene, columns, rows, look(theme, encoding))) == ALL


def test_blocks_are_used_where_the_encoding_has_them_as_narrow_signs() -> None:
    scene = Scene(ALL, NONE)
    plain = draw(scene, 80, 24, look(Theme.PLAIN))
    assert plain.text.isascii()
    for encoding in ("ascii", "cp1252", "gbk", "gb18030", "cp932"):
        assert draw(scene, 80, 24, look(Theme.BLOCKS, encoding)) == plain
    for encoding in ("cp437", "cp850", "utf-8"):
        assert "█" in draw(scene, 80, 24, look(Theme.BLOCKS, encoding)).text


@st.composite
def scenes(draw_: st.DrawFn) -> Scene:
    index, in_tray = draw_(st.integers(0, 15)), draw_(st.booleans())
    return scene_of(draw_(running_states()), draw_(st.sampled_from((None, Focus(index, in_tray)))))


@settings(max_examples=150)
@given(scenes(), st.integers(30, 130), st.integers(8, 45), st.sampled_from(Theme))
@example(Scene(ALL, NONE), 30, 8, Theme.PLAIN)
@example(Scene(NONE, ALL), 40, 24, Theme.BLOCKS)
@example(Scene(NONE, ALL), 40, 12, Theme.CONTRAST)
def test_any_position_can_be_read_from_the_picture(
    scene: Scene, columns: int, rows: int, theme: Theme
) -> None:
    screen = captured(scene, columns, rows, look(theme))
    assert board_in(screen) == scene.cells
    assert tray_in(screen, columns) in {None, scene.tray}


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize(("columns", "rows"), [(40, 24), (80, 24), (40, 12), *SMALLEST])
def test_the_focus_is_one_place_marked_at_both_sides(columns: int, rows: int, theme: Theme) -> None:
    for index in range(16):
        scene = Scene(ALL, NONE, focus=Focus(index))
        screen = captured(scene, columns, rows, look(theme))
        places = located(screen)
        assert places is not None
        assert [one for one in range(16) if places.marked(screen, one)] == [index]
        assert board_in(screen) == ALL
        cursor = draw(scene, columns, rows, look(theme)).cursor
        assert screen[cursor[1]][cursor[0]] in ">║"


def test_without_a_focus_nothing_is_marked() -> None:
    screen = captured(Scene(ALL, NONE), 80, 24, look(Theme.PLAIN))
    places = located(screen)
    assert places is not None
    assert not any(places.marked(screen, one) for one in range(16))


@pytest.mark.parametrize(("columns", "rows"), [(40, 24), (80, 24), (40, 12)])
def test_the_focus_in_the_tray_is_marked_there(columns: int, rows: int) -> None:
    without = captured(Scene(NONE, ALL), columns, rows, look(Theme.PLAIN))
    for index in range(16):
        scene = Scene(NONE, ALL, focus=Focus(index, in_tray=True))
        screen = captured(scene, columns, rows, look(Theme.PLAIN))
        assert tray_in(screen, columns) == ALL
        places = located(screen)
        assert places is not None
        assert not any(places.marked(screen, one) for one in range(16))
        assert sum(a != b for a, b in zip("".join(screen), "".join(without), strict=True)) >= 2
        column, row = draw(scene, columns, rows, look(Theme.PLAIN)).cursor
        assert screen[row][column] == ">"


@pytest.mark.parametrize("code", ALL)
@pytest.mark.parametrize(("columns", "rows"), [(40, 24), (80, 24), (30, 24), *SMALLEST])
def test_the_piece_in_hand_looks_as_on_the_board(columns: int, rows: int, code: int) -> None:
    empty = captured(Scene(NONE, NONE), columns, rows, look(Theme.PLAIN))
    held = captured(Scene(NONE, NONE, code), columns, rows, look(Theme.PLAIN))
    places = located(held)
    assert places is not None
    changed = [
        (x, y)
        for y, (before, after) in enumerate(zip(empty, held, strict=True))
        for x, (a, b) in enumerate(zip(before, after, strict=True))
        if a != b
    ]
    left, low = min(x for x, _ in changed), max(y for _, y in changed)
    right = max(x for x, _ in changed) + 1
    block = [row[left:right] for row in held[low + 1 - places.height : low + 1]]
    assert piece_in(block) == code


@pytest.mark.parametrize(
    ("columns", "rows", "board", "tray"),
    [
        (80, 24, Size(8, 4), Size(6, 3)),
        (40, 24, Size(6, 3), Size(6, 1)),
        (40, 12, Size(6, 1), Size(6, 1)),
        (40, 20, Size(6, 1), Size(6, 1)),
        (120, 40, Size(16, 8), Size(10, 5)),
        (80, 50, Size(12, 6), Size(6, 3)),
        (140, 45, Size(16, 8), Size(14, 7)),
    ],
)
def test_usual_terminals_show_board_and_tray(
    columns: int, rows: int, board: Size, tray: Size
) -> None:
    fitting = plan(columns, rows)
    assert fitting is not None
    assert fitting.with_tray
    assert (fitting.board.size, fitting.tray.size) == (board, tray)
    text = draw(
        Scene(ALL, NONE, 3, None, ("Your turn.",), WORDS, LABELS), columns, rows, look(Theme.PLAIN)
    ).text
    assert all(word in text for word in ("Your turn.", "Hand", "6 left", "# dark", ". light"))
    assert WORDS in " ".join(text.split())


@pytest.mark.parametrize("size", SMALLEST)
def test_below_the_smallest_sizes_there_are_words_alone(size: tuple[int, int]) -> None:
    columns, rows = size
    scene = Scene(ALL, NONE, 3, Focus(2), ("Your turn.",), WORDS, LABELS)
    assert located(captured(scene, columns, rows, look(Theme.PLAIN)))
    smaller = (21, 60), (200, 5), (29, 20)
    for narrow, low in smaller:
        screen = captured(scene, narrow, low, look(Theme.PLAIN))
        assert located(screen) is None
        assert " ".join(" ".join(screen).split()) == f"Your turn. {WORDS}"


@given(st.integers(-2, 300), st.integers(-2, 100))
@example(1, 1)
def test_a_terminal_of_any_size_gets_a_picture(columns: int, rows: int) -> None:
    scene = Scene(ALL, ALL, 3, Focus(2), ("Your turn.", "日本"), WORDS, LABELS)
    picture = draw(scene, columns, rows, look(Theme.PLAIN))
    assert len(picture.rows) == max(1, rows)
    assert all(get_cwidth(row) <= max(1, columns) for row in picture.text.split("\n"))
    assert 0 <= picture.cursor[0] < max(1, columns)
    assert 0 <= picture.cursor[1] < max(1, rows)


ODD = (
    "日本",
    "a",
    "word ",
    "\u0301",
    "\u200d",
    "\x1b[2J",
    "\x9b",
    "\t",
    "\n",
    "½",
    "\u202e",
    "\ue000",
)
TEXTS = st.text(max_size=60) | st.lists(st.sampled_from(ODD), max_size=40).map("".join)


@settings(max_examples=200)
@given(
    TEXTS,
    TEXTS,
    TEXTS,
    st.tuples(st.integers(1, 90), st.integers(1, 40)),
    st.sampled_from(ENCODINGS),
)
@example("日" * 50, "日" * 50, "日" * 50, (41, 24), "utf-8")
@example("a\u202eb", "a\u202eb", "a\u202eb", (80, 24), "utf-8")
@example("½" * 60, "½" * 60, "½" * 60, (80, 24), "ascii")
def test_no_text_makes_a_row_too_wide_or_steers_the_terminal(
    title: str, words: str, label: str, size: tuple[int, int], encoding: str
) -> None:
    columns, rows = size
    scene = Scene(ALL, NONE, 3, None, (title,), words, Labels(label, label, label, label))
    picture = draw(scene, columns, rows, look(Theme.BLOCKS, encoding))
    lines = picture.text.split("\n")
    assert len(lines) == rows
    assert all(get_cwidth(line) <= columns for line in lines)
    assert all(sign.isprintable() for line in lines for sign in line if not sign.isspace())
    # it was measured as it will be written
    assert encodable(picture.text, encoding) == picture.text


@pytest.mark.parametrize("columns", [22, 40, 80])
def test_the_board_stays_where_it_is_whatever_is_said(columns: int) -> None:
    scene = Scene(ALL, NONE, titles=("Your turn.", "Game 3"))
    silent = located(captured(scene, columns, 30, look(Theme.PLAIN)))
    assert silent is not None
    for words in ("Edge.", WORDS, "\n".join([WORDS] * 9)):
        screen = captured(replace(scene, words=words), columns, 30, look(Theme.PLAIN))
        assert located(screen) == silent


def test_dots_tell_that_words_are_left_out() -> None:
    text = draw(Scene(ALL, NONE, words=WORDS * 3), 40, 24, look(Theme.PLAIN)).text
    assert text.rstrip().endswith("...")
    assert len(text.split("\n")[-1]) <= 40


def test_titles_are_bold_and_the_contrast_theme_makes_light_pieces_bright() -> None:
    scene = Scene((9, 8, *NONE[2:]), NONE, focus=Focus(5), titles=("Yours.",))
    picture = draw(scene, 80, 24, look(Theme.CONTRAST))
    assert picture.rows[0][0].style is Style.BOLD
    by_style = {
        style: "".join(run.text for row in picture.rows for run in row if run.style is style)
        for style in Style.__members__.values()
    }
    assert "#" in by_style[Style.BOLD]
    assert {"-", ">", "<", "="} <= set(by_style[Style.REVERSE])
    # what is open in a hollow piece is as dark as the board
    assert " " not in by_style[Style.REVERSE]
    assert "#" not in by_style[Style.REVERSE]
    assert picture.text == draw(scene, 80, 24, look(Theme.PLAIN)).text


def test_yellow_is_asked_for_and_means_nothing() -> None:
    scene = Scene(ALL, NONE)
    asked = draw(scene, 80, 24, replace(look(Theme.CONTRAST), yellow=True))
    assert asked.yellow
    assert replace(asked, yellow=False) == draw(scene, 80, 24, look(Theme.CONTRAST))


@pytest.mark.parametrize(
    ("cells", "tray", "hand", "focus"),
    [
        (ALL[1:], NONE, None, None),
        (ALL, NONE[1:], None, None),
        ((16, *NONE[1:]), NONE, None, None),
        (NONE, NONE, -1, None),
        (NONE, NONE, None, Focus(16)),
    ],
)
def test_a_scene_that_cannot_be_is_refused(
    cells: tuple[int | None, ...],
    tray: tuple[int | None, ...],
    hand: int | None,
    focus: Focus | None,
) -> None:
    with pytest.raises(ValueError, match=r"16|0 to 15"):
        Scene(cells, tray, hand, focus)


def test_the_labels_are_words_of_the_language() -> None:
    assert labels(Phrasebook(), 6) == LABELS


def test_the_first_row_and_column_are_near_and_left() -> None:
    screen = captured(Scene((5, *NONE[1:]), NONE), 80, 24, look(Theme.PLAIN))
    board = board_in(screen)
    assert [CELLS[index] for index in range(16) if board[index] is not None] == [CELLS[0]]
    second_row = next(row for row, line in enumerate(screen) if line.startswith("2"))
    dark = [(line.index("#"), row) for row, line in enumerate(screen) if "#" in line]
    assert all(column < 10 and row > second_row for column, row in dark)


@given(st.lists(st.sampled_from((*ODD, WORDS)), max_size=8).map("".join), st.integers(4, 60))
@example("\u0301abcdefgh", 4)
def test_words_that_fit_are_all_there_and_none_twice(words: str, columns: int) -> None:
    picture = draw(Scene(ALL, NONE, words=words), columns, 5, look(Theme.PLAIN))
    shown = "".join(picture.text.split())
    kept = "".join(
        sign for sign in words if get_cwidth(sign) and sign.isprintable() and not sign.isspace()
    )
    visible = "".join(sign for sign in shown if get_cwidth(sign))
    assert visible == kept or (visible.endswith("...") and kept.startswith(visible[:-3]))
