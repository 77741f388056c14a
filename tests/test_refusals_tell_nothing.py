"""A reasoned refusal says why this line is none, and never whether another line stands."""

from collections.abc import Iterator
from random import Random

import pytest
from harness import Program
from listener.words import QUICK

from quarto_access.rules.quarto.board import ALL_LINES, CELLS, EMPTY_BOARD, Cell, Line
from quarto_access.rules.quarto.events import Refused
from quarto_access.rules.quarto.moves import Claim, Place, Reason
from quarto_access.rules.quarto.pieces import PIECES, Piece
from quarto_access.rules.quarto.ruleset import LINE_SETS, Ruleset, named_ruleset
from quarto_access.rules.quarto.state import State, play, set_up, to_act
from quarto_access.session.quarto.desk import Desk

SETS = ("standard", "advanced", "quarters")


def pair(random: Random, rules: Ruleset, line: Line, *, old: bool) -> tuple[State, State, Cell]:
    """Two positions before a placement, in which the same pieces stand on a line that is full.

    The placement finishes another line in the first position and none in the second one. The
    pieces of `line` share nothing, or with `old` they do and the line was finished before.
    """
    while True:
        other = random.choice([one for one in rules.lines if set(one.cells) - set(line.cells)])
        last = random.choice([cell for cell in other.cells if cell not in line.cells])
        pieces = random.sample(PIECES, 16)
        full, hand, rest = tuple(pieces[:4]), pieces[4], pieces[5:]
        if bool(rules.shared(full)) is not old:
            continue
        free = [cell for cell in CELLS if cell not in line.cells and cell != last]
        cells = [cell for cell in free if cell in other.cells]
        cells += random.sample([cell for cell in free if cell not in other.cells], 4)
        found: dict[bool, State] = {}
        for _ in range(60):
            standing = random.sample(rest, len(cells))
            places = (*zip(line.cells, full, strict=True), *zip(cells, standing, strict=True))
            state = position(places, hand, rules)
            found[stands(state, last)] = state
            if len(found) == 2:
                return found[True], found[False], last


def position(places: tuple[tuple[Cell, Piece], ...], hand: Piece, rules: Ruleset) -> State:
    """These pieces on these cells."""
    board = EMPTY_BOARD
    for cell, piece in places:
        board = board.placed(cell, piece)
    return set_up(board, hand, rules)


def stands(state: State, last: Cell) -> bool:
    seat = to_act(state)
    assert seat is not None
    return bool(play(state, seat, Place(last.index)).state.live_quartos())


def refusal(start: State, last: Cell, line: Line, *, brief: bool) -> tuple[Refused, object]:
    """What is told to who calls a line after a placement, and its sounds."""
    program = Program(brief=brief, phrasebook=QUICK)
    program.play_at(start, two=True)
    desk = program.house.at
    assert isinstance(desk, Desk)
    desk.play(Place(last.index))
    assert desk.table.state.board.full_line(line)
    steps = start.ruleset.lines.index(line) + 1
    program.press("q", *["down"] * steps)
    heard = program.press("enter")
    refused = program.events[-1]
    assert isinstance(refused, Refused)
    assert refused.move == Claim(line.name)
    return refused, [(one.words, one.earcons, one.priority) for one in heard]


def cases() -> Iterator[tuple[str, str]]:
    for name in SETS:
        for line in LINE_SETS[name]:
            yield name, line.name


@pytest.mark.parametrize("old", [False, True], ids=["shares nothing", "too old"])
@pytest.mark.parametrize(("name", "line"), list(cases()))
def test_a_refusal_is_the_same_whether_or_not_another_line_stands(
    name: str, line: str, *, old: bool
) -> None:
    rules, called = named_ruleset(name), ALL_LINES[line]
    random = Random(f"{name}/{line}/{old}")
    for brief in (True, False):
        live, idle, last = pair(random, rules, called, old=old)
        first, heard = refusal(live, last, called, brief=brief)
        second, heard_too = refusal(idle, last, called, brief=brief)
        assert first.reason is (Reason.LINE_EXPIRED if old else Reason.NOT_A_QUARTO)
        assert first == second
        assert heard == heard_too


def test_the_sets_are_all_that_there_are() -> None:
    assert {LINE_SETS[name] for name in SETS} == set(LINE_SETS.values())
