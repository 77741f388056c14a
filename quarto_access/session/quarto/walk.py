"""Walking: the commands that move the focus or turn its lens, and what is found there."""

from collections.abc import Callable
from dataclasses import replace

from quarto_access.rules.quarto.board import CELLS, cell_at
from quarto_access.rules.quarto.pieces import Piece
from quarto_access.rules.quarto.state import State
from quarto_access.session.commands import Action, Command
from quarto_access.session.keys import DIGITS, LETTERS
from quarto_access.session.quarto.focus import (
    FLIPS,
    TRAY,
    Focus,
    next_of,
    step_in_tray,
    step_on_board,
    turned_lens,
)
from quarto_access.session.quarto.review import number_of, placements
from quarto_access.session.quarto.table import Table
from quarto_access.session.quarto.views import (
    CellRead,
    Edge,
    LensTurned,
    MoveRead,
    NoMoves,
    NoneSuch,
    NotCounted,
    PieceRead,
    Region,
    View,
)
from quarto_access.session.steps import within

Walk = tuple[Focus, View]


def walk(table: Table, focus: Focus, command: Command, streak: int) -> Walk | None:
    """The focus after a command and what is found there; None for a command of another kind.

    `streak` counts how often the same action was asked for just before.
    """
    step = _STEPS.get(command.action)
    return step(table, focus, command, streak) if step else None


def read_focus(
    table: Table, focus: Focus, edge: Edge | None = None, *, full: bool = False
) -> CellRead | PieceRead | MoveRead | NoMoves:
    """What the focus is on; in full, without the lens."""
    match focus.region:
        case Region.BOARD:
            return _read_cell(table, focus, edge, full=full)
        case Region.TRAY:
            piece, state = focus.piece, table.state
            cell = state.board.find(piece)
            lens = None if full else focus.lens
            in_hand = piece == state.in_hand
            alike = None if cell or in_hand else _left_alike(state, piece)
            return PieceRead(piece, cell, in_hand, edge, full, lens, alike)
        case Region.LOG:
            return past_move(table, focus.back)


def past_move(table: Table, back: int) -> MoveRead | NoMoves:
    """The placement `back` moves before the latest one; past either end it is the one there."""
    moves = placements(table.record)
    if not moves:
        return NoMoves()
    kept, edge = within(back, len(moves))
    placed = moves[-1 - kept]
    return MoveRead(number_of(placed), placed, edge=edge)


def _read_cell(table: Table, focus: Focus, edge: Edge | None, *, full: bool) -> CellRead:
    cell = focus.cell
    piece = table.state.board[cell]
    if not full:
        return CellRead(cell, piece, edge, lens=focus.lens)
    for age, placed in enumerate(reversed(placements(table.record))):
        if placed.cell == cell:
            return CellRead(cell, piece, edge, placed.seat, age, full)
    return CellRead(cell, piece, edge, full=full)


def _step(table: Table, focus: Focus, command: Command, _streak: int) -> Walk:
    if focus.region is Region.LOG:
        older = command.action in (Action.UP, Action.LEFT)
        read = past_move(table, focus.back + (1 if older else -1))
        stays = isinstance(read, NoMoves) or read.edge
        back = focus.back if stays else focus.back + (1 if older else -1)
        return replace(focus, back=back, chosen=True), read
    step = step_on_board if focus.region is Region.BOARD else step_in_tray
    moved, edge = step(focus, command.action)
    return moved, read_focus(table, moved, edge)


def _go(table: Table, focus: Focus, command: Command, _streak: int) -> Walk:
    column, row = focus.cell.column, focus.cell.row
    if command.action is Action.COLUMN:
        column = LETTERS.index(command.argument)
    else:
        row = DIGITS.index(command.argument)
    moved = focus.at_cell(cell_at(column, row))
    return moved, read_focus(table, moved)


def _left_alike(state: State, piece: Piece) -> int | None:
    """How many pieces of a kind are left; None where no two pieces are of one kind."""
    alike = state.ruleset.alike(piece)
    return sum(one in state.pool for one in alike) if len(alike) > 1 else None


def _flip(table: Table, focus: Focus, command: Command, _streak: int) -> Walk:
    attribute = FLIPS[command.argument]
    if attribute not in table.state.ruleset.attributes:
        return focus, NotCounted(attribute)
    moved = focus.at_piece(focus.piece.flipped(attribute))
    return moved, read_focus(table, moved)


def _last_changed(table: Table, focus: Focus, _command: Command, streak: int) -> Walk:
    moves = placements(table.record)
    if not moves:
        return focus, NoMoves()
    moved = focus.at_cell(moves[-1 - streak % len(moves)].cell)
    return moved, read_focus(table, moved)


def _change_region(table: Table, focus: Focus, command: Command, _streak: int) -> Walk:
    moved = focus.next_region(1 if command.action is Action.NEXT_REGION else -1)
    return moved, read_focus(table, moved)


def _turn_lens(table: Table, focus: Focus, command: Command, _streak: int) -> Walk:
    step = 1 if command.action is Action.LENS else -1
    turned = turned_lens(focus, table.state.ruleset.attributes, step)
    return turned, LensTurned(turned.lens)


def _seek(table: Table, focus: Focus, command: Command, _streak: int) -> Walk:
    free = command.action in (Action.NEXT_FREE, Action.PREVIOUS_FREE)
    step = 1 if command.action in (Action.NEXT_FREE, Action.NEXT_TAKEN) else -1
    try:
        moved = _sought(table, focus, step, free=free)
    except ValueError:
        return focus, NoneSuch(focus.region, free)
    return moved, read_focus(table, moved)


def _sought(table: Table, focus: Focus, step: int, *, free: bool) -> Focus:
    state = table.state
    if focus.region is Region.BOARD:
        cells = state.board.empty() if free else state.board.occupied()
        return focus.at_cell(next_of(cells, focus.cell, CELLS, step))
    pool = state.pool
    # of pieces that are alike the first one stands for all
    kinds = tuple({state.ruleset.kind(one): one for one in reversed(pool)}.values())
    pieces = kinds if free else tuple(piece for piece in TRAY if piece not in pool)
    return focus.at_piece(next_of(pieces, focus.piece, TRAY, step))


_STEPS: dict[Action, Callable[[Table, Focus, Command, int], Walk]] = {
    **dict.fromkeys((Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT), _step),
    **dict.fromkeys((Action.COLUMN, Action.ROW), _go),
    Action.FLIP: _flip,
    Action.LAST_CHANGED: _last_changed,
    **dict.fromkeys((Action.NEXT_REGION, Action.PREVIOUS_REGION), _change_region),
    **dict.fromkeys((Action.NEXT_FREE, Action.PREVIOUS_FREE), _seek),
    **dict.fromkeys((Action.NEXT_TAKEN, Action.PREVIOUS_TAKEN), _seek),
    **dict.fromkeys((Action.LENS, Action.LENS_BACK), _turn_lens),
}
