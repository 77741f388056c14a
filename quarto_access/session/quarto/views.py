"""Answers to questions about a game: what was looked at, not how it is spoken."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, auto

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import Board, Cell, Line
from quarto_access.rules.quarto.events import Event, Placed
from quarto_access.rules.quarto.pieces import Attribute, Piece, Trait
from quarto_access.rules.quarto.ruleset import Ruleset
from quarto_access.rules.quarto.state import State
from quarto_access.session.clock import ClockRules
from quarto_access.session.quarto.clock_events import ClockEvent, ClockView
from quarto_access.session.quarto.lesson_views import LessonView
from quarto_access.session.quarto.lot_views import LotView
from quarto_access.session.quarto.players import Named, Names, NamesRefused
from quarto_access.session.quarto.review_views import ReviewView
from quarto_access.session.quarto.starting_lot import Lot
from quarto_access.session.quarto.timeline import TurnEvent


class Region(StrEnum):
    """The three things that can be walked through."""

    BOARD = auto()
    TRAY = auto()
    LOG = auto()


class Edge(StrEnum):
    """The side at which the focus could not go on."""

    LEFT = auto()
    RIGHT = auto()
    NEAR = auto()
    FAR = auto()


@dataclass(frozen=True, slots=True)
class CellRead:
    """The focus is on a cell. `placed` tells who put its piece there, `age` how many moves ago.

    `lens` is the one attribute that is spoken, None for all.
    """

    cell: Cell
    piece: Piece | None
    edge: Edge | None = None
    placed: Seat | None = None
    age: int = 0
    full: bool = False
    lens: Attribute | None = None


@dataclass(frozen=True, slots=True)
class PieceRead:
    """The focus is on a piece of the tray; `cell` is where it stands, if it does.

    `alike` is how many pieces that nothing tells from it are left, where there are such pieces.

    `lens` is the one attribute that is spoken, None for all.
    """

    piece: Piece
    cell: Cell | None = None
    in_hand: bool = False
    edge: Edge | None = None
    full: bool = False
    lens: Attribute | None = None
    alike: int | None = None


@dataclass(frozen=True, slots=True)
class MoveRead:
    """A past move: the number of the piece on the board, and its placement."""

    number: int
    placed: Placed
    edge: bool = False


@dataclass(frozen=True, slots=True)
class NoMoves:
    """No piece has been placed in this game."""


@dataclass(frozen=True, slots=True)
class NotCounted:
    """An attribute was to be changed by which nothing is told apart in this game."""

    attribute: Attribute


@dataclass(frozen=True, slots=True)
class NothingChosen:
    """Enter was pressed before any key of this phase had moved or named the focus."""

    region: Region
    cell: Cell
    piece: Piece


@dataclass(frozen=True, slots=True)
class NoneSuch:
    """There is no cell or piece of the kind that was asked for."""

    region: Region
    free: bool


@dataclass(frozen=True, slots=True)
class LensTurned:
    """From now on only one attribute of pieces is spoken, or all of them again."""

    lens: Attribute | None


@dataclass(frozen=True, slots=True)
class Found:
    """Pieces of a kind were looked for: so many stand on the board, or can still be given."""

    region: Region
    count: int


@dataclass(frozen=True, slots=True)
class NoneFound:
    """No piece on the board, or none that can still be given, has all these values."""

    region: Region
    traits: tuple[Trait, ...]


@dataclass(frozen=True, slots=True)
class FindUnclear:
    """What was to be found is no kind of piece and no cell.

    `ambiguous` tells that the text is a word that begins like several, which are `meant`.
    """

    text: str
    ambiguous: bool = False
    meant: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GiveAsked:
    """The player wants to be asked before a piece is given."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class HandRead:
    """The piece in hand, and the seat that holds it or has to give the next one."""

    seat: Seat | None
    piece: Piece | None


@dataclass(frozen=True, slots=True)
class StatusRead:
    """Whose turn it is and what is to be done."""

    state: State
    full: bool


