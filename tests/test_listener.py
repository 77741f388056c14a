"""A listener who hears only sentences knows the whole game after every one of them."""

from collections.abc import Sequence
from random import Random

import pytest
from harness import Program
from listener.listener import DisagreementError, Listener
from listener.phrases import NotUnderstoodError
from listener.player import RandomPlayer
from listener.truth import Truth
from listener.words import QUICK

from quarto_access.rules.quarto.events import Flagged
from quarto_access.session.quarto.clock_events import RanOut
from quarto_access.session.settings import Settings

GAMES = 200
_MODES = ("easy", "normal", "two")


class Evening:
    """A game with somebody at the keys and a listener in the same room."""

    def __init__(self, seed: int, mode: str, *, brief: bool, clock: Settings | None = None) -> None:
        level = "easy" if mode == "two" else mode
        self.program = Program(
            seed=seed, level=level, brief=brief, phrasebook=QUICK, settings=clock
        )
        self.listener = Listener()
        self.ends: set[str] = set()
        for heard in self.program.open():
            self.listener.hear(heard.words)
        self._hear(["2" if mode == "two" else "enter"])
        self.truth = Truth(self.text)
        self.agree()

    @property
    def over(self) -> bool:
        return self.truth.turn is None

    @property
    def text(self) -> str:
        assert self.program.store.text is not None
        return self.program.store.text

    def press(self, keys: Sequence[str]) -> None:
        """Press keys in one burst; afterwards the listener must know the game."""
        self._hear(keys)
        self.truth.follow(self.text)
        self.agree()

    def wait(self, seconds: int) -> None:
        """Let time pass; afterwards the listener must know the game as well."""
        for heard in self.program.wait(seconds):
            self.listener.hear(heard.words)
        self.truth.follow(self.text)
        self.agree()

    def agree(self) -> None:
        """The listener believes what is true."""
        assert self.listener.turn == self.truth.turn
        assert self.listener.hand == self.truth.hand
        assert self.listener.board == self.truth.board
        assert self.listener.pool == self.truth.pool

    def _hear(self, keys: Sequence[str]) -> None:
        for heard in self.program.burst(*keys):
            self.listener.hear(heard.words)


def play(seed: int, mode: str, *, brief: bool) -> Evening:
    """A whole game, and questions after its end."""
    evening = Evening(seed, mode, brief=brief)
    random = Random(f"{seed}/{mode}")
    player = RandomPlayer(evening.program, evening.press, random)
    ended = 0
    while not evening.over:
        player.step(evening.truth.state)
        if evening.over:
            evening.ends.add(str(evening.truth.state.phase))
            if ended < seed // len(_MODES) % 3:
                # some do not leave it at that
                player.take_back()
            ended += 1
    for key in ("s", "h", "p", "m", "l", ",", ","):
        evening.press([key])
    return evening


@pytest.mark.parametrize("form", ["short", "long"])
@pytest.mark.parametrize("mode", _MODES)
def test_a_listener_knows_the_game(mode: str, form: str) -> None:
    ends: set[str] = set()
    for seed in range(_MODES.index(mode), GAMES, len(_MODES)):
        evening = play(seed, mode, brief=form == "short")
        ends |= evening.ends
    assert len(ends) > 1


CLOCKS = (
    Settings(welcomed=True, move_time=60, total_time=1200),
    Settings(welcomed=True, move_time=30),
    Settings(welcomed=True, total_time=60),
)


@pytest.mark.parametrize("form", ["short", "long"])
@pytest.mark.parametrize("mode", ["easy", "two"])
@pytest.mark.parametrize("clock", CLOCKS, ids=["both", "turn", "game"])
def test_a_listener_knows_what_a_clock_did(clock: Settings, mode: str, form: str) -> None:
    out = 0
    for seed in range(12):
        evening = Evening(seed, mode, brief=form == "short", clock=clock)
        random = Random(f"{seed}/{mode}/clock")
        player = RandomPlayer(evening.program, evening.press, random)
        while not evening.over:
            player.step(evening.truth.state)
            if not evening.over:
                evening.wait(random.choice((0, 1, 5, 20, 45)))
        player.take_back()
        evening.press(["t"])
        out += sum(isinstance(event, RanOut | Flagged) for event in evening.program.events)
    assert out > 5


def told(*sentences: str) -> Listener:
    """A listener after some sentences."""
    listener = Listener()
    for sentence in sentences:
        listener.hear(sentence)
    return listener


