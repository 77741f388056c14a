"""What the players are called, as messages."""

from dataclasses import replace

from quarto_access.session.quarto.players import Named, NamesRefused, seated
from quarto_access.speech.message import Cue, Earcon, Message, Priority, Utterance
from quarto_access.speech.quarto.context import Context


def tell(event: Named | NamesRefused, context: Context) -> Utterance:
    """The names from now on, or why there are none."""
    if isinstance(event, NamesRefused):
        told = Message(f"names-{event.fault.replace('_', '-')}")
        return Utterance(((told,),), (Cue(Earcon.REFUSE),), Priority.NOW)
    context.listener = replace(context.listener, names=event.names)
    if not event.names:
        return Utterance(((Message("names-numbered"),),))
    names = seated(event.names, context.listener.first)
    first, second = (Message("player-named", {"called": name}) for name in names)
    return Utterance(((Message("names-now", {"first": first, "second": second}),),))
