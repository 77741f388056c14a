"""The sounds of utterances, beside whatever speaks. Without a device it is silent and safe.

`say` only plans. A thread of its own opens the device, reads files and plays, so that a sound
server that hangs delays nobody.
"""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import count
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from quarto_access.drivers.earcon_plan import Note, Throttle, likely, planned
from quarto_access.drivers.mixer import BadSoundError, Family, MixerError, MixerFault
from quarto_access.drivers.sound_files import Samples, read_sound, theme_folder
from quarto_access.speech.message import Spoken

if TYPE_CHECKING:
    from array import array

SoundT = TypeVar("SoundT")

NO_SOUNDS: Final = "no_sounds"

_LATE = 0.5
"""A sound that comes later than this says something about the past, and is left out."""
_LAST_NOTE = 0.5
"""How long the last sound of a sequence is given to end."""
_RETRY = 5.0
"""Seconds before a device is looked for again."""
_FAREWELL = 1.2
"""The longest time that closing waits for sounds to end."""
_SPARE = 0.05
"""Seconds without a key before the next sound is made ready."""
_OCTAVE = 12


class Sink(Protocol[SoundT]):
    """What plays sounds: the mixer."""

    def sound(self, samples: "array[int]", rate: int) -> SoundT:
        """A sound from samples of one channel."""
        ...

    def play(
        self, sound: SoundT, *, pan: float = ..., volume: float = ..., family: Family = ...
    ) -> bool:
        """Play beside everything else; whether it sounds."""
        ...

    def stop_sounds(self) -> None:
        """Stop all sounds that are no voice."""
        ...


class Source(Protocol[SoundT]):
    """What has a sink as long as there is a device: the loudspeaker."""

    @property
    def mono(self) -> bool:
        """Whether everything comes from the middle."""
        ...

    def mixer(self) -> Sink[SoundT]:
        """The sink, the same one while its device is there.

        Raises:
            MixerError: there is nothing to play on.
        """
        ...


@dataclass(frozen=True, slots=True)
class _Play:
    """Sounds to be played from a time on."""

    start: float
    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class _Cut:
    """The end of a sequence: what remains of it is not played."""

    all: bool


