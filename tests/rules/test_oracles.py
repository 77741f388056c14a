"""The rules against values that were computed by other programs."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from strategies import holder

from quarto_access.rules.game import Outcome, Seat, Termination
from quarto_access.rules.quarto.board import ALL_LINES, Board, Line
from quarto_access.rules.quarto.moves import Claim, Place
from quarto_access.rules.quarto.pieces import ATTRIBUTES, PIECES
from quarto_access.rules.quarto.ruleset import LINE_SETS, STANDARD, Ruleset
from quarto_access.rules.quarto.state import State, legal_moves, new_game, outcome, play, set_up
from quarto_access.session.quarto.record import final, initial_state, replay
from quarto_access.session.quarto.record_text import parse_record

ORACLES = Path(__file__).parent.parent / "oracles"


def _oracle(name: str) -> Any:  # noqa: ANN401
    return json.loads((ORACLES / name).read_text(encoding="utf-8"))


CLAIMS: list[dict[str, Any]] = _oracle("quarto_claim_cases.json")["items"]
BOARDS: dict[str, Any] = _oracle("quarto_boards.json")
PERFT: dict[str, dict[str, int]] = _oracle("perft.json")["rules"]["std"]


@pytest.mark.parametrize("item", CLAIMS, ids=[f"{item['id']}" for item in CLAIMS])
def test_claim_cases(item: dict[str, Any]) -> None:
    text = json.dumps({"game": "quarto", "ruleset": item["config"], "moves": item["events"]})
    record = parse_record(text)
    steps = list(replay(record))
    assert [step.answer for step in steps] == [event["expect"] for event in item["events"]]
    assert final(steps[-1].state if steps else initial_state(record)) == item["final"]


def test_the_lines_and_their_cells() -> None:
    ours = {name: [cell.index for cell in line.cells] for name, line in ALL_LINES.items()}
    assert ours == BOARDS["lines10"] | BOARDS["squares9"]
    assert [line.name for line in LINE_SETS["standard"]] == list(BOARDS["lines10"])
    assert {line.name for line in LINE_SETS["quarters"]} == {
        *BOARDS["lines10"],
        *BOARDS["quarters4"],
    }
    for name in ("advanced", "um-quarto"):
        assert [line.name for line in LINE_SETS[name]] == list(ALL_LINES)


SETS = {"n10": ("lines10",), "n14": ("lines10", "quarters4"), "n19": ("lines10", "squares9")}
NAMES = {"n10": "standard", "n14": "quarters", "n19": "advanced"}


def _lines_seen(ruleset: Ruleset, board: Board) -> dict[str, list[tuple[str, str]]]:
    """The full lines that share a trait, each with attributes and values."""
    seen: dict[str, list[tuple[str, str]]] = {}
    for cell in board.occupied():
        for quarto in State(ruleset, board, last=cell).live_quartos():
            traits = [(trait.attribute.label, trait.value) for trait in quarto.traits]
            assert seen.setdefault(quarto.line.name, traits) == traits
    return seen


@pytest.mark.parametrize("item", BOARDS["items"], ids=[f"{one['id']}" for one in BOARDS["items"]])
@pytest.mark.parametrize("count", list(SETS))
@pytest.mark.parametrize("colour", ["with_colour", "without_colour"])
def test_boards(item: dict[str, Any], count: str, colour: str) -> None:
    attributes = ATTRIBUTES if colour == "with_colour" else ATTRIBUTES[1:]
    ruleset = Ruleset(NAMES[count], LINE_SETS[NAMES[count]], attributes)
    codes: list[int | None] = item["cells"]
    board = Board(tuple(None if code is None else PIECES[code] for code in codes))
    expected = {
        line["line"]: [(trait["attribute"], trait["value"]) for trait in line["shared"]]
        for name in SETS[count]
        for line in item[colour][name]
    }
    assert _lines_seen(ruleset, board) == expected
    assert len(expected) == item[colour][count]


def _followed(state: State) -> Iterator[State]:
    seat = holder(state)
    return (play(state, seat, move).state for move in legal_moves(state))


def test_perft_to_action_6() -> None:
    """The last action is counted, not played.

    Sequences that lead to the same board and piece in hand are followed once, with their number;
    which piece came last does not matter, since no line can stand before four placements.
    """
    reached = Counter({new_game(): 1})
    for action in range(1, 6):
        total = sum(number * len(legal_moves(state)) for state, number in reached.items())
        assert total == PERFT["alive"][str(action)]
        if action < 5:
            ahead: Counter[State] = Counter()
            for state, number in reached.items():
                for then in _followed(state):
                    ahead[replace(then, last=None)] += number
            reached = ahead
    counts = (
        number * sum(len(legal_moves(then)) for then in _followed(state))
        for state, number in reached.items()
    )
    assert sum(counts) == PERFT["alive"]["6"]


def _wins(line: Line, codes: Iterable[int]) -> bool:
    """Whether the last of the pieces, put on the last cell of the line, wins by a claim."""
    board = Board()
    *firsts, last = codes
    for cell, code in zip(line.cells, firsts, strict=False):
        board = board.placed(cell, PIECES[code])
    state = set_up(board, PIECES[last])
    state = play(state, Seat.A, Place(line.cells[-1].index)).state
    state = play(state, Seat.A, Claim(line.name)).state
    return outcome(state) == Outcome(Termination.CLAIM, Seat.A)


def test_perft_ended_at_action_8() -> None:
    """Four placements end the game when they fill a line with four pieces that share a trait.

    They may come in any of 4! orders of the pieces, each on the cells in any of 4! orders.
    """
    quadruples = list(combinations(range(16), 4))
    assert len(quadruples) == 1820
    sharing = [sum(_wins(line, codes) for codes in quadruples) for line in STANDARD.lines]
    assert sharing == [536] * 10
    assert sum(sharing) * 24 * 24 == PERFT["ended"]["8"]
