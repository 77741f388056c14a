"""The program's own voice: words become sound in another process, and are cut by the next key.

One thread does all that could block. Whoever calls only leaves a note under a lock.
"""

import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from threading import Condition, Thread
from typing import TYPE_CHECKING

from quarto_access.drivers.lines import Repetition
from quarto_access.drivers.mailbox import Mailbox, joined
from quarto_access.drivers.mixer import BadSoundError, Mixer, MixerError
from quarto_access.drivers.synthesis import Outcome, Synthesis, VoiceFault, VoiceLost
from quarto_access.drivers.voice_process import Way, usual_way
from quarto_access.drivers.voice_settings import Manner, VoiceSettings
from quarto_access.drivers.voices import Voice, pieces
from quarto_access.speech.message import Priority, Spoken

if TYPE_CHECKING:
    from pygame.mixer import Sound

FAREWELL = 4.0
"""Seconds that the last words may still take when the program ends."""
STUCK = 8.0
"""Seconds after which a thread that has not come back from a library is given up."""
_IDLE = 0.5
_POLL = 0.25
_END_POLL = 0.005
_TOO_LONG = 2.0
_SECOND_CHANCE = 1.0
_ENDING = 3.0


@dataclass(slots=True)
class _Current:
    """The utterance that is being said.

    Attributes:
        spoken: its words.
        taken: what it was in the mailbox.
        parts: what has not been synthesised yet.
        sounds: what was synthesised and has not begun to sound.
        audible: whether some of it has been heard.
    """

    spoken: Spoken
    taken: Mailbox
    parts: deque[str]
    manner: Manner
    asked: str = ""
    sounds: "deque[Sound]" = field(default_factory=deque["Sound"])
    audible: bool = False
    until: float = 0.0


