"""The state of a game of Quarto and the one function that takes it further."""

from dataclasses import dataclass, replace

from quarto_access.rules.game import Outcome, Seat, Step, Termination
from quarto_access.rules.quarto.board import (
    ALL_LINES,
    CELL_COUNT,
    CELLS,
    EMPTY_BOARD,
    Board,
    Cell,
    Line,
)
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
from quarto_access.rules.quarto.moves import (
    Claim,
    Due,
    End,
    Flag,
    Give,
    Move,
    Place,
    Reason,
    Resign,
)
from quarto_access.rules.quarto.pieces import PIECE_COUNT, PIECES, Piece
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset


@dataclass(frozen=True, slots=True)
class Choosing:
    """The seat chooses a piece for the other one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Placing:
    """The seat holds a piece and has to put it on the board."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True, slots=True)
class Closing:
    """All pieces stand; the seat may claim or say that it has nothing to claim.

    `last_word` is true when the other seat has already said so.
    """

    seat: Seat
    last_word: bool


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over."""

    outcome: Outcome


Phase = Choosing | Placing | Closing | Over


@dataclass(frozen=True, slots=True)
class State:
    """A position with everything that the rules need to know about its past.

    `last` is the cell of the last placement: only lines through it are alive, and none is when it
    is None (before the first placement, or in a position that was set up). `claims_used` counts
    the attempts of the seat that holds the right to claim, in its present window.
    """

    ruleset: Ruleset = STANDARD
    board: Board = EMPTY_BOARD
    phase: Phase = Choosing(Seat.A)
    last: Cell | None = None
    claims_used: int = 0

    @property
    def in_hand(self) -> Piece | None:
        """The piece that was given and is not placed yet."""
        return self.phase.piece if isinstance(self.phase, Placing) else None

    @property
    def pool(self) -> tuple[Piece, ...]:
        """The pieces that can still be given, by code."""
        gone = {*self.board.cells, self.in_hand}
        return tuple(piece for piece in PIECES if piece not in gone)

    @property
    def due(self) -> Due:
        """What the seat to act has to do."""
        match self.phase:
            case Choosing():
                return Due.GIVE
            case Placing():
                return Due.PLACE
            case Closing():
                return Due.CLOSE
            case Over():
                return Due.NOTHING

    @property
    def claims_left(self) -> int | None:
        """How many attempts are left in this window, None for any number."""
        limit = self.ruleset.claims_per_window
        return None if limit is None else limit - self.claims_used

    def live_quartos(self) -> tuple[Quarto, ...]:
        """The lines that may be claimed now: finished by the last placement, with a shared trait.

        This answers what players have to see for themselves; only judges may ask it.
        """
        return tuple(
            Quarto(line, pieces, traits)
            for line in self.ruleset.lines
            if self.last in line.cells
            and (pieces := self.board.full_line(line))
            and (traits := self.ruleset.shared(pieces))
        )


def new_game(ruleset: Ruleset = STANDARD) -> State:
    """The empty board; seat A gives first."""
    return State(ruleset)


def set_up(board: Board, in_hand: Piece | None, ruleset: Ruleset = STANDARD) -> State:
    """A position that was not reached by play: who acts follows from the number of pieces.

    Every line that is complete in it is dead.

    Raises:
        ValueError: a piece stands twice, or the piece in hand stands on the board.
    """
    standing = [piece for piece in board.cells if piece is not None]
    if len(set(standing)) != len(standing) or in_hand in standing:
        message = "each piece is on one cell or in hand, once"
        raise ValueError(message)
    giver = Seat.A if len(standing) % 2 == 0 else Seat.B
    if in_hand is not None:
        return State(ruleset, board, Placing(giver.other, in_hand))
    if len(standing) == CELL_COUNT:
        return State(ruleset, board, Closing(giver, last_word=False))
    return State(ruleset, board, Choosing(giver))


def to_act(state: State) -> Seat | None:
    """The seat that acts and holds the right to claim, None when the game is over."""
    return None if isinstance(state.phase, Over) else state.phase.seat


def outcome(state: State) -> Outcome | None:
    """How the game ended, None while it runs."""
    return state.phase.outcome if isinstance(state.phase, Over) else None


def legal_moves(state: State) -> tuple[Give | Place | End, ...]:
    """The moves that take the game on, without claims and resignation, for the seat to act."""
    match state.phase:
        case Choosing():
            return tuple(Give(piece.code) for piece in state.pool)
        case Placing():
            return tuple(Place(cell.index) for cell in state.board.empty())
        case Closing():
            return (End(),)
        case Over():
            return ()


def play(state: State, seat: Seat, move: Move) -> Step[State, Event]:
    """Answer a seat's move: the next state and what happened. Never raises.

    Reasons are checked in a fixed order, so that a refusal tells nothing that the player could
    not know: first whose turn and which phase, then the piece, cell or line that was named.
    """
    if isinstance(state.phase, Over):
        return _refuse(state, seat, move, Reason.GAME_OVER)
    match move:
        case Resign():
            return _over(state, Resigned(seat), Outcome(Termination.RESIGNATION, seat.other))
        case Flag() if seat == to_act(state):
            return _over(state, Flagged(seat), Outcome(Termination.TIME, seat.other))
        case Flag():
            # the time of the other one does not run
            return _refuse(state, seat, move, Reason.NOT_YOUR_TURN)
        case Claim():
            return _claim(state, seat, move)
        case Give() | Place() | End():
            return _proceed(state, seat, move)


def _proceed(state: State, seat: Seat, move: Give | Place | End) -> Step[State, Event]:
    if seat != to_act(state):
        return _refuse(state, seat, move, Reason.NOT_YOUR_TURN)
    match state.phase, move:
        case Choosing(), Give():
            return _give(state, seat, move)
        case Placing(piece=piece), Place():
            return _place(state, seat, move, piece)
        case Closing(last_word=last_word), End():
            return _pass(state, seat, last_word=last_word)
        case _:
            return _refuse(state, seat, move, Reason.WRONG_PHASE)


def _give(state: State, seat: Seat, move: Give) -> Step[State, Event]:
    if not 0 <= move.piece < PIECE_COUNT:
        return _refuse(state, seat, move, Reason.UNKNOWN_PIECE)
    piece = PIECES[move.piece]
    cell = state.board.find(piece)
    if cell is not None:
        return _refuse(state, seat, move, Reason.PIECE_GONE, cell=cell)
    after = replace(state, phase=Placing(seat.other, piece), claims_used=0)
    return Step(after, (Given(seat, piece, len(after.pool)),))


def _place(state: State, seat: Seat, move: Place, piece: Piece) -> Step[State, Event]:
    if not 0 <= move.cell < CELL_COUNT:
        return _refuse(state, seat, move, Reason.UNKNOWN_CELL)
    cell = CELLS[move.cell]
    standing = state.board[cell]
    if standing is not None:
        return _refuse(state, seat, move, Reason.OCCUPIED, pieces=(standing,), cell=cell)
    board = state.board.placed(cell, piece)
    left = CELL_COUNT - board.count()
    phase = Choosing(seat) if left else Closing(seat, last_word=False)
    after = State(state.ruleset, board, phase, cell)
    return Step(after, (Placed(seat, piece, cell, left),))


def _pass(state: State, seat: Seat, *, last_word: bool) -> Step[State, Event]:
    if last_word:
        passed = Passed(seat, last_word=True)
        return _over(state, passed, Outcome(Termination.DRAW, None))
    after = replace(state, phase=Closing(seat.other, last_word=True), claims_used=0)
    return Step(after, (Passed(seat, last_word=False),))


def _claim(state: State, seat: Seat, move: Claim) -> Step[State, Event]:
    if seat != to_act(state):
        return _refuse(state, seat, move, Reason.NOT_YOUR_WINDOW)
    line = ALL_LINES.get(move.line)
    if line is None:
        return _refuse(state, seat, move, Reason.UNKNOWN_LINE)
    if line not in state.ruleset.lines:
        return _refuse(state, seat, move, Reason.LINE_NOT_IN_VARIANT)
    pieces = state.board.full_line(line)
    if pieces is None:
        return _refuse(state, seat, move, Reason.LINE_INCOMPLETE)
    if state.claims_left == 0:
        return _refuse(state, seat, move, Reason.NO_CLAIMS_LEFT, pieces=pieces)
    return _judge(state, seat, move, line, pieces)


def _judge(
    state: State, seat: Seat, move: Claim, line: Line, pieces: tuple[Piece, ...]
) -> Step[State, Event]:
    live = state.live_quartos()
    for quarto in live:
        if quarto.line == line:
            others = tuple(other for other in live if other is not quarto)
            claimed = Claimed(seat, quarto, others)
            return _over(state, claimed, Outcome(Termination.CLAIM, seat))
    shares = bool(state.ruleset.shared(pieces))
    reason = Reason.LINE_EXPIRED if shares else Reason.NOT_A_QUARTO
    used = replace(state, claims_used=state.claims_used + 1)
    if not state.ruleset.false_claim_loses:
        return _refuse(used, seat, move, reason, pieces=pieces)
    end = Outcome(Termination.FALSE_CLAIM, seat.other)
    lost = replace(used, phase=Over(end))
    return Step(lost, (*_refuse(lost, seat, move, reason, pieces=pieces).events, Ended(end)))


def _over(state: State, event: Event, end: Outcome) -> Step[State, Event]:
    return Step(replace(state, phase=Over(end)), (event, Ended(end)))


def _refuse(
    state: State,
    seat: Seat,
    move: Move,
    reason: Reason,
    *,
    pieces: tuple[Piece, ...] = (),
    cell: Cell | None = None,
) -> Step[State, Event]:
    refused = Refused(seat, move, reason, state.due, pieces, cell, state.claims_left)
    return Step(state, (refused,))
