"""What holds in every game, however it is played."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import answered, entries, games, rulesets

from quarto_access.rules.game import Seat, Step
from quarto_access.rules.quarto.board import ALL_LINES, CELLS, Line
from quarto_access.rules.quarto.events import Claimed, Event, Refused
from quarto_access.rules.quarto.moves import Claim, End, Give, Move, Place, Reason
from quarto_access.rules.quarto.pieces import ATTRIBUTES, Attribute
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset
from quarto_access.rules.quarto.state import State, legal_moves, new_game, outcome, play, to_act
from quarto_access.session.quarto.entries import Entry

Cells = tuple[int, ...]
"""A renumbering of the board: cell i goes to cell [i]."""

Turn = Callable[[int, int], tuple[int, int]]
"""Where a row and column go."""


MOVES: tuple[Move, ...] = (
    *(Give(piece) for piece in range(16)),
    *(Place(cell) for cell in range(16)),
    End(),
)
"""All that takes a game on."""


def steps(ruleset: Ruleset, game: tuple[Entry, ...]) -> list[tuple[State, Step[State, Event]]]:
    """Every move of a game: the state before it, and what came of it."""
    state = new_game(ruleset)
    found: list[tuple[State, Step[State, Event]]] = []
    for entry in game:
        step = play(state, entry.seat, entry.move)
        found.append((state, step))
        state = step.state
    return found


@st.composite
def played(draw: st.DrawFn) -> tuple[Ruleset, tuple[Entry, ...]]:
    ruleset = draw(rulesets())
    return ruleset, draw(games(new_game(ruleset)))


@st.composite
def eager_games(draw: st.DrawFn) -> tuple[Ruleset, tuple[Entry, ...]]:
    """Games in which every live line is called at once, so that there is much to compare."""
    ruleset = replace(draw(rulesets()), claims_per_window=1)
    state = new_game(ruleset)
    found: list[Entry] = []
    for piece, cell in zip(
        draw(st.permutations(range(16))), draw(st.permutations(range(16))), strict=True
    ):
        for move in (Give(piece), Place(cell)):
            seat = to_act(state)
            if seat is not None:
                found.append(Entry(seat, move))
                state = play(state, seat, move).state
        seat, live = to_act(state), state.live_quartos()
        if seat is not None and live:
            found.append(Entry(seat, Claim(live[-1].line.name)))
            state = play(state, seat, found[-1].move).state
    return ruleset, tuple(found)


def _check_state(state: State) -> None:
    standing = [piece for piece in state.board.cells if piece is not None]
    hand = [] if state.in_hand is None else [state.in_hand]
    assert sorted(piece.code for piece in (*standing, *hand, *state.pool)) == list(range(16))
    limit = state.ruleset.claims_per_window
    assert state.claims_used >= 0
    assert limit is None or state.claims_used <= limit
    assert (to_act(state) is None) == (outcome(state) is not None)
    accepted = [move for move in MOVES if answered(state, move, to_act(state) or Seat.A) is None]
    assert list(legal_moves(state)) == accepted
    seats = {seat for seat in Seat if _may_claim(state, seat)}
    assert seats == ({to_act(state)} if to_act(state) else set())


def _may_claim(state: State, seat: Seat) -> bool:
    event = play(state, seat, Claim("no line")).events[0]
    return isinstance(event, Refused) and event.reason is Reason.UNKNOWN_LINE


def _check_step(before: State, step: Step[State, Event]) -> None:
    first = step.events[0]
    if not isinstance(first, Refused):
        assert step.state != before
        return
    assert len(step.events) == 1
    assert replace(step.state, claims_used=before.claims_used) == before
    used = first.reason in (Reason.NOT_A_QUARTO, Reason.LINE_EXPIRED)
    assert step.state.claims_used == before.claims_used + int(used)


@given(played())
def test_every_state_of_a_game_is_sound(game: tuple[Ruleset, tuple[Entry, ...]]) -> None:
    ruleset, moves = game
    _check_state(new_game(ruleset))
    for before, step in steps(ruleset, moves):
        _check_state(step.state)
        _check_step(before, step)


@given(rulesets(), st.lists(entries(), max_size=60))
def test_no_sequence_of_moves_raises(ruleset: Ruleset, moves: list[Entry]) -> None:
    for before, step in steps(ruleset, tuple(moves)):
        _check_state(step.state)
        _check_step(before, step)


def _eight() -> list[Cells]:
    """The turns and mirrors of the board."""
    maps: list[Turn] = [
        lambda row, column: (row, column),
        lambda row, column: (column, 3 - row),
        lambda row, column: (3 - row, 3 - column),
        lambda row, column: (3 - column, row),
        lambda row, column: (row, 3 - column),
        lambda row, column: (3 - row, column),
        lambda row, column: (column, row),
        lambda row, column: (3 - column, 3 - row),
    ]
    found: list[Cells] = []
    for turn in maps:
        targets = [turn(*divmod(cell, 4)) for cell in range(16)]
        found.append(tuple(row * 4 + column for row, column in targets))
    return found


def _thirty_two() -> list[Cells]:
    """The renumberings that keep rows, columns and diagonals, but not squares."""
    orders = [p for p in permutations(range(4)) if all(p[i] + p[3 - i] == 3 for i in range(4))]
    found: list[Cells] = []
    for order in orders:
        plain = tuple(order[row] * 4 + order[column] for row in range(4) for column in range(4))
        mirrored = tuple(3 - cell % 4 + cell - cell % 4 for cell in plain)
        for cells in (plain, mirrored):
            flipped = tuple(cells[column * 4 + row] for row in range(4) for column in range(4))
            found += [cells, flipped]
    return found


EIGHT, THIRTY_TWO = _eight(), _thirty_two()


@dataclass(frozen=True)
class Change:
    """A renumbering of cells, and of pieces: attributes permuted, then values swapped."""

    cells: Cells = tuple(range(16))
    order: tuple[Attribute, ...] = ATTRIBUTES
    swapped: int = 0

    def piece(self, code: int) -> int:
        if code not in range(16):
            return code
        pairs = zip(ATTRIBUTES, self.order, strict=True)
        return sum(new.mask for old, new in pairs if code & old.mask) ^ self.swapped

    def line(self, line: Line) -> Line:
        cells = {CELLS[self.cells[cell.index]] for cell in line.cells}
        return next(other for other in ALL_LINES.values() if set(other.cells) == cells)

    def move(self, move: Move) -> Move:
        match move:
            case Give(piece=piece):
                return Give(self.piece(piece))
            case Place(cell=cell) if cell in range(16):
                return Place(self.cells[cell])
            case Claim(line=name) if name in ALL_LINES:
                return Claim(self.line(ALL_LINES[name]).name)
            case _:
                return move

    def ruleset(self, ruleset: Ruleset) -> Ruleset:
        lines = tuple(self.line(line) for line in ruleset.lines)
        pairs = zip(ATTRIBUTES, self.order, strict=True)
        attributes = tuple(new for old, new in pairs if old in ruleset.attributes)
        return Ruleset("custom", lines, attributes, ruleset.claims_per_window)


def _answers(ruleset: Ruleset, moves: tuple[Entry, ...]) -> list[object]:
    """What was answered, without the names of lines and pieces."""
    found: list[object] = []
    for _, step in steps(ruleset, moves):
        first = step.events[0]
        lines = 1 + len(first.others) if isinstance(first, Claimed) else 0
        reason = first.reason if isinstance(first, Refused) else None
        found.append((type(first), reason, lines, outcome(step.state)))
    return found


def _check_change(change: Change, ruleset: Ruleset, moves: tuple[Entry, ...]) -> None:
    changed = tuple(Entry(entry.seat, change.move(entry.move)) for entry in moves)
    assert _answers(change.ruleset(ruleset), changed) == _answers(ruleset, moves)


def test_the_symmetries_of_the_board() -> None:
    assert len(set(EIGHT)) == 8
    assert len(set(THIRTY_TWO)) == 32
    assert set(EIGHT) < set(THIRTY_TWO)


@given(played() | eager_games(), st.sampled_from(EIGHT))
def test_answers_are_the_same_on_a_turned_board(
    game: tuple[Ruleset, tuple[Entry, ...]], cells: Cells
) -> None:
    _check_change(Change(cells=cells), *game)


def _only_standard_lines(moves: tuple[Entry, ...]) -> tuple[Entry, ...]:
    names = {line.name for line in STANDARD.lines}
    return tuple(
        entry for entry in moves if not isinstance(entry.move, Claim) or entry.move.line in names
    )


@given(games(new_game()), st.sampled_from(THIRTY_TWO))
def test_ten_lines_have_32_symmetries(moves: tuple[Entry, ...], cells: Cells) -> None:
    _check_change(Change(cells=cells), STANDARD, _only_standard_lines(moves))


@given(played() | eager_games(), st.permutations(ATTRIBUTES), st.integers(0, 15))
def test_answers_are_the_same_with_swapped_values_and_attributes(
    game: tuple[Ruleset, tuple[Entry, ...]], order: list[Attribute], swapped: int
) -> None:
    _check_change(Change(order=tuple(order), swapped=swapped), *game)


@given(eager_games(), st.sampled_from(EIGHT), st.permutations(ATTRIBUTES), st.integers(0, 15))
def test_wins_are_the_same_under_every_change(
    game: tuple[Ruleset, tuple[Entry, ...]],
    cells: Cells,
    order: list[Attribute],
    swapped: int,
) -> None:
    _check_change(Change(cells, tuple(order), swapped), *game)


@pytest.mark.parametrize("cells", THIRTY_TWO)
def test_lines_go_to_lines(cells: Cells) -> None:
    change = Change(cells=cells)
    assert {change.line(line) for line in STANDARD.lines} == set(STANDARD.lines)
