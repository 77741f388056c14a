"""Positions typed in words: cells with their pieces in any order, the piece in hand, the rules."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from quarto_access.rules.quarto.board import CELLS, Board, Cell, cell_at
from quarto_access.rules.quarto.notation import NotationError
from quarto_access.rules.quarto.pieces import ATTRIBUTES, PIECES, Attribute, Piece, Trait
from quarto_access.rules.quarto.ruleset import LINE_SETS, Ruleset, named_ruleset
from quarto_access.rules.quarto.state import State, set_up
from quarto_access.session.quarto.chosen import USUAL, ColourWords
from quarto_access.speech.message import Message, Value
from quarto_access.speech.quarto.names import (
    COLUMN_LETTERS,
    attribute_name,
    cell_name,
    piece_name,
    trait_name,
)
from quarto_access.speech.vocabulary import Vocabulary, plain

_WORD = re.compile(r"[^\W_]+", re.UNICODE)
_CELL = re.compile(r"[a-d][1-4]")
_NO_CELL = re.compile(r"[a-z]\d+")
_HAND, _EMPTY, _COUNTING = "in-hand", "vacant", "counting"
_FILLERS = ("filler", "position-filler")
_TRAITS = {
    # square is also a line and a word of its own there
    "squared" if trait.value == "square" else trait.value: trait
    for attribute in ATTRIBUTES
    for trait in (Trait(attribute, high=False), Trait(attribute, high=True))
}
_ATTRIBUTES = {f"counted-{attribute.label}": attribute for attribute in ATTRIBUTES}
_SPOKEN = (Attribute.HEIGHT, Attribute.COLOUR, Attribute.SHAPE, Attribute.HOLLOW)

_Place = Cell | None
"""Where a piece is: on a cell, or in hand."""


class TypedPositionError(NotationError):
    """Words are no position; `told` says what is wrong with them, and what to do."""

    def __init__(self, reason: str, told: Message) -> None:
        super().__init__(reason)
        self.told = told


@dataclass
class _Draft:
    """What was read so far.

    `traits` holds what was said of each place; `place` is the one that words are said of now,
    `known` whether there is one, `counting` whether attributes are listed instead. `blank` tells
    that the board was called empty.
    """

    traits: dict[_Place, list[Trait]] = field(default_factory=dict[_Place, list[Trait]])
    empty: set[_Place] = field(default_factory=set[_Place])
    rules: str | None = None
    counted: list[Attribute] = field(default_factory=list[Attribute])
    place: _Place = None
    known: bool = False
    counting: bool = False
    blank: bool = False

    def begin(self, place: _Place) -> None:
        """What follows is said of a place."""
        if place in self.traits:
            raise _fault("position-place-twice", place=_place_name(place))
        self.traits[place] = []
        self.place, self.known, self.counting = place, True, False

    def take(self, term: str, word: str) -> None:
        """Add what a term says; `word` is how it was typed."""
        match term:
            case "counting":
                self.known, self.counting = False, True
            case "in-hand":
                self.begin(None)
            case "vacant":
                # an empty board is a position too
                self.blank = self.blank or not self.known
                self.empty.update((self.place,) if self.known else ())
            case _ if term in LINE_SETS:
                if self.rules not in (None, term):
                    raise _fault("position-two-rules")
                self.rules, self.known, self.counting = term, False, False
            case _ if term in _ATTRIBUTES:
                self.counted.append(_ATTRIBUTES[term])
            case _ if self.known:
                self.traits[self.place].append(_TRAITS[term])
            case _:
                raise _fault("position-nowhere", word=word)


class TypedPositions:
    """Reads positions with the words of one language."""

    def __init__(self, vocabulary: Vocabulary, colours: ColourWords = USUAL) -> None:
        """Read with `colours` as words for light and dark beside the usual ones."""
        self._vocabulary = vocabulary
        self._colours = colours
        self._fillers = frozenset(
            word for term in _FILLERS for word in vocabulary.words(term) if len(word) > 1
        )

    def __call__(self, text: str) -> State:
        """The position that a text names; its full lines are dead.

        Of a piece only the attributes that count need be named: then it is any piece that fits
        and is nowhere else.

        Raises:
            NotationError: the text names none; mostly a `TypedPositionError`.
        """
        draft = self._read(text)
        counted = tuple(one for one in ATTRIBUTES if one in draft.counted) or ATTRIBUTES
        ruleset = named_ruleset(draft.rules or "standard", counted)
        pieces = _pieces(draft, ruleset)
        board = Board(tuple(pieces.get(cell) for cell in CELLS))
        return set_up(board, pieces.get(None), ruleset)

    def _read(self, text: str) -> _Draft:
        draft = _Draft()
        for word in _words(text):
            if _CELL.fullmatch(word):
                draft.begin(_cell(word))
            elif term := self._term(word, counting=draft.counting):
                draft.take(term, word)
        if not draft.traits and not draft.blank:
            raise NotationError("bad_text", text)
        return draft

    def _term(self, word: str, *, counting: bool) -> str:
        """What a word stands for, "" where it only fills."""
        if word in self._fillers or word in COLUMN_LETTERS[0]:
            return ""
        if _NO_CELL.fullmatch(word):
            raise _fault("position-no-cell", word=word)
        if term := self._colour(word, counting=counting):
            return term
        terms = (*LINE_SETS, _HAND, _EMPTY, _COUNTING, *(_ATTRIBUTES if counting else _TRAITS))
        found = self._vocabulary.find(word, terms)
        if len(found) == 1:
            return found[0]
        raise _fault("position-unclear-word" if found else "position-unknown-word", word=word)

    def _colour(self, word: str, *, counting: bool) -> str:
        """What a chosen word for a colour stands for, "" where it is none."""
        own, pair = self._colours.own, (self._colours.light, self._colours.dark)
        if counting:
            return ""
        for term, chosen in zip(("light", "dark"), pair, strict=True):
            if word in ((plain(chosen),) if own else self._vocabulary.words(chosen)):
                return term
        return ""


def _words(text: str) -> Iterator[str]:
    """The words of a text; a letter and a number behind it are one word."""
    words = _WORD.findall(plain(text))
    skip = False
    for word, following in zip_longest(words, words[1:], fillvalue=""):
        if skip:
            skip = False
        elif word in COLUMN_LETTERS and following.isdecimal():
            skip = True
            yield word + following
        else:
            yield word


def _cell(word: str) -> Cell:
    return cell_at(COLUMN_LETTERS.index(word[0]), int(word[1]) - 1)


def _pieces(draft: _Draft, ruleset: Ruleset) -> dict[_Place, Piece]:
    """Which piece is where."""
    fitting: dict[_Place, tuple[Piece, ...]] = {}
    for place, traits in draft.traits.items():
        if place in draft.empty and not traits:
            continue
        _check_named(place, traits, ruleset)
        fitting[place] = tuple(
            piece for piece in PIECES if all(piece.trait(one.attribute) == one for one in traits)
        )
    found: dict[Piece, _Place] = {}
    for place in fitting:
        if not _find_room(place, fitting, found, set()):
            raise _one_too_many(place, fitting)
    return {place: piece for piece, place in found.items()}


def _check_named(place: _Place, traits: Sequence[Trait], ruleset: Ruleset) -> None:
    said = {trait.attribute: trait for trait in traits}
    if any(said[trait.attribute] != trait for trait in traits):
        told = tuple(trait_name(trait) for trait in dict.fromkeys(traits))
        raise _fault("position-contrary", place=_place_name(place), traits=told)
    missing = tuple(one for one in _SPOKEN if one in ruleset.attributes and one not in said)
    if missing:
        names = tuple(attribute_name(one) for one in missing)
        raise _fault("position-unnamed", place=_place_name(place), missing=names)


def _find_room(
    place: _Place,
    fitting: dict[_Place, tuple[Piece, ...]],
    found: dict[Piece, _Place],
    tried: set[Piece],
) -> bool:
    """Find a piece for a place, if need be by giving another place another piece."""
    for piece in fitting[place]:
        if piece in tried:
            continue
        tried.add(piece)
        if piece not in found or _find_room(found[piece], fitting, found, tried):
            found[piece] = place
            return True
    return False


def _one_too_many(place: _Place, fitting: dict[_Place, tuple[Piece, ...]]) -> TypedPositionError:
    pieces = fitting[place]
    others = tuple(one for one, choice in fitting.items() if one != place and choice == pieces)
    if len(pieces) != 1 or not others:
        return _fault("position-too-many", "duplicate_piece", place=_place_name(place))
    name = piece_name(pieces[0])
    if place is None or None in others:
        cell = _place_name(next(one for one in (place, *others) if one is not None))
        return _fault("position-hand-on-board", "hand_on_board", piece=name, cell=cell)
    cells = tuple(cell_name(one) for one in CELLS if one in (place, *others))
    return _fault("position-duplicate", "duplicate_piece", piece=name, cells=cells)


def _place_name(place: _Place) -> Message:
    if place is None:
        return Message("position-hand")
    return Message("position-cell", {"cell": cell_name(place)})


def _fault(id_: str, reason: str = "bad_text", **values: Value) -> TypedPositionError:
    # words come from outside and may be of any length
    short = {name: one[:40] if isinstance(one, str) else one for name, one in values.items()}
    return TypedPositionError(reason, Message(id_, short))
