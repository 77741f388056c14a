"""How much is said of what: the form of a message by its kind and the settings of a person."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from quarto_access.session.settings import SAME, Settings, Speech, value_of
from quarto_access.speech.message import Form


class Kind(StrEnum):
    """The kinds of messages that may be short or long by themselves."""

    FOCUS = "focus"
    """What the focus is on."""
    MOVES = "moves"
    """What happens in the game."""
    ANSWERS = "answers"
    """Answers to questions about the game."""
    REFUSALS = "refusals"
    """What cannot be done, and why."""
    HELP = "help"
    """Help, lists and questions around the game."""


_BEGINNINGS: Mapping[Kind, tuple[str, ...]] = {
    Kind.FOCUS: ("cell-", "tray-", "call-pointed", "call-opened", "call-withdrawn"),
    Kind.MOVES: (
        *("lot-", "set-up", "resumed", "given-", "placed-", "passed-", "claimed", "resigned"),
        *("ran-out", "by-lot-", "flagged", "warned", "clock-", "time-more", "time-factor"),
        *("won", "drawn", "uncalled", "after-the-end", "taken-back", "done-again"),
    ),
    Kind.ANSWERS: (
        *("hand", "status-", "rules-", "pool", "vacant", "board-", "line-", "where-"),
        *("move-read", "no-moves", "none-", "time-left", "time-of", "time-stopped"),
    ),
    Kind.REFUSALS: (
        *("refused-", "unbound", "not-understood", "piece-unclear", "pasted", "call-unpointed"),
        *("no-cell-chosen", "no-piece-chosen", "nothing-to-cancel", "give-asked"),
        *("unturned-", "turn-", "no-clock"),
    ),
    Kind.HELP: ("help-", "item", "list-", "key-", "describing", "asked-", "typing", "welcome"),
}


def kind_of(message: str) -> Kind | None:
    """The kind of a message, by its id; None for one that goes with the usual form."""
    for kind, beginnings in _BEGINNINGS.items():
        if message.startswith(beginnings):
            return kind
    return None


@dataclass(frozen=True, slots=True)
class Forms:
    """The usual form of messages, and that of kinds for which the person chose another one."""

    usual: Form = Form.BRIEF
    chosen: Mapping[Kind, Form] = field(default_factory=dict[Kind, Form])

    def of(self, message: str) -> Form:
        """The form of a message, by its id."""
        kind = kind_of(message) if self.chosen else None
        return self.usual if kind is None else self.chosen.get(kind, self.usual)


def forms_of(settings: Settings) -> Forms:
    """How much is said with the settings of a person; braille is always terse."""
    if settings.speech == Speech.BRAILLE:
        return Forms(Form.BRAILLE)
    words = {"short": Form.BRIEF, "long": Form.FULL}
    chosen = {kind: value_of(settings, f"verbosity_{kind}") for kind in Kind}
    return Forms(
        words[settings.verbosity],
        {kind: words[str(value)] for kind, value in chosen.items() if value != SAME},
    )
