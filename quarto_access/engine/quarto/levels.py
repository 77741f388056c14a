"""The computer players of the first levels: they look at what stands, not far ahead.

A player is asked for one move at a time and keeps nothing in mind, so that the same state and the
same random numbers give the same move.
"""

from random import Random
from typing import Protocol

from quarto_access.engine.quarto.sight import open_lines, safe_pieces, winning_cells
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import Cell
from quarto_access.rules.quarto.moves import Claim, End, Give, Move, Place
from quarto_access.rules.quarto.pieces import Piece
from quarto_access.rules.quarto.state import Choosing, Closing, Over, Placing, State, play, to_act


class Player(Protocol):
    """Somebody who answers a state with a move."""

    def choose(self, state: State, seat: Seat, random: Random) -> Move:
        """Pick a move that is not refused.

        Raises:
            ValueError: it is not for this seat to act.
        """
        ...


class Easy:
    """Sees what it can finish itself, overlooks what others did, and gives carelessly at times."""

    def choose(self, state: State, seat: Seat, random: Random) -> Move:
        """Pick a move that is not refused.

        Raises:
            ValueError: it is not for this seat to act.
        """
        phase = _phase(state, seat)
        if _finished_it_itself(phase) and (claim := _claim(state)):
            return claim
        match phase:
            case Placing(piece=piece):
                return _place(winning_cells(state, piece) or _empty(state), random)
            case Choosing():
                careless = random.random() < CARELESS
                return _give(state.pool if careless else _harmless(state), random)
            case Closing():
                return End()


class Normal:
    """Gives no win away when it can help it, and calls the lines that the other seat missed."""

    def choose(self, state: State, seat: Seat, random: Random) -> Move:
        """Pick a move that is not refused.

        Raises:
            ValueError: it is not for this seat to act.
        """
        phase = _phase(state, seat)
        if claim := _claim(state):
            return claim
        match phase:
            case Placing(piece=piece):
                return _place(winning_cells(state, piece) or _prudent(state, seat), random)
            case Choosing():
                return _give(_harmless(state), random)
            case Closing():
                return End()


CARELESS = 0.5
"""How often the easy level gives a piece without looking at the board."""

LEVELS: dict[str, Player] = {"easy": Easy(), "normal": Normal()}
"""The players by the names that a record and the command line use."""


def _phase(state: State, seat: Seat) -> Choosing | Placing | Closing:
    if isinstance(state.phase, Over) or to_act(state) is not seat:
        message = f"it is not for {seat} to act"
        raise ValueError(message)
    return state.phase


def _finished_it_itself(phase: Choosing | Placing | Closing) -> bool:
    """Whether the last placement was made by the seat that acts now."""
    match phase:
        case Choosing():
            return True
        case Closing(last_word=last_word):
            return not last_word
        case Placing():
            return False


def _claim(state: State) -> Claim | None:
    lines = open_lines(state)
    return Claim(lines[0].line.name) if lines and state.claims_left != 0 else None


def _empty(state: State) -> tuple[Cell, ...]:
    return tuple(state.board.empty())


def _prudent(state: State, seat: Seat) -> tuple[Cell, ...]:
    """The empty cells after which there is a piece that can be given safely, else all of them."""
    after = {cell: play(state, seat, Place(cell.index)).state for cell in state.board.empty()}
    return tuple(cell for cell in after if safe_pieces(after[cell])) or tuple(after)


def _harmless(state: State) -> tuple[Piece, ...]:
    return safe_pieces(state) or state.pool


def _place(cells: tuple[Cell, ...], random: Random) -> Place:
    return Place(random.choice(cells).index)


def _give(pieces: tuple[Piece, ...], random: Random) -> Give:
    return Give(random.choice(pieces).code)
