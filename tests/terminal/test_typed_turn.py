"""Several moves typed in one line."""

import pytest
from harness import PHRASEBOOK

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.moves import Claim, End, Give, Move, Place, Resign
from quarto_access.rules.quarto.state import new_game, play
from quarto_access.session.events import NotUnderstood, PieceUnclear
from quarto_access.speech.vocabulary import Vocabulary
from quarto_access.terminal.typed_turn import TypedTurns

TURNS: dict[str, tuple[Move, ...] | type[NotUnderstood] | type[PieceUnclear]] = {
    "place b3 give tall dark round hollow": (Place(9), Give(13)),
    "b3 give hollow round dark tall": (Place(9), Give(13)),
    "b 3, then": NotUnderstood,
    "b3 tall dark round hollow": (Place(9), Give(13)),
    "b 3: tall dark round hollow": (Place(9), Give(13)),
    "b3 give": NotUnderstood,
    "b3 tall": PieceUnclear,
    "pl b3; gi ta da ro ho": (Place(9), Give(13)),
    "PUT IT ON B3. GIVE THE TALL DARK ROUND HOLLOW": (Place(16), Give(13)),
    "put on B3. GIVE the TALL DARK ROUND HOLLOW": (Place(9), Give(13)),
    "place b3 claim row 3": (Place(9), Claim("row3")),
    "place b3 claim column d": (Place(9), Claim("col4")),
    "claim d": (Claim("col4"),),
    "quarto diagonal d1": (Claim("diag_anti"),),
    "place b3": (Place(9),),
    "done": (End(),),
    "resign": (Resign(),),
    "place b3 give tall": PieceUnclear,
    "": NotUnderstood,
    "status": NotUnderstood,
    "place b3 status": (Place(16),),
}


@pytest.mark.parametrize("text", TURNS)
def test_typed_turns(text: str) -> None:
    state = play(new_game(), Seat.A, Give(0)).state
    read = TypedTurns(Vocabulary(PHRASEBOOK))(text, state)
    expected = TURNS[text]
    assert read == expected if isinstance(expected, tuple) else isinstance(read, expected)
