"""The narrator of Quarto: every event and every answer becomes messages."""

from dataclasses import replace
from typing import assert_never

from quarto_access.rules.quarto.events import (
    Claimed,
    Ended,
    Event,
    Flagged,
    Given,
    Passed,
    Placed,
    Refused,
    Resigned,
)
from quarto_access.rules.quarto.state import State
from quarto_access.session.quarto.clock_events import (
    ByLot,
    ClockTold,
    NoClock,
    RanOut,
    Retimed,
    TimeRead,
    Warned,
)
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
from quarto_access.session.quarto.lot_views import (
    LotAsked,
    LotChoice,
    LotSealed,
    LotTold,
    LotUnchosen,
)
from quarto_access.session.quarto.players import Named, NamesRefused
from quarto_access.session.quarto.review_views import (
    GameRead,
    MissedLater,
    MissRead,
    NothingMissed,
    Reviewed,
)
from quarto_access.session.quarto.timeline import DoneAgain, TakenBack, Unturned
from quarto_access.session.quarto.views import (
    BoardRead,
    BoardSounded,
    CallOpened,
    CallPointed,
    CallUnpointed,
    CallWithdrawn,
    CellRead,
    FindUnclear,
    Found,
    GiveAsked,
    HandRead,
    LensTurned,
    LineRead,
    LineSounded,
    LotDrawn,
    MoveRead,
    NoMoves,
    NoneFound,
    NoneSuch,
    NotCounted,
    NothingChosen,
    NothingToCancel,
    PieceRead,
    PoolRead,
    QuartoStands,
    ReplayEnded,
    Resumed,
    RulesRead,
    StatusRead,
    TurnAsked,
    TurnDeclined,
    VacantRead,
    View,
    WhereRead,
)
from quarto_access.session.settings import Settings
from quarto_access.speech.message import Cue, Earcon, Message, Utterance
from quarto_access.speech.quarto import (
    answers,
    companion,
    focus,
    frame,
    happenings,
    lesson,
    looking_back,
    lot,
    naming,
    rules,
    samples,
    timing,
    turning,
)
from quarto_access.speech.quarto.cells import board_cells, line_cells
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.marking import marked, marked_message, marking_of
from quarto_access.speech.quarto.names import attribute_name, line_name
from quarto_access.speech.quarto.sonify import sonify_board, sonify_line
from quarto_access.speech.samples import Sample


