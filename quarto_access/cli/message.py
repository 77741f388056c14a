"""A game by message: makes lines to send, takes in lines that came, tells how things stand."""

import os
import re
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TextIO

from quarto_access.cli.arguments import Options
from quarto_access.cli.files import load_text
from quarto_access.cli.output import tell
from quarto_access.cli.problems import (
    NOT_WRITTEN,
    CommandError,
    bad_record,
    cannot_write,
    shown,
)
from quarto_access.drivers.files import write_atomically
from quarto_access.drivers.lines import text_writer
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.moves import Move
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset
from quarto_access.session.events import NotUnderstood, PieceUnclear
from quarto_access.session.quarto.chosen import USUAL, ColourWords
from quarto_access.session.quarto.correspondence import (
    WORD,
    Correspondence,
    LineError,
    LineFault,
    MoveRefusedError,
    act,
    begin,
    join,
    new_id,
    take,
)
from quarto_access.session.quarto.correspondence_text import (
    TextError,
    format_correspondence,
    parse_correspondence,
)
from quarto_access.session.quarto.line_rules import typed_ruleset
from quarto_access.session.quarto.record import RecordError
from quarto_access.speech.message import Message, Value
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.quarto.letters import (
    happened,
    not_taken,
    not_understood,
    opened,
    refused,
    seen,
    standing,
)
from quarto_access.speech.vocabulary import Vocabulary
from quarto_access.terminal.typed import TypedLines
from quarto_access.terminal.typed_turn import TypedTurns

