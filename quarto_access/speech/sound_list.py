"""Every sound with words for what it tells, to be browsed: the words, then the sound."""

from quarto_access.rules.quarto.pieces import PIECES, Piece
from quarto_access.session.quarto.focus import FLIPS
from quarto_access.speech.message import Cue, Earcon, Message
from quarto_access.speech.quarto.names import piece_name

_OF_PIECES = (Earcon.PIECE, Earcon.QUICK_PIECE)
_TRAITS = tuple(Earcon(value) for one in FLIPS.values() for value in reversed(one.values))
_OTHERS = tuple(earcon for earcon in Earcon if earcon not in (*_TRAITS, *_OF_PIECES))


def cue_words(cue: Cue) -> Message:
    """What a sound tells."""
    if cue.piece is None:
        return Message(f"earcon-{cue.earcon.value}")
    return Message(f"earcon-{cue.earcon.value}", {"piece": piece_name(Piece(cue.piece))})


def sound_list() -> tuple[tuple[Cue, Message], ...]:
    """All sounds: those of the game, the tones of attributes in spoken order, then the pieces."""
    single = (Cue(earcon) for earcon in (*_OTHERS, *_TRAITS))
    pieces = (Cue(earcon, piece=piece.code) for earcon in _OF_PIECES for piece in PIECES)
    return tuple((cue, cue_words(cue)) for cue in (*single, *pieces))
