"""The keyboard as a table: which key does what, where. Help, the key describer and docs read it.

A key is a token: the character itself, "space", or a name such as "up", "shift-tab", "ctrl-c".
A letter in upper case that is bound nowhere means the lower case one, for the sake of Caps Lock.
"""

from dataclasses import dataclass
from enum import StrEnum, auto

from quarto_access.session.commands import Action, Command


class Place(StrEnum):
    """Where a key is pressed: each place has its own meaning for some keys."""

    OPENING = auto()
    SAVED = auto()
    BOARD = auto()
    TRAY = auto()
    LOG = auto()
    CALLING = auto()
    LOT = auto()
    MENU = auto()
    ASKING = auto()
    TYPING = auto()
    DESCRIBING = auto()
    SAVES = auto()


@dataclass(frozen=True, slots=True)
class Binding:
    """Keys that do one action in some places; the key becomes the argument where several stand."""

    keys: tuple[str, ...]
    action: Action
    places: frozenset[Place]

    def command(self, key: str) -> Command:
        """What pressing one of the keys asks for."""
        return Command(self.action, key if len(self.keys) > 2 else "")  # noqa: PLR2004


_BOARD = frozenset({Place.BOARD})
_TRAY = frozenset({Place.TRAY})
_LOG = frozenset({Place.LOG})
_GRID = _BOARD | _TRAY
_PLAY = _GRID | _LOG
_CALLING = frozenset({Place.CALLING})
_LOT = frozenset({Place.LOT})
_START = frozenset({Place.OPENING, Place.SAVED})
_SAVES = frozenset({Place.SAVES})
_LISTS = _START | _SAVES | {Place.MENU}
_ASKING = frozenset({Place.ASKING})
_TYPING = frozenset({Place.TYPING})
_DESCRIBING = frozenset({Place.DESCRIBING})
_CALM = _PLAY | _LISTS | _CALLING | _LOT | _ASKING
_EVERYWHERE = frozenset(Place)

LETTERS = ("a", "b", "c", "d")
DIGITS = ("1", "2", "3", "4")
NUMBERS = tuple("0123456789")

