"""Typed lines become commands and moves: words, or the beginnings of words."""

import re

from quarto_access.rules.quarto.board import CELL_COUNT, CELLS, SIZE, cell_at
from quarto_access.rules.quarto.moves import Claim, Due, End, Give, Move, Place, Resign
from quarto_access.rules.quarto.pieces import (
    ATTRIBUTES,
    PIECE_COUNT,
    PIECES,
    Attribute,
    Piece,
    Trait,
)
from quarto_access.rules.quarto.state import State
from quarto_access.session.commands import Action, Command
from quarto_access.session.events import NotUnderstood, PieceUnclear
from quarto_access.session.quarto.chosen import ColourWords
from quarto_access.session.quarto.find import Sought
from quarto_access.session.quarto.players import NamesTyped
from quarto_access.session.quarto.questions import WHOLE
from quarto_access.session.quarto.views import FindUnclear
from quarto_access.speech.quarto.typed_cells import TypedCells
from quarto_access.speech.vocabulary import Vocabulary, plain
from quarto_access.terminal.piece_codes import coded

Read = Command | Move | NamesTyped | NotUnderstood | PieceUnclear

_ACTIONS = {
    "board": Action.BOARD_ROWS,
    "columns": Action.BOARD_COLUMNS,
    "status": Action.STATUS,
    "time": Action.TIME,
    "more": Action.MORE_TIME,
    "hand": Action.HAND,
    "pool": Action.POOL_NAMES,
    "vacant": Action.VACANT,
    "moves": Action.LAST_MOVE,
    "where": Action.WHERE,
    "lot": Action.LOT_TOLD,
    "help": Action.HELP,
    "keys": Action.ALL_KEYS,
    "options": Action.OPTIONS,
    "sounds": Action.SOUNDS,
    "undo": Action.TAKE_BACK,
    "redo": Action.REDO,
    "accept": Action.ACCEPT,
    "new": Action.NEW_GAME,
    "beginning": Action.MAIN_MENU,
    "quit": Action.LEAVE,
}
_SELDOM = {
    "game": Action.READ_GAME,
    "missed": Action.MISSED,
    "saves": Action.SAVES,
}
"""What leaves short beginnings to what is typed at every turn."""
_NAMED = {
    "save": Action.SAVE_AS,
    "resume": Action.RESUME,
    "delete": Action.DELETE_SAVE,
    "text": Action.WRITE_TEXT,
    "record": Action.WRITE_RECORD,
}
"""What takes a name, which is a person's own words, as they were typed."""
_THROUGH_LENS = (Action.BOARD_ROWS, Action.BOARD_COLUMNS)
"""What a lens narrows when a key asks for it; a typed line asks for the whole."""
_NAMES = "names"
_MOVES = ("place", "give", "claim", "end", "resign")
_TRAITS = {
    # square is also a line and a word of its own there
    "squared" if value == "square" else value: Trait(attribute, high)
    for attribute in ATTRIBUTES
    for high, value in enumerate(attribute.values)
    for high in (bool(high),)
}
_KINDS = ("row", "column", "diagonal", "square")
_ROWS = {f"row-{number}": str(number) for number in range(1, SIZE + 1)}
_SHORTEST = 3
"""Letters from which on a word can name a row."""
_CELL = re.compile(r"([a-z])\s*(\d+)")
_WORD = re.compile(r"[^\W_]+", re.UNICODE)
_COLUMNS = "abcd"


