"""A game as a whole, from its first move on: event by event, or a row for each turn."""

from collections.abc import Iterator

from quarto_access.rules.quarto.events import Event, Given, Placed
from quarto_access.session.quarto.clock_events import ClockTold
from quarto_access.session.quarto.record import Record, initial_state, replay, timeline
from quarto_access.session.quarto.review_views import GameRead
from quarto_access.session.quarto.timeline import happened
from quarto_access.session.quarto.views import LotDrawn, ReplayEnded, View
from quarto_access.speech.message import Message
from quarto_access.speech.quarto.answers import Row, standing
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.turning import made


def narration(record: Record) -> Iterator[tuple[Event | View, ...]]:
    """What there is to tell of a record: its beginning, each move, how it stands at the end."""
    state = initial_state(record)
    clock = (ClockTold(record.clock),) if record.clock else ()
    yield (LotDrawn(record.seats, state, record.lot, record.tell_me, record.names), *clock)
    for replayed in replay(record):
        state = replayed.state
        yield replayed.events
    yield (ReplayEnded(len(record.moves), state),)


def game(view: GameRead, context: Context) -> tuple[Row, ...]:
    """The moves that count, a row for each piece, and how the game stands."""
    now = timeline(view.record)
    # what is told of older pieces is not what was named just now
    context.named = None
    rows = [_turn(turn, context) for turn in _turns(happened(now.accepted()))]
    told = rows or [(Message("no-moves"),)]
    return (*told, (standing(now.state, context),))


def _turns(events: tuple[Event, ...]) -> Iterator[tuple[Event, ...]]:
    """What happened, each piece with where it was placed."""
    turn: tuple[Event, ...] = ()
    for event in events:
        if turn and not (isinstance(event, Placed) and isinstance(turn[-1], Given)):
            yield turn
            turn = ()
        turn = (*turn, event)
    if turn:
        yield turn


def _turn(turn: tuple[Event, ...], context: Context) -> Row:
    before = (None, *turn)
    moves = tuple(made(event, context, last) for last, event in zip(before, turn, strict=False))
    return (Message("game-turn", {"moves": moves}),)
