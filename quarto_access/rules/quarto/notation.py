"""Positions as one line of text, for files, tests and typed input.

`1b4f/----/----/---- 7 standard`: rows 1 to 4, columns a to d, a hex digit is a piece's code, `-`
or `.` an empty cell; then the piece in hand or `-`; then the ruleset, and the counted attributes.
The slashes and both last words may be left out.
"""

from quarto_access.rules.quarto.board import CELL_COUNT, SIZE, Board
from quarto_access.rules.quarto.pieces import ATTRIBUTES, PIECES, Attribute, Piece
from quarto_access.rules.quarto.ruleset import LINE_SETS, STANDARD, Ruleset, named_ruleset
from quarto_access.rules.quarto.state import State, set_up

EMPTY = "-."
_MOST_WORDS = 4


class NotationError(ValueError):
    """A text is not a position; `reason` is one of the words below, `detail` what was found.

    Reasons: bad_text, duplicate_piece, hand_on_board, unknown_ruleset, unknown_attribute.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


def parse_position(text: str) -> State:
    """Read a position; complete lines in it are dead.

    Raises:
        NotationError: the text is not a position.
    """
    words = text.split()
    if not 1 <= len(words) <= _MOST_WORDS:
        raise NotationError("bad_text", text.strip())
    board = _board(words[0])
    in_hand = _piece(words[1]) if len(words) > 1 else None
    ruleset = _ruleset(words[2:])
    standing = [piece for piece in board.cells if piece is not None]
    for piece in standing:
        if standing.count(piece) > 1:
            raise NotationError("duplicate_piece", format(piece.code, "x"))
    if in_hand is not None and in_hand in standing:
        raise NotationError("hand_on_board", format(in_hand.code, "x"))
    return set_up(board, in_hand, ruleset)


def format_position(state: State) -> str:
    """Write a state as position text, always with slashes, hand and ruleset.

    A free choice of lines has no name and is written as `custom`, which cannot be read back.
    """
    digits = "".join(_digit(piece) for piece in state.board.cells)
    rows = "/".join(digits[start : start + SIZE] for start in range(0, CELL_COUNT, SIZE))
    words = [rows, _digit(state.in_hand), state.ruleset.name]
    if state.ruleset.attributes != ATTRIBUTES:
        words.append(",".join(attribute.label for attribute in state.ruleset.attributes))
    return " ".join(words)


def _digit(piece: Piece | None) -> str:
    return EMPTY[0] if piece is None else format(piece.code, "x")


def _piece(digit: str) -> Piece | None:
    if len(digit) == 1 and digit in EMPTY:
        return None
    if len(digit) == 1 and digit in "0123456789abcdefABCDEF":
        return PIECES[int(digit, 16)]
    raise NotationError("bad_text", digit)


def _board(word: str) -> Board:
    digits = word
    if "/" in word:
        groups = word.split("/")
        if any(len(group) != SIZE for group in groups):
            raise NotationError("bad_text", word)
        digits = "".join(groups)
    if len(digits) != CELL_COUNT:
        raise NotationError("bad_text", word)
    return Board(tuple(_piece(digit) for digit in digits))


def _ruleset(words: list[str]) -> Ruleset:
    if not words:
        return STANDARD
    if words[0] not in LINE_SETS:
        raise NotationError("unknown_ruleset", words[0])
    attributes = _attributes(words[1]) if len(words) > 1 else ATTRIBUTES
    return named_ruleset(words[0], attributes)


def _attributes(word: str) -> tuple[Attribute, ...]:
    known = {attribute.label: attribute for attribute in ATTRIBUTES}
    labels = word.split(",")
    for label in labels:
        if label not in known:
            raise NotationError("unknown_attribute", label)
    return tuple(attribute for attribute in ATTRIBUTES if attribute.label in labels)
