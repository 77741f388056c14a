"""What is told while it is found out who gives first, and afterwards on request."""

from dataclasses import dataclass

from quarto_access.session.quarto.players import Names
from quarto_access.session.quarto.starting_lot import Drawn, Hidden, Lot


@dataclass(frozen=True, slots=True)
class LotAsked:
    """Who gives first is to be said: by odd or even, or as it was agreed; `two` people play."""

    drawn: Drawn
    two: bool
    names: Names = ()


@dataclass(frozen=True, slots=True)
class LotChoice:
    """A choice that Enter would make; `edge` that there is no further one."""

    drawn: Drawn
    two: bool
    choice: int
    edge: bool = False
    names: Names = ()


@dataclass(frozen=True, slots=True)
class LotUnchosen:
    """Enter was pressed before anything was chosen, or a number that is no choice here."""

    drawn: Drawn
    two: bool
    number: int | None = None


@dataclass(frozen=True, slots=True)
class LotSealed:
    """The seal of the number that the program has fixed, before anything was chosen."""

    seal: str
    two: bool


@dataclass(frozen=True, slots=True)
class LotTold:
    """How it was found out who gives first; None where the game does not know."""

    lot: Lot | None
    two: bool

    @property
    def hidden(self) -> Hidden | None:
        """The number that the program had fixed, in a game of odd or even."""
        return self.lot.hidden if self.lot else None


LotView = LotAsked | LotChoice | LotUnchosen | LotSealed | LotTold
