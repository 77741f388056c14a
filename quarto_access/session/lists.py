"""Lists that are walked by arrows and Enter: the opening, the game's menu, the options."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from quarto_access.session.commands import Action
from quarto_access.session.events import ListKind
from quarto_access.session.keys import Place
from quarto_access.session.settings import FIELDS
from quarto_access.session.steps import within

_RULES = tuple(FIELDS).index(Action.LINES)
_OPTIONS = (
    *(Action.PROFILE, *tuple(FIELDS)[:_RULES]),
    # a preset sets several of the rules that come after it
    *(Action.PRESET, *tuple(FIELDS)[_RULES:]),
)

ITEMS: dict[ListKind, tuple[Action, ...]] = {
    ListKind.SAVED: (
        Action.GO_ON,
        Action.START_NEW,
        Action.LESSON,
        Action.SAVES,
        Action.OPTIONS,
        Action.HELP,
        Action.LEAVE,
    ),
    ListKind.OPTIONS: _OPTIONS,
    ListKind.GAME: (
        Action.CALL,
        Action.STATUS,
        Action.TIME,
        Action.MORE_TIME,
        Action.HAND,
        Action.BOARD_ROWS,
        Action.BOARD_COLUMNS,
        Action.LINE,
        Action.LINE_BACK,
        Action.VACANT,
        Action.POOL,
        Action.POOL_NAMES,
        Action.LENS,
        Action.LENS_BACK,
        Action.FIND,
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
        Action.TAKE_BACK,
        Action.REDO,
        Action.ACCEPT,
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
        Action.LOT_TOLD,
        Action.READ_GAME,
        Action.MISSED,
        Action.MISSED_BACK,
        Action.SAVE_AS,
        Action.SAVES,
        Action.WRITE_TEXT,
        Action.WRITE_RECORD,
        Action.RESIGN,
        Action.NEW_GAME,
        Action.MAIN_MENU,
        Action.LEAVE,
    ),
}
"""What stands in each list. The game's menu holds every action but those that a key names.

What stands in the opening depends on the games that there are: see `opening_list`.
"""

_AROUND = (Action.SAVES, Action.OPTIONS, Action.HELP, Action.LEAVE)

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
    """An open list and the item it stands on; `asked` is how often that was read on request."""

    kind: ListKind
    items: tuple[Action, ...]
    index: int = 0
    asked: int = 0

    @property
    def action(self) -> Action:
        """The action of the item it stands on."""
        return self.items[self.index]

    @property
    def place(self) -> Place:
        """Where keys are pressed while the list is open."""
        return PLACES[self.kind]


def listing(kind: ListKind) -> Listing:
    """A list with the items that it always has, on its first one."""
    return Listing(kind, ITEMS[kind])


def opening_list(entries: Iterable[Action], *, saved: bool, first: bool) -> Listing:
    """What can be begun, what was saved, and what there is around it.

    `entries` are the beginnings that the games offer. Who comes for the first time is offered a
    lesson before anything else.
    """
    items = tuple(entries)
    if first and Action.LESSON in items:
        items = (Action.LESSON, *(item for item in items if item is not Action.LESSON))
    return Listing(ListKind.OPENING, (*items, *((Action.GO_ON,) if saved else ()), *_AROUND))


def moved(listing: Listing, step: int) -> tuple[Listing, bool]:
    """The list one item on (1) or back (-1), and whether it stayed at its end."""
    index, edge = within(listing.index + step, len(listing.items))
    return replace(listing, index=index, asked=0), edge
