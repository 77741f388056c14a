"""The one place that knows pygame's mixer: many short sounds beside each other, and one voice.

Nothing here raises because a device is gone: what cannot be played is not, and `alive` tells.
"""

import atexit
import ctypes
import io
import os
import sys
import wave
from collections import deque
from collections.abc import Callable, MutableMapping
from enum import StrEnum
from pathlib import Path
from threading import Lock, RLock, Thread
from typing import TYPE_CHECKING

from quarto_access.drivers.quiet import ERRORS, quiet

if TYPE_CHECKING:
    from array import array

    from pygame.mixer import Channel, Sound

RATE = 44100
BUFFER = 512
"""Samples that are mixed at once: 12 milliseconds."""
CHANNELS = 16
_VOICE = 0
_SIXTEEN_BITS_SIGNED = -16
_STEREO = 2
_QUITTING = 1.0
_MAX_DEVICES = 16


class Family(StrEnum):
    """The kinds of sounds that have a volume each."""

    SPEECH = "speech"
    NAVIGATION = "navigation"
    EVENTS = "events"
    ALERTS = "alerts"
    SONIFICATION = "sonification"


class MixerFault(StrEnum):
    """Why nothing can be played."""

    NO_LIBRARY = "no_library"
    NO_DEVICE = "no_device"


class MixerError(Exception):
    """There is nothing to play on.

    Attributes:
        reason: what is missing.
        detail: what the library said, for a log.
    """

    def __init__(self, reason: MixerFault, detail: str = "") -> None:
        super().__init__(f"{reason.value}: {detail}")
        self.reason = reason
        self.detail = detail


class BadSoundError(ValueError):
    """What should be a sound is none."""


