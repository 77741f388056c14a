"""The next game with the same players: the rules of the one before, but for what was changed."""

from dataclasses import dataclass, replace

from quarto_access.rules.quarto.ruleset import Ruleset
from quarto_access.session.quarto.record import Record, level_of


@dataclass(frozen=True, slots=True)
class Choice:
    """What is chosen for the next game, but for its clock: `computer` is the player that it is."""

    ruleset: Ruleset
    tell_me: bool
    computer: str


def with_changes(record: Record, then: Choice, now: Choice) -> Record:
    """A record with what is chosen otherwise `now` than `then`, each thing by itself.

    A game that was begun by other rules than those of the options keeps them in all else.
    """
    chosen = now.computer != then.computer
    seats = {
        seat: now.computer if chosen and level_of(player) is not None else player
        for seat, player in record.seats.items()
    }
    tell_me = now.tell_me if now.tell_me != then.tell_me else record.tell_me
    ruleset = _mixed(record.ruleset, then.ruleset, now.ruleset)
    return replace(record, ruleset=ruleset, seats=seats, tell_me=tell_me)


def _mixed(kept: Ruleset, then: Ruleset, now: Ruleset) -> Ruleset:
    if (now.name, now.lines) != (then.name, then.lines):
        kept = replace(kept, name=now.name, lines=now.lines)
    if now.attributes != then.attributes:
        kept = replace(kept, attributes=now.attributes)
    if now.claims_per_window != then.claims_per_window:
        kept = replace(kept, claims_per_window=now.claims_per_window)
    if now.false_claim_loses != then.false_claim_loses:
        kept = replace(kept, false_claim_loses=now.false_claim_loses)
    return kept