NEW = "new"
_FEWEST_WORDS = 5
"""A call has four words at most: quarto diagonal a1 d4."""
_GAME = re.compile(r"[0-9a-f]{4}", re.ASCII)
_MARKS = " \t>*_~`'\"\u2018\u2019\u201a\u201c\u201d\u201e\u00ab\u00bb"
"""What chats and people put around a line: quotes, and signs for bold and the like."""
_NEXT_LINE = re.compile(rf"\s+(?={WORD} )")
_SOONER = (LineFault.ALREADY_READ, LineFault.GAME_OVER)
"""What needs no correction: the line is not needed."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """The file of a game, and what stands in it: nothing yet where `text` is empty."""

    path: Path
    text: str = ""


def correspond(
    options: Options, phrasebook: Phrasebook, out: TextIO, colours: ColourWords = USUAL
) -> None:
    """Begin a game by message, or go on with one.

    `colours` are words for light and dark that may be typed beside the usual ones.

    Raises:
        CommandError: something is not understood, refused, or cannot be read or written.
    """
    words = list(options.words)
    if words[:1] == [NEW]:
        _begin(options, phrasebook, out)
        return
    for option, value in (("--rules", options.rules), ("--first", options.first)):
        if value is not None:
            raise CommandError(Message("message-not-new", {"option": option}))
    path = options.file or (Path(words.pop(0)) if words and words[0] else None)
    if path is None:
        raise CommandError(Message("message-no-file"))
    vocabulary = Vocabulary(phrasebook)
    lines = TypedLines(vocabulary)
    lines.colours = colours
    typed = TypedTurns(vocabulary, lines)
    _go_on(path, " ".join(words).strip(), typed, phrasebook, out)


def _begin(options: Options, phrasebook: Phrasebook, out: TextIO) -> None:
    if options.words != (NEW,):
        raise CommandError(Message("message-new-words"))
    if options.file is None:
        raise CommandError(Message("message-no-file"))
    random = Random(options.seed)
    game = new_id(random)
    lot = random.randrange(2) == 0
    gives = lot if options.first in (None, "lot") else options.first == "me"
    started = begin(game, _ruleset(options.rules), Seat.A if gives else Seat.B)
    _check_absent(options.file)
    _save(started, _Kept(options.file))
    told = (opened(started), standing(started, str(options.file)))
    _tell(told, started.unanswered, phrasebook, out)


def _go_on(path: Path, text: str, typed: TypedTurns, phrasebook: Phrasebook, out: TextIO) -> None:
    if not os.path.lexists(path):
        _join(path, text, phrasebook, out)
        return
    kept = _Kept(path, load_text(path))
    game = _loaded(kept)
    if not text:
        told = (*seen(game), standing(game, str(path)))
        _tell(told, game.unanswered, phrasebook, out, again=True)
    elif _is_line(text):
        _take(game, kept, text, phrasebook, out)
    else:
        moves = typed(text, game.state)
        if isinstance(moves, NotUnderstood | PieceUnclear):
            raise CommandError(not_understood(moves))
        _act(game, kept, moves, phrasebook, out)


def _join(path: Path, text: str, phrasebook: Phrasebook, out: TextIO) -> None:
    if not _is_line(text):
        raise CommandError(Message("message-file-absent", {"path": shown(str(path))}))
    first, *others = _lines(text)
    try:
        game = join(first)
    except LineError as error:
        raise CommandError(not_taken(error, None)) from error
    game, happenings = _taken(game, others)
    _save(game, _Kept(path))
    _tell((opened(game), *happenings, standing(game, str(path))), (), phrasebook, out)


def _take(
    game: Correspondence, kept: _Kept, text: str, phrasebook: Phrasebook, out: TextIO
) -> None:
    after, told = _taken(game, _lines(text))
    if after is not game:
        _save(after, kept)
    _tell((*told, standing(after, str(kept.path))), after.unanswered, phrasebook, out, again=True)


def _taken(game: Correspondence, lines: list[str]) -> tuple[Correspondence, list[Message]]:
    """The game after lines, all of them or none, and what is to be told."""
    told: list[Message] = []
    for line in lines:
        try:
            turned = take(game, line)
        except LineError as error:
            if error.fault not in _SOONER:
                raise CommandError(not_taken(error, game)) from error
            told.append(not_taken(error, game))
        else:
            game = turned.game
            told += happened(turned.events, game)
    return game, told


def _act(
    game: Correspondence,
    kept: _Kept,
    moves: tuple[Move, ...],
    phrasebook: Phrasebook,
    out: TextIO,
) -> None:
    try:
        turned = act(game, moves)
    except MoveRefusedError as error:
        raise CommandError(refused(error.refused, game)) from error
    after = turned.game
    _save(after, kept)
    told = (*happened(turned.events, after), standing(after, str(kept.path)))
    new = tuple(sent.line for sent in after.lines[len(game.lines) :])
    _tell(told, new, phrasebook, out)


def _is_line(text: str) -> bool:
    """Whether a text is meant as a line that came, and not as moves.

    Chats add marks around it and capitals: that is altered, and must not be taken for a call.
    """
    words = text.casefold().strip(_MARKS).split()
    if words[:1] != [WORD] or len(words) == 1:
        return False
    return len(words) >= _FEWEST_WORDS or _GAME.fullmatch(words[1]) is not None


def _lines(text: str) -> list[str]:
    """Several lines may be pasted at once."""
    return _NEXT_LINE.split(text)


def _ruleset(words: str | None) -> Ruleset:
    if words is None:
        return STANDARD
    ruleset = typed_ruleset(words)
    if ruleset is None:
        raise CommandError(Message("message-rules-bad", {"rules": shown(words)}))
    return ruleset


def _loaded(kept: _Kept) -> Correspondence:
    try:
        return parse_correspondence(kept.text)
    except RecordError as error:
        raise bad_record(kept.path, error) from error
    except TextError as error:
        values: dict[str, Value] = {"path": shown(str(kept.path)), "fault": error.fault.value}
        raise CommandError(Message("message-file-bad", values)) from error


def _check_absent(path: Path) -> None:
    if os.path.lexists(path):
        raise CommandError(Message("message-file-there", {"path": shown(str(path))}), NOT_WRITTEN)


def _save(game: Correspondence, kept: _Kept) -> None:
    try:
        write_atomically(kept.path, format_correspondence(game, kept.text))
    except OSError as error:
        raise cannot_write(kept.path, error) from error


def _tell(
    told: tuple[Message, ...],
    lines: tuple[str, ...],
    phrasebook: Phrasebook,
    out: TextIO,
    *,
    again: bool = False,
) -> None:
    """The sentences, and then the lines to send, each on a row of its own to be copied."""
    send: tuple[Message, ...] = ()
    if lines:
        count: dict[str, Value] = {"count": len(lines)}
        send = (Message("message-send-again" if again else "message-send", count),)
    tell((*told, *send), phrasebook, out)
    write = text_writer(out)
    for line in lines:
        write(line + "\n")
