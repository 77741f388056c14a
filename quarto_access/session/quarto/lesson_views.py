"""What is told in a lesson: its steps, and what becomes of what a person tries."""

from collections.abc import Mapping
from dataclasses import dataclass

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import Line
from quarto_access.rules.quarto.events import Quarto
from quarto_access.rules.quarto.pieces import Piece
from quarto_access.rules.quarto.state import State


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step begins: what is to be learnt, and what is to be done.

    Attributes:
        name: of the step; its sentences are called after it.
        number: 1 to `steps`.
        steps: how many there are.
        seats: who sits where in the position of the step.
        state: that position.
        resumed: whether the person left the lesson at this step some time ago.
    """

    name: str
    number: int
    steps: int
    seats: Mapping[Seat, str]
    state: State
    resumed: bool = False


@dataclass(frozen=True, slots=True)
class LessonTask:
    """What is to be done in this step, once more."""

    name: str


@dataclass(frozen=True, slots=True)
class LessonDone:
    """What was to be done is done."""

    name: str


@dataclass(frozen=True, slots=True)
class LessonStrayed:
    """Something else was done, so that the step begins again.

    Attributes:
        name: of the step.
        did: "gave" or "placed" for what was done, "" where that has been told.
    """

    name: str
    did: str = ""


@dataclass(frozen=True, slots=True)
class LineJudged:
    """A line of four pieces was judged to be a Quarto or none, or turned over to hear the answer.

    Attributes:
        right: whether the judgement was right; None where the answer was only turned over.
        quarto: the line with what its pieces share; None where they share nothing.
        pieces: the pieces of the line.
    """

    right: bool | None
    line: Line
    quarto: Quarto | None
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class LessonEdge:
    """There is no step before this one."""


@dataclass(frozen=True, slots=True)
class LessonEnded:
    """The last step is done."""


@dataclass(frozen=True, slots=True)
class NoResigning:
    """A lesson is no game that could be resigned."""


LessonView = (
    LessonStep
    | LessonTask
    | LessonDone
    | LessonStrayed
    | LineJudged
    | LessonEdge
    | LessonEnded
    | NoResigning
)
