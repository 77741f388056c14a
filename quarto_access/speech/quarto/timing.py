"""What a clock did, and what is left, as messages."""

from collections.abc import Iterator
from typing import assert_never

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Given, Placed
from quarto_access.session.clock import Clock, ClockRules, Limit, seconds_of
from quarto_access.session.quarto.clock_events import (
    ByLot,
    ClockEvent,
    ClockTold,
    ClockView,
    NoClock,
    RanOut,
    Retimed,
    TimeRead,
    Warned,
)
from quarto_access.speech.durations import duration
from quarto_access.speech.message import Cue, Earcon, Form, Message, Priority, Utterance, Value
from quarto_access.speech.quarto import happenings
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.names import Role


def tell(event: ClockEvent | ClockView, context: Context) -> Utterance:
    """The messages for what a clock did, or for an answer about it."""
    match event:
        case RanOut():
            return happenings.happened(Message("ran-out", context.listener.who(event.seat)))
        case ByLot():
            return _by_lot(event, context)
        case Warned():
            left: dict[str, Value] = {"time": duration(event.seconds)}
            values = {**context.listener.who(event.seat), **left, "limit": event.limit.value}
            return happenings.happened(Message("warned", values))
        case Retimed():
            return happenings.happened(_retimed(event, context))
        case NoClock():
            return Utterance(((Message("no-clock"),),), (Cue(Earcon.REFUSE),), Priority.NOW)
        case ClockTold():
            return Utterance((tuple(_clock(event.rules, context)),), (), Priority.QUEUED)
        case TimeRead():
            return Utterance((tuple(_time(event, context)),))
        case _:
            assert_never(event)


def _by_lot(lot: ByLot, context: Context) -> Utterance:
    match lot.event:
        case Placed() as placed:
            context.named = None
            told = Message("by-lot-placed", happenings.placed_values(placed, context))
            return happenings.happened(told, happenings.placing_cue(placed))
        case Given() as given:
            context.named = given.piece
            values = happenings.given_values(given, given.seat.other, context)
            return happenings.happened(Message("by-lot-given", values), Cue(Earcon.GIVE))
        case event:
            # to call nothing takes no lot
            return happenings.tell(event, context)


def _retimed(event: Retimed, context: Context) -> Message:
    who = context.listener.who(event.seat)
    if event.more is not None:
        return Message("time-more", {**who, "time": duration(event.more)})
    return Message("time-factor", {**who, "factor": event.factor or 1})


def _clock(rules: ClockRules, context: Context) -> Iterator[Message]:
    """How a clock is set."""
    times: dict[str, Value] = {
        "limit": _limits(rules),
        "turn": duration(rules.turn or 0),
        "game": duration(rules.game or 0),
    }
    yield Message("clock-set", times)
    yield from (_factor(rules, seat, context) for seat in Seat if rules.factor(seat) > 1)


def _factor(rules: ClockRules, seat: Seat, context: Context) -> Message:
    values: dict[str, Value] = {**context.listener.who(seat), "factor": rules.factor(seat)}
    return Message("clock-factor", values)


def _time(view: TimeRead, context: Context) -> Iterator[Message]:
    """What is left: in short to the one whose time runs, at length to everybody with a clock."""
    clock, seat = view.clock, view.seat
    if clock is None:
        yield Message("no-clock")
        return
    form = Form.FULL if view.full or seat is None else None
    if seat is not None:
        yield Message("time-left", _left(clock, seat, context, runs=True), form)
    elif clock.rules.game is None:
        yield Message("time-stopped")
        return
    for one in Seat:
        if one is not seat and context.listener.role(one) is not Role.COMPUTER:
            over: dict[str, Value] = {"over": "no" if seat else "yes"}
            yield Message("time-of", {**_left(clock, one, context, runs=False), **over}, form)


def _left(clock: Clock, seat: Seat, context: Context, *, runs: bool) -> dict[str, Value]:
    """What is left to a seat; a turn that has not begun has its whole time."""
    turn = seconds_of(clock.left(Limit.TURN, seat) or 0)
    if not runs:
        turn = clock.rules.seconds(Limit.TURN, seat) or 0
    game = seconds_of(clock.left(Limit.GAME, seat) or 0)
    times: dict[str, Value] = {"turn": duration(turn), "game": duration(game)}
    rules: dict[str, Value] = {"limit": _limits(clock.rules), "factor": clock.rules.factor(seat)}
    return {**context.listener.who(seat), **times, **rules}


def _limits(rules: ClockRules) -> str:
    if rules.turn is None:
        return "game"
    return "turn" if rules.game is None else "both"
