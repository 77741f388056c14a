"""One keyboard at a game of Quarto: every command of play, answered with events.

The desk knows where the focus is, what was asked before and which call is being made; the game
itself is the table's.
"""

from collections.abc import Mapping
from dataclasses import replace

from quarto_access.rules.quarto.board import ROWS
from quarto_access.rules.quarto.events import Event
from quarto_access.rules.quarto.moves import Claim, End, Give, Move, Place, Resign
from quarto_access.rules.quarto.pieces import Piece
from quarto_access.rules.quarto.state import Choosing, Closing, Placing, to_act
from quarto_access.session.commands import Action, Command
from quarto_access.session.keys import Place as KeyPlace
from quarto_access.session.quarto.calling import Calling, point
from quarto_access.session.quarto.entries import Redo
from quarto_access.session.quarto.find import SoughtReader, find
from quarto_access.session.quarto.focus import Focus
from quarto_access.session.quarto.hints import first_help
from quarto_access.session.quarto.missed import step_missed
from quarto_access.session.quarto.questions import ANSWERS, lines_through, read_line, whole
from quarto_access.session.quarto.table import Table, Turning
from quarto_access.session.quarto.time_changes import more_time
from quarto_access.session.quarto.timeline import Unturned
from quarto_access.session.quarto.turning import ANSWERING, TURNING, wanted_turn
from quarto_access.session.quarto.views import (
    BoardSounded,
    CallOpened,
    CallPointed,
    CallUnpointed,
    CallWithdrawn,
    FindUnclear,
    GiveAsked,
    LineSounded,
    NothingChosen,
    NothingToCancel,
    QuartoStands,
    Region,
    RulesRead,
    TurnAsked,
    TurnDeclined,
    View,
)
from quarto_access.session.quarto.walk import read_focus, walk

Answer = tuple[Event | View, ...]

_PLACES = {
    Region.BOARD: KeyPlace.BOARD,
    Region.TRAY: KeyPlace.TRAY,
    Region.LOG: KeyPlace.LOG,
}


