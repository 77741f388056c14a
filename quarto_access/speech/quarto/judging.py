"""What a judge says of a position becomes messages."""

from quarto_access.rules.quarto.board import CELL_COUNT, CELLS
from quarto_access.rules.quarto.judge import full_without, quartos
from quarto_access.rules.quarto.notation import NotationError
from quarto_access.rules.quarto.pieces import ATTRIBUTES, PIECES, Attribute
from quarto_access.rules.quarto.ruleset import LINE_SETS
from quarto_access.rules.quarto.state import State
from quarto_access.speech.message import Message, Value
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.happenings import quarto_values
from quarto_access.speech.quarto.names import attribute_name, cell_name, line_name, ruleset_name
from quarto_access.speech.quarto.typed_position import TypedPositionError

_SPOKEN = (Attribute.HEIGHT, Attribute.COLOUR, Attribute.SHAPE, Attribute.HOLLOW)
_LONGEST = 40


def judged(state: State) -> tuple[Message, ...]:
    """What was understood, then each Quarto with what its pieces share, or that there is none."""
    context = Context(ruleset=state.ruleset)
    found = quartos(state.board, state.ruleset)
    first = _understood(state, context)
    if not found:
        return (first, *_none(state))
    lines = (Message("judged-line", quarto_values(one, context)) for one in found)
    return (first, Message("judged-some", {"count": len(found)}), *lines)


def unjudged(text: str, error: NotationError) -> Message:
    """What is wrong with a text that should be a position, and what to do."""
    if isinstance(error, TypedPositionError):
        return error.told
    values: dict[str, Value] = {"detail": harmless(error.detail)}
    match error.reason:
        case "duplicate_piece":
            piece = PIECES[int(error.detail, 16)]
            signs = text.split(maxsplit=1)[0].replace("/", "")
            cells = zip(CELLS, signs, strict=True)
            where = tuple(
                cell_name(cell) for cell, sign in cells if sign.lower() == f"{piece.code:x}"
            )
            return Message("position-duplicate", {"piece": Context().piece(piece), "cells": where})
        case "hand_on_board":
            piece = PIECES[int(error.detail, 16)]
            cell = CELLS[
                text.split(maxsplit=1)[0].replace("/", "").lower().index(f"{piece.code:x}")
            ]
            place = Message("position-cell", {"cell": cell_name(cell)})
            named: dict[str, Value] = {"piece": Context().piece(piece), "cell": place}
            return Message("position-hand-on-board", named)
        case "unknown_ruleset":
            names = tuple(Message("position-ruleset", {"name": name}) for name in LINE_SETS)
            return Message("position-no-ruleset", {**values, "names": names})
        case "unknown_attribute":
            return Message("position-no-attribute", values)
        case _:
            return Message("position-bad-text")


def harmless(text: str) -> Value:
    """Somebody's word without what could steer a terminal, and not endless."""
    clean = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    return clean[:_LONGEST] or Message("empty-word")


def _understood(state: State, context: Context) -> Message:
    rules = state.ruleset
    attributes = tuple(attribute_name(one) for one in _SPOKEN if one in rules.attributes)
    values: dict[str, Value] = {
        "count": state.board.count(),
        "ruleset": ruleset_name(rules),
        "attributes": attributes,
        "counted": "all" if rules.attributes == ATTRIBUTES else "some",
    }
    if state.in_hand is None:
        return Message("judged-board", values)
    return Message("judged-board-hand", {**values, "piece": context.piece(state.in_hand)})


def _none(state: State) -> tuple[Message, ...]:
    full = tuple(line_name(line) for line in full_without(state.board, state.ruleset))
    if len(full) == len(state.ruleset.lines) and state.board.count() == CELL_COUNT:
        return (Message("judged-none-of-all"),)
    if full:
        return (Message("judged-none-full", {"count": len(full), "lines": full}),)
    return (Message("judged-none"),)
