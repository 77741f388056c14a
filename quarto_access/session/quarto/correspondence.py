"""A game by message: every turn is one short line that can be pasted into any chat.

A line is six words, one space between them: `quarto 7f3a 5 b3 d 1a2b3c4d`. They are the word
quarto, the game in four hexadecimal digits, the number of the line, what is done, the piece that
is given or a hyphen, and the CRC-32 of the line before it. What can be done: a cell to place on, a
hyphen to give only, a line to claim (row1, cola, diaga1, diagd1, sqb2), end, resign, flag (out of
time). Line 0 has the rules (`standard`, or `standard:colour,height+loses+two`) and whether its
sender is first to give or to place.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from zlib import crc32

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import ALL_LINES, CELLS, COLUMNS, DIAGONALS, ROWS, Cell, Line
from quarto_access.rules.quarto.events import Event, Refused
from quarto_access.rules.quarto.moves import Claim, End, Flag, Give, Move, Place, Reason, Resign
from quarto_access.rules.quarto.ruleset import Ruleset
from quarto_access.rules.quarto.state import State, new_game, outcome, play
from quarto_access.session.quarto.line_rules import ruleset_of, ruleset_word
from quarto_access.session.quarto.record import PERSON, Record

WORD = "quarto"
NOTHING = "-"
END, RESIGN, FLAG = "end", "resign", "flag"
GIVES, PLACES = "give", "place"
"""The last word of line 0: what its sender is the first to do."""

_COLUMNS = "abcd"
_LINE = re.compile(r"quarto ([0-9a-f]{4}) (0|[1-9][0-9]{0,2}) (\S+) (\S+) ([0-9a-f]{8})", re.ASCII)
_DIGITS = "0123456789abcdef"
_JUDGED = (Reason.NOT_A_QUARTO, Reason.LINE_EXPIRED)
"""A claim that is refused for these uses up an attempt, so the other player must know of it."""


class LineFault(StrEnum):
    """Why a line is not taken, in the order in which the reasons are checked."""

    NOT_A_LINE = "not_a_line"
    ALTERED = "altered"
    OTHER_GAME = "other_game"
    OWN_LINE = "own_line"
    ALREADY_READ = "already_read"
    GAME_OVER = "game_over"
    CHANGED = "changed"
    MISSING = "missing"
    IMPOSSIBLE = "impossible"


class LineError(ValueError):
    """A line is not taken, and nothing has changed.

    Attributes:
        fault: why.
        number: the number of the line, None where it cannot be told.
        expected: the number of the line that is awaited.
        refused: what the rules say to an impossible move, None where they were not asked.
    """

    def __init__(
        self,
        fault: LineFault,
        number: int | None = None,
        expected: int = 0,
        refused: Refused | None = None,
    ) -> None:
        super().__init__(fault.value)
        self.fault = fault
        self.number = number
        self.expected = expected
        self.refused = refused


class MoveRefusedError(ValueError):
    """The rules refuse a move of one's own, so there is no line to send."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.reason.value)
        self.refused = refused


@dataclass(frozen=True, slots=True)
class Fields:
    """What stands in a line, still without a meaning."""

    game: str
    number: int
    what: str
    piece: str

    def line(self) -> str:
        """The line, with its CRC."""
        text = f"{WORD} {self.game} {self.number} {self.what} {self.piece}"
        return f"{text} {_crc(text)}"


@dataclass(frozen=True, slots=True)
class Sent:
    """A line and the seat that it came from."""

    seat: Seat
    line: str


@dataclass(frozen=True, slots=True)
class Correspondence:
    """A game by message as one of the two players has it; seat A gives first.

    `lines` are all lines so far, line 0 first, of both players.
    """

    game: str
    me: Seat
    record: Record
    state: State
    lines: tuple[Sent, ...]

    @property
    def unanswered(self) -> tuple[str, ...]:
        """The lines that were made here since the other player's last one."""
        mine: list[str] = []
        for sent in reversed(self.lines):
            if sent.seat is not self.me:
                break
            mine.append(sent.line)
        return tuple(reversed(mine))


