"""The journal of a game: a head and one line for each entry, so that a line more keeps a move more.

Each line carries a checksum that goes on from the one before. Whatever became of the end of a
journal, its lines up to there are the game up to there, and never part of another game.
"""

import json
import zlib
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from quarto_access.session.quarto.entries import move_object
from quarto_access.session.quarto.record import Record, RecordError
from quarto_access.session.quarto.record_text import format_record, parse_record

_HEAD, _ENTRY, _SUM = "game", "entry", "sum"


def journal_of(record: Record) -> tuple[str, ...]:
    """The lines of a record's journal, in plain ASCII, without their line feeds.

    The journal of a record with one more entry is the same with one more line.
    """
    # what ran since the last entry is no entry; it is for the save of who leaves
    head = json.loads(format_record(replace(record, moves=(), running=0)))
    lines: list[str] = []
    before = 0
    for key, value in ((_HEAD, head), *((_ENTRY, move_object(one)) for one in record.moves)):
        before = _sum(before, key, value)
        lines.append(json.dumps({_SUM: f"{before:08x}", key: value}))
    return tuple(lines)


def record_of(journal: str) -> Record | None:
    """The game as far as a journal holds it; None where not even its head is whole."""
    parts = list(_whole(journal))
    if not parts:
        return None
    head, *entries = parts
    try:
        return parse_record(json.dumps({**head, "moves": entries}))
    except RecordError:
        return None


def recovered(text: str | None, journal: str | None) -> Record | None:
    """The game that a save and the journal beside it hold; None where there is neither.

    Whichever goes further counts. A journal of another game does not.

    Raises:
        RecordError: the save is not a record, and the journal does not help.
    """
    written = record_of(journal) if journal else None
    if text is None:
        return written
    try:
        saved = parse_record(text)
    except RecordError:
        if written is None:
            raise
        return written
    further = written and continues(written, saved) and len(written.moves) > len(saved.moves)
    return written if further else saved


def continues(later: Record, earlier: Record) -> bool:
    """Whether a record is another one with more entries, or the same."""
    known = len(earlier.moves)
    begun = replace(later, moves=later.moves[:known], running=0)
    return begun == replace(earlier, running=0)


def _whole(journal: str) -> Iterator[dict[str, object]]:
    """What the lines hold, up to the first that is torn, altered or out of turn."""
    before, key = 0, _HEAD
    for line in journal.splitlines():
        try:
            data: object = json.loads(line)
        except (ValueError, RecursionError):
            return
        if not isinstance(data, dict):
            return
        known = cast("dict[str, object]", data)
        value = known.get(key)
        before = _sum(before, key, value)
        if known.get(_SUM) != f"{before:08x}" or not isinstance(value, dict):
            return
        yield cast("dict[str, object]", value)
        key = _ENTRY


def _sum(before: int, key: str, value: object) -> int:
    return zlib.crc32(json.dumps([key, value], sort_keys=True).encode(), before)
