"""The most useful keys on one page, as text and as a braille file: rows of 40 characters."""

from collections.abc import Callable, Iterable, Mapping
from textwrap import wrap

from quarto_access.session.commands import Action
from quarto_access.session.keys import Binding, Place, bindings_in
from quarto_access.speech.ascii_braille import CELLS, braille
from quarto_access.speech.message import Form, Message, Value
from quarto_access.speech.names import action_name, keys_name
from quarto_access.speech.phrasebook import Phrasebook

ROWS = 25
"""Rows on a page of braille."""
END_OF_ROW = "\r\n"
"""What ends a row of a braille file, as embossers expect it."""
END_OF_PAGE = "\f"
_RUNOVER = "  "
"""What a row that goes on begins with, as is usual in braille."""


def _at(place: Place, *actions: Action) -> tuple[tuple[Place, Action], ...]:
    return tuple((place, action) for action in actions)


CARD: Mapping[str, tuple[tuple[Place, Action], ...]] = {
    "begin": _at(
        Place.OPENING,
        *(Action.PLAY_COMPUTER, Action.PLAY_TWO, Action.LESSON, Action.GO_ON),
        *(Action.SPEECH, Action.LEAVE),
    ),
    "lists": _at(
        Place.MENU,
        *(Action.ITEM_NEXT, Action.ITEM_PREVIOUS, Action.ITEM_CHOOSE, Action.ITEM_MORE),
        Action.CLOSE,
    ),
    "board": _at(Place.BOARD, Action.COLUMN, Action.ROW, Action.LAST_CHANGED),
    "pieces": _at(Place.TRAY, Action.FLIP),
    "both": _at(
        Place.BOARD,
        *(Action.NEXT_FREE, Action.NEXT_REGION, Action.READ_FOCUS, Action.CONFIRM),
    ),
    "call": (
        *_at(Place.BOARD, Action.CALL),
        *_at(
            Place.CALLING,
            *(Action.POINT_COLUMN, Action.POINT_ROW, Action.POINT_DIAGONAL),
            *(Action.POINT_NEXT, Action.CALL_NOW, Action.WITHDRAW),
        ),
        *_at(Place.BOARD, Action.BACK),
    ),
    "ask": _at(
        Place.BOARD,
        *(Action.STATUS, Action.HAND, Action.POOL, Action.VACANT, Action.BOARD_ROWS),
        *(Action.LINE, Action.LENS, Action.FIND, Action.LAST_MOVE, Action.WHERE),
    ),
    "rest": _at(
        Place.BOARD,
        *(Action.HELP, Action.DESCRIBE, Action.MENU, Action.OPTIONS, Action.TYPE),
        *(Action.REPEAT, Action.OLDER, Action.VERBOSITY, Action.FASTER),
        *(Action.SLOWER, Action.INTERRUPT),
    ),
}
"""The groups of the card: what stands in each, and the place where a key does it."""


def card_text(phrasebook: Phrasebook) -> str:
    """The card as plain text: rows of at most 40 characters, groups with a row between them."""
    title, groups = _card(phrasebook)
    parts = [_rows([title], str), *(_rows(group, str) for group in groups)]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"


def card_braille(phrasebook: Phrasebook) -> str:
    """The card in ASCII braille: pages of 25 rows of 40 cells, with a title and a number on each.

    A group stands on one page, whole.
    """
    title, groups = _card(phrasebook)
    pages: list[list[str]] = []
    for group in groups:
        rows = ["", *_rows(group, braille)]
        if not pages or len(pages[-1]) + len(rows) > ROWS:
            pages.append([_header(title, len(pages) + 1)])
        pages[-1].extend(rows)
    return END_OF_PAGE.join("".join(row.rstrip() + END_OF_ROW for row in page) for page in pages)


def _header(title: str, number: int) -> str:
    """The first row of a page: the title, and at the end of the row the number of the page."""
    page = braille(str(number))
    return braille(title).ljust(CELLS - len(page)) + page


def _card(phrasebook: Phrasebook) -> tuple[str, list[list[str]]]:
    """The title, and the groups: a heading and then a sentence for each key."""

    def sentence(id_: str, **values: Value) -> str:
        return phrasebook.render(Message(id_, values), Form.BRIEF)

    groups: list[list[str]] = []
    for name, entries in CARD.items():
        keys = (_binding(place, action) for place, action in entries)
        rows = (
            sentence("card-row", keys=keys_name(one.keys), action=action_name(one.action))
            for one in keys
        )
        groups.append([sentence("card-group", group=name), *rows])
    return sentence("card-title"), groups


def _binding(place: Place, action: Action) -> Binding:
    """The first binding of an action in a place, which must have one."""
    return next(one for one in bindings_in(place) if one.action is action)


def _rows(sentences: Iterable[str], translated: Callable[[str], str]) -> list[str]:
    """Sentences as rows that are no longer than a display."""
    return [
        row
        for sentence in sentences
        for row in wrap(
            translated(sentence),
            CELLS,
            subsequent_indent=_RUNOVER,
            break_on_hyphens=False,
        )
    ]
