"""Judging a position: which full lines are Quartos. Only judges may ask, never a game."""

from quarto_access.rules.quarto.board import ALL_LINES, Board, Line
from quarto_access.rules.quarto.events import Quarto
from quarto_access.rules.quarto.ruleset import Ruleset


def quartos(board: Board, ruleset: Ruleset) -> tuple[Quarto, ...]:
    """Every full line of the ruleset whose pieces share a counted trait.

    Rows, columns and diagonals come before squares; traits come in the order of the attributes.
    """
    return tuple(
        Quarto(line, pieces, traits)
        for line in _counted(ruleset)
        if (pieces := board.full_line(line)) and (traits := ruleset.shared(pieces))
    )


def full_without(board: Board, ruleset: Ruleset) -> tuple[Line, ...]:
    """Every full line of the ruleset whose pieces share nothing that counts, in the same order."""
    return tuple(
        line
        for line in _counted(ruleset)
        if (pieces := board.full_line(line)) and not ruleset.shared(pieces)
    )


def _counted(ruleset: Ruleset) -> tuple[Line, ...]:
    return tuple(line for line in ALL_LINES.values() if line in ruleset.lines)
