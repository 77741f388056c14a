"""Answers to questions about a game become messages: they say what stands, nothing computed."""

from collections import Counter

from quarto_access.rules.quarto.board import CELLS, SIZE, cell_at
from quarto_access.rules.quarto.moves import Due
from quarto_access.rules.quarto.pieces import Attribute, Piece, Trait
from quarto_access.rules.quarto.state import State, outcome, to_act
from quarto_access.session.quarto.views import (
    BoardRead,
    HandRead,
    LineRead,
    PoolRead,
    Region,
    StatusRead,
    VacantRead,
    WhereRead,
)
from quarto_access.speech.message import Form, Message, Utterance, Value
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.names import (
    SPOKEN_ORDER,
    attribute_name,
    cell_at_length,
    cell_name,
    column_letter,
    features,
    line_name,
    ruleset_name,
    trait_name,
)

Row = tuple[Message, ...]


_STATUS = {Due.GIVE: "status-give", Due.PLACE: "status-place", Due.CLOSE: "status-close"}


def hand(view: HandRead, context: Context) -> Message:
    """The piece in hand and who holds it, or who gives next."""
    if view.seat is None:
        return Message("hand-none")
    who = context.listener.who(view.seat)
    if view.piece is None:
        return Message("hand-empty", who)
    return Message("hand", {**who, "piece": context.piece(view.piece)})


def status(view: StatusRead, context: Context) -> Row:
    """Whose turn it is and what is due; in full also the rules in force."""
    told = standing(view.state, context)
    if not view.full:
        return (told,)
    rules = rules_in_force(view.state)
    return tuple(Message(one.id, one.args, Form.FULL) for one in (told, rules))


def standing(state: State, context: Context) -> Message:
    """Whose turn it is and what is due, or how the game ended."""
    seat = to_act(state)
    if seat is None:
        end = outcome(state)
        if end is None or end.winner is None:
            return Message("status-drawn")
        return Message("status-won", context.listener.who(end.winner))
    values: dict[str, Value] = {**context.listener.who(seat), "left": len(state.pool)}
    if state.in_hand is not None:
        values["piece"] = context.piece(state.in_hand)
    return Message(_STATUS[state.due], values)


def rules_in_force(state: State) -> Message:
    """The lines, attributes and claims that count."""
    rules = state.ruleset
    names = tuple(
        attribute_name(attribute) for attribute in SPOKEN_ORDER if attribute in rules.attributes
    )
    claims = -1 if rules.claims_per_window is None else rules.claims_per_window
    values: dict[str, Value] = {
        "ruleset": ruleset_name(rules),
        "lines": len(rules.lines),
        "attributes": names,
        "claims": claims,
        "loses": "yes" if rules.false_claim_loses else "no",
    }
    return Message("rules-in-force", values)


def pool(view: PoolRead, context: Context) -> tuple[Row, ...]:
    """The pieces that are left: counted by attribute, or by name in groups."""
    if not view.pool:
        return ((Message("pool-empty"),),)
    count: Value = len(view.pool)
    if view.names:
        groups = tuple((row,) for row in _pool_groups(view.pool, context))
        return ((Message("pool-count", {"count": count}),), *groups)
    traits = tuple(
        _trait_count(attribute, view.pool)
        for attribute in SPOKEN_ORDER
        if attribute in context.counted
    )
    return ((Message("pool", {"count": count, "traits": traits}),),)


def _trait_count(attribute: Attribute, pieces: tuple[Piece, ...]) -> Message:
    high = sum(piece.trait(attribute).high for piece in pieces)
    trait = trait_name(Trait(attribute, high=True))
    return Message("trait-count", {"trait": trait, "count": high})


def _pool_groups(pieces: tuple[Piece, ...], context: Context) -> list[Message]:
    """One message for each height and colour: its pieces by shape and hole."""
    outer = [one for one in (Attribute.HEIGHT, Attribute.COLOUR) if one in context.counted]
    inner = [one for one in (Attribute.SHAPE, Attribute.HOLLOW) if one in context.counted]
    if len(context.counted) < len(SPOKEN_ORDER):
        return [Message("pool-list", {"pieces": _kinds(pieces, context)})]
    groups: dict[tuple[Trait, ...], list[Piece]] = {}
    for piece in pieces:
        groups.setdefault(tuple(piece.trait(one) for one in outer), []).append(piece)
    return [
        Message(
            "pool-group",
            {
                "group": features(members[0], outer),
                "pieces": tuple(features(piece, inner) for piece in members),
            },
        )
        for members in groups.values()
    ]


def _kinds(pieces: tuple[Piece, ...], context: Context) -> tuple[Message, ...]:
    """Each kind of pieces, with how many of it there are."""
    counts = Counter(context.ruleset.kind(piece) for piece in pieces)
    firsts = {context.ruleset.kind(piece): piece for piece in reversed(pieces)}
    return tuple(
        Message(
            "kind-count", {"count": counts[kind], "kind": features(firsts[kind], context.counted)}
        )
        for kind in sorted(firsts)
    )


def vacant(view: VacantRead) -> Message:
    """The empty cells."""
    if not view.cells:
        return Message("none-empty")
    cells = tuple(cell_name(cell) for cell in view.cells)
    return Message("vacant", {"count": len(cells), "cells": cells})


def board(view: BoardRead, context: Context) -> tuple[Row, ...]:
    """The board, one row of words for each row or column of cells."""
    name = "board-column" if view.by_columns else "board-row"
    lens = _through(view.lens)
    rows: list[Row] = []
    for index in range(SIZE):
        if view.by_columns:
            cells = tuple(cell_at(index, across) for across in range(SIZE))
        else:
            cells = CELLS[index * SIZE : index * SIZE + SIZE]
        pieces = tuple(view.board[cell] for cell in cells)
        values: dict[str, Value] = {"row": index + 1, "column": column_letter(index)}
        if any(pieces):
            values = {**values, **lens, "places": context.places(pieces, view.lens)}
            rows.append((Message(f"{name}-lens" if lens else name, values),))
        else:
            rows.append((Message(f"{name}-empty", values),))
    return tuple(rows)


def line(view: LineRead, context: Context) -> Message:
    """The four places of a line, in order."""
    lens = _through(view.lens)
    places = context.places(view.pieces, view.lens)
    values: dict[str, Value] = {**lens, "line": line_name(view.line), "places": places}
    return Message("line-read-lens" if lens else "line-read", values)


def standing_here(view: WhereRead | StatusRead, context: Context) -> Utterance:
    """Where the focus is, or how the game stands."""
    row = where(view, context) if isinstance(view, WhereRead) else status(view, context)
    return Utterance((row,))


def where(view: WhereRead, context: Context) -> Row:
    """The region and the place in it, and the lens if one is on."""
    lens = (lens_on(view.lens),) if view.lens else ()
    return (_where(view, context), *lens)


def lens_on(lens: Attribute | None) -> Message:
    """Which attributes of pieces are spoken of what is passed."""
    return Message("where-lens", {"attribute": lens.label if lens else "all"})


def _through(lens: Attribute | None) -> dict[str, Value]:
    """The value that names the lens in a line; none without one."""
    return {"attribute": attribute_name(lens)} if lens else {}


def _where(view: WhereRead, context: Context) -> Message:
    match view.region:
        case Region.BOARD:
            return Message("where-board", {"at": cell_at_length(view.cell)})
        case Region.TRAY:
            return Message("where-tray", {"piece": context.piece(view.piece)})
        case Region.LOG:
            return Message("where-log", {"count": view.moves})
