"""The one speaker: whoever of several ways to be heard works, the preferred one first.

When a way is lost, the next one says so, and then the words that were lost. The preferred way is
tried again from time to time and taken back when it works.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from quarto_access.session.settings import Speech
from quarto_access.speech.message import Channel, ChannelLost, Spoken

CHECKS = 6
"""How often a way is looked at after it was given words."""
CHECK_GAP = 0.5
"""Seconds from one look to the next."""
RETRY_GAP = 5.0
"""Seconds until the preferred way is tried again."""
PROBATION = 3.0
"""Seconds that a way tried again has to stay alive before it speaks."""


class Link(Channel, Protocol):
    """A channel that may be lost between two utterances, and knows what it has not said."""

    @property
    def lost(self) -> str | None:
        """Why nothing can be said here any more, None while something can."""
        ...

    @property
    def unsaid(self) -> Spoken | None:
        """What was taken and not said when the channel was lost."""
        ...

    @property
    def sounding(self) -> bool:
        """Whether something sounds or waits."""
        ...


@dataclass(frozen=True, slots=True)
class Way:
    """A way to be heard: its mode, and what opens it. Opening returns at once."""

    mode: Speech
    open: Callable[[], Link]


@dataclass(frozen=True, slots=True)
class Change:
    """Another way speaks: the mode that was left, the one taken, and if the better one is back."""

    left: Speech
    now: Speech
    back: bool


class Speaker:
    """Speaks through one way at a time."""

    def __init__(
        self,
        ways: Sequence[Way],
        later: Callable[[float, Callable[[], None]], object],
        on_change: Callable[[Change], None],
    ) -> None:
        """Open the first way; `on_change` is told when another one is taken."""
        self._ways = tuple(ways)
        self._later = later
        self._on_change = on_change
        self._index = 0
        self._link = ways[0].open()
        self._checks = 0
        self._closed = False

    @property
    def mode(self) -> Speech:
        """The mode that speaks now."""
        return self._ways[self._index].mode

    @property
    def link(self) -> Link:
        """The channel that speaks now."""
        return self._link

    def say(self, spoken: Spoken) -> None:
        """Have words spoken by whoever can.

        Raises:
            ChannelLost: nobody is left.
        """
        try:
            self._link.say(spoken)
        except ChannelLost:
            self._fall_back(spoken)
        else:
            self._watch()

    def hush(self) -> bool:
        """Stop what is sounding; whether there was anything."""
        return self._link.hush()

    def close(self) -> None:
        """Let the way that speaks finish, and let go of it."""
        self._closed = True
        self._link.close()

    def _fall_back(self, *unheard: Spoken) -> None:
        """Take the next way, have it say so, and then what was not heard."""
        left, lost = self.mode, self._link
        if self._index + 1 == len(self._ways):
            raise ChannelLost
        unsaid = lost.unsaid
        self._index += 1
        self._link = self._ways[self._index].open()
        self._on_change(Change(left, self.mode, back=False))
        for spoken in (unsaid, *unheard):
            # a channel that raised has not taken the words, so they are not among the unsaid
            if spoken is not None:
                self.say(spoken)
        self._later(RETRY_GAP, self._try_again)

    def _watch(self) -> None:
        idle = self._checks == 0
        self._checks = CHECKS
        if idle:
            self._later(CHECK_GAP, self._check)

    def _check(self) -> None:
        if self._closed:
            self._checks = 0
            return
        self._checks -= 1
        if self._link.lost:
            self._checks = 0
            self._fall_back()
        elif self._checks or self._link.sounding:
            self._checks = max(self._checks, 1)
            self._later(CHECK_GAP, self._check)

    def _try_again(self) -> None:
        if self._closed or self._index == 0:
            return
        candidate = self._ways[0].open()
        self._later(PROBATION, lambda: self._take_back(candidate))

    def _take_back(self, candidate: Link) -> None:
        if self._closed or candidate.lost:
            candidate.close()
            if not self._closed:
                self._later(RETRY_GAP, self._try_again)
            return
        left, former = self.mode, self._link
        self._index, self._link = 0, candidate
        former.close()
        self._on_change(Change(left, self.mode, back=True))
