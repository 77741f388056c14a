"""A virtual loudspeaker: what sounded, when, how loud, from which side; and a machine without one.

A private PulseAudio with a null sink, whose monitor is recorded in windows of 5 milliseconds. It
needs no sound card and no root. The error of a start or an end is about 10 milliseconds, and what
the rig itself adds to a latency (mark to sound) is some 15 to 25 milliseconds.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
import wave
from array import array
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count
from math import sqrt
from pathlib import Path
from threading import Event, Thread
from types import TracebackType
from typing import IO, Self, cast

RATE = 48000
WINDOW = 240
GATE = 0.004
"""Peaks below this are silence."""
HOLD = 0.15
"""Seconds of silence that end a sound."""
_FULL = 32768
_BYTES_A_WINDOW = WINDOW * 4
_SECONDS_A_WINDOW = WINDOW / RATE
_REMEMBERED = 200
_NEEDED = ("pulseaudio", "parec")
_MUTE = {
    "DBUS_SESSION_BUS_ADDRESS",
    # set, it lets a player hang for ever in its last buffer
    "PULSE_LATENCY_MSEC",
}


def pause(seconds: float) -> None:
    """Wait."""
    time.sleep(seconds)  # noqa: TID251  a rig waits for the program; the program never waits


def missing() -> str:
    """What has to be installed before this rig runs, in one sentence; "" where it runs."""
    absent = [name for name in _NEEDED if shutil.which(name) is None]
    if not absent:
        return ""
    return (
        f"Not run, {' and '.join(absent)} not found: apt-get install pulseaudio pulseaudio-utils"
        " alsa-utils libasound2-plugins espeak-ng"
    )


@dataclass(frozen=True, slots=True)
class Sound:
    """Something that was to be heard, between two silences.

    Attributes:
        start: the monotonic time of its first window.
        end: that of the end of its last one.
        rms: how loud it was, 0 to 1.
        peak: its largest sample, 0 to 1; at 1 it is clipped.
        pan: -1 left to +1 right.
    """

    start: float
    end: float
    rms: float
    peak: float
    pan: float

    @property
    def length(self) -> float:
        """Seconds."""
        return self.end - self.start


@dataclass(frozen=True, slots=True)
class Window:
    """Five milliseconds of both sides."""

    time: float
    samples: bytes

    @property
    def peak(self) -> float:
        """The largest sample, 0 to 1."""
        values = array("h", self.samples)
        loudest = max(values)
        return max(loudest, -min(values)) / _FULL


class VirtualSpeaker:
    """A sound server with a recorder behind it.

    Attributes:
        windows: everything since the start.
        server: the process of the server, to be stopped or ended by a test.
    """

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="quarto-rig-"))
        self.windows: list[Window] = []
        self._socket = self.folder / "pulse.sock"
        self._heard = Event()

    def __enter__(self) -> Self:
        runtime = self.folder / "run"
        runtime.mkdir(mode=0o700)
        self._environment = _private(self.folder, runtime)
        self.server = self._start_server()
        self._write_alsa()
        self._recorder = self._start_recorder()
        self._listener = Thread(target=self._listen, daemon=True)
        self._listener.start()
        assert self._heard.wait(5), "the recorder delivers nothing"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for process in (self._recorder, self.server):
            process.send_signal(signal.SIGCONT)
            process.kill()
            process.wait(3)
        self._listener.join(3)
        shutil.rmtree(self.folder)

    def environment(self) -> dict[str, str]:
        """What has to be set for programs to find the loudspeaker."""
        return {
            "PULSE_SERVER": f"unix:{self._socket}",
            "ALSA_CONFIG_PATH": str(self.folder / "asound.conf"),
            "SDL_AUDIODRIVER": "pulseaudio",
        }

    def wait_for_silence(self, seconds: float = 0.5, limit: float = 30.0) -> None:
        """Return when nothing has sounded for a while."""
        begin = time.monotonic()
        while time.monotonic() - begin < limit:
            pause(0.05)
            now = time.monotonic()
            recent = self.between(now - seconds, now)
            if now - begin > seconds and all(each.peak < GATE for each in recent):
                return
        raise AssertionError(f"it still sounds after {limit} seconds")

    def between(self, start: float, end: float) -> list[Window]:
        """The windows of a stretch of time."""
        # the newest are the last, and few are asked for
        found: list[Window] = []
        for window in reversed(self.windows):
            if window.time < start:
                break
            if window.time <= end:
                found.append(window)
        return found[::-1]

    def sounds(self, start: float = 0.0, end: float = float("inf")) -> list[Sound]:
        """What sounded in a stretch of time."""
        return sounds(self.between(start, end))

    def save(self, path: Path) -> None:
        """Keep the recording as a WAV file, for ears."""
        with wave.open(str(path), "wb") as file:
            file.setnchannels(2)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(b"".join(each.samples for each in self.windows))

    def _start_server(self) -> subprocess.Popen[bytes]:
        sink = f"module-null-sink sink_name=rec rate={RATE} channels=2 format=s16le"
        door = f"module-native-protocol-unix socket={self._socket} auth-anonymous=1"
        options = ["-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"]
        options += ["--disable-shm=yes", "--log-level=error", "-L", sink, "-L", door]
        log = self.folder / "server.log"
        with log.open("wb") as file:
            server = subprocess.Popen(  # noqa: S603  the server of the rig
                [_program("pulseaudio"), *options],
                env=self._environment,
                stdout=subprocess.DEVNULL,
                stderr=file,
            )
        for _ in range(200):
            if self._socket.exists():
                return server
            assert server.poll() is None, log.read_text()
            pause(0.02)
        raise AssertionError("the sound server does not begin")

    def _start_recorder(self) -> subprocess.Popen[bytes]:
        kind = ["--raw", "--format=s16le", f"--rate={RATE}", "--channels=2"]
        speed = ["--latency-msec=10", "--process-time-msec=5"]
        return subprocess.Popen(  # noqa: S603  the recorder of the rig
            [_program("parec"), "-s", f"unix:{self._socket}", "-d", "rec.monitor", *kind, *speed],
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )

    def _write_alsa(self) -> None:
        device = f'{{ type pulse server "unix:{self._socket}" }}\n'
        config = f"</usr/share/alsa/alsa.conf>\npcm.!default {device}ctl.!default {device}"
        (self.folder / "asound.conf").write_text(config)

    def _listen(self) -> None:
        stream = cast("IO[bytes]", self._recorder.stdout)
        with stream:
            # A busy machine reads late and then all at once; the least delay is the true one.
            delays: deque[float] = deque(maxlen=_REMEMBERED)
            for number in count(1):
                samples = stream.read(_BYTES_A_WINDOW)
                if len(samples) < _BYTES_A_WINDOW:
                    return
                length = number * _SECONDS_A_WINDOW
                delays.append(time.monotonic() - length)
                self.windows.append(Window(min(delays) + length - _SECONDS_A_WINDOW, samples))
                self._heard.set()


def sounds(windows: list[Window], gate: float = GATE, hold: float = HOLD) -> list[Sound]:
    """What sounded, parted by silences."""
    found: list[Sound] = []
    now: list[Window] = []
    for window in windows:
        if window.peak >= gate:
            if now and window.time - now[-1].time > hold:
                found.append(_sound(now))
                now = []
            now.append(window)
    return [*found, _sound(now)] if now else found


def _sound(windows: list[Window]) -> Sound:
    values = array("h", b"".join(each.samples for each in windows))
    left, right = (
        sqrt(sum(v * v for v in side) / len(side)) for side in (values[::2], values[1::2])
    )
    return Sound(
        windows[0].time,
        windows[-1].time + _SECONDS_A_WINDOW,
        (left + right) / 2 / _FULL,
        max(each.peak for each in windows),
        (right - left) / (right + left),
    )


def _private(folder: Path, runtime: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in _MUTE}
    kept.pop("PULSE_SERVER", None)
    places = ("XDG_RUNTIME_DIR", "PULSE_RUNTIME_PATH", "PULSE_STATE_PATH")
    return {**kept, "HOME": str(folder), **dict.fromkeys(places, str(runtime))}


def _program(name: str) -> str:
    path = shutil.which(name)
    assert path is not None, missing()
    return path


def no_device(folder: Path) -> Mapping[str, str]:
    """What has to be set for programs to find nothing to play on; SDL_AUDIODRIVER must not be."""
    # a device that leads nowhere, since looking for one prints more than finding none
    device = f'{{ type pulse server "unix:{folder}/nowhere" }}\n'
    config = f"</usr/share/alsa/alsa.conf>\npcm.!default {device}ctl.!default {device}"
    (folder / "asound.conf").write_text(config)
    return {
        "PULSE_SERVER": f"unix:{folder}/nowhere",
        "ALSA_CONFIG_PATH": str(folder / "asound.conf"),
        "XDG_RUNTIME_DIR": str(folder),
    }
