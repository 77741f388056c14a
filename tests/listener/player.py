"""Somebody who presses keys at random, with and without sense, and plays a game to its end."""

from collections.abc import Callable, Sequence
from random import Random

from harness import Program

from listener.truth import cell_words, piece_words
from quarto_access.rules.quarto.board import Cell
from quarto_access.rules.quarto.pieces import ATTRIBUTES, Piece
from quarto_access.rules.quarto.state import Choosing, Closing, Over, State
from quarto_access.session.commands import Action
from quarto_access.session.events import ListKind
from quarto_access.session.keys import Place
from quarto_access.session.lists import ITEMS
from quarto_access.session.quarto.focus import TRAY
from quarto_access.session.quarto.views import CellRead, GiveAsked, PieceRead, TurnAsked

Press = Callable[[Sequence[str]], None]

_QUESTIONS = (
    *("s", "h", "p", "P", "m", "M", "x", "X", "l", "w", "v", "0", "n", "N", "space", "r", "R"),
    *(",", ".", "<", ">", "?", "f1", "up", "down", "left", "right", "e", "E", "V", "tab"),
    *("shift-tab", "7", "ctrl-c", "a", "b", "3", "4", "backspace", "f7", "#", "j", "j", "J"),
)
_OLDER = (",", ".", "<", ">")
_STILL = ("s", "h", "p", "m", "l", "w", "r", ",", ",", "<", "x", "v", "j", "J")
_LINES = ("a", "b", "c", "d", "1", "2", "3", "4", "x", "l", "v", "space")
_SPEECH = (
    *("place e9", "place a1", "place b2", "a1", "give", "give tall", "give tall dark", "give xx"),
    *("claim row 1", "claim row 7", "claim column b", "claim diagonal", "claim square a1"),
    *("board", "columns", "status", "pool", "moves", "vacant", "hand", "where", "done", "help"),
    *("resign", "nonsense", "p", "", "?!", "give short dark round hollow", "put on d4"),
)
_CONFIRM_GIVES = ITEMS[ListKind.OPTIONS].index(Action.CONFIRM_GIVES)
_SOUGHT = (
    *("tall", "dark square", "ho r", "a small piece", "b3", "at d 1", "e9", "s", "tall short"),
    *("short dark round hollow", "light hole sq tall", "place a1", "?!", ""),
)
_DIGIT_OF = {
    label: digit
    for digit, label in zip("1234", ("height", "colour", "shape", "hollow"), strict=True)
}


