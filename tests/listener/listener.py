"""The listener: rebuilds a game from nothing but the sentences that were said.

An event changes what the listener believes; an answer to a question must agree with it. A sentence
that was heard before, word for word, is a repetition and changes nothing.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

from listener.phrases import Fact, understood

HEIGHTS, COLOURS = ("tall", "short"), ("dark", "light")
SHAPES, HOLES = ("square", "round"), ("hollow", "solid")
PIECES = frozenset(" ".join(one) for one in product(HEIGHTS, COLOURS, SHAPES, HOLES))
CELLS = tuple(f"{column}{row}" for row in "1234" for column in "abcd")
_VALUES: dict[str, tuple[str, str]] = dict(
    zip(("height", "colour", "shape", "hole"), (HEIGHTS, COLOURS, SHAPES, HOLES), strict=True)
)
_PIECES_THROUGH_LENS = ("lens-free", "lens-used", "lens-in-hand", "lens-edge")
_EVENTS = (
    *("lot-", "given-", "placed-", "passed", "claimed", "resigned", "won", "drawn"),
    *("taken-back", "done-again", "by-lot-", "time-up"),
)
_OTHER = {
    "you": "computer",
    "computer": "you",
    "player 1": "player 2",
    "player 2": "player 1",
}
_WHOSE = {"Your turn": "you", "The computer's turn": "computer"}


@dataclass(frozen=True)
class Belief:
    """What a listener believes at a moment of a game."""

    board: dict[str, str]
    hand: str | None
    turn: tuple[str, str] | None
    pool: set[str]
    placements: list[tuple[str, str, str]]
    one_has_passed: bool


class DisagreementError(AssertionError):
    """A sentence does not fit what was said before."""


class Listener:
    """What somebody believes who hears a game.

    Attributes:
        board: the pieces by cell, both in words.
        hand: the piece in hand.
        turn: who acts, and what is due: give, place or close; None when the game is over.
        pool: the pieces that can still be given.
    """

    def __init__(self) -> None:
        self.board: dict[str, str] = {}
        self.hand: str | None = None
        self.turn: tuple[str, str] | None = None
        self.pool = set(PIECES)
        self._placements: list[tuple[str, str, str]] = []
        self._one_has_passed = False
        self._called: str | None = None
        self._named: str | None = None
        self._before: set[str] = set()
        # each move in words, with what was believed before it; and what was taken back from
        self._past: list[tuple[str, Belief]] = []
        self._left: list[tuple[Belief, list[tuple[str, Belief]]]] = []
        self._turned = False
        # whose time has run out in this utterance, and after how many moves a lot made one
        self._out: str | None = None
        self._lots: set[int] = set()

    def hear(self, words: str) -> None:
        """Take in an utterance.

        Raises:
            NotUnderstoodError: a sentence is none that a listener knows.
            DisagreementError: it does not fit what was said before.
        """
        plain, facts = understood(words)
        repeated = plain in self._before
        self._before.add(plain)
        self._out = None
        for fact in facts:
            self._take(fact, repeated=repeated)
        self._before.add(plain)

    def _take(self, fact: Fact, *, repeated: bool) -> None:
        if fact.kind.startswith("tray-"):
            self._named = _lower(fact["piece"])
        elif fact.kind in _PIECES_THROUGH_LENS:
            # one attribute does not tell which piece it is
            self._named = None
        if repeated:
            return
        if fact.kind.startswith(_EVENTS):
            _EVENT[fact.kind](self, fact)
        elif fact.kind not in ("aside", "clock"):
            _CHECK[fact.kind](self, fact)

    # what happened

    def lot(self, fact: Fact) -> None:
        who = fact.kind.removeprefix("lot-")
        giver = f"player {fact['n']}" if who == "player" else who
        self._hold(self.turn is None and len(self.pool) == len(PIECES), fact)
        self.turn = (giver, "give")

    def given(self, fact: Fact) -> None:
        who = fact.kind.removeprefix("given-")
        receiver = f"player {fact['n']}" if who == "player" else who
        self._give(receiver, _lower(fact["piece"]), fact)
        self._count(fact)

    def placed(self, fact: Fact) -> None:
        who = fact.kind.removeprefix("placed-")
        placer = f"player {fact['n']}" if who == "player" else who
        self._infer_give(placer, fact)
        cell = fact["cell"]
        self._hold(self.turn == (placer, "place") and cell not in self.board, fact)
        self._hold(fact.gaps.get("piece", self.hand) == self.hand, fact)
        self._remember(f"{placer} on {cell}")
        self.board[cell] = self.hand or ""
        self._placements.append((placer, cell, self.hand or ""))
        self.hand = None
        self.turn = (placer, "give" if self.pool else "close")
        self._count(fact)

    def time_up(self, fact: Fact) -> None:
        who = f"player {fact['n']}" if "n" in fact.gaps else "you"
        self._hold(self.turn is not None and self.turn[0] == who, fact)
        self._out = who

    def by_lot(self, fact: Fact) -> None:
        self._hold(self._out is not None and self.turn is not None, fact)
        self._hold(self.turn is not None and self.turn[0] == self._out, fact)
        at = len(self._past)
        as_moved = Fact(fact.kind.removeprefix("by-lot-"), fact.gaps)
        (self.placed if as_moved.kind.startswith("placed") else self.given)(as_moved)
        self._lots = {one for one in self._lots if one < at} | {at}

    def passed(self, fact: Fact) -> None:
        who = fact["who"].lower()
        self._hold(self.turn == (who, "close"), fact)
        self._remember(f"{who} called nothing")
        if not self._one_has_passed:
            self.turn = (_OTHER[who], "close")
        self._one_has_passed = True

    def claimed(self, fact: Fact) -> None:
        # others that are told with it were not called
        self._called = self._called or _line_words(fact["line"])
        pieces = self._on(fact["line"])
        self._hold(all(trait in piece for trait in _traits(fact) for piece in pieces), fact)
        if "places" in fact.gaps:
            self._hold(_list(fact["places"]) == pieces, fact)

    def resigned(self, fact: Fact) -> None:
        self._hold(self.turn is not None and self.turn[0] == fact["who"].lower(), fact)
        self._remember(f"{fact['who'].lower()} resigned")

    def won(self, fact: Fact) -> None:
        called, self._called = self._called, None
        if self.turn is not None and self.turn[0] == self._out and not called:
            self._remember(f"{self._out} time was up")
        if called:
            who = fact["who"].lower()
            self._infer_give(who, fact)
            self._hold(self.turn is not None and self.turn[0] == who, fact)
            self._remember(f"{who} called {called}")
        self._end()

    def drawn(self, fact: Fact) -> None:
        self._hold(self._one_has_passed and not self.pool, fact)
        last = f"{self.turn[0] if self.turn else ''} called nothing"
        if self._past[-1][0] != last:
            # short sentences leave out that the second one has nothing to call either
            self._remember(last)
        self._end()

    def _give(self, receiver: str, piece: str, fact: Fact) -> None:
        self._hold(self.turn == (_OTHER[receiver], "give") and piece in self.pool, fact)
        self._remember(f"{_OTHER[receiver]} gave {piece}")
        self.pool.remove(piece)
        self.hand = piece
        self.turn = (receiver, "place")

    def _infer_give(self, who: str, fact: Fact) -> None:
        """The computer acts, so it was given the piece that was named in the tray last."""
        if who == "computer" and self.turn == ("you", "give"):
            self._hold(self._named is not None, fact)
            self._give("computer", self._named or "", fact)

    def taken_back(self, fact: Fact) -> None:
        moves = [_turned(fact["turned"]), *map(_turned, _each(fact.gaps.get("rest", "")))]
        after = self._past
        now = self._believed()
        while True:
            self._hold(bool(self._past), fact)
            (move, belief), self._past = self._past[-1], self._past[:-1]
            if not move.startswith("computer") and not self._goes_with_a_lot(move, len(self._past)):
                break
        taken = [move for move, _belief in after[len(self._past) :]]
        self._hold(taken[: len(moves)] == moves, fact)
        self._hold("rest" not in fact.gaps or taken == moves, fact)
        self._left.append((now, after))
        self._believe(belief)

    def _goes_with_a_lot(self, move: str, at: int) -> bool:
        """Whether the move at a place was drawn together with the one before, for one player."""
        if not {at, at - 1} <= self._lots:
            return False
        before = self._past[at - 1][0]
        return before.rsplit(" on ", 1)[0] == move.rsplit(" gave ", 1)[0]

    def done_again(self, fact: Fact) -> None:
        moves = [_turned(fact["turned"]), *map(_turned, _each(fact.gaps.get("rest", "")))]
        self._hold(bool(self._left), fact)
        belief, past = self._left.pop()
        again = [move for move, _belief in past[len(self._past) :]]
        self._hold(again == moves, fact)
        self._past = past
        self._believe(belief)

    def _remember(self, move: str) -> None:
        """A move is made: what it leads away from can be come back to."""
        self._past = [*self._past, (move, self._believed())]
        self._left = []
        if self._turned:
            # what was said of a moment may be said of it again
            self._before = set()

    def _believed(self) -> "Belief":
        board, pool, placements = dict(self.board), set(self.pool), list(self._placements)
        return Belief(board, self.hand, self.turn, pool, placements, self._one_has_passed)

    def _believe(self, belief: "Belief") -> None:
        self.board, self.pool = dict(belief.board), set(belief.pool)
        self.hand, self.turn = belief.hand, belief.turn
        self._placements = list(belief.placements)
        self._one_has_passed = belief.one_has_passed
        self._named = None
        self._turned, self._before = True, set()

    def _end(self) -> None:
        # the piece in hand is laid back
        self.pool |= {self.hand} if self.hand else set()
        self.hand = None
        self.turn = None

    # what was asked

    def check_turn_asked(self, fact: Fact) -> None:
        again = fact.kind.endswith("again")
        self._hold(bool(self._left if again else self._past), fact)
        move = self._left[-1][1][len(self._past)][0] if again else self._past[-1][0]
        if not again and self._goes_with_a_lot(move, len(self._past) - 1):
            move = self._past[-2][0]
        self._hold(move.startswith(_OTHER[f"player {fact['n']}"]), fact)
        self._hold("turned" not in fact.gaps or _turned(fact["turned"]) == move, fact)

    def check_nothing_done(self, fact: Fact) -> None:
        self._hold(all(move.startswith("computer") for move, _belief in self._past), fact)

    def check_status(self, fact: Fact) -> None:
        due = fact.kind.removeprefix("status-")
        self._hold(self.turn == (_turn_of(fact), due), fact)
        if due == "place":
            self._hold(_lower(fact["piece"]) == self.hand, fact)
        self._count(fact)

    def check_over(self, fact: Fact) -> None:
        self._hold(self.turn is None, fact)

    def check_hand(self, fact: Fact) -> None:
        self._hold(_lower(fact["piece"]) == self.hand, fact)
        self._hold(self.turn == (fact["who"].lower(), "place"), fact)

    def check_no_hand(self, fact: Fact) -> None:
        self._hold(self.hand is None, fact)
        if self.turn and "who" in fact.gaps:
            self._hold(self.turn[0] == fact["who"].lower(), fact)

    def check_pool(self, fact: Fact) -> None:
        self._hold(int(fact["count"]) == len(self.pool), fact)
        for tally in _list(fact.gaps.get("tally", "")):
            trait, number = tally.lower().split()
            self._hold(sum(trait in piece for piece in self.pool) == int(number), fact)

    def check_group(self, fact: Fact) -> None:
        group = fact["group"].lower()
        said = {f"{group} {rest}" for rest in _list(fact["places"])}
        self._hold(said == {piece for piece in self.pool if piece.startswith(group)}, fact)

    def check_empty_pool(self, fact: Fact) -> None:
        self._hold(not self.pool, fact)

    def check_vacant(self, fact: Fact) -> None:
        empty = [cell for cell in CELLS if cell not in self.board]
        said = _list(fact.gaps.get("cells", ""))
        self._hold(said == empty and int(fact.gaps.get("count", 0)) == len(empty), fact)

    def check_line(self, fact: Fact) -> None:
        places = _list(fact.gaps.get("places", "empty, empty, empty, empty"))
        self._hold(places == self._on(fact["line"]), fact)

    def check_cell(self, fact: Fact) -> None:
        piece = fact.gaps.get("piece")
        self._hold(self.board.get(_cell(fact)) == (piece and _lower(piece)), fact)
        if "by" in fact.gaps:
            age = "0" if fact["age"] == "the last move" else fact["age"].split()[0]
            who, cell, _ = self._placements[-1 - int(age)]
            self._hold(cell == _cell(fact) and who == _name(fact["by"]), fact)

    def check_tray(self, fact: Fact) -> None:
        piece = _lower(fact["piece"])
        believed = {
            "tray-free": piece in self.pool,
            "tray-used": self.board.get(fact.gaps.get("cell", "")) == piece,
            "tray-in-hand": piece == self.hand,
            "tray-edge": piece in PIECES,
        }
        self._hold(believed[fact.kind], fact)

    def check_line_through_lens(self, fact: Fact) -> None:
        values = _VALUES[fact["attribute"]]
        seen = [
            next((value for value in values if value in place.split()), place)
            for place in self._on(fact["line"])
        ]
        self._hold(_list(fact["values"]) == seen, fact)

    def check_cell_through_lens(self, fact: Fact) -> None:
        self._hold(_lower(fact["trait"]) in self.board.get(_cell(fact), "").split(), fact)

    def check_piece_through_lens(self, fact: Fact) -> None:
        trait = _lower(fact["trait"])
        believed = {
            "lens-free": self.pool,
            "lens-used": {self.board.get(fact.gaps.get("cell", ""), "")},
            "lens-in-hand": {self.hand or ""},
            "lens-edge": PIECES,
        }
        self._hold(any(trait in piece.split() for piece in believed[fact.kind]), fact)

    def check_move(self, fact: Fact) -> None:
        number = int(fact["number"])
        said = (_name(fact["by"]), fact["cell"], _lower(fact["piece"]))
        self._hold(0 < number <= len(self._placements), fact)
        self._hold(self._placements[number - 1] == said, fact)

    def check_count_of_moves(self, fact: Fact) -> None:
        self._hold(int(fact.gaps.get("count", 0)) == len(self._placements), fact)

    def check_taken(self, fact: Fact) -> None:
        self._hold(fact["cell"] in self.board, fact)
        self._hold(_lower(fact.gaps.get("piece", "")) in ("", self.board[fact["cell"]]), fact)

    def check_not_full(self, fact: Fact) -> None:
        self._hold("empty" in self._on(fact["line"]), fact)

    def check_full(self, fact: Fact) -> None:
        self._hold("empty" not in self._on(fact["line"]), fact)

    def check_due(self, fact: Fact) -> None:
        self._hold(self.turn is not None, fact)

    def check_review(self, fact: Fact) -> None:
        self._hold(self.turn is None, fact)
        self.check_full(fact)

    def _on(self, line: str) -> list[str]:
        return [self.board.get(cell, "empty") for cell in _cells_of(line)]

    def _count(self, fact: Fact) -> None:
        if "left" in fact.gaps:
            self._hold(int(fact["left"]) == len(self.pool), fact)

    def _hold(self, true: bool, fact: Fact) -> None:  # noqa: FBT001  what is claimed to hold
        if not true:
            problem = f"{fact}: turn {self.turn}, hand {self.hand}, board {self.board}"
            raise DisagreementError(problem)


_EVENT: dict[str, Callable[[Listener, Fact], None]] = {
    **dict.fromkeys(("lot-you", "lot-computer", "lot-player"), Listener.lot),
    **dict.fromkeys(("given-you", "given-computer", "given-player"), Listener.given),
    **dict.fromkeys(("placed-you", "placed-computer", "placed-player"), Listener.placed),
    "passed": Listener.passed,
    "claimed": Listener.claimed,
    "resigned": Listener.resigned,
    "won": Listener.won,
    "drawn": Listener.drawn,
    "time-up": Listener.time_up,
    **dict.fromkeys(
        (
            *("by-lot-placed-you", "by-lot-placed-player"),
            *("by-lot-given-computer", "by-lot-given-player"),
        ),
        Listener.by_lot,
    ),
    "taken-back": Listener.taken_back,
    "done-again": Listener.done_again,
}
_CHECK: dict[str, Callable[[Listener, Fact], None]] = {
    **dict.fromkeys(("status-place", "status-give", "status-close"), Listener.check_status),
    "status-over": Listener.check_over,
    "uncalled": Listener.check_review,
    "hand": Listener.check_hand,
    "hand-empty": Listener.check_no_hand,
    **dict.fromkeys(("pool", "pool-count"), Listener.check_pool),
    "pool-group": Listener.check_group,
    "pool-empty": Listener.check_empty_pool,
    **dict.fromkeys(("vacant", "full"), Listener.check_vacant),
    **dict.fromkeys(("line", "line-empty"), Listener.check_line),
    **dict.fromkeys(("cell-empty", "cell-taken"), Listener.check_cell),
    **dict.fromkeys(("tray-free", "tray-used", "tray-in-hand", "tray-edge"), Listener.check_tray),
    "lens-line": Listener.check_line_through_lens,
    "lens-cell": Listener.check_cell_through_lens,
    **dict.fromkeys(_PIECES_THROUGH_LENS, Listener.check_piece_through_lens),
    "move": Listener.check_move,
    **dict.fromkeys(("no-moves", "where-log"), Listener.check_count_of_moves),
    **dict.fromkeys(("refused-taken", "refused-gone"), Listener.check_taken),
    "refused-not-full": Listener.check_not_full,
    **dict.fromkeys(("refused-no-quarto", "refused-old"), Listener.check_full),
    "refused-phase": Listener.check_due,
    **dict.fromkeys(("turn-asked", "turn-asked-again"), Listener.check_turn_asked),
    "nothing-done": Listener.check_nothing_done,
}


def _each(moves: str) -> list[str]:
    """The moves of an enumeration."""
    return moves.split(", ") if moves else []


def _turned(move: str) -> str:
    """A move in the words in which it is remembered."""
    if move.endswith(" was up"):
        who = "you" if move.startswith("your") else move.removeprefix("the time of ")
        return f"{_name(who.removesuffix(' was up'))} time was up"
    found = re.fullmatch(r"(you|the computer|Player \d) (.*)", move)
    assert found is not None
    who, what = found.groups()
    words = re.sub(r"^placed .* (on [a-d]\d)$", r"\1", what)
    words = words.replace("gave the ", "gave ").removesuffix(" piece")
    if words.startswith("called ") and words != "called nothing":
        words = f"called {_line_words(words.removeprefix('called '))}"
    return f"{_name(who)} {words}"


def _line_words(line: str) -> str:
    """A line by its cells, whatever it was called."""
    return " ".join(_cells_of(line))


def _lower(piece: str) -> str:
    return piece.lower()


def _name(by: str) -> str:
    return by.lower().removeprefix("the ")


def _turn_of(fact: Fact) -> str:
    whose = fact["whose"]
    return _WHOSE.get(whose) or whose.removeprefix("Turn of ").lower()


def _list(text: str) -> list[str]:
    return [item.lower() for item in text.split(", ")] if text else []


def _traits(fact: Fact) -> list[str]:
    return fact["traits"].replace(" and ", ", ").split(", ")


def _cell(fact: Fact) -> str:
    if "cell" in fact.gaps:
        return fact["cell"]
    column, row = fact["at"].removeprefix("column ").split(", row ")
    return column + row


def _cells_of(line: str) -> Iterator[str]:
    words = line.lower().split()
    name = words[-1]
    match words[0]:
        case "row":
            yield from (column + name for column in "abcd")
        case "column":
            yield from (name + row for row in "1234")
        case "diagonal":
            columns = "abcd" if "a1" in words else "dcba"
            yield from (column + row for column, row in zip(columns, "1234", strict=True))
        case _:
            near = (name[0], chr(ord(name[0]) + 1))
            rows = (name[1], chr(ord(name[1]) + 1))
            yield from (column + row for row in rows for column in near)
