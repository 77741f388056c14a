"""The rules in force become sentences: what counts, who may call and when, how a game ends."""

from quarto_access.rules.quarto.ruleset import Ruleset
from quarto_access.session.clock import ClockRules
from quarto_access.speech.durations import duration
from quarto_access.speech.message import Message, Value
from quarto_access.speech.quarto.names import SPOKEN_ORDER, attribute_name, ruleset_name


def rules(ruleset: Ruleset, clock: ClockRules | None = None) -> tuple[tuple[Message, ...], ...]:
    """Each rule in a row of its own; those of a clock where there is one."""
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
        *((row,) for row in _clock_rules(clock)),
        (Message("rules-end"),),
        (Message("rules-own"),),
    )


def _clock_rules(clock: ClockRules | None) -> tuple[Message, ...]:
    if clock is None:
        return ()
    limits = (("turn", clock.turn), ("game", clock.game))
    told = (
        Message(f"rules-clock-{name}", {"time": duration(seconds)})
        for name, seconds in limits
        if seconds is not None
    )
    return (*told, Message("rules-clock"))