class VoiceChannel:
    """Speaks by itself.

    Attributes:
        settings: how; shared with whoever changes it.
    """

    def __init__(
        self,
        mixer: Callable[[], Mixer],
        settings: VoiceSettings | None = None,
        *,
        way: Way | None = None,
        farewell: float = FAREWELL,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin to get ready, and return at once; `mixer` gives what the voice is played on.

        The mixer is asked for again when its device is lost, and is never closed here.
        """
        self.settings = settings or VoiceSettings()
        self._open_mixer = mixer
        self._way = way or usual_way()
        self._farewell = farewell
        self._clock = clock
        self._changed = Condition()
        self._woken = False
        self._box = Mailbox()
        self._current: _Current | None = None
        self._cut = False
        self._deadline: float | None = None
        self._lost: VoiceLost | None = None
        self._unsaid: Spoken | None = None
        self._beat = clock()
        self._doubted: float | None = None
        self._utterances = Repetition()
        self._mixer: Mixer | None = None
        self._synthesis = Synthesis(self._way, self._wake, clock)
        self._thread = Thread(target=self._run, name="voice", daemon=True)
        self._thread.start()

    def say(self, spoken: Spoken) -> None:
        """Speak, now if a key asked for it, otherwise after what is sounding.

        Raises:
            VoiceLost: there is no voice any more; what was accepted before is in `unsaid`.
        """
        self._check_beat()
        with self._changed:
            if self._lost is not None:
                raise VoiceLost(self._lost.reason, self._lost.detail)
            words = self._utterances.avoid(spoken.text, spoken.again)
            if self._deadline is not None or not words:
                return
            if spoken.by_key or spoken.priority is Priority.NOW:
                self._interrupt()
            other = spoken.again if words == spoken.text else spoken.text
            self._box = self._box.put(replace(spoken, text=words, again=other))
            self._notify()

    def hush(self) -> bool:
        """Stop what is sounding and forget what waits; whether there was anything."""
        with self._changed:
            speaking = self._speaking()
            self._box = Mailbox()
            if self._current is not None:
                self._cut = True
            self._notify()
            return speaking

    def close(self) -> None:
        """Let what is sounding and what waits come to its end, but not for ever."""
        with self._changed:
            if self._deadline is None:
                self._deadline = self._clock() + self._farewell
            self._notify()
        self._thread.join(self._farewell + _ENDING)
        if self._thread.is_alive():
            # it is stuck in the library that plays; the other process must not stay
            self._synthesis.close()

    @property
    def sounding(self) -> bool:
        """Whether something is being said or waits to be."""
        with self._changed:
            return self._speaking()

    @property
    def lost(self) -> VoiceFault | None:
        """Why there is no voice any more; None while there is one, or is going to be."""
        self._check_beat()
        with self._changed:
            return self._lost.reason if self._lost else None

    @property
    def unsaid(self) -> Spoken | None:
        """What was accepted and could not be said to its end, once the voice is lost."""
        with self._changed:
            return self._unsaid

    @property
    def voices(self) -> tuple[Voice, ...]:
        """The voices that there are; empty while the synthesiser gets ready."""
        return self._synthesis.voices

    # The rest of what other threads do. The lock is held.

    def _speaking(self) -> bool:
        if self._lost is not None:
            return False
        return (self._current is not None and not self._cut) or not self._box.empty

    def _interrupt(self) -> None:
        """Cut what is sounding. A result that has not begun to sound goes back to wait."""
        if self._current is None or self._cut:
            return
        if not self._current.audible:
            self._box = _before(self._current.taken.result, self._box)
        self._cut = True

    def _notify(self) -> None:
        self._woken = True
        self._changed.notify()

    def _wake(self) -> None:
        with self._changed:
            self._notify()

    def _check_beat(self) -> None:
        """Give up a thread that does not come back; the library that plays has swallowed it.

        Only when asked twice: after the whole program was stopped the thread deserves a chance.
        """
        now = self._clock()
        if now - self._beat <= STUCK or not self._thread.is_alive():
            self._doubted = None
        elif self._doubted is None:
            self._doubted = now
        elif now - self._doubted > _SECOND_CHANCE:
            self._lose(VoiceLost(VoiceFault.NO_DEVICE, "it does not come back"))

    def _lose(self, lost: VoiceLost) -> None:
        with self._changed:
            if self._lost is not None:
                return
            if self._current is not None and not self._cut:
                self._box = _before(self._current.spoken, self._box)
            self._unsaid, self._box = self._box.next()
            self._current = None
            self._lost = lost

    # What the thread does.

    def _run(self) -> None:
        lost: VoiceLost | None = VoiceLost(VoiceFault.WORKER_DIED, "a fault in the program")
        try:
            self._synthesis.start()
            self._work()
            lost = None
        except VoiceLost as known:
            lost = known
        finally:
            if lost is not None:
                self._lose(lost)
            if self._mixer is not None:
                self._mixer.silence()
            self._synthesis.close()

    def _work(self) -> None:
        self._mixer = self._opened()
        while self._goes_on():
            self._wait()
            self._beat = self._clock()
            self._stop_if_cut()
            self._check_device()
            while (outcome := self._synthesis.poll()) is not None:
                self._take(outcome)
            self._advance()

    def _opened(self) -> Mixer | None:
        if self._way is Way.SPEAK:
            return None
        try:
            return self._open_mixer()
        except MixerError as error:
            raise VoiceLost(VoiceFault.NO_DEVICE, error.detail) from error

    def _goes_on(self) -> bool:
        with self._changed:
            if self._lost is not None:
                return False
            if self._deadline is None:
                return True
            return self._speaking() and self._clock() < self._deadline

    def _wait(self) -> None:
        with self._changed:
            if not self._woken:
                self._changed.wait(self._patience())
            self._woken = False

    def _patience(self) -> float:
        if self._current is None:
            return _IDLE
        if self._mixer is None or not self._current.audible:
            return _POLL
        return min(_POLL, max(_END_POLL, self._current.until - self._clock()))

    def _stop_if_cut(self) -> None:
        with self._changed:
            if not self._cut:
                return
            self._cut = False
            self._current = None
        if self._mixer is not None:
            self._mixer.silence()
        self._synthesis.forget()

    def _check_device(self) -> None:
        """Get the device again where it was lost, and say the same words once more."""
        if self._mixer is None or self._mixer.alive():
            return
        self._mixer = self._opened()
        self._synthesis.forget()
        with self._changed:
            if self._current is not None:
                self._current = self._begun(self._current.spoken, self._current.taken)

    def _take(self, outcome: Outcome) -> None:
        current = self._current
        if current is None:
            return
        if outcome is Outcome.AGAIN:
            current.parts.appendleft(current.asked)
        elif self._mixer is not None:
            # it is none where nothing in the words makes a sound
            with suppress(BadSoundError):
                current.sounds.append(self._mixer.load(self._synthesis.path))
            self._synthesis.path.unlink(missing_ok=True)
        current.asked = ""

    def _advance(self) -> None:
        """Go on with the utterance, and begin the next one when it is over."""
        if self._current is not None and self._is_over(self._current):
            with self._changed:
                # a cut that came at the very end must not hit the next one
                self._current, self._cut = None, False
        if self._current is None and self._synthesis.idle:
            self._begin_next()
        if self._current is not None:
            self._play(self._current)
            self._synthesise(self._current)

    def _is_over(self, current: _Current) -> bool:
        return not (current.parts or current.asked or current.sounds or self._plays())

    def _plays(self) -> bool:
        if self._mixer is None or not self._mixer.speaking():
            return False
        if self._current and self._clock() > self._current.until + _TOO_LONG:
            raise VoiceLost(VoiceFault.NO_DEVICE, "it plays nothing")
        return True

    def _begin_next(self) -> None:
        with self._changed:
            taken = self._box
            spoken, self._box = taken.next()
            self._current = self._begun(spoken, taken) if spoken is not None else None

    def _begun(self, spoken: Spoken, taken: Mailbox) -> _Current:
        manner = self.settings.manner(spoken, self._synthesis.voices)
        return _Current(spoken, taken, deque(pieces(spoken.text)), manner)

    def _play(self, current: _Current) -> None:
        if self._mixer is None or not current.sounds or self._plays():
            return
        with self._changed:
            if self._cut:
                return
            current.audible = True
        sound = current.sounds[0]
        current.until = self._clock() + sound.get_length()
        if self._mixer.speak(sound, pan=current.manner.pan, volume=current.manner.volume):
            current.sounds.popleft()
        elif self._mixer.alive():
            raise VoiceLost(VoiceFault.NO_DEVICE, "it refuses to play")

    def _synthesise(self, current: _Current) -> None:
        """Have the next part made, one ahead of what is sounding."""
        if not current.parts or current.sounds or not self._synthesis.idle:
            return
        if self._way is Way.SPEAK:
            with self._changed:
                if self._cut:
                    return
                current.audible = True
        current.asked = current.parts.popleft()
        self._synthesis.ask(current.asked, current.manner.job)


def _before(first: Spoken | None, box: Mailbox) -> Mailbox:
    """The mailbox as if something had been put into it before everything else."""
    if first is None:
        return box
    result = joined(first, box.result) if box.result else first
    return replace(box, result=result)