class TypedLines:
    """Reads typed lines with the words of one language."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._cells = TypedCells(vocabulary)
        self.colours = ColourWords()

    def __call__(self, line: str, state: State) -> Read:
        """What a line asks for in a state; a move may still be refused by the rules."""
        words = self._cells.latin(_WORD.findall(plain(line)))
        if not words:
            return NotUnderstood(line)
        if _CELL.fullmatch("".join(words)):
            return Place(_cell(words))
        found = self._vocabulary.find(words[0], (*_MOVES, *_ACTIONS))
        found = found or self._vocabulary.find(words[0], (*_SELDOM, *_NAMED, _NAMES))
        if not found and (given := self._bare(words, state)):
            return given
        if len(found) != 1:
            meant = tuple(self._vocabulary.meant(term, words[0]) for term in found)
            return NotUnderstood(words[0] if found else line, bool(found), meant)
        return self._named(found[0], line) or self._worded(found[0], line, words, state)

    def _named(self, term: str, line: str) -> Command | NamesTyped | None:
        """What takes a person's own words, as they were typed; None where it takes others."""
        text = line.strip().partition(" ")[2].strip()
        if term == _NAMES:
            return NamesTyped(text, off=plain(text) in self._vocabulary.words("off"))
        return Command(_NAMED[term], text) if term in _NAMED else None

    def _worded(self, term: str, line: str, words: list[str], state: State) -> Read:
        """What a line asks for that begins with a term."""
        rest = self._without_fillers(words[1:])
        if term == "more":
            # more time
            rest = [word for word in rest if word not in self._vocabulary.words("time")]
        if asked := {**_ACTIONS, **_SELDOM}.get(term):
            return _asked(asked) if not rest else NotUnderstood(line)
        return self._move(term, rest, state) or NotUnderstood(line)

    def sought(self, text: str) -> Sought | FindUnclear:
        """The cell or the kind of pieces that a text names, or why it names none."""
        words = self._without_fillers(self._cells.latin(_WORD.findall(plain(text))))
        cell = _cell(words)
        if cell < CELL_COUNT:
            return CELLS[cell]
        traits: list[Trait] = []
        fillers = self._vocabulary.words("filler")
        for word in self._vocabulary.joined(words, _TRAITS):
            if word in fillers:
                continue
            found = self._traits(word)
            if len(found) != 1:
                return FindUnclear(word if found else text, bool(found), self._meant(word, found))
            traits.append(found[0])
        return tuple(dict.fromkeys(traits)) or FindUnclear(text)

    def _bare(self, words: list[str], state: State) -> Give | PieceUnclear | None:
        """The piece that words name without a verb, None where they name none."""
        return self._give(words, state) if self.names_piece(words, state) else None

    def names_piece(self, words: list[str], state: State) -> bool:
        """Whether words name a piece, or some of them: by values, or by letters of values."""
        known = [bool(self._traits(word) or self._coded(word, state)) for word in words]
        return bool(known) and all(known)

    def _coded(self, word: str, state: State) -> tuple[Trait, ...] | None:
        return coded(word, state.ruleset, self._vocabulary, self.colours)

    def _traits(self, word: str) -> tuple[Trait, ...]:
        """The values of attributes that a word may mean."""
        colours = self.colours
        terms = dict(_TRAITS)
        if colours.own:
            pair = (plain(colours.light), plain(colours.dark))
            found = [high for high, own in enumerate(pair) if own.startswith(plain(word))]
            own = tuple(Trait(Attribute.COLOUR, bool(high)) for high in found)
            return (*own, *(terms[term] for term in self._vocabulary.find(word, terms)))
        terms[colours.light] = Trait(Attribute.COLOUR, high=False)
        terms[colours.dark] = Trait(Attribute.COLOUR, high=True)
        return tuple(terms[term] for term in self._vocabulary.find(word, terms))

    def _meant(self, begun: str, traits: tuple[Trait, ...]) -> tuple[str, ...]:
        """The words for values of attributes that begin like another."""
        terms = {trait: term for term, trait in _TRAITS.items()}
        colours = (self.colours.light, self.colours.dark)
        return tuple(
            colours[trait.high]
            if self.colours.own and trait.attribute is Attribute.COLOUR
            else self._vocabulary.meant(
                colours[trait.high] if trait.attribute is Attribute.COLOUR else terms[trait], begun
            )
            for trait in traits
        )

    def _without_fillers(self, words: list[str]) -> list[str]:
        # a letter may be a filler as well as a column
        fillers = [word for word in self._vocabulary.words("filler") if len(word) > 1]
        return [word for word in words if word not in fillers]

    def _move(self, term: str, words: list[str], state: State) -> Read | None:
        match term:
            case "place" if words:
                return Place(_cell(words))
            case "give" if words:
                return self._give(words, state)
            case "claim" if words:
                return self._claim(words)
            case "end" if not words:
                return End()
            case "resign" if not words:
                return Resign()
            case _:
                return None

    def _give(self, words: list[str], state: State) -> Give | PieceUnclear:
        traits = [self._traits(word) for word in self._vocabulary.joined(words, _TRAITS)]
        if len(words) == 1 and not traits[0] and (code := self._coded(words[0], state)):
            traits = [(trait,) for trait in code]
        if any(not found for found in traits):
            return Give(PIECE_COUNT)
        # each word narrows the choice; one that could mean two values allows both
        fitting = [
            piece
            for piece in PIECES
            if all(any(_has(piece, trait) for trait in found) for found in traits)
        ]
        free = [piece for piece in fitting if piece in state.pool]
        chosen = free if len(fitting) > 1 else fitting
        if not fitting:
            return Give(PIECE_COUNT)
        if state.due is not Due.GIVE:
            # it does not matter which piece: the rules refuse it and say why
            return Give(fitting[0].code)
        kinds = {state.ruleset.kind(piece) for piece in chosen}
        if len(kinds) == 1:
            # of pieces that are alike the one with the lowest number is handed
            return Give(chosen[0].code)
        return PieceUnclear(" ".join(words), len(kinds))

    def _claim(self, words: list[str]) -> Claim:
        words = [self._row(word) for word in words]
        found, rest = self._kind(words)
        if found[0] == "column":
            rest = [self._cells.column(word) or word for word in rest]
        return Claim(_line("".join(rest), found[0]) or " ".join(words))

    def _row(self, word: str) -> str:
        """The number of a row, where a word names it by its place, such as second."""
        if len(word) < _SHORTEST or not word.isalpha():
            return word
        found = self._vocabulary.find(word, _ROWS)
        return _ROWS[found[0]] if len(found) == 1 else word

    def _kind(self, words: list[str]) -> tuple[tuple[str, ...], list[str]]:
        """Which kind of line the words name, in any order, and the words beside that."""
        for index, word in enumerate(words):
            # a single letter is a column, but for the one that calls a diagonal
            single = word in self._vocabulary.words("diagonal")
            found = self._vocabulary.find(word, _KINDS) if len(word) > 1 or single else ()
            if found:
                before, after = words[:index], words[index + 1 :]
                # an article that is also the letter of a column, as in "a linha 2"
                if after and before[-1:] and before[-1] in self._vocabulary.words("filler"):
                    before = before[:-1]
                return found, before + after
        return (("row",) if words[0].isdigit() else ("column",)), words


