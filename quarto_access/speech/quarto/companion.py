"""A game at a real board as messages: what was recorded, so that people can check their board.

Whoever plays there moves pieces of wood or paper and enters what was done. So every entry is
confirmed with all that it holds, a claim is judged with its reasons, and an entry that was wrong is
struck out. Whatever is not told here is told as in any game.
"""

from dataclasses import replace

from quarto_access.rules.quarto.events import Claimed, Event, Given, Placed, Refused
from quarto_access.rules.quarto.moves import Claim
from quarto_access.session.quarto.timeline import DoneAgain, TakenBack
from quarto_access.session.quarto.views import BoardRead, LotDrawn, Resumed, View
from quarto_access.speech.message import Cue, Earcon, Form, Message, Utterance
from quarto_access.speech.quarto import happenings, turning
from quarto_access.speech.quarto.context import Context

_BEGUN = Message("table-begun")


def tell(event: Event | View, usual: Utterance, context: Context) -> Utterance:
    """What is told at a real board, `usual` being what is told in any other game."""
    match event:
        case LotDrawn() | Resumed():
            hint = Message("table-resumed") if isinstance(event, Resumed) else _BEGUN
            return replace(usual, rows=((*usual.rows[0], hint),))
        case Given():
            values = happenings.given_values(event, event.seat, context)
            return happenings.happened(Message("table-given", values), Cue(Earcon.GIVE))
        case Placed():
            name = "table-placed" if event.left else "table-placed-last"
            told = Message(name, happenings.placed_values(event, context))
            return happenings.happened(told, happenings.placing_cue(event))
        case Claimed():
            return _in_full(usual)
        case Refused(move=Claim()):
            return _in_full(usual)
        case Refused():
            return replace(usual, rows=((*usual.rows[0], Message("table-unrecorded")),))
        case TakenBack() | DoneAgain():
            name = "table-struck" if isinstance(event, TakenBack) else "table-restored"
            told = Message(name, turning.moves(event.moves, context))
            return replace(usual, rows=((told, *usual.rows[0][1:]),))
        case BoardRead():
            return replace(usual, rows=((Message("table-board"),), *usual.rows))
        case _:
            return usual


def _in_full(usual: Utterance) -> Utterance:
    rows = tuple(tuple(replace(one, form=Form.FULL) for one in row) for row in usual.rows)
    return replace(usual, rows=rows)
