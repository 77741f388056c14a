"""What the narrator keeps in mind about its listener."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from quarto_access.rules.quarto.pieces import Attribute, Piece
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset
from quarto_access.speech.message import Message
from quarto_access.speech.quarto.marking import Marking
from quarto_access.speech.quarto.names import Listener, piece_name, place_name


@dataclass
class Context:
    """Who listens, which rules are in force, and which piece was named just now.

    `companion` tells that people play at a real board and only enter here what was done.

    `named` is the piece that the listener heard last, so that it is not named twice. `marking` are
    the words for the two colours.
    """

    listener: Listener = field(default_factory=lambda: Listener({}))
    ruleset: Ruleset = STANDARD
    named: Piece | None = None
    marking: Marking = field(default_factory=Marking)
    companion: bool = False

    @property
    def counted(self) -> tuple[Attribute, ...]:
        """The attributes that are spoken."""
        return self.ruleset.attributes

    def piece(self, piece: Piece, lens: Attribute | None = None) -> Message:
        """A piece by name, or by the one attribute of a lens."""
        return piece_name(piece, self._seen(lens))

    def places(
        self, pieces: Iterable[Piece | None], lens: Attribute | None = None
    ) -> tuple[Message, ...]:
        """What stands on cells, without the word piece."""
        return tuple(place_name(piece, self._seen(lens)) for piece in pieces)

    def seen(self, piece: Piece, lens: Attribute | None) -> Message:
        """The piece in focus. Of one attribute it is not told which piece that is."""
        self.named = None if lens else piece
        return self.piece(piece, lens)

    def _seen(self, lens: Attribute | None) -> tuple[Attribute, ...]:
        return (lens,) if lens else self.counted
