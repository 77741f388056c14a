"""`quarto-access saves`: the saved games told, deleted, or written to a file."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from quarto_access.cli.arguments import Options
from quarto_access.cli.folders import game_path, saves_folder, written_folder
from quarto_access.cli.output import tell
from quarto_access.cli.problems import NOT_WRITTEN, CommandError, cannot_write, shown
from quarto_access.drivers.files import write_new
from quarto_access.drivers.shelf import FileShelf
from quarto_access.kits import account
from quarto_access.session.quarto.library import Library
from quarto_access.session.quarto.record import Record
from quarto_access.session.quarto.record_text import format_record
from quarto_access.session.save_names import name_key
from quarto_access.session.saves import SavedItem, ShelfFault, ShelfRefused
from quarto_access.speech.message import Message
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.quarto.narrator import Narrator
from quarto_access.speech.saves import saved_item
from quarto_access.speech.saves import tell as told_of_saves

LIST, DELETE, TEXT, RECORD = "list", "delete", "text", "record"
_FAILED = (ShelfFault.NOT_DELETED, ShelfFault.NOT_WRITTEN)


def manage_saves(options: Options, phrasebook: Phrasebook, out: TextIO) -> None:
    """List saved games, delete one, or write one to a file.

    Raises:
        CommandError: something is not understood, not there, or cannot be written.
    """
    library = Library(_files(), lambda: None, lambda record: _sentences(record, phrasebook))
    word, *rest = options.words or (LIST,)
    match word:
        case "list" if not rest:
            _list(library, options, phrasebook, out)
        case "delete":
            item = _found(library, " ".join(rest), whole=True)
            _delete(library, item, options, phrasebook, out)
        case "text" | "record":
            _write(library, word, rest, phrasebook, out)
        case _:
            raise CommandError(Message("saves-command", {"word": shown(" ".join(options.words))}))


def _files() -> FileShelf:
    return FileShelf(saves_folder(), written_folder(), game_path)


def _list(library: Library, options: Options, phrasebook: Phrasebook, out: TextIO) -> None:
    items = library.items()
    if options.json:
        out.writelines(json.dumps(asdict(item)) + "\n" for item in items)
    elif items:
        tell(map(saved_item, items), phrasebook, out)
    else:
        tell((Message("shelf-nothing-saved"),), phrasebook, out)


def _found(library: Library, name: str, *, whole: bool = False) -> SavedItem:
    """The saved game that is called so, or whose name begins so unless it has to be `whole`.

    Raises:
        CommandError: there is none.
    """
    if not name.strip():
        raise CommandError(Message("saves-name"))
    found = library.find(name)
    if isinstance(found, ShelfRefused):
        raise _refused(found)
    if whole and name_key(found.name) != name_key(name):
        raise _refused(ShelfRefused(ShelfFault.UNKNOWN, name))
    return found


def _delete(
    library: Library, item: SavedItem, options: Options, phrasebook: Phrasebook, out: TextIO
) -> None:
    if not options.yes:
        raise CommandError(Message("saves-sure", {"name": shown(item.name)}))
    done = library.delete(item.key)
    if isinstance(done, ShelfRefused):
        raise _refused(done)
    tell((message for row in told_of_saves(done).rows for message in row), phrasebook, out)


def _write(
    library: Library, kind: str, words: list[str], phrasebook: Phrasebook, out: TextIO
) -> None:
    if len(words) == 1:
        raise CommandError(Message("saves-file"))
    item = _found(library, " ".join(words[:-1]))
    record = library.record(item.key)
    if record is None:
        raise _refused(ShelfRefused(item.fault or ShelfFault.DAMAGED, item.name))
    text = _sentences(record, phrasebook) if kind == TEXT else format_record(record)
    path = Path(words[-1])
    try:
        write_new(path, text)
    except FileExistsError as error:
        raise CommandError(Message("saves-occupied", {"path": shown(str(path))})) from error
    except OSError as error:
        raise cannot_write(path, error) from error
    written = Message("saves-exported", {"name": shown(item.name), "path": shown(str(path))})
    tell((written,), phrasebook, out)


def _sentences(record: Record, phrasebook: Phrasebook) -> str:
    return account(record, Narrator(), phrasebook)


def _refused(refused: ShelfRefused) -> CommandError:
    rows = told_of_saves(refused).rows
    code = NOT_WRITTEN if refused.fault in _FAILED else CommandError(rows[0][0]).code
    return CommandError(rows[0][0], code)
