"""What can lie over the game and take the keys: a list, a question, a typed line, a describer.

An overlay is a value; a command makes it another one, ends it, or leads to a further command.
"""

from dataclasses import dataclass

from quarto_access.session.commands import Action, Command
from quarto_access.session.events import (
    Asked,
    Declined,
    DescribingBegun,
    DescribingEnded,
    Erased,
    ItemRead,
    LineTold,
    ListClosed,
    ListKind,
    ListOpened,
    Question,
    SettingChanged,
    ShellEvent,
    SoundRead,
    TypingBegun,
    TypingCancelled,
)
from quarto_access.session.keys import Place, find, keys_of
from quarto_access.session.lists import SOUND_COUNT, Listing, moved
from quarto_access.session.settings import FIELDS, Settings, nudged, stepped, value_of


@dataclass(frozen=True, slots=True)
class Asking:
    """A question that waits for yes or no."""

    question: Question
    place: Place = Place.ASKING


@dataclass(frozen=True, slots=True)
class Typing:
    """A line that is being typed."""

    text: str = ""
    place: Place = Place.TYPING


@dataclass(frozen=True, slots=True)
class Describing:
    """Keys are described instead of acting."""

    place: Place = Place.DESCRIBING


@dataclass(frozen=True, slots=True)
class Sounds:
    """The list of all sounds, and the one it stands on."""

    number: int = 0
    place: Place = Place.MENU


Overlay = Listing | Asking | Typing | Describing | Sounds


@dataclass(frozen=True, slots=True)
class Reply:
    """What a command did to an overlay: what lies there now, what is told, what to do next."""

    overlay: Overlay | None
    events: tuple[ShellEvent, ...] = ()
    then: Command | None = None


BACK = "-"
"""The argument of a command that asks for the value before the present one."""

_NUDGES = {Action.FASTER: 1, Action.SLOWER: -1}
_YES = {
    Question.RESIGN: Command(Action.RESIGN_NOW),
    Question.NEW_GAME: Command(Action.DEAL_AGAIN),
}


def answer(overlay: Overlay, command: Command, settings: Settings) -> Reply | None:
    """What a command does to an overlay, None where the command is none of its own."""
    match overlay:
        case Listing():
            return _answer_list(overlay, command.action, settings)
        case Asking():
            return _answer_question(overlay, command.action)
        case Typing():
            return _answer_line(overlay, command.action)
        case Sounds():
            return _answer_sounds(overlay, command.action)
        case Describing():
            ends = command.action is Action.CLOSE
            return Reply(None, (DescribingEnded(),)) if ends else None


def item_read(listing: Listing, settings: Settings, *, edge: bool = False) -> ItemRead:
    """The item that a list stands on, with the keys that do the same and its present setting."""
    action = listing.action
    setting = value_of(settings, FIELDS[action]) if listing.kind is ListKind.OPTIONS else None
    return ItemRead(listing.kind, action, _keys_beside(listing, action), setting, edge)


def _keys_beside(listing: Listing, action: Action) -> tuple[str, ...]:
    """The keys that do the same as an item, without those that mean something else in the list."""
    here = {key: find(listing.place, key) for key in keys_of(action)}
    return tuple(key for key, binding in here.items() if not binding or binding.action is action)


def _answer_list(listing: Listing, action: Action, settings: Settings) -> Reply | None:
    match action:
        case Action.ITEM_NEXT | Action.ITEM_PREVIOUS:
            after, edge = moved(listing, 1 if action is Action.ITEM_NEXT else -1)
            return Reply(after, (item_read(after, settings, edge=edge),))
        case Action.ITEM_MORE | Action.ITEM_LESS if listing.kind is ListKind.OPTIONS:
            step = "" if action is Action.ITEM_MORE else BACK
            return Reply(listing, (), Command(listing.action, step))
        case Action.ITEM_READ | Action.ITEM_MORE | Action.ITEM_LESS:
            return Reply(listing, (item_read(listing, settings),))
        case Action.ITEM_CHOOSE:
            stays = listing.kind is not ListKind.GAME
            return Reply(listing if stays else None, (), Command(listing.action))
        case Action.CLOSE if listing.place is Place.MENU:
            return Reply(None, (ListClosed(),))
        case _:
            return None


def _answer_question(asking: Asking, action: Action) -> Reply | None:
    match action:
        case Action.YES:
            return Reply(None, (), _YES[asking.question])
        case Action.NO:
            return Reply(None, (Declined(asking.question),))
        case Action.ITEM_READ:
            return Reply(asking, (Asked(asking.question),))
        case _:
            return None


def _answer_line(typing: Typing, action: Action) -> Reply | None:
    match action:
        case Action.RUN_LINE if typing.text.strip():
            return Reply(None, (), Command(Action.RUN_TYPED, typing.text))
        case Action.RUN_LINE | Action.CLOSE:
            return Reply(None, (TypingCancelled(),))
        case Action.READ_LINE:
            return Reply(typing, (LineTold(typing.text),))
        case Action.ERASE:
            rest = typing.text[:-1]
            return Reply(Typing(rest), (Erased(typing.text[-1:], rest),))
        case _:
            return None


def _answer_sounds(sounds: Sounds, action: Action) -> Reply | None:
    match action:
        case Action.ITEM_NEXT | Action.ITEM_PREVIOUS:
            number = sounds.number + (1 if action is Action.ITEM_NEXT else -1)
            kept = min(max(number, 0), SOUND_COUNT - 1)
            return Reply(Sounds(kept), (SoundRead(kept, edge=kept != number),))
        case Action.ITEM_READ | Action.ITEM_CHOOSE | Action.ITEM_MORE | Action.ITEM_LESS:
            return Reply(sounds, (SoundRead(sounds.number),))
        case Action.CLOSE:
            return Reply(None, (ListClosed(),))
        case _:
            return None


def opened(action: Action, settings: Settings) -> tuple[Overlay, tuple[ShellEvent, ...]] | None:
    """The overlay that an action lays over the game, and what is told; None for other actions."""
    match action:
        case Action.MENU | Action.OPTIONS:
            kind = ListKind.GAME if action is Action.MENU else ListKind.OPTIONS
            listing = Listing(kind)
            return listing, (ListOpened(kind), item_read(listing, settings))
        case Action.NEW_GAME | Action.RESIGN:
            asked = Question.NEW_GAME if action is Action.NEW_GAME else Question.RESIGN
            return Asking(asked), (Asked(asked),)
        case Action.DESCRIBE:
            return Describing(), (DescribingBegun(),)
        case Action.TYPE:
            return Typing(), (TypingBegun(),)
        case Action.SOUNDS:
            return Sounds(), (ListOpened(ListKind.SOUNDS), SoundRead(0))
        case _:
            return None


def changed(command: Command, settings: Settings) -> tuple[Settings, ShellEvent] | None:
    """The settings after a command that changes one, and what is told; None for other commands."""
    action = command.action
    if action in _NUDGES:
        name = FIELDS[Action.RATE]
        after = nudged(settings, name, _NUDGES[action])
    elif action in FIELDS:
        name = FIELDS[action]
        after = stepped(settings, name, -1 if command.argument == BACK else 1)
    else:
        return None
    return after, SettingChanged(name, value_of(after, name), edge=after == settings)
