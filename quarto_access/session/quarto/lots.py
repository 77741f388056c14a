"""What the clock does in the place of somebody whose time has run out."""

from random import Random

from quarto_access.rules.quarto.moves import End, Give, Place
from quarto_access.rules.quarto.state import Choosing, Placing, State


def lots(state: State, random: Random) -> Place | Give | End:
    """An empty cell or a piece by lot; after the last piece there is nothing to draw.

    Of pieces that are alike the one with the lowest number is handed, as by a person.
    """
    match state.phase:
        case Placing():
            return Place(random.choice(tuple(state.board.empty())).index)
        case Choosing():
            drawn = random.choice(state.pool)
            alike = (one for one in state.ruleset.alike(drawn) if one in state.pool)
            return Give(next(alike, drawn).code)
        case _:
            return End()
