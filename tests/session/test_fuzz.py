"""No keys, however odd, raise, lose the game, act for the other seat or speak twice."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

import pytest
from harness import MemoryStore, Program
from hypothesis import given, settings
from hypothesis import strategies as st
from listener.truth import cell_words, piece_words
from listener.words import QUICK

from quarto_access.drivers.recorder import Heard
from quarto_access.engine.quarto.levels import LEVELS
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import CELLS
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
from quarto_access.rules.quarto.moves import End, Give, Move, Place
from quarto_access.rules.quarto.pieces import PIECES
from quarto_access.rules.quarto.ruleset import STANDARD
from quarto_access.rules.quarto.state import State, legal_moves, to_act
from quarto_access.session.events import SaveFailed
from quarto_access.session.keys import KEYS
from quarto_access.session.keys import Place as KeyPlace
from quarto_access.session.quarto.entries import Entry
from quarto_access.session.quarto.record import Record, initial_state, level_of, replay
from quarto_access.session.quarto.record_text import format_record, parse_record
from quarto_access.session.quarto.table import Table
from quarto_access.session.quarto.timeline import (
    DoneAgain,
    TakenBack,
    Timeline,
    Unturned,
    after,
)
from quarto_access.session.quarto.views import LotDrawn, Resumed

_HAPPENED = (Given, Placed, Claimed, Passed, Resigned, Refused, Ended, TakenBack, DoneAgain)
_ODD = ("f5", "ctrl-x", "shift-up", "insert", "delete", "pageup", "escape-a")


@dataclass(frozen=True)
class Burst:
    """Keys that come in one read."""

    keys: tuple[str, ...]


@dataclass(frozen=True)
class Typed:
    """A line that is typed, whatever was open before."""

    text: str


@dataclass(frozen=True)
class Disk:
    """From now on the disk works, or does not."""

    works: bool


@dataclass(frozen=True)
class Paste:
    """Far too much at once."""


@dataclass(frozen=True)
class Restart:
    """The program ends without a word and is started again."""


Step = Burst | Typed | Disk | Paste | Restart

_KEYS = st.sampled_from(sorted(KEYS)) | st.sampled_from(_ODD) | st.characters(codec="utf-8")
_SENSE = st.sampled_from(
    [
        *(("e", "enter"), ("e", "e", "enter", "e", "enter"), ("tab",), ("n", "enter"), ("enter",)),
        *(("q", "1", "enter"), ("q", "x", "enter"), ("escape",), ("backspace",), ("2",)),
        *(("u", "y"), ("u", "y", "u", "y", "U", "y"), ("u", "s", "enter"), ("U", "y"), ("u",)),
        *(("escape", "up", "enter"), ("o", "down", "enter"), ("k", "e"), ("i", "h", "enter")),
        *(("i", *"resign", "enter", "enter"), ("i", *"new", "enter", "enter", "e", "enter")),
    ]
)
_PHRASES = st.sampled_from(
    [
        *("place a1", "give tall", "give short light round solid", "claim row 1", "claim", "done"),
        *("new", "undo", "redo", "yes"),
    ]
)
_PLAY = st.lists(st.sampled_from(["e", "e", "E", "enter", "enter", "1", "b"]), max_size=9)
_BURSTS = st.builds(Burst, st.lists(_KEYS, min_size=1, max_size=8).map(tuple) | _SENSE)
_STEPS = st.lists(
    _BURSTS
    | st.builds(Burst, _SENSE)
    | st.builds(Burst, _PLAY.map(lambda keys: (*keys, "e", "enter")))
    | st.builds(Typed, st.text(max_size=60) | _PHRASES)
    | st.sampled_from([Paste(), Disk(works=False), Disk(works=True), Restart()]),
    max_size=30,
)


def table_of(program: Program) -> Table | None:
    """The table that the program plays at, which is nobody's business but a test's."""
    desk = program.house._desk  # pyright: ignore[reportPrivateUsage]
    return desk.table if desk else None


@dataclass
class Watch:
    """Somebody who takes steps and checks after each that everything is in order."""

    seed: int
    brief: bool = True
    store: MemoryStore = field(default_factory=MemoryStore)
    transcript: list[Heard] = field(default_factory=list[Heard])

    def __post_init__(self) -> None:
        self._start()

    def take(self, step: Step) -> None:
        """Take a step."""
        match step:
            case Disk(works=works):
                self.store.works = works
            case Paste():
                self._check_quiet(self.program.paste())
            case Restart():
                # what was written last is what there is
                self.store.works = True
                self._press(("s",))
                self._start()
            case Typed(text=text):
                self._press(("i", *("space" if sign == " " else sign for sign in text), "enter"))
            case Burst(keys=keys):
                self._press(keys)

    def _start(self) -> None:
        self.program = Program(seed=self.seed, brief=self.brief, store=self.store, phrasebook=QUICK)
        self._told: list[Event | TakenBack | DoneAgain] = []
        self._base = 0
        self.transcript += self.program.open()

    def _press(self, keys: Sequence[str]) -> None:
        place, done = self.program.shell.place, self.program.shell.done
        kept, told = self.store.text, len(self.program.events)
        heard = self.program.burst(*keys)
        self.transcript += heard
        events = self.program.events[told:]
        failures = sum(isinstance(event, SaveFailed) for event in events)
        assert failures <= (not self.store.works)
        assert len(heard) <= 1 + failures
        silent = done or (place is KeyPlace.TYPING and (keys[0] == "space" or len(keys[0]) == 1))
        if len(keys) == 1:
            assert len(heard) == (not silent) + failures
        self._check_game(events, kept)

    def _check_quiet(self, heard: list[Heard]) -> None:
        assert len(heard) == 1
        self.transcript += heard
        self._check_game((), self.store.text)

    def _check_game(self, events: Iterable[object], kept: str | None) -> None:
        table = table_of(self.program)
        if table is None:
            return
        for event in events:
            if isinstance(event, LotDrawn | Resumed):
                self._told, self._base = [], 0
            if isinstance(event, Resumed):
                self._base = sum(1 for _ in replay(self._saved(kept)))
            if isinstance(event, _HAPPENED):
                self._told.append(event)
        check_record(table)
        happened = [
            event for one in list(replay(table.record))[self._base :] for event in one.events
        ]
        assert self._told == happened
        if self.store.works:
            assert self._saved(self.store.text) == table.record
        elif not any(isinstance(event, LotDrawn) for event in events):
            assert self.store.text == kept

    def _saved(self, text: str | None) -> Record:
        assert text is not None
        return parse_record(text)


def check_record(table: Table) -> None:
    """The record leads to the state, and everybody acted for themselves, when it was their turn."""
    record, now = table.record, Timeline(initial_state(table.record))
    for entry in record.moves:
        if isinstance(entry, Entry):
            seat = to_act(now.state) or table.persons[0]
            assert entry.seat is seat
            level = level_of(record.seats[seat])
            if level is not None:
                dice = Random(f"{record.seed}/{len(now.steps)}")
                assert entry.move == LEVELS[level].choose(now.state, seat, dice)
        else:
            # nobody takes back for a computer, and nothing is kept that came to nothing
            assert entry.seat in table.persons
        now, events = after(now, entry)
        assert not any(isinstance(event, Unturned) for event in events)
    assert now.state == table.state
    waiting = to_act(now.state)
    assert waiting is None or waiting in table.persons


@st.composite
def saved_games(draw: st.DrawFn) -> str | None:
    """A game that somebody began and left, at any moment before its end, or none."""
    players = draw(st.sampled_from(["person", "computer:easy", "computer:normal"]))
    seats = {Seat.A: "person", Seat.B: "person"}
    seats[draw(st.sampled_from(Seat))] = players
    table = Table(Record(STANDARD, seats, draw(st.integers(0, 99))))
    table.let_computers_play()
    random = Random(draw(st.integers(0, 99)))
    for _ in range(draw(st.integers(0, 33))):
        before = table.record
        table.act(random.choice(legal_moves(table.state)))
        if table.over:
            return format_record(before)
    return format_record(table.record) if table.record.moves else None


@st.composite
def watches(draw: st.DrawFn) -> tuple[Watch, Watch]:
    """Two programs that begin alike."""
    seed, brief, text = draw(st.integers(0, 99)), draw(st.booleans()), draw(saved_games())
    first = draw(st.sampled_from(["enter", "enter", "2", "n", "escape"]))
    both = Watch(seed, brief, MemoryStore(text)), Watch(seed, brief, MemoryStore(text))
    for watch in both:
        watch.take(Burst((first,)))
    return both


@given(watches(), _STEPS)
@settings(max_examples=150, deadline=None)
def test_no_keys_do_harm(watches: tuple[Watch, Watch], steps: list[Step]) -> None:
    watch, _ = watches
    for step in steps:
        watch.take(step)
    # whatever could not be written before is written now
    watch.take(Disk(works=True))
    watch.take(Burst(("s",)))


@given(watches(), _STEPS)
@settings(max_examples=40, deadline=None)
def test_the_same_keys_sound_the_same(watches: tuple[Watch, Watch], steps: list[Step]) -> None:
    first, second = watches
    for step in steps:
        first.take(step)
        second.take(step)
    assert first.transcript == second.transcript
    assert first.store == second.store


def typed(move: Move) -> str:
    """A move as a typed line."""
    match move:
        case Give(piece=code):
            return f"give {piece_words(PIECES[code])}"
        case Place(cell=index):
            return f"place {cell_words(CELLS[index])}"
        case End():
            return "done"
        case _:
            raise AssertionError(move)


def state_of(program: Program) -> State:
    """The state of the game that is played."""
    table = table_of(program)
    assert table is not None
    return table.state


def play_on(program: Program, number: int) -> None:
    """Make one of the moves that there are."""
    moves = legal_moves(state_of(program))
    if moves:
        program.type(typed(moves[number % len(moves)]))


@given(
    st.integers(0, 99),
    st.sampled_from(sorted(LEVELS)),
    st.lists(st.integers(0, 15), min_size=4, max_size=20),
    st.sets(st.integers(0, 20)),
    st.sampled_from([(), ("ctrl-d",), ("ctrl-c", "ctrl-c")]),
)
@settings(max_examples=60, deadline=None)
def test_a_game_taken_up_again_goes_on_as_if_not_stopped(
    seed: int, level: str, numbers: list[int], stops: set[int], leaving: tuple[str, ...]
) -> None:
    whole = Program(seed=seed, level=level, phrasebook=QUICK)
    parted = Program(seed=seed, level=level, phrasebook=QUICK)
    for program in (whole, parted):
        program.open()
        program.press("enter")
    for index, number in enumerate(numbers):
        # what has not begun is nothing to go on with
        if index in stops and parted.record.moves and to_act(state_of(parted)):
            parted.press(*leaving)
            parted = Program(seed=seed + 1, store=parted.store, phrasebook=QUICK)
            parted.open()
            parted.press("enter")
        play_on(whole, number)
        play_on(parted, number)
        assert parted.record == whole.record


@given(st.integers(0, 99), st.sampled_from(sorted(LEVELS)), st.lists(st.integers(0, 15)))
@settings(max_examples=40, deadline=None)
def test_a_late_answer_of_the_computer_is_dropped(
    seed: int, level: str, numbers: list[int]
) -> None:
    seats = {Seat.A: f"computer:{level}", Seat.B: "person"}
    table = Table(Record(STANDARD, seats, seed))
    turn = table.turn()
    assert turn is not None
    first = legal_moves(turn.state)[seed % 16]
    assert table.answer(turn, first)
    for number in numbers:
        before = table.state, table.record
        assert table.answer(turn, first) == ()
        assert (table.state, table.record) == before
        assert table.turn() is None
        moves = legal_moves(table.state)
        if moves:
            table.act(moves[number % len(moves)])


def test_a_game_that_is_left_for_a_new_one_is_kept_whole() -> None:
    program = Program(phrasebook=QUICK)
    program.play(two=True)
    program.press("s")
    program.burst("e", "enter", "e", "enter", "i", *"new", "enter", "enter")
    moves = parse_record(program.store.aside[-1]).moves
    assert moves == (Entry(Seat.A, Give(2)), Entry(Seat.B, Place(1)))
    assert program.record.moves == ()


def test_a_game_from_another_file_is_kept_before_the_goodbye() -> None:
    program = Program(store=MemoryStore("the game before"), phrasebook=QUICK)
    record = Record(STANDARD, dict.fromkeys(Seat, "person"), 1, moves=(Entry(Seat.A, Give(2)),))
    program.house.take_up(record, own=False)
    program.shell.sit_down(*program.house.go_on())
    assert program.press("ctrl-d")[-1].words == "Saved. Goodbye."
    assert program.record == record
    assert program.store.aside == ["the game before"]


@pytest.mark.parametrize("entry", [Entry(Seat.A, Give(1)), Entry(Seat.B, Give(1))])
def test_the_check_sees_who_acted_for_another(entry: Entry) -> None:
    seats = {Seat.A: "computer:easy", Seat.B: "person"}
    table = Table(Record(STANDARD, seats, 1, moves=(entry,)))
    with pytest.raises(AssertionError):
        check_record(table)
