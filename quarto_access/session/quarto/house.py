"""Dealing games of Quarto: lots, seeds, the saved game, and typed lines."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import (
    Claimed,
    Ended,
    Event,
    Given,
    Passed,
    Placed,
    Refused,
    Resigned,
)
from quarto_access.rules.quarto.moves import Claim, End, Give, Move, Place, Resign
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset
from quarto_access.rules.quarto.state import State, play, to_act
from quarto_access.session.commands import Action, Command
from quarto_access.session.events import (
    HistoryStepped,
    Left,
    NotUnderstood,
    PieceUnclear,
    SavedGame,
    SaveFailed,
    SaveSetAside,
    SettingChanged,
    ShellEvent,
)
from quarto_access.session.quarto.chosen import ColourWords, chosen_ruleset, colour_words
from quarto_access.session.quarto.desk import Answer, Desk
from quarto_access.session.quarto.find import Sought
from quarto_access.session.quarto.lesson import LessonDesk
from quarto_access.session.quarto.lesson_views import (
    LessonDone,
    LessonEnded,
    LessonStep,
    LessonStrayed,
    LineJudged,
)
from quarto_access.session.quarto.players import (
    Named,
    Names,
    NamesFault,
    NamesRefused,
    NamesTyped,
    names_in,
)
from quarto_access.session.quarto.record import (
    COMPUTER,
    PERSON,
    Record,
    RecordError,
    format_record,
    parse_record,
    start_text,
)
from quarto_access.session.quarto.table import Table
from quarto_access.session.quarto.timeline import DoneAgain, TakenBack, Unturned
from quarto_access.session.quarto.views import (
    FindUnclear,
    LensTurned,
    LotDrawn,
    Resumed,
    Reviewed,
    View,
)
from quarto_access.session.settings import Settings

_RESULTS = (
    *(Given, Placed, Claimed, Passed, Resigned, Refused, Ended),
    *(LotDrawn, Resumed, Reviewed, SaveFailed, Left),
    *(TakenBack, DoneAgain, Unturned, Named, NamesRefused),
    # settings must not change unheard, and steps through what was said add up
    *(LessonStep, LessonDone, LessonStrayed, LessonEnded, LineJudged),
    *(SettingChanged, LensTurned, HistoryStepped),
)


class Store(Protocol):
    """Where the text of a game's record is kept."""

    def load(self) -> str | None:
        """The text that was kept, None where there is none or it cannot be read."""
        ...

    def save(self, text: str) -> bool:
        """Keep a text instead of the one before; False when that fails."""
        ...

    moved: str | None
    """The name of the file that is written now, when another program took the first one."""

    def set_aside(self) -> bool:
        """Leave what is kept under another name, so that the next save begins anew."""
        ...


class Bookmark(Protocol):
    """Keeps how far a person has come in the lesson."""

    def load(self) -> int:
        """The step to go on with, 0 for the first."""
        ...

    def save(self, step: int) -> bool:
        """Keep a step, where another one was kept; False when that fails."""
        ...


class LineReader(Protocol):
    """Understands typed lines."""

    colours: ColourWords
    """The words for light and dark that a person may type beside the usual ones."""

    def __call__(
        self, line: str, state: State
    ) -> Command | Move | tuple[Move, ...] | NamesTyped | NotUnderstood | PieceUnclear:
        """What a line asks for in a state."""
        ...

    def is_off(self, text: str) -> bool:
        """Whether a text says that there is to be none of what was named."""
        ...

    def sought(self, text: str) -> Sought | FindUnclear:
        """The cell or the kind of pieces that a text names, or why it names none."""
        ...


