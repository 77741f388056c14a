"""Arguments become options."""

import argparse
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

from board_fabrication.cli.problems import bad_choice, bad_value, problem, unknown_name
from board_fabrication.cli.settings import read_settings
from board_fabrication.profiles import PROFILES, USUAL
from board_fabrication.solver import Keep
from board_fabrication.values import (
    UnknownParameterError,
    Value,
    ValueTextError,
    named,
    read_value,
)
from board_fabrication.words import languages, usual_language
from board_fabrication.writers.registry import DIALECTS, FORMATS, PRODUCTS, usual_products

CHECK, MAKE, DESCRIBE, COUPON, HELP = "check", "make", "describe", "coupon", "help"
_COMMANDS = (CHECK, MAKE, DESCRIBE, COUPON)
_WRITING = (MAKE, COUPON)
_SWITCHES = ("--json", "--explain", "--force", "--keep-gap", "--keep-all")


@dataclass(frozen=True, slots=True)
class Options:
    """What the command line asks for.

    Attributes:
        command: check, make, describe, coupon or help.
        given: the values that a person chose.
        keep: which published sizes are held.
        folder: where to write.
        products: the names of `--only`.
        named: whether the products were named by the person.
    """

    command: str
    given: dict[str, Value] = field(default_factory=dict[str, Value])
    keep: Keep = Keep.MARGIN
    folder: Path | None = None
    products: tuple[str, ...] = ()
    named: bool = False
    formats: tuple[str, ...] = FORMATS
    profile: str = USUAL
    dialect: str = DIALECTS[0]
    lang: str = "en"
    json: bool = False
    explain: bool = False
    force: bool = False


def language(arguments: Sequence[str]) -> str:
    """The language of what is said, even of what is wrong with the command line itself."""
    for one, following in pairwise((*arguments, "")):
        value = following if one == "--lang" else one.removeprefix("--lang=")
        if value != one and value in languages():
            return value
    return usual_language(os.environ)


def parse(arguments: Sequence[str]) -> Options:
    """Read the command line.

    Raises:
        CommandError: it is not understood, or its file of parameters cannot be read.
    """
    if "-h" in arguments or "--help" in arguments or list(arguments) == [HELP]:
        return Options(HELP)
    if not arguments:
        raise problem("no-command")
    command, *rest = arguments
    if command not in _COMMANDS:
        raise problem("bad-command", command=command)
    try:
        found, unknown = _parser(command).parse_known_args(rest)
    except argparse.ArgumentError as error:
        option = error.argument_name or ""
        kind = "unneeded-value" if option in _SWITCHES else "missing-value"
        raise problem(kind, option=option) from error
    if unknown:
        raise problem("bad-option", option=unknown[0])
    return _options(command, found)


def _options(command: str, found: argparse.Namespace) -> Options:
    if found.keep_gap and found.keep_all:
        raise problem("both-kept")
    if command in _WRITING and not found.folder:
        raise problem("missing-folder")
    keep = Keep.GAP if found.keep_gap else Keep.ALL if found.keep_all else Keep.MARGIN
    return Options(
        command,
        given=_given(found),
        keep=keep,
        folder=Path(found.folder) if command in _WRITING else None,
        products=_products(command, found.only, found.format),
        named=found.only is not None or command == COUPON,
        formats=found.format,
        profile=found.profile,
        dialect=found.dialect,
        lang=found.lang,
        json=found.json,
        explain=found.explain,
        force=found.force,
    )


def _products(
    command: str, only: tuple[str, ...] | None, formats: tuple[str, ...]
) -> tuple[str, ...]:
    if command == COUPON:
        return ("coupon",)
    return usual_products(formats) if only is None else only


def _given(found: argparse.Namespace) -> dict[str, Value]:
    given: dict[str, Value] = {}
    if found.parameters is not None:
        given |= read_settings(Path(found.parameters))
    for name, text in found.set or ():
        given[name] = _value(name, text)
    for name in ("variant", "sets"):
        if (text := getattr(found, name)) is not None:
            given[name] = _value(name, text)
    given.setdefault("label_lang", found.lang.lower())
    return given


def _value(name: str, text: str) -> Value:
    try:
        return read_value(name, text)
    except ValueTextError as error:
        raise bad_value(error) from error


def _parser(command: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    for switch in _SWITCHES:
        parser.add_argument(switch, action="store_true")
    parser.add_argument("--set", action="append", type=_setting)
    for option in ("--parameters", "--variant", "--sets"):
        parser.add_argument(option)
    parser.add_argument("--only", type=_some("--only", tuple(PRODUCTS)))
    parser.add_argument("--format", type=_some("--format", FORMATS), default=FORMATS)
    parser.add_argument("--profile", type=_one("--profile", tuple(PROFILES)), default=USUAL)
    parser.add_argument("--dialect", type=_one("--dialect", DIALECTS), default=DIALECTS[0])
    parser.add_argument(
        "--lang", type=_one("--lang", languages()), default=usual_language(os.environ)
    )
    if command in _WRITING:
        parser.add_argument("folder", nargs="?")
    return parser


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals or not name.strip():
        raise problem("bad-setting", value=text)
    try:
        return named(name), value
    except UnknownParameterError as error:
        raise unknown_name(name) from error


def _one(option: str, choices: tuple[str, ...]) -> Callable[[str], str]:
    def check(value: str) -> str:
        if value not in choices:
            raise bad_choice(option, value, choices)
        return value

    return check


def _some(option: str, choices: tuple[str, ...]) -> Callable[[str], tuple[str, ...]]:
    one = _one(option, choices)

    def check(value: str) -> tuple[str, ...]:
        return tuple(one(word.strip()) for word in value.split(","))

    return check
