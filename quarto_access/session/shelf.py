"""What is asked of the saved games, from any screen."""

from quarto_access.session.commands import Action, Command
from quarto_access.session.events import Asked, Question, ShellEvent, TypingBegun
from quarto_access.session.overlays import Asking, Overlay, Typing
from quarto_access.session.saves import (
    SavedList,
    SavesOpened,
    Shelf,
    ShelfFault,
    ShelfRefused,
    Written,
)

Laid = tuple[tuple[Overlay, ...], tuple[ShellEvent, ...]]
"""The overlays from now on, and what is told."""

_KINDS = {Action.WRITE_TEXT: Written.TEXT, Action.WRITE_RECORD: Written.RECORD}


def shelved(command: Command, shelf: Shelf, overlays: tuple[Overlay, ...]) -> Laid | None:
    """Answer a command about saved games; None for every other command."""
    match command.action:
        case Action.SAVES:
            return _listed(shelf, overlays)
        case Action.SAVE_AS:
            return _saved(command.argument, shelf, overlays)
        case Action.DELETE_SAVE:
            return _asked(command.argument, shelf, overlays)
        case Action.DELETE_NOW:
            return _deleted(command.argument, shelf, overlays)
        case Action.WRITE_TEXT | Action.WRITE_RECORD as action:
            return overlays, (shelf.write(_KINDS[action], command.argument),)
        case _:
            return None


def _listed(shelf: Shelf, overlays: tuple[Overlay, ...]) -> Laid:
    items = shelf.items()
    if not items:
        return overlays, (ShelfRefused(ShelfFault.NOTHING_SAVED),)
    shown = SavedList(items)
    below = tuple(one for one in overlays if not isinstance(one, SavedList))
    return (*below, shown), (SavesOpened(len(items)), shown.read())


def _saved(name: str, shelf: Shelf, overlays: tuple[Overlay, ...]) -> Laid:
    if refused := shelf.ready():
        return overlays, (refused,)
    if name:
        return overlays, (shelf.save(name),)
    return (*overlays, Typing(then=Action.SAVE_AS)), (TypingBegun(naming=True),)


def _asked(name: str, shelf: Shelf, overlays: tuple[Overlay, ...]) -> Laid:
    found = shelf.find(name)
    if isinstance(found, ShelfRefused):
        return overlays, (found,)
    asking = Asking(Question.DELETE_SAVE, found.key, found.name)
    return (*overlays, asking), (Asked(asking.question, found.name),)


def _deleted(key: str, shelf: Shelf, overlays: tuple[Overlay, ...]) -> Laid:
    """What was deleted leaves the list, if one is open, which goes on with the next."""
    told = shelf.delete(key)
    top, kept = (overlays[-1] if overlays else None), overlays[:-1]
    if not isinstance(top, SavedList):
        return overlays, (told,)
    items = shelf.items()
    if not items:
        return kept, (told,)
    shown = SavedList(items, min(top.index, len(items) - 1))
    return (*kept, shown), (told, shown.read())
