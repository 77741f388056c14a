"""Which sounds of an utterance are played, when, where and how high: pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from quarto_access.drivers.mixer import Family
from quarto_access.speech.message import Cue, Earcon

FAMILIES: Mapping[Earcon, Family] = {
    **dict.fromkeys((Earcon.WIN, Earcon.LOSS, Earcon.DRAW), Family.EVENTS),
    **dict.fromkeys((Earcon.REFUSE, Earcon.CALL), Family.ALERTS),
    **dict.fromkeys((Earcon.PLACE, Earcon.GIVE, Earcon.START), Family.EVENTS),
    **dict.fromkeys((Earcon.POINT, Earcon.OPEN, Earcon.CLOSE, Earcon.EDGE), Family.NAVIGATION),
    **dict.fromkeys((Earcon.PIECE, Earcon.QUICK_PIECE), Family.SONIFICATION),
    **dict.fromkeys((Earcon.TALL, Earcon.SHORT, Earcon.DARK, Earcon.LIGHT), Family.SONIFICATION),
    **dict.fromkeys(
        (Earcon.SQUARE, Earcon.ROUND, Earcon.HOLLOW, Earcon.SOLID), Family.SONIFICATION
    ),
    Earcon.EMPTY_PLACE: Family.SONIFICATION,
    **dict.fromkeys((Earcon.MOVE_PIECE, Earcon.MOVE_EMPTY), Family.NAVIGATION),
}
"""The family of every earcon, the most important earcon first."""

_RANKS: Mapping[Earcon, int] = {earcon: rank for rank, earcon in enumerate(FAMILIES)}
_VOLUMES: Mapping[Earcon, float] = {Earcon.EMPTY_PLACE: 0.5}
"""What is softer than its family, since it tells of nothing."""

PANS = (-0.8, -0.27, 0.27, 0.8)
"""Columns a to d. Never one ear alone."""
ROW_STEP = 4
COLUMN_STEP = 1
"""Semitones from a row to the next, and in mono from a column to the next: all cells differ."""
THROTTLE = 0.1
_AT_CELLS = (Earcon.MOVE_EMPTY, Earcon.MOVE_PIECE, Earcon.PLACE)
"""What is heard at places of the board."""
_SIDE = range(len(PANS))


@dataclass(frozen=True, slots=True)
class Note:
    """A sound file to be played.

    Attributes:
        name: the name of its file.
        family: whose volume it has.
        after: seconds from the start of the utterance.
        pan: from left (-1) to right (+1).
        semitones: how much higher than the file.
        volume: 0 to 1, before the family's.
        rank: how important it is, 0 being the most.
    """

    name: str
    family: Family
    after: float = 0.0
    pan: float = 0.0
    semitones: int = 0
    volume: float = 1.0
    rank: int = 0


def planned(cues: Iterable[Cue], *, mono: bool = False) -> tuple[Note, ...]:
    """The sounds in the order in which they begin.

    Of those that would begin together only the most important is played, under the words.
    """
    starts: dict[float, Note] = {}
    for cue in cues:
        note = note_of(cue, mono=mono)
        known = starts.get(note.after)
        if known is None or note.rank < known.rank:
            starts[note.after] = note
    return tuple(starts[after] for after in sorted(starts))


def note_of(cue: Cue, *, mono: bool = False) -> Note:
    """How a cue is played: its column is heard as place, its row as pitch.

    In mono the column is a smaller step of pitch too. Sonified cells come one after the other, so
    that their order tells where they are, and a piece's tones sound alike wherever it stands.
    """
    family = FAMILIES[cue.earcon]
    pan = 0.0 if cue.column is None or mono else PANS[cue.column]
    semitones = 0
    if family is not Family.SONIFICATION:
        semitones = ROW_STEP * (cue.row or 0) + COLUMN_STEP * (cue.column or 0) * mono
    volume = _VOLUMES.get(cue.earcon, 1.0)
    return Note(cue.name, family, cue.after, pan, semitones, volume, _RANKS[cue.earcon])


def likely(*, mono: bool = False) -> tuple[Note, ...]:
    """The sounds that keys ask for again and again: each one once, at all its pitches."""
    cells = [Cue(one, column, row) for one in _AT_CELLS for row in _SIDE for column in _SIDE]
    others = [Cue(one) for one, family in FAMILIES.items() if family is not Family.SONIFICATION]
    notes = [note_of(cue, mono=mono) for cue in (*cells, *others)]
    return tuple({(note.name, note.semitones): note for note in notes}.values())


class Throttle:
    """Lets a click through if the last one is long enough ago, or less important."""

    def __init__(self) -> None:
        self._last = float("-inf")
        self._rank = 0

    def lets(self, note: Note, now: float) -> bool:
        """Whether the sound may be played now; only moving about is held back."""
        if note.family is not Family.NAVIGATION:
            return True
        if now - self._last < THROTTLE and note.rank >= self._rank:
            return False
        self._last, self._rank = now, note.rank
        return True
