"""Looking back at a game that is over: what nobody called."""

from collections.abc import Iterator

from quarto_access.rules.quarto.board import CELL_COUNT
from quarto_access.rules.quarto.events import Claimed, Given, Passed, Placed
from quarto_access.session.quarto.record import Record, timeline
from quarto_access.session.quarto.review_views import Uncalled


def placements(record: Record) -> tuple[Placed, ...]:
    """The placements of a game that were not taken back, in order."""
    return tuple(
        event
        for step in timeline(record).steps
        for event in step.events
        if isinstance(event, Placed)
    )


def number_of(placed: Placed) -> int:
    """The number of a move: which piece on the board it was, counted from 1."""
    return CELL_COUNT - placed.left


def uncalled(record: Record) -> tuple[Uncalled, ...]:
    """The lines that could have been called and were not, in the order of the game."""
    return tuple(_uncalled(record))


def _uncalled(record: Record) -> Iterator[Uncalled]:
    waiting: tuple[Uncalled, ...] = ()
    for step in timeline(record).steps:
        for event in step.events:
            match event:
                case Placed():
                    yield from waiting
                    waiting = tuple(
                        Uncalled(quarto, number_of(event), (event.seat,))
                        for quarto in step.state.live_quartos()
                    )
                case Given() | Passed():
                    waiting = tuple(
                        Uncalled(line.quarto, line.move, (*line.chances[:1], line.chances[0].other))
                        for line in waiting
                    )
                case Claimed():
                    waiting = ()
                case _:
                    pass
    yield from waiting
