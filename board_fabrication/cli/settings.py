"""A TOML file of parameters."""

import re
import stat
import tomllib
from pathlib import Path
from typing import Any

from board_fabrication.cli.problems import bad_value, cannot_read, problem, unknown_name
from board_fabrication.values import (
    CHOICES,
    UnknownParameterError,
    Value,
    ValueTextError,
    named,
    read_value,
)

_LARGEST = 1_000_000
_LINE = re.compile(r"at line (\d+)")


def read_settings(path: Path) -> dict[str, Value]:
    """The values that a file gives, by parameter.

    Raises:
        CommandError: it cannot be read, or holds something else.
    """
    given: dict[str, Value] = {}
    for key, value in _table(path).items():
        try:
            name = named(key)
            given[name] = _value(path, name, value)
        except UnknownParameterError as error:
            raise unknown_name(key) from error
        except ValueTextError as error:
            raise bad_value(error) from error
    return given


def _value(path: Path, name: str, value: object) -> Value:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise problem("bad-toml-value", path=str(path), name=name.replace("_", "-"))
    if not isinstance(value, str) and name in CHOICES:
        raise ValueTextError(name, str(value))
    return read_value(name, str(value))


def _table(path: Path) -> dict[str, Any]:
    try:
        text = _text(path)
    except OSError as error:
        raise cannot_read(path, error) from error
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = _LINE.search(str(error))
        raise problem("bad-toml", path=str(path), line=int(found[1]) if found else 0) from error


def _text(path: Path) -> str:
    if not stat.S_ISREG(path.stat().st_mode):
        # reading a pipe would wait for somebody to write
        raise cannot_read(path, "folder" if path.is_dir() else "other")
    with path.open("rb") as file:
        data = file.read(_LARGEST + 1)
    if len(data) > _LARGEST:
        raise cannot_read(path, "too-large")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise cannot_read(path, "not-text") from error
