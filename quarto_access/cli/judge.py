"""Judging: a position typed or read from a file, answered in words or as data."""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from quarto_access.cli.arguments import Options
from quarto_access.cli.files import load_text
from quarto_access.cli.output import tell
from quarto_access.cli.problems import (
    DONE,
    NOT_UNDERSTOOD,
    CommandError,
    empty_positions,
    missing_position,
    two_positions,
)
from quarto_access.rules.quarto.judge import quartos
from quarto_access.rules.quarto.notation import NotationError, parse_position
from quarto_access.rules.quarto.state import State
from quarto_access.session.quarto.chosen import USUAL, ColourWords
from quarto_access.speech.message import Message
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.quarto.judging import judged, unjudged
from quarto_access.speech.quarto.typed_position import TypedPositions
from quarto_access.speech.vocabulary import Vocabulary

_LINE_END = re.compile(r"\r\n|\r|\n")
_SIGNS = re.compile(r"[0-9a-f.-]{5,}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a judge says of one text.

    `state` is the position and None where the text is none, with the `reason` why. `told` are the
    sentences.
    """

    state: State | None
    reason: str
    told: tuple[Message, ...]


class Judge:
    """Reads positions, as text or in the words of a language, and judges them."""

    def __init__(self, phrasebook: Phrasebook, colours: ColourWords = USUAL) -> None:
        self._phrasebook = phrasebook
        self._typed = TypedPositions(Vocabulary(phrasebook), colours)

    def judge(self, text: str) -> Judgement:
        """Judge one position."""
        try:
            state = parse_position(text) if _is_notation(text) else self._typed(text)
        except NotationError as error:
            return Judgement(None, error.reason, (unjudged(text, error),))
        return Judgement(state, "", judged(state))

    def answer(self, text: str) -> dict[str, object]:
        """The judgement of one position as data: its lines, or the reason why it is none."""
        return self.data(self.judge(text))

    def data(self, judgement: Judgement) -> dict[str, object]:
        """A judgement as data."""
        state = judgement.state
        if state is None:
            words = " ".join(self._phrasebook.render(one) for one in judgement.told)
            return {"ok": False, "reason": judgement.reason, "message": words}
        lines = [
            {
                "line": quarto.line.name,
                "shared": [
                    {"attribute": trait.attribute.label, "value": trait.value}
                    for trait in quarto.traits
                ],
            }
            for quarto in quartos(state.board, state.ruleset)
        ]
        return {"ok": True, "lines": lines}


def judge(
    options: Options, phrasebook: Phrasebook, out: TextIO, colours: ColourWords = USUAL
) -> int:
    """Judge the position of the command line, or each one in a file.

    `colours` are words for light and dark that may be typed beside the usual ones.

    Returns:
        The exit code: 2 when a text was not understood, though all were answered.

    Raises:
        CommandError: there is nothing to judge, a single text is no position and is to be told
            of in words, or the file cannot be read.
    """
    judge_of = Judge(phrasebook, colours)
    texts = _texts(options)
    judgements = [judge_of.judge(text) for text in texts]
    bad = any(one.state is None for one in judgements)
    if options.json:
        out.writelines(json.dumps(judge_of.data(one)) + "\n" for one in judgements)
    elif options.file is None and bad:
        raise CommandError(judgements[0].told[0])
    else:
        _tell(judgements, phrasebook, out, numbered=options.file is not None)
    return NOT_UNDERSTOOD if bad else DONE


def _is_notation(text: str) -> bool:
    """Whether a text is meant as position text, and not as words."""
    first = text.split(maxsplit=1)[:1]
    return bool(first) and ("/" in first[0] or _SIGNS.fullmatch(first[0]) is not None)


def _texts(options: Options) -> list[str]:
    typed = " ".join(options.words)
    if options.file is None:
        if not typed.strip():
            raise missing_position()
        return [typed]
    if options.words:
        raise two_positions()
    return _lines(options.file)


def _lines(path: Path) -> list[str]:
    lines = [line for line in _LINE_END.split(load_text(path)) if line.strip()]
    if not lines:
        raise empty_positions(path)
    return lines


def _tell(
    judgements: list[Judgement], phrasebook: Phrasebook, out: TextIO, *, numbered: bool
) -> None:
    for number, one in enumerate(judgements, start=1):
        first = (Message("judged-number", {"number": number}),) if numbered else ()
        tell((*first, *one.told), phrasebook, out)
