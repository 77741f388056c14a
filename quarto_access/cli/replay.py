"""Replaying: a saved game told move by move, or answered as data."""

import json
from typing import TextIO

from quarto_access.cli.arguments import LONG, Options
from quarto_access.cli.files import load_record
from quarto_access.cli.problems import missing_file
from quarto_access.drivers.plain import PlainChannel
from quarto_access.session.quarto.entries import move_object
from quarto_access.session.quarto.record import (
    Record,
    final,
    initial_state,
)
from quarto_access.session.quarto.record import replay as answers
from quarto_access.speech.announcer import Announcer
from quarto_access.speech.forms import Forms
from quarto_access.speech.message import Form
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.quarto.account import narration
from quarto_access.speech.quarto.narrator import Narrator


def replay(options: Options, phrasebook: Phrasebook, out: TextIO) -> None:
    """Tell a saved game, or print its moves with their answers.

    Raises:
        CommandError: the file cannot be read, or is no record.
    """
    if options.file is None:
        raise missing_file()
    record = load_record(options.file)
    if options.json:
        _print_answers(record, out)
    else:
        _tell(record, options, phrasebook, out)


def _print_answers(record: Record, out: TextIO) -> None:
    state = initial_state(record)
    for replayed in answers(record):
        state = replayed.state
        entry = move_object(replayed.entry)
        line = {"index": replayed.index, **entry, "answer": replayed.answer}
        out.write(json.dumps(line) + "\n")
    out.write(json.dumps({"final": final(state)}) + "\n")


def _tell(record: Record, options: Options, phrasebook: Phrasebook, out: TextIO) -> None:
    narrator = Narrator()
    channels = (PlainChannel(out),)
    forms = Forms(Form.FULL if options.verbosity == LONG else Form.BRIEF)
    announcer = Announcer(phrasebook, narrator.tell, channels, forms=forms)
    for events in narration(record):
        announcer.announce(events)
