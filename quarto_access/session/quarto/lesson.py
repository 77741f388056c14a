"""A lesson at the desk: steps that each end in something to do, with the keys and words of play."""

from collections.abc import Callable, Mapping

from typing_extensions import override

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Given, Placed, Quarto
from quarto_access.rules.quarto.moves import Claim, Move
from quarto_access.rules.quarto.notation import parse_position
from quarto_access.rules.quarto.ruleset import STANDARD
from quarto_access.rules.quarto.state import State, play, to_act
from quarto_access.session.commands import Action, Command
from quarto_access.session.keys import Place as KeyPlace
from quarto_access.session.quarto.desk import Answer, Desk
from quarto_access.session.quarto.entries import Entry
from quarto_access.session.quarto.find import SoughtReader
from quarto_access.session.quarto.focus import Focus
from quarto_access.session.quarto.lesson_steps import STEPS, Attempt, Step
from quarto_access.session.quarto.lesson_views import (
    LessonDone,
    LessonEdge,
    LessonEnded,
    LessonStep,
    LessonStrayed,
    LessonTask,
    LineJudged,
    NoResigning,
)
from quarto_access.session.quarto.record import COMPUTER, PERSON, Record
from quarto_access.session.quarto.review_views import Reviewed
from quarto_access.session.quarto.table import Table, Told, Turning
from quarto_access.session.quarto.timeline import TurnFault, Unturned
from quarto_access.session.quarto.views import View

_JUDGEMENTS: dict[Action, bool | None] = {
    Action.CALL: True,
    Action.BACK: False,
    Action.CONFIRM: None,
    Action.JUDGE_YES: True,
    Action.JUDGE_NO: False,
    Action.TURN_OVER: None,
}
"""What the keys of a call say of a line that is asked about: it is one, it is none, or tell me."""


TEACHER = "easy"
"""The level of the other player, who never moves by itself."""


_MEANT: Mapping[Action, Action] = {
    Action.CALL: Action.JUDGE_YES,
    Action.BACK: Action.JUDGE_NO,
    Action.CONFIRM: Action.TURN_OVER,
}


class _QuietTable(Table):
    """A table at which the other player does nothing: what it did was set up.

    Nor is anything taken back, for a step is set up anew after each attempt.
    """

    @override
    def let_computers_play(self) -> Told:
        return ()

    @override
    def taking_back(self) -> Turning | Unturned:
        return Unturned(self.persons[0], TurnFault.LESSON)

    @override
    def doing_again(self) -> Turning | Unturned:
        return Unturned(self.persons[0], TurnFault.LESSON)


