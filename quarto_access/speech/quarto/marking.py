"""Other words for the two colours and for the two heights, everywhere where a piece is named.

The rules know one bit. Whoever cannot see colours may have it told as a marking that fingers feel.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import MappingProxyType

from quarto_access.session.settings import COLOURS, OWN_PAIR, SIZES, Settings
from quarto_access.speech.message import Message, Utterance, Value

_BY_SIGHT = ("light-dark", "orange-blue", "ignored")
"""The pairs that are colours; the others are felt."""
_COLOUR_IN = MappingProxyType({"features": "colour", "trait": "value"})
"""The messages that name a colour, and the value in which they hold it."""
_HEIGHT_IN = MappingProxyType({"features": "height", "trait": "value"})
"""The same for heights."""


@dataclass(frozen=True, slots=True)
class Marking:
    """The words for light and dark, and for tall and short.

    Attributes:
        light: selects the word in the phrasebook, or with `own` is that word.
        dark: likewise.
        own: whether they are the person's own words.
        felt: whether they name a marking, and no colour.
        short: selects the word for short pieces in the phrasebook.
        tall: likewise.
    """

    light: str = "light"
    dark: str = "dark"
    own: bool = False
    felt: bool = False
    short: str = "short"
    tall: str = "tall"

    @property
    def usual(self) -> bool:
        """Whether nothing is said in other words."""
        return self == Marking()


def marking_of(settings: Settings) -> Marking:
    """The words that a person has chosen."""
    short, tall = SIZES[settings.sizes]
    own = settings.colour == OWN_PAIR
    light, dark = (settings.own_light, settings.own_dark) if own else COLOURS[settings.colour]
    felt = settings.colour not in _BY_SIGHT
    return Marking(light, dark, own=own, felt=felt, short=short, tall=tall)


def marked(utterance: Utterance, marking: Marking) -> Utterance:
    """What is to be said, with the words of the marking."""
    if marking.usual:
        return utterance
    rows = tuple(tuple(marked_message(one, marking) for one in row) for row in utterance.rows)
    return replace(utterance, rows=rows)


def marked_message(message: Message, marking: Marking) -> Message:
    """A message with the words of the marking."""
    return replace(message, args=dict(_args(message, marking)))


def _args(message: Message, marking: Marking) -> Iterator[tuple[str, Value]]:
    coloured, sized = _COLOUR_IN.get(message.id), _HEIGHT_IN.get(message.id)
    for name, value in message.args.items():
        if name == sized and value in ("short", "tall"):
            yield name, marking.short if value == "short" else marking.tall
        elif name == coloured and value in ("light", "dark"):
            word = marking.light if value == "light" else marking.dark
            yield name, "own" if marking.own else word
            if marking.own:
                yield "own", word
        elif name == "attribute" and value == "colour" and marking.felt:
            yield name, "marking"
        else:
            yield name, _value(value, marking)


def _value(value: Value, marking: Marking) -> Value:
    if isinstance(value, Message):
        return marked_message(value, marking)
    if isinstance(value, tuple):
        return tuple(marked_message(one, marking) for one in value)
    return value
