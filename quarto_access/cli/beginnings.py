"""What a game begins at: a file with a game or a position, or a position that is typed."""

import re
from pathlib import Path

from quarto_access.cli.files import load_start
from quarto_access.cli.judge import Judge
from quarto_access.cli.problems import bad_start
from quarto_access.rules.quarto.state import State
from quarto_access.session.quarto.record import Record
from quarto_access.speech.phrasebook import Phrasebook

_BOARD = re.compile(r"[0-9a-fA-F.-]{4}(?:/[0-9a-fA-F.-]{4}){3}|[0-9a-fA-F.-]{16}")


def begun_at(text: str, phrasebook: Phrasebook) -> Record | State:
    """The game or position that a file holds, or the position that is given itself.

    What is there as a file is one. Else a text with a space in it, or that is a board
    without anything behind it, is a position.

    Raises:
        CommandError: the file cannot be read or holds neither, or the position is none.
    """
    path = Path(text)
    if _is_there(path) or not _meant_as_position(text):
        return load_start(path)
    judgement = Judge(phrasebook).judge(text)
    if judgement.state is None:
        raise bad_start(text, judgement.told[0])
    return judgement.state


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        # too long for a name, or with signs that no name has
        return False


def _meant_as_position(text: str) -> bool:
    return " " in text.strip() or _BOARD.fullmatch(text.strip()) is not None
