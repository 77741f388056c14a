"""What a reader that tells nothing is probably saying: pure, and only guesses."""

from dataclasses import dataclass

from quarto_access.drivers.mailbox import joined
from quarto_access.speech.message import Priority, Spoken

SLOW = 15
"""Characters a second of a reader that nobody has made faster."""
BRISK = 25
"""Characters a second of readers as most people set them."""


@dataclass(frozen=True, slots=True)
class Sounding:
    """What was handed to a reader.

    Attributes:
        ends: when a brisk reader is through with it.
        ends_slowly: when a slow one is.
        behind: what was handed over behind something else, and may not have been begun.
        begins: when a slow reader begins with that.
    """

    ends: float = float("-inf")
    ends_slowly: float = float("-inf")
    behind: Spoken | None = None
    begins: float = float("-inf")

    def due(self, spoken: Spoken, now: float) -> Spoken:
        """The utterance, with the one before it that nobody may have heard, which it would cut."""
        if self.behind is None or now >= self.begins:
            return spoken
        return joined(self.behind, spoken)

    def said(self, spoken: Spoken, now: float) -> "Sounding":
        """What is sounding after one more utterance was handed over."""
        length = len(spoken.text)
        if interrupts(spoken):
            return Sounding(now + length / BRISK, now + length / SLOW)
        begins = max(now, self.ends_slowly)
        return Sounding(
            max(now, self.ends) + length / BRISK,
            begins + length / SLOW,
            spoken if begins > now else None,
            begins,
        )


def interrupts(spoken: Spoken) -> bool:
    """Whether an utterance cuts what is sounding: what nobody asked for waits."""
    return spoken.by_key or spoken.priority is Priority.NOW
