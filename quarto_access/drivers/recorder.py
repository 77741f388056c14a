"""A channel that nobody hears: it writes down what was said."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO

from quarto_access.drivers.lines import Repetition, text_writer
from quarto_access.speech.message import ChannelLost, Spoken


@dataclass(frozen=True, slots=True)
class Heard:
    """One utterance as a listener would have got it.

    Attributes:
        time: seconds since the recorder was started.
        words: the text, rows parted by line feeds.
        earcons: the names of the sounds.
        priority: the name of the priority in lower case.
    """

    time: float
    words: str
    earcons: tuple[str, ...]
    priority: str

    def as_json(self) -> str:
        """The entry in one row of JSON."""
        entry = {
            "t": round(self.time, 3),
            "words": self.words,
            "earcons": list(self.earcons),
            "priority": self.priority,
        }
        return json.dumps(entry, ensure_ascii=False)


class Recorder:
    """Keeps all that was said, and writes it to a sink line by line.

    Attributes:
        heard: the entries, oldest first.
    """

    def __init__(self, clock: Callable[[], float], sink: TextIO | None = None) -> None:
        self.heard: list[Heard] = []
        self._clock = clock
        self._start = clock()
        self._write = None if sink is None else text_writer(sink)
        self._utterances = Repetition()

    def say(self, spoken: Spoken) -> None:
        """Write an utterance down.

        Raises:
            ChannelLost: the sink takes no more.
        """
        words = self._utterances.avoid(spoken.text, spoken.again)
        earcons = tuple(cue.name for cue in spoken.cues)
        time = self._clock() - self._start
        heard = Heard(time, words, earcons, spoken.priority.name.lower())
        self.heard.append(heard)
        if self._write is None:
            return
        try:
            self._write(heard.as_json() + "\n")
        except (OSError, ValueError) as error:
            raise ChannelLost from error

    def hush(self) -> bool:
        """Nothing: what is written down stands."""
        return False

    def close(self) -> None:
        """Do nothing: every line is out already, and the sink belongs to whoever opened it."""
