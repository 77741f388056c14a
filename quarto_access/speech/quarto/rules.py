"""The rules in force become sentences: what counts, who may call and when, how a game ends."""

from quarto_access.rules.quarto.ruleset import Ruleset
from quarto_access.speech.message import Message, Value
from quarto_access.speech.quarto.names import SPOKEN_ORDER, attribute_name, ruleset_name


def rules(ruleset: Ruleset) -> tuple[tuple[Message, ...], ...]:
    """Each rule in a row of its own."""
    counted = tuple(one for one in SPOKEN_ORDER if one in ruleset.attributes)
    limit = ruleset.claims_per_window
    usual: Value = "any" if limit is None else limit
    claims: dict[str, Value] = {"limit": "loses" if ruleset.false_claim_loses else usual}
    lines: dict[str, Value] = {"ruleset": ruleset_name(ruleset), "lines": len(ruleset.lines)}
    attributes: dict[str, Value] = {
        "count": len(counted),
        "attributes": tuple(attribute_name(one) for one in counted),
    }
    return (
        (Message("rules-lines", {**lines, "name": ruleset.name}),),
        (Message("rules-attributes", attributes),),
        (Message("rules-turn"),),
        (Message("rules-call"),),
        (Message("rules-attempts", claims),),
        (Message("rules-end"),),
        (Message("rules-own"),),
    )
