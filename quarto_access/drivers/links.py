"""Small ways to be heard, made of other channels."""

from quarto_access.drivers.lines import LinesChannel
from quarto_access.drivers.speaker import Link
from quarto_access.speech.message import Spoken


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
    """A way that may be lost, with lines that hold all its words as well, whatever happens."""

    def __init__(self, speaking: Link, lines: LineLink) -> None:
        self._speaking = speaking
        self._lines = lines

    @property
    def lost(self) -> str | None:
        """Why the way that may be lost is."""
        return self._speaking.lost

    @property
    def unsaid(self) -> Spoken | None:
        """Nothing: what was taken stands in the lines."""
        return None

    @property
    def sounding(self) -> bool:
        """Whether the way that may be lost is sounding."""
        return self._speaking.sounding

    def say(self, spoken: Spoken) -> None:
        """Have the words spoken, and written.

        Raises:
            ChannelLost: they are neither, since the way that may be lost is, or the terminal.
        """
        self._speaking.say(spoken)
        self._lines.say(spoken)

    def hush(self) -> bool:
        """Stop what is sounding."""
        return self._speaking.hush()

    def close(self) -> None:
        """Let both finish."""
        self._speaking.close()
        self._lines.close()
