"""What is to be seen of a game of Quarto."""

from quarto_access.rules.quarto.board import CELLS
from quarto_access.rules.quarto.state import State
from quarto_access.session.quarto.focus import TRAY, Focus
from quarto_access.session.quarto.views import Region
from quarto_access.speech.picture import Labels
from quarto_access.terminal.picture import Focus as Frame
from quarto_access.terminal.picture import Scene


def scene_of(
    state: State, focus: Focus, title: str, words: str, labels: Labels, *, from_top: bool = False
) -> Scene:
    """The board, the pieces beside it, and where the person is; row 1 is below, or at the top.

    `title` says whose turn it is, `words` are what was said last.
    """
    pool = set(state.pool)
    pieces = (state.board[cell] for cell in CELLS)
    return Scene(
        cells=tuple(piece.code if piece else None for piece in pieces),
        tray=tuple(piece.code if piece in pool else None for piece in TRAY),
        hand=state.in_hand.code if state.in_hand else None,
        focus=_frame(focus),
        titles=(title,),
        words=words,
        labels=labels,
        from_top=from_top,
    )


def _frame(focus: Focus) -> Frame | None:
    match focus.region:
        case Region.BOARD:
            return Frame(focus.cell.index)
        case Region.TRAY:
            return Frame(TRAY.index(focus.piece), in_tray=True)
        case Region.LOG:
            return None
