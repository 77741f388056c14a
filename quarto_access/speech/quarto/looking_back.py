"""The game so far as messages, and what was missed in it, which comes only after its end."""

from quarto_access.rules.game import Seat
from quarto_access.session.quarto.review_views import (
    GameRead,
    Gift,
    MissedLater,
    MissRead,
    NothingMissed,
    Reviewed,
    Uncalled,
)
from quarto_access.speech.message import Cue, Earcon, Message, Priority, Utterance, Value
from quarto_access.speech.quarto.account import game
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.frame import reviewed
from quarto_access.speech.quarto.happenings import quarto_values
from quarto_access.speech.quarto.names import Listener, cell_name


def tell(
    view: GameRead | Reviewed | MissRead | NothingMissed | MissedLater, context: Context
) -> Utterance:
    """The whole game; what was missed next, that nothing was, or that this is told later."""
    match view:
        case Reviewed():
            return reviewed(view, context)
        case GameRead():
            return Utterance(game(view, context))
        case MissRead(miss=miss):
            edge = (Message("missed-edge"),) if view.edge else ()
            count: dict[str, Value] = {"number": view.number, "count": view.count}
            row = (*edge, _miss(miss, context), Message("missed-number", count))
            return Utterance((row,), (Cue(Earcon.EDGE),) if view.edge else ())
        case NothingMissed():
            return Utterance(((Message("nothing-missed"),),))
        case MissedLater():
            return Utterance(((Message("missed-later"),),), (Cue(Earcon.REFUSE),), Priority.NOW)


def _miss(miss: Gift | Uncalled, context: Context) -> Message:
    listener = context.listener
    values: dict[str, Value] = {**quarto_values(miss.quarto, context), "move": miss.move}
    match miss:
        case Uncalled(chances=(maker, *others)):
            chances = {**_named("first", listener, maker), **values}
            if not others:
                return Message("missed-line-last", chances)
            return Message("missed-line", {**chances, **_named("second", listener, others[0])})
        case Uncalled():
            # a line that nobody could call was missed by nobody
            raise ValueError(miss)
        case Gift():
            used = "unknown" if miss.used is None else "yes" if miss.used else "no"
            return Message(
                "missed-gift",
                {
                    **values,
                    **_named("giver", listener, miss.seat),
                    **_named("taker", listener, miss.seat.other),
                    "piece": context.piece(miss.piece),
                    "cell": cell_name(miss.cell),
                    "safe": miss.safe,
                    "used": used,
                },
            )


def _named(role: str, listener: Listener, seat: Seat) -> dict[str, Value]:
    """Who somebody is, under names of their own."""
    return {role: Message("player", listener.who(seat))}
