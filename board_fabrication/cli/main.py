"""The entry point: one command, carried out, and its exit code."""

import json
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, TextIO

from board_fabrication.checks import faults
from board_fabrication.cli.answers import data, faulty, repair_of, sentences
from board_fabrication.cli.arguments import CHECK, DESCRIBE, HELP, Options, language, parse
from board_fabrication.cli.making import write_drawings
from board_fabrication.cli.problems import DONE, REFUSED, CommandError, cannot_tell, either
from board_fabrication.describe import description
from board_fabrication.judge import judge
from board_fabrication.model import Model, build
from board_fabrication.profiles import PROFILES
from board_fabrication.words import Message, Word, Words, languages
from board_fabrication.writers.registry import DIALECTS, PRODUCTS

_HELP = (
    *("usage", "check", "make", "describe", "coupon", "set", "parameters", "keep", "variant"),
    *("only", "format", "profile", "dialect", "lang", "force", "exit"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line.

    Returns:
        0: done. 1: a rule is broken, or something could not be written. 2: not understood.
    """
    arguments = sys.argv[1:] if arguments is None else arguments
    words = Words(language(arguments))
    try:
        options = parse(arguments)
        return _carry_out(options, words)
    except CommandError as error:
        _complain(words, error.message)
        return error.code
    except BrokenPipeError:
        # whoever has stopped reading knows, so this needs no words
        return REFUSED
    except KeyboardInterrupt:
        return REFUSED
    except Exception:  # noqa: BLE001  whatever it is, a person must hear a sentence, not a traceback
        _complain(words, Message("internal-error"))
        return REFUSED


def _carry_out(options: Options, words: Words) -> int:
    if options.command == HELP:
        _answer("\n".join(words.render(one) for one in _help()) + "\n")
        return DONE
    verdict = judge(options.given, options.keep)
    repair = repair_of(verdict, options)
    if options.command == CHECK or repair is not None or verdict.parameters is None:
        told = _told(words, sentences(verdict, options, repair))
        text = _json(data(verdict, options, repair, words)) if options.json else told
        if options.command == CHECK or options.json:
            _answer(text)
        else:
            _write(sys.stderr, text)
        return DONE if verdict.accepted else REFUSED
    model = build(verdict.parameters)
    wrong = list(faults(model))
    if wrong:
        _write(sys.stderr, _told(words, faulty(wrong)))
        return REFUSED
    if options.command == DESCRIBE:
        return _describe(model, options, words)
    made = write_drawings(model, verdict, options, words, lambda one: _complain(words, one))
    written = {"folder": str(made.folder), "files": list(made.files), "removed": made.removed}
    _answer(_json(written) if options.json else _told(words, made.messages))
    return DONE


def _describe(model: Model, options: Options, words: Words) -> int:
    told = description(model, words)
    _answer(_json({"lines": told.splitlines()}) if options.json else told)
    return DONE


def _help() -> Iterable[Message]:
    args: dict[str, Word] = {
        "products": ",".join(PRODUCTS),
        "profiles": either(PROFILES),
        "dialects": either(DIALECTS),
        "languages": either(languages()),
    }
    return (Message(f"help-{name}", args) for name in _HELP)


def _told(words: Words, messages: Iterable[Message]) -> str:
    return "".join(words.render(message) + "\n" for message in messages)


def _json(value: dict[str, Any]) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


def _complain(words: Words, message: Message) -> None:
    # where even this cannot be written there is nobody left to tell; the exit code stays
    with suppress(OSError):
        _write(sys.stderr, words.render(message) + "\n")


def _answer(text: str) -> None:
    try:
        _write(sys.stdout, text)
    except OSError as error:
        # the interpreter would fail once more when it writes the rest out at its end
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):
            raise
        raise cannot_tell(error) from error


def _write(stream: TextIO | None, text: str) -> None:
    if stream is None:
        return
    encoding = stream.encoding or "utf-8"
    stream.write(text.encode(encoding, "replace").decode(encoding))
    stream.flush()