class LessonDesk:
    """One keyboard at the lesson.

    Attributes:
        confirm_gives: whether giving asks first, as in a game.
        from_top: whether row 1 is the one at the top, as in a game.
        closed: whether the lesson is over.
        number: the step to go on with, counted from 0.
    """

    onward = None
    extras = (Action.STEP_NEXT, Action.STEP_BACK)
    """What its menu offers beside what every menu does."""
    playing = False
    over = False
    due = None
    """No clock runs in a lesson."""

    def __init__(self, number: int, read_sought: SoughtReader) -> None:
        """Go on at a step, counted from 0."""
        self._read_sought = read_sought
        self.confirm_gives = False
        self.from_top = False
        self.closed = False
        self.number = min(max(0, number), len(STEPS) - 1)
        self._set_up()

    @property
    def meanings(self) -> Mapping[Action, Action]:
        """What the keys of a call come to where a line is asked about, and Enter at the end."""
        if self._step.judged:
            return _MEANT
        return {self._step.ends: Action.END_LESSON} if self._step.ends else {}

    @property
    def place(self) -> KeyPlace:
        """Where keys are pressed now."""
        return self._desk.place

    @property
    def focus(self) -> Focus:
        """Where the person is."""
        return self._desk.focus

    @property
    def table(self) -> Table:
        """The table of the present step."""
        return self._desk.table

    def pass_time(self, _time: int, /) -> Answer:
        """Nothing: no clock runs."""
        return ()

    def begin(self) -> Answer:
        """The step that the lesson begins or goes on with."""
        return (self._told(resumed=self.number > 0),)

    def first_help(self) -> tuple[Action, ...]:
        """What helps most at this moment, the most important first."""
        if self._step.judged:
            return (Action.LINE, *_MEANT, Action.MENU)
        if self._step.ends:
            return (self._step.ends, Action.MENU)
        return self._desk.first_help()

    def rules(self) -> Answer:
        """Tell the rules that the lesson teaches."""
        return self._desk.rules()

    def resign(self) -> Answer:
        """There is nothing to resign."""
        return (NoResigning(),)

    def handle(self, command: Command, before: Action | None = None) -> Answer:
        """Answer a command as in a game, and see whether it was what was to be done."""
        action = command.action
        self._desk.confirm_gives = self.confirm_gives
        self._desk.from_top = self.from_top
        match action:
            case Action.STEP_NEXT:
                return self._go_to(self.number + 1)
            case Action.STEP_BACK:
                return self._go_to(self.number - 1) if self.number else (LessonEdge(),)
            case self._step.ends | Action.END_LESSON:
                return self._finished()
            case _ if self._step.judged and action in _JUDGEMENTS:
                return self._judge(judgement=_JUDGEMENTS[action])
            case _:
                return self._try(action, lambda: self._desk.handle(command, before))

    def play(self, move: Move) -> Answer:
        """Make a move that was typed; a claim of the line that is asked about judges it."""
        judged = self._step.judged
        if judged and move == Claim(judged.name):
            return self._judge(judgement=True)
        return self._try(None, lambda: self._desk.play(move))

    @property
    def _step(self) -> Step:
        return STEPS[self.number]

    def _try(self, action: Action | None, act: Callable[[], Answer]) -> Answer:
        before = self._desk.table.state
        answer = act()
        told = tuple(event for event in answer if not isinstance(event, Reviewed))
        if self._step.goal(Attempt(action, answer, self._desk.focus)):
            return (*told, *self._finished())
        if self._desk.table.state != before:
            # what was refused and cost nothing has been explained by the rules
            self._set_up()
            # what would come next in a game does not come
            kept = tuple(event for event in told if not isinstance(event, Given | Placed))
            did = "gave" if any(isinstance(event, Given) for event in told) else "placed"
            return (*kept, LessonStrayed(self._step.name, "" if kept else did))
        return (*told, LessonTask(self._step.name)) if action is Action.STATUS else told

    def _judge(self, *, judgement: bool | None) -> Answer:
        line = self._step.judged
        if line is None:
            return ()
        state = self._desk.table.state
        pieces = tuple(piece for piece in state.board.on(line) if piece is not None)
        shared = state.ruleset.shared(pieces)
        quarto = Quarto(line, pieces, shared) if shared else None
        right = None if judgement is None else judgement is bool(shared)
        return (LineJudged(right, line, quarto, pieces), *self._finished())

    def _finished(self) -> Answer:
        return (LessonDone(self._step.name), *self._go_to(self.number + 1))

    def _go_to(self, number: int) -> Answer:
        if number == len(STEPS):
            self.closed = True
            self.number = 0
            return (LessonEnded(),)
        self.number = number
        self._set_up()
        return (self._told(),)

    def _told(self, *, resumed: bool = False) -> View:
        table = self._desk.table
        number = self.number + 1
        seats = table.record.seats
        return LessonStep(self._step.name, number, len(STEPS), seats, table.state, resumed)

    def _set_up(self) -> None:
        record = _record(self._step)
        self._desk = Desk(_QuietTable(record), self._read_sought)
        self._desk.begin()


def _record(step: Step) -> Record:
    """The position of a step, with the person in the seat that is to act."""
    state = parse_position(step.start)
    moves: list[Entry] = []
    for move in step.moves:
        seat = _to_act(state)
        moves.append(Entry(seat, move))
        state = play(state, seat, move).state
    person = _to_act(state)
    seats = {person: PERSON, person.other: COMPUTER + TEACHER}
    return Record(STANDARD, seats, start=step.start, moves=tuple(moves))


def _to_act(state: State) -> Seat:
    return to_act(state) or Seat.A