_BEGUN = (
    "You give first. Choose a piece for the computer.",
    "tall dark round solid",
    "Computer on c2. You get short light square solid.",
)


def test_a_piece_just_named_is_the_one_that_was_given() -> None:
    listener = told(*_BEGUN)
    assert listener.board == {"c2": "tall dark round solid"}
    assert listener.hand == "short light square solid"
    assert listener.turn == ("you", "place")


def test_what_is_heard_again_changes_nothing() -> None:
    listener = told(*_BEGUN, "Computer on c2. You get short light square solid, again.")
    assert listener.turn == ("you", "place")
    assert len(listener.board) == 1


def test_a_piece_of_which_one_attribute_was_heard_is_not_named() -> None:
    with pytest.raises(DisagreementError):
        told(*_BEGUN[:2], "round piece", _BEGUN[2])


@pytest.mark.parametrize(
    "sentence",
    [
        "",
        "On b3. Give the computer a piece. Danger.",
        "You get tall dark round.",
        "Row 1: empty, empty, hollow round dark tall, empty.",
        "Computer on e2.",
        "tall, e2",
        "Row 2, weight: empty, empty, tall, empty.",
        "Row 2, height: empty, empty, tall dark, empty.",
    ],
)
def test_a_listener_is_strict_about_words(sentence: str) -> None:
    with pytest.raises(NotUnderstoodError):
        told(f"{sentence}\nMove 1 perhaps.")
    if sentence:
        with pytest.raises(NotUnderstoodError):
            told(*_BEGUN, sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "On c2. Give the computer a piece.",
        "Computer on b3.",
        "Your turn, place short light square solid. 13 left.",
        "Your turn, give a piece. 14 left.",
        "14 left. Tall 7, dark 7, square 7, hollow 7.",
        "Row 2: empty, empty, empty, empty.",
        "short light square solid, c2",
        "You hold tall dark round solid.",
        "Move 1: you on c2, tall dark round solid.",
        "Draw. All placed, no Quarto called.",
        "Quarto. All dark, row 2.",
        "short, c2",
        "tall, b2",
        "Row 2, height: empty, empty, short, empty.",
        "Row 2, colour: empty, empty, tall, empty.",
        "Column c, hole: solid, empty, empty, empty.",
        "tall, in hand",
        "light, stands on c2",
        "dark, stands on b2",
    ],
)
def test_a_listener_is_strict_about_facts(sentence: str) -> None:
    with pytest.raises(DisagreementError):
        told(*_BEGUN, sentence)


_ANSWERED = "Taken back: you gave tall dark round solid, and the answer."


def test_what_is_taken_back_is_as_if_it_had_not_been() -> None:
    listener = told(*_BEGUN, f"{_ANSWERED} Your turn, give a piece. 16 left.")
    assert (listener.board, listener.hand, listener.turn) == ({}, None, ("you", "give"))
    listener.hear(
        "Done again: you gave tall dark round solid, the computer on c2, "
        "the computer gave short light square solid. "
        "Your turn, place short light square solid. 14 left."
    )
    assert listener.board == {"c2": "tall dark round solid"}
    assert listener.hand == "short light square solid"


def test_what_was_heard_before_may_happen_again_after_it_was_taken_back() -> None:
    listener = told(*_BEGUN, _ANSWERED, *_BEGUN[1:])
    assert listener.board == {"c2": "tall dark round solid"}


@pytest.mark.parametrize(
    "sentence",
    [
        "Taken back: you gave tall light round solid, and the answer.",
        "Taken back: the computer on c2.",
        "Taken back: you gave tall dark round solid, the computer on c2.",
        "Done again: you gave tall dark round solid.",
        "No. You have done nothing yet to take back.",
        f"{_ANSWERED} Your turn, give a piece. 14 left.",
    ],
)
def test_a_listener_is_strict_about_what_is_taken_back(sentence: str) -> None:
    with pytest.raises(DisagreementError):
        told(*_BEGUN, sentence)


def test_after_an_older_message_the_piece_is_named_again() -> None:
    evening = Evening(1, "easy", brief=True)
    while evening.truth.turn != ("you", "give"):
        evening.press(["e"])
        evening.press(["enter"])
    for key in ("e", "e", ",", "enter"):
        evening.press([key])
    assert evening.program.words[-1].startswith("You gave ")
