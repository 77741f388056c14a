"""The words that a typed line may hold, in the language of the phrasebook and in English."""

import unicodedata
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from quarto_access.speech.message import Message
from quarto_access.speech.phrasebook import Phrasebook

JOINT = "_"
"""Joins words that are typed one after the other and mean something together."""


def plain(text: str) -> str:
    """A word without case and accents, so that both may be left out."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


class Vocabulary:
    """Finds what a typed word stands for.

    The language of the phrasebook comes first; English is understood beside it, so that what
    somebody learnt from an English page works everywhere.
    """

    def __init__(self, phrasebook: Phrasebook) -> None:
        self._phrasebook = phrasebook

    def words(self, term: str) -> tuple[str, ...]:
        """The words that stand for a term, plain; the first is the usual one."""
        books = dict.fromkeys((self._phrasebook, self._phrasebook.english))
        return tuple(dict.fromkeys(word for book in books for word in _words(book, term)))

    def meant(self, term: str, begun: str = "") -> str:
        """The word for a term that begins like another, as it is written; else the usual one."""
        wanted = plain(begun)
        books = (self._phrasebook, self._phrasebook.english)
        words = [word for book in books for word in _written(book, term)]
        fitting = (word for word in words if plain(word).startswith(wanted))
        return next(fitting, words[0]).replace(JOINT, " ")

    def find(self, word: str, terms: Iterable[str]) -> tuple[str, ...]:
        """The terms that a word or its beginning stands for; a whole word is just itself.

        What it stands for in the language comes before what it would be in English.
        """
        wanted, known = plain(word), tuple(terms)
        books = dict.fromkeys((self._phrasebook, self._phrasebook.english))
        by_book = [{term: _words(book, term) for term in known} for book in books]
        for meant in by_book:
            if whole := tuple(term for term, words in meant.items() if wanted in words):
                return whole
        for meant in by_book:
            if begun := tuple(
                term
                for term, words in meant.items()
                if any(full.startswith(wanted) for full in words)
            ):
                return begun
        return ()

    def joined(self, words: Sequence[str], terms: Iterable[str]) -> list[str]:
        """The words, with those made one that mean something together, such as "with hole".

        The last word of such a pair may be a beginning.
        """
        pairs = [
            full.split(JOINT, 1) for term in terms for full in self.words(term) if JOINT in full
        ]
        found: list[str] = []
        skip = False
        for word, following in zip_longest(words, words[1:], fillvalue=""):
            if skip:
                skip = False
                continue
            pair = next((two for two in pairs if _fits(two, word, following)), None)
            skip = pair is not None
            found.append(JOINT.join(pair) if pair else word)
        return found


def _fits(pair: Sequence[str], word: str, following: str) -> bool:
    return word == pair[0] and bool(following) and pair[1].startswith(following)


def _written(phrasebook: Phrasebook, term: str) -> list[str]:
    return phrasebook.render(Message(f"typed-{term}")).split()


def _words(phrasebook: Phrasebook, term: str) -> tuple[str, ...]:
    return tuple(plain(word) for word in _written(phrasebook, term))
