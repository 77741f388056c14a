"""Who gives first, and how that was found out, as messages."""

from typing import assert_never

from quarto_access.session.quarto.lot_views import (
    LotAsked,
    LotChoice,
    LotSealed,
    LotTold,
    LotUnchosen,
    LotView,
)
from quarto_access.session.quarto.players import Names
from quarto_access.session.quarto.starting_lot import Drawn, Lot
from quarto_access.speech.message import Cue, Earcon, Message, Priority, Utterance, Value
from quarto_access.speech.quarto.names import Listener, player_called


def tell(view: LotView, listener: Listener) -> Utterance:
    """The messages for a question who gives first, or for an answer about it."""
    match view:
        case LotAsked():
            return Utterance(((_asked(view),),), (Cue(Earcon.OPEN),), Priority.QUEUED)
        case LotChoice():
            told = Message(
                f"draw-choice-{_game(view)}", {"number": view.choice, **_players(view.names)}
            )
            row = (Message("draw-edge"), told) if view.edge else (told,)
            return Utterance((row,), (Cue(Earcon.EDGE if view.edge else Earcon.MOVE_PIECE),))
        case LotUnchosen():
            told = Message("draw-unchosen", {"game": _game(view), "number": _number(view)})
            return Utterance(((told,),), (Cue(Earcon.REFUSE),), Priority.NOW)
        case LotSealed():
            told = Message("draw-sealed", {"seal": _signs(view.seal), "two": _two(view.two)})
            return Utterance(((told,),))
        case LotTold():
            return Utterance(((_told(view, listener),),))
        case _:
            assert_never(view)


def drawn(lot: Lot | None, listener: Listener) -> tuple[Message, ...]:
    """What came of odd or even, before it is told who gives first."""
    if lot is None or lot.hidden is None or lot.chosen is None:
        return ()
    number = lot.hidden.number
    values: dict[str, Value] = {"number": number, "chosen": lot.chosen, "two": _people(listener)}
    together = number if values["two"] == "yes" else number + lot.chosen
    return (Message("draw-numbers", {**values, "sum": together, "parity": _parity(together)}),)


def _asked(view: LotAsked) -> Message:
    return Message(f"draw-asked-{_game(view)}", _players(view.names))


def _players(names: Names) -> dict[str, Value]:
    """What both players are called."""
    first, second = names or ("", "")
    return {"first": player_called(1, first), "second": player_called(2, second)}


def _told(view: LotTold, listener: Listener) -> Message:
    lot = view.lot
    if lot is None:
        return Message("draw-told", {"drawn": "unknown"})
    if lot.hidden is None:
        return Message("draw-told", {"drawn": lot.drawn.value})
    (numbers,) = drawn(lot, listener)
    values: dict[str, Value] = {
        "number": lot.hidden.number,
        "nonce": _signs(lot.hidden.nonce),
        "seal": _signs(lot.hidden.seal),
    }
    return Message("draw-told-sealed", {**numbers.args, **values})


def _game(view: LotAsked | LotChoice | LotUnchosen) -> str:
    """Which of the four questions it is."""
    kind = "agreed" if view.drawn is Drawn.AGREED else "odd-even"
    return f"{kind}-two" if view.two else kind


def _number(view: LotUnchosen) -> Value:
    return "none" if view.number is None else str(view.number)


def _two(two: bool) -> str:  # noqa: FBT001  selects a word
    return "yes" if two else "no"


def _people(listener: Listener) -> str:
    return _two(sum(player == "person" for player in listener.seats.values()) > 1)


def _parity(number: int) -> str:
    return "odd" if number % 2 else "even"


def _signs(text: str) -> Value:
    """Letters and digits one by one."""
    return tuple(Message("choice", {"choice": sign}) for sign in text)
