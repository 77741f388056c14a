"""The steps of the lesson: a position each, and what a person is to do in it."""

from collections.abc import Callable
from dataclasses import dataclass

from quarto_access.rules.quarto.board import COLUMNS, DIAGONALS, ROWS, Line, cell_at
from quarto_access.rules.quarto.events import Claimed, Given, Placed, Refused
from quarto_access.rules.quarto.moves import Claim, Give, Move, Place
from quarto_access.rules.quarto.pieces import PIECES, Attribute
from quarto_access.session.commands import Action
from quarto_access.session.quarto.desk import Answer
from quarto_access.session.quarto.focus import Focus
from quarto_access.session.quarto.views import Region


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a person did, what came of it, and where the focus is after it."""

    action: Action | None
    answer: Answer
    focus: Focus

    def has(self, kind: type) -> bool:
        """Whether an event of a kind came of it."""
        return any(isinstance(event, kind) for event in self.answer)


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the lesson.

    Attributes:
        name: its sentences are called after it.
        start: the position, as text.
        goal: whether an attempt is what was to be done.
        moves: what was played after the position; the person is the one to act then.
        judged: the line of which is asked whether it is a Quarto.
        ends: the action that alone ends the step, whatever it does elsewhere.
    """

    name: str
    start: str
    goal: Callable[[Attempt], bool] = lambda _attempt: False
    moves: tuple[Move, ...] = ()
    judged: Line | None = None
    ends: Action | None = None


_B3 = cell_at(1, 2)
_TALL_DARK_SQUARE_HOLLOW = PIECES[15]
_EMPTY = "----/----/----/----"
_SOME = "1-6-/a-3-/-d-4/5--8"


def _at_b3(attempt: Attempt) -> bool:
    return attempt.focus.region is Region.BOARD and attempt.focus.cell == _B3


def _at_piece(attempt: Attempt) -> bool:
    focus = attempt.focus
    return focus.region is Region.TRAY and focus.piece == _TALL_DARK_SQUARE_HOLLOW


def _claims_the_dead_row(attempt: Attempt) -> bool:
    return any(
        isinstance(event, Refused) and event.move == Claim(ROWS[1].name) for event in attempt.answer
    )


def _hears_colours(attempt: Attempt) -> bool:
    reads = attempt.action in (Action.BOARD_ROWS, Action.BOARD_COLUMNS)
    return reads and attempt.focus.lens is Attribute.COLOUR


STEPS: tuple[Step, ...] = (
    Step("board", f"{_EMPTY} 4", _at_b3),
    Step("pieces", f"{_EMPTY} -", _at_piece),
    Step("give", f"{_EMPTY} -", lambda attempt: attempt.has(Given)),
    Step("place", "3---/----/-a--/---- 6", lambda attempt: attempt.has(Placed)),
    Step("line", "179f/----/----/---- -", judged=ROWS[0]),
    Step("no-line", "47c3/----/----/---- -", judged=ROWS[0]),
    Step("diagonal", "8---/-f--/--a-/---d -", judged=DIAGONALS[0]),
    Step(
        "claim",
        "4c5-/2---/----/---- 7",
        lambda attempt: attempt.has(Claimed),
        (Place(cell_at(3, 0).index),),
    ),
    Step(
        "window",
        "2---/7---/b---/-4-- e",
        lambda attempt: attempt.has(Claimed),
        (Place(COLUMNS[0].cells[3].index), Give(1)),
    ),
    Step("missed", "----/cd4e/-1--/---3 8", _claims_the_dead_row),
    Step("lens", f"{_SOME} -", _hears_colours),
    Step("status", f"{_SOME} -", lambda attempt: attempt.action is Action.STATUS),
    Step("set", f"{_EMPTY} -", ends=Action.CONFIRM),
)
"""All steps, in their order."""