BINDINGS: tuple[Binding, ...] = (
    Binding(("up",), Action.UP, _PLAY),
    Binding(("down",), Action.DOWN, _PLAY),
    Binding(("left",), Action.LEFT, _PLAY),
    Binding(("right",), Action.RIGHT, _PLAY),
    Binding(LETTERS, Action.COLUMN, _BOARD),
    Binding(DIGITS, Action.ROW, _BOARD),
    Binding(DIGITS, Action.FLIP, _TRAY),
    Binding(("0",), Action.LAST_CHANGED, _PLAY),
    Binding(("tab",), Action.NEXT_REGION, _PLAY),
    Binding(("shift-tab",), Action.PREVIOUS_REGION, _PLAY),
    Binding(("e",), Action.NEXT_FREE, _GRID),
    Binding(("E",), Action.PREVIOUS_FREE, _GRID),
    Binding(("n",), Action.NEXT_TAKEN, _GRID),
    Binding(("N",), Action.PREVIOUS_TAKEN, _GRID),
    Binding(("enter",), Action.CONFIRM, _PLAY),
    Binding(("space",), Action.READ_FOCUS, _PLAY),
    Binding(("q",), Action.CALL, _PLAY),
    Binding(("backspace",), Action.BACK, _PLAY),
    Binding(("u",), Action.TAKE_BACK, _PLAY),
    Binding(("U",), Action.REDO, _PLAY),
    Binding(("y",), Action.ACCEPT, _PLAY),
    Binding(("h",), Action.HAND, _PLAY),
    Binding(("s",), Action.STATUS, _PLAY | _LOT),
    Binding(("t",), Action.TIME, _PLAY),
    Binding(("p",), Action.POOL, _PLAY),
    Binding(("P",), Action.POOL_NAMES, _PLAY),
    Binding(("v",), Action.VACANT, _PLAY),
    Binding(("V",), Action.VERBOSITY, _CALM),
    Binding(("i",), Action.TYPE, _PLAY),
    Binding(("m",), Action.BOARD_ROWS, _PLAY),
    Binding(("M",), Action.BOARD_COLUMNS, _PLAY),
    Binding(("x",), Action.LINE, _PLAY),
    Binding(("X",), Action.LINE_BACK, _PLAY),
    Binding(("j",), Action.LENS, _PLAY),
    Binding(("J",), Action.LENS_BACK, _PLAY),
    Binding(("f",), Action.FIND, _PLAY),
    Binding(("l",), Action.LAST_MOVE, _PLAY),
    Binding(("r",), Action.REPEAT, _CALM),
    Binding(("R",), Action.SPELL, _CALM),
    Binding((",",), Action.OLDER, _CALM),
    Binding((".",), Action.NEWER, _CALM),
    Binding(("<", "home"), Action.OLDEST, _CALM),
    Binding((">", "end"), Action.NEWEST, _CALM),
    Binding(("g",), Action.MISSED, _PLAY),
    Binding(("G",), Action.MISSED_BACK, _PLAY),
    Binding(("w",), Action.WHERE, _PLAY),
    Binding(("k",), Action.DESCRIBE, _CALM),
    Binding(("o",), Action.OPTIONS, _PLAY | _START | _LOT),
    Binding(("?", "f1"), Action.HELP, _CALM),
    Binding(("z",), Action.SOUND_BOARD, _PLAY),
    Binding(("Z",), Action.SOUND_LINE, _PLAY),
    Binding(("+", "="), Action.FASTER, _CALM),
    Binding(("-",), Action.SLOWER, _CALM),
    Binding(("escape",), Action.MENU, _PLAY),
    Binding(LETTERS, Action.POINT_COLUMN, _CALLING),
    Binding(DIGITS, Action.POINT_ROW, _CALLING),
    Binding(("x",), Action.POINT_DIAGONAL, _CALLING),
    Binding(("v",), Action.POINT_SQUARE, _CALLING),
    Binding(("l",), Action.POINT_LAST, _CALLING),
    Binding(("down", "tab"), Action.POINT_NEXT, _CALLING),
    Binding(("right",), Action.POINT_NEXT, _CALLING),
    Binding(("up", "shift-tab"), Action.POINT_PREVIOUS, _CALLING),
    Binding(("left",), Action.POINT_PREVIOUS, _CALLING),
    Binding(("space",), Action.READ_FOCUS, _CALLING),
    Binding(("enter",), Action.CALL_NOW, _CALLING),
    Binding(("backspace", "q"), Action.WITHDRAW, _CALLING),
    Binding(("escape",), Action.WITHDRAW, _CALLING),
    Binding(NUMBERS, Action.LOT_DIGIT, _LOT),
    Binding(("down", "tab"), Action.ITEM_NEXT, _LISTS | _LOT),
    Binding(("up", "shift-tab"), Action.ITEM_PREVIOUS, _LISTS | _LOT),
    Binding(("enter",), Action.ITEM_CHOOSE, _LISTS | _LOT),
    Binding(("right",), Action.ITEM_MORE, frozenset({Place.MENU})),
    Binding(("left",), Action.ITEM_LESS, frozenset({Place.MENU})),
    Binding(("space",), Action.ITEM_READ, _LISTS | _LOT | _ASKING),
    Binding(("escape", "backspace"), Action.CLOSE, _SAVES | _LOT | {Place.MENU}),
    Binding(("delete", "d"), Action.DELETE_SAVE, _SAVES),
    Binding(("escape",), Action.CLOSE, _START | _TYPING | _DESCRIBING),
    Binding(("enter",), Action.YES, _ASKING),
    Binding(("escape", "backspace"), Action.NO, _ASKING),
    Binding(("n",), Action.START_NEW, frozenset({Place.SAVED})),
    Binding(("p",), Action.PLAY_COMPUTER, _START),
    Binding(("2", "t"), Action.PLAY_TWO, _START),
    Binding(("l",), Action.LESSON, _START),
    Binding(("s",), Action.SAVES, _START),
    Binding(("g",), Action.GO_ON, _START),
    Binding(("q",), Action.LEAVE, _START),
    Binding(("v",), Action.SPEECH, _START),
    Binding(("c",), Action.COLOUR, _START),
    Binding(("C",), Action.COLOUR_BACK, _START),
    Binding(("enter",), Action.RUN_LINE, _TYPING),
    Binding(("backspace",), Action.ERASE, _TYPING),
    Binding(("tab",), Action.READ_LINE, _TYPING),
    Binding(("f1",), Action.HELP, _TYPING),
    Binding(("ctrl-c",), Action.INTERRUPT, _EVERYWHERE),
    Binding(("ctrl-d",), Action.LEAVE, _EVERYWHERE),
)


def _by_place() -> dict[Place, dict[str, Binding]]:
    table: dict[Place, dict[str, Binding]] = {place: {} for place in Place}
    for binding in BINDINGS:
        for place in binding.places:
            for key in binding.keys:
                if key in table[place]:
                    message = f"{key} is bound twice in {place}"
                    raise ValueError(message)
                table[place][key] = binding
    return table


_TABLE = _by_place()
KEYS = frozenset(key for binding in BINDINGS for key in binding.keys)
"""Every key that is bound anywhere."""


def find(place: Place, key: str) -> Binding | None:
    """The binding of a key in a place; an upper case letter without one means the lower case."""
    here = _TABLE[place]
    return here.get(key) or (here.get(key.lower()) if len(key) == 1 else None)


def keys_of(action: Action, place: Place | None = None) -> tuple[str, ...]:
    """The keys of an action, in one place or in any."""
    found = (
        key
        for binding in BINDINGS
        if binding.action is action and (place is None or place in binding.places)
        for key in binding.keys
    )
    # the same key may stand for an action in several bindings
    return tuple(dict.fromkeys(found))


def bindings_in(place: Place) -> tuple[Binding, ...]:
    """All bindings of a place, those that hold almost everywhere after its own."""
    here = (binding for binding in BINDINGS if place in binding.places)
    return tuple(sorted(here, key=lambda binding: binding.places >= _CALM))
