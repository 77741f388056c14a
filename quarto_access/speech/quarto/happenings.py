"""What happened in a game becomes messages, for the one who listens.

The pieces of a sentence depend only on what everybody at the table may know; nothing here looks
at lines that nobody called.
"""

from typing import assert_never

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import CELL_COUNT
from quarto_access.rules.quarto.events import (
    Claimed,
    Ended,
    Event,
    Flagged,
    Given,
    Passed,
    Placed,
    Quarto,
    Refused,
    Resigned,
)
from quarto_access.rules.quarto.moves import Claim, Due, Reason
from quarto_access.rules.quarto.pieces import Piece, Trait
from quarto_access.session.quarto.views import QuartoStands
from quarto_access.speech.message import Cue, Earcon, Message, Priority, Utterance, Value
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.names import (
    SPOKEN_ORDER,
    Role,
    as_spoken,
    cell_name,
    line_name,
    line_named,
    trait_name,
    traits_name,
)


def tell(event: Event, context: Context) -> Utterance:
    """The messages for an event."""
    match event:
        case Given():
            return _said(_given(event, context), Earcon.GIVE)
        case Placed():
            return happened(_placed(event, context), placing_cue(event))
        case Claimed():
            return _claimed(event, context)
        case Passed():
            return _said(_passed(event, context))
        case Resigned():
            return _said(Message("resigned", context.listener.who(event.seat)))
        case Flagged():
            return _said(Message("flagged", context.listener.who(event.seat)))
        case Refused():
            row = (_refused(event, context),)
            return Utterance((row,), (Cue(Earcon.REFUSE),), Priority.NOW)
        case Ended():
            return _ended(event, context)
        case _:
            assert_never(event)


def quarto_stands(view: QuartoStands, context: Context) -> Utterance:
    """That there is something to call, in a game that was begun with this help."""
    return _said(Message("quarto-stands", context.listener.who(view.seat)))


def quarto_values(quarto: Quarto, context: Context) -> dict[str, Value]:
    """The values that tell a line with what its pieces share."""
    return {
        "traits": traits_name(as_spoken(quarto.traits)),
        "line": line_name(quarto.line),
        "pieces": context.places(quarto.pieces),
    }


def happened(message: Message, *cues: Cue) -> Utterance:
    """What happened, in one message, with its sounds."""
    return Utterance(((message,),), cues, Priority.QUEUED)


def placing_cue(event: Placed) -> Cue:
    """The sound of a piece that is placed, from where it is placed."""
    return Cue(Earcon.PLACE, event.cell.column, event.cell.row)


def placed_values(event: Placed, context: Context) -> dict[str, Value]:
    """The values that tell who placed which piece where."""
    return {
        **context.listener.who(event.seat),
        "piece": context.piece(event.piece),
        "cell": cell_name(event.cell),
        "left": event.left,
    }


def given_values(event: Given, seat: Seat, context: Context) -> dict[str, Value]:
    """The values that tell of a piece that is given, with `seat` as who it is about."""
    return {
        **context.listener.who(seat),
        "piece": context.piece(event.piece),
        "left": event.left,
    }


def _said(message: Message, *earcons: Earcon) -> Utterance:
    return happened(message, *map(Cue, earcons))


def _given(event: Given, context: Context) -> Message:
    receiver = event.seat.other
    named, context.named = context.named, event.piece
    values = given_values(event, receiver, context)
    match context.listener.role(receiver):
        case Role.YOU:
            first = event.left == CELL_COUNT - 1
            return Message("given-you-first" if first else "given-you", values)
        case Role.COMPUTER:
            heard = named == event.piece
            return Message("given-computer-named" if heard else "given-computer", values)
        case Role.PLAYER:
            return Message("given-player", values)


def _placed(event: Placed, context: Context) -> Message:
    role = context.listener.role(event.seat)
    named, context.named = context.named, None
    heard = "yes" if named == event.piece else "no"
    values: dict[str, Value] = {**placed_values(event, context), "named": heard}
    return Message(f"placed-{role}" if event.left else f"placed-last-{role}", values)


def _passed(event: Passed, context: Context) -> Message:
    values = context.listener.who(event.seat)
    if event.last_word:
        return Message("passed-last", values)
    return Message(f"passed-{context.listener.role(event.seat)}", values)


def _claimed(event: Claimed, context: Context) -> Utterance:
    also = (Message("claimed-also", quarto_values(one, context)) for one in event.others)
    row = (Message("claimed", quarto_values(event.quarto, context)), *also)
    return Utterance((row,), (Cue(Earcon.CALL),), Priority.QUEUED)


def _ended(event: Ended, context: Context) -> Utterance:
    winner = event.outcome.winner
    if winner is None:
        return _said(Message("drawn"), Earcon.DRAW)
    lost = context.listener.role(winner) is Role.COMPUTER
    won = Message("won", context.listener.who(winner))
    return _said(won, Earcon.LOSS if lost else Earcon.WIN)


def _refused(event: Refused, context: Context) -> Message:
    values: dict[str, Value] = {**context.listener.who(event.seat), "due": event.due.value}
    if event.cell is not None:
        values["cell"] = cell_name(event.cell)
    if event.reason is Reason.OCCUPIED:
        values["piece"] = context.piece(event.pieces[0])
    if isinstance(event.move, Claim):
        values["line"] = line_named(event.move.line)
        left = "none" if event.claims_left == 0 else "some"
        values["more"] = "over" if event.due is Due.NOTHING else left
        if event.pieces:
            values["counts"] = counts(event.pieces, context)
    return Message(f"refused-{event.reason.replace('_', '-')}", values)


def counts(pieces: tuple[Piece, ...], context: Context) -> tuple[Message, ...]:
    """How often each value stands in a line, such as three dark, one light."""
    counts: list[Message] = []
    for attribute in SPOKEN_ORDER:
        if attribute not in context.counted:
            continue
        high = sum(piece.trait(attribute).high for piece in pieces)
        for trait, count in (
            (Trait(attribute, high=True), high),
            (Trait(attribute, high=False), len(pieces) - high),
        ):
            if count:
                values: dict[str, Value] = {"count": count, "trait": trait_name(trait)}
                counts.append(Message("trait-number", {**values, "value": trait.value}))
    return tuple(counts)
