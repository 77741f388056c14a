"""What a computer player sees on the board: lines, winning cells, and pieces that are safe."""

from quarto_access.rules.quarto.board import Cell
from quarto_access.rules.quarto.events import Quarto
from quarto_access.rules.quarto.pieces import Piece, Trait
from quarto_access.rules.quarto.state import State

Threat = tuple[Cell, tuple[Trait, ...]]
"""The last empty cell of a counted line, and the traits of which a piece there needs one."""


def open_lines(state: State) -> tuple[Quarto, ...]:
    """The lines that the last placement finished and that may be called now."""
    return state.live_quartos()


def threats(state: State) -> tuple[Threat, ...]:
    """The counted lines that lack one piece and whose other three share a trait."""
    found: list[Threat] = []
    for line in state.ruleset.lines:
        pieces = tuple(piece for piece in state.board.on(line) if piece is not None)
        gaps = [cell for cell in line.cells if state.board[cell] is None]
        if len(gaps) == 1 and (traits := state.ruleset.shared(pieces)):
            found.append((gaps[0], traits))
    return tuple(found)


def winning_cells(state: State, piece: Piece) -> tuple[Cell, ...]:
    """The empty cells on which the piece finishes a line, from a1 row by row."""
    return tuple(sorted({cell for cell, traits in threats(state) if _fits(piece, traits)}))


def safe_pieces(state: State) -> tuple[Piece, ...]:
    """The pieces of the pool with which nobody can finish a line at once, by code."""
    wanted = [traits for _, traits in threats(state)]
    return tuple(
        piece for piece in state.pool if not any(_fits(piece, traits) for traits in wanted)
    )


def _fits(piece: Piece, traits: tuple[Trait, ...]) -> bool:
    return any(piece.trait(trait.attribute) == trait for trait in traits)
