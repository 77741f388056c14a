"""Which language is spoken: what was asked for, the environment, the setting, or the system."""

import locale
import os
import sys
import tomllib
from collections.abc import Mapping
from typing import cast

from quarto_access.cli.folders import settings_path
from quarto_access.session.settings import LANGUAGES
from quarto_access.speech.phrasebook import ENGLISH, FILES, entries

VARIABLE = "QUARTO_ACCESS_LANG"
"""The variable of the environment that names a language for this program alone."""
_PLAIN = ("C", "POSIX")
"""The system's own language, which is English."""
_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables of the system, the first that is set counts."""


def known_language(name: str) -> str | None:
    """The program's language that a name such as hu, ru_RU.UTF-8 or pt-PT stands for, if any."""
    tag = name.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    exact = {language.lower(): language for language in LANGUAGES}
    primary = {language.lower().partition("-")[0]: language for language in LANGUAGES}
    return exact.get(tag) or primary.get(tag.partition("-")[0])


def chosen_language(
    asked: str | None, setting: str, environment: Mapping[str, str] = os.environ
) -> str | None:
    """The language that somebody chose or the system has; None where nothing names one.

    `asked` is what the command line says, `setting` what the settings keep, "auto" for nothing.
    """
    if asked is not None:
        return asked
    named = known_language(environment.get(VARIABLE, ""))
    if named is not None:
        return named
    return setting if setting in LANGUAGES else _system_language(environment)


ASK = "ask"
"""What stands behind --lang for having the languages offer themselves."""


def offered_languages() -> tuple[str, ...]:
    """The languages that can offer themselves in their own words; English is among them."""
    return tuple(
        language
        for language in LANGUAGES
        if any(name == "language-offered" for name, _source in entries(language, FILES[0]))
    )


def kept_language() -> str:
    """The language in the file of the settings, "auto" where none can be read there.

    What is wrong with that file is told by whoever reads all of it.
    """
    try:
        found = tomllib.loads(settings_path().read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return "auto"
    return str(found.get("language", "auto"))


def _system_language(environment: Mapping[str, str]) -> str | None:
    named = next((value for name in _SYSTEM if (value := environment.get(name))), None)
    if named is None:
        named = _language_of_windows() if sys.platform == "win32" else locale.getlocale()[0]
    if named and named.partition(".")[0] in _PLAIN:
        return ENGLISH
    return known_language(named or "")


def _language_of_windows() -> str | None:
    """The language of the surface of Windows, such as hu_HU."""
    import ctypes  # noqa: PLC0415  rarely needed

    windows: object = getattr(ctypes, "windll", None)
    number = cast("int", getattr(windows, "kernel32").GetUserDefaultUILanguage())  # noqa: B009
    return locale.windows_locale.get(number)
