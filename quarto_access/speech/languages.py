"""What the settings of a person mean to the phrasebook: the language, and how cells are named."""

from collections.abc import Mapping

from quarto_access.session.settings import LANGUAGES, Settings
from quarto_access.speech.phrasebook import Phrasebook

NAMED: Mapping[str, Mapping[str, str]] = {
    "letters": {},
    "digits": {"cell": "cell-in-digits"},
}
"""Which message names a cell, by the setting cells."""


def follow_words(phrasebook: Phrasebook, settings: Settings) -> bool:
    """Speak as the settings say from the next words on; whether the language is another one."""
    phrasebook.name(NAMED[settings.cells])
    changed = settings.language in LANGUAGES and settings.language != phrasebook.language
    if changed:
        phrasebook.speak(settings.language)
    return changed
