"""Taking back and doing again, as messages."""

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
from quarto_access.rules.quarto.moves import Claim
from quarto_access.session.quarto.timeline import DoneAgain, TakenBack, Unturned
from quarto_access.session.quarto.views import TurnAsked, TurnDeclined
from quarto_access.speech.message import Cue, Earcon, Message, Priority, Utterance, Value
from quarto_access.speech.quarto.answers import standing
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.names import cell_name, line_name, line_named


def tell(
    event: TakenBack | DoneAgain | Unturned | TurnAsked | TurnDeclined, context: Context
) -> Utterance:
    """The messages for a step back or forth, what was asked about it, or why there is none."""
    match event:
        case TakenBack():
            whole = "-turn" if _of_one_player(event.moves) else ""
            told = Message(f"taken-back{whole}", moves(event.moves, context))
            return _turned(told, event, Earcon.CLOSE, context)
        case DoneAgain():
            told = Message("done-again", moves(event.moves, context))
            return _turned(told, event, Earcon.OPEN, context)
        case TurnAsked():
            asked = {**context.listener.who(event.seat), **moves(event.moves, context)}
            told = Message("turn-asked-again" if event.again else "turn-asked", asked)
            return Utterance(((told,),), (Cue(Earcon.OPEN),))
        case TurnDeclined():
            values = {**context.listener.who(event.seat), "again": "yes" if event.again else "no"}
            return Utterance(((Message("turn-declined", values),),), (Cue(Earcon.CLOSE),))
        case Unturned():
            values = context.listener.who(event.seat)
            told = Message(f"unturned-{event.fault.replace('_', '-')}", values)
            return Utterance(((told,),), (Cue(Earcon.REFUSE),), Priority.NOW)
        case _:
            assert_never(event)


def _turned(
    told: Message, event: TakenBack | DoneAgain, earcon: Earcon, context: Context
) -> Utterance:
    """What was turned, and whose turn it is now."""
    # the piece that was named last may be in the pool again
    context.named = None
    row = (told, standing(event.state, context))
    return Utterance((row,), (Cue(earcon),), Priority.QUEUED)


def _of_one_player(turned: tuple[Event, ...]) -> bool:
    """Whether somebody made several moves and nobody answered: in short each is named then."""
    seats = [event.seat for event in turned if not isinstance(event, Ended)]
    return len(seats) > 1 and len(set(seats)) == 1


def moves(turned: tuple[Event, ...], context: Context) -> dict[str, Value]:
    """The first move, which is a person's own, and those that answered it."""
    first, *rest = (
        made(event, context, before) for before, event in zip((None, *turned), turned, strict=False)
    )
    return {"first": first, "rest": tuple(rest), "more": len(rest)}


def made(event: Event, context: Context, before: Event | None) -> Message:
    """A move by who made it and what it was; a piece that the one before named is "it"."""
    match event:
        case Given():
            values: dict[str, Value] = {"piece": context.piece(event.piece)}
            return Message("turned-give", {**context.listener.who(event.seat), **values})
        case Placed():
            named = isinstance(before, Given) and before.piece == event.piece
            values = {
                "piece": context.piece(event.piece),
                "cell": cell_name(event.cell),
                "named": "yes" if named else "no",
            }
            return Message("turned-place", {**context.listener.who(event.seat), **values})
        case Claimed():
            values = {"line": line_name(event.quarto.line)}
            return Message("turned-call", {**context.listener.who(event.seat), **values})
        case Passed():
            return Message("turned-pass", context.listener.who(event.seat))
        case Resigned():
            return Message("turned-resign", context.listener.who(event.seat))
        case Flagged():
            return Message("turned-flag", context.listener.who(event.seat))
        case Refused(move=Claim(line=line)):
            # a wrong call that ended the game
            values = {"line": line_named(line)}
            return Message("turned-call", {**context.listener.who(event.seat), **values})
        case Ended() | Refused():
            # neither is what a move that counts leads to first
            raise ValueError(event)
        case _:
            assert_never(event)
