"""A game at a real board: the same game, but that entries are corrected without asking."""

import re
from pathlib import Path

import pytest
from harness import MemoryStore, Program
from transcript_files import PATHS, told

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.moves import Give, Place
from quarto_access.session.quarto.entries import Entry, Undo
from quarto_access.session.quarto.record import Record, final, replay

TABLES = [path for path in PATHS if path.stem.startswith("table-")]


def at_the_board(store: MemoryStore | None = None) -> Program:
    program = Program(companion=True, names=("Anna", "Béla"), first_to_give=1, store=store)
    program.play(two=True)
    return program


def test_a_line_is_recorded_whole_or_not_at_all() -> None:
    program = at_the_board()
    program.type("tdrh")
    program.type("b3 tall light square solid")
    moves = (Entry(Seat.A, Give(13)), Entry(Seat.B, Place(9)), Entry(Seat.B, Give(6)))
    assert program.record.moves == moves
    for line in ("c3 tdrh", "b3 slrs", "c3 tall", "c3 sdss hollow", "c3 nothing", "e5 slrs"):
        state = [*replay(program.record)][-1].state
        heard = program.type(line)[-1].words
        assert heard.startswith("No. "), line
        assert [*replay(program.record)][-1].state == state, line


def test_an_entry_is_struck_out_without_asking_and_stays_in_the_record() -> None:
    program = at_the_board()
    program.type("tdrh")
    assert program.press("u")[-1].words.startswith("Struck out: Anna gave")
    assert program.record.moves == (Entry(Seat.A, Give(13)), Undo(Seat.A, 1))
    assert program.press("U")[-1].words.startswith("Recorded again: Anna gave")


def test_the_same_record_as_in_any_game() -> None:
    """What is entered at a real board is what the same moves at this keyboard would be."""
    keys = ("4", "enter", "a", "1", "enter", "2", "enter", "b", "1", "enter")
    records: list[Record] = []
    for companion in (True, False):
        program = Program(companion=companion, first_to_give=1)
        program.play(two=True)
        program.press(*keys)
        records.append(program.record)
    assert records[0] == records[1]


def test_a_game_that_was_left_is_gone_on_with() -> None:
    store = MemoryStore()
    program = at_the_board(store=store)
    for line in ("slrh", "a1 sdrh", "b1 tdrh", "c1 tdsh"):
        program.type(line)
    later = Program(companion=True, store=store)
    later.open()
    assert "Turn of Anna" in later.press("enter")[-1].words
    later.type("d1")
    assert later.type("claim row 1")[-1].words.startswith("Quarto. All hollow, row 1: ")
    assert final([*replay(later.record)][-1].state) == {"status": "won", "winner": "A"}


@pytest.mark.parametrize("path", TABLES, ids=lambda path: path.stem)
def test_nobody_is_told_of_a_piece_of_theirs(path: Path) -> None:
    """Every sentence of play names the player, since several people listen."""
    words = " ".join(heard.words for heard in told(path).heard)
    assert not re.search(r"\b[Yy]ou(?:r|rs)?\b", words)


def test_there_are_transcripts_of_real_boards() -> None:
    assert len(TABLES) > 6
