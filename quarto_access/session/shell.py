"""Around the game: opening, lists, questions, help, the typed line, the key describer, leaving.

The shell knows no rules. It turns a key into a command by the key table, answers what is its own
and hands everything else to the desk of the game that is being played.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from quarto_access.session.commands import Action, Command
from quarto_access.session.events import (
    Asked,
    DescribingBegun,
    Direction,
    GiveConfirmationChanged,
    HelpRead,
    HistoryStepped,
    KeyDescribed,
    Left,
    ListKind,
    ListOpened,
    Pasted,
    Question,
    QuitAsked,
    Repeated,
    SavedGame,
    SaveFailed,
    ShellEvent,
    TypingBegun,
    Unbound,
    VerbosityChanged,
    Welcomed,
)
from quarto_access.session.house import Desk, House
from quarto_access.session.keys import Place, bindings_in, find
from quarto_access.session.lists import Listing
from quarto_access.session.overlays import (
    Asking,
    Describing,
    Overlay,
    Settings,
    Typing,
    answer,
    item_read,
)

EventT = TypeVar("EventT")

_HISTORY = {
    Action.OLDER: Direction.OLDER,
    Action.NEWER: Direction.NEWER,
    Action.OLDEST: Direction.OLDEST,
    Action.NEWEST: Direction.NEWEST,
}
_OPENING_HELP = (Action.ITEM_CHOOSE, Action.PLAY_TWO, Action.START_NEW, Action.ITEM_NEXT)


class Shell(Generic[EventT]):
    """Everything that one keyboard can reach; `done` is true once the person has left."""

    def __init__(
        self,
        house: House[EventT],
        *,
        brief: bool = True,
        alias: Callable[[str], str] = lambda key: key,
    ) -> None:
        """Open a shell; `alias` tells which key is meant where another keyboard sends others."""
        self._alias = alias
        self.done = False
        self.all_saved = True
        self._house = house
        self._settings = Settings(brief=brief)
        self._desk: Desk[EventT] | None = None
        self._overlays: list[Overlay] = []
        self._before: Action | None = None
        self._own = self._own_actions()

    @property
    def place(self) -> Place:
        """Where keys are pressed now."""
        return self._overlays[-1].place if self._overlays else self._below()

    def begin(self) -> tuple[EventT | ShellEvent, ...]:
        """Open the program: what can be chosen, or the game that can be gone on with."""
        saved = self._house.saved_game()
        if isinstance(saved, SavedGame):
            self._overlays = [Listing(ListKind.SAVED)]
            return (Welcomed(saved),)
        self._overlays = [Listing(ListKind.OPENING)]
        return (saved, Welcomed(None)) if saved else (Welcomed(None),)

    def sit_down(
        self, desk: Desk[EventT], events: tuple[EventT, ...]
    ) -> tuple[EventT | ShellEvent, ...]:
        """Begin a game, or go on with one: from now on keys go to its desk."""
        self._desk = desk
        self._overlays = []
        desk.confirm_gives = self._settings.confirm_gives
        return events

    def press(self, keys: Sequence[str]) -> tuple[EventT | ShellEvent, ...]:
        """Answer the keys of one burst: every result, and what the last key asked for."""
        answers = [told for key in keys if not self.done and (told := self._press(key))]
        results = (event for told in answers[:-1] for event in told if self._house.is_result(event))
        return (*results, *(event for told in answers[-1:] for event in told))

    def paste(self) -> tuple[EventT | ShellEvent, ...]:
        """Answer more input at once than a person can type: nothing of it is done."""
        return (Pasted(),)

    def leave(self) -> tuple[EventT | ShellEvent, ...]:
        """End the program; the game is kept."""
        if self.done:
            return ()
        self.done = True
        self.all_saved = self._house.keep()
        return (Left(saved=self.all_saved, playing=self._playing),)

    def keep(self) -> tuple[EventT | ShellEvent, ...]:
        """Have what has happened written down; say it once when that begins to fail."""
        before, self.all_saved = self.all_saved, self._house.keep()
        return (SaveFailed(),) if before and not self.all_saved else ()

    @property
    def _playing(self) -> bool:
        return self._desk is not None and not self._desk.over

    @property
    def _top(self) -> Overlay | None:
        return self._overlays[-1] if self._overlays else None

    def _below(self) -> Place:
        """The place that the topmost overlay lies over."""
        if len(self._overlays) > 1:
            return self._overlays[-2].place
        return self._desk.place if self._desk else Place.OPENING

    def _press(self, key: str) -> tuple[EventT | ShellEvent, ...]:
        overlay = self._top
        if isinstance(overlay, Typing) and (key == "space" or len(key) == 1):
            self._before = None
            self._overlays[-1] = Typing(overlay.text + (" " if key == "space" else key))
            return ()
        return self._press_bound(self._alias(key))

    def _press_bound(self, key: str) -> tuple[EventT | ShellEvent, ...]:
        if isinstance(self._top, Describing) and not find(Place.DESCRIBING, key):
            self._before = None
            return (KeyDescribed(key, find(self._below(), key)),)
        binding = find(self.place, key)
        if binding is None and self.place is Place.MENU and find(self._below(), key):
            # the keys that a list names work from the list as well, and leave it
            binding = find(self._below(), key)
            self._overlays.pop()
        if binding is None:
            self._before = None
            return (Unbound(key, self.place),)
        return self._run(binding.command(key if key in binding.keys else key.lower()))

    def _run(self, command: Command) -> tuple[EventT | ShellEvent, ...]:
        before, self._before = self._before, command.action
        overlay = self._top
        reply = answer(overlay, command, self._settings) if overlay else None
        if reply:
            self._overlays[-1:] = [reply.overlay] if reply.overlay else []
            return self._run(reply.then) if reply.then else reply.events
        match command.action:
            case Action.INTERRUPT:
                return self._interrupt(again=before is Action.INTERRUPT)
            case Action.HELP:
                return self._help(every=before is Action.HELP)
            case Action.RUN_TYPED:
                return self._run_typed(command.argument)
            case action if action in _HISTORY:
                return (HistoryStepped(_HISTORY[action]),)
            case action if action in self._own:
                return self._own[action]()
            case _:
                return self._play(command)

    def _own_actions(self) -> dict[Action, Callable[[], tuple[EventT | ShellEvent, ...]]]:
        return {
            Action.REPEAT: lambda: (Repeated(spelled=False),),
            Action.SPELL: lambda: (Repeated(spelled=True),),
            Action.ALL_KEYS: lambda: self._help(every=True),
            Action.VERBOSITY: self._toggle_verbosity,
            Action.CONFIRM_GIVES: self._toggle_confirmation,
            Action.DESCRIBE: lambda: self._lay(Describing(), DescribingBegun()),
            Action.TYPE: lambda: self._lay(Typing(), TypingBegun()),
            Action.MENU: lambda: self._open(ListKind.GAME),
            Action.OPTIONS: lambda: self._open(ListKind.OPTIONS),
            Action.CLOSE: self.begin,
            Action.START_NEW: lambda: self._lay_anew(Listing(ListKind.OPENING), Welcomed(None)),
            Action.GO_ON: lambda: self.sit_down(*self._house.go_on()),
            Action.PLAY_COMPUTER: lambda: self.sit_down(*self._house.deal(two=False)),
            Action.PLAY_TWO: lambda: self.sit_down(*self._house.deal(two=True)),
            Action.NEW_GAME: lambda: self._ask(Question.NEW_GAME),
            Action.RESIGN: lambda: self._ask(Question.RESIGN),
            Action.DEAL_AGAIN: lambda: self.sit_down(*self._house.deal_again()),
            Action.RESIGN_NOW: self._resign,
            Action.LEAVE: self.leave,
        }

    def _play(self, command: Command) -> tuple[EventT | ShellEvent, ...]:
        if self._desk is None:
            return ()
        if command.action is Action.CONFIRM and self._desk.over and self.place is not Place.LOG:
            return self._ask(Question.NEW_GAME)
        return self._desk.handle(command)

    def _resign(self) -> tuple[EventT | ShellEvent, ...]:
        return self._desk.resign() if self._desk else ()

    def _run_typed(self, line: str) -> tuple[EventT | ShellEvent, ...]:
        read = self._house.read(line)
        return self._run(read) if isinstance(read, Command) else read

    def _lay(self, overlay: Overlay, event: ShellEvent) -> tuple[EventT | ShellEvent, ...]:
        self._overlays.append(overlay)
        return (event,)

    def _lay_anew(self, overlay: Overlay, event: ShellEvent) -> tuple[EventT | ShellEvent, ...]:
        self._overlays = [overlay]
        return (event,)

    def _open(self, kind: ListKind) -> tuple[EventT | ShellEvent, ...]:
        listing = Listing(kind)
        self._overlays.append(listing)
        return (ListOpened(kind), item_read(listing, self._settings))

    def _ask(self, question: Question) -> tuple[EventT | ShellEvent, ...]:
        return self._lay(Asking(question), Asked(question))

    def _help(self, *, every: bool) -> tuple[EventT | ShellEvent, ...]:
        here = bindings_in(self.place)
        if every:
            return (HelpRead(self.place, here, all=True),)
        useful = self._desk.first_help() if self._desk else _OPENING_HELP
        by_action = {binding.action: binding for binding in here}
        first = tuple(by_action[action] for action in useful if action in by_action)
        return (HelpRead(self.place, first or here, all=not first),)

    def _interrupt(self, *, again: bool) -> tuple[EventT | ShellEvent, ...]:
        if again:
            return self.leave()
        self.all_saved = self._house.keep()
        return (QuitAsked(saved=self.all_saved, playing=self._playing),)

    def _toggle_verbosity(self) -> tuple[EventT | ShellEvent, ...]:
        self._settings = replace(self._settings, brief=not self._settings.brief)
        return (VerbosityChanged(self._settings.brief),)

    def _toggle_confirmation(self) -> tuple[EventT | ShellEvent, ...]:
        on = not self._settings.confirm_gives
        self._settings = replace(self._settings, confirm_gives=on)
        if self._desk:
            self._desk.confirm_gives = on
        return (GiveConfirmationChanged(on),)