@dataclass(frozen=True, slots=True)
class Turned:
    """A game after a line, and what happened."""

    game: Correspondence
    events: tuple[Event, ...]


def new_id(random: Random) -> str:
    """Four hexadecimal digits for a new game."""
    return f"{random.randrange(0x10000):04x}"


def begin(game: str, ruleset: Ruleset, me: Seat) -> Correspondence:
    """A new game of one who writes to somebody; its only line is line 0.

    Raises:
        ValueError: the rules have no name, so that a line cannot carry them.
    """
    what = ruleset_word(ruleset)
    if what is None:
        message = "only rules that have a word can be told in a line"
        raise ValueError(message)
    line = Fields(game, 0, what, GIVES if me is Seat.A else PLACES).line()
    return _opened(game, me, ruleset, Sent(me, line))


def join(line: str) -> Correspondence:
    """The game of one who has got line 0.

    Raises:
        LineError: it is no line, or not line 0.
    """
    fields = decode(line)
    if fields.number != 0:
        raise LineError(LineFault.MISSING, fields.number)
    ruleset = ruleset_of(fields.what)
    if ruleset is None or fields.piece not in (GIVES, PLACES):
        raise LineError(LineFault.NOT_A_LINE, 0)
    writer = Seat.A if fields.piece == GIVES else Seat.B
    return _opened(fields.game, writer.other, ruleset, Sent(writer, line))


def decode(line: str) -> Fields:
    """What stands in a line.

    Raises:
        LineError: it has not the form of a line, or is altered.
    """
    found = _LINE.fullmatch(line)
    if found is None:
        raise LineError(LineFault.NOT_A_LINE)
    if _crc(line[: found.start(5) - 1]) != found[5]:
        raise LineError(LineFault.ALTERED)
    return Fields(found[1], int(found[2]), found[3], found[4])


def act(game: Correspondence, moves: Sequence[Move]) -> Turned:
    """Make moves of one's own; the lines to send are the new ones of the game.

    To place and to give at once makes one line, everything else one each.

    Raises:
        MoveRefusedError: the rules refuse one of them; none was made.
    """
    events: tuple[Event, ...] = ()
    for turn in _turns(moves):
        what, piece = _words(turn)
        line = Fields(game.game, len(game.lines), what, piece).line()
        refused, turned = _played(game, Sent(game.me, line), turn)
        if refused is not None:
            raise MoveRefusedError(refused)
        game, events = turned.game, events + turned.events
    return Turned(game, events)


def take(game: Correspondence, line: str) -> Turned:
    """Take in a line that the other player sent.

    Raises:
        LineError: it is not taken.
    """
    fields = decode(line)
    number, expected = fields.number, len(game.lines)
    if fields.game != game.game:
        raise LineError(LineFault.OTHER_GAME, number, expected)
    _check_new(game, line, fields)
    moves = moves_of(fields)
    if not moves:
        raise LineError(LineFault.NOT_A_LINE, number, expected)
    refused, turned = _played(game, Sent(game.me.other, line), moves)
    if refused is not None:
        raise LineError(LineFault.IMPOSSIBLE, number, expected, refused)
    return turned


def restored(me: Seat, lines: Sequence[Sent]) -> Correspondence:
    """The game that lines lead to, in the order in which they were made and taken.

    Raises:
        LineError: they lead to none.
    """
    if not lines:
        raise LineError(LineFault.MISSING)
    game = join(lines[0].line)
    if lines[0].seat is not game.lines[0].seat:
        raise LineError(LineFault.CHANGED, 0)
    game = replace(game, me=me)
    for sent in lines[1:]:
        # each line is taken by the player who did not make it
        game = take(replace(game, me=sent.seat.other), sent.line).game
    return replace(game, me=me)


def moves_of(fields: Fields) -> tuple[Move, ...]:
    """The moves of a line that is not line 0, none where it has no meaning."""
    piece = _DIGITS.find(fields.piece) if len(fields.piece) == 1 else -1
    gives = (Give(piece),) if piece >= 0 else ()
    if not gives and fields.piece != NOTHING:
        return ()
    if fields.what == NOTHING:
        return gives
    if fields.what in _CELLS:
        return (Place(_CELLS[fields.what].index), *gives)
    return () if gives else _ALONE.get(fields.what, ())


