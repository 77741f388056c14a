"""The shapes of the pieces, in signs.

A shape is as wide and high as its size tells; a short piece leaves the upper rows blank. Any two
pieces of a size differ in at least two character cells, whatever the size.
"""

from dataclasses import astuple, dataclass
from functools import cache

from quarto_access.rules.quarto.pieces import PIECES, Attribute
from quarto_access.speech.picture import Style
from quarto_access.terminal.picture.scene import Look, Theme

Shape = tuple[str, ...]
"""The rows of a shape from the top, all of its width."""


@dataclass(frozen=True, slots=True)
class Size:
    """Columns, an even number, and rows that a shape takes: one row, or three and more."""

    width: int
    height: int

    @property
    def area(self) -> int:
        """How many character cells it takes."""
        return self.width * self.height


LINE = Size(6, 1)
"""The size in which a piece is one row: brackets, and signs that are high or low."""

SIZES = (
    *(Size(24, 12), Size(20, 10), Size(16, 8), Size(14, 7), Size(12, 6), Size(10, 5)),
    *(Size(8, 4), Size(6, 3), Size(4, 3), LINE),
)
"""From the largest one."""


@dataclass(frozen=True, slots=True)
class Ink:
    """What a piece is drawn with.

    Attributes:
        fill: what is inside.
        edge: its upper and lower edge.
        side: its left and right side.
        corners: those of a square piece, row by row.
        bends: what a round piece has in their place.
        tall: what fills a tall piece where all are drawn in one row.
        short: what fills a short one there.
    """

    fill: str
    edge: str
    side: str
    corners: str
    bends: str
    tall: str
    short: str


_DARK = Ink("#", "#", "#", "####", "/\\\\/", "X", "x")
_LIGHT = Ink(".", "-", "|", "++++", "/\\\\/", ":", ".")
_DARK_BLOCKS = Ink("█", "█", "█", "████", "▄▄▀▀", "█", "▄")
_LIGHT_BLOCKS = Ink("░", "─", "│", "┌┐└┘", "/\\\\/", "░", ".")


@dataclass(frozen=True, slots=True)
class Frame:
    """What the focus is marked with: four corners row by row, both edges, left and right sides."""

    corners: str
    edge: str
    left: str
    right: str


@dataclass(frozen=True, slots=True)
class Palette:
    """The signs of a look, and how pieces and the focus stand out.

    `cross` stands where the frames of four places meet.
    """

    dark: Ink
    light: Ink
    cross: str
    focus: Frame
    dark_style: Style = Style.PLAIN
    light_style: Style = Style.PLAIN
    focus_style: Style = Style.BOLD

    def ink(self, code: int) -> Ink:
        """What a piece is drawn with."""
        return self.dark if _is(code, Attribute.COLOUR) else self.light


_PLAIN_FRAME = Frame("****", "=", ">", "<")
_BLOCK_FRAME = Frame("╔╗╚╝", "═", "║", "║")

PLAIN = Palette(_DARK, _LIGHT, "+", _PLAIN_FRAME)
BLOCKS = Palette(_DARK_BLOCKS, _LIGHT_BLOCKS, "┼", _BLOCK_FRAME)
CONTRAST = Palette(
    *(_DARK, _LIGHT, "+", _PLAIN_FRAME),
    dark_style=Style.BOLD,
    light_style=Style.REVERSE,
    focus_style=Style.REVERSE,
)


def palette(look: Look) -> Palette:
    """The signs of a look that its encoding has."""
    if look.theme is Theme.CONTRAST:
        return CONTRAST
    return BLOCKS if look.theme is Theme.BLOCKS and _has_blocks(look.encoding) else PLAIN


@cache
def _has_blocks(encoding: str) -> bool:
    """Whether blocks can be written, and take one cell.

    A terminal with one of the older East Asian encodings gives two cells to a sign of two bytes.
    """
    parts = (astuple(one) for one in (BLOCKS.dark, BLOCKS.light, BLOCKS.focus))
    signs = "".join(sign for part in parts for sign in part) + BLOCKS.cross
    try:
        encoded = signs.encode(encoding)
    except UnicodeEncodeError:
        return False
    return encoding.lower().startswith("utf") or len(encoded) == len(signs)


@cache
def shape(code: int, size: Size, signs: Palette) -> Shape:
    """The shape of a piece."""
    if size.height == 1:
        return (_line(code, signs),)
    tall = _is(code, Attribute.HEIGHT)
    height = size.height if tall else (size.height + 1) // 2
    rows = [_row(code, size, row, height, signs.ink(code)) for row in range(height)]
    if _is(code, Attribute.HOLLOW):
        depth = max(1, height // 3)
        gap = _gap(rows[0])
        rows[:depth] = [_opened(row, gap) for row in rows[:depth]]
    return (*[" " * size.width] * (size.height - height), *rows)


def _row(code: int, size: Size, row: int, height: int, ink: Ink) -> str:
    """A row of the body of a solid piece, which is so many rows high."""
    bend = max(1, height // 3)
    from_edge = min(row, height - 1 - row)
    upper = row * 2 < height
    square = _is(code, Attribute.SHAPE)
    # a bend takes more columns the nearer the edge is; the narrowest shapes have none to spare
    inset = 0 if square or size.width < LINE.width else max(0, bend - from_edge)
    turns = ink.corners if square else ink.bends
    ends = turns[:2] if upper else turns[2:]
    if from_edge and (square or from_edge >= bend):
        ends = ink.side * 2
    inner = ink.fill if from_edge else ink.edge
    return _ended(inner * (size.width - 2 - 2 * inset), ends).center(size.width)


def _gap(row: str) -> int:
    """How wide a hollow piece is open, by its solid upper edge: half of that or more."""
    inner = len(row.strip()) - 2
    return inner - 2 * (inner // 4)


def _opened(row: str, gap: int) -> str:
    before = (len(row) - gap) // 2
    return row[:before] + " " * gap + row[before + gap :]


def _line(code: int, signs: Palette) -> str:
    ink = signs.ink(code)
    fill = ink.tall if _is(code, Attribute.HEIGHT) else ink.short
    inner = fill + "  " + fill if _is(code, Attribute.HOLLOW) else fill * 4
    return _ended(inner, "[]" if _is(code, Attribute.SHAPE) else "()")


def _ended(inner: str, ends: str) -> str:
    return ends[0] + inner + ends[1]


def _is(code: int, attribute: Attribute) -> bool:
    return PIECES[code].trait(attribute).high