class Narrator:
    """Tells a game to one listener, whose knowledge it keeps in mind."""

    def __init__(self, context: Context | None = None) -> None:
        self._context = context or Context()

    def tell(self, event: Event | View) -> Utterance:
        """The messages for an event or an answer, in the words that the listener has chosen."""
        told = self._tell(event)
        if self._context.companion:
            told = companion.tell(event, told, self._context)
        return marked(told, self._context.marking)

    def _tell(self, event: Event | View) -> Utterance:
        match event:
            case (
                Given()
                | Placed()
                | Claimed()
                | Passed()
                | Resigned()
                | Flagged()
                | Refused()
                | Ended()
            ):
                return happenings.tell(event, self._context)
            case RanOut() | ByLot() | Warned() | Retimed() | NoClock() | ClockTold() | TimeRead():
                return timing.tell(event, self._context)
            case (
                LessonStep()
                | LessonTask()
                | LessonDone()
                | LessonStrayed()
                | LineJudged()
                | LessonEdge()
                | LessonEnded()
                | NoResigning()
            ):
                return lesson.tell(event, self._context)
            case TakenBack() | DoneAgain() | Unturned() | TurnAsked() | TurnDeclined():
                return turning.tell(event, self._context)
            case LotDrawn():
                return frame.begun(event, self._context)
            case Named() | NamesRefused():
                return naming.tell(event, self._context)
            case LotAsked() | LotChoice() | LotUnchosen() | LotSealed() | LotTold():
                return lot.tell(event, self._context.listener)
            case QuartoStands():
                return happenings.quarto_stands(event, self._context)
            case Resumed():
                return frame.resumed(event, self._context)
            case MissRead() | NothingMissed() | MissedLater() | GameRead() | Reviewed():
                return looking_back.tell(event, self._context)
            case ReplayEnded():
                return frame.replay_ended(event, self._context)
            case CellRead():
                return focus.cell(event, self._context)
            case PieceRead():
                return focus.piece(event, self._context)
            case MoveRead():
                return focus.move(event, self._context)
            case NothingChosen():
                return focus.nothing_chosen(event, self._context)
            case NoneFound() | FindUnclear():
                return focus.not_found(event)
            case RulesRead():
                return Utterance(rules.rules(event.ruleset, event.clock))
            case PoolRead():
                return Utterance(answers.pool(event, self._context))
            case BoardRead():
                cells = board_cells(event.board, self._context.counted, by_columns=event.by_columns)
                return Utterance(answers.board(event, self._context), cells=cells)
            case LineRead():
                cells = line_cells(event.pieces, self._context.counted)
                return Utterance(((answers.line(event, self._context),),), cells=cells)
            case BoardSounded():
                cues = sonify_board(event.board, self._context.counted)
                return Utterance(((Message("board-sounded"),),), cues)
            case LineSounded():
                cues = sonify_line(event.board, event.line, self._context.counted)
                return Utterance(
                    ((Message("line-sounded", {"line": line_name(event.line)}),),), cues
                )
            case WhereRead() | StatusRead():
                return answers.standing_here(event, self._context)
            case CallOpened() | CallPointed() | CallUnpointed() | CallWithdrawn():
                return self._call(event)
            case _:
                return Utterance(((self._short_answer(event),),))

    def sample(self, wanted: Sample) -> Utterance:
        """What the listener would hear, told without keeping in mind that it was."""
        aside = Narrator(replace(self._context, named=None))
        event = samples.sample(wanted, self._context.listener)
        return samples.shortened(wanted, aside.tell(event))

    def title(self, state: State) -> Message:
        """Whose turn it is, as a sentence that stands by itself."""
        return marked_message(answers.standing(state, self._context), self._context.marking)

    def follow(self, settings: Settings) -> None:
        """Go by what the listener has chosen, from the next sentence on."""
        self._context.marking = marking_of(settings)

    def aside(self) -> "Narrator":
        """A narrator who tells another game in the same words."""
        return Narrator(Context(marking=self._context.marking))

    def recalled(self) -> None:
        """The listener heard an older message: no piece was named just now."""
        self._context.named = None

    def _call(self, event: CallOpened | CallPointed | CallUnpointed | CallWithdrawn) -> Utterance:
        match event:
            case CallOpened():
                return Utterance(((focus.call_opened(event, self._context),),), (Cue(Earcon.OPEN),))
            case CallPointed():
                return Utterance(((focus.call_pointed(event),),), (Cue(Earcon.POINT),))
            case CallUnpointed():
                return Utterance(((Message("call-unpointed"),),), (Cue(Earcon.REFUSE),))
            case CallWithdrawn():
                return Utterance(((Message("call-withdrawn"),),), (Cue(Earcon.CLOSE),))

    def _short_answer(
        self,
        event: HandRead
        | VacantRead
        | LensTurned
        | Found
        | NoMoves
        | NotCounted
        | NoneSuch
        | GiveAsked
        | NothingToCancel,
    ) -> Message:
        match event:
            case HandRead():
                return answers.hand(event, self._context)
            case VacantRead():
                return answers.vacant(event)
            case LensTurned():
                return answers.lens_on(event.lens)
            case Found():
                return focus.found(event)
            case GiveAsked():
                return Message("give-asked", {"piece": self._context.piece(event.piece)})
            case NoneSuch():
                return focus.none_such(event)
            case NotCounted():
                return Message("not-counted", {"attribute": attribute_name(event.attribute)})
            case NoMoves():
                return Message("no-moves")
            case NothingToCancel():
                return Message("nothing-to-cancel")
            case _:
                assert_never(event)
