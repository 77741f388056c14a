"""Chance is fair: lots, numbers and the computer's dice over ten thousand seeds, by chi-square.

The seeds are fixed, so a result is the same every time. A bound is the value that a fair die
exceeds once in a hundred thousand times.
"""

from collections import Counter
from collections.abc import Hashable, Iterable
from random import Random

import pytest
from harness import PHRASEBOOK, MemoryBookmark, MemoryFiles, MemoryStore

from quarto_access.engine.quarto.levels import LEVELS
from quarto_access.kits import quarto
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import CELLS
from quarto_access.rules.quarto.moves import Give, Place
from quarto_access.rules.quarto.pieces import PIECES
from quarto_access.rules.quarto.state import State, new_game, play
from quarto_access.session.commands import Action, Command
from quarto_access.session.quarto.correspondence import new_id
from quarto_access.session.quarto.lot_desk import LotDesk
from quarto_access.session.quarto.record import PERSON
from quarto_access.session.quarto.record_text import parse_record
from quarto_access.session.quarto.starting_lot import hidden_number, random_first
from quarto_access.session.settings import Settings

SEEDS = range(10_000)
BOUNDS = {1: 19.51, 9: 39.34, 15: 49.10}
"""By degrees of freedom, the chi-square that is exceeded with a probability of 0.00001."""


def chi_square(found: Iterable[Hashable], kinds: int) -> float:
    """How far counts are from equal ones."""
    counts = Counter(found)
    assert len(counts) == kinds, counts
    mean = counts.total() / kinds
    return sum((count - mean) ** 2 / mean for count in counts.values())


def assert_uniform(found: Iterable[Hashable], kinds: int) -> None:
    """All kinds come equally often, as far as chance allows."""
    assert chi_square(found, kinds) < BOUNDS[kinds - 1]


def test_a_loaded_die_is_found() -> None:
    random = Random(0)
    loaded = [0 if random.random() < 0.05 else random.randrange(10) for _ in SEEDS]
    assert chi_square(loaded, 10) > BOUNDS[9]
    assert_uniform([random.randrange(10) for _ in SEEDS], 10)


def dealt(lot: str, *, two: bool, said: int = 1) -> list[tuple[int, str]]:
    """Who gives first in ten thousand games that a house deals, and who has the first seat."""
    store = MemoryStore()
    house, *_ = quarto(
        store, MemoryBookmark(), PHRASEBOOK, iter(SEEDS), "easy", files=MemoryFiles()
    )
    house.follow(Settings(lot=lot))
    firsts: list[tuple[int, str]] = []
    for seed in SEEDS:
        desk, _told = house.deal(two=two)
        if isinstance(desk, LotDesk):
            number = said if two else (seed * 7 + said) % 10
            desk.handle(Command(Action.LOT_DIGIT, str(number)))
            assert desk.onward is not None
            desk = desk.onward[0]
        record = desk.table.record
        assert record.lot is not None
        firsts.append((record.lot.first, record.seats[Seat.A]))
    return firsts


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize("lot", ["random", "odd-even"])
def test_a_lot_favours_nobody(lot: str, *, two: bool) -> None:
    firsts = dealt(lot, two=two)
    assert_uniform((first for first, _player in firsts), 2)
    for first, player in firsts:
        assert (player == PERSON) is (two or first == 1)


@pytest.mark.parametrize("said", [1, 2])
def test_whoever_always_says_the_same_is_right_in_half_of_the_games(said: int) -> None:
    assert_uniform((first for first, _player in dealt("odd-even", two=True, said=said)), 2)


def test_hidden_numbers_are_uniform_and_reproducible() -> None:
    hidden = [hidden_number(seed) for seed in SEEDS]
    assert hidden == [hidden_number(seed) for seed in SEEDS]
    assert_uniform((one.number for one in hidden), 10)
    for place in range(8):
        assert_uniform((one.nonce[place] for one in hidden), 10)
    # neither the number nor who gives first by chance can be told from the seal
    for digit in "0f":
        begun = [one.number for one in hidden if one.seal.startswith(digit)]
        assert chi_square(begun, 10) < BOUNDS[9]


def test_lots_by_chance_are_reproducible() -> None:
    assert [random_first(seed) for seed in SEEDS] == [random_first(seed) for seed in SEEDS]


@pytest.mark.parametrize("level", list(LEVELS))
def test_the_computers_first_piece_and_first_cell_are_uniform(level: str) -> None:
    player = LEVELS[level]
    holding = play(new_game(), Seat.A, Give(5)).state

    def chosen(state: State, seat: Seat) -> list[object]:
        # the generator of each move, as the table makes it
        return [player.choose(state, seat, Random(f"{seed}/{ply}")) for seed in SEEDS]

    ply = 0
    pieces = chosen(new_game(), Seat.A)
    assert set(pieces) == {Give(piece.code) for piece in PIECES}
    assert_uniform(pieces, len(PIECES))
    assert pieces == chosen(new_game(), Seat.A)
    ply = 1
    cells = chosen(holding, Seat.B)
    assert set(cells) == {Place(cell.index) for cell in CELLS}
    assert_uniform(cells, len(CELLS))


def test_names_of_games_by_message_are_uniform() -> None:
    ids = [new_id(Random(seed)) for seed in SEEDS]
    assert ids == [new_id(Random(seed)) for seed in SEEDS]
    for place in range(4):
        assert_uniform((name[place] for name in ids), 16)


def test_the_same_seed_gives_the_same_game() -> None:
    texts: list[set[str]] = []
    for _ in range(2):
        found: set[str] = set()
        for seed in range(50):
            store = MemoryStore()
            house, *_ = quarto(
                store, MemoryBookmark(), PHRASEBOOK, iter((seed,)), "easy", files=MemoryFiles()
            )
            house.deal(two=False)
            house.keep()
            assert store.text is not None
            assert parse_record(store.text).seed == seed
            found.add(store.text)
        texts.append(found)
    assert texts[0] == texts[1]
    assert len(texts[0]) == 50
