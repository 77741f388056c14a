"""What the tests share: boards drawn as text, play without refusals, and random games."""

from collections.abc import Iterable

from hypothesis import settings
from hypothesis import strategies as st

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import ALL_LINES, CELL_COUNT
from quarto_access.rules.quarto.events import Event, Refused
from quarto_access.rules.quarto.moves import Claim, End, Give, Move, Place, Reason, Resign
from quarto_access.rules.quarto.notation import parse_position
from quarto_access.rules.quarto.pieces import ATTRIBUTES, Attribute
from quarto_access.rules.quarto.ruleset import (
    LINE_SETS,
    STANDARD,
    Ruleset,
    named_ruleset,
    ruleset_of_lines,
)
from quarto_access.rules.quarto.state import State, legal_moves, new_game, play, to_act
from quarto_access.session.quarto.entries import Entry
from quarto_access.session.quarto.players import clean
from quarto_access.session.quarto.record import Record, start_text
from quarto_access.session.quarto.starting_lot import Drawn, Hidden, Lot, odd_or_even

settings.register_profile("quarto", deadline=None)
settings.load_profile("quarto")


def drawn(drawing: str, hand: str = "-", ruleset: Ruleset = STANDARD) -> State:
    """The position of a drawn board, as it lies before the player: row 4 on top, row 1 below.

    A hex digit is a piece, a dot an empty cell. Its full lines are dead.
    """
    rows = [line.replace(" ", "") for line in drawing.split("\n") if line.strip()]
    assert [len(row) for row in rows] == [4, 4, 4, 4], drawing
    position = parse_position(f"{'/'.join(reversed(rows))} {hand}")
    return State(ruleset, position.board, position.phase)


def refusal(events: Iterable[Event]) -> Reason | None:
    """Why a move was refused, None when it was accepted."""
    reasons = [event.reason for event in events if isinstance(event, Refused)]
    return reasons[0] if reasons else None


def holder(state: State) -> Seat:
    """The seat to act in a game that still runs."""
    seat = to_act(state)
    assert seat is not None
    return seat


def after(state: State, *moves: Move) -> State:
    """The state after moves of the seat to act, none of which may be refused."""
    for move in moves:
        step = play(state, holder(state), move)
        assert refusal(step.events) is None, (move, step.events)
        state = step.state
    return state


def answered(state: State, move: Move, seat: Seat | None = None) -> Reason | None:
    """Why the move is refused to the seat (by default the one to act), None when it is not."""
    return refusal(play(state, seat or holder(state), move).events)


def attribute_sets() -> st.SearchStrategy[tuple[Attribute, ...]]:
    """Any non-empty choice of attributes, in their order."""
    chosen = st.sets(st.sampled_from(ATTRIBUTES), min_size=1)
    return chosen.map(lambda some: tuple(one for one in ATTRIBUTES if one in some))


def claim_limits() -> st.SearchStrategy[int | None]:
    """Attempts per window, few or without limit."""
    return st.sampled_from((1, None, 0, 2, 3))


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """A named line set or a free choice of lines, with any attributes and number of claims."""
    attributes = draw(attribute_sets())
    names = st.sampled_from(tuple(LINE_SETS))
    lines = st.sets(st.sampled_from(tuple(ALL_LINES.values())), min_size=1)
    named = names.map(lambda name: named_ruleset(name, attributes))
    free = lines.map(lambda some: ruleset_of_lines(tuple(some), attributes))
    base = draw(named | free)
    return Ruleset(base.name, base.lines, base.attributes, draw(claim_limits()))


def any_moves() -> st.SearchStrategy[Move]:
    """Anything that can be said to the rules, right or wrong."""
    numbers = st.integers(-1, CELL_COUNT) | st.integers()
    names = st.sampled_from(tuple(ALL_LINES)) | st.text(st.characters(exclude_categories=()))
    said: st.SearchStrategy[Give | Place | Claim] = (
        st.builds(Give, numbers) | st.builds(Place, numbers) | st.builds(Claim, names)
    )
    bare: st.SearchStrategy[End | Resign] = st.sampled_from((End(), Resign()))
    return said | bare


def entries() -> st.SearchStrategy[Entry]:
    """Any move of any seat."""
    return st.builds(Entry, st.sampled_from(Seat), any_moves())


@st.composite
def games(draw: st.DrawFn, start: State | None = None) -> tuple[Entry, ...]:
    """A game that mostly goes on: legal moves, with claims and odd moves in between."""
    state = start or new_game(draw(rulesets()))
    length = draw(st.integers(0, 50))
    turn = st.tuples(st.integers(0, 255), st.none() | st.none() | st.none() | entries())
    found: list[Entry] = []
    for number, odd in draw(st.lists(turn, min_size=length, max_size=length)):
        seat = to_act(state)
        legal = legal_moves(state)
        if odd is not None:
            found.append(odd)
            state = play(state, odd.seat, odd.move).state
        if odd is None and seat is not None:
            line = tuple(ALL_LINES)[number % len(ALL_LINES)]
            move = Claim(line) if number % 7 == 0 else legal[number % len(legal)]
            found.append(Entry(seat, move))
            state = play(state, seat, move).state
    return tuple(found)


@st.composite
def running_states(draw: st.DrawFn, ruleset: Ruleset | None = None) -> State:
    """A position reached by legal moves from the empty board, the game still running."""
    state = new_game(ruleset or draw(rulesets()))
    length = draw(st.integers(0, 33))
    for number in draw(st.lists(st.integers(0, 15), min_size=length, max_size=length)):
        legal = legal_moves(state)
        state = after(state, legal[number % len(legal)])
    return state


def player_names() -> st.SearchStrategy[str]:
    """Names as they are kept, of whatever script."""
    return st.text(min_size=1, max_size=40).map(clean).filter(bool)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """A record of any ruleset, seats, seed, start and moves."""
    ruleset = draw(rulesets())
    start = draw(st.none() | running_states())
    state = None if start is None else State(ruleset, start.board, start.phase)
    two = st.tuples(player_names(), player_names())
    named = st.just(()) | two.filter(lambda names: names[0].casefold() != names[1].casefold())
    player = st.sampled_from(("person", "computer:easy", "computer:normal"))
    return Record(
        ruleset=ruleset,
        seats={seat: draw(player) for seat in Seat},
        seed=draw(st.none() | st.integers()),
        start=None if start is None else start_text(start),
        moves=draw(games(state or new_game(ruleset))),
        lot=draw(st.none() | lots()),
        tell_me=draw(st.booleans()),
        names=draw(named),
    )


def lots() -> st.SearchStrategy[Lot]:
    """How it was found out who gives first, in every way."""
    numbers = st.integers(0, 9)
    hidden = st.builds(Hidden, numbers, st.from_regex(r"[0-9]{8}", fullmatch=True))
    others = st.sampled_from(tuple(one for one in Drawn if one is not Drawn.ODD_EVEN))
    return st.builds(odd_or_even, hidden, numbers) | st.builds(Lot, others, st.sampled_from((1, 2)))
