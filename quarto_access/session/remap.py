"""Other keys for a person: what was asked for becomes bindings, or is refused as a whole.

Letters and signs of an action give way to the new keys. Keys with names, such as Enter or the
arrows, stay beside them, so that nothing can be lost and what is said of them stays true.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from enum import StrEnum

from quarto_access.session.commands import Action
from quarto_access.session.keys import BINDINGS, Binding, Place

MOST_KEYS = 2
"""So many keys an action may be given."""
NAMED = frozenset(
    {
        *("up", "down", "left", "right", "home", "end", "pageup", "pagedown", "insert", "delete"),
        *("space", "enter", "escape", "backspace", "tab", "shift-tab"),
        *(f"f{number}" for number in range(1, 13)),
    }
)
"""The keys with names that an action may be given."""
_SENTENCE_PLACES = {
    "board": (Place.BOARD, Place.TRAY, Place.LOG, Place.MENU, Place.ASKING),
    "calling": (Place.CALLING,),
    "opening": (Place.OPENING, Place.SAVED),
    "saves": (Place.SAVES,),
}
"""Where the keys are pressed that sentences speak of."""


class RemapFault(StrEnum):
    """What keeps keys from being used."""

    NOT_READ = "not-read"
    NOT_TOML = "not-toml"
    UNKNOWN_ACTION = "unknown-action"
    FIXED_ACTION = "fixed-action"
    NO_KEY = "no-key"
    UNKNOWN_KEY = "unknown-key"
    CONFLICT = "conflict"


class RemapError(Exception):
    """Keys cannot be used; `name` is the action or key that is wrong, `actions` who share it."""

    def __init__(self, fault: RemapFault, name: str = "", actions: tuple[Action, ...] = ()) -> None:
        super().__init__(f"{fault}: {name}")
        self.fault = fault
        self.name = name
        self.actions = actions


def remapped(wanted: Mapping[str, object]) -> tuple[Binding, ...]:
    """The bindings with other keys; `wanted` holds a key or a list of keys for names of actions.

    Raises:
        RemapError: something of it cannot be, and so nothing of it is used.
    """
    asked = {_action(name): _keys(name, keys) for name, keys in wanted.items()}
    bindings = tuple(one for binding in BINDINGS for one in _kept(binding, asked))
    added = tuple(one for action, keys in asked.items() for one in _added(action, keys, bindings))
    _check((*bindings, *added))
    return (*bindings, *added)


def keys_said(bindings: tuple[Binding, ...]) -> dict[tuple[str, str], str]:
    """Which key sentences have to name in place of a usual one, by the place they speak of."""
    said: dict[tuple[str, str], str] = {}
    for where, places in _SENTENCE_PLACES.items():
        for usual in BINDINGS:
            shared = [place for place in places if place in usual.places]
            for key in usual.keys if shared else ():
                now = [
                    one
                    for binding in bindings
                    if binding.action is usual.action and shared[0] in binding.places
                    for one in binding.keys
                ]
                if key not in now and (where, key) not in said:
                    said[where, key] = now[-1]
    return said


def _action(name: str) -> Action:
    known = {action.value.replace("_", "-"): action for action in Action}
    action = known.get(name.replace("_", "-"))
    bound = [binding for binding in BINDINGS if binding.action is action]
    if action is None or not bound:
        raise RemapError(RemapFault.UNKNOWN_ACTION, name)
    if action is Action.INTERRUPT or any(len(one.keys) > MOST_KEYS for one in bound):
        raise RemapError(RemapFault.FIXED_ACTION, name)
    return action


def _keys(name: str, value: object) -> tuple[str, ...]:
    keys: list[object] = [value]
    if isinstance(value, list):
        keys = [*value]
    if not 1 <= len(keys) <= MOST_KEYS:
        raise RemapError(RemapFault.NO_KEY, name)
    return tuple(dict.fromkeys(_key(one) for one in keys))


def _key(value: object) -> str:
    text = str(value)
    single = len(text) == 1 and text.isprintable() and not text.isspace()
    if not isinstance(value, str) or not (single or text.lower() in NAMED):
        raise RemapError(RemapFault.UNKNOWN_KEY, text)
    return text if single else text.lower()


def _kept(binding: Binding, asked: Mapping[Action, tuple[str, ...]]) -> Iterator[Binding]:
    """What stays of a usual binding: keys with names, and all keys in a line that is typed."""
    if binding.action not in asked:
        yield binding
        return
    typing = binding.places & {Place.TYPING}
    if typing:
        yield replace(binding, places=typing)
    keys = tuple(key for key in binding.keys if len(key) > 1)
    if keys and binding.places - typing:
        yield replace(binding, keys=keys, places=binding.places - typing)


def _added(action: Action, keys: tuple[str, ...], kept: tuple[Binding, ...]) -> Iterator[Binding]:
    """The new keys of an action, wherever it was bound; a typed line takes letters as text."""
    places = frozenset(
        place for binding in BINDINGS if binding.action is action for place in binding.places
    ) - {Place.TYPING}
    already = {key for one in kept if one.action is action for key in one.keys}
    new = tuple(key for key in keys if key not in already)
    if new and places:
        yield Binding(new, action, places)


def _check(bindings: tuple[Binding, ...]) -> None:
    taken: dict[tuple[Place, str], Action] = {}
    for binding in bindings:
        for place in binding.places:
            for key in binding.keys:
                other = taken.setdefault((place, key), binding.action)
                if other is not binding.action:
                    raise RemapError(RemapFault.CONFLICT, key, (other, binding.action))
