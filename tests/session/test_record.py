"""The record of a game as text."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import drawn, games, records, running_states

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.moves import Claim, End, Give, Move, Place, Resign
from quarto_access.rules.quarto.pieces import Attribute
from quarto_access.rules.quarto.ruleset import (
    LINE_SETS,
    STANDARD,
    Ruleset,
    named_ruleset,
    ruleset_of_lines,
)
from quarto_access.rules.quarto.state import State, new_game, play
from quarto_access.session.quarto.entries import Entry
from quarto_access.session.quarto.migration import STEPS, VERSION
from quarto_access.session.quarto.record import (
    Record,
    RecordError,
    RecordFault,
    final,
    initial_state,
    level_of,
    replay,
    start_text,
)
from quarto_access.session.quarto.record_text import format_record, parse_record

Json = Any
PEOPLE = dict.fromkeys(Seat, "person")
LABELS = ["colour", "shape", "height", "hollow"]
RULES: Json = {"lines": 10, "attributes": LABELS, "claims_per_window": 1}
PLAIN: Json = {"game": "quarto", "ruleset": RULES, "moves": []}

WRITTEN = """{
  "format": "quarto-access",
  "version": 1,
  "game": "quarto",
  "seats": {"A": "person", "B": "computer:easy"},
  "start": "456-/----/----/---- 7 standard",
  "ruleset": {"lines": 10, "attributes": ["colour", "shape", "height", "hollow"], \
"claims_per_window": 1, "false_claim": "free"},
  "seed": 7,
  "moves": [
    {"by": "A", "do": "place", "cell": 3},
    {"by": "A", "do": "give", "piece": 16},
    {"by": "B", "do": "claim", "line": "row1"},
    {"by": "B", "do": "end"},
    {"by": "B", "do": "resign"}
  ]
}
"""
READ = Record(
    STANDARD,
    {Seat.A: "person", Seat.B: "computer:easy"},
    7,
    "456-/----/----/---- 7 standard",
    (
        Entry(Seat.A, Place(3)),
        Entry(Seat.A, Give(16)),
        Entry(Seat.B, Claim("row1")),
        Entry(Seat.B, End()),
        Entry(Seat.B, Resign()),
    ),
)


def text(**changes: Json) -> str:
    """A record with nothing in it, and what is changed in it."""
    return json.dumps({**PLAIN, **changes})


def rules(**changes: Json) -> str:
    return text(ruleset={**RULES, **changes})


def fault(text: str) -> tuple[RecordFault, str]:
    """What is wrong with a text."""
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    return caught.value.reason, caught.value.detail


def test_how_a_record_is_written() -> None:
    assert format_record(READ) == WRITTEN
    assert parse_record(WRITTEN) == READ


def test_without_moves() -> None:
    record = Record(STANDARD, PEOPLE)
    assert '  "moves": []\n' in format_record(record)
    assert parse_record(format_record(record)) == record


def test_game_ruleset_and_moves_suffice() -> None:
    assert parse_record(text()) == Record(STANDARD, PEOPLE, None, None, ())


def test_keys_that_are_not_known_are_passed_over() -> None:
    move = {"by": "A", "do": "give", "piece": 4, "expect": "ok", "by clock": True}
    seats = {"A": "person", "B": "person", "C": 3}
    record = parse_record(text(moves=[move], seats=seats, title=[{}], claims={"a": None}))
    assert record == Record(STANDARD, PEOPLE).plus(Seat.A, Give(4))


def test_null_is_as_good_as_nothing() -> None:
    assert parse_record(text(seats=None, seed=None, start=None)) == Record(STANDARD, PEOPLE)


@pytest.mark.parametrize("start", ["\ufeff", " \n\t", "\ufeff\r\n"])
def test_a_byte_order_mark_and_white_space_are_no_harm(start: str) -> None:
    assert parse_record(f"{start}{WRITTEN}\n ") == READ


@pytest.mark.parametrize(("count", "name"), [(10, "standard"), (14, "quarters"), (19, "advanced")])
def test_lines_by_number_and_by_name(count: int, name: str) -> None:
    names = [line.name for line in LINE_SETS[name]]
    by_number, by_name = parse_record(rules(lines=count)), parse_record(rules(lines=names[::-1]))
    assert by_number == by_name == Record(named_ruleset(name), PEOPLE)
    assert f'"lines": {count}' in format_record(by_name)


def test_a_free_choice_of_lines() -> None:
    record = parse_record(rules(lines=["sq_r1c1", "row2", "row2"], attributes=["hollow", "shape"]))
    assert record.ruleset.name == "custom"
    assert [line.name for line in record.ruleset.lines] == ["row2", "sq_r1c1"]
    assert record.ruleset.attributes == (Attribute.SHAPE, Attribute.HOLLOW)
    assert '"lines": ["row2", "sq_r1c1"]' in format_record(record)


def test_two_names_of_the_same_lines_are_kept_apart() -> None:
    record = Record(named_ruleset("um-quarto"), PEOPLE)
    assert parse_record(format_record(record)) == record
    assert parse_record(rules(lines=10, name="um-quarto")).ruleset == STANDARD
    assert parse_record(rules(lines=19, name=["x"])).ruleset == named_ruleset("advanced")


@pytest.mark.parametrize(("claims", "expected"), [(0, 0), (3, 3), (None, None)])
def test_claims_per_window(claims: int | None, expected: int | None) -> None:
    ruleset = parse_record(rules(claims_per_window=claims)).ruleset
    assert ruleset.claims_per_window == expected


def test_one_claim_per_window_is_usual() -> None:
    assert parse_record(text(ruleset={"lines": 10, "attributes": LABELS})).ruleset == STANDARD


def test_the_ruleset_of_the_record_counts_not_that_of_the_start() -> None:
    record = parse_record(text(start="456-/----/----/---- 7 advanced height"))
    state = initial_state(record)
    assert state == drawn(". . . .\n . . . .\n . . . .\n 4 5 6 .", "7")


def test_a_start_is_written_with_its_ruleset_where_that_has_a_name() -> None:
    board = ". . . .\n . . . .\n . . . .\n 4 5 6 ."
    height = Ruleset(attributes=(Attribute.HEIGHT,))
    custom = Ruleset("custom", LINE_SETS["standard"][:2])
    assert start_text(drawn(board, "7", height)) == "456-/----/----/---- 7 standard"
    assert start_text(drawn(board, "-", custom)) == "456-/----/----/---- -"


def test_the_level_of_a_seat() -> None:
    assert level_of("person") is None
    assert level_of("computer:normal") == "normal"


def test_plus_leaves_the_record_as_it_was() -> None:
    record = Record(STANDARD, PEOPLE)
    assert record.plus(Seat.A, Give(3)).moves == (Entry(Seat.A, Give(3)),)
    assert record.moves == ()


def test_the_answers_of_a_replay() -> None:
    steps = list(replay(READ))
    assert [step.answer for step in steps] == [
        "ok",
        "refused:unknown_piece",
        "refused:not_your_window",
        "refused:not_your_turn",
        "loss",
    ]
    assert [step.index for step in steps] == [0, 1, 2, 3, 4]
    assert [step.entry for step in steps] == list(READ.moves)
    assert final(steps[-1].state) == {"status": "won", "winner": "A"}
    assert final(steps[-2].state) == {"status": "running", "winner": None}


def test_a_win_and_what_comes_after_it() -> None:
    record = replace(READ, moves=READ.moves[:1])
    for move in (Claim("row2"), Claim("row1"), Claim("row1"), Give(0)):
        record = record.plus(Seat.A, move)
    answers = [step.answer for step in replay(record)]
    assert answers == ["ok", "refused:line_incomplete", "win", *["refused:game_over"] * 2]


def test_a_draw() -> None:
    record = Record(STANDARD, PEOPLE, start="0123/4567/89ab/cdef")
    record = record.plus(Seat.A, End()).plus(Seat.B, End())
    steps = list(replay(record))
    assert [step.answer for step in steps] == ["ok", "draw"]
    assert final(steps[-1].state) == {"status": "draw", "winner": None}


def move(**changes: Json) -> str:
    """A record whose third move is changed."""
    first = {"by": "A", "do": "give", "piece": 4}
    return text(moves=[first, first, {**first, **changes}])


def values(some: list[Json]) -> list[Json]:
    return some


DEEP = 100_000
ODD_EVEN = {"drawn": "odd-even", "first": 2, "number": 7, "nonce": "12345678", "chosen": 4}
UNREADABLE = {
    "empty": ("", RecordFault.NOT_JSON, "1"),
    "only a mark": ("\ufeff", RecordFault.NOT_JSON, "1"),
    "two marks": ("\ufeff\ufeff{}", RecordFault.NOT_JSON, "1"),
    "words": ("Quarto", RecordFault.NOT_JSON, "1"),
    "third line": ("{\n\n?}", RecordFault.NOT_JSON, "3"),
    "rest": (WRITTEN + "x", RecordFault.NOT_JSON, None),
    "NaN": ('{"a": NaN}', RecordFault.NOT_JSON, "NaN"),
    "Infinity": ('{"a": -Infinity}', RecordFault.NOT_JSON, "-Infinity"),
    "deep list": ("[" * DEEP, RecordFault.NOT_JSON, ""),
    "deep object": ('{"game":' * DEEP, RecordFault.NOT_JSON, ""),
    "deep and closed": ("[" * DEEP + "]" * DEEP, RecordFault.NOT_JSON, ""),
    "huge number": ('{"seed": ' + "9" * 5000 + "}", RecordFault.NOT_JSON, ""),
    "nul": ("\0", RecordFault.NOT_JSON, "1"),
    "same key twice": ('{"game": 1, "game": 2}', RecordFault.DUPLICATE_KEY, "game"),
    "same key inside": ('{"x": [{"\\ud800": 1, "\\ud800": 2}]}', RecordFault.DUPLICATE_KEY, "?"),
    "list": ("[]", RecordFault.NOT_A_RECORD, ""),
    "number": ("1e999", RecordFault.NOT_A_RECORD, ""),
    "null": ("null", RecordFault.NOT_A_RECORD, ""),
    "nothing": ("{}", RecordFault.NOT_A_RECORD, "game"),
    "no ruleset": ('{"game": "quarto"}', RecordFault.NOT_A_RECORD, "ruleset"),
    "no moves": (
        json.dumps({"game": "quarto", "ruleset": RULES}),
        RecordFault.NOT_A_RECORD,
        "moves",
    ),
    "moves null": (text(moves=None), RecordFault.NOT_A_RECORD, "moves"),
    "moves object": (text(moves={}), RecordFault.NOT_A_RECORD, "moves"),
    "other format": (text(format="chess"), RecordFault.OTHER_FORMAT, "chess"),
    "format null": (text(format=None), RecordFault.OTHER_FORMAT, ""),
    "other game": (text(game="evenquads"), RecordFault.OTHER_GAME, "evenquads"),
    "game list": (text(game=["quarto"]), RecordFault.OTHER_GAME, ""),
    "newer": (text(version=2), RecordFault.NEWER_VERSION, "2"),
    "much newer": (text(version=10**4200), RecordFault.NEWER_VERSION, "1" + "0" * 39),
    **{
        f"version {bad}": (text(version=bad), RecordFault.NOT_A_RECORD, "version")
        for bad in values([-1, True, 1.0, "1", None, []])
    },
    "clock": (text(clock="fast"), RecordFault.BAD_CLOCK, ""),
    "ruleset null": (text(ruleset=None), RecordFault.BAD_RULESET, ""),
    "ruleset name": (text(ruleset="standard"), RecordFault.BAD_RULESET, ""),
    "no lines": (text(ruleset={"attributes": LABELS}), RecordFault.BAD_RULESET, "lines"),
    "no attributes": (text(ruleset={"lines": 10}), RecordFault.BAD_RULESET, "attributes"),
    **{
        f"lines {bad}": (rules(lines=bad), RecordFault.BAD_RULESET, "lines")
        for bad in values([9, 0, True, 10.0, "10", None, [], {}, [3], ["row1", ["row1"]]])
    },
    "line name": (rules(lines=["row1", "row5"]), RecordFault.BAD_RULESET, "row5"),
    **{
        f"attributes {bad}": (rules(attributes=bad), RecordFault.BAD_RULESET, "attributes")
        for bad in values([None, [], {}, "height", 4, [1], [None], [["height"]]])
    },
    "attribute name": (rules(attributes=["size"]), RecordFault.BAD_RULESET, "size"),
    **{
        f"claims {bad}": (
            rules(claims_per_window=bad),
            RecordFault.BAD_RULESET,
            "claims_per_window",
        )
        for bad in values([-1, True, False, 1.0, "1", [], {}])
    },
    "seats list": (text(seats=[]), RecordFault.BAD_SEATS, ""),
    "no seat A": (text(seats={"B": "person"}), RecordFault.BAD_SEATS, "A"),
    **{
        f"seat {bad}": (text(seats={"A": "person", "B": bad}), RecordFault.BAD_SEATS, "B")
        for bad in values(["", "Person", "computer", "computer:", None, 1, ["person"]])
    },
    **{
        f"lot {bad}": (text(lot=bad), RecordFault.BAD_LOT, "")
        for bad in values(
            [
                *(True, 1, "random", [], {}, {"drawn": "random"}, {"drawn": "dice", "first": 1}),
                *({"drawn": "random", "first": bad} for bad in (0, 3, True, 1.0, "1", None)),
                {"drawn": "odd-even", "first": 1},
                *({**ODD_EVEN, "number": bad} for bad in (-1, 10, 4, "7", True)),
                *({**ODD_EVEN, "chosen": bad} for bad in (-1, 10, 5, "4", False)),
                *({**ODD_EVEN, "nonce": bad} for bad in ("", "1234567", "1234567x", 12345678)),
            ]
        )
    },
    **{
        f"assists {bad}": (text(assists=bad), RecordFault.NOT_A_RECORD, "assists")
        for bad in values([True, 1, "tell-me", {}, None])
    },
    **{
        f"seed {bad}": (text(seed=bad), RecordFault.BAD_SEED, "")
        for bad in values([True, 1.0, "1", [], {}])
    },
    **{
        f"names {bad}": (text(names=bad), RecordFault.BAD_NAMES, "")
        for bad in values(
            [
                *(1, "Anna, Ben", [], {}, {"A": "Anna"}, {"A": "Anna", "B": 1}),
                *({"A": "Anna", "B": "..."}, {"A": "Anna", "B": "anna"}),
            ]
        )
    },
    **{
        f"start {bad}": (text(start=bad), RecordFault.BAD_START, "")
        for bad in values([1, True, [], {}, ["----/----/----/----"]])
    },
    "clock of sand": (text(clock={"sand": 60}), RecordFault.BAD_CLOCK, "sand"),
    "start empty": (text(start=""), RecordFault.BAD_START, "bad_text"),
    "start twice": (text(start="11--/----/----/----"), RecordFault.BAD_START, "duplicate_piece"),
    "start rules": (
        text(start="----/----/----/---- - x"),
        RecordFault.BAD_START,
        "unknown_ruleset",
    ),
    **{
        f"piece {bad}": (move(piece=bad), RecordFault.BAD_MOVE, "3")
        for bad in values([True, 1.0, "1", None, [], {}])
    },
    **{
        f"cell {bad}": (move(do="place", cell=bad), RecordFault.BAD_MOVE, "3")
        for bad in values([False, 0.0, "b3", None, [], {}])
    },
    **{
        f"line {bad}": (move(do="claim", line=bad), RecordFault.BAD_MOVE, "3")
        for bad in values([False, 0, None, ["row1"], {}])
    },
    **{
        f"plies {bad}": (move(do="undo", plies=bad), RecordFault.BAD_MOVE, "3")
        for bad in values([0, -1, True, 1.0, "1", None, [], {}])
    },
    "no cell": (move(do="place"), RecordFault.BAD_MOVE, "3"),
    "no line": (move(do="claim"), RecordFault.BAD_MOVE, "3"),
    **{
        f"do {bad}": (move(do=bad), RecordFault.BAD_MOVE, "3")
        for bad in values(["undo", "back", "fly", "Flag", "Give", "", None, 1, ["give"], {}])
    },
    **{
        f"by {bad}": (move(by=bad), RecordFault.BAD_MOVE, "3")
        for bad in values(["C", "a", "", None, 0, ["A"], {}])
    },
    "no by": (text(moves=[{"do": "end"}]), RecordFault.BAD_MOVE, "1"),
    "no do": (text(moves=[{"by": "A"}]), RecordFault.BAD_MOVE, "1"),
    "move list": (text(moves=[["A", "end"]]), RecordFault.BAD_MOVE, "1"),
    "move null": (text(moves=[None]), RecordFault.BAD_MOVE, "1"),
}


@pytest.mark.parametrize("name", list(UNREADABLE))
def test_what_is_not_a_record(name: str) -> None:
    given_text, reason, detail = UNREADABLE[name]
    found = fault(given_text)
    assert found[0] is reason
    if detail is not None:
        assert found[1] == detail


def test_every_fault_occurs() -> None:
    assert {reason for _, reason, _ in UNREADABLE.values()} == set(RecordFault)


def test_the_detail_is_short_and_can_be_encoded() -> None:
    reason, detail = fault(rules(lines=["\ud800" + "x" * 10_000]))
    assert reason is RecordFault.BAD_RULESET
    assert detail == "?" + "x" * 39
    assert fault(text(format="\udfff"))[1].encode() == b"?"


@pytest.mark.parametrize(
    "move", [Give(16), Give(-1), Place(10**4000), Claim("row5"), Claim(""), Claim('\ud800\n"')]
)
def test_a_move_that_no_rule_allows_is_kept_and_refused(move: Move) -> None:
    record = Record(STANDARD, PEOPLE).plus(Seat.A, move).plus(Seat.A, Give(0))
    again = parse_record(format_record(record))
    assert again == record
    answers = [step.answer for step in replay(again)]
    assert answers[0].startswith("refused:")
    assert answers[1] == "ok"


@given(records())
def test_a_written_record_is_read_back(record: Record) -> None:
    written = format_record(record)
    assert written.isascii()
    assert written.endswith("}\n")
    optional = (record.lot is not None) + record.tell_me + bool(record.names)
    lines = 10 + optional + bool(record.moves) + len(record.moves)
    assert written.count("\n") == lines
    read = parse_record(written)
    assert read == replace(record, ruleset=read.ruleset)
    assert set(read.ruleset.lines) == set(record.ruleset.lines)
    assert replace(read.ruleset, lines=record.ruleset.lines) == record.ruleset
    assert format_record(read) == written


@given(st.data(), running_states())
def test_replay_gives_the_state_that_was_played(data: st.DataObject, begin: State) -> None:
    ruleset = ruleset_of_lines(begin.ruleset.lines, begin.ruleset.attributes)
    from_start = data.draw(st.booleans())
    record = Record(ruleset, PEOPLE, start=start_text(begin) if from_start else None)
    state = initial_state(record)
    for entry in data.draw(games(state)):
        record = record.plus(entry.seat, entry.move)
        state = play(state, entry.seat, entry.move).state
    steps = list(replay(parse_record(format_record(record))))
    assert (steps[-1].state if steps else initial_state(record)) == state
    assert len(steps) == len(record.moves)


def _read_or_refused(text: str) -> None:
    try:
        record = parse_record(text)
    except RecordError as error:
        str(error).encode()
    else:
        assert len(list(replay(record))) == len(record.moves)
        assert parse_record(format_record(record)) == record


@given(st.text(st.characters(exclude_categories=())))
def test_any_text_is_a_record_or_an_error(text: str) -> None:
    _read_or_refused(text)


@given(records(), st.data())
def test_a_record_that_is_cut_is_an_error(record: Record, data: st.DataObject) -> None:
    written = format_record(record)
    end = data.draw(st.integers(0, len(written) - 2))
    assert fault(written[:end])[0] is RecordFault.NOT_JSON


@given(records(), st.data(), st.text(max_size=3))
def test_a_record_with_changed_text_is_a_record_or_an_error(
    record: Record, data: st.DataObject, new: str
) -> None:
    written = format_record(record)
    start = data.draw(st.integers(0, len(written)))
    end = data.draw(st.integers(start, min(start + 20, len(written))))
    _read_or_refused(written[:start] + new + written[end:])


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.sampled_from(("A", "B", "give", "row1", "person", "quarto", 0, 4, 10, 1))
    | st.text(st.characters(exclude_categories=()), max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


def _mutated(data: st.DataObject, value: Json) -> Json:
    """The value with some part of it replaced by anything."""
    keys: list[Any] = []
    if isinstance(value, dict):
        keys = list(value)  # pyright: ignore[reportUnknownArgumentType]
    elif isinstance(value, list):
        keys = list(range(len(value)))  # pyright: ignore[reportUnknownArgumentType]
    if not keys or data.draw(st.integers(0, 5)) == 0:
        return data.draw(VALUES)
    key = data.draw(st.sampled_from(keys))
    value[key] = _mutated(data, value[key])
    return value  # pyright: ignore[reportUnknownVariableType]


@given(records(), st.data())
def test_a_record_with_changed_values_is_a_record_or_an_error(
    record: Record, data: st.DataObject
) -> None:
    value = json.loads(format_record(record))
    _read_or_refused(json.dumps(_mutated(data, value)))


def test_a_new_game_is_the_usual_start() -> None:
    assert initial_state(Record(STANDARD, PEOPLE)) == new_game()


def test_a_start_that_is_no_position_is_told_by_replay_too() -> None:
    with pytest.raises(RecordError, match="bad_start"):
        list(replay(Record(STANDARD, PEOPLE, start="nonsense")))


def test_a_record_of_version_0_is_read_as_the_game_that_it_was() -> None:
    today: Json = {**json.loads(WRITTEN), "start": None}
    rules = {key: today["ruleset"][key] for key in ("lines", "attributes")}
    before = {key: value for key, value in today.items() if key != "start"}
    read = parse_record(json.dumps({**before, "version": 0, "ruleset": rules}))
    assert read == parse_record(json.dumps(today))
    assert json.loads(format_record(read))["version"] == VERSION == len(STEPS)
    # what that version did not know it did not say
    odd = {**before, "version": 0, "start": "1---/", "ruleset": {**rules, "claims_per_window": 7}}
    assert parse_record(json.dumps(odd)) == read
