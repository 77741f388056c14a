"""Cells as they are typed: in the letters of a language, in Latin ones, or as two digits."""

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from quarto_access.speech.quarto.names import COLUMN_LETTERS
from quarto_access.speech.vocabulary import Vocabulary

_NAMED = re.compile(r"([^\W\d_]+)(\d+)")
_DIGITS = re.compile(r"[1-4]{2}")
_TERMS = {f"column-{letter}": letter for letter in COLUMN_LETTERS}


class TypedCells:
    """Reads the names of columns and cells with the words of one language."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary

    def column(self, word: str) -> str | None:
        """The Latin letter of the column that a word names, None where it names none."""
        if word in COLUMN_LETTERS and word:
            return word
        found = (letter for term, letter in _TERMS.items() if word in self._vocabulary.words(term))
        return next(found, None)

    def latin(self, words: Sequence[str]) -> list[str]:
        """The words, with cells by Latin letter and digit; a word alone stays what it is."""
        return list(self._latin(words))

    def _latin(self, words: Sequence[str]) -> Iterator[str]:
        for word, following in zip_longest(words, words[1:], fillvalue=""):
            named = _NAMED.fullmatch(word)
            if named and (column := self.column(named[1])):
                yield column + named[2]
            elif _DIGITS.fullmatch(word):
                # the row comes first
                yield COLUMN_LETTERS[int(word[1]) - 1] + word[0]
            elif following.isdecimal() and (column := self.column(word)):
                yield column
            else:
                yield word
