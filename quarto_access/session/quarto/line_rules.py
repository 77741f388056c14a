"""The rules of a game by message as one word, and the same rules as they are typed.

The word is the name of a line set, behind a colon the attributes that count where not all do, then
each price and number that is not the usual one behind a plus: `standard:colour,height+loses+any`.
"""

from dataclasses import replace

from quarto_access.rules.quarto.notation import NotationError, parse_position
from quarto_access.rules.quarto.pieces import ATTRIBUTES
from quarto_access.rules.quarto.ruleset import Ruleset, named_ruleset

LOSES = "loses"
CLAIMS: dict[str, int | None] = {"none": 0, "two": 2, "three": 3, "any": None}
"""The words for numbers of attempts other than one."""
_EMPTY_BOARD = "." * 16
_PLUS = "+"


def ruleset_word(ruleset: Ruleset) -> str | None:
    """The word for rules, None for those that have none: chosen lines, or more than 3 attempts."""
    named = named_ruleset(ruleset.name, ruleset.attributes) if ruleset.name != "custom" else None
    usual = replace(ruleset, claims_per_window=1, false_claim_loses=False)
    attempts = [word for word, limit in CLAIMS.items() if limit == ruleset.claims_per_window]
    if named != usual or not (attempts or ruleset.claims_per_window == 1):
        return None
    word = ruleset.name
    if ruleset.attributes != ATTRIBUTES:
        word += ":" + ",".join(attribute.label for attribute in ruleset.attributes)
    loses = (LOSES,) if ruleset.false_claim_loses else ()
    return _PLUS.join((word, *loses, *attempts))


def ruleset_of(word: str) -> Ruleset | None:
    """The rules that a word of a line stands for, None where it stands for none.

    Rules have one word each, so that two players cannot read the same rules differently.
    """
    usual, *more = word.split(_PLUS)
    name, _colon, attributes = usual.partition(":")
    ruleset = _changed(_named(f"{name} {attributes}") if name else None, more)
    if not more:
        # lines of before may list the attributes in any order
        return ruleset
    return ruleset if ruleset and ruleset_word(ruleset) == word else None


def typed_ruleset(text: str) -> Ruleset | None:
    """The rules that words name, such as advanced colour,height loses two; None for none."""
    words = text.split()
    more = [word for word in words if word == LOSES or word in CLAIMS]
    return _changed(_named(" ".join(word for word in words if word not in more)), more)


def _named(text: str) -> Ruleset | None:
    try:
        return parse_position(f"{_EMPTY_BOARD} - {text}").ruleset
    except NotationError:
        return None


def _changed(ruleset: Ruleset | None, more: list[str]) -> Ruleset | None:
    """The rules with prices and numbers that differ from the usual; None where one is unknown."""
    attempts = [word for word in more if word in CLAIMS]
    known = len(attempts) <= 1 and len(more) - len(attempts) <= 1
    if ruleset is None or not known or any(word != LOSES for word in more if word not in attempts):
        return None
    loses = LOSES in more
    limit = CLAIMS[attempts[0]] if attempts else 1
    return replace(ruleset, claims_per_window=limit, false_claim_loses=loses)
