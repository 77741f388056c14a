"""What a house is handed: where records are kept, and who understands typed lines."""

from collections.abc import Sequence
from typing import Protocol

from quarto_access.rules.quarto.moves import Move
from quarto_access.rules.quarto.state import State
from quarto_access.session.commands import Command
from quarto_access.session.events import NotUnderstood, PieceUnclear
from quarto_access.session.quarto.chosen import ColourWords
from quarto_access.session.quarto.find import Sought
from quarto_access.session.quarto.players import NamesTyped
from quarto_access.session.quarto.views import FindUnclear


class Store(Protocol):
    """Where the text of a game's record is kept."""

    def load(self) -> str | None:
        """The text that was kept, None where there is none or it cannot be read."""
        ...

    def save(self, text: str, lines: Sequence[str] = ()) -> bool:
        """Keep a text instead of the one before; False when that fails.

        `lines` are the journal of the same game, which is kept a line at a time.
        """
        ...

    def journal(self) -> str | None:
        """The lines that were kept and are not settled, None without any."""
        ...

    def settle(self) -> bool:
        """Have the text alone hold everything, without the lines; False when that fails."""
        ...

    moved: str | None
    """The name of the file that is written now, when another program took the first one."""

    def set_aside(self) -> bool:
        """Leave what is kept under another name, so that the next save begins anew."""
        ...

    def keep_beside(self, text: str) -> bool:
        """Keep a text under another name; False when that fails."""
        ...


class Bookmark(Protocol):
    """Keeps how far a person has come in the lesson."""

    def load(self) -> int:
        """The step to go on with, 0 for the first."""
        ...

    def save(self, step: int) -> bool:
        """Keep a step, where another one was kept; False when that fails."""
        ...


class LineReader(Protocol):
    """Understands typed lines."""

    def __call__(
        self, line: str, state: State
    ) -> Command | Move | tuple[Move, ...] | NamesTyped | NotUnderstood | PieceUnclear:
        """What a line asks for in a state: something to do or one move after the other."""
        ...

    def speak_of(self, colours: ColourWords) -> None:
        """Understand these words for light and dark from now on, beside the usual ones."""
        ...

    def sought(self, text: str) -> Sought | FindUnclear:
        """The cell or the kind of pieces that a text names, or why it names none."""
        ...
