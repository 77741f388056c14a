"""Pieces typed as a few letters, one for each attribute that counts, such as tdrh."""

from quarto_access.rules.quarto.pieces import Attribute, Trait
from quarto_access.rules.quarto.ruleset import Ruleset
from quarto_access.session.quarto.chosen import ColourWords
from quarto_access.speech.quarto.names import SPOKEN_ORDER
from quarto_access.speech.vocabulary import Vocabulary, plain

_TERMS = {
    Attribute.HEIGHT: ("short", "tall"),
    Attribute.SHAPE: ("round", "squared"),
    Attribute.HOLLOW: ("solid", "hollow"),
}


def coded(
    code: str, ruleset: Ruleset, vocabulary: Vocabulary, colours: ColourWords
) -> tuple[Trait, ...] | None:
    """The values that the letters of a code stand for, in the order in which a piece is named.

    Each letter begins the usual word of a value; None where one begins neither or both.
    """
    counted = [one for one in SPOKEN_ORDER if one in ruleset.attributes]
    if len(code) != len(counted):
        return None
    traits: list[Trait] = []
    for sign, attribute in zip(plain(code), counted, strict=False):
        words = _words(attribute, vocabulary, colours)
        found = [high for high, word in enumerate(words) if word.startswith(sign)]
        if len(found) != 1:
            return None
        traits.append(Trait(attribute, high=bool(found[0])))
    return tuple(traits)


def _words(attribute: Attribute, vocabulary: Vocabulary, colours: ColourWords) -> tuple[str, str]:
    """The usual words of both values, the lower one first."""
    if attribute is not Attribute.COLOUR:
        low, high = (vocabulary.words(term)[0] for term in _TERMS[attribute])
        return low, high
    if colours.own:
        return plain(colours.light), plain(colours.dark)
    return vocabulary.words(colours.light)[0], vocabulary.words(colours.dark)[0]
