"""How long one listens: the sentences nobody asked for, spoken by espeak-ng at a moderate rate."""

import re
import shutil
import subprocess
import wave
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from statistics import median

import pytest
from harness import Program, seats_of_person

from quarto_access.engine.quarto.sight import open_lines, safe_pieces, winning_cells
from quarto_access.rules.quarto.pieces import Attribute, Piece
from quarto_access.rules.quarto.state import Choosing, Placing, State, outcome
from quarto_access.session.quarto.record import initial_state, replay

ESPEAK = shutil.which("espeak-ng")
pytestmark = [
    pytest.mark.bench,
    pytest.mark.skipif(
        ESPEAK is None, reason="listening is measured with espeak-ng: apt install espeak-ng"
    ),
]
Report = Callable[[str], None]

WORDS_A_MINUTE = 175
PLACEMENTS = 12
GAMES = 20
TRIES = 2000
LONGEST = 50.0
"""Seconds of speech that nobody asked for, from the lot to the result."""
FIRST_MOVE = 20.0
"""Seconds of speech before the first move of one's own can be made."""

_DIGITS = (Attribute.HEIGHT, Attribute.COLOUR, Attribute.SHAPE, Attribute.HOLLOW)
_LINES = {"row": "1234", "col": "abcd"}


@pytest.fixture(scope="module")
def seconds(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], float]:
    """How long a text takes to be spoken."""
    path = tmp_path_factory.mktemp("spoken") / "words.wav"

    @cache
    def measured(text: str) -> float:
        words = " ".join(text.split())
        command = [str(ESPEAK), "-v", "en", "-s", str(WORDS_A_MINUTE), "-w", str(path), words]
        subprocess.run(command, check=True)  # noqa: S603  the test names the words
        with wave.open(str(path)) as sound:
            return float(sound.getnframes() / sound.getframerate())

    return measured


class Person:
    """Somebody who plays the computer, carefully until the game is old enough to end."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.program = Program(seed=seed)
        self.unasked = [heard.words for heard in self.program.play(two=False)]
        # no key at all, after which the game is kept
        self.program.burst()

    @property
    def state(self) -> State:
        record = self.program.record
        state = initial_state(record)
        for step in replay(record):
            state = step.state
        return state

    def play(self) -> None:
        """Play until the game is over, or too old."""
        while (state := self.state).board.count() <= PLACEMENTS and outcome(state) is None:
            late = state.board.count() >= PLACEMENTS - 1
            match state.phase:
                case Placing(piece=piece):
                    self._place(state, piece, late=late)
                case Choosing() if late and open_lines(state):
                    self._call(open_lines(state)[0].line.name)
                case Choosing():
                    self._give(state, late=late)
                case _:
                    return

    def _place(self, state: State, piece: Piece, *, late: bool) -> None:
        wins = winning_cells(state, piece)
        calm = [cell for cell in state.board.empty() if cell not in wins]
        cell = self.random.choice(wins if late and wins else calm or wins)
        self.program.press("abcd"[cell.column], str(cell.row + 1))
        self._enter()

    def _give(self, state: State, *, late: bool) -> None:
        safe = safe_pieces(state)
        bad = [piece for piece in state.pool if piece not in safe]
        chosen = self.random.choice(bad if late and bad else safe or state.pool)
        heard = self.program.press("space")[-1].words.lower()
        for digit, attribute in enumerate(_DIGITS, start=1):
            if chosen.trait(attribute).value not in re.findall(r"\w+", heard):
                self.program.press(str(digit))
        self._enter()

    def _call(self, line: str) -> None:
        kind, number = line[:3], line[3:]
        keys = _LINES[kind][int(number) - 1] if kind in _LINES else "x" * (1 + ("anti" in line))
        self.program.press("q", *keys)
        self._enter()

    def _enter(self) -> None:
        self.unasked += [heard.words for heard in self.program.press("enter")]


def games() -> Iterator[Person]:
    """Games that were decided by just so many placements."""
    found = 0
    for seed in range(TRIES):
        person = Person(seed)
        person.play()
        state = person.state
        if outcome(state) is not None and state.board.count() == PLACEMENTS:
            found += 1
            yield person
        if found == GAMES:
            return


def test_a_game_of_twelve_placements_is_not_listened_to_for_long(
    report: Report, seconds: Callable[[str], float]
) -> None:
    times: list[float] = []
    wins = 0
    for person in games():
        assert len(person.unasked) > PLACEMENTS // 2
        assert "Quarto." in person.unasked[-1]
        times.append(sum(map(seconds, person.unasked)))
        wins += "You win." in person.unasked[-1]
    assert len(times) == GAMES
    report(
        f"unasked speech in {GAMES} games of {PLACEMENTS} placements ({wins} won by the person): "
        f"median {median(times):.1f} s, longest {max(times):.1f} s"
    )
    assert max(times) <= LONGEST


def test_the_first_move_can_be_made_soon(report: Report, seconds: Callable[[str], float]) -> None:
    times: list[float] = []
    for seed in range(GAMES):
        program = Program(seed=seed)
        heard = [*program.open(), *program.press("enter")]
        times.append(sum(seconds(one.words) for one in heard))
        # the next free place or piece, then Enter, is a move already
        (focus, told) = program.press("e", "enter")
        assert "No" not in told.words
        assert any(entry.seat in seats_of_person(program) for entry in program.record.moves)
        times[-1] += seconds(focus.words)
    report(
        f"speech before the first own move: median {median(times):.1f} s, "
        f"longest {max(times):.1f} s"
    )
    assert max(times) <= FIRST_MOVE
