"""Around the game: opening, lists, questions, help, the typed line, the key describer, leaving.

The shell knows no rules. It turns a key into a command by the key table, answers what is its own
and hands everything else to the desk of the game that is being played.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Generic, TypeVar

from quarto_access.session.commands import Action, Command
from quarto_access.session.events import (
    Direction,
    HelpRead,
    HistoryStepped,
    KeyDescribed,
    Left,
    ListKind,
    NothingSaved,
    Pasted,
    QuitAsked,
    Repeated,
    SavedGame,
    SaveFailed,
    SaveMoved,
    SaveSetAside,
    ShellEvent,
    SignTyped,
    Unbound,
    Welcomed,
)
from quarto_access.session.hearing import Hearing, OwnVoice
from quarto_access.session.house import Desk, House
from quarto_access.session.keys import Binding, Place, bindings_in, find, keys_of
from quarto_access.session.lists import ITEMS, Listing, listing, opening_list
from quarto_access.session.overlays import (
    Choosing,
    Describing,
    Overlay,
    Typing,
    answer,
    changed,
    opened,
    unheard,
)
from quarto_access.session.presets import own_rules_or
from quarto_access.session.profiles import own_or
from quarto_access.session.saves import ShelfRefused
from quarto_access.session.settings import Settings, Speech
from quarto_access.session.shelf import shelved

EventT = TypeVar("EventT")

_TOLD: dict[Action, ShellEvent] = {
    Action.OLDER: HistoryStepped(Direction.OLDER),
    Action.NEWER: HistoryStepped(Direction.NEWER),
    Action.OLDEST: HistoryStepped(Direction.OLDEST),
    Action.NEWEST: HistoryStepped(Direction.NEWEST),
    Action.REPEAT: Repeated(spelled=False),
    Action.SPELL: Repeated(spelled=True),
}
_AROUND_HELP = (
    *(Action.ITEM_CHOOSE, Action.PLAY_COMPUTER, Action.PLAY_TWO, Action.START_NEW),
    *(Action.ITEM_NEXT, Action.YES, Action.NO),
)
"""What helps first in lists and questions, the most important first."""
_AS_NAMED: Mapping[Action, Action] = MappingProxyType({})
_HELPS = (Action.HELP, Action.ALL_KEYS)
_RULES = 2
"""How often help is asked for again until the rules are told."""


class Shell(Generic[EventT]):
    """Everything that one keyboard can reach; `done` is true once the person has left."""

    def __init__(
        self,
        house: House[EventT],
        *,
        settings: Settings | None = None,
        hearing: Hearing | None = None,
        alias: Callable[[str], str] = lambda key: key,
    ) -> None:
        """Open a shell; `alias` tells which key is meant where another keyboard sends others."""
        self._alias = alias
        self.done = False
        self.all_saved = True
        self._house = house
        self.settings = settings or Settings()
        self._hearing = hearing or OwnVoice()
        house.follow(self.settings)
        self._desk: Desk[EventT] | None = None
        self._overlays: list[Overlay] = []
        self._saved: SavedGame | None = None
        self._own = own_or(None, self.settings)
        self._own_rules = own_rules_or(None, self.settings)
        self._first = not self.settings.welcomed
        self._before: Action | None = None
        self._helped = 0
        self._deals: dict[Action, Callable[[], tuple[Desk[EventT], tuple[EventT, ...]]]] = {
            **house.entries,
            Action.GO_ON: house.go_on,
            Action.DEAL_AGAIN: house.deal_again,
        }

    @property
    def place(self) -> Place:
        """Where keys are pressed now."""
        return self._places()[0]

    def begin(self) -> tuple[EventT | ShellEvent, ...]:
        """Open the program: what can be chosen, or the game that can be gone on with."""
        found = self._house.saved_game()
        self._saved = found if isinstance(found, SavedGame) else None
        self._desk = None
        if self._saved:
            self._overlays = [listing(ListKind.SAVED)]
            return (Welcomed(self._saved),)
        opened = self._open_list()
        return (found, *opened) if isinstance(found, SaveSetAside) else opened

    def ask_language(self, languages: tuple[str, ...]) -> tuple[EventT | ShellEvent, ...]:
        """Have each language offer itself, before anything else; then the opening follows."""
        choosing = Choosing(languages)
        self._overlays = [choosing]
        return (choosing.offered,)

    def _open_list(self) -> tuple[ShellEvent, ...]:
        """What can be begun. A person is welcomed as somebody new only once."""
        first, self._first = self._first, False
        saved = self._saved is not None
        self._overlays = [opening_list(self._house.entries, saved=saved, first=first)]
        table = Action.PLAY_COMPUTER not in self._house.entries
        return (Welcomed(None, first=first and not table, table=table),)

    def sit_down(
        self, desk: Desk[EventT], events: tuple[EventT, ...]
    ) -> tuple[EventT | ShellEvent, ...]:
        """Begin a game, or go on with one: from now on keys go to its desk."""
        self._desk = desk
        self._overlays = []
        desk.confirm_gives = self.settings.confirm_gives
        desk.from_top = self.settings.from_top
        return events

    def press(self, keys: Sequence[str]) -> tuple[EventT | ShellEvent, ...]:
        """Answer the keys of one burst: every result, and what the last key asked for."""
        answers = [told for key in keys if not self.done and (told := self._press(key))]
        results = (event for told in answers[:-1] for event in told if self._house.is_result(event))
        return (*results, *(event for told in answers[-1:] for event in told))

    @property
    def due(self) -> int | None:
        """The milliseconds until a clock has something to say, None where none is running.

        What lies over the game stops it, and where braille is read there is no time limit.
        """
        if self._desk is None or self._overlays or self.done:
            return None
        return None if self._hearing.mode is Speech.BRAILLE else self._desk.due

    def pass_time(self, time: int) -> tuple[EventT | ShellEvent, ...]:
        """Let milliseconds pass at the game; warnings, and what happens when a time runs out."""
        if self._desk is None or self.due is None:
            return ()
        told = self._desk.pass_time(time)
        if any(self._house.is_result(event) for event in told):
            # the next key is no second press of the one before
            self._before = None
        return told

    def paste(self) -> tuple[EventT | ShellEvent, ...]:
        """Answer more input at once than a person can type: nothing of it is done."""
        return (Pasted(),)

    def leave(self) -> tuple[EventT | ShellEvent, ...]:
        """End the program; the game is kept."""
        if self.done:
            return ()
        self.done = True
        self.all_saved = self._keep_whole()
        return (Left(saved=self.all_saved, playing=self._playing),)

    def keep(self) -> tuple[EventT | ShellEvent, ...]:
        """Have what has happened written down; say it once when that begins to fail."""
        before, self.all_saved = self.all_saved, self._house.keep()
        if before and not self.all_saved:
            return (SaveFailed(self._playing or not self._desk),)
        moved = self._house.moved()
        return (SaveMoved(moved),) if moved else ()

    def _keep_whole(self) -> bool:
        """Write down what has happened, with the time that has run since."""
        self._house.settle()
        return self._house.keep()

    @property
    def _playing(self) -> bool:
        return self._desk is not None and self._desk.playing

    @property
    def _top(self) -> Overlay | None:
        return self._overlays[-1] if self._overlays else None

    def _places(self) -> tuple[Place, ...]:
        """Where keys are pressed, and what lies below it, down to the game."""
        lowest = (self._desk.place,) if self._desk else ()
        return (*(overlay.place for overlay in reversed(self._overlays)), *lowest)

    def _press(self, key: str) -> tuple[EventT | ShellEvent, ...]:
        overlay = self._top
        if isinstance(overlay, Typing) and (key == "space" or len(key) == 1):
            self._before = None
            typed = overlay.text + (" " if key == "space" else key)
            self._overlays[-1] = replace(overlay, text=typed)
            return () if self._hearing.echoes else (SignTyped(key),)
        return self._press_bound(self._alias(key))

    def _press_bound(self, key: str) -> tuple[EventT | ShellEvent, ...]:
        if isinstance(self._top, Describing) and not find(Place.DESCRIBING, key):
            self._before = None
            found = self._meaning(key, below=1)
            return (KeyDescribed(key, self._meant(found) if found else None),)
        binding = self._meaning(key)
        if binding and self.place not in binding.places:
            self._overlays.pop()
        if binding is None:
            self._before = None
            return (Unbound(key, self.place),)
        return self._run(binding.command(key if key in binding.keys else key.lower()))

    def _meaning(self, key: str, below: int = 0) -> Binding | None:
        """What a key means below so many overlays: the keys that the menu names work there too."""
        overlays = self._overlays[: len(self._overlays) - below]
        places = self._places()[below:]
        found = find(places[0], key)
        top = overlays[-1] if overlays else None
        if found or not isinstance(top, Listing) or top.kind is not ListKind.GAME:
            return found
        named = find(places[1], key)
        return named if named and named.action in ITEMS[ListKind.GAME] else None

    def _run(self, command: Command) -> tuple[EventT | ShellEvent, ...]:
        before, self._before = self._before, command.action
        reply = answer(self._top, command, self.settings) if self._top else None
        if reply:
            self._overlays[-1:] = [reply.overlay] if reply.overlay else []
            return self._run(reply.then) if reply.then else reply.events
        match command.action:
            case Action.INTERRUPT:
                return self._interrupt(again=before is Action.INTERRUPT)
            case Action.RESIGN if not self._playing:
                # nothing to ask about: the rules refuse it
                return self._play(Command(Action.RESIGN_NOW), before)
            case Action.HELP | Action.ALL_KEYS as action:
                return self._help(again=before in _HELPS, every=action is Action.ALL_KEYS)
            case _:
                return (
                    self._shelved(command)
                    or self._open_or_change(command)
                    or self._play(command, before)
                )

    def _shelved(self, command: Command) -> tuple[EventT | ShellEvent, ...]:
        """Answer what is asked of the saved games; with nothing, where it is something else."""
        if command.action is Action.RESUME:
            found = self._house.shelf.find(command.argument)
            taken = found if isinstance(found, ShelfRefused) else self._house.take_from(found)
            return (taken,) if isinstance(taken, ShelfRefused) else self.sit_down(*taken)
        laid = shelved(command, self._house.shelf, tuple(self._overlays))
        if laid is None:
            return ()
        self._overlays, told = list(laid[0]), laid[1]
        return told

    def _open_or_change(self, command: Command) -> tuple[EventT | ShellEvent, ...]:
        """Answer what is the same in every game; with nothing, where it is the game's."""
        action = command.action
        if action in _TOLD:
            return (_TOLD[action],)
        extras = self._desk.extras if self._desk else ()
        if laid := opened(action, self.settings, extras, self._meanings):
            self._overlays.append(laid[0])
            return laid[1]
        if silent := unheard(action, self._hearing):
            return (silent,)
        own = (self._own, self._own_rules)
        if change := changed(command, self.settings, self._hearing, *own):
            self.settings, event = change
            self._own = own_or(self._own, self.settings)
            self._own_rules = own_rules_or(self._own_rules, self.settings)
            self._house.follow(self.settings)
            if self._desk:
                self._desk.confirm_gives = self.settings.confirm_gives
                self._desk.from_top = self.settings.from_top
            first = action is Action.LANGUAGE and not (self._desk or self._overlays)
            return (event, *self.begin()) if first else (event,)
        return ()

    def _play(self, command: Command, before: Action | None) -> tuple[EventT | ShellEvent, ...]:
        match command.action:
            case Action.LEAVE:
                return self.leave()
            case Action.CLOSE | Action.MAIN_MENU:
                self.all_saved = self._keep_whole()
                return self.begin()
            case Action.START_NEW:
                return self._open_list()
            case action if refused := self._not_offered(action):
                return (refused,)
            case action if action in self._deals:
                return self.sit_down(*self._deals[action]())
            case _:
                told = self._ask_desk(self._desk, command, before) if self._desk else ()
                return (*told, *self._next_desk())

    def _next_desk(self) -> tuple[EventT | ShellEvent, ...]:
        """Go on to where the desk leads, if it is done."""
        if self._desk and self._desk.onward:
            return self.sit_down(*self._desk.onward)
        return self.begin() if self._desk and self._desk.closed else ()

    def _not_offered(self, action: Action) -> ShellEvent | None:
        """Why something that keys of the opening begin cannot be begun, None where it can."""
        if action is Action.GO_ON and self._saved is None:
            return NothingSaved()
        begins = (Action.PLAY_COMPUTER, Action.LESSON)
        if action in begins and action not in self._deals:
            return Unbound(keys_of(action)[0], self.place)
        return None

    def _ask_desk(
        self, desk: Desk[EventT], command: Command, before: Action | None
    ) -> tuple[EventT | ShellEvent, ...]:
        match command.action:
            case Action.RESIGN_NOW:
                return desk.resign()
            case Action.RUN_TYPED:
                read = self._house.read(command.argument)
                return self._run(read) if isinstance(read, Command) else read
            case Action.CONFIRM if desk.over:
                return self._run(Command(Action.NEW_GAME))
            case _:
                return desk.handle(command, before)

    def _help(self, *, again: bool, every: bool) -> tuple[EventT | ShellEvent, ...]:
        """What helps now; asked again all keys, and once more the rules in force."""
        self._helped = self._helped + 1 if again else 0
        if self._desk and self._helped == _RULES:
            self._helped = -1
            return self._desk.rules()
        return self._help_with_keys(every=every or self._helped > 0)

    def _help_with_keys(self, *, every: bool) -> tuple[EventT | ShellEvent, ...]:
        here = tuple(self._meant(one) for one in bindings_in(self.place) if self._offered(one))
        if not every and (first := self._first_help()):
            return (HelpRead(self.place, first, all=False),)
        return (HelpRead(self.place, here, all=True),)

    def _offered(self, binding: Binding) -> bool:
        """Whether there is what a key would begin."""
        return not isinstance(self._not_offered(binding.action), Unbound)

    def _first_help(self) -> tuple[Binding, ...]:
        """The bindings that help most here, the most important first."""
        here = filter(self._offered, bindings_in(self.place))
        by_action = {binding.action: binding for binding in here}
        useful = (*(self._desk.first_help() if self._desk else ()), *_AROUND_HELP)
        first = [self._meant(by_action[action]) for action in useful if action in by_action]
        if isinstance(self._top, Listing):
            # what Enter does is better told by the item that it would choose
            chosen = self._top.action
            first = [one for one in first if one.action is not chosen]
            first = [
                replace(one, action=chosen) if one.action is Action.ITEM_CHOOSE else one
                for one in first
            ]
        return tuple(first)

    def _meant(self, binding: Binding) -> Binding:
        """A binding with the action that it comes to at this desk."""
        return replace(binding, action=self._meanings.get(binding.action, binding.action))

    @property
    def _meanings(self) -> Mapping[Action, Action]:
        return self._desk.meanings if self._desk else _AS_NAMED

    def _interrupt(self, *, again: bool) -> tuple[EventT | ShellEvent, ...]:
        if again:
            return self.leave()
        self.all_saved = self._keep_whole()
        return (QuitAsked(saved=self.all_saved, playing=self._playing),)
