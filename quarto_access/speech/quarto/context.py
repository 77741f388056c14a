"""What the narrator keeps in mind about its listener."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from quarto_access.rules.quarto.pieces import Attribute, Piece
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset
from quarto_access.speech.message import Message
from quarto_access.speech.quarto.names import Listener, piece_name, place_name


@dataclass
class Context:
    """Who listens, which rules are in force, and which piece was named just now.

    `named` is the piece that the listener heard last, so that it is not named twice.
    """

    listener: Listener = field(default_factory=lambda: Listener({}))
    ruleset: Ruleset = STANDARD
    named: Piece | None = None

    @property
    def counted(self) -> tuple[Attribute, ...]:
        """The attributes that are spoken."""
        return self.ruleset.attributes

    def piece(self, piece: Piece) -> Message:
        """A piece by name."""
        return piece_name(piece, self.counted)

    def places(self, pieces: Iterable[Piece | None]) -> tuple[Message, ...]:
        """What stands on cells, without the word piece."""
        return tuple(place_name(piece, self.counted) for piece in pieces)