class RandomPlayer:
    """Plays through `press`, which takes the keys of one burst; looks at the true state."""

    def __init__(self, program: Program, press: Press, random: Random) -> None:
        self._program = program
        self._press = press
        self._random = random
        self._turned = False

    def step(self, state: State) -> None:
        """Do one thing: ask, call, err, or make the next move."""
        kinds = (self.ask, self.call, self.speak, self.find, self.browse, self.turn, self.move_on)
        kind = self._random.choices(kinds, (6, 1, 1, 1, 1, 1, 10))[0]
        kind(state)

    def ask(self, _state: State) -> None:
        asked = self._chosen(_QUESTIONS, self._random.randint(1, 4))
        # one Control C is a question, a second one directly after it would leave
        self._keys([key for one in asked for key in ((one, "h") if one == "ctrl-c" else (one,))])
        if self._program.shell.place is Place.ASKING:
            self._press(["escape"])

    def call(self, _state: State) -> None:
        pointing = [self._random.choice(_LINES) for _ in range(self._random.randint(0, 3))]
        ending = self._random.choices(("enter", "backspace", "q", "escape"), (1, 3, 1, 1))[0]
        self._keys(["q", *pointing, ending])
        if self._program.shell.place is Place.CALLING:
            self._press(["backspace"])

    def speak(self, _state: State) -> None:
        self._type(self._random.choice(_SPEECH), slips=True)
        if self._program.shell.place is Place.ASKING:
            # giving up is rare
            self._press(["enter" if self._random.random() < 0.3 else "escape"])

    def find(self, _state: State) -> None:
        self._type(self._random.choice(_SOUGHT), slips=True, key="f")

    def browse(self, _state: State) -> None:
        """Look into the menu, the options or the key describer, and leave them."""
        inside = {
            "escape": ["down", "up", "space", "down"],
            "o": [*["down"] * _CONFIRM_GIVES, "enter", "up"],
            "k": ["e", "q", "enter", "f5", "m"],
            "i": ["p", "tab", "backspace", "backspace", "left", "f1"],
        }
        key = self._random.choice(tuple(inside))
        length = self._random.randint(0, len(inside[key]))
        self._keys([key, *inside[key][:length], "escape"])

    def turn(self, _state: State) -> None:
        """Take something back or do it again, if that is allowed."""
        # who goes back over older messages then does not know which of them still hold
        self._turned = True
        for _ in range(self._random.choice((1, 1, 2, 3))):
            self._turn(self._random.choice("uuUU"))

    def take_back(self) -> None:
        """Take back the end of the game."""
        self._turned = True
        self._turn("u")

    def _turn(self, key: str) -> None:
        if self._random.random() < 0.2:
            self._type("undo" if key == "u" else "redo")
        else:
            self._press([key])
        if isinstance(self._last(), TurnAsked):
            self._press([self._random.choice(("s", "r", "e", "enter", "q", "7", "p"))])
            self._press([self._random.choice(("y", "y", "y", "backspace"))])

    def move_on(self, state: State) -> None:
        """Make a move that is not refused."""
        match state.phase:
            case Choosing():
                self._give(self._random.choice(state.pool))
            case Closing():
                self._random.choice((lambda: self._press(["backspace"]), self._say_done))()
            case Over():
                pass
            case _:
                self._place(self._random.choice(tuple(state.board.empty())))

    def _say_done(self) -> None:
        self._type("done")

    def _give(self, piece: Piece) -> None:
        if self._random.random() < 0.2:
            self._type(f"give {piece_words(piece)}")
            return
        self._go_to(Place.TRAY)
        ways = (self._flip, self._walk_tray, self._seek_piece)
        self._random.choice(ways)(piece)
        if self._random.random() < 0.3:
            # questions that leave the focus where it is
            self._keys(self._chosen(_STILL, self._random.randint(1, 3)))
        self._press(["enter"])
        if isinstance(self._last(), GiveAsked):
            self._press(["enter"])

    def _place(self, cell: Cell) -> None:
        if self._random.random() < 0.2:
            self._type(f"place {cell_words(cell)}")
            return
        self._go_to(Place.BOARD)
        way = self._random.choice(("letters", "arrows", "seek"))
        if way == "letters":
            keys = list(cell_words(cell))
            self._random.shuffle(keys)
            self._keys([*keys, "enter"])
            return
        self._press(["space"])
        if way == "arrows":
            self._walk(cell)
        else:
            while not (isinstance(read := self._last(), CellRead) and read.cell == cell):
                self._press([self._random.choice(("e", "e", "E"))])
        self._press(["enter"])

    def _chosen(self, keys: Sequence[str], number: int) -> list[str]:
        known = [key for key in keys if not (self._turned and key in _OLDER)]
        return [self._random.choice(known) for _ in range(number)]

    def _go_to(self, place: Place) -> None:
        while self._program.shell.place is not place:
            self._press([self._random.choice(("tab", "shift-tab"))])

    def _here(self) -> Piece:
        self._press(["space"])
        read = self._last()
        assert isinstance(read, PieceRead)
        return read.piece

    def _flip(self, piece: Piece) -> None:
        here = self._here()
        keys = [_DIGIT_OF[one.label] for one in ATTRIBUTES if (here.code ^ piece.code) & one.mask]
        self._random.shuffle(keys)
        self._keys(keys)

    def _walk_tray(self, piece: Piece) -> None:
        self._keys(self._path(TRAY.index(self._here()), TRAY.index(piece)))

    def _seek_piece(self, piece: Piece) -> None:
        self._press(["e"])
        while not (isinstance(read := self._last(), PieceRead) and read.piece == piece):
            self._press([self._random.choice(("e", "e", "E"))])

    def _walk(self, cell: Cell) -> None:
        read = self._last()
        assert isinstance(read, CellRead)
        self._keys(self._path(read.cell.index, cell.index))

    def _path(self, here: int, there: int) -> list[str]:
        """The arrows from one place of a grid to another, in any order."""
        rows, columns = there // 4 - here // 4, there % 4 - here % 4
        keys = ["up" if rows > 0 else "down"] * abs(rows)
        keys += ["right" if columns > 0 else "left"] * abs(columns)
        self._random.shuffle(keys)
        return keys

    def _type(self, line: str, *, slips: bool = False, key: str = "i") -> None:
        signs = ["space" if sign == " " else sign for sign in line]
        if slips and self._random.random() < 0.3:
            signs += ["z", "backspace"]
        keys = [key, *signs, "enter"]
        if self._random.random() < 0.8:
            self._press(keys)
        else:
            self._keys(keys)

    def _keys(self, keys: Sequence[str]) -> None:
        """Press keys, some of them so fast that they come together."""
        at = 0
        while at < len(keys):
            length = self._random.choice((1, 1, 1, 2, 3, 12))
            self._press(keys[at : at + length])
            at += length

    def _last(self) -> object:
        return self._program.events[-1]