def _check_new(game: Correspondence, line: str, fields: Fields) -> None:
    """Make sure that a line of this game is the one that is awaited."""
    number, expected = fields.number, len(game.lines)
    for sent in game.lines:
        if sent.line == line:
            own = sent.seat is game.me
            fault = LineFault.OWN_LINE if own else LineFault.ALREADY_READ
            raise LineError(fault, number, expected)
    if outcome(game.state) is not None:
        raise LineError(LineFault.GAME_OVER, number, expected)
    if number > expected:
        raise LineError(LineFault.MISSING, number, expected)
    if number < expected and not _crossed(game, fields):
        raise LineError(LineFault.CHANGED, number, expected)


def _crossed(game: Correspondence, fields: Fields) -> bool:
    """Whether the other player resigned before he had seen the last lines from here."""
    lines = game.lines[fields.number :]
    return fields.what == RESIGN and fields.number > 0 and all(one.seat is game.me for one in lines)


def _opened(game: str, me: Seat, ruleset: Ruleset, first: Sent) -> Correspondence:
    record = Record(ruleset, dict.fromkeys(Seat, PERSON))
    return Correspondence(game, me, record, new_game(ruleset), (first,))


def _played(
    game: Correspondence, sent: Sent, moves: Sequence[Move]
) -> tuple[Refused | None, Turned]:
    """The game after the moves of a line, or the refusal of one of them."""
    record, state = game.record, game.state
    events: list[Event] = []
    for move in moves:
        step = play(state, sent.seat, move)
        for event in step.events:
            if isinstance(event, Refused) and event.reason not in _JUDGED:
                return event, Turned(game, ())
        record, state = record.plus(sent.seat, move), step.state
        events += step.events
    after = replace(game, record=record, state=state, lines=(*game.lines, sent))
    return None, Turned(after, tuple(events))


def _turns(moves: Sequence[Move]) -> Iterator[tuple[Move, ...]]:
    """Moves in groups, each of which is one line."""
    waiting: tuple[Move, ...] = ()
    for move in moves:
        if waiting and isinstance(move, Give):
            yield (*waiting, move)
            waiting = ()
            continue
        if waiting:
            yield waiting
        waiting = (move,) if isinstance(move, Place) else ()
        if not waiting:
            yield (move,)
    if waiting:
        yield waiting


def _words(turn: tuple[Move, ...]) -> tuple[str, str]:
    """What is done and the piece, as a line has them; what does not exist has a question mark."""
    what = piece = NOTHING
    for move in turn:
        match move:
            case Place(cell=cell):
                what = _cell_word(CELLS[cell]) if 0 <= cell < len(CELLS) else "?"
            case Give(piece=code):
                piece = _DIGITS[code] if 0 <= code < len(_DIGITS) else "?"
            case Claim(line=name):
                what = _line_word(ALL_LINES[name]) if name in ALL_LINES else "?"
            case End():
                what = END
            case Resign():
                what = RESIGN
            case Flag():
                what = FLAG
    return what, piece


def _cell_word(cell: Cell) -> str:
    return f"{_COLUMNS[cell.column]}{cell.row + 1}"


def _line_word(line: Line) -> str:
    if line in ROWS:
        return f"row{ROWS.index(line) + 1}"
    if line in COLUMNS:
        return f"col{_COLUMNS[COLUMNS.index(line)]}"
    near = _cell_word(min(line.cells, key=lambda cell: (cell.row, cell.index)))
    if line in DIAGONALS:
        return "diag" + ("a1" if line is DIAGONALS[0] else "d1")
    return f"sq{near}"


_CELLS = {_cell_word(cell): cell for cell in CELLS}
_ALONE: dict[str, tuple[Move, ...]] = {
    **{_line_word(line): (Claim(line.name),) for line in ALL_LINES.values()},
    END: (End(),),
    RESIGN: (Resign(),),
    FLAG: (Flag(),),
}
"""What is done without a piece being given."""


def _crc(text: str) -> str:
    return f"{crc32(text.encode('utf-8', 'replace')):08x}"
