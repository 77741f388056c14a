"""What can lie over the game and take the keys: a list, a question, a typed line, a describer.

An overlay is a value; a command makes it another one, ends it, or leads to a further command.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from quarto_access.session.commands import Action, Command
from quarto_access.session.events import (
    Asked,
    Declined,
    DescribingBegun,
    DescribingEnded,
    Erased,
    ItemRead,
    LanguageOffered,
    LineTold,
    ListClosed,
    ListKind,
    ListOpened,
    NoOtherVoice,
    NoSounds,
    PictureWaits,
    Question,
    SettingChanged,
    ShellEvent,
    SoundRead,
    TypingBegun,
    TypingCancelled,
    VoiceNotOurs,
)
from quarto_access.session.hearing import Hearing, Sounding
from quarto_access.session.keys import Place, find, keys_of
from quarto_access.session.lists import SOUND_COUNT, Listing, listing, moved
from quarto_access.session.presets import PRESET, next_preset, preset_of, with_preset
from quarto_access.session.profiles import PROFILE, next_profile, profile_of, with_profile
from quarto_access.session.saves import SavedList
from quarto_access.session.settings import (
    FIELDS,
    LANGUAGES,
    VOICES,
    Settings,
    SettingValue,
    Speech,
    nudged,
    setting_of,
    stepped,
    value_of,
    with_value,
)
from quarto_access.session.steps import within


@dataclass(frozen=True, slots=True)
class Asking:
    """A question that waits for yes or no; `argument` and `name` are what it is about."""

    question: Question
    argument: str = ""
    name: str = ""
    place: Place = Place.ASKING


@dataclass(frozen=True, slots=True)
class Typing:
    """A line that is being typed, and what is done with it."""

    text: str = ""
    then: Action = Action.RUN_TYPED
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


@dataclass(frozen=True, slots=True)
class Choosing:
    """The languages that offer themselves, and the one that does just now."""

    languages: tuple[str, ...]
    index: int = 0
    place: Place = Place.MENU

    @property
    def offered(self) -> LanguageOffered:
        """What is told of it."""
        return LanguageOffered(self.languages[self.index])


Overlay = Listing | Asking | Typing | Describing | Sounds | SavedList | Choosing


@dataclass(frozen=True, slots=True)
class Reply:
    """What a command did to an overlay: what lies there now, what is told, what to do next."""

    overlay: Overlay | None
    events: tuple[ShellEvent, ...] = ()
    then: Command | None = None


BACK, NEXT = "-", "+"
"""The arguments of a command that asks for the value before the present one, or after it."""

_IN_PLAY = (Place.BOARD, Place.TRAY, Place.LOG)
_NUDGES = {Action.FASTER: 1, Action.SLOWER: -1}
_FORTH = {Action.COLOUR_BACK: Command(Action.COLOUR, BACK)}
"""The actions that are another one backwards."""
_SOUNDED = (Action.SOUND_BOARD, Action.SOUND_LINE)
_YES = {
    Question.RESIGN: Command(Action.RESIGN_NOW),
    Question.NEW_GAME: Command(Action.DEAL_AGAIN),
    Question.DELETE_SAVE: Command(Action.DELETE_NOW),
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
        case Describing():
            ends = command.action is Action.CLOSE
            return Reply(None, (DescribingEnded(),)) if ends else None
        case Sounds() | SavedList() | Choosing():
            return _answer_shown(overlay, command)


def _answer_shown(overlay: Sounds | SavedList | Choosing, command: Command) -> Reply | None:
    """What a command does to a list of things that are no commands."""
    match overlay:
        case Sounds():
            return _answer_sounds(overlay, command.action)
        case SavedList():
            return _answer_saves(overlay, command)
        case Choosing():
            return _answer_choice(overlay, command.action)


def item_read(shown: Listing, settings: Settings, *, edge: bool = False) -> ItemRead:
    """The item that a list stands on, with the keys that do the same and its present setting."""
    action = shown.action
    keys = _keys_beside(shown, action)
    if shown.kind is not ListKind.OPTIONS:
        return ItemRead(shown.kind, action, keys, edge=edge)
    return ItemRead(shown.kind, action, keys, _present(action, settings), edge, shown.asked)


def _present(action: Action, settings: Settings) -> SettingValue:
    """The value of the setting that an action changes."""
    if action is Action.PROFILE:
        return profile_of(settings).value
    if action is Action.PRESET:
        return preset_of(settings).value
    return value_of(settings, setting_of(action, settings))


def _keys_beside(shown: Listing, action: Action) -> tuple[str, ...]:
    """The keys that do the same as an item, without those that mean something else in the list."""
    keys = (key for place in _IN_PLAY for key in keys_of(action, place))
    here = {key: find(shown.place, key) for key in keys}
    return tuple(key for key, binding in here.items() if not binding or binding.action is action)


def _answer_list(shown: Listing, action: Action, settings: Settings) -> Reply | None:
    match action:
        case Action.ITEM_NEXT | Action.ITEM_PREVIOUS:
            after, edge = moved(shown, 1 if action is Action.ITEM_NEXT else -1)
            return Reply(after, (item_read(after, settings, edge=edge),))
        case Action.ITEM_MORE | Action.ITEM_LESS if shown.kind is ListKind.OPTIONS:
            step = NEXT if action is Action.ITEM_MORE else BACK
            return Reply(replace(shown, asked=0), (), Command(shown.action, step))
        case Action.ITEM_READ | Action.ITEM_MORE | Action.ITEM_LESS:
            read = replace(shown, asked=shown.asked + 1)
            return Reply(read, (item_read(read, settings),))
        case Action.ITEM_CHOOSE:
            stays = shown.kind is not ListKind.GAME
            step = NEXT if shown.kind is ListKind.OPTIONS else ""
            return Reply(
                replace(shown, asked=0) if stays else None, (), Command(shown.action, step)
            )
        case Action.CLOSE if shown.place is Place.MENU:
            return Reply(None, (ListClosed(),))
        case _:
            return None


def _answer_question(asking: Asking, action: Action) -> Reply | None:
    match action:
        case Action.YES:
            return Reply(None, (), replace(_YES[asking.question], argument=asking.argument))
        case Action.NO:
            return Reply(None, (Declined(asking.question),))
        case Action.ITEM_READ:
            return Reply(asking, (Asked(asking.question, asking.name),))
        case _:
            return None


def _answer_line(typing: Typing, action: Action) -> Reply | None:
    match action:
        case Action.RUN_LINE if typing.text.strip():
            return Reply(None, (), Command(typing.then, typing.text))
        case Action.RUN_LINE | Action.CLOSE:
            return Reply(None, (TypingCancelled(),))
        case Action.READ_LINE:
            return Reply(typing, (LineTold(typing.text),))
        case Action.ERASE:
            rest = typing.text[:-1]
            return Reply(replace(typing, text=rest), (Erased(typing.text[-1:], rest),))
        case _:
            return None


def _answer_sounds(sounds: Sounds, action: Action) -> Reply | None:
    match action:
        case Action.ITEM_NEXT | Action.ITEM_PREVIOUS:
            step = 1 if action is Action.ITEM_NEXT else -1
            number, edge = within(sounds.number + step, SOUND_COUNT)
            return Reply(Sounds(number), (SoundRead(number, edge=edge),))
        case Action.ITEM_READ | Action.ITEM_CHOOSE | Action.ITEM_MORE | Action.ITEM_LESS:
            return Reply(sounds, (SoundRead(sounds.number),))
        case Action.CLOSE:
            return Reply(None, (ListClosed(),))
        case _:
            return None


def _answer_saves(shown: SavedList, command: Command) -> Reply | None:
    match command.action:
        case Action.ITEM_NEXT | Action.ITEM_PREVIOUS as action:
            after, edge = shown.moved(1 if action is Action.ITEM_NEXT else -1)
            return Reply(after, (after.read(edge=edge),))
        case Action.ITEM_READ:
            return Reply(shown, (shown.read(full=True),))
        case Action.ITEM_CHOOSE:
            # it stays open, for the case that this one cannot be gone on with
            return Reply(shown, (), Command(Action.RESUME, shown.item.key))
        case Action.DELETE_SAVE if not command.argument:
            return Reply(shown, (), Command(Action.DELETE_SAVE, shown.item.key))
        case Action.CLOSE:
            return Reply(None, (ListClosed(),))
        case _:
            return None


def _answer_choice(choosing: Choosing, action: Action) -> Reply | None:
    match action:
        case Action.ITEM_NEXT | Action.ITEM_PREVIOUS:
            step = 1 if action is Action.ITEM_NEXT else -1
            index, edge = within(choosing.index + step, len(choosing.languages))
            after = replace(choosing, index=index)
            return Reply(after, (replace(after.offered, edge=edge),))
        case Action.ITEM_READ | Action.ITEM_MORE | Action.ITEM_LESS:
            return Reply(choosing, (choosing.offered,))
        case Action.ITEM_CHOOSE | Action.CLOSE:
            # whoever leaves it has heard this one last
            chosen = Command(Action.LANGUAGE, choosing.languages[choosing.index])
            return Reply(None, (), chosen)
        case _:
            return None


def opened(
    action: Action,
    settings: Settings,
    extras: tuple[Action, ...] = (),
    meanings: Mapping[Action, Action] = MappingProxyType({}),
) -> tuple[Overlay, tuple[ShellEvent, ...]] | None:
    """The overlay that an action lays over the game, and what is told; None for other actions.

    `extras` are what the menu offers before everything else, `meanings` what some actions come to.
    """
    match action:
        case Action.MENU | Action.OPTIONS:
            kind = ListKind.GAME if action is Action.MENU else ListKind.OPTIONS
            laid = listing(kind)
            if kind is ListKind.GAME:
                meant = (meanings.get(one, one) for one in (*extras, *laid.items))
                laid = replace(laid, items=tuple(dict.fromkeys(meant)))
            return laid, (ListOpened(kind), item_read(laid, settings))
        case Action.NEW_GAME | Action.RESIGN:
            asked = Question.NEW_GAME if action is Action.NEW_GAME else Question.RESIGN
            return Asking(asked), (Asked(asked),)
        case Action.DESCRIBE:
            return Describing(), (DescribingBegun(),)
        case Action.TYPE | Action.FIND:
            finding = action is Action.FIND
            then = Action.FIND_TYPED if finding else Action.RUN_TYPED
            return Typing(then=then), (TypingBegun(finding),)
        case Action.SOUNDS:
            return Sounds(), (ListOpened(ListKind.SOUNDS), SoundRead(0))
        case _:
            return None


def changed(
    command: Command,
    settings: Settings,
    hearing: Hearing,
    own: Settings | None = None,
    own_rules: Settings | None = None,
) -> tuple[Settings, ShellEvent] | None:
    """The settings after a command that changes one, and what is told; None for other commands.

    `own` are the settings that a person had before choosing a profile, `own_rules` those before
    choosing a preset, as far as they are known.
    """
    command = _FORTH.get(command.action, command)
    action = command.action
    step = -1 if command.argument == BACK else 1
    if action in (Action.PROFILE, Action.PRESET):
        return _several_changed(action, step, settings, own, own_rules)
    if action in _NUDGES:
        return _nudged(_NUDGES[action], settings, hearing)
    if action not in FIELDS:
        return None
    name = setting_of(action, settings)
    found = hearing.voices() if name in VOICES else ()
    after = stepped(settings, name, step, found)
    if action is Action.LANGUAGE and command.argument in LANGUAGES:
        after = with_value(settings, name, command.argument)
    if name in VOICES and after == settings:
        return settings, NoOtherVoice()
    if not command.argument and settings.speech == Speech.AUTO and after.speech == hearing.mode:
        # a key that only says "another one": who speaks already was found out
        after = stepped(after, name, step)
    if name == FIELDS[Action.PICTURE] and after.picture != "off" and _lines(hearing):
        return after, PictureWaits()
    return after, SettingChanged(name, value_of(after, name), edge=after == settings)


def _several_changed(
    action: Action,
    step: int,
    settings: Settings,
    own: Settings | None,
    own_rules: Settings | None,
) -> tuple[Settings, ShellEvent]:
    if action is Action.PROFILE:
        profile = next_profile(settings, step, own)
        return with_profile(settings, profile, own), SettingChanged(PROFILE, profile.value)
    after = with_preset(settings, next_preset(settings, step), own_rules)
    return after, SettingChanged(PRESET, preset_of(after).value)


def _lines(hearing: Hearing) -> bool:
    """Whether lines are written for somebody who would be read a picture."""
    return hearing.mode in (Speech.PRINT, Speech.BRAILLE)


def _nudged(step: int, settings: Settings, hearing: Hearing) -> tuple[Settings, ShellEvent]:
    if hearing.mode is not Speech.SELF:
        return settings, VoiceNotOurs(hearing.mode)
    name = FIELDS[Action.RATE]
    after = nudged(settings, name, step)
    return after, SettingChanged(name, value_of(after, name), edge=after == settings)


def unheard(action: Action, hearing: Hearing) -> ShellEvent | None:
    """What is told instead of sounds that cannot be played; None where they can."""
    if action not in _SOUNDED or hearing.sounds is Sounding.PLAYED:
        return None
    return NoSounds(off=hearing.sounds is Sounding.OFF)
