"""Which actions help most at each moment of a game."""

from quarto_access.rules.quarto.state import Choosing, Closing, Over, Phase, Placing
from quarto_access.session.commands import Action
from quarto_access.session.quarto.views import Region

_GO = (Action.NEXT_REGION, Action.CALL, Action.STATUS, Action.MENU)
_CALLING = (
    Action.POINT_COLUMN,
    Action.POINT_ROW,
    Action.POINT_DIAGONAL,
    Action.POINT_SQUARE,
    Action.POINT_LAST,
    Action.CALL_NOW,
    Action.WITHDRAW,
)


def first_help(phase: Phase, region: Region) -> tuple[Action, ...]:
    """The actions to name first in a phase, with the focus in a region."""
    match phase, region:
        case Placing(), Region.BOARD:
            return (Action.COLUMN, Action.ROW, Action.NEXT_FREE, Action.CONFIRM, *_GO, *_CALLING)
        case Choosing(), Region.TRAY:
            return (Action.FLIP, Action.NEXT_FREE, Action.CONFIRM, *_GO, *_CALLING)
        case Closing(), _:
            return (Action.CALL, Action.BACK, Action.NEXT_REGION, Action.STATUS, Action.MENU)
        case Over(), _:
            return (Action.CONFIRM, Action.MISSED, Action.BOARD_ROWS, Action.LAST_MOVE, Action.MENU)
        case _:
            return (*_GO, *_CALLING)
