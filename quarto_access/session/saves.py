"""Saved games by name: what the list of them holds, what can be done with one, what is told."""

from dataclasses import dataclass, replace
from enum import StrEnum, auto
from typing import Protocol

from quarto_access.session.keys import Place
from quarto_access.session.steps import within


class ShelfFault(StrEnum):
    """Why something was not done with a saved game."""

    NO_NAME = auto()
    """What was typed holds no letter and no digit."""
    TOO_LONG = auto()
    TAKEN = auto()
    """A game was saved under this name before."""
    NO_GAME = auto()
    """No game is being played that could be saved."""
    NOT_WRITTEN = auto()
    NOT_DELETED = auto()
    UNKNOWN = auto()
    """No saved game is called so."""
    AMBIGUOUS = auto()
    """Several names begin so."""
    NOTHING_SAVED = auto()
    DAMAGED = auto()
    """The file is cut off, or cannot be read."""
    FOREIGN = auto()
    """The file is of another program or another game."""
    NEWER = auto()
    """The file is of a newer version of this program."""


class Written(StrEnum):
    """What a game can be written down as."""

    TEXT = auto()
    """Plain sentences."""
    RECORD = auto()
    """The data that a game is gone on with."""


@dataclass(frozen=True, slots=True)
class SavedItem:
    """A saved game, as a list tells it.

    `key` finds it again, `days` is how long ago it was saved. Where `fault` is not None nothing
    else is known of it. `over` tells that the game has ended.
    """

    key: str
    name: str
    days: int
    fault: ShelfFault | None = None
    against_computer: bool = False
    placed: int = 0
    over: bool = False


@dataclass(frozen=True, slots=True)
class SavedList:
    """The list of saved games and the item it stands on."""

    items: tuple[SavedItem, ...]
    index: int = 0
    place: Place = Place.SAVES

    @property
    def item(self) -> SavedItem:
        """The saved game it stands on."""
        return self.items[self.index]

    def moved(self, step: int) -> tuple["SavedList", bool]:
        """The list so many items on, and whether it stayed at its end."""
        index, edge = within(self.index + step, len(self.items))
        return replace(self, index=index), edge

    def read(self, *, edge: bool = False, full: bool = False) -> "SaveRead":
        """What is told of the item it stands on."""
        return SaveRead(self.item, self.index + 1, len(self.items), edge, full)


@dataclass(frozen=True, slots=True)
class SavesOpened:
    """The list of so many saved games was opened."""

    count: int


@dataclass(frozen=True, slots=True)
class SaveRead:
    """A saved game of the list, its number in it; `full` tells also what can be done."""

    item: SavedItem
    number: int
    count: int
    edge: bool = False
    full: bool = False


@dataclass(frozen=True, slots=True)
class SavedAs:
    """The game, as it stands, is kept under a name too."""

    name: str


@dataclass(frozen=True, slots=True)
class SaveDeleted:
    """A saved game is gone."""

    name: str


@dataclass(frozen=True, slots=True)
class ShelfRefused:
    """Nothing was done with a saved game; `name` is what it is called, or what was typed."""

    fault: ShelfFault
    name: str = ""


@dataclass(frozen=True, slots=True)
class GameWritten:
    """The game was written down in a new file of this name, among the person's documents."""

    kind: Written
    name: str


SavesEvent = SavesOpened | SaveRead | SavedAs | SaveDeleted | ShelfRefused | GameWritten


class Shelf(Protocol):
    """Keeps games under names."""

    def items(self) -> tuple[SavedItem, ...]:
        """All saved games, the latest first."""
        ...

    def ready(self) -> ShelfRefused | None:
        """Why no game can be saved now; None where one can."""
        ...

    def save(self, name: str) -> SavedAs | ShelfRefused:
        """Keep the game that is played under a name, too."""
        ...

    def find(self, text: str) -> SavedItem | ShelfRefused:
        """The saved game of a key, of a name, or whose name alone begins so."""
        ...

    def delete(self, key: str) -> SaveDeleted | ShelfRefused:
        """Do away with a saved game."""
        ...

    def write(self, kind: Written, name: str) -> GameWritten | ShelfRefused:
        """Write the game that is played into a new file; without a name it gets a number."""
        ...
