"""What happens to saved games becomes messages."""

from typing import assert_never

from quarto_access.session.saves import (
    GameWritten,
    SavedAs,
    SaveDeleted,
    SavedItem,
    SaveRead,
    SavesEvent,
    SavesOpened,
    ShelfRefused,
)
from quarto_access.speech.message import Cue, Earcon, Message, Priority, Utterance, Value
from quarto_access.speech.shell import own_words


def tell(event: SavesEvent) -> Utterance:
    """The messages for an event of the saved games."""
    match event:
        case SavesOpened():
            return _said(Message("saves-opened", {"count": event.count}), Earcon.OPEN)
        case SaveRead():
            return _said_in_row(_read(event), Earcon.EDGE if event.edge else Earcon.MOVE_PIECE)
        case SavedAs():
            return _said(Message("saved-as", {"name": own_words(event.name)}))
        case SaveDeleted():
            return _said(Message("save-deleted", {"name": own_words(event.name)}), Earcon.CLOSE)
        case GameWritten():
            values: dict[str, Value] = {"kind": event.kind.value, "name": own_words(event.name)}
            return _said(Message("game-written", values))
        case ShelfRefused():
            told = Message(
                f"shelf-{event.fault.value.replace('_', '-')}", {"name": own_words(event.name)}
            )
            return Utterance(((told,),), (Cue(Earcon.REFUSE),), Priority.NOW)
        case _:
            assert_never(event)


def saved_item(item: SavedItem) -> Message:
    """A saved game by its name, whom it is against, how far it is, and when it was saved."""
    values: dict[str, Value] = {"name": own_words(item.name), "days": item.days}
    if item.fault:
        return Message("saved-item-unread", {**values, "fault": item.fault.value})
    against = "computer" if item.against_computer else "player"
    name = "saved-item-over" if item.over else "saved-item"
    return Message(name, {**values, "against": against, "placed": item.placed})


def _read(event: SaveRead) -> tuple[Message, ...]:
    before = (Message("saves-edge"),) if event.edge else ()
    can = "no" if event.item.fault else "yes"
    number: dict[str, Value] = {"number": event.number, "count": event.count, "can": can}
    after = (Message("saves-number", number),) if event.full else ()
    return (*before, saved_item(event.item), *after)


def _said(message: Message, *earcons: Earcon) -> Utterance:
    return _said_in_row((message,), *earcons)


def _said_in_row(row: tuple[Message, ...], *earcons: Earcon) -> Utterance:
    return Utterance((row,), tuple(Cue(earcon) for earcon in earcons))
