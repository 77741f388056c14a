"""Names of keys and actions as messages."""

import re

from quarto_access.session.commands import Action
from quarto_access.session.keys import Binding
from quarto_access.speech.message import Message

_MARKS = {
    "?": "question",
    ",": "comma",
    ".": "stop",
    "<": "less",
    ">": "greater",
    ";": "semicolon",
    ":": "colon",
    "/": "slash",
    "\\": "backslash",
    "+": "plus",
    "-": "minus",
    "=": "equals",
    "*": "star",
    "!": "exclamation",
    '"': "quote",
    "'": "apostrophe",
    "(": "left-paren",
    ")": "right-paren",
    "[": "left-bracket",
    "]": "right-bracket",
    "{": "left-brace",
    "}": "right-brace",
    "@": "at",
    "#": "hash",
    "$": "dollar",
    "%": "percent",
    "^": "caret",
    "&": "ampersand",
    "_": "underscore",
    "`": "grave",
    "|": "bar",
    "~": "tilde",
}
_MODIFIERS = {"shift-": "key-with-shift", "ctrl-": "key-with-control"}
_RANGE = 2
_FUNCTION_KEY = re.compile(r"f\d+")


def key_name(key: str) -> Message:
    """The name of a key: letters and digits are their own, marks and named keys have words."""
    for prefix, id_ in _MODIFIERS.items():
        if key.startswith(prefix) and key != "shift-tab":
            return Message(id_, {"key": key_name(key.removeprefix(prefix))})
    if len(key) == 1 and key.isupper():
        return Message("key-with-shift", {"key": key_name(key.lower())})
    if len(key) == 1 and not key.isalnum():
        key = _MARKS.get(key, "unknown")
    if _FUNCTION_KEY.fullmatch(key):
        key = key.upper()
    return Message("key", {"key": key})


def keys_name(keys: tuple[str, ...]) -> Message:
    """The names of the keys of a binding: one, either of two, or a range."""
    if len(keys) > _RANGE:
        return Message("key-range", {"first": key_name(keys[0]), "last": key_name(keys[-1])})
    if len(keys) == _RANGE:
        first, second = (key_name(key) for key in keys)
        return Message("either-key", {"first": first, "second": second})
    return key_name(keys[0])


def action_name(action: Action) -> Message:
    """What an action does, as a message."""
    return Message(f"action-{action.value.replace('_', '-')}")


def binding_row(binding: Binding) -> Message:
    """A binding as a sentence: its keys and what they do."""
    values = {"keys": keys_name(binding.keys), "action": action_name(binding.action)}
    return Message("help-row", values)
