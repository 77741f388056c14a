"""Two sides of a game by message that get nothing from each other but lines."""

from random import Random

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import ALL_LINES
from quarto_access.rules.quarto.moves import SLIPS, Claim, Give, Move, Place, Reason, Resign
from quarto_access.rules.quarto.pieces import ATTRIBUTES
from quarto_access.rules.quarto.ruleset import LINE_SETS, STANDARD, named_ruleset
from quarto_access.rules.quarto.state import legal_moves, to_act
from quarto_access.session.quarto.correspondence import (
    Correspondence,
    MoveRefusedError,
    act,
    begin,
    join,
    new_id,
    take,
)


def pair(first: Seat = Seat.A) -> tuple[Correspondence, Correspondence]:
    """The writer of line 0 and the reader of it."""
    writer = begin("7f3a", STANDARD, first)
    return writer, join(writer.lines[0].line)


def say(
    mine: Correspondence, other: Correspondence, *moves: Move
) -> tuple[Correspondence, Correspondence]:
    """Both games after moves of one side, which the other one only gets as lines."""
    after = act(mine, moves).game
    for sent in after.lines[len(mine.lines) :]:
        other = take(other, sent.line).game
    return after, other


def choice(game: Correspondence, random: Random) -> tuple[Move, ...]:
    """A turn of somebody who plays at random, and sometimes calls or resigns."""
    state = game.state
    odd = random.random()
    if odd < 0.004:
        return (Resign(),)
    if odd < 0.06:
        return (Claim(random.choice([*ALL_LINES])),)
    live = state.live_quartos()
    if live and odd < 0.2:
        return (Claim(random.choice(live).line.name),)
    first = random.choice(legal_moves(state))
    gives = [one for one in state.pool if isinstance(first, Place)]
    if gives and odd < 0.8:
        return (first, Give(random.choice(gives).code))
    return (first,)


def played(seed: int) -> tuple[Correspondence, Correspondence]:
    """A whole game of two sides that exchange only lines."""
    random = Random(seed)
    rules = named_ruleset(
        random.choice([*LINE_SETS]),
        tuple(one for one in ATTRIBUTES if random.random() < 0.6) or ATTRIBUTES[:1],
    )
    writer = begin(new_id(random), rules, random.choice([*Seat]))
    sides = {writer.me: writer}
    reader = join(writer.lines[0].line)
    sides[reader.me] = reader
    while (seat := to_act(sides[Seat.A].state)) is not None:
        try:
            mine, other = say(sides[seat], sides[seat.other], *choice(sides[seat], random))
        except MoveRefusedError as error:
            # a slip makes no line, and both go on as if nothing had been said
            if error.refused.reason not in SLIPS | {Reason.NO_CLAIMS_LEFT}:
                raise
            continue
        sides[seat], sides[seat.other] = mine, other
        assert mine.state == other.state
    return sides[Seat.A], sides[Seat.B]
