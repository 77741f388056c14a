"""Ways to be heard that do what a test says, and a clock that a test moves."""

from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from itertools import count

from quarto_access.drivers.mailbox import Mailbox
from quarto_access.speech.message import ChannelLost, Spoken


class Timers:
    """`later` as an event loop has it, with time that only a test lets pass."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = count()

    def later(self, seconds: float, action: Callable[[], None]) -> None:
        heappush(self._due, (self.now + seconds, next(self._numbers), action))

    @property
    def waiting(self) -> int:
        """How many actions wait."""
        return len(self._due)

    def pass_by(self, seconds: float) -> None:
        """Let time pass, with everything that is due on the way."""
        end = self.now + seconds
        while self._due and self._due[0][0] <= end:
            self.now, _number, action = heappop(self._due)
            action()
        self.now = end


@dataclass
class ScriptedLink:
    """A way that holds what it is given until the test has it said, or loses it.

    Attributes:
        said: the words that were heard to their end.
        cut: the words that were hushed.
        taken: what it was given.
    """

    lost: str | None = None
    said: list[str] = field(default_factory=list[str])
    cut: list[str] = field(default_factory=list[str])
    taken: list[Spoken] = field(default_factory=list[Spoken])
    closed: int = 0
    at_once: bool = False
    _box: Mailbox = field(default_factory=Mailbox)

    @property
    def unsaid(self) -> Spoken | None:
        return self._box.next()[0] if self.lost else None

    @property
    def sounding(self) -> bool:
        return not self.lost and not self._box.empty

    def say(self, spoken: Spoken) -> None:
        if self.lost:
            raise ChannelLost(self.lost)
        self.taken.append(spoken)
        self._box = self._box.put(spoken)
        if self.at_once:
            self.finish()

    def finish(self) -> None:
        """Say what waits."""
        while not self._box.empty:
            spoken, self._box = self._box.next()
            assert spoken is not None
            self.said.append(spoken.text)

    def hush(self) -> bool:
        sounding = self.sounding
        if sounding:
            spoken, self._box = self._box.next()
            assert spoken is not None
            self.cut.append(spoken.text)
        return sounding

    def close(self) -> None:
        self.closed += 1
        if not self.lost:
            self.finish()


class Openings:
    """Opens scripted links, and keeps them in the order of their opening."""

    def __init__(self, *, at_once: bool = False) -> None:
        self.links: list[ScriptedLink] = []
        self.dead: str | None = None
        """Why what is opened from now on is lost at once."""
        self._at_once = at_once

    def __call__(self) -> ScriptedLink:
        self.links.append(ScriptedLink(lost=self.dead, at_once=self._at_once))
        return self.links[-1]

    @property
    def last(self) -> ScriptedLink:
        return self.links[-1]

    @property
    def said(self) -> list[str]:
        """What all of them have said."""
        return [text for link in self.links for text in link.said]