@dataclass(frozen=True, slots=True)
class RulesRead:
    """The rules in force, in words, with those of the clock that was set."""

    ruleset: Ruleset
    clock: ClockRules | None = None


@dataclass(frozen=True, slots=True)
class PoolRead:
    """The pieces that can still be given; `names` asks for each by name."""

    pool: tuple[Piece, ...]
    names: bool


@dataclass(frozen=True, slots=True)
class VacantRead:
    """The empty cells."""

    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class BoardRead:
    """The whole board, by rows or by columns; `lens` is the one attribute that is spoken."""

    board: Board
    by_columns: bool
    lens: Attribute | None = None


@dataclass(frozen=True, slots=True)
class LineRead:
    """The four places of a line, nothing computed; `lens` is the one attribute that is spoken."""

    line: Line
    pieces: tuple[Piece | None, ...]
    lens: Attribute | None = None


@dataclass(frozen=True, slots=True)
class BoardSounded:
    """The whole board, to be played as sounds."""

    board: Board


@dataclass(frozen=True, slots=True)
class LineSounded:
    """A line through the focus, to be played as sounds."""

    board: Board
    line: Line


@dataclass(frozen=True, slots=True)
class WhereRead:
    """Which region is walked through, where in it, and through which lens."""

    region: Region
    cell: Cell
    piece: Piece
    moves: int
    lens: Attribute | None = None


@dataclass(frozen=True, slots=True)
class NothingToCancel:
    """Backspace had nothing to take back."""


@dataclass(frozen=True, slots=True)
class TurnAsked:
    """A seat is asked whether moves may be taken back, or with `again` be done again.

    `moves` are what they led to, in the order of play.
    """

    seat: Seat
    moves: tuple[Event, ...]
    again: bool


@dataclass(frozen=True, slots=True)
class TurnDeclined:
    """The seat that was asked said no, and the game goes on as it was."""

    seat: Seat
    again: bool


@dataclass(frozen=True, slots=True)
class CallOpened:
    """A seat is about to call Quarto and has to point at a line."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallPointed:
    """The call points at a line."""

    line: Line


@dataclass(frozen=True, slots=True)
class CallUnpointed:
    """A call cannot be made or shown before it points at a line."""


@dataclass(frozen=True, slots=True)
class CallWithdrawn:
    """The call was taken back and costs nothing."""


@dataclass(frozen=True, slots=True)
class LotDrawn:
    """A new game begins from `state`; `seats` tells who sits where, as a record does.

    `lot` is how it was found out who gives first, `tell_me` whether persons are told of a Quarto.
    """

    seats: Mapping[Seat, str]
    state: State
    lot: Lot | None = None
    tell_me: bool = False
    names: Names = ()


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game goes on from where it was; `lot` and `tell_me` are as it began."""

    seats: Mapping[Seat, str]
    state: State
    lot: Lot | None = None
    tell_me: bool = False
    names: Names = ()


@dataclass(frozen=True, slots=True)
class QuartoStands:
    """The seat, a person's, can call a Quarto: told only in a game that was begun so."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReplayEnded:
    """A game was told to the end of its record, which holds so many moves."""

    moves: int
    state: State


View = (
    CellRead
    | LessonView
    | ClockEvent
    | ClockView
    | RulesRead
    | PieceRead
    | NotCounted
    | MoveRead
    | NoMoves
    | NothingChosen
    | NoneSuch
    | LensTurned
    | Found
    | NoneFound
    | FindUnclear
    | GiveAsked
    | HandRead
    | StatusRead
    | PoolRead
    | VacantRead
    | BoardRead
    | LineRead
    | BoardSounded
    | LineSounded
    | WhereRead
    | NothingToCancel
    | TurnEvent
    | TurnAsked
    | TurnDeclined
    | CallOpened
    | CallPointed
    | CallUnpointed
    | CallWithdrawn
    | LotDrawn
    | LotView
    | QuartoStands
    | ReviewView
    | Resumed
    | ReplayEnded
    | Named
    | NamesRefused
)