class EarconChannel(Generic[SoundT]):
    """Plays the cues of utterances.

    Args:
        loudspeaker: where to play; it stays open, for it may be the voice's too.
        folder: the sound files, by default those of the package.
        clock: seconds that never go back.
    """

    def __init__(
        self,
        loudspeaker: Source[SoundT],
        folder: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._loudspeaker = loudspeaker
        self._clock = clock
        self._throttle = Throttle()
        self._sequence_until = 0.0
        self._inbox: SimpleQueue[_Play | _Cut | None] = SimpleQueue()
        self._player = _Player(loudspeaker, folder or theme_folder(), clock)
        self._thread = Thread(target=self._player.run, args=(self._inbox,), daemon=True)
        self._thread.start()

    @property
    def reason(self) -> str:
        """Why nothing is heard: "no_library", "no_device", "no_sounds"; "" while it works."""
        return self._player.reason

    @property
    def missing(self) -> tuple[str, ...]:
        """The sounds that were wanted and have no file that can be read."""
        return tuple(sorted(self._player.missing))

    def say(self, spoken: Spoken) -> None:
        """Play the cues. What a key asked for ends a sequence, anything else waits for its end."""
        now = self._clock()
        running = now < self._sequence_until
        if running and spoken.by_key:
            self._end_sequence(_Cut(all=False))
        start = self._sequence_until if running and not spoken.by_key else now
        notes = tuple(
            note
            for note in planned(spoken.cues, mono=self._loudspeaker.mono)
            if note.after or self._throttle.lets(note, now)
        )
        if not notes:
            return
        if notes[-1].after:
            self._sequence_until = start + notes[-1].after + _LAST_NOTE
        self._inbox.put(_Play(start, notes))

    @property
    def sounding(self) -> bool:
        """Whether a sequence is heard; a click is nothing to be waited for."""
        return self._clock() < self._sequence_until

    def hush(self) -> bool:
        """Stop all sounds; whether there was a sequence, for a click is nothing to be stopped."""
        running = self._clock() < self._sequence_until
        self._end_sequence(_Cut(all=True))
        return running

    def close(self) -> None:
        """Let what sounds end, within reason, and forget what is left of a sequence."""
        if self._clock() < self._sequence_until:
            self._end_sequence(_Cut(all=False))
        self._inbox.put(None)
        # a thread that hangs in a library is left behind: it dies with the program
        self._thread.join(2 * _FAREWELL)

    def _end_sequence(self, cut: _Cut) -> None:
        self._sequence_until = 0.0
        self._inbox.put(cut)


class _Player(Generic[SoundT]):
    """What the thread does: it waits for what is due and plays it."""

    def __init__(
        self, loudspeaker: Source[SoundT], folder: Path | None, clock: Callable[[], float]
    ) -> None:
        self.missing: set[str] = set()
        self.reason = "" if folder else NO_SOUNDS
        self._loudspeaker = loudspeaker
        self._folder = folder
        self._clock = clock
        self._retry_at = float("-inf")
        self._sink: Sink[SoundT] | None = None
        self._sounds: dict[tuple[str, int], SoundT] = {}
        self._files: dict[str, Samples] = {}
        self._likely: list[Note] = []
        self._due: list[tuple[float, int, Note]] = []
        self._numbers = count()
        self._silent_at = float("-inf")

    def run(self, inbox: "SimpleQueue[_Play | _Cut | None]") -> None:
        """Play until None comes."""
        self._open()
        while True:
            try:
                job = inbox.get(timeout=self._wait())
            except Empty:
                self._use_time()
                continue
            if job is None:
                break
            self._take(job)
            self._play_due()
        # nothing more comes; what sounds may end
        rest = min(_FAREWELL, self._silent_at - self._clock())
        if rest > 0:
            Event().wait(rest)

    def _take(self, job: _Play | _Cut) -> None:
        if isinstance(job, _Cut):
            self._cut(job)
            return
        for note in job.notes:
            heappush(self._due, (job.start + note.after, next(self._numbers), note))

    def _wait(self) -> float | None:
        if self._due:
            return max(0.0, self._due[0][0] - self._clock())
        return _SPARE if self._likely else None

    def _use_time(self) -> None:
        """Play what is due; if nothing is to come, make one of the likely sounds ready.

        Made when it is wanted, it would take the processor from the words of the same key.
        """
        if self._due:
            self._play_due()
            return
        note = self._likely.pop()
        if self._sink is not None:
            # what is wrong with it is told when it is wanted
            with suppress(BadSoundError):
                self._sound(self._sink, note, self._read(note.name))

    def _play_due(self) -> None:
        while self._due and self._due[0][0] <= self._clock():
            due, _number, note = heappop(self._due)
            if self._clock() - due < _LATE:
                self._play(note)

    def _cut(self, cut: _Cut) -> None:
        """Forget what is left of a sequence; what waited for its end, such as a move, comes now."""
        now = self._clock()
        waiting = [note for _due, _number, note in self._due if not _in_sequence(note)]
        self._due = [] if cut.all else [(now, next(self._numbers), note) for note in waiting]
        heapify(self._due)
        if self._sink is not None:
            self._sink.stop_sounds()

    def _play(self, note: Note) -> None:
        sink, samples = self._open(), self._samples(note.name)
        if sink is None or samples is None:
            return
        try:
            sound = self._sound(sink, note, samples)
        except BadSoundError:
            # the samples are good, so the device has just gone; the next sound looks for it
            self.reason = MixerFault.NO_DEVICE.value
            return
        sink.play(sound, pan=note.pan, volume=note.volume, family=note.family)
        self._silent_at = max(self._silent_at, self._clock() + samples.seconds)

    def _open(self) -> Sink[SoundT] | None:
        """The sink, or None where there is no device; that is looked for again after a while."""
        if self._folder is None or self._clock() < self._retry_at:
            return None
        try:
            sink = self._loudspeaker.mixer()
        except MixerError as error:
            self.reason = error.reason.value
            self._retry_at = self._clock() + _RETRY
            self._sink = None
            return None
        self.reason = ""
        if sink is not self._sink:
            # by pygame's manual, sounds may not fit a device that was opened after them
            self._sounds.clear()
            self._sink = sink
            self._likely = [*reversed(likely(mono=self._loudspeaker.mono))]
        return sink

    def _sound(self, sink: Sink[SoundT], note: Note, samples: Samples) -> SoundT:
        key = (note.name, note.semitones)
        if key not in self._sounds:
            # played faster it is higher: the device's own converter does the work
            rate = round(samples.rate * 2 ** (note.semitones / _OCTAVE))
            self._sounds[key] = sink.sound(samples.values, rate)
        return self._sounds[key]

    def _samples(self, name: str) -> Samples | None:
        """What is in a file; a sound that is missing is noted, since the words are said anyway."""
        if name in self.missing:
            return None
        try:
            return self._read(name)
        except BadSoundError:
            self.missing.add(name)
            return None

    def _read(self, name: str) -> Samples:
        """What is in a file, read once.

        Raises:
            BadSoundError: there is none, or no sound in it.
        """
        if self._folder is None:
            raise BadSoundError(NO_SOUNDS)
        if name not in self._files:
            self._files[name] = read_sound(self._folder / f"{name}.wav")
        return self._files[name]


def _in_sequence(note: Note) -> bool:
    return note.family is Family.SONIFICATION
