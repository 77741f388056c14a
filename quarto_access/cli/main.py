"""The entry point: one command, carried out, and its exit code."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from importlib.metadata import version
from typing import TextIO

from quarto_access.cli.arguments import (
    DOCTOR,
    FABRICATE,
    HELP,
    JUDGE,
    MESSAGE,
    PLAY,
    REPLAY,
    SAVES,
    SETTINGS,
    TABLE,
    VERSION,
    VOICES,
    Options,
    language_asked,
    parse,
)
from quarto_access.cli.languages import ASK, chosen_language, kept_language
from quarto_access.cli.output import keep_descriptors, output, tell
from quarto_access.cli.problems import DONE, NOT_WRITTEN, CommandError
from quarto_access.speech.message import Message
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.shell import keys_refused

_HELP = (
    *(
        "usage",
        "commands",
        "play",
        "table",
        "replay",
        "doctor",
        "voices",
        "settings",
        "saves",
        "judge",
        "message",
        "fabricate",
        "help",
        "against",
        "names",
        "level",
        "lot",
        "preset",
        "verbosity",
    ),
    *("speech", "lang", "seed", "start", "save", "transcript", "version", "exit"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line.

    Returns:
        0: done or saved. 1: something could not be written. 2: the command or a file was not
        understood, or there is no terminal.
    """
    keep_descriptors()
    phrasebook = Phrasebook(lenient=True)
    try:
        found = chosen_language(None, kept_language())
        phrasebook.speak(found or phrasebook.language)
        asked, rest = language_asked(sys.argv[1:] if arguments is None else arguments)
        if rest[:1] == [FABRICATE]:
            return _fabricate(rest[1:], phrasebook.language if asked in (None, ASK) else asked)
        if asked not in (None, ASK):
            phrasebook.speak(asked or phrasebook.language)
        options = replace(parse(rest), ask_language=(asked or found) in (None, ASK))
        return _carry_out(options, phrasebook)
    except CommandError as error:
        _complain(phrasebook, error.message)
        return error.code
    except BrokenPipeError:
        # whoever has stopped reading knows, so this needs no words
        return NOT_WRITTEN
    except KeyboardInterrupt:
        return DONE
    except Exception:  # noqa: BLE001  whatever it is, a person must hear a sentence, not a traceback
        _complain(phrasebook, Message("internal-error"))
        return NOT_WRITTEN


def _carry_out(options: Options, phrasebook: Phrasebook) -> int:
    if options.command in (PLAY, TABLE):
        return _game(options, phrasebook)
    with output() as out:
        if options.command in (JUDGE, MESSAGE, SAVES):
            return _talk(options, phrasebook, out)
        if options.command == REPLAY:
            from quarto_access.cli.replay import replay  # noqa: PLC0415  as above

            replay(options, phrasebook, out)
        elif options.command == DOCTOR:
            from quarto_access.cli.doctor import examine  # noqa: PLC0415  as above

            examine(phrasebook, out, as_json=options.json, aloud=options.aloud)
        elif options.command == VOICES:
            from quarto_access.cli.doctor import list_voices  # noqa: PLC0415  as above

            list_voices(phrasebook, out, as_json=options.json, aloud=options.aloud)
        elif options.command == SETTINGS:
            from quarto_access.cli.settings import manage  # noqa: PLC0415  as above

            manage(options, phrasebook, out, lambda message: _complain(phrasebook, message))
        elif options.command == HELP and options.words:
            _explain(options, phrasebook, out)
        else:
            tell(_about(options.command), phrasebook, out)
    return DONE


def _explain(options: Options, phrasebook: Phrasebook, out: TextIO) -> None:
    """Explain a key, as it is for this person, or a topic."""
    from quarto_access.cli.explain import explain  # noqa: PLC0415  as above
    from quarto_access.cli.keymap import use_own_keys  # noqa: PLC0415  as above

    if refused := use_own_keys(phrasebook):
        _complain(phrasebook, keys_refused(refused))
    explain(options.words, phrasebook, out)


def _game(options: Options, phrasebook: Phrasebook) -> int:
    from quarto_access.cli.play import play  # noqa: PLC0415  each command imports its own

    return play(options, phrasebook)


def _fabricate(arguments: Sequence[str], language: str) -> int:
    """Hand the rest of a line to the command of the workshop, which has the same exit codes."""
    from board_fabrication.cli.main import main as make_board  # noqa: PLC0415  as above

    # an option alone would not be told to be a missing command
    return make_board([*arguments, "--lang", language] if arguments else ())


def _talk(options: Options, phrasebook: Phrasebook, out: TextIO) -> int:
    """Answer what was typed behind the command, in the words that were chosen for pieces."""
    from quarto_access.cli.words import MarkedPhrasebook, chosen_words  # noqa: PLC0415  as above

    words = chosen_words()
    book = phrasebook if words.said.usual else MarkedPhrasebook(words.said, phrasebook.language)
    try:
        if options.command == JUDGE:
            from quarto_access.cli.judge import judge  # noqa: PLC0415  as above

            return judge(options, book, out, words.typed)
        if options.command == SAVES:
            from quarto_access.cli.saves import manage_saves  # noqa: PLC0415  as above

            manage_saves(options, book, out)
            return DONE
        from quarto_access.cli.message import correspond  # noqa: PLC0415  as above

        correspond(options, book, out, words.typed)
    except CommandError as error:
        raise words.of_error(error) from error
    return DONE


def _about(command: str) -> tuple[Message, ...]:
    if command == VERSION:
        return (Message("about", {"version": version("quarto-access")}),)
    return tuple(Message(f"help-{name}") for name in _HELP)


def _complain(phrasebook: Phrasebook, message: Message) -> None:
    if sys.stderr is None:
        return
    # where even this cannot be written there is nobody left to tell; the exit code stays
    with suppress(OSError):
        tell((message,), phrasebook, sys.stderr)
