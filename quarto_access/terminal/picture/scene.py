"""What is to be seen, and in which look."""

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum

from quarto_access.rules.quarto.board import CELL_COUNT
from quarto_access.rules.quarto.pieces import PIECE_COUNT
from quarto_access.speech.picture import Labels

Place = int | None
"""The code of the piece that stands in a place, None where none does."""


@dataclass(frozen=True, slots=True)
class Focus:
    """Where the person is: a cell of the board, or a place of the tray, 0 to 15 row by row."""

    index: int
    in_tray: bool = False


@dataclass(frozen=True, slots=True)
class Scene:
    """What is to be seen.

    Attributes:
        cells: the board, from a1 row by row; row 1 is drawn at the bottom, or at the top
            where `from_top` is set.
        tray: the sixteen places of the tray, row by row, each with its piece while that can be
            given; the first row is drawn at the bottom.
        hand: the piece in hand.
        focus: where the person is, if at a piece or cell.
        titles: rows that stand above the board, the most important one first.
        words: what was said last; rows may be parted by line feeds.
        labels: the words beside the shapes.

    Raises:
        ValueError: not sixteen cells or places, or a code or focus that is not 0 to 15.
    """

    cells: tuple[Place, ...]
    tray: tuple[Place, ...]
    hand: Place = None
    focus: Focus | None = None
    titles: tuple[str, ...] = ()
    words: str = ""
    labels: Labels = field(default_factory=Labels)
    from_top: bool = False

    def __post_init__(self) -> None:
        if len(self.cells) != CELL_COUNT or len(self.tray) != PIECE_COUNT:
            message = f"a scene has 16 cells and places, not {len(self.cells)} and {len(self.tray)}"
            raise ValueError(message)
        focus = None if self.focus is None else self.focus.index
        for number in (*self.cells, *self.tray, self.hand, focus):
            if number is not None and not 0 <= number < PIECE_COUNT:
                message = f"a piece or a focus is 0 to 15, not {number}"
                raise ValueError(message)


class Theme(StrEnum):
    """The ways to draw."""

    PLAIN = "plain"
    """Signs that every terminal and encoding has."""
    BLOCKS = "blocks"
    """Solid blocks and lines, where the encoding has them; else as PLAIN."""
    CONTRAST = "contrast"
    """Light pieces and the focus as bright surfaces, dark pieces as a pattern, all signs plain."""


Spell = Callable[[str, str], str]
"""Gives the nearest text that an encoding has; called with the text and the encoding."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a scene is drawn.

    `encoding` is that of the terminal. `spell` is what will be done to texts that it lacks signs
    for, so that they are measured as they will be seen. `yellow` asks for yellow on black.
    """

    theme: Theme
    encoding: str
    spell: Spell
    yellow: bool = False
