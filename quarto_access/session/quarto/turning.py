"""Steps back and forth that somebody at the keyboard asks for."""

from quarto_access.rules.quarto.state import to_act
from quarto_access.session.commands import Action
from quarto_access.session.quarto.table import Table, Turning
from quarto_access.session.quarto.timeline import TurnFault, Unturned

TURNING = (Action.TAKE_BACK, Action.REDO, Action.ACCEPT)
"""What steps back or forth, or lets somebody do so."""

ANSWERING = (Action.BACK, Action.CONFIRM, Action.CALL)
"""What answers whether something may be taken back, or waits until that is answered."""


def wanted_turn(table: Table, action: Action, offer: Turning | None) -> Turning | Unturned:
    """The step that an action is about, or why there is none; `offer` is what was asked for."""
    match action:
        case Action.TAKE_BACK:
            return table.taking_back()
        case Action.REDO:
            return table.doing_again()
        case _ if offer:
            return offer
        case _:
            return Unturned(to_act(table.state) or table.persons[0], TurnFault.NOT_ASKED)
