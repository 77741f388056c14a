"""What Quarto tells as samples: events that did not happen, told as if they had."""

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import COLUMNS, Board, Cell
from quarto_access.rules.quarto.events import Event, Given, Placed, Refused
from quarto_access.rules.quarto.moves import Due, Place, Reason
from quarto_access.rules.quarto.pieces import Piece
from quarto_access.session.quarto.views import CellRead, GiveAsked, HandRead, LineSounded, View
from quarto_access.speech.message import Utterance
from quarto_access.speech.quarto.names import Listener, Role
from quarto_access.speech.quarto.sonify import LINE_STEP
from quarto_access.speech.samples import Sample

_PIECE = Piece(0b1101)
_CELL = Cell(9)
_RIGHT = Cell(7)
_LEFT = 9


def sample(wanted: Sample, listener: Listener) -> Event | View:
    """An event or an answer that serves as a sample for this listener."""
    here = _here(listener)
    match wanted:
        case Sample.FOCUS:
            return CellRead(_CELL, _PIECE)
        case Sample.FOCUS_RIGHT:
            return CellRead(_RIGHT, _PIECE)
        case Sample.MOVE:
            return Placed(here.other, _PIECE, _CELL, _LEFT)
        case Sample.ANSWER:
            return HandRead(here, _PIECE)
        case Sample.REFUSAL:
            move = Place(_CELL.index)
            return Refused(here, move, Reason.OCCUPIED, Due.PLACE, cell=_CELL, pieces=(_PIECE,))
        case Sample.ASKED:
            return GiveAsked(_PIECE)
        case Sample.DONE:
            return Given(here, _PIECE, _LEFT)
        case Sample.TONES:
            line = COLUMNS[_CELL.column]
            return LineSounded(Board().placed(line.cells[0], _PIECE), line)


def shortened(wanted: Sample, told: Utterance) -> Utterance:
    """What was told, and of sounds only those of the first cell, without words."""
    if wanted is not Sample.TONES:
        return told
    return Utterance((), tuple(cue for cue in told.cues if cue.after < LINE_STEP))


def _here(listener: Listener) -> Seat:
    """The seat of the person who listens; the second one where two people play."""
    people = [seat for seat in Seat if listener.role(seat) is Role.YOU]
    return people[0] if people else Seat.B
