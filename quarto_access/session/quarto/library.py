"""Saved games of Quarto: their files read, and the game that is played kept under a name."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, cast

from quarto_access.session.quarto.journal import recovered
from quarto_access.session.quarto.record import Record, RecordError, RecordFault
from quarto_access.session.quarto.record_text import format_record
from quarto_access.session.quarto.table import Table
from quarto_access.session.save_names import LONGEST, clean_name, file_stem, name_key
from quarto_access.session.saves import (
    GameWritten,
    SavedAs,
    SaveDeleted,
    SavedItem,
    ShelfFault,
    ShelfRefused,
    Written,
)

NAME = "name"
"""The key of a record under which the name of a saved game stands."""
_ENDINGS = {Written.TEXT: ".txt", Written.RECORD: ".json"}
_FOREIGN = (RecordFault.OTHER_FORMAT, RecordFault.OTHER_GAME)
_OPENING = "{\n"


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A file that may be a saved game.

    `key` names it, `stem` is its name without the ending, `text` what stands in it, None where
    that cannot be read, `journal` what stands in the journal beside it, and `days` how many days
    ago it was written.
    """

    key: str
    stem: str
    text: str | None
    journal: str | None
    days: int


class Files(Protocol):
    """Where saved games lie, and where games are written down for a person."""

    def saves(self) -> tuple[KeptFile, ...]:
        """The files that may be saved games, the latest first."""
        ...

    def add(self, stem: str, text: str) -> bool | None:
        """Make a new file; None where there is one of this name, False when that fails."""
        ...

    def remove(self, key: str) -> bool:
        """Do away with a file; False when that fails."""
        ...

    def write(self, stem: str, ending: str, text: str) -> str | None:
        """Write a new file for the person; its name, with a number where the other was taken.

        None when that fails.
        """
        ...


class Library:
    """The saved games; `current` is the game that is played, `account` tells one in sentences."""

    def __init__(
        self,
        files: Files,
        current: Callable[[], Record | None],
        account: Callable[[Record], str],
    ) -> None:
        self._files = files
        self._current = current
        self._account = account

    def items(self) -> tuple[SavedItem, ...]:
        """All saved games, the latest first."""
        return tuple(_item(file) for file in self._files.saves())

    def record(self, key: str) -> Record | None:
        """The record of a saved game, None where there is none that can be read."""
        for file in self._files.saves():
            if file.key == key:
                found = _read(file)
                return found if isinstance(found, Record) else None
        return None

    def ready(self) -> ShelfRefused | None:
        """Why no game can be saved now; None where one can."""
        return ShelfRefused(ShelfFault.NO_GAME) if self._current() is None else None

    def save(self, name: str) -> SavedAs | ShelfRefused:
        """Keep the game that is played under a name, too."""
        record, clean = self._current(), clean_name(name)
        if record is None:
            return ShelfRefused(ShelfFault.NO_GAME)
        if not clean or len(clean) > LONGEST:
            return ShelfRefused(ShelfFault.TOO_LONG if clean else ShelfFault.NO_NAME, clean)
        keys = {name_key(_name(file)) for file in self._files.saves()}
        added = None if name_key(clean) in keys else self._add(clean, record)
        if added:
            return SavedAs(clean)
        return ShelfRefused(ShelfFault.TAKEN if added is None else ShelfFault.NOT_WRITTEN, clean)

    def find(self, text: str) -> SavedItem | ShelfRefused:
        """The saved game of a key, of a name, or whose name alone begins so."""
        # only the game that is found is played through, to tell how far it has come
        named = [(file, name_key(_name(file))) for file in self._files.saves()]
        for file, _key in named:
            if text == file.key:
                return _item(file)
        wanted = name_key(text)
        if not wanted:
            return ShelfRefused(ShelfFault.NO_NAME)
        whole = [file for file, key in named if key == wanted]
        begun = [file for file, key in named if key.startswith(wanted)]
        found = whole or begun
        if len(found) == 1 or whole:
            return _item(found[0])
        return ShelfRefused(ShelfFault.AMBIGUOUS if found else ShelfFault.UNKNOWN, clean_name(text))

    def delete(self, key: str) -> SaveDeleted | ShelfRefused:
        """Do away with a saved game."""
        found = self.find(key)
        if isinstance(found, ShelfRefused):
            return found
        if self._files.remove(found.key):
            return SaveDeleted(found.name)
        return ShelfRefused(ShelfFault.NOT_DELETED, found.name)

    def write(self, kind: Written, name: str) -> GameWritten | ShelfRefused:
        """Write the game that is played into a new file; without a name it gets a number."""
        record, clean = self._current(), clean_name(name)
        if record is None:
            return ShelfRefused(ShelfFault.NO_GAME)
        if (name and not clean) or len(clean) > LONGEST:
            return ShelfRefused(ShelfFault.TOO_LONG if clean else ShelfFault.NO_NAME, clean)
        text = self._account(record) if kind is Written.TEXT else format_record(record)
        # a name that is heard is the name of the file, and nobody hears a low line
        stem = file_stem(clean).replace("_", "-") if clean else "game"
        written = self._files.write(stem, _ENDINGS[kind], text)
        if written is None:
            return ShelfRefused(ShelfFault.NOT_WRITTEN, clean)
        return GameWritten(kind, written)

    def _add(self, name: str, record: Record) -> bool | None:
        text = format_record(record)
        line = f"  {json.dumps(NAME)}: {json.dumps(name)},\n"
        return self._files.add(file_stem(name), text.replace(_OPENING, _OPENING + line, 1))


def _item(file: KeptFile) -> SavedItem:
    name, read = _name(file), _read(file)
    if isinstance(read, ShelfFault):
        return SavedItem(file.key, name, file.days, read)
    try:
        table = Table(read)
    except RecordError:
        # a level that this version does not know
        return SavedItem(file.key, name, file.days, ShelfFault.DAMAGED)
    return SavedItem(
        file.key,
        name,
        file.days,
        against_computer=len(table.persons) == 1,
        placed=table.state.board.count(),
        over=table.over,
    )


def _read(file: KeptFile) -> Record | ShelfFault:
    """The record in a file, or why it is none."""
    if file.text is None and file.journal is None:
        return ShelfFault.DAMAGED
    try:
        return recovered(file.text, file.journal) or ShelfFault.DAMAGED
    except RecordError as error:
        if error.reason is RecordFault.NEWER_VERSION:
            return ShelfFault.NEWER
        foreign = error.reason in _FOREIGN or _unlike(file.text or "")
        return ShelfFault.FOREIGN if foreign else ShelfFault.DAMAGED


def _unlike(text: str) -> bool:
    """Whether a text is whole, and yet nothing like a record."""
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError):
        return not text.lstrip().startswith("{")
    return not isinstance(data, dict) or not {"format", "game", "moves"} & set(
        cast("dict[str, object]", data)
    )


def _name(file: KeptFile) -> str:
    """The name that was given to a saved game, or that its file has."""
    try:
        data: object = json.loads(file.text or "")
    except (ValueError, RecursionError):
        data = None
    given = cast("dict[str, object]", data).get(NAME) if isinstance(data, dict) else None
    name = clean_name(given)[:LONGEST].strip() if isinstance(given, str) else ""
    return name or clean_name(file.stem)[:LONGEST].strip() or file.stem[:LONGEST]
