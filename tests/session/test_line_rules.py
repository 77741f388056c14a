"""Rules as the one word of a line: each has one, and it is read back."""

from dataclasses import replace
from random import Random

import pytest
from correspondents import say

from quarto_access.rules.game import Outcome, Seat, Termination
from quarto_access.rules.quarto.moves import Claim, Give, Place
from quarto_access.rules.quarto.pieces import Attribute
from quarto_access.rules.quarto.ruleset import STANDARD, Ruleset, named_ruleset
from quarto_access.rules.quarto.state import outcome
from quarto_access.session.quarto.correspondence import begin, join
from quarto_access.session.quarto.line_rules import ruleset_of, ruleset_word, typed_ruleset

HARD = replace(STANDARD, false_claim_loses=True)
WORDS: dict[str, Ruleset] = {
    "standard": STANDARD,
    "standard+loses": HARD,
    "standard+any": replace(STANDARD, claims_per_window=None),
    "standard+loses+two": replace(HARD, claims_per_window=2),
    "advanced+none": replace(named_ruleset("advanced"), claims_per_window=0),
    "quarters:height+three": replace(
        named_ruleset("quarters", (Attribute.HEIGHT,)), claims_per_window=3
    ),
}


@pytest.mark.parametrize("word", WORDS)
def test_rules_have_one_word(word: str) -> None:
    assert ruleset_word(WORDS[word]) == word
    assert ruleset_of(word) == WORDS[word]
    assert typed_ruleset(word.replace("+", " ").replace(":", " ")) == WORDS[word]


@pytest.mark.parametrize("word", ["+loses", "", "chess+loses", "standard+one", "standard+lose"])
def test_what_is_no_word(word: str) -> None:
    assert ruleset_of(word) is None


@pytest.mark.parametrize("text", ["standard loses loses", "two three", "one", "standard weight"])
def test_what_cannot_be_typed(text: str) -> None:
    assert typed_ruleset(text) is None


def test_rules_may_be_typed_in_any_order() -> None:
    words = ["standard", "colour", "loses", "any"]
    rules = typed_ruleset(" ".join(words))
    assert rules is not None
    assert ruleset_word(rules) == "standard:colour+loses+any"
    Random(0).shuffle(words)
    assert typed_ruleset("loses any standard colour") == rules


def test_a_false_claim_loses_for_both_players() -> None:
    writer = begin("7f3a", HARD, Seat.A)
    reader = join(writer.lines[0].line)
    writer, reader = say(writer, reader, Give(0))
    pieces = (15, 1, 14, 2)
    for cell, piece in enumerate(pieces):
        if cell % 2:
            writer, reader = say(writer, reader, Place(cell), Give(piece))
        else:
            reader, writer = say(reader, writer, Place(cell), Give(piece))
    # row 1 holds 0, f, 1 and e: nothing in common
    reader, writer = say(reader, writer, Claim("row1"))
    lost = Outcome(Termination.FALSE_CLAIM, Seat.A)
    assert outcome(reader.state) == outcome(writer.state) == lost
