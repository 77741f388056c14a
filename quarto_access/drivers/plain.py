"""Words as plain lines of a stream, for commands that only tell and then end."""

from typing import TextIO

from quarto_access.drivers.lines import USUAL_WIDTH, broken, text_writer
from quarto_access.speech.message import Spoken


class PlainChannel:
    """Writes every utterance at once, each on rows of its own."""

    def __init__(self, stream: TextIO) -> None:
        self._write = text_writer(stream)

    def say(self, spoken: Spoken) -> None:
        """Write the words.

        Raises:
            BrokenPipeError: nobody reads the stream any more.
        """
        self._write("\n".join(broken(spoken.text, USUAL_WIDTH)) + "\n")

    def hush(self) -> bool:
        """Nothing: what is written down stands."""
        return False

    def close(self) -> None:
        """Do nothing: every line is out already, and the stream belongs to whoever opened it."""
