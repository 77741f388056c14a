"""Speaks straight through a screen reader, by library, and can be cut off at once.

Libraries may be slow, fail, or hang for ever, so none is called by the thread that answers keys.
A keeper thread decides what is said next; a hand, one for each backend, calls the library. When a
call fails or takes too long, hand and backend are left behind, and a fresh backend says the words;
after two failures in a row it is the turn of the next source.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from threading import Condition, Thread

from quarto_access.drivers.backends import Backend, BackendError, Fault, Source
from quarto_access.drivers.hand import Hand, HungError
from quarto_access.drivers.lines import Repetition
from quarto_access.drivers.mailbox import Mailbox
from quarto_access.drivers.sounding import Sounding, interrupts
from quarto_access.speech.message import ChannelLost, Spoken

_log = logging.getLogger(__name__)

_FAILURES = 2


@dataclass(frozen=True, slots=True)
class Timing:
    """How many seconds to wait.

    Attributes:
        call: for a call, until it counts as hanging.
        opening: for a backend to be made, which may have to start a server first.
        closing: for what is still to be said at the end.
        gap: from one utterance to the next. What comes to a server faster than it begins to speak
            is not cut by what follows, and would be heard long after the keys; here it waits in
            the mailbox instead.
        breath: before a second try: a reader that is being restarted needs a moment.
    """

    call: float = 1.0
    opening: float = 2.0
    closing: float = 1.5
    gap: float = 0.04
    breath: float = 0.1


class Loss(StrEnum):
    """Why no reader can be spoken through any more."""

    ABSENT = "absent"
    """None was there."""
    FAILED = "failed"
    """One was there and has gone."""
    HUNG = "hung"
    """One was there and does not answer."""


class ReaderLost(ChannelLost):
    """No reader is left.

    Attributes:
        reason: what happened to the last one.
    """

    def __init__(self, reason: Loss) -> None:
        super().__init__(reason.value)
        self.reason = reason


class ReaderChannel:
    """The speaker of direct mode. All its methods return at once, only `close` waits a little."""

    def __init__(
        self,
        sources: Sequence[Source],
        clock: Callable[[], float],
        timing: Timing | None = None,
    ) -> None:
        """Begin to look for the first reader that works; what is said meanwhile waits."""
        self._sources = sources
        self._clock = clock
        self._timing = timing or Timing()
        self._changed = Condition()
        self._box = Mailbox()
        # what the mailbox held that is being said now
        self._taken = Mailbox()
        self._sounding = Sounding()
        self._hush = False
        self._closing = False
        self._ended = False
        self._loss: Loss | None = None
        self._name = ""
        self._last = float("-inf")
        Thread(target=self._keep, name="reader keeper", daemon=True).start()

    @property
    def name(self) -> str:
        """The name of the reader that speaks; "" while there is none."""
        return self._name

    @property
    def lost(self) -> Loss | None:
        """Why nothing can be said here any more; None while something can, as far as is known."""
        return self._loss

    @property
    def sounding(self) -> bool:
        """Whether something sounds or waits, by all appearances.

        Readers do not tell reliably whether they speak, so that is guessed from the words.
        """
        with self._changed:
            waits = not (self._box.empty and self._taken.empty)
            return waits or self._clock() < self._sounding.ends

    @property
    def ended(self) -> bool:
        """Whether nothing comes any more: all is said and closed, or the channel is lost."""
        return self._ended

    @property
    def unsaid(self) -> Spoken | None:
        """What was taken, and could not be said any more when the channel was lost."""
        with self._changed:
            return _restored(self._taken, self._box).next()[0] if self._loss else None

    def say(self, spoken: Spoken) -> None:
        """Have words spoken as soon as the reader is free.

        Raises:
            ReaderLost: no reader is left.
        """
        with self._changed:
            if self._loss:
                raise ReaderLost(self._loss)
            if not self._closing and spoken.text:
                self._box = self._box.put(spoken)
                self._changed.notify_all()

    def hush(self) -> bool:
        """Stop the reader and forget what waits; whether there was anything, by all appearances."""
        with self._changed:
            sounds = self.sounding
            self._box = Mailbox()
            self._taken = Mailbox()
            self._sounding = Sounding()
            if sounds:
                self._hush = True
                self._changed.notify_all()
            return sounds

    def close(self) -> None:
        """Let the reader have what waits, and let go of it; one that hangs is left behind."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
            if not self._changed.wait_for(lambda: self._ended, self._timing.closing):
                # whoever speaks next must not be talked over by words that come late
                self._box = Mailbox()
                self._taken = Mailbox()

    def _keep(self) -> None:
        try:
            loss = self._speak()
        except Exception:  # noqa: BLE001  a fault of ours; the person is told as of any loss
            _log.exception("the keeper of the reader failed")
            loss = Loss.FAILED
        with self._changed:
            self._name = ""
            self._loss = loss
            self._ended = True
            self._changed.notify_all()

    def _speak(self) -> Loss | None:
        """Speak through one source after the other; why none is left, or None at the end."""
        loss = Loss.ABSENT
        for source in self._sources:
            found = self._use(source)
            if found is None:
                return None
            if found is not Loss.ABSENT:
                loss = found
        return loss

    def _use(self, source: Source) -> Loss | None:
        """Speak through a source until it has failed for good, or to the end, which is None."""
        worked = False
        failures = 0
        while True:
            shift = _Shift()
            loss = self._work(source, shift)
            if loss is None:
                return None
            worked = worked or shift.opened
            failures = 1 if shift.spoke else failures + 1
            if not worked or failures == _FAILURES:
                return loss if loss is Loss.HUNG or not worked else Loss.FAILED
            with self._changed:
                self._changed.wait_for(lambda: self._closing, self._timing.breath)

    def _work(self, source: Source, shift: "_Shift") -> Loss | None:
        """Speak with a backend of its own until that fails, or to the end, which is None."""
        hand = Hand(f"reader {source.name}")
        try:
            backend = hand.do(lambda: shift.open(source), self._timing.opening)
            self._name = backend.name
            while self._serve(hand, backend, shift):
                pass
        except HungError:
            _log.info("%s by %s hangs", source.name, source.library)
            loss: Loss | None = Loss.HUNG
        except BackendError as error:
            _log.info("%s by %s fails: %s", source.name, source.library, error)
            hangs = error.fault is Fault.HANGS
            loss = Loss.HUNG if hangs else Loss.FAILED if shift.opened else Loss.ABSENT
        else:
            loss = None
        finally:
            hand.leave(shift.close)
        with self._changed:
            self._box = _restored(self._taken, self._box)
            self._taken = Mailbox()
        return loss

    def _serve(self, hand: Hand, backend: Backend, shift: "_Shift") -> bool:
        """Wait for something to do, and do it; False when all is done."""
        spoken = self._next()
        if spoken is not None:
            self._deliver(hand, backend, spoken, shift)
            return True
        with self._changed:
            hush, self._hush = self._hush, False
        if hush:
            hand.do(backend.stop, self._timing.call)
            with self._changed:
                self._sounding = Sounding()
        return hush

    def _next(self) -> Spoken | None:
        """Wait for what is to be said next; None when there is to be silence."""
        with self._changed:
            while not self._hush:
                spoken, box = self._box.next()
                if spoken is None and self._closing:
                    return None
                rest = self._last + self._timing.gap - self._clock()
                if spoken is not None and rest <= 0:
                    self._taken, self._box = self._box, box
                    return self._sounding.due(spoken, self._clock())
                self._changed.wait(None if spoken is None else rest)
            return None

    def _deliver(self, hand: Hand, backend: Backend, spoken: Spoken, shift: "_Shift") -> None:
        words = shift.told.avoid(spoken.text, spoken.again)
        interrupt = interrupts(spoken)
        hand.do(lambda: backend.speak(words, interrupt=interrupt), self._timing.call)
        shift.spoke = True
        with self._changed:
            self._last = self._clock()
            self._sounding = self._sounding.said(replace(spoken, text=words), self._last)
            self._taken = Mailbox()
        # by itself, so that words are not said twice because a display fails
        hand.do(lambda: _show(backend, spoken.braille or words), self._timing.call)


class _Shift:
    """How far one backend got.

    Attributes:
        opened: whether it could be made.
        spoke: whether it has said anything.
        told: the words that it was told.
    """

    def __init__(self) -> None:
        self.opened = False
        self.spoke = False
        self.told = Repetition()
        self._backend: Backend | None = None

    def open(self, source: Source) -> Backend:
        """Make the backend; in the thread that will use it."""
        self._backend = source.open()
        self.opened = True
        return self._backend

    def close(self) -> None:
        """Let go of it, in the same thread, even if it was made when nobody waited any more."""
        if self._backend is None:
            return
        try:
            self._backend.close()
        except BackendError as error:
            _log.info("%s could not be closed: %s", self._backend.name, error)


def _show(backend: Backend, text: str) -> None:
    try:
        backend.braille(text)
    except BackendError as error:
        # the words have been said
        _log.info("%s shows no braille: %s", backend.name, error)


def _restored(taken: Mailbox, box: Mailbox) -> Mailbox:
    """A mailbox in which what was taken lies before what came later."""
    for spoken in (box.result, box.look):
        if spoken is not None:
            taken = taken.put(spoken)
    return taken
