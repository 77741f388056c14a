"""Where a key can be pressed: every place, in every phase of a game; how to get there and tell."""

from collections.abc import Iterable
from dataclasses import dataclass

from harness import MemoryStore, Program

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import SQUARES
from quarto_access.rules.quarto.events import Ended, Event, Given, Passed, Placed
from quarto_access.rules.quarto.moves import Due, Give, Place
from quarto_access.rules.quarto.ruleset import STANDARD
from quarto_access.session.events import ListKind, ListOpened, ShellEvent
from quarto_access.session.keys import Place as KeyPlace
from quarto_access.session.quarto.clock_events import ByLot
from quarto_access.session.quarto.entries import Entry
from quarto_access.session.quarto.record import Record
from quarto_access.session.quarto.record_text import format_record
from quarto_access.session.quarto.timeline import DoneAgain, TakenBack
from quarto_access.session.quarto.views import CallOpened, CallPointed, LotDrawn, Resumed, View
from quarto_access.session.settings import Settings

Told = Event | View | ShellEvent

EARLY = "0---/-f--/----/---- -"
WINNABLE = "028-/1---/----/---- 4"
LAST = "4a1e/fc5b/93d8/076- 2"


@dataclass(frozen=True)
class Way:
    """How to get somewhere: a game of two people that goes on, None for the opening, then keys.

    `lot` is the setting of that name.
    """

    game: Record | None
    keys: tuple[str, ...] = ()
    lot: str = "random"


def _game(start: str | None, *moves: Entry) -> Record:
    return Record(STANDARD, dict.fromkeys(Seat, "person"), start=start, moves=moves)


_SAVED = _game(None, Entry(Seat.A, Give(3)), Entry(Seat.B, Place(5)))
_CHOOSING = _game(EARLY, Entry(Seat.A, Give(4)), Entry(Seat.B, Place(10)))
_PLACING = _CHOOSING.plus(Seat.B, Give(12))
_CLOSING = _game(LAST, Entry(Seat.A, Place(15)))
_WON = _game(WINNABLE, Entry(Seat.B, Place(3)))
_CALL = ("enter", "q", "1", "enter")

_SAVED_AS_X = ("i", *"save", "space", "x", "enter")

WAYS = {
    "opening": Way(None),
    "saved": Way(_SAVED),
    "choosing tray": Way(_CHOOSING, ("enter",)),
    "choosing log": Way(_CHOOSING, ("enter", "tab")),
    "choosing board": Way(_CHOOSING, ("enter", "shift-tab")),
    "placing board": Way(_PLACING, ("enter",)),
    "placing tray": Way(_PLACING, ("enter", "tab")),
    "placing log": Way(_PLACING, ("enter", "shift-tab")),
    "closing board": Way(_CLOSING, ("enter",)),
    "closing tray": Way(_CLOSING, ("enter", "tab")),
    "closing log": Way(_CLOSING, ("enter", "shift-tab")),
    "over board": Way(_WON, _CALL),
    "over tray": Way(_WON, (*_CALL, "tab")),
    "over log": Way(_WON, (*_CALL, "shift-tab")),
    "calling no line": Way(_PLACING, ("enter", "q")),
    "calling a line": Way(_PLACING, ("enter", "q", "b")),
    "calling a square": Way(_PLACING, ("enter", "q", "v")),
    "lot": Way(None, ("p",), lot="odd-even"),
    "menu": Way(_PLACING, ("enter", "escape")),
    "options": Way(_PLACING, ("enter", "o")),
    "asking": Way(_PLACING, ("enter", "i", *"resign", "enter")),
    "typing": Way(_PLACING, ("enter", "i", "b")),
    "saves": Way(_PLACING, ("enter", *_SAVED_AS_X, "i", *"saves", "enter")),
    "describing": Way(_PLACING, ("enter", "k")),
}


def reach(name: str, *, brief: bool = True) -> Program:
    """A program in which the next key is pressed in this situation.

    Only its beginning has been spoken, since that takes longer than anything else.
    """
    way = WAYS[name]
    text = format_record(way.game) if way.game else None
    settings = Settings(welcomed=True, lot=way.lot)
    program = Program(brief=brief, store=MemoryStore(text), settings=settings)
    program.open()
    program.press(*way.keys[:1])
    for key in way.keys[1:]:
        program.events += program.shell.press((key,))
    return program


def place_of(name: str) -> KeyPlace:
    """Where keys are pressed in a situation, as the key table knows it."""
    return reach(name).shell.place


def situation(program: Program) -> str:
    """Where the program is: told more finely than by the place alone."""
    place = program.shell.place
    match place:
        case KeyPlace.BOARD | KeyPlace.TRAY | KeyPlace.LOG:
            return f"{_PHASES[_due(program.events)]} {place}"
        case KeyPlace.CALLING:
            return _call(program.events)
        case KeyPlace.MENU:
            opened = [event for event in program.events if isinstance(event, ListOpened)]
            if not opened:
                # the languages offer themselves before anything can be opened
                return "languages"
            return "options" if opened[-1].kind is ListKind.OPTIONS else "menu"
        case _:
            return place.value


_PHASES = {
    Due.GIVE: "choosing",
    Due.PLACE: "placing",
    Due.CLOSE: "closing",
    Due.NOTHING: "over",
}


def _due(events: Iterable[Told]) -> Due:
    due = Due.NOTHING
    for told in events:
        event = told.event if isinstance(told, ByLot) else told
        match event:
            case LotDrawn() | Resumed() | TakenBack() | DoneAgain():
                due = event.state.due
            case Given():
                due = Due.PLACE
            case Placed():
                due = Due.GIVE if event.left else Due.CLOSE
            case Passed():
                due = Due.CLOSE
            case Ended():
                due = Due.NOTHING
            case _:
                pass
    return due


def _call(events: Iterable[Told]) -> str:
    call = ""
    for event in events:
        match event:
            case CallOpened():
                call = "calling no line"
            case CallPointed():
                call = "calling a square" if event.line in SQUARES else "calling a line"
            case _:
                pass
    return call