@dataclass
class House:
    """Deals games and keeps their records.

    `seeds` yields the seed of each new game, `bookmark` keeps how far the lesson was followed,
    `level` is how strong the computer plays.
    """

    store: Store
    read_line: LineReader
    seeds: Iterator[int]
    bookmark: Bookmark
    level: str = "easy"
    ruleset: Ruleset = STANDARD
    names: Names = ()
    """What the players of a new game of two people are called."""
    companion: bool = False
    """Whether they play at a real board, and only enter here what was done."""
    first: int | None = None
    """Which of the names gives first, 0 or 1; None has a lot drawn."""
    _desk: Desk | None = field(default=None, init=False)
    _at: Desk | LessonDesk | None = field(default=None, init=False)
    """Where the person sits: typed lines are read there."""
    _lesson: LessonDesk | None = field(default=None, init=False)
    _kept: Record | None = field(default=None, init=False)
    _saved: Record | None = field(default=None, init=False)
    _stands: bool = field(default=False, init=False)
    """Whether the store holds the saved game already."""

    @property
    def entries(self) -> Mapping[Action, Callable[[], tuple[Desk | LessonDesk, Answer]]]:
        """What can be begun, in the order in which it is offered, and how."""
        if self.companion:
            return {Action.PLAY_TWO: lambda: self.deal(two=True)}
        return {
            Action.PLAY_COMPUTER: lambda: self.deal(two=False),
            Action.PLAY_TWO: lambda: self.deal(two=True),
            Action.LESSON: self.teach,
        }

    def follow(self, settings: Settings) -> None:
        """Go by the rules that a person has chosen, from the next game on."""
        self.ruleset = chosen_ruleset(settings)
        self.read_line.colours = colour_words(settings)

    @property
    def at(self) -> Desk | LessonDesk | None:
        """Where the person sits, None before the first game."""
        return self._at

    def teach(self) -> tuple[LessonDesk, Answer]:
        """Begin the lesson, or go on with it; the game so far is kept."""
        self.keep()
        self._lesson = self._at = LessonDesk(self.bookmark.load(), self.read_line.sought)
        return self._lesson, self._lesson.begin()

    def saved_game(self) -> SavedGame | SaveSetAside | None:
        """The game that can be gone on with, or what became of one that cannot be read."""
        text = self.store.load()
        if text is None:
            return None
        try:
            table = Table(parse_record(text))
        except RecordError:
            self.store.set_aside()
            return SaveSetAside()
        if table.over or not (table.record.moves or table.record.start):
            # what is over, and what has not begun, is nothing to go on with
            return None
        self._saved, self._stands = table.record, True
        return SavedGame(len(table.persons) == 1, table.state.board.count())

    def take_up(self, record: Record, *, own: bool) -> None:
        """Make a record the game that `go_on` goes on with; `own` when it is the store's text.

        Raises:
            RecordError: a seat names an unknown level, or no person sits at the table.
        """
        self._saved = Table(record).record
        self._stands = own
        if own:
            self.store.load()
        else:
            self.store.set_aside()

    def begin_at(self, state: State, *, two: bool) -> tuple[Desk, Answer]:
        """Begin a game at a position; against the computer, the person is the one to act."""
        computer = COMPUTER + self.level
        person = to_act(state) or Seat.A
        seats = {person: PERSON, person.other: PERSON if two else computer}
        names = self.names if two else ()
        record = Record(state.ruleset, seats, next(self.seeds), start_text(state), names=names)
        return self._open(record)

    def _table(self, record: Record) -> Table:
        return Table(record, consent=not self.companion)

    def _shuffled(self, seed: int) -> Names:
        """The names, with that of the one who gives first in front."""
        if not self.names:
            return ()
        first = Random(seed).randrange(2) if self.first is None else self.first
        return (self.names[first], self.names[1 - first])

    def go_on(self) -> tuple[Desk, Answer]:
        """Take up the saved game.

        Raises:
            ValueError: there is none.
        """
        if self._saved is None:
            message = "there is no saved game"
            raise ValueError(message)
        table = self._table(self._saved)
        self._kept = self._saved if self._stands else None
        resumed = Resumed(table.record.seats, table.state, table.record.names)
        self._at = self._desk = Desk(table, self.read_line.sought)
        return self._desk, (resumed, *self._desk.begin())

    def deal(self, *, two: bool) -> tuple[Desk, Answer]:
        """Begin a game of two people, or one against the computer: a lot tells who gives first."""
        seed = next(self.seeds)
        seats = dict.fromkeys(Seat, PERSON)
        if not two:
            seats[Random(seed).choice(tuple(Seat))] = COMPUTER + self.level
        names = self._shuffled(seed) if two else ()
        return self._open(Record(self.ruleset, seats, seed, names=names))

    def deal_again(self) -> tuple[Desk, Answer]:
        """Begin the next game with the same players; who gave first now places first."""
        if self._desk is None:
            return self.deal(two=self.companion)
        record = self._desk.table.record
        seats = {seat: record.seats[seat.other] for seat in Seat}
        # who gave first places first now, and so changes the number
        swapped = record.names and (record.names[1], record.names[0])
        return self._open(Record(record.ruleset, seats, next(self.seeds), names=swapped))

    def keep(self) -> bool:
        """Write the record down when it has changed; False when that fails."""
        marked = self._lesson is None or self.bookmark.save(self._lesson.number)
        if self._desk is None or self._desk.table.record is self._kept:
            return marked
        record = self._desk.table.record
        if not self.store.save(format_record(record)):
            return False
        self._kept = record
        return marked

    def moved(self) -> str | None:
        """The new name of the file that keeps the game, once after it has changed."""
        name, self.store.moved = self.store.moved, None
        return name

    def read(self, line: str) -> Command | Answer | tuple[ShellEvent, ...]:
        """Make a typed line a command, or carry it out as a move, or say why not."""
        if self._at is None:
            return (NotUnderstood(line),)
        read = self.read_line(line, self._at.table.state)
        match read:
            case Resign():
                return Command(Action.RESIGN)
            case Give() | Place() | Claim() | End() | tuple():
                moves = read if isinstance(read, tuple) else (read,)
                return self._play_all(self._at, moves)
            case Command():
                return read
            case NamesTyped():
                return self._name(self._at, read.text)
            case NotUnderstood() | PieceUnclear():
                return (read,)

    def _play_all(self, at: Desk | LessonDesk, moves: tuple[Move, ...]) -> Answer:
        """Make moves one after the other: all, or where one would be refused none of them."""
        state = at.table.state
        for move in moves if len(moves) > 1 else ():
            step = play(state, to_act(state) or Seat.A, move)
            state = step.state
            if isinstance(refused := step.events[0], Refused):
                return (refused,)
        return tuple(event for move in moves for event in at.play(move))

    def _name(self, at: Desk | LessonDesk, text: str) -> Answer:
        """Give the players of a game names, or take them away."""
        if not isinstance(at, Desk) or len(at.table.persons) == 1:
            return (NamesRefused(NamesFault.COMPUTER),)
        names: Names | NamesFault = () if self.read_line.is_off(text) else names_in(text)
        if isinstance(names, NamesFault):
            return (NamesRefused(names),)
        at.table.name(names)
        return (Named(names),)

    def is_result(self, event: Event | View | ShellEvent) -> bool:
        """Whether an event must be told even when more keys were pressed after it."""
        return isinstance(event, _RESULTS)

    def _open(self, record: Record) -> tuple[Desk, Answer]:
        # the game so far whole, also where its last move came in the same burst of keys
        self.keep()
        if self._desk is None or self._desk.table.record.moves:
            # what was never played is not worth a file
            self.store.set_aside()
        table = self._table(record)
        lot = LotDrawn(record.seats, table.state, names=record.names)
        self._at = self._desk = Desk(table, self.read_line.sought)
        return self._desk, (lot, *self._desk.begin())
