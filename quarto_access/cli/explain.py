"""`quarto-access help`: a key, or a topic, explained by the tables that the program itself uses."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, TextIO

from quarto_access.cli.output import tell
from quarto_access.cli.problems import unknown_topic
from quarto_access.rules.quarto.ruleset import STANDARD
from quarto_access.session.keys import KEYS, Place, bindings_in, find
from quarto_access.session.presets import PRESET
from quarto_access.session.profiles import PROFILE
from quarto_access.session.settings import FIELDS, OWN_WORDS
from quarto_access.speech.message import Form, Message, Value
from quarto_access.speech.names import action_name, binding_row, key_name
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.quarto.rules import rules
from quarto_access.speech.settings import setting_help
from quarto_access.speech.sound_list import sound_list
from quarto_access.speech.vocabulary import plain

if TYPE_CHECKING:
    from quarto_access.session.commands import Action

TOPICS = ("keys", "rules", "settings", "sounds", "lesson")
"""What can be asked about beside keys."""
_MANY = 6


def explain(words: tuple[str, ...], phrasebook: Phrasebook, out: TextIO) -> None:
    """Explain a key by its name, or a topic, in plain lines.

    Raises:
        CommandError: there is no such key or topic.
    """
    asked = " ".join(words)
    messages = _topic(asked) or tuple(_key(asked, phrasebook))
    if not messages:
        raise unknown_topic(asked, TOPICS)
    tell(messages, phrasebook, out)


def _topic(asked: str) -> tuple[Message, ...]:
    """The sentences of a topic, or of a setting by its name."""
    name = asked.lower().replace(" ", "_")
    match name:
        case "keys":
            return tuple(_all_keys())
        case "rules":
            messages = [message for row in rules(STANDARD) for message in row]
        case "sounds":
            messages = [words for _cue, words in sound_list()]
        case "settings":
            messages = [_setting(field) for field in FIELDS.values()]
        case "lesson":
            messages = [Message("help-lesson")]
        case _ if name in (PROFILE, PRESET, *FIELDS.values(), *OWN_WORDS):
            messages = [setting_help(name)]
        case _:
            messages = []
    return tuple(messages)


def _setting(field: str) -> Message:
    return Message("help-setting", {"name": field, "help": setting_help(field)})


def _all_keys() -> Iterator[Message]:
    for place in Place:
        yield Message("help-place", {"where": _place(place)})
        for binding in bindings_in(place):
            yield binding_row(binding)


def _key(asked: str, phrasebook: Phrasebook) -> Iterator[Message]:
    """What a key does, place by place; places in which it does the same stand together."""
    key = _key_called(asked, phrasebook)
    places: dict[Action, list[Place]] = {}
    for place in Place:
        if key and (binding := find(place, key)):
            places.setdefault(binding.action, []).append(place)
    for action, where in places.items():
        values: dict[str, Value] = {
            "key": key_name(key),
            "places": _where(where),
            "action": action_name(action),
        }
        yield Message("help-key", values)


def _key_called(asked: str, phrasebook: Phrasebook) -> str:
    """The token of a key by the sign on it or by its name; "" where there is none."""
    if asked in KEYS:
        return asked
    wanted = plain(asked).replace("-", " ").replace("+", " ")
    for key in KEYS:
        if plain(phrasebook.render(key_name(key), Form.FULL)) == " ".join(wanted.split()):
            return key
    return asked.lower() if asked.lower() in KEYS else ""


def _where(places: list[Place]) -> Value:
    """Where something holds; most places together have a name."""
    if len(places) == len(Place):
        return Message("where-everywhere")
    return Message("where-almost") if len(places) > _MANY else tuple(map(_place, places))


def _place(place: Place) -> Message:
    return Message("where", {"place": place.value})
