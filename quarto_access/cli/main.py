"""The entry point: one command, carried out, and its exit code."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from typing import TextIO

from quarto_access.cli.arguments import HELP, REPLAY, VERSION, Options, parse
from quarto_access.cli.problems import DONE, NOT_WRITTEN, CommandError
from quarto_access.drivers.lines import broken, text_writer
from quarto_access.speech.message import Message
from quarto_access.speech.phrasebook import Phrasebook

_HELP = (
    *("usage", "commands", "play", "replay", "against", "level", "verbosity", "seed", "start"),
    *("save", "transcript", "version", "exit"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line.

    Returns:
        0: done or saved. 1: something could not be written. 2: the command or a file was not
        understood, or there is no terminal.
    """
    phrasebook = Phrasebook()
    try:
        options = parse(sys.argv[1:] if arguments is None else arguments)
        return _carry_out(options, phrasebook)
    except CommandError as error:
        _tell(sys.stderr, phrasebook, error.message)
        return error.code
    except BrokenPipeError:
        # nobody reads any more; keep the interpreter from saying so when it flushes at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return NOT_WRITTEN
    except KeyboardInterrupt:
        return DONE
    except Exception:  # noqa: BLE001  whatever it is, a person must hear a sentence, not a traceback
        _tell(sys.stderr, phrasebook, Message("internal-error"))
        return NOT_WRITTEN


def _carry_out(options: Options, phrasebook: Phrasebook) -> int:
    if options.command == VERSION:
        _tell(sys.stdout, phrasebook, Message("about", {"version": version("quarto-access")}))
        return DONE
    if options.command == HELP:
        _tell(sys.stdout, phrasebook, *(Message(f"help-{name}") for name in _HELP))
        return DONE
    if options.command == REPLAY:
        from quarto_access.cli.replay import replay  # noqa: PLC0415  each command imports its own

        return replay(options, phrasebook)
    from quarto_access.cli.play import play  # noqa: PLC0415  as above

    return play(options, phrasebook)


def _tell(stream: TextIO, phrasebook: Phrasebook, *messages: Message) -> None:
    write = text_writer(stream)
    for message in messages:
        write("\n".join(broken(phrasebook.render(message), 79)) + "\n")
