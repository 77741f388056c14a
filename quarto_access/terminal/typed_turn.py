"""Several moves typed in one line, such as b3 tall dark round hollow."""

import re

from quarto_access.rules.quarto.moves import Claim, End, Give, Move, Place, Resign
from quarto_access.rules.quarto.state import State, play, to_act
from quarto_access.session.events import NotUnderstood, PieceUnclear
from quarto_access.session.quarto.chosen import ColourWords
from quarto_access.session.quarto.find import Sought
from quarto_access.session.quarto.views import FindUnclear
from quarto_access.speech.vocabulary import Vocabulary, plain
from quarto_access.terminal.typed import Read, TypedLines

_MOVES = ("place", "give", "claim", "end", "resign")
_WORD = re.compile(r"[^\W_]+", re.UNICODE)
_CELL = re.compile(r"[a-d][1-4]")
_SHORTEST = 2
"""A single letter may be a column, or the beginning of a value of a piece."""


class TypedTurns:
    """Reads typed moves with the words of one language."""

    def __init__(self, vocabulary: Vocabulary, typed: TypedLines | None = None) -> None:
        """Read with the words of a vocabulary; `typed` understands each move."""
        self._vocabulary = vocabulary
        self._typed = typed or TypedLines(vocabulary)

    def __call__(self, text: str, state: State) -> tuple[Move, ...] | NotUnderstood | PieceUnclear:
        """The moves that a text names, one after the other; the rules may still refuse them."""
        moves: list[Move] = []
        for part in self._parts(text, state):
            read = self._typed(part, state)
            if not isinstance(read, Give | Place | Claim | End | Resign):
                return read if isinstance(read, PieceUnclear) else NotUnderstood(text)
            moves.append(read)
            seat = to_act(state)
            state = play(state, seat, read).state if seat else state
        return tuple(moves) or NotUnderstood(text)

    def _parts(self, text: str, state: State) -> list[str]:
        parts: list[list[str]] = []
        for word in _WORD.findall(plain(text)):
            begins = len(word) >= _SHORTEST and self._vocabulary.find(word, _MOVES)
            if begins or not parts:
                parts.append([])
            parts[-1].append(word)
        return [" ".join(part) for part in (*self._led_by_cell(parts[:1], state), *parts[1:])]

    def _led_by_cell(self, first: list[list[str]], state: State) -> list[list[str]]:
        """A cell that no word says what to do with, and the piece given after placing there."""
        for words in first:
            for length in (1, 2):
                rest = words[length:]
                if _CELL.fullmatch("".join(words[:length])) and self._names_piece(rest, state):
                    return [words[:length], [*self._vocabulary.words("give")[:1], *rest]]
        return first

    def _names_piece(self, words: list[str], state: State) -> bool:
        if self._typed.names_piece(words, state):
            return True
        sought = self._typed.sought(" ".join(words))
        return sought.ambiguous if isinstance(sought, FindUnclear) else isinstance(sought, tuple)


class TypedPlay:
    """Reads what is typed in a game: a command, a move, or the moves of a whole turn."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._lines = TypedLines(vocabulary)
        self._turns = TypedTurns(vocabulary, self._lines)

    def __call__(self, line: str, state: State) -> Read | tuple[Move, ...]:
        """What a line asks for in a state; the rules may still refuse a move."""
        turn = self._turns(line, state)
        if isinstance(turn, tuple) and len(turn) > 1:
            return turn
        read = self._lines(line, state)
        # what is unclear about a turn says more than that its line is no single move
        unclear = isinstance(turn, PieceUnclear) and isinstance(read, NotUnderstood)
        return turn if unclear else read

    def sought(self, text: str) -> Sought | FindUnclear:
        """The cell or the kind of pieces that a text names, or why it names none."""
        return self._lines.sought(text)

    def speak_of(self, colours: ColourWords) -> None:
        """Understand other words for light and dark from now on."""
        self._lines.colours = colours
