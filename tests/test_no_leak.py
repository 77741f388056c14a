"""Nothing that is heard betrays a line that nobody called.

The same keys, in games that differ only in whether a line stands there, are answered alike.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest
from harness import Program
from listener.words import QUICK

from quarto_access.drivers.recorder import Heard
from quarto_access.rules.quarto.board import CELLS, EMPTY_BOARD, Cell
from quarto_access.rules.quarto.pieces import PIECES, Piece, shared_traits
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset, named_ruleset
from quarto_access.rules.quarto.state import Placing, State, set_up
from quarto_access.session.quarto.record import replay

ADVANCED = named_ruleset("advanced")
GAMES = 1000
GAMES_WITH_CLAIMS = 40
PAIRS = 100
Sound = tuple[str, tuple[str, ...], str]

_QUESTIONS = (
    *("s", "h", "p", "P", "m", "M", "l", "w", "v", "n", "N", "space", "?", "r", "backspace"),
    *("j", "j", "J"),
)
_SOUGHT = ("tall", "dark", "round", "hollow")
_CLAIMS = (*"abcd", *"1234", "x", "l")
_RULES = re.compile(r"\b(standard|advanced) rules(: (10|19) lines count)?", re.IGNORECASE)
_PIECE = re.compile(r"\b(tall|short) (dark|light) (square|round) (hollow|solid)\b", re.IGNORECASE)
_SEEN = re.compile(
    r"(?<=[:,] )(?:tall|short|dark|light)\b|\b(?:tall|short|dark|light)(?=, | piece)", re.IGNORECASE
)
_STANDS = re.compile(r"\bstands on [a-d][1-4]\b")
_TRAIT = "(tall|short|dark|light|square|round|hollow|solid)"
_BETRAYAL = re.compile(
    rf"\ball {_TRAIT}|\b\d {_TRAIT}|\b(share|danger|expire|too old)|(?<!call )\bquarto\.",
    re.IGNORECASE,
)


def sounds(heard: Sequence[Heard]) -> list[Sound]:
    """What comes out, but for the time and the name of the rules."""
    return [(_RULES.sub("rules", one.words), one.earcons, one.priority) for one in heard]


def is_over(heard: Sequence[Heard]) -> bool:
    """Whether the end of a game was heard."""
    return any(not {"win", "draw"}.isdisjoint(one.earcons) for one in heard)


def keys_of_a_game(random: Random, *, claims: bool) -> Iterator[tuple[str, ...]]:
    """Bursts that place and give until all pieces stand, with questions and claims between."""
    keys: tuple[str, ...] = ()
    for _ in range(33):
        if claims:
            yield from (("q",), (random.choice(_CLAIMS),), ("enter",))
        keys = (*keys, *_steps(random), "enter")
        if claims or random.random() < 0.3:
            yield keys
            keys = ()
            if random.random() < 0.3:
                yield (random.choice(_QUESTIONS),)
            if random.random() < 0.1:
                yield from (("u",), (random.choice(("y", "backspace")),), ("U",), ("y",))
            if random.random() < 0.1:
                # twice at most: the third line through a cell may be a square
                yield from (("x",), ("x",))
            if random.random() < 0.1:
                yield ("f", *random.choice(_SOUGHT), "enter")
    yield keys or ("s",)
    yield ("backspace",)
    yield ("backspace",)


def _steps(random: Random) -> tuple[str, ...]:
    """To the next free cell or piece, a few times."""
    return ("e",) * random.randint(1, 2)


def compared(seed: int, *, brief: bool, claims: bool) -> tuple[Program, list[Sound]]:
    """Play the same keys under two rulesets and compare what is heard; the game with more lines."""
    few, many = (
        Program(seed=seed, brief=brief, ruleset=rules, phrasebook=QUICK)
        for rules in (STANDARD, ADVANCED)
    )
    heard = sounds(many.play(two=True))
    assert sounds(few.play(two=True)) == heard
    for keys in keys_of_a_game(Random(seed), claims=claims):
        first, second = few.burst(*keys), many.burst(*keys)
        if is_over(first) or is_over(second):
            assert is_over(first) == is_over(second)
            return many, heard
        assert sounds(first) == sounds(second)
        heard += sounds(second)
    raise AssertionError(seed)


@pytest.mark.parametrize("form", ["short", "long"])
def test_more_lines_sound_like_fewer(form: str) -> None:
    with_a_square = 0
    for seed in range(form == "long", GAMES, 2):
        many, heard = compared(seed, brief=form == "short", claims=False)
        assert not [words for words, _, _ in heard if _BETRAYAL.search(words)]
        if seed < 50:
            with_a_square += any(_squares(step.state) for step in replay(many.record))
    # otherwise there was nothing to betray
    assert with_a_square > 15


def _squares(state: State) -> bool:
    return any(quarto.line not in STANDARD.lines for quarto in state.live_quartos())


@pytest.mark.parametrize("form", ["short", "long"])
def test_claims_are_refused_alike(form: str) -> None:
    refused = 0
    for seed in range(form == "long", GAMES_WITH_CLAIMS, 2):
        _, heard = compared(seed, brief=form == "short", claims=True)
        refused += sum(words.startswith("No.") for words, _, _ in heard)
    assert refused > GAMES_WITH_CLAIMS


def pairs(random: Random, rules: Ruleset) -> tuple[State, State, Cell]:
    """Two positions before a placement that finishes a line in the first one only.

    The same cells are taken, by the same pieces in another order, and the same piece is in hand.
    """
    while True:
        line = random.choice(rules.lines)
        *others, last = random.sample(line.cells, 4)
        pieces = random.sample(PIECES, random.randint(4, 16))
        if not shared_traits(pieces[:4]):
            continue
        hand, standing = pieces[0], pieces[1:]
        rest = [cell for cell in CELLS if cell not in line.cells]
        cells = [*others, *random.sample(rest, len(standing) - 3)]
        with_line = _position(cells, standing, hand, rules)
        for _ in range(100):
            without = _position(cells, random.sample(standing, len(standing)), hand, rules)
            if not _finished(without, last):
                return with_line, without, last


def _position(cells: list[Cell], pieces: list[Piece], hand: Piece, rules: Ruleset) -> State:
    board = EMPTY_BOARD
    for cell, piece in zip(cells, pieces, strict=True):
        board = board.placed(cell, piece)
    return set_up(board, hand, rules)


def _finished(state: State, cell: Cell) -> bool:
    assert isinstance(state.phase, Placing)
    assert state.in_hand is not None
    return bool(
        replace(state, board=state.board.placed(cell, state.in_hand), last=cell).live_quartos()
    )


def shapes(heard: Sequence[Heard]) -> list[Sound]:
    """What comes out, whatever the pieces are and wherever those stand."""
    return [
        (
            _SEEN.sub("value", _STANDS.sub("stands", _PIECE.sub("piece", one.words))),
            one.earcons,
            one.priority,
        )
        for one in heard
    ]


_LOOKS = (
    *("s", "s", "h", "p", "P", "m", "M", "x", "x", "x", "x", "X", "l", "l", "w", "v", "0"),
    *("space", "n", "e", "tab", "tab", "tab", "r", "?", "?", "backspace", "7"),
    *("j", "m", "M", "x", "x", "x", "X", "w", "0", "n", "n", "tab", "tab", "tab", "j", "m", "x"),
    *("n", "J", "J", "f", "b", "2", "enter"),
)


def after_the_placement(cell: Cell) -> Iterator[str]:
    """Keys of one player after another: place, look, give, look, place, look."""
    yield from ("abcd"[cell.column], "1234"[cell.row], "enter")
    yield from (key for key in _LOOKS if key != "backspace")
    yield from ("q", "q", "q", "l", "space", "escape", "i", "tab", "escape")
    yield from ("U", "y", "u", "s", "backspace", "u", "y", "s", "m", "l", "0", "U", "y", "s", "u")
    yield from ("backspace", "w")
    yield from ("shift-tab", "tab", "e", "enter", *_LOOKS, "e", "enter", "s", "m", "e", "enter")


@pytest.mark.parametrize("form", ["short", "long"])
@pytest.mark.parametrize("rules", [STANDARD, ADVANCED], ids=lambda rules: rules.name)
def test_a_finished_line_sounds_like_none(rules: Ruleset, form: str) -> None:
    random = Random(f"{rules.name}/{form}")
    for _ in range(PAIRS // 4):
        finished, idle, cell = pairs(random, rules)
        assert _finished(finished, cell)
        games = [Program(brief=form == "short", phrasebook=QUICK) for _ in range(2)]
        first, second = (
            game.play_at(state, two=True)
            for game, state in zip(games, (finished, idle), strict=True)
        )
        assert shapes(first) == shapes(second)
        for key in after_the_placement(cell):
            first, second = (game.press(key) for game in games)
            assert shapes(first) == shapes(second), key


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_before_the_computer_acts_a_finished_line_sounds_like_none(level: str) -> None:
    random = Random(level)
    for number in range(PAIRS // 4):
        finished, idle, cell = pairs(random, STANDARD)
        games = [Program(brief=number % 2 == 0, level=level, phrasebook=QUICK) for _ in range(2)]
        for game, state in zip(games, (finished, idle), strict=True):
            game.play_at(state, two=False)
        place = ("abcd"[cell.column], "1234"[cell.row], "enter")
        looks = tuple(key for key in _LOOKS if key != "backspace")
        for key in (*place, "u", *looks, "U", *looks):
            first, second = (game.press(key) for game in games)
            assert shapes(first) == shapes(second), key
