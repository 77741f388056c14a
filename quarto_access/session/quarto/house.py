"""Dealing games of Quarto: lots, seeds, the saved game, and typed lines."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Event, Refused
from quarto_access.rules.quarto.moves import Claim, End, Flag, Give, Move, Place, Resign
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset
from quarto_access.rules.quarto.state import State, play, to_act
from quarto_access.session.clock import Clock
from quarto_access.session.commands import Action, Command
from quarto_access.session.events import (
    NotUnderstood,
    PieceUnclear,
    SavedGame,
    SaveSetAside,
    ShellEvent,
)
from quarto_access.session.presets import chosen_level
from quarto_access.session.quarto.chosen import chosen_ruleset, colour_words, judged_as
from quarto_access.session.quarto.clock_events import ClockTold, TimeRead
from quarto_access.session.quarto.desk import Answer, Desk
from quarto_access.session.quarto.journal import continues, journal_of, record_of, recovered
from quarto_access.session.quarto.lesson import LessonDesk
from quarto_access.session.quarto.library import Files, Library
from quarto_access.session.quarto.lot_desk import LotDesk
from quarto_access.session.quarto.players import (
    Named,
    Names,
    NamesFault,
    NamesRefused,
    NamesTyped,
    names_in,
    seated,
)
from quarto_access.session.quarto.ports import Bookmark, LineReader, Store
from quarto_access.session.quarto.record import COMPUTER, PERSON, Record, RecordError, start_text
from quarto_access.session.quarto.record_text import format_record, parse_record
from quarto_access.session.quarto.rematch import Choice, with_changes
from quarto_access.session.quarto.results import RESULTS
from quarto_access.session.quarto.starting_lot import Drawn, Lot, hidden_number, random_first
from quarto_access.session.quarto.table import Table
from quarto_access.session.quarto.time_changes import ClockChoice
from quarto_access.session.quarto.views import LotDrawn, Resumed, View
from quarto_access.session.saves import SavedItem, ShelfFault, ShelfRefused
from quarto_access.session.settings import Settings


@dataclass
class House:
    """Deals games and keeps their records.

    `seeds` yields the seed of each new game, `bookmark` keeps how far the lesson was followed,
    `files` are where games lie that were saved under a name, `account` tells a game in sentences,
    `level` is how strong the computer plays.
    """

    store: Store
    read_line: LineReader
    seeds: Iterator[int]
    bookmark: Bookmark
    files: Files
    account: Callable[[Record], str]
    level: str = "easy"
    ruleset: Ruleset = STANDARD
    names: Names = ()
    """What Players 1 and 2 are called in a new game of two people."""
    companion: bool = False
    """Whether they play at a real board, and only enter here what was done."""
    first: int | None = None
    """The player who gives first, as it was agreed beforehand; 0 for a lot, None for neither."""
    drawn: Drawn = Drawn.RANDOM
    """How it is found out who gives first."""
    tell_me: bool = False
    _level: str = field(default="", init=False)
    _clock: ClockChoice = field(default_factory=ClockChoice, init=False)
    _at_begin: Choice | None = field(default=None, init=False)
    """What was chosen when the game at hand was begun, or gone on with."""
    _desk: Desk | None = field(default=None, init=False)
    _at: Desk | LessonDesk | None = field(default=None, init=False)
    """Where the person sits: typed lines are read there."""
    _lesson: LessonDesk | None = field(default=None, init=False)
    _kept: Record | None = field(default=None, init=False)
    _saved: Record | None = field(default=None, init=False)
    _stands: bool = field(default=False, init=False)
    """Whether the store holds the saved game already."""

    @property
    def shelf(self) -> Library:
        """The games that are saved under names."""
        return Library(self.files, self._played, self.account)

    def take_from(self, item: SavedItem) -> tuple[Desk, Answer] | ShelfRefused:
        """Go on with a saved game, or say why not; the game that was played is kept."""
        record = None if item.fault else self.shelf.record(item.key)
        if record is None:
            return ShelfRefused(item.fault or ShelfFault.DAMAGED, item.name)
        self._make_room()
        self._saved, self._stands = record, False
        return self.go_on()

    def _played(self) -> Record | None:
        """The game at which the person sits."""
        return self._desk.table.record if self._desk and self._at is self._desk else None

    @property
    def entries(self) -> Mapping[Action, Callable[[], tuple[Desk | LessonDesk | LotDesk, Answer]]]:
        """What can be begun, in the order in which it is offered, and how."""
        if self.companion:
            return {Action.PLAY_TWO: lambda: self.deal(two=True)}
        return {
            Action.PLAY_COMPUTER: lambda: self.deal(two=False),
            Action.PLAY_TWO: lambda: self.deal(two=True),
            Action.LESSON: self.teach,
        }

    def follow(self, settings: Settings) -> None:
        """Go by the rules that a person has chosen, from the next game on.

        How many times the usual time somebody has counts in the game at hand as well.
        """
        self._clock.follow(settings, self._desk.table if self._desk else None)
        self.ruleset = chosen_ruleset(settings)
        self.drawn, self.tell_me = Drawn(settings.lot), settings.tell_me
        self._level = chosen_level(settings, self.level)
        self.read_line.speak_of(colour_words(settings))

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
        text, journal = self.store.load(), self.store.journal()
        try:
            record = recovered(text, journal)
            if record is None:
                return None
            table = Table(record)
        except RecordError:
            self.store.set_aside()
            return SaveSetAside()
        if journal:
            self._mend(record, text, journal)
        if table.over or not (table.record.moves or table.record.start):
            # what is over, and what has not begun, is nothing to go on with
            return None
        self._saved, self._stands = table.record, True
        return SavedGame(len(table.persons) == 1, table.state.board.count())

    def _mend(self, record: Record, text: str | None, journal: str) -> None:
        """Have the save hold what only its journal held; what is of another game is kept too."""
        whole, written = format_record(record), record_of(journal)
        if written and not continues(record, written):
            self.store.keep_beside(format_record(written))
        elif text == whole:
            return
        elif text is not None and not _earlier(text, record):
            self.store.set_aside()
        self.store.save(whole, journal_of(record))

    def _clear_away(self) -> None:
        """Leave what is kept under another name, whole."""
        if self._desk is None and self._saved is None:
            # nobody has asked yet what the last program left
            self.saved_game()
        self.store.settle()
        self.store.set_aside()

    def take_up(self, record: Record, *, own: bool) -> None:
        """Make a record the game that `go_on` goes on with; `own` when it is the store's text.

        Raises:
            RecordError: a seat names an unknown level, or no person sits at the table.
        """
        taken = Table(record).record
        if own:
            self.store.load()
        else:
            self._clear_away()
        self._saved, self._stands = taken, own

    def begin_at(self, state: State, *, two: bool) -> tuple[Desk, Answer]:
        """Begin a game at a position; against the computer, the person is the one to act.

        A position names lines and attributes; where it leaves open how calls are judged, that is
        as chosen for a new game.
        """
        state = replace(state, ruleset=judged_as(state.ruleset, self.ruleset))
        person = to_act(state) or Seat.A
        seats = {person: PERSON, person.other: PERSON if two else self._computer}
        names = self.names if two else ()
        record = Record(state.ruleset, seats, next(self.seeds), start_text(state), names=names)
        return self._open(self._clock.set_in(replace(record, tell_me=self.tell_me)))

    def go_on(self) -> tuple[Desk, Answer]:
        """Take up the saved game.

        Raises:
            ValueError: there is none.
        """
        if self._saved is None:
            message = "there is no saved game"
            raise ValueError(message)
        self._kept = self._saved if self._stands else None
        return self._sit_at(self._saved, Resumed)

    def deal(self, *, two: bool) -> tuple[Desk | LotDesk, Answer]:
        """Begin a game of two people, or one against the computer: a lot tells who gives first.

        Where a person has a part in the lot, that is asked first.
        """
        seed = next(self.seeds)

        def dealt(lot: Lot) -> tuple[Desk, Answer]:
            # by what is chosen then: options may be changed while the question stands
            other = PERSON if two else self._computer
            first, second = (PERSON, other) if lot.first == 1 else (other, PERSON)
            seats = {Seat.A: first, Seat.B: second}
            record = Record(self.ruleset, seats, seed, lot=lot, tell_me=self.tell_me)
            record = replace(record, names=seated(self.names, lot.first) if two else ())
            return self._open(self._clock.set_in(record))

        if two and self.first:
            return dealt(Lot(Drawn.AGREED, self.first))
        drawn = self.drawn
        if drawn is Drawn.RANDOM and self.companion and self.first is None:
            drawn = Drawn.AGREED
        if drawn is Drawn.RANDOM:
            return dealt(Lot(Drawn.RANDOM, random_first(seed)))
        # the game so far stays the one that is kept, until the next one begins
        self.keep()
        self._at = None
        hidden = hidden_number(seed)
        desk = LotDesk(drawn, hidden, dealt, two=two, ruleset=lambda: self.ruleset)
        desk.names = self.names if two else ()
        return desk, desk.begin()

    @property
    def _chosen(self) -> Choice:
        return Choice(self.ruleset, self.tell_me, self._computer)

    def deal_again(self) -> tuple[Desk | LotDesk, Answer]:
        """Begin the next game with the same players; who gave first now places first.

        The rules are those of the game before, but for what was changed since it began.
        """
        if self._desk is None:
            return self.deal(two=self.companion)
        record = self._desk.table.record
        seats = {seat: record.seats[seat.other] for seat in Seat}
        lot = (record.lot or Lot(Drawn.AGREED, 1)).swapped()
        again = Record(record.ruleset, seats, next(self.seeds), lot=lot, tell_me=record.tell_me)
        again = replace(again, names=seated(record.names, 2))
        again = with_changes(again, self._at_begin or self._chosen, self._chosen)
        return self._open(self._clock.set_again(again, self._desk.table))

    def settle(self) -> None:
        """Have the record hold the time that has run."""
        if self._desk is not None:
            self._desk.table.settle()

    def keep(self) -> bool:
        """Write the record down when it has changed; False when that fails."""
        marked = self._lesson is None or self.bookmark.save(self._lesson.number)
        if self._desk is None or self._desk.table.record is self._kept:
            return marked
        record = self._desk.table.record
        if not self.store.save(format_record(record), journal_of(record)):
            return False
        self._kept = record
        if self._desk.table.over:
            self.store.settle()
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
            case Command():
                return read
            case Give() | Place() | Claim() | End() | Flag() | tuple():
                return self._play_turn(self._at, read if isinstance(read, tuple) else (read,))
            case NamesTyped():
                return self._name(self._at, read)
            case NotUnderstood() | PieceUnclear():
                return (read,)

    def _play_turn(self, at: Desk | LessonDesk, moves: tuple[Move, ...]) -> Answer:
        """Make one move after the other, until one is refused.

        A turn that was played at a real board is recorded whole, or not at all.
        """
        if self.companion and len(moves) > 1 and (refused := _refusal(at.table.state, moves)):
            return (refused,)
        told: Answer = ()
        # a lesson asks for one thing at a time
        for move in moves[:1] if isinstance(at, LessonDesk) else moves:
            before = at.table.state
            told += at.play(move)
            if at.table.state == before or at.table.over:
                break
        return told

    @staticmethod
    def _name(at: Desk | LessonDesk, typed: NamesTyped) -> Answer:
        """Give the players of a game names, or take them away."""
        if not isinstance(at, Desk) or len(at.table.persons) == 1:
            return (NamesRefused(NamesFault.COMPUTER),)
        names: Names | NamesFault = () if typed.off else names_in(typed.text)
        if isinstance(names, NamesFault):
            return (NamesRefused(names),)
        lot = at.table.record.lot
        names = seated(names, lot.first if lot else 1)
        at.table.name(names)
        return (Named(names),)

    def is_result(self, event: Event | View | ShellEvent) -> bool:
        """Whether an event must be told even when more keys were pressed after it."""
        return isinstance(event, RESULTS)

    @property
    def _computer(self) -> str:
        """The player that a computer is."""
        return COMPUTER + (self._level or self.level)

    def _open(self, record: Record) -> tuple[Desk, Answer]:
        self._make_room()
        return self._sit_at(record, LotDrawn)

    def _make_room(self) -> None:
        """Keep the game so far whole, and have another one be kept in its place."""
        # also where its last move came in the same burst of keys
        self.keep()
        if self._desk is None or self._desk.table.record.moves:
            # what was never played is not worth a file
            self._clear_away()

    def _sit_at(self, record: Record, told: type[LotDrawn] | type[Resumed]) -> tuple[Desk, Answer]:
        """Sit down at the game of a record; `told` is what is told of it first."""
        table = Table(record, consent=not self.companion)
        begun = told(record.seats, table.state, record.lot, record.tell_me, record.names)
        self._at = self._desk = Desk(table, self.read_line.sought)
        self._clock.begun()
        # what is chosen now, so that the next game goes by what is changed then
        self._at_begin = self._chosen
        return self._desk, (begun, *_clock_told(table), *self._desk.begin())


def _refusal(state: State, moves: tuple[Move, ...]) -> Refused | None:
    """Why a turn cannot be as far as its first call; None where it can.

    A call that is refused is an event of the game, and recorded as such.
    """
    for move in moves:
        seat = to_act(state)
        if seat is None or isinstance(move, Claim | Resign):
            return None
        step = play(state, seat, move)
        for event in step.events:
            if isinstance(event, Refused):
                return event
        state = step.state
    return None


def _clock_told(table: Table) -> tuple[ClockTold | TimeRead, ...]:
    """How the clock is set, or after a while how it stands; nothing where there is none."""
    clock = table.clock
    if clock is None:
        return ()
    if clock == Clock(clock.rules):
        return (ClockTold(clock.rules),)
    return (TimeRead(clock, to_act(table.state)),)


def _earlier(text: str, record: Record) -> bool:
    """Whether a text is an earlier moment of a record."""
    try:
        return continues(record, parse_record(text))
    except RecordError:
        return False
