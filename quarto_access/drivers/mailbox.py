"""What waits to be said: pure, so that every channel that speaks by itself waits alike.

A channel asks `next` when it is free, and tells nothing else. An answer to a key cuts what is
sounding. Among what has not begun, a newer look replaces an older one, while results and errors
are kept and run together, so that at most one utterance waits before the newest look.
"""

from dataclasses import dataclass, replace

from quarto_access.speech.message import Priority, Spoken


@dataclass(frozen=True, slots=True)
class Mailbox:
    """The results that wait, run together, and the look that waits behind them."""

    result: Spoken | None = None
    look: Spoken | None = None

    def put(self, spoken: Spoken) -> "Mailbox":
        """The mailbox with one more utterance."""
        if spoken.priority is Priority.NEXT:
            return replace(self, look=spoken)
        result = joined(self.result, spoken) if self.result else spoken
        # a look that was asked for before is out of date once something has happened
        return Mailbox(result)

    def next(self) -> tuple[Spoken | None, "Mailbox"]:
        """What to say next, and the mailbox without it."""
        if self.result and self.look:
            return joined(self.result, self.look), Mailbox()
        return self.result or self.look, Mailbox()

    @property
    def empty(self) -> bool:
        """Whether nothing waits."""
        return self.result is None and self.look is None


def joined(first: Spoken, second: Spoken) -> Spoken:
    """Two utterances as one; cues of the first are over by then, so the second's are kept."""
    return replace(
        second,
        text=f"{first.text} {second.text}",
        again=f"{first.text} {second.again}",
        braille=f"{first.braille or first.text} {second.braille or second.text}",
        priority=max(first.priority, second.priority),
        of_speaker=first.of_speaker and second.of_speaker,
    )