def _asked(action: Action) -> Command:
    return Command(action, WHOLE if action in _THROUGH_LENS else "")


def _has(piece: Piece, trait: Trait) -> bool:
    return piece.trait(trait.attribute) == trait


def _cell(words: list[str]) -> int:
    """The index of a named cell; one that is not on the board for any other name."""
    match = _CELL.fullmatch("".join(words))
    if match is None or match[1] not in _COLUMNS:
        return CELL_COUNT
    row = int(match[2]) if len(match[2]) == 1 else 0
    return cell_at(_COLUMNS.index(match[1]), row - 1).index if 1 <= row <= SIZE else CELL_COUNT


def _line(name: str, kind: str) -> str | None:
    """The line that a number, letter or cell names, None where it names none."""
    match kind:
        case "row":
            return f"row{name}" if name.isdecimal() else None
        case "column" if name in _COLUMNS and name:
            return f"col{_COLUMNS.index(name) + 1}"
        case "diagonal":
            return _diagonal(name)
        case "square" if (index := _cell([name])) < CELL_COUNT:
            return f"sq_r{index // SIZE + 1}c{index % SIZE + 1}"
        case _:
            return None


def _diagonal(name: str) -> str | None:
    if name in ("", "a1", "d4", "a1d4", "d4a1"):
        return "diag_main"
    return "diag_anti" if name in ("d1", "a4", "d1a4", "a4d1") else None
