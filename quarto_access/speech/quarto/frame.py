"""How a game begins, goes on and is looked back at, as messages."""

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.state import to_act
from quarto_access.session.quarto.record import level_of
from quarto_access.session.quarto.review_views import Reviewed, Uncalled
from quarto_access.session.quarto.views import LotDrawn, ReplayEnded, Resumed
from quarto_access.speech.message import Cue, Earcon, Message, Priority, Utterance, Value
from quarto_access.speech.quarto.answers import standing
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.happenings import quarto_values
from quarto_access.speech.quarto.lot import drawn
from quarto_access.speech.quarto.names import Listener, Role, ruleset_name

TEACHING_LEVEL = "easy"
"""Against this level a person is told of a line that was missed, after the game."""


def begun(view: LotDrawn, context: Context) -> Utterance:
    """Who gives first; in a position that was set up, whose turn it is."""
    _meet(view, context)
    name: Value = ruleset_name(view.state.ruleset)
    if view.state.board.count() or view.state.in_hand:
        row = (Message("set-up", {"ruleset": name}), *_assists(view), standing(view.state, context))
        return Utterance((row,), (Cue(Earcon.START),), Priority.QUEUED)
    values = {**context.listener.who(Seat.A), "ruleset": name}
    lot = Message(f"lot-{context.listener.role(Seat.A)}", values)
    row = (*drawn(view.lot, context.listener), lot, *_assists(view))
    return Utterance((row,), (Cue(Earcon.START),), Priority.QUEUED)


def resumed(view: Resumed, context: Context) -> Utterance:
    """That the game goes on, and whose turn it is."""
    _meet(view, context)
    values: dict[str, Value] = {"ruleset": ruleset_name(view.state.ruleset)}
    name = "resumed" if to_act(view.state) else "resumed-over"
    row = (Message(name, values), *_assists(view), standing(view.state, context))
    return Utterance((row,), (Cue(Earcon.START),), Priority.QUEUED)


def reviewed(view: Reviewed, context: Context) -> Utterance:
    """What was missed, and how to go on."""
    told = _taught(view.uncalled, context)
    others = (
        Message("uncalled", _uncalled_values(one, context))
        for one in view.uncalled
        if one is not told
    )
    mine = (Message("uncalled-you", _uncalled_values(told, context)),) if told else ()
    row = (*mine, *others, Message("after-the-end"))
    return Utterance((row,), (), Priority.QUEUED)


def replay_ended(view: ReplayEnded, context: Context) -> Utterance:
    """What to add after the last move of a record: nothing but how a running game stands."""
    empty = (Message("replay-empty"),) if view.moves == 0 else ()
    running = (Message("replay-running"), standing(view.state, context))
    rows = (*empty, *running) if to_act(view.state) else empty
    return Utterance((rows,), (), Priority.QUEUED)


def _meet(view: LotDrawn | Resumed, context: Context) -> None:
    context.listener = Listener(view.seats, view.lot.first if view.lot else 1, view.names)
    context.ruleset = view.state.ruleset
    context.named = None


def _assists(view: LotDrawn | Resumed) -> tuple[Message, ...]:
    """That everybody hears which help there is."""
    return (Message("tell-me-on"),) if view.tell_me else ()


def _taught(uncalled: tuple[Uncalled, ...], context: Context) -> Uncalled | None:
    """The line that a person should hear of who plays against the teaching level."""
    levels = [level_of(player) for player in context.listener.seats.values()]
    if TEACHING_LEVEL not in levels:
        return None
    for one in uncalled:
        if any(context.listener.role(seat) is Role.YOU for seat in one.chances):
            return one
    return None


def _uncalled_values(one: Uncalled, context: Context) -> dict[str, Value]:
    return {**quarto_values(one.quarto, context), "move": one.move}
