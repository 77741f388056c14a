"""What the shell is handed: desks at games, and somebody who deals, keeps and reads."""

from collections.abc import Callable, Mapping
from typing import Protocol, TypeVar

from quarto_access.session.commands import Action, Command
from quarto_access.session.events import SavedGame, SaveSetAside, ShellEvent
from quarto_access.session.keys import Place
from quarto_access.session.saves import SavedItem, Shelf, ShelfRefused
from quarto_access.session.settings import Settings

EventT = TypeVar("EventT")
EventT_co = TypeVar("EventT_co", covariant=True)


class Desk(Protocol[EventT_co]):
    """One keyboard at a game."""

    confirm_gives: bool
    from_top: bool
    """Whether row 1 of the board is the one farthest from the person, so that Up goes to it."""
    closed: bool
    """Whether nothing more is to be done here, so that the beginning is gone back to."""

    @property
    def onward(self) -> "tuple[Desk[EventT_co], tuple[EventT_co, ...]] | None":
        """The desk that takes the place of this one, and what it begins with; None to stay."""
        ...

    @property
    def extras(self) -> tuple[Action, ...]:
        """What the menu offers here, before what it offers everywhere."""
        ...

    @property
    def meanings(self) -> Mapping[Action, Action]:
        """What some actions come to here, as help and the menu have to name them."""
        ...

    @property
    def playing(self) -> bool:
        """Whether a game is going on that can be resigned and is kept."""
        ...

    @property
    def due(self) -> int | None:
        """The milliseconds until a clock has something to say, None where none is running."""
        ...

    def pass_time(self, time: int, /) -> tuple[EventT_co, ...]:
        """Let milliseconds of a clock pass; what that leads to."""
        ...

    @property
    def place(self) -> Place:
        """Where keys are pressed now."""
        ...

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        ...

    def handle(self, command: Command, before: Action | None, /) -> tuple[EventT_co, ...]:
        """Answer a command of play; with nothing, where it has no meaning here.

        `before` is what was asked for just before: the same question again may be answered
        otherwise.
        """
        ...

    def resign(self) -> tuple[EventT_co, ...]:
        """Give the game up for the person whose turn it is."""
        ...

    def rules(self) -> tuple[EventT_co, ...]:
        """Tell the rules in force."""
        ...

    def first_help(self) -> tuple[Action, ...]:
        """What helps most at this moment, the most important first."""
        ...


class House(Protocol[EventT]):
    """Deals games, keeps their records and reads typed lines."""

    def saved_game(self) -> SavedGame | SaveSetAside | None:
        """The game that can be gone on with, if any, or what became of one that is damaged."""
        ...

    @property
    def entries(self) -> Mapping[Action, Callable[[], tuple[Desk[EventT], tuple[EventT, ...]]]]:
        """What can be begun, in the order in which it is offered, and how."""
        ...

    def follow(self, settings: Settings) -> None:
        """Go by what a person has chosen, from the next game on."""
        ...

    @property
    def shelf(self) -> Shelf:
        """The games that are saved under names."""
        ...

    def take_from(self, item: SavedItem) -> tuple[Desk[EventT], tuple[EventT, ...]] | ShelfRefused:
        """Go on with a saved game, or say why not; the game that was played is kept."""
        ...

    def go_on(self) -> tuple[Desk[EventT], tuple[EventT, ...]]:
        """Take up the saved game."""
        ...

    def deal_again(self) -> tuple[Desk[EventT], tuple[EventT, ...]]:
        """Begin the next game with the same players; who began now comes second."""
        ...

    def settle(self) -> None:
        """Take note of the time that has run, before the game is left and kept."""
        ...

    def keep(self) -> bool:
        """Write down what has not been written yet; False when that fails."""
        ...

    def moved(self) -> str | None:
        """The new name of what keeps the game, once after it has changed."""
        ...

    def read(self, line: str) -> Command | tuple[EventT | ShellEvent, ...]:
        """Make a typed line a command, or carry it out as a move, or say why not."""
        ...

    def is_result(self, event: EventT | ShellEvent) -> bool:
        """Whether an event must be told even when more keys were pressed after it."""
        ...
