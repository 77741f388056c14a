"""Small ways to be heard, made of other channels."""

from quarto_access.drivers.lines import LinesChannel
from quarto_access.drivers.speaker import Link
from quarto_access.speech.message import ChannelLost, Spoken


class LineLink:
    """Lines of the terminal as one way among others: it is never lost but with the terminal."""

    lost: str | None = None
    unsaid: Spoken | None = None
    sounding = False

    def __init__(self, lines: LinesChannel, *, cursor_returns: bool = False) -> None:
        """Write to lines that somebody else closes; the cursor returns where braille is read."""
        self._lines = lines
        self._lines.cursor_returns = cursor_returns

    def say(self, spoken: Spoken) -> None:
        """Write the words.

        Raises:
            ChannelLost: the terminal is gone.
        """
        self._lines.say(spoken)

    def hush(self) -> bool:
        """Nothing: what is written stands."""
        return False

    def close(self) -> None:
        """Nothing: the lines go on when another way is lost."""


class SilentLink:
    """Nobody hears anything; for transcripts alone."""

    lost: str | None = None
    unsaid: Spoken | None = None
    sounding = False

    def say(self, spoken: Spoken) -> None:
        """Nothing."""

    def hush(self) -> bool:
        """Nothing."""
        return False

    def close(self) -> None:
        """Nothing."""


class Beside:
    """A way that speaks, while the same words go to another one as well, as long as that lasts."""

    def __init__(self, speaking: Link, beside: Link) -> None:
        self._speaking = speaking
        self._beside: Link | None = beside

    @property
    def lost(self) -> str | None:
        """Why the way that speaks is lost."""
        return self._speaking.lost

    @property
    def unsaid(self) -> Spoken | None:
        """What the way that speaks has not said."""
        return self._speaking.unsaid

    @property
    def sounding(self) -> bool:
        """Whether the way that speaks is sounding."""
        return self._speaking.sounding

    def say(self, spoken: Spoken) -> None:
        """Have the words spoken, and shown beside.

        Raises:
            ChannelLost: the way that speaks is lost.
        """
        if self._beside is not None:
            try:
                self._beside.say(spoken)
            except ChannelLost:
                # the one that speaks tells all that is to be told
                self._beside = None
        self._speaking.say(spoken)

    def hush(self) -> bool:
        """Stop what is sounding."""
        return self._speaking.hush()

    def close(self) -> None:
        """Let both finish."""
        self._speaking.close()
        if self._beside is not None:
            self._beside.close()
