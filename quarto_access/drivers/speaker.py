"""The one speaker: whoever of several ways to be heard works, the preferred one first.

When a way is lost, the next one says so, and then the words that were lost. The better ways are
tried again from time to time, and the best one that works is taken back.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from quarto_access.session.settings import Speech
from quarto_access.speech.message import Channel, ChannelLost, Priority, Spoken

CHECKS = 6
"""How often a way is looked at after it was given words."""
CHECK_GAP = 0.5
"""Seconds from one look to the next."""
RETRY_GAP = 5.0
"""Seconds until the better ways are tried again."""
PROBATION = 3.0
"""Seconds that a way tried again has to stay alive before it speaks."""
_REMEMBERED = 20
"""How many utterances a way that has just been taken is remembered by."""
ABSENT = "absent"
"""What a way tells as the reason when nothing was there from the start."""


class Link(Channel, Protocol):
    """A channel that may be lost between two utterances, and knows what it has not said.

    Once it is lost it has let go of everything, so that it need not be closed.
    """

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
    """A way to be heard.

    Attributes:
        mode: what the person calls it.
        open: opens it, and returns at once.
        extra: whether nobody expects it, so that nothing is said where it was never there.
    """

    mode: Speech
    open: Callable[[], Link]
    extra: bool = False


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
        self._candidates: tuple[Link, ...] = ()
        self._checks = 0
        self._retry_waits = False
        self._closed = False
        self._left = self.mode
        self._telling = False
        self._told: Spoken | None = None
        self._given: tuple[Spoken, ...] = ()

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
        if self._telling:
            self._told = spoken
        else:
            self._given = (*self._given[-_REMEMBERED:], spoken)
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
        """Let the way that speaks finish, and let go of it and of those that are tried."""
        if self._closed:
            return
        self._closed = True
        self._drop_candidates()
        self._link.close()

    def _fall_back(self, *unheard: Spoken) -> None:
        """Take the next way, have it say so, and then what was not heard.

        Raises:
            ChannelLost: there is none, or the words are lost there as well.
        """
        if self._index + 1 == len(self._ways):
            raise ChannelLost
        left, lost = self._ways[self._index], self._link
        never_there = left.extra and lost.lost == ABSENT
        words = self._not_heard(lost, unheard)
        self._index += 1
        self._link = self._ways[self._index].open()
        self._retry_later()
        if not never_there:
            self._tell_of(Change(self._left, self.mode, back=False))
        for spoken in words:
            self.say(_waiting_its_turn(spoken))

    def _not_heard(self, lost: Link, unheard: tuple[Spoken, ...]) -> tuple[Spoken, ...]:
        """What the next way has to say for the one that was lost.

        A way that was lost before it could say that it speaks is passed over: the next one tells
        of the first that was lost, and says all that came since.
        """
        told, unsaid = self._told, lost.unsaid
        began = unsaid.text if unsaid is not None else ""
        if told is not None and (told in unheard or began.startswith(told.text)):
            words = self._given
        else:
            self._left = self.mode
            # a channel that raised has not taken the words, so they are not among the unsaid
            words = tuple(spoken for spoken in (unsaid, *unheard) if spoken is not None)
        self._told, self._given = None, ()
        return tuple(spoken for spoken in words if not spoken.of_speaker)

    def _tell_of(self, change: Change) -> None:
        self._telling = True
        try:
            self._on_change(change)
        finally:
            self._telling = False

    def _watch(self) -> None:
        idle = self._checks == 0
        self._checks = CHECKS
        if idle:
            self._later(CHECK_GAP, self._check)

    def _check(self) -> None:
        if self._closed:
            return
        self._checks -= 1
        if self._link.lost:
            self._checks = 0
            try:
                self._fall_back()
            except ChannelLost:
                # nobody who could act on it stands above a timer; the next utterance tells
                return
        elif self._checks or self._link.sounding:
            self._checks = max(self._checks, 1)
            self._later(CHECK_GAP, self._check)

    def _retry_later(self) -> None:
        if not self._retry_waits:
            self._retry_waits = True
            self._later(RETRY_GAP, self._try_again)

    def _try_again(self) -> None:
        """Open all ways that are better than the present one, and see which stays alive."""
        if self._closed:
            return
        self._candidates = tuple(way.open() for way in self._ways[: self._index])
        self._later(PROBATION, self._choose)

    def _choose(self) -> None:
        if self._closed:
            return
        alive = [number for number, one in enumerate(self._candidates) if not one.lost]
        if alive and self._link.sounding:
            # nobody is cut short by something better
            self._later(CHECK_GAP, self._choose)
            return
        self._retry_waits = False
        if alive:
            self._take_back(alive[0])
        self._drop_candidates()
        if self._index > 0:
            self._retry_later()

    def _drop_candidates(self) -> None:
        for candidate in self._candidates:
            if candidate is not self._link and not candidate.lost:
                candidate.close()
        self._candidates = ()

    def _take_back(self, index: int) -> None:
        left, former = self.mode, self._link
        self._index, self._link = index, self._candidates[index]
        # it may have been lost just before, with words that nobody has heard
        unsaid = former.unsaid if former.lost else None
        former.close()
        self._told, self._given = None, ()
        self._tell_of(Change(left, self.mode, back=True))
        if unsaid is not None:
            self.say(_waiting_its_turn(unsaid))


def _waiting_its_turn(spoken: Spoken) -> Spoken:
    """Words that come late, so that they do not cut the sentence that tells why."""
    priority = Priority.NEXT if spoken.priority is Priority.NEXT else Priority.QUEUED
    return replace(spoken, by_key=False, priority=priority)
