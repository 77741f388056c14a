"""A journal cut at any byte is the game up to the last action whose line is whole."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from harness import PHRASEBOOK, MemoryBookmark, MemoryFiles
from hypothesis import given
from hypothesis import strategies as st
from strategies import records

from quarto_access.drivers.journal import journal_path
from quarto_access.drivers.store import FileStore
from quarto_access.kits import quarto
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.moves import Give, Place
from quarto_access.rules.quarto.ruleset import STANDARD
from quarto_access.session.events import SavedGame, SaveSetAside
from quarto_access.session.quarto.desk import Desk
from quarto_access.session.quarto.entries import Entry, Redo, Undo
from quarto_access.session.quarto.house import House
from quarto_access.session.quarto.journal import continues, journal_of, record_of, recovered
from quarto_access.session.quarto.record import Record, RecordError, timeline
from quarto_access.session.quarto.record_text import format_record, parse_record

GAME = Record(
    STANDARD,
    {Seat.A: "person", Seat.B: "person"},
    seed=5,
    moves=(
        Entry(Seat.A, Give(3)),
        Entry(Seat.B, Place(6)),
        Entry(Seat.B, Give(12)),
        Undo(Seat.B, 1),
        Redo(Seat.B),
        Entry(Seat.A, Place(0)),
    ),
)


def text_of(record: Record) -> str:
    """A journal as it stands in a file."""
    return "".join(f"{line}\n" for line in journal_of(record))


def so_far(record: Record, count: int) -> Record:
    """A record with its first entries alone, as they were when the last of them was made."""
    return replace(record, moves=record.moves[:count], running=0)


@given(records(), st.data())
def test_a_journal_cut_anywhere_is_the_game_up_to_there(
    record: Record, data: st.DataObject
) -> None:
    text = text_of(record)
    cut = data.draw(st.integers(0, len(text)))
    # a line is whole with its last character, whether or not its end was written
    ends = [
        len("".join(f"{one}\n" for one in journal_of(so_far(record, n)))) - 1
        for n in range(len(record.moves) + 1)
    ]
    whole = [n for n, end in enumerate(ends) if end <= cut]
    expected = so_far(record, whole[-1]) if whole else None
    found = record_of(text[:cut])
    assert found == expected
    if found and expected:
        assert timeline(found).state == timeline(expected).state


def test_every_cut_of_both_files_leaves_the_last_action_that_was_kept(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    before, now = so_far(GAME, 5), GAME
    whole, lines = format_record(before), text_of(now)
    last = len(text_of(before))
    for cut in range(len(lines) + 1):
        # the save stands as it was one action ago, whatever a power cut did to the journal
        save.write_text(whole, encoding="utf-8")
        journal_path(save).write_text(lines[:cut], encoding="utf-8")
        assert resumed(save) == (now if cut >= len(lines) - 1 else before), cut
    assert last < len(lines)
    for cut in range(len(whole) + 1):
        # a save that is cut off is gone on with by its journal, and kept beside
        save.write_text(whole[:cut], encoding="utf-8")
        journal_path(save).write_text(lines, encoding="utf-8")
        assert resumed(save) == now, cut
        assert parse_record(save.read_text(encoding="utf-8")) == now
        for path in tmp_path.iterdir():
            path.unlink()


def resumed(save: Path) -> Record:
    """The game that the next start goes on with."""
    house = house_at(save)
    assert isinstance(house.saved_game(), SavedGame)
    return house.go_on()[0].table.record


def house_at(save: Path) -> House:
    """A house that keeps its game in a file."""
    return quarto(
        FileStore(save), MemoryBookmark(), PHRASEBOOK, iter(range(99)), "easy", files=MemoryFiles()
    ).house


@pytest.mark.parametrize(
    "tail", [b"\x00\x00\x00", b"\xff\xfe", b'{"sum": "', b"[]\n", b"3\n", b"{}\n"]
)
def test_whatever_stands_at_the_end_of_a_journal_is_passed_over(
    tmp_path: Path, tail: bytes
) -> None:
    save = tmp_path / "game.json"
    journal_path(save).write_bytes(text_of(GAME).encode() + tail)
    assert resumed(save) == GAME


def test_a_line_of_another_game_or_out_of_turn_is_no_part_of_a_journal() -> None:
    head, *rest = journal_of(GAME)
    other = journal_of(replace(GAME, seed=6))
    assert record_of("\n".join([head, *other[1:]])) == so_far(GAME, 0)
    assert record_of("\n".join([head, *rest[1:]])) == so_far(GAME, 0)
    assert record_of("\n".join([head, rest[0], rest[0]])) == so_far(GAME, 1)
    changed = rest[1].replace('"cell": 6', '"cell": 7')
    assert changed != rest[1]
    assert record_of("\n".join([head, rest[0], changed, *rest[2:]])) == so_far(GAME, 1)


def test_a_save_without_its_journal_and_one_that_went_further_count() -> None:
    assert recovered(format_record(GAME), text_of(so_far(GAME, 2))) == GAME
    assert recovered(format_record(so_far(GAME, 2)), text_of(GAME)) == GAME
    assert recovered(format_record(GAME), None) == GAME
    assert recovered(None, text_of(GAME)) == GAME
    assert recovered(None, None) is None
    with pytest.raises(RecordError):
        recovered("{", "{")


def test_a_journal_of_another_game_is_kept_as_a_save_of_its_own(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    other = replace(GAME, seed=77)
    save.write_text(format_record(GAME), encoding="utf-8")
    journal_path(save).write_text(text_of(other), encoding="utf-8")
    assert resumed(save) == GAME
    assert parse_record((tmp_path / "game-1.json").read_text(encoding="utf-8")) == other


def test_a_game_begun_after_a_power_cut_leaves_the_one_before(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_text("", encoding="utf-8")
    journal_path(save).write_text(text_of(GAME), encoding="utf-8")
    house = house_at(save)
    house.deal(two=True)
    assert house.keep()
    assert parse_record((tmp_path / "game-1.json").read_text(encoding="utf-8")) == GAME
    assert parse_record(save.read_text(encoding="utf-8")).moves == ()


def test_a_damaged_save_and_journal_are_both_kept(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_text('{"format": ', encoding="utf-8")
    journal_path(save).write_text('{"sum": ', encoding="utf-8")
    assert isinstance(house_at(save).saved_game(), SaveSetAside)
    aside = tmp_path / "game-1.json"
    assert aside.read_text(encoding="utf-8") == '{"format": '
    assert journal_path(aside).read_text(encoding="utf-8") == '{"sum": '


def test_every_action_is_on_the_disk_when_keeping_is_over(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    house = house_at(save)
    desk, _ = house.deal(two=True)
    assert isinstance(desk, Desk)
    for count, move in enumerate((Give(3), Place(6), Give(12), Place(0)), start=1):
        desk.play(move)
        assert house.keep()
        lines = journal_path(save).read_text(encoding="utf-8").splitlines()
        assert len(lines) == count + 1
        assert all(json.loads(line) for line in lines)
        kept = record_of("\n".join(lines))
        assert kept == desk.table.record == parse_record(save.read_text(encoding="utf-8"))
    assert continues(desk.table.record, so_far(desk.table.record, 2))
    desk.resign()
    assert house.keep()
    # what is over stands in the save alone
    assert not journal_path(save).exists()
