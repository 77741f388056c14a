"""What the focus is on, and pointing at lines, become messages."""

from quarto_access.session.quarto.review import number_of
from quarto_access.session.quarto.views import (
    CallOpened,
    CallPointed,
    CellRead,
    FindUnclear,
    Found,
    MoveRead,
    NoneFound,
    NoneSuch,
    NothingChosen,
    PieceRead,
    Region,
)
from quarto_access.speech.message import Cue, Earcon, Form, Message, Priority, Utterance, Value
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.names import cell_at_length, cell_name, line_name, traits_name
from quarto_access.speech.shell import choices, own_words


def cell(view: CellRead, context: Context) -> Utterance:
    """What is on a cell; at an edge only that the focus stays there."""
    values: dict[str, Value] = {"cell": cell_name(view.cell), "at": cell_at_length(view.cell)}
    if view.edge:
        return _focus(
            Message("cell-edge", {**values, "edge": view.edge.value}), _at(view, Earcon.EDGE)
        )
    form = Form.FULL if view.full else None
    if view.piece is None:
        return _focus(Message("cell-empty", values, form), _at(view, Earcon.MOVE_EMPTY))
    values["piece"] = context.seen(view.piece, view.lens)
    if view.placed is None:
        return _focus(Message("cell-taken", values, form), _at(view, Earcon.MOVE_PIECE))
    by: dict[str, Value] = {"player": context.listener.player(view.placed), "age": view.age}
    return _focus(Message("cell-taken-by", {**values, **by}, form), _at(view, Earcon.MOVE_PIECE))


def piece(view: PieceRead, context: Context) -> Utterance:
    """A piece of the tray, and where it is if it cannot be given."""
    values: dict[str, Value] = {"piece": context.seen(view.piece, view.lens)}
    form = Form.FULL if view.full else None
    if view.edge:
        return _focus(Message("tray-edge", {**values, "edge": view.edge.value}), Cue(Earcon.EDGE))
    if view.cell is not None:
        values["cell"] = cell_name(view.cell)
        return _focus(Message("tray-used", values, form), Cue(Earcon.MOVE_EMPTY))
    if view.in_hand:
        return _focus(Message("tray-in-hand", values, form), Cue(Earcon.MOVE_PIECE))
    if view.alike is not None:
        values["count"] = view.alike
        return _focus(Message("tray-free-alike", values, form), Cue(Earcon.MOVE_PIECE))
    name = "tray-free-lens" if view.lens else "tray-free"
    return _focus(Message(name, values, form), Cue(Earcon.MOVE_PIECE))


def move(view: MoveRead, context: Context) -> Utterance:
    """A past move: its number, who, where and which piece."""
    values: dict[str, Value] = {
        "move": number_of(view.placed),
        "player": context.listener.player(view.placed.seat),
        "cell": cell_name(view.placed.cell),
        "piece": context.piece(view.placed.piece),
    }
    if view.edge:
        return _focus(Message("move-read-edge", values), Cue(Earcon.EDGE))
    return _focus(Message("move-read", values))


def nothing_chosen(view: NothingChosen, context: Context) -> Utterance:
    """Enter came before anything was chosen; in full, where the focus is."""
    if view.region is Region.BOARD:
        at_cell = Message("no-cell-chosen", {"cell": cell_name(view.cell)})
        return _focus(at_cell, Cue(Earcon.REFUSE))
    at_piece = Message("no-piece-chosen", {"piece": context.piece(view.piece)})
    return _focus(at_piece, Cue(Earcon.REFUSE))


def none_such(view: NoneSuch) -> Message:
    """There is no such cell or piece."""
    if view.region is Region.TRAY:
        return Message("none-free" if view.free else "none-used")
    return Message("none-empty" if view.free else "none-taken")


def found(view: Found) -> Message:
    """How many pieces of the kind that was looked for there are."""
    name = "tray-found" if view.region is Region.TRAY else "cell-found"
    return Message(name, {"count": view.count})


def not_found(view: NoneFound | FindUnclear) -> Utterance:
    """Why nothing was found, and what to do."""
    return Utterance(((_not_found(view),),), (Cue(Earcon.REFUSE),), Priority.NOW)


def _not_found(view: NoneFound | FindUnclear) -> Message:
    match view:
        case NoneFound():
            kind = traits_name(view.traits, "trait")
            left = view.region is Region.TRAY
            return Message("none-found-left" if left else "none-found-placed", {"kind": kind})
        case FindUnclear():
            text = own_words(view.text)
            several = view.ambiguous
            name = "not-understood-sought-ambiguous" if several else "not-understood-sought"
            values: dict[str, Value] = {"candidates": choices(view.meant)} if several else {}
            return Message(name, {"text": text, **values})


def call_opened(view: CallOpened, context: Context) -> Message:
    """The question where the Quarto is, with the name of who calls."""
    return Message("call-opened", context.listener.who(view.seat))


def call_pointed(view: CallPointed) -> Message:
    """The line that the call points at."""
    return Message("call-pointed", {"line": line_name(view.line)})


def _focus(message: Message, *cues: Cue) -> Utterance:
    return Utterance(((message,),), cues)


def _at(view: CellRead, earcon: Earcon) -> Cue:
    """A sound that comes from a cell of the board."""
    return Cue(earcon, view.cell.column, view.cell.row)