class Mixer:
    """An open device.

    Attributes:
        volumes: 0 to 1 for each family, settable at any time.
        mono: whether everything comes from the middle.
    """

    def __init__(self, volumes: MutableMapping[Family, float], *, mono: bool) -> None:
        """Wrap the mixer of pygame, which `open` has started."""
        import pygame.mixer  # noqa: PLC0415  slow, and only where something is played

        self._mixer = pygame.mixer
        self.volumes = volumes
        self.mono = mono
        self._lock = RLock()
        self._closed = False
        self._free: deque[Channel] = deque(
            pygame.mixer.Channel(number) for number in range(CHANNELS) if number != _VOICE
        )
        self._voice = pygame.mixer.Channel(_VOICE)
        self._works = _device_check(pygame.mixer.__file__)

    @classmethod
    def open(
        cls, volumes: MutableMapping[Family, float] | None = None, *, mono: bool = False
    ) -> "Mixer":
        """Open the device that the system plays on.

        Raises:
            MixerError: there is none, or no library.
        """
        os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
        # without this the library swallows the signal that asks a program to end
        os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"
        os.environ.setdefault("SDL_AUDIO_DEVICE_APP_NAME", "Quarto Access")
        # Only errors are turned away: another thread may be writing to the terminal just now.
        if _quit.runs():
            raise MixerError(MixerFault.NO_DEVICE, "the last one does not let go")
        with quiet(descriptors=(ERRORS,)):
            _start()
        return cls({} if volumes is None else volumes, mono=mono)

    def load(self, wav: bytes | Path) -> "Sound":
        """A sound from a WAV file or its bytes, made to fit the device.

        Raises:
            BadSoundError: there is no such file, or it holds no sound.
        """
        data = _bytes(wav)
        import pygame  # noqa: PLC0415  loaded since `open`

        with self._lock:
            try:
                return self._mixer.Sound(file=io.BytesIO(data))
            except pygame.error as error:
                raise BadSoundError(str(error)) from error

    def sound(self, samples: "array[int]", rate: int = RATE) -> "Sound":
        """A sound from 16-bit samples of one channel.

        Raises:
            BadSoundError: there are no samples, or there is no device any more.
        """
        return self.load(wav_bytes(samples, rate))

    def play(
        self,
        sound: "Sound",
        *,
        pan: float = 0.0,
        volume: float = 1.0,
        family: Family = Family.NAVIGATION,
    ) -> bool:
        """Play a sound beside all others, from left (-1) to right (+1); whether it sounds.

        Where too many sound, the one that began first ends.
        """
        with self._lock:
            if self._closed:
                return False
            channel = next((each for each in self._free if not each.get_busy()), self._free[0])
            if not self._play(channel, sound, pan, volume * self.volumes.get(family, 1.0)):
                return False
            self._free.remove(channel)
            self._free.append(channel)
            return True

    def speak(self, sound: "Sound", *, pan: float = 0.0, volume: float = 1.0) -> bool:
        """Play a sound as the voice, in place of what the voice was saying; whether it sounds."""
        with self._lock:
            level = volume * self.volumes.get(Family.SPEECH, 1.0)
            return self._play(self._voice, sound, pan, level)

    def speaking(self) -> bool:
        """Whether the voice sounds."""
        with self._lock:
            return not self._closed and self._voice.get_busy()

    def silence(self) -> None:
        """Stop the voice at once."""
        with self._lock:
            if not self._closed:
                self._voice.stop()

    def stop_sounds(self) -> None:
        """Stop everything but the voice."""
        with self._lock:
            if not self._closed:
                for channel in self._free:
                    channel.stop()

    def alive(self) -> bool:
        """Whether the device is still there."""
        with self._lock:
            return not self._closed and self._works()

    def close(self) -> None:
        """Give the device back."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
        _quit.within(_QUITTING)

    def _play(self, channel: "Channel", sound: "Sound", pan: float, volume: float) -> bool:
        import pygame  # noqa: PLC0415  loaded since `open`

        if self._closed:
            return False
        try:
            channel.play(sound)
        except pygame.error:
            return False
        channel.set_volume(*sides(0.0 if self.mono else pan, volume))
        return True


class _Quit:
    """Gives the device back, which may never end where a sound server hangs."""

    def __init__(self) -> None:
        self._thread: Thread | None = None

    def runs(self) -> bool:
        """Whether the last device has still not been given back."""
        return self._thread is not None and self._thread.is_alive()

    def within(self, seconds: float) -> None:
        """Do it, and return when it is done or this time is over."""
        self._thread = Thread(target=_stop, name="mixer-quit", daemon=True)
        self._thread.start()
        self._thread.join(seconds)
        if self.runs():
            import pygame  # noqa: PLC0415  loaded since the mixer was opened

            # it would try the same at the end of the program, and hang there
            atexit.unregister(pygame.quit)


_quit = _Quit()


class Loudspeaker:
    """The device, opened when somebody wants to play, and opened again when it was lost.

    Attributes:
        volumes: 0 to 1 for each family, settable at any time.
    """

    def __init__(self, *, mono: bool = False) -> None:
        self.volumes: dict[Family, float] = dict.fromkeys(Family, 1.0)
        self._mono = mono
        self._mixer: Mixer | None = None
        self._lock = Lock()

    @property
    def mono(self) -> bool:
        """Whether everything comes from the middle."""
        return self._mono

    @mono.setter
    def mono(self, mono: bool) -> None:
        self._mono = mono
        if self._mixer is not None:
            self._mixer.mono = mono

    def mixer(self) -> Mixer:
        """The open mixer, always the same one while its device is there.

        Raises:
            MixerError: there is nothing to play on.
        """
        with self._lock:
            if self._mixer is None or not self._mixer.alive():
                self._close()
                self._mixer = Mixer.open(self.volumes, mono=self._mono)
            return self._mixer

    def close(self) -> None:
        """Give the device back; the next who asks opens it again."""
        with self._lock:
            self._close()

    def _close(self) -> None:
        if self._mixer is not None:
            self._mixer.close()
            self._mixer = None


def sides(pan: float, volume: float) -> tuple[float, float]:
    """The volumes left and right of a sound that comes from somewhere between."""
    level = min(1.0, max(0.0, volume))
    place = min(1.0, max(-1.0, pan))
    return level * min(1.0, 1.0 - place), level * min(1.0, 1.0 + place)


def wav_bytes(samples: "array[int]", rate: int) -> bytes:
    """Samples of one channel as a WAV file."""
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples.tobytes())
    return out.getvalue()


def _bytes(wav: bytes | Path) -> bytes:
    if isinstance(wav, bytes):
        return wav
    try:
        return wav.read_bytes()
    except OSError as error:
        raise BadSoundError(str(error)) from error


def _stop() -> None:
    import pygame.mixer  # noqa: PLC0415  loaded since the mixer was opened

    with quiet(descriptors=(ERRORS,)):
        pygame.mixer.quit()


def _start() -> None:
    try:
        import pygame  # noqa: PLC0415  slow, and only where something is played
        import pygame.mixer  # noqa: PLC0415
    except ImportError as error:
        raise MixerError(MixerFault.NO_LIBRARY, str(error)) from error
    try:
        pygame.mixer.init(RATE, _SIXTEEN_BITS_SIGNED, _STEREO, BUFFER, allowedchanges=0)
    except pygame.error as error:
        raise MixerError(MixerFault.NO_DEVICE, str(error)) from error
    pygame.mixer.set_num_channels(CHANNELS)
    pygame.mixer.set_reserved(_VOICE + 1)


def _device_check(module_file: str | None) -> Callable[[], bool]:
    """How to ask whether the device that was just opened is still there.

    pygame does not tell: when a sound server dies it goes on as if it played. The library below
    it knows, and is asked through the module that is linked to it.
    """
    try:
        library = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else module_file)
        status = library.SDL_GetAudioDeviceStatus
    except (OSError, AttributeError):
        return lambda: True
    opened = [number for number in range(1, _MAX_DEVICES) if status(number)]
    return lambda: all(status(number) for number in opened)
