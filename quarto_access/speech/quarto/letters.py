"""A game by message told to one of its players: you and the other player."""

from collections.abc import Iterable

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import (
    Claimed,
    Ended,
    Event,
    Flagged,
    Given,
    Passed,
    Placed,
    Refused,
    Resigned,
)
from quarto_access.rules.quarto.moves import Claim
from quarto_access.rules.quarto.state import outcome, to_act
from quarto_access.session.events import NotUnderstood, PieceUnclear
from quarto_access.session.quarto.correspondence import Correspondence, LineError
from quarto_access.session.quarto.views import BoardRead, PoolRead
from quarto_access.speech.message import Message, Value
from quarto_access.speech.quarto import answers
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.happenings import counts, quarto_values
from quarto_access.speech.quarto.judging import harmless
from quarto_access.speech.quarto.names import cell_name, line_named


def happened(events: Iterable[Event], game: Correspondence) -> tuple[Message, ...]:
    """What came of a line, in order."""
    context = Context(ruleset=game.state.ruleset)
    return tuple(message for event in events for message in _event(event, game, context))


def standing(game: Correspondence, path: str) -> Message:
    """Whose turn it is and what is to be typed."""
    state = game.state
    end = outcome(state)
    if end is not None:
        return Message("message-over", {"who": _who(end.winner, game.me)})
    values: dict[str, Value] = {"path": harmless_path(path), "left": len(state.pool)}
    if to_act(state) is not game.me:
        return Message("message-wait", values)
    if state.in_hand is not None:
        values["piece"] = Context(ruleset=state.ruleset).piece(state.in_hand)
    return Message(f"message-{state.due.value}", values)


def opened(game: Correspondence) -> Message:
    """Which game it is, by which rules, and who gives first."""
    rules = answers.rules_in_force(game.state)
    values: dict[str, Value] = {"game": game.game, "who": _who(Seat.A, game.me), "rules": rules}
    return Message("message-opened", values)


def seen(game: Correspondence) -> tuple[Message, ...]:
    """The game, the board and the pieces that are left."""
    context = Context(ruleset=game.state.ruleset)
    board = answers.board(BoardRead(game.state.board, by_columns=False), context)
    pool = answers.pool(PoolRead(game.state.pool, names=True), context)
    return (opened(game), *(message for row in (*board, *pool) for message in row))


def not_taken(error: LineError, game: Correspondence | None) -> Message:
    """Why a line of the other player was not taken, and what to do."""
    values: dict[str, Value] = {
        "fault": error.fault.value,
        "number": -1 if error.number is None else error.number,
        "expected": error.expected,
    }
    if error.refused is None or game is None:
        return Message("message-not-taken", values)
    reason = _refused(error.refused, game, "message-impossible")
    return Message(reason.id, {**reason.args, **values})


def refused(refusal: Refused, game: Correspondence) -> Message:
    """Why a move of one's own is refused, and what to do."""
    return _refused(refusal, game, "message-refused")


def not_understood(read: NotUnderstood | PieceUnclear) -> Message:
    """Why typed moves were not understood, and what to type."""
    match read:
        case PieceUnclear(text=text, fitting=fitting):
            return Message("message-piece-unclear", {"text": harmless(text), "count": fitting})
        case NotUnderstood(text=text):
            return Message("message-not-understood", {"text": harmless(text)})


def harmless_path(path: str) -> Value:
    """A path as it is typed, without what could steer a terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in path)


def _event(event: Event, game: Correspondence, context: Context) -> tuple[Message, ...]:
    match event:
        case Given(seat=seat, piece=piece):
            values: dict[str, Value] = {"who": _who(seat, game.me), "piece": context.piece(piece)}
            return (Message("message-given", values),)
        case Placed(seat=seat, piece=piece, cell=cell):
            values = {"who": _who(seat, game.me), "piece": context.piece(piece)}
            return (Message("message-placed", {**values, "cell": cell_name(cell)}),)
        case Claimed(seat=seat, quarto=quarto, others=others):
            first = {**quarto_values(quarto, context), "who": _who(seat, game.me)}
            also = (Message("claimed-also", quarto_values(one, context)) for one in others)
            return (Message("message-claimed", first), *also)
        case Passed(seat=seat):
            return (Message("message-passed", {"who": _who(seat, game.me)}),)
        case Resigned(seat=seat):
            return (Message("message-resigned", {"who": _who(seat, game.me)}),)
        case Flagged(seat=seat):
            return (Message("message-flagged", {"who": _who(seat, game.me)}),)
        case Refused(seat=seat):
            claim = _refused(event, game, "message-claim-refused")
            return (Message(claim.id, {**claim.args, "who": _who(seat, game.me)}),)
        case Ended():
            return ()


def _refused(event: Refused, game: Correspondence, id_: str) -> Message:
    context = Context(ruleset=game.state.ruleset)
    values: dict[str, Value] = {"reason": event.reason.value, "due": event.due.value}
    values["cell"] = cell_name(event.cell) if event.cell else Message("message-this-cell")
    values["line"] = Message("line-unknown")
    if isinstance(event.move, Claim):
        values["line"] = line_named(event.move.line)
    values["counts"] = counts(event.pieces, context) or Message("line-unknown")
    return Message(id_, values)


def _who(seat: Seat | None, me: Seat) -> str:
    if seat is None:
        return "nobody"
    return "you" if seat is me else "other"
