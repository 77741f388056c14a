"""The true state of a game, told in the same words that a listener uses."""

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import CELLS, Cell
from quarto_access.rules.quarto.events import Refused
from quarto_access.rules.quarto.pieces import Piece
from quarto_access.rules.quarto.state import State, play, to_act
from quarto_access.session.quarto.entries import Entry, Recorded, Redo, Retime, Undo
from quarto_access.session.quarto.record import Record, initial_state
from quarto_access.session.quarto.record_text import parse_record

_BITS = ((4, "tall", "short"), (1, "dark", "light"), (2, "square", "round"), (8, "hollow", "solid"))


class Truth:
    """Follows the text that is kept of a game.

    Attributes:
        board: the pieces by cell.
        hand: the piece in hand.
        turn: who acts and what is due, None when the game is over.
        pool: the pieces that can still be given.
    """

    def __init__(self, text: str) -> None:
        self.record: Record = parse_record(text)
        self.state: State = initial_state(self.record)
        self._text = text
        self._ply = 0
        # the states before each accepted move, and what was left by taking back
        self._past: list[State] = []
        self._left: list[tuple[State, list[State]]] = []
        self._go_on()

    def follow(self, text: str) -> None:
        """Take in what has been added to the record."""
        if text != self._text:
            self._text = text
            self.record = parse_record(text)
            self._go_on()

    def name(self, seat: Seat) -> str:
        """Who a seat is to the one who listens."""
        players = self.record.seats
        if set(players.values()) == {"person"}:
            first = self.record.lot.first if self.record.lot else 1
            return f"player {first if seat is Seat.A else 3 - first}"
        return "you" if players[seat] == "person" else "computer"

    def _take(self, entry: Recorded) -> None:
        match entry:
            case Undo(plies=plies):
                self._left.append((self.state, self._past))
                self.state, self._past = self._past[-plies], self._past[:-plies]
            case Redo():
                self.state, self._past = self._left.pop()
            case Retime():
                # time is nothing that stands on the board
                pass
            case Entry(seat=seat, move=move):
                step = play(self.state, seat, move)
                if {type(event) for event in step.events} != {Refused}:
                    self._past = [*self._past, self.state]
                if step.state != self.state:
                    self._left = []
                self.state = step.state

    def _go_on(self) -> None:
        for entry in self.record.moves[self._ply :]:
            self._take(entry)
        self._ply = len(self.record.moves)
        state, seat = self.state, to_act(self.state)
        standing = ((cell, state.board[cell]) for cell in CELLS)
        self.board = {cell_words(cell): piece_words(piece) for cell, piece in standing if piece}
        self.hand = piece_words(state.in_hand) if state.in_hand else None
        self.turn = None if seat is None else (self.name(seat), state.due.value)
        self.pool = {piece_words(piece) for piece in state.pool}


def piece_words(piece: Piece) -> str:
    """A piece in words."""
    return " ".join(high if piece.code & bit else low for bit, high, low in _BITS)


def cell_words(cell: Cell) -> str:
    """A cell in words."""
    return f"{'abcd'[cell.index % 4]}{cell.index // 4 + 1}"
