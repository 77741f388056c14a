"""Records as JSON text: how they are written, and read with one reason for whatever is wrong."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NoReturn, TypeVar, cast

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import ALL_LINES, Line
from quarto_access.rules.quarto.pieces import ATTRIBUTES, Attribute
from quarto_access.rules.quarto.ruleset import LINE_SETS, Ruleset, ruleset_of_lines
from quarto_access.session.clock import ClockRules
from quarto_access.session.quarto import clock_text
from quarto_access.session.quarto.entries import Recorded, entry_of, move_object
from quarto_access.session.quarto.migration import VERSION, migrated
from quarto_access.session.quarto.players import Names, NamesFault, names_object, names_of
from quarto_access.session.quarto.record import (
    PERSON,
    Record,
    RecordError,
    RecordFault,
    initial_state,
    level_of,
)
from quarto_access.session.quarto.starting_lot import Lot, lot_object, lot_of

FORMAT = "quarto-access"
GAME = "quarto"
FREE, LOSES = "free", "loses"
"""What a false claim costs, in a record: an attempt, or the game."""
TELL_ME = "tell-me"
"""Among the assists of a record: persons are told when there is a Quarto to call."""
_LINE_COUNTS = {10: "standard", 14: "quarters", 19: "advanced"}
_JsonObject = dict[str, object]
_T = TypeVar("_T")


def format_record(record: Record) -> str:
    """Write a record as JSON in plain ASCII, one move a line, with a newline at the end."""
    head = {
        "format": FORMAT,
        "version": VERSION,
        "game": GAME,
        "seats": {seat.value: record.seats[seat] for seat in Seat},
        **names_object(record.names),
        "start": record.start,
        "ruleset": _ruleset_object(record.ruleset),
        **(
            {}
            if record.clock is None
            else {"clock": clock_text.written(record.clock, record.running)}
        ),
        "seed": record.seed,
        **({"lot": lot_object(record.lot)} if record.lot else {}),
        **({"assists": [TELL_ME]} if record.tell_me else {}),
    }
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
    moves = ",\n".join(f"    {json.dumps(move_object(entry))}" for entry in record.moves)
    last = f'  "moves": [\n{moves}\n  ]' if moves else '  "moves": []'
    return "\n".join(["{", *lines, last, "}", ""])


@lru_cache(maxsize=8)
def _ruleset_object(ruleset: Ruleset) -> _JsonObject:
    """The ruleset of a record; kept in mind, for it is written after every move of a game."""
    usual = ruleset_of_lines(ruleset.lines, ruleset.attributes)
    known = usual.name in LINE_SETS
    result: _JsonObject = {
        "lines": len(usual.lines) if known else [line.name for line in usual.lines],
        "attributes": [attribute.label for attribute in ruleset.attributes],
        "claims_per_window": ruleset.claims_per_window,
        "false_claim": LOSES if ruleset.false_claim_loses else FREE,
    }
    return {**result, "name": ruleset.name} if known and ruleset.name != usual.name else result


def parse_record(text: str) -> Record:
    """Read a record; keys that are not known are passed over.

    Raises:
        RecordError: the text is not a record. Nothing else is raised, whatever the text.
    """
    data = _object(_loaded(text), RecordFault.NOT_A_RECORD)
    data = migrated(data, _checked_version(data))
    clock, running = _clock(data)
    record = Record(
        ruleset=_ruleset(data["ruleset"]),
        seats=_seats(data.get("seats")),
        seed=_seed(data.get("seed")),
        start=_start(data.get("start")),
        moves=_moves(data["moves"]),
        clock=clock,
        running=running,
        lot=_lot(data.get("lot")),
        tell_me=TELL_ME in _list(data.get("assists", []), RecordFault.NOT_A_RECORD, "assists"),
        names=_names(data.get("names")),
    )
    initial_state(record)
    return record


def _loaded(text: str) -> object:
    try:
        return cast(
            "object",
            json.loads(
                text.removeprefix("\ufeff"),
                object_pairs_hook=_without_duplicates,
                parse_constant=_no_constant,
            ),
        )
    except RecordError:
        raise
    except json.JSONDecodeError as error:
        raise RecordError(RecordFault.NOT_JSON, str(error.lineno)) from error
    except (ValueError, RecursionError) as error:
        raise RecordError(RecordFault.NOT_JSON) from error


def _without_duplicates(pairs: list[tuple[str, object]]) -> _JsonObject:
    result: _JsonObject = {}
    for key, value in pairs:
        if key in result:
            raise RecordError(RecordFault.DUPLICATE_KEY, key)
        result[key] = value
    return result


def _no_constant(name: str) -> NoReturn:
    raise RecordError(RecordFault.NOT_JSON, name)


def _object(value: object, fault: RecordFault, detail: str = "") -> _JsonObject:
    if isinstance(value, dict):
        return cast("_JsonObject", value)
    raise RecordError(fault, detail)


def _list(value: object, fault: RecordFault, detail: str) -> list[object]:
    if isinstance(value, list):
        return cast("list[object]", value)
    raise RecordError(fault, detail)


def _checked_version(data: _JsonObject) -> int:
    """The version of a record, once it is known to be one that can be read here."""
    _check_word(data.get("format", FORMAT), FORMAT, RecordFault.OTHER_FORMAT)
    version = data.get("version", VERSION)
    if not isinstance(version, int) or isinstance(version, bool) or version < 0:
        raise RecordError(RecordFault.NOT_A_RECORD, "version")
    if version > VERSION:
        raise RecordError(RecordFault.NEWER_VERSION, str(version))
    for key in ("game", "ruleset", "moves"):
        if key not in data:
            raise RecordError(RecordFault.NOT_A_RECORD, key)
    _check_word(data["game"], GAME, RecordFault.OTHER_GAME)
    return version


def _check_word(value: object, expected: str, fault: RecordFault) -> None:
    if value != expected:
        raise RecordError(fault, value if isinstance(value, str) else "")


def _ruleset(value: object) -> Ruleset:
    data = _object(value, RecordFault.BAD_RULESET)
    lines = _lines(data.get("lines"))
    ruleset = ruleset_of_lines(lines, _attributes(data.get("attributes")))
    name = data.get("name")
    if isinstance(name, str) and set(LINE_SETS.get(name, ())) == set(ruleset.lines):
        ruleset = replace(ruleset, name=name, lines=LINE_SETS[name])
    loses = _one_of(data.get("false_claim", FREE), (FREE, LOSES), "false_claim") == LOSES
    claims = _claims(data.get("claims_per_window", 1))
    return replace(ruleset, claims_per_window=claims, false_claim_loses=loses)


def _one_of(value: object, known: tuple[str, ...], key: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise RecordError(RecordFault.BAD_RULESET, key)
    return value


def _lines(value: object) -> tuple[Line, ...]:
    if isinstance(value, int) and not isinstance(value, bool):
        if value not in _LINE_COUNTS:
            raise RecordError(RecordFault.BAD_RULESET, "lines")
        return LINE_SETS[_LINE_COUNTS[value]]
    return _known(value, ALL_LINES, "lines")


def _attributes(value: object) -> tuple[Attribute, ...]:
    chosen = _known(value, {one.label: one for one in ATTRIBUTES}, "attributes")
    return tuple(attribute for attribute in ATTRIBUTES if attribute in chosen)


def _known(value: object, names: Mapping[str, _T], key: str) -> tuple[_T, ...]:
    chosen: list[_T] = []
    for name in _list(value, RecordFault.BAD_RULESET, key):
        if not isinstance(name, str):
            raise RecordError(RecordFault.BAD_RULESET, key)
        if name not in names:
            raise RecordError(RecordFault.BAD_RULESET, name)
        chosen.append(names[name])
    if not chosen:
        raise RecordError(RecordFault.BAD_RULESET, key)
    return tuple(chosen)


def _claims(value: object) -> int | None:
    if value is None:
        return None
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise RecordError(RecordFault.BAD_RULESET, "claims_per_window")
    return value


def _clock(data: _JsonObject) -> tuple[ClockRules | None, int]:
    if data.get("clock") is None:
        return None, 0
    clock = _object(data["clock"], RecordFault.BAD_CLOCK)
    read = clock_text.read(clock)
    if isinstance(read, str):
        raise RecordError(RecordFault.BAD_CLOCK, read)
    return read


def _seats(value: object) -> dict[Seat, str]:
    if value is None:
        return dict.fromkeys(Seat, PERSON)
    data = _object(value, RecordFault.BAD_SEATS)
    return {seat: _player(data.get(seat.value), seat) for seat in Seat}


def _player(value: object, seat: Seat) -> str:
    if isinstance(value, str) and (value == PERSON or level_of(value)):
        return value
    raise RecordError(RecordFault.BAD_SEATS, seat.value)


def _names(value: object) -> Names:
    names = names_of(value)
    if isinstance(names, NamesFault):
        raise RecordError(RecordFault.BAD_NAMES)
    return names


def _seed(value: object) -> int | None:
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise RecordError(RecordFault.BAD_SEED)


def _lot(value: object) -> Lot | None:
    if value is None:
        return None
    if lot := lot_of(_object(value, RecordFault.BAD_LOT)):
        return lot
    raise RecordError(RecordFault.BAD_LOT)


def _start(value: object) -> str | None:
    if value is None or isinstance(value, str):
        return value
    raise RecordError(RecordFault.BAD_START)


def _moves(value: object) -> tuple[Recorded, ...]:
    items = _list(value, RecordFault.NOT_A_RECORD, "moves")
    return tuple(_entry(item, str(number)) for number, item in enumerate(items, start=1))


def _entry(value: object, number: str) -> Recorded:
    entry = entry_of(_object(value, RecordFault.BAD_MOVE, number))
    if entry is None:
        raise RecordError(RecordFault.BAD_MOVE, number)
    return entry
