"""The file of a person's own keys: read, checked as a whole, and put to use."""

import tomllib
from collections.abc import Mapping
from typing import cast

from quarto_access.cli.folders import settings_path
from quarto_access.drivers.files import UnreadableTextError, read_text
from quarto_access.session import keys
from quarto_access.session.events import KeysRefused
from quarto_access.session.remap import RemapError, RemapFault, keys_said, remapped
from quarto_access.speech.phrasebook import Phrasebook

KEYS_FILE = "keys.toml"
"""The name of the file, beside that of the settings."""


def use_own_keys(phrasebook: Phrasebook) -> KeysRefused | None:
    """Put a person's own keys to use, in what is pressed and in what is said.

    Returns:
        Why the file is not used, if there is one and it cannot be.
    """
    try:
        bindings = remapped(_wanted())
    except FileNotFoundError:
        return None
    except RemapError as error:
        return KeysRefused(error.fault.value, error.name, error.actions)
    keys.use(bindings)
    phrasebook.rename_keys(keys_said(bindings))
    return None


def _wanted() -> Mapping[str, object]:
    try:
        found = tomllib.loads(read_text(settings_path().with_name(KEYS_FILE)))
    except (FileNotFoundError, NotADirectoryError) as error:
        raise FileNotFoundError from error
    except OSError as error:
        raise RemapError(RemapFault.NOT_READ) from error
    except (UnreadableTextError, ValueError, RecursionError) as error:
        raise RemapError(RemapFault.NOT_TOML) from error
    table = found.pop("keys", {})
    if found or not isinstance(table, dict):
        raise RemapError(RemapFault.NOT_TOML)
    return cast("Mapping[str, object]", table)
