"""Speech as data: what is to be said, before and after it has become words."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Protocol


class Form(StrEnum):
    """How much a message says."""

    FULL = "full"
    BRIEF = "brief"
    BRAILLE = "braille"


class Priority(IntEnum):
    """How a new utterance meets those that are still sounding or waiting."""

    QUEUED = 0
    """A game event: it waits for its turn and is never dropped."""
    NEXT = 1
    """An answer to a key: it replaces older answers, and lets events finish."""
    NOW = 2
    """An error or a farewell: it interrupts."""


class Earcon(StrEnum):
    """The short sounds, by what they mean. Each only adds to words."""

    START = "start"
    MOVE_EMPTY = "move-empty"
    MOVE_PIECE = "move-piece"
    EDGE = "edge"
    GIVE = "give"
    PLACE = "place"
    CALL = "call"
    POINT = "point"
    WIN = "win"
    LOSS = "loss"
    DRAW = "draw"
    REFUSE = "refuse"
    OPEN = "open"
    CLOSE = "close"
    EMPTY_PLACE = "empty-place"
    PIECE = "piece"
    """The four tones of a piece, one after the other; `Cue.piece` tells which piece."""
    QUICK_PIECE = "quick-piece"
    """The same four tones in a third of the time, for a whole board."""
    TALL = "tall"
    SHORT = "short"
    DARK = "dark"
    LIGHT = "light"
    SQUARE = "square"
    ROUND = "round"
    HOLLOW = "hollow"
    SOLID = "solid"


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound that goes with an utterance.

    `column` and `row`, 0 to 3, are where on the board it comes from; `piece` is the code of the
    piece whose tones it plays; `after` is when it starts, in seconds from the utterance.
    """

    earcon: Earcon
    column: int | None = None
    row: int | None = None
    piece: int | None = None
    after: float = 0.0

    @property
    def name(self) -> str:
        """The name of its sound file, such as "place" or "piece-13"."""
        return self.earcon.value if self.piece is None else f"{self.earcon}-{self.piece}"


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by its id in the phrasebook, with the values that go into it.

    A value is a word that selects (such as "tall"), a number, a message, or a list of messages.
    `form` is the form it always takes, None for the one that the listener chose. `language` is the
    tag of the language that it is always said in, "" for that of the phrasebook.
    """

    id: str
    args: Mapping[str, "Value"] = field(default_factory=dict[str, "Value"])
    form: Form | None = None
    language: str = ""


Value = str | int | Message | tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class Utterance:
    """What answers a key: messages in rows, with sounds, still without words.

    `cells` are the patterns that a braille display shows before the words.
    """

    rows: tuple[tuple[Message, ...], ...]
    cues: tuple[Cue, ...] = ()
    priority: Priority = Priority.NEXT
    cells: str = ""
    of_speaker: bool = False
    """Whether it tells who speaks, which would be false where somebody else says it."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """An utterance in words.

    Attributes:
        text: the words, rows parted by line feeds.
        again: the same words for the case that a listener has heard just `text` before.
        cues: the sounds that go with it.
        priority: how it meets what is still sounding.
        typed: the character that was typed to get this answer, "" for any other key.
        braille: what a braille display shows, in one row: cells as Unicode braille where there
            are any, then words; "" = as `text`.
        by_key: whether a key asked for it; what nobody asked for waits for what is sounding.
        of_speaker: whether it tells who speaks, and is not repeated by somebody else.
        language: the tag of the language it is in, "" for that of the program.
    """

    text: str
    again: str
    cues: tuple[Cue, ...] = ()
    priority: Priority = Priority.NEXT
    typed: str = ""
    braille: str = ""
    by_key: bool = True
    of_speaker: bool = False
    language: str = ""


class ChannelLost(Exception):  # noqa: N818  an event that a program meets, not a mistake in it
    """What a channel speaks through is gone, for instance a terminal that was closed."""


class Channel(Protocol):
    """A way out for what is said. `say` returns at once."""

    def say(self, spoken: Spoken) -> None:
        """Bring the words to the listener.

        Raises:
            ChannelLost: nothing can be said here any more.
        """
        ...

    def hush(self) -> bool:
        """Stop what is sounding and forget what waits; whether there was anything."""
        ...

    def close(self) -> None:
        """Let go of the device, after everything that waits has been said."""
        ...
