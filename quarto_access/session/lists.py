"""Lists that are walked by arrows and Enter: the opening, the game's menu, the options."""

from dataclasses import dataclass, replace

from quarto_access.session.commands import Action
from quarto_access.session.events import ListKind
from quarto_access.session.keys import Place
from quarto_access.session.settings import FIELDS

ITEMS: dict[ListKind, tuple[Action, ...]] = {
    ListKind.OPENING: (Action.PLAY_COMPUTER, Action.PLAY_TWO, Action.HELP, Action.LEAVE),
    ListKind.SAVED: (Action.GO_ON, Action.START_NEW, Action.HELP, Action.LEAVE),
    ListKind.OPTIONS: tuple(FIELDS),
    ListKind.GAME: (
        Action.CALL,
        Action.STATUS,
        Action.HAND,
        Action.BOARD_ROWS,
        Action.BOARD_COLUMNS,
        Action.LINE,
        Action.LINE_BACK,
        Action.VACANT,
        Action.POOL,
        Action.POOL_NAMES,
        Action.LAST_MOVE,
        Action.NEXT_FREE,
        Action.PREVIOUS_FREE,
        Action.NEXT_TAKEN,
        Action.PREVIOUS_TAKEN,
        Action.LAST_CHANGED,
        Action.NEXT_REGION,
        Action.PREVIOUS_REGION,
        Action.READ_FOCUS,
        Action.WHERE,
        Action.CONFIRM,
        Action.BACK,
        Action.REPEAT,
        Action.SPELL,
        Action.OLDER,
        Action.NEWER,
        Action.OLDEST,
        Action.NEWEST,
        Action.TYPE,
        Action.DESCRIBE,
        Action.HELP,
        Action.ALL_KEYS,
        Action.SOUND_BOARD,
        Action.SOUND_LINE,
        Action.SOUNDS,
        Action.VERBOSITY,
        Action.FASTER,
        Action.SLOWER,
        Action.OPTIONS,
        Action.RESIGN,
        Action.NEW_GAME,
        Action.LEAVE,
    ),
}
"""What stands in each list. The game's menu holds every action but those that a key names."""

SOUND_COUNT = 55
"""How many sounds the list of sounds has; the list itself is where sounds have words."""

PLACES = {
    ListKind.OPENING: Place.OPENING,
    ListKind.SAVED: Place.SAVED,
    ListKind.OPTIONS: Place.MENU,
    ListKind.GAME: Place.MENU,
}


@dataclass(frozen=True, slots=True)
class Listing:
    """An open list and the item it stands on."""

    kind: ListKind
    index: int = 0

    @property
    def action(self) -> Action:
        """The action of the item it stands on."""
        return ITEMS[self.kind][self.index]

    @property
    def place(self) -> Place:
        """Where keys are pressed while the list is open."""
        return PLACES[self.kind]


def moved(listing: Listing, step: int) -> tuple[Listing, bool]:
    """The list one item on (1) or back (-1), and whether it stayed at its end."""
    index = listing.index + step
    if 0 <= index < len(ITEMS[listing.kind]):
        return replace(listing, index=index), False
    return listing, True
