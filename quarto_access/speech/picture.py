"""A picture as data: what is drawn on a terminal, and the words that stand in it.

What draws it and what brings it to a terminal do not know each other; this is what they share.
"""

from dataclasses import dataclass
from enum import Flag

from quarto_access.speech.message import Form, Message
from quarto_access.speech.phrasebook import Phrasebook


class Style(Flag):
    """How signs stand out; what they mean never hangs on it alone."""

    PLAIN = 0
    BOLD = 1
    REVERSE = 2


@dataclass(frozen=True, slots=True)
class Run:
    """Some signs of a row that share a style."""

    text: str
    style: Style = Style.PLAIN


Row = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """What a whole terminal shows.

    Attributes:
        rows: from the top; a row may be shorter than the terminal is wide, never longer.
        cursor: the column and row, from 0, where the focus is: a magnifier follows the cursor.
        yellow: whether the signs are yellow on black, in place of the colours of the terminal.
    """

    rows: tuple[Row, ...]
    cursor: tuple[int, int] = (0, 0)
    yellow: bool = False

    @property
    def text(self) -> str:
        """The signs alone, rows parted by line feeds."""
        return "\n".join("".join(run.text for run in row) for row in self.rows)


@dataclass(frozen=True, slots=True)
class Labels:
    """The words beside the shapes: what is in hand, what is left, what the two fillings mean."""

    hand: str = ""
    left: str = ""
    dark: str = ""
    light: str = ""


def labels(phrasebook: Phrasebook, left: int) -> Labels:
    """The labels in the language of a phrasebook; `left` pieces can still be given."""

    def words(message: Message) -> str:
        return phrasebook.render(message, Form.BRIEF)

    return Labels(
        hand=words(Message("picture-hand")),
        left=words(Message("picture-left", {"count": left})),
        dark=words(Message("picture-dark")),
        light=words(Message("picture-light")),
    )
