"""Arguments become options. The sentences of help and refusals stand in the phrasebook."""

import argparse
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quarto_access.cli.languages import ASK, known_language
from quarto_access.cli.problems import (
    bad_names,
    bad_value,
    missing_file,
    missing_value,
    unknown_option,
    unneeded_value,
)
from quarto_access.session.presets import PRESETS
from quarto_access.session.quarto.players import Names, NamesFault, names_in
from quarto_access.session.settings import LANGUAGES, VALUES, Speech

PLAY, REPLAY, DOCTOR, VOICES = "play", "replay", "doctor", "voices"
SETTINGS, JUDGE, MESSAGE = "settings", "judge", "message"
SAVES, TABLE = "saves", "table"
HELP, VERSION = "help", "version"
FABRICATE = "fabricate"
"""Hands everything that follows to the command of the workshop, so it has no options here."""
_TALKING = (JUDGE, MESSAGE)
"""The commands that take a sentence."""
_COMMANDS = (PLAY, TABLE, REPLAY, DOCTOR, VOICES, SETTINGS, SAVES, JUDGE, MESSAGE, HELP)
SHORT, LONG = "short", "long"
_JSON, _ALOUD, _YES = "--json", "--aloud", "--yes"
_SWITCHES = (_JSON, _ALOUD, _YES)
_SWITCHED = {HELP: (), SETTINGS: (_JSON,), SAVES: (_JSON, _YES)}
"""The commands that take any words, with their switches."""
_SPEECH_VARIABLE = "QUARTO_ACCESS_SPEECH"
_BOARD = re.compile(r"[0-9a-fA-F./-]*/[0-9a-fA-F./-]*|[0-9a-fA-F.-]{16}|-{5,}")
"""Position text, or what was meant as such; it may begin with hyphens like an option."""
_LANG = re.compile(r"--lang(?:=.*)?")
_MODES = tuple(mode.value for mode in Speech)


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks for; None where it says nothing.

    `command` is play, table, replay, doctor, voices, settings, saves, judge, message, help or
    version. `start` is a file or a position. `words` is what follows `settings`, `saves`, `judge`,
    `message` or `help`.
    """

    command: str
    file: Path | None = None
    against: str | None = None
    verbosity: str | None = None
    speech: str | None = None
    level: str = "easy"
    lot: str | None = None
    preset: str | None = None
    seed: int | None = None
    start: str | None = None
    names: Names = ()
    save: Path | None = None
    transcript: Path | None = None
    json: bool = False
    words: tuple[str, ...] = ()
    aloud: bool = False
    ask_language: bool = False
    rules: str | None = None
    first: str | None = None
    yes: bool = False


def language_asked(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that any command may be given behind --lang, and the other arguments.

    Raises:
        CommandError: it is none of the program's, or is missing.
    """
    rest = list(arguments)
    asked: str | None = None
    while (found := next((one for one in rest if _LANG.fullmatch(one)), None)) is not None:
        index = rest.index(found)
        _option, joined, value = rest.pop(index).partition("=")
        if not joined:
            if index == len(rest):
                raise missing_value("--lang")
            value = rest.pop(index)
        asked = ASK if value == ASK else known_language(value)
        if asked is None:
            raise bad_value("--lang", value, (*LANGUAGES, ASK))
    return asked, rest


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line; without a command it asks to play.

    Raises:
        CommandError: it is not understood.
    """
    if "-h" in arguments or "--help" in arguments or list(arguments) == [HELP]:
        return Options(HELP)
    if "--version" in arguments:
        return Options(VERSION)
    command, rest = PLAY, list(arguments)
    if rest and rest[0] in _COMMANDS:
        command = rest.pop(0)
    values = _read(command, rest)
    if "words" in values:
        values["words"] = tuple(values["words"])
    options = Options(command, **values)
    if command == REPLAY and options.file is None:
        raise missing_file()
    return options


def _read(command: str, rest: list[str]) -> dict[str, Any]:
    """What the options of a command are set to, by name.

    Raises:
        CommandError: one of them is not understood.
    """
    parser = _parser(command)
    read = parser.parse_known_args
    if command in (PLAY, TABLE):
        # as below, where a position is given to begin at
        rest = [_no_option(word) for word in rest]
    if command in _TALKING:
        # in a position a full stop is the same as a hyphen, and begins no option
        rest = [_no_option(word) for word in rest]
        # words of these may stand before and behind an option
        read = parser.parse_known_intermixed_args
    try:
        found, unknown = read(rest)
    except argparse.ArgumentError as error:
        option = error.argument_name or ""
        raise (unneeded_value if option in _SWITCHES else missing_value)(option) from error
    if unknown:
        raise unknown_option(unknown[0])
    return vars(found)


def speech_of_environment() -> str | None:
    """Who speaks by the variable QUARTO_ACCESS_SPEECH, None where it is not set.

    Raises:
        CommandError: it names no way to speak.
    """
    value = os.environ.get(_SPEECH_VARIABLE)
    return _one_of(_SPEECH_VARIABLE, *_MODES)(value) if value else None


def _parser(command: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    if command in (DOCTOR, VOICES):
        for switch in (_JSON, _ALOUD):
            parser.add_argument(switch, action="store_true")
        return parser
    if command in _TALKING:
        return _sentence_parser(parser, command)
    if command in _SWITCHED:
        parser.add_argument("words", nargs="*")
        for switch in _SWITCHED[command]:
            parser.add_argument(switch, action="store_true")
        return parser
    parser.add_argument("--verbosity", type=_one_of("--verbosity", SHORT, LONG))
    if command == REPLAY:
        parser.add_argument("file", nargs="?", type=_file)
        parser.add_argument(_JSON, action="store_true")
        return parser
    return _game_parser(parser, command)


def _game_parser(parser: argparse.ArgumentParser, command: str) -> argparse.ArgumentParser:
    if command == TABLE:
        parser.add_argument("--first")
    else:
        parser.add_argument("--against", type=_one_of("--against", "person", "computer"))
        parser.add_argument("--level", type=_one_of("--level", "easy", "normal"), default="easy")
        parser.add_argument("--lot", type=_one_of("--lot", *map(str, VALUES["lot"])))
    parser.add_argument("--preset", type=_one_of("--preset", *PRESETS))
    parser.add_argument("--names", type=_names, default=())
    parser.add_argument("--speech", type=_one_of("--speech", *_MODES))
    parser.add_argument("--seed", type=_seed)
    parser.add_argument("--start", type=_start)
    for option in ("--save", "--transcript"):
        parser.add_argument(option, type=_file)
    return parser


def _no_option(word: str) -> str:
    return word.replace("-", ".") if word[:1] == "-" and _BOARD.fullmatch(word) else word


def _sentence_parser(parser: argparse.ArgumentParser, command: str) -> argparse.ArgumentParser:
    parser.add_argument("words", nargs="*")
    parser.add_argument("--file", type=_file)
    if command == JUDGE:
        parser.add_argument(_JSON, action="store_true")
    else:
        parser.add_argument("--rules")
        parser.add_argument("--first", type=_one_of("--first", "me", "other", "lot"))
        parser.add_argument("--seed", type=_seed)
    return parser


def _one_of(option: str, *choices: str) -> Callable[[str], str]:
    def check(value: str) -> str:
        if value not in choices:
            raise bad_value(option, value, choices)
        return value

    return check


def _file(name: str) -> Path:
    # an empty name would mean the folder that the program runs in
    if not name:
        raise missing_file()
    return Path(name)


def _start(text: str) -> str:
    if not text.strip():
        raise missing_file()
    return text


def _names(text: str) -> Names:
    names = names_in(text)
    if isinstance(names, NamesFault):
        raise bad_names(names)
    return names


def _seed(value: str) -> int:
    try:
        return int(value)
    except ValueError as error:
        raise bad_value("--seed", value, None) from error
