"""What the settings of a person mean to the phrasebook: the language, names of cells, row 1."""

from collections.abc import Mapping

from quarto_access.session.settings import LANGUAGES, Settings
from quarto_access.speech.phrasebook import Phrasebook

NAMED: Mapping[str, Mapping[str, str]] = {
    "letters": {},
    "digits": {"cell": "cell-in-digits"},
}
"""Which message names a cell, by the setting cells."""
PLACED: Mapping[str, Mapping[str, str]] = {
    "near": {},
    "far": {
        "where-board": "where-board-from-top",
        "lesson-board": "lesson-board-from-top",
    },
}
"""Which messages tell how the board lies, by the setting first_row."""


def follow_words(phrasebook: Phrasebook, settings: Settings) -> bool:
    """Speak as the settings say from the next words on; whether the language is another one."""
    phrasebook.name({**NAMED[settings.cells], **PLACED[settings.first_row]})
    changed = settings.language in LANGUAGES and settings.language != phrasebook.language
    if changed:
        phrasebook.speak(settings.language)
    return changed
