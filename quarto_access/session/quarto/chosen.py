"""The rules that a person has chosen for the next game, as a ruleset."""

from dataclasses import dataclass, replace

from quarto_access.rules.quarto.pieces import ATTRIBUTES, Attribute
from quarto_access.rules.quarto.ruleset import Ruleset, named_ruleset
from quarto_access.session.settings import CLAIMS, COLOURS, IGNORED, OWN_PAIR, Settings


def chosen_ruleset(settings: Settings) -> Ruleset:
    """The lines, attributes, attempts and the price of a false claim by the settings.

    Where colour alone would count and is ignored, the three other attributes count.
    """
    names = settings.attributes.split("-")
    wanted = {one for one in ATTRIBUTES if one.label in names}
    if settings.colour == IGNORED:
        wanted = wanted - {Attribute.COLOUR} or {*ATTRIBUTES} - {Attribute.COLOUR}
    counted = tuple(one for one in ATTRIBUTES if one in wanted)
    ruleset = named_ruleset(settings.lines, counted)
    return replace(
        ruleset,
        claims_per_window=CLAIMS[settings.claims],
        false_claim_loses=settings.false_claim == "loses",
    )


def judged_as(ruleset: Ruleset, chosen: Ruleset) -> Ruleset:
    """A ruleset with attempts and the price of a false claim by another, where it has the usual."""
    usual = (ruleset.claims_per_window, ruleset.false_claim_loses) == (1, False)
    if not usual:
        return ruleset
    return replace(
        ruleset,
        claims_per_window=chosen.claims_per_window,
        false_claim_loses=chosen.false_claim_loses,
    )


@dataclass(frozen=True, slots=True)
class ColourWords:
    """How light and dark are typed: by terms of the vocabulary, or by a person's own words."""

    light: str = "light"
    dark: str = "dark"
    own: bool = False


USUAL = ColourWords()


def colour_words(settings: Settings) -> ColourWords:
    """The words for the two colours by the settings."""
    if settings.colour == OWN_PAIR:
        return ColourWords(settings.own_light, settings.own_dark, own=True)
    return ColourWords(*COLOURS[settings.colour])
