"""The words that a typed line may hold, in the language of the phrasebook."""

import unicodedata
from collections.abc import Iterable

from quarto_access.speech.message import Message
from quarto_access.speech.phrasebook import Phrasebook


def plain(text: str) -> str:
    """A word without case and accents, so that both may be left out."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


class Vocabulary:
    """Finds what a typed word stands for."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        self._phrasebook = phrasebook

    def words(self, term: str) -> tuple[str, ...]:
        """The words that stand for a term, plain; the first is the usual one."""
        return tuple(plain(self._phrasebook.render(Message(f"typed-{term}"))).split())

    def find(self, word: str, terms: Iterable[str]) -> tuple[str, ...]:
        """The terms that a word or its beginning stands for; a whole word is just itself."""
        wanted = plain(word)
        known = {term: self.words(term) for term in terms}
        whole = tuple(term for term, words in known.items() if wanted in words)
        return whole or tuple(
            term for term, words in known.items() if any(full.startswith(wanted) for full in words)
        )