class Desk:
    """What one keyboard sees of a game and asks of it."""

    extras = ()
    closed = False
    onward = None

    def __init__(self, table: Table, read_sought: SoughtReader) -> None:
        """Sit down at a table; `read_sought` understands what is typed to be found."""
        self.table = table
        self._read_sought = read_sought
        self.confirm_gives = False
        self.from_top = False
        self.focus = Focus()
        self._calling: Calling | None = None
        self._streak = 0
        self._line_turn = 0
        self._give_asked = False
        self._offer: Turning | None = None
        self._missed: int | None = None
        self._unheard = False

    @property
    def place(self) -> KeyPlace:
        """Where keys are pressed now."""
        return KeyPlace.CALLING if self._calling else _PLACES[self.focus.region]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.over

    @property
    def meanings(self) -> Mapping[Action, Action]:
        """What some actions come to: after the end, Enter asks for a new game."""
        return {Action.CONFIRM: Action.NEW_GAME} if self.table.over else {}

    @property
    def playing(self) -> bool:
        """Whether the game goes on."""
        return not self.table.over

    def first_help(self) -> tuple[Action, ...]:
        """What helps most at this moment, the most important first."""
        if self._offer:
            return (Action.ACCEPT, Action.BACK, Action.STATUS, Action.MENU)
        return first_help(self.table.state.phase, self.focus.region)

    def rules(self) -> Answer:
        """Tell the rules in force."""
        return (RulesRead(self.table.state.ruleset, self.table.record.clock),)

    def resign(self) -> Answer:
        """Give the game up for the person whose turn it is."""
        return self.play(Resign())

    @property
    def due(self) -> int | None:
        """The milliseconds until the clock has something to say; a call stops it."""
        return None if self._calling else self.table.due

    def pass_time(self, time: int) -> Answer:
        """Let milliseconds pass; when a time runs out, the focus follows the game."""
        if self._calling:
            return ()
        before = self.table.state
        events = self.table.pass_time(time)
        if self.table.state != before:
            self._offer, self._give_asked = None, False
            self._unheard = isinstance(self.table.state.phase, Closing)
            self._follow_phase()
        return events

    def begin(self) -> Answer:
        """Let a computer that begins play, and put the focus where the person needs it."""
        events = self.table.let_computers_play()
        self._follow_phase()
        return events + self._told_of_quarto()

    def play(self, move: Move) -> Answer:
        """Make a move, and let the focus follow when the game has gone on."""
        before = self.table.state
        self._calling = self._missed = None
        events = self.table.act(move)
        if self.table.state != before:
            # what was asked for before the game went on is asked for no longer
            self._offer = None
        if self.table.state.phase != before.phase:
            self._follow_phase()
            return events + self._told_of_quarto()
        return events

    def handle(self, command: Command, before: Action | None = None) -> Answer:
        """Answer a command; one that means nothing here is answered with nothing.

        `before` is what was asked for just before, at this desk or around it.
        """
        action = command.action
        self._streak = self._streak + 1 if action is before else 0
        in_lines = before in (Action.LINE, Action.LINE_BACK)
        give_asked, self._give_asked = self._give_asked, False
        unheard, self._unheard = self._unheard, False
        if unheard and action is Action.BACK and not self._offer:
            # it was meant for what was due before the time ran out
            action, command = Action.STATUS, Command(Action.STATUS)
        if self._calling:
            return self._call(self._calling, command)
        if action in TURNING or (self._offer and action in ANSWERING):
            return self._turn(action)
        if action is Action.CONFIRM:
            return self._confirm(give_asked=give_asked)
        if action is Action.FIND_TYPED:
            return self._find(command.argument)
        if action in (Action.LINE, Action.LINE_BACK):
            return self._read_line(1 if action is Action.LINE else -1, go_on=in_lines)
        return self._look(command)

    def _look(self, command: Command) -> Answer:
        # where row 1 is may have changed since the focus was moved
        focus = replace(self.focus, from_top=self.from_top)
        walked = walk(self.table, focus, command, self._streak)
        if walked:
            self.focus, view = walked
            return (view,)
        answer = ANSWERS.get(command.action)
        if answer:
            if command.action is Action.READ_FOCUS:
                self.focus = replace(self.focus, chosen=True)
            told = answer(self.table, whole(self.focus, command), self._streak)
            if command.action is Action.STATUS and self._streak and self.table.clock:
                return told, ANSWERS[Action.TIME](self.table, self.focus, self._streak)
            return (told,)
        return self._act(command.action)

    def _act(self, action: Action) -> Answer:
        match action:
            case Action.CALL:
                return self._open_call()
            case Action.SOUND_BOARD | Action.SOUND_LINE:
                return (self._sounded(action),)
            case Action.MISSED | Action.MISSED_BACK:
                step = 1 if action is Action.MISSED else -1
                self._missed, view = step_missed(self.table, self._missed, step)
                return (view,)
            case Action.MORE_TIME:
                return more_time(self.table)
            case Action.BACK:
                closing = isinstance(self.table.state.phase, Closing)
                return self.play(End()) if closing else (NothingToCancel(),)
            case _:
                return ()

    def _told_of_quarto(self) -> Answer:
        seat = self.table.told_of_quarto
        return (QuartoStands(seat),) if seat else ()

    def _follow_phase(self) -> None:
        choosing = isinstance(self.table.state.phase, Choosing)
        self.focus = self.focus.turned_to(Region.TRAY if choosing else Region.BOARD)

    def _read_line(self, step: int, *, go_on: bool) -> Answer:
        self._line_turn = self._line_turn + step if go_on else min(step, 0)
        return (read_line(self.table, self.focus, self._line_turn),)

    def _find(self, text: str) -> Answer:
        sought = self._read_sought(text)
        if isinstance(sought, FindUnclear):
            return (sought,)
        self.focus, told = find(self.table, self.focus, sought)
        return told

    def _confirm(self, *, give_asked: bool) -> Answer:
        if self.focus.region is Region.LOG:
            return (read_focus(self.table, self.focus, full=True),)
        phase = self.table.state.phase
        on_board = self.focus.region is Region.BOARD
        fits = isinstance(phase, Placing if on_board else Choosing)
        if fits and not self.focus.chosen:
            return (NothingChosen(self.focus.region, self.focus.cell, self.focus.piece),)
        if on_board:
            return self.play(Place(self.focus.cell.index))
        if fits and self.confirm_gives and not give_asked:
            self._give_asked = True
            return (GiveAsked(self.focus.piece),)
        return self.play(Give(self._first_alike(self.focus.piece).code))

    def _turn(self, action: Action) -> Answer:
        """Take back, do again, or answer whether that may be done."""
        wanted = wanted_turn(self.table, action, self._offer)
        if isinstance(wanted, Unturned):
            return (wanted,)
        self._offer = None
        if wanted.asked is None or action is Action.ACCEPT:
            self._missed = None
            events = self.table.make(wanted)
            self._follow_phase()
            return events + self._told_of_quarto()
        again = isinstance(wanted.entry, Redo)
        if action is Action.BACK:
            return (TurnDeclined(wanted.asked, again),)
        self._offer = wanted
        return (TurnAsked(wanted.asked, wanted.moves, again),)

    def _first_alike(self, piece: Piece) -> Piece:
        """Of pieces that are alike and left, the one with the lowest number is handed."""
        state = self.table.state
        left = (one for one in state.ruleset.alike(piece) if one in state.pool)
        return next(left, piece) if piece in state.pool else piece

    def _sounded(self, action: Action) -> View:
        board = self.table.state.board
        if action is Action.SOUND_BOARD:
            return BoardSounded(board)
        lines = lines_through(self.table.state, self.focus.cell)
        return LineSounded(board, lines[self._line_turn % len(lines)] if lines else ROWS[0])

    def _open_call(self) -> Answer:
        seat = to_act(self.table.state)
        if seat is None:
            return self.play(Claim(""))
        self._calling = Calling()
        return (CallOpened(seat),)

    def _call(self, calling: Calling, command: Command) -> Answer:
        if command.action is Action.WITHDRAW:
            self._calling = None
            return (CallWithdrawn(),)
        if command.action is Action.CALL_NOW and calling.line:
            return self.play(Claim(calling.line.name))
        self._calling = point(calling, command, self.table.state)
        line = self._calling.line
        return (CallPointed(line) if line else CallUnpointed(),)
