"""What each game brings: the one list of games."""

from collections.abc import Iterator

from quarto_access.session.quarto.house import House, Store
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.quarto.narrator import Narrator
from quarto_access.speech.vocabulary import Vocabulary
from quarto_access.terminal.typed import TypedLines


def quarto(
    store: Store, phrasebook: Phrasebook, seeds: Iterator[int], level: str
) -> tuple[House, Narrator]:
    """The dealer and the narrator of Quarto."""
    return House(store, TypedLines(Vocabulary(phrasebook)), seeds, level), Narrator()
