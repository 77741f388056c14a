"""The lesson becomes messages: what a step teaches, what is to be done, what became of it."""

from typing import assert_never

from quarto_access.session.quarto.lesson_views import (
    LessonDone,
    LessonEdge,
    LessonEnded,
    LessonStep,
    LessonStrayed,
    LessonTask,
    LessonView,
    LineJudged,
    NoResigning,
)
from quarto_access.speech.message import Cue, Earcon, Message, Priority, Utterance, Value
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.happenings import counts, quarto_values
from quarto_access.speech.quarto.names import Listener, features, line_name


def tell(event: LessonView, context: Context) -> Utterance:
    """The messages for what is told in a lesson."""
    match event:
        case LessonStep():
            return _step(event, context)
        case LessonTask():
            return _said(_task(event.name))
        case LessonDone():
            return _said(Message("lesson-done", {"step": event.name}))
        case LessonStrayed():
            strayed = Message("lesson-strayed", {"step": event.name, "did": event.did or "else"})
            return _said(strayed, _task(event.name), cue=Earcon.REFUSE)
        case LineJudged():
            return _said(_verdict(event), _reason(event, context))
        case LessonEnded():
            return _said(Message("lesson-ended"), cue=Earcon.WIN)
        case LessonEdge():
            return _said(Message("lesson-edge"), cue=Earcon.EDGE)
        case NoResigning():
            return _said(Message("no-resigning"), cue=Earcon.REFUSE)
        case _:
            assert_never(event)


def _step(event: LessonStep, context: Context) -> Utterance:
    context.listener = Listener(event.seats)
    context.ruleset = event.state.ruleset
    context.named = None
    values: dict[str, Value] = {"number": event.number, "steps": event.steps}
    if event.resumed:
        begun = Message("lesson-resumed", values)
    elif event.number == 1:
        begun = Message("lesson-begun", values)
    else:
        begun = Message("lesson-number", values)
    hand = event.state.in_hand
    given: dict[str, Value] = {"piece": features(hand, context.counted)} if hand else {}
    taught = Message(f"lesson-{event.name}", given)
    return Utterance(((begun, taught, _task(event.name)),), (Cue(Earcon.OPEN),), Priority.QUEUED)


def _task(name: str) -> Message:
    return Message(f"lesson-{name}-task")


def _verdict(event: LineJudged) -> Message:
    verdict = "turned" if event.right is None else "right" if event.right else "wrong"
    return Message("line-judged", {"verdict": verdict})


def _reason(event: LineJudged, context: Context) -> Message:
    if event.quarto is not None:
        return Message("line-shares", quarto_values(event.quarto, context))
    values: dict[str, Value] = {
        "line": line_name(event.line),
        "counts": counts(event.pieces, context),
    }
    return Message("line-shares-nothing", values)


def _said(*messages: Message, cue: Earcon | None = None) -> Utterance:
    cues = (Cue(cue),) if cue else ()
    return Utterance((messages,), cues, Priority.QUEUED)
