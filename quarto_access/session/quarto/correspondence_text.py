"""A game by message as text: its record, and beside it the lines that went to and fro."""

import json
from collections.abc import Mapping
from enum import StrEnum
from typing import cast

from quarto_access.rules.game import Seat
from quarto_access.session.quarto.correspondence import Correspondence, LineError, Sent, restored
from quarto_access.session.quarto.record_text import format_record, parse_record

KEY = "message"
"""What a record has besides when its game is one by message."""


class TextFault(StrEnum):
    """Why a record is not one of a game by message."""

    NOT_BY_MESSAGE = "not_by_message"
    DAMAGED = "damaged"
    CONTINUED = "continued"


class TextError(ValueError):
    """A record is not one of a game by message.

    Attributes:
        fault: what is wrong.
    """

    def __init__(self, fault: TextFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


def format_correspondence(game: Correspondence, before: str = "") -> str:
    """Write a game as the JSON of a record; keys of the text `before` that are not known stay."""
    record = format_record(game.record)
    known = cast("dict[str, object]", json.loads(record))
    old = cast("dict[str, object]", json.loads(before)) if before else {}
    kept = {key: value for key, value in old.items() if key not in known and key != KEY}
    head = record.rstrip().removesuffix("}").rstrip()
    rows = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in kept.items()]
    sent = [{"by": one.seat.value, "line": one.line} for one in game.lines]
    lines = ",\n".join(f"      {json.dumps(one)}" for one in sent)
    whose = f'"game": {json.dumps(game.game)}, "me": {json.dumps(game.me.value)}'
    rows.append(f'  "{KEY}": {{\n    {whose},\n    "lines": [\n{lines}\n    ]\n  }}')
    return ",\n".join([head, *rows]) + "\n}\n"


def parse_correspondence(text: str) -> Correspondence:
    """Read a game.

    Raises:
        RecordError: the text is no record.
        TextError: it is one, but not of a game by message, or one that does not fit its lines.
    """
    record = parse_record(text)
    data = cast("dict[str, object]", json.loads(text.removeprefix("\ufeff")))
    if KEY not in data:
        raise TextError(TextFault.NOT_BY_MESSAGE)
    try:
        me, lines = _read(data[KEY])
        game = restored(me, lines)
    except (ValueError, TypeError, KeyError, LineError) as error:
        raise TextError(TextFault.DAMAGED) from error
    if (record.moves, record.start) != (game.record.moves, None):
        raise TextError(TextFault.CONTINUED)
    if record.ruleset != game.record.ruleset:
        raise TextError(TextFault.DAMAGED)
    return game


def _read(value: object) -> tuple[Seat, tuple[Sent, ...]]:
    """Whose file it is, and the lines.

    Raises:
        ValueError, TypeError, KeyError: something is missing or of another kind.
    """
    data = _mapping(value)
    me, rows = data["me"], data["lines"]
    if not isinstance(rows, list):
        raise TypeError(KEY)
    found: list[Sent] = []
    for row in cast("list[object]", rows):
        one = _mapping(row)
        found.append(Sent(Seat(_text(one["by"])), _text(one["line"])))
    return Seat(_text(me)), tuple(found)


def _mapping(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise TypeError(KEY)
    return cast("dict[str, object]", value)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(KEY)
    return value
