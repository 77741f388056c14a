"""Several moves typed in one line, such as place b3 give tall dark round hollow."""

import re

from quarto_access.rules.quarto.moves import Claim, End, Give, Move, Place, Resign
from quarto_access.rules.quarto.state import State, play, to_act
from quarto_access.session.events import NotUnderstood, PieceUnclear
from quarto_access.session.quarto.chosen import USUAL, ColourWords
from quarto_access.speech.vocabulary import Vocabulary, plain
from quarto_access.terminal.typed import TypedLines

_MOVES = ("place", "give", "claim", "end", "resign")
_WORD = re.compile(r"[^\W_]+", re.UNICODE)
_SHORTEST = 2
"""A single letter may be a column, or the beginning of a value of a piece."""


class TypedTurns:
    """Reads typed moves with the words of one language."""

    def __init__(self, vocabulary: Vocabulary, colours: ColourWords = USUAL) -> None:
        """Read with `colours` as words for light and dark beside the usual ones."""
        self._vocabulary = vocabulary
        self._typed = TypedLines(vocabulary)
        self._typed.colours = colours

    def __call__(self, text: str, state: State) -> tuple[Move, ...] | NotUnderstood | PieceUnclear:
        """The moves that a text names, one after the other; the rules may still refuse them."""
        moves: list[Move] = []
        for part in self._parts(text):
            read = self._typed(part, state)
            if not isinstance(read, Give | Place | Claim | End | Resign):
                return read if isinstance(read, PieceUnclear) else NotUnderstood(text)
            moves.append(read)
            seat = to_act(state)
            state = play(state, seat, read).state if seat else state
        return tuple(moves) or NotUnderstood(text)

    def _parts(self, text: str) -> list[str]:
        parts: list[list[str]] = []
        for word in _WORD.findall(plain(text)):
            begins = len(word) >= _SHORTEST and self._vocabulary.find(word, _MOVES)
            if begins or not parts:
                parts.append([])
            parts[-1].append(word)
        return [" ".join(part) for part in parts]
