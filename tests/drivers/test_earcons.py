"""The sounds of utterances through the real mixer, whose output goes to a file and is measured."""

import os
import sys
import time
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from shutil import copytree
from threading import Event

import pytest
from pygame.mixer import Sound
from rigs.pty_run import pause
from rigs.sound_measures import fourier

from quarto_access.drivers import earcons
from quarto_access.drivers.earcon_plan import PANS, likely
from quarto_access.drivers.earcons import EarconChannel
from quarto_access.drivers.mixer import Family, Loudspeaker, Mixer, sides
from quarto_access.drivers.sound_files import theme_folder
from quarto_access.rules.quarto.board import EMPTY_BOARD, ROWS
from quarto_access.rules.quarto.pieces import PIECES
from quarto_access.speech.message import Cue, Earcon, Spoken
from quarto_access.speech.quarto.sonify import LINE_STEP, sonify_line

RATE = 44100
SILENT = 60
"""A sample that is not heard: less than a five-hundredth of full scale."""
QUIET = 0.03
"""Seconds of silence between two sounds."""
WORDS = "Something was said."
LINE = sonify_line(EMPTY_BOARD.placed(ROWS[1].cells[2], PIECES[6]), ROWS[1])


@dataclass(frozen=True)
class Heard:
    """A sound between silences: seconds from the first sound, its peaks, and its samples."""

    start: float
    left: int
    right: int
    samples: "array[int]"

    @property
    def pitch(self) -> float:
        """The frequency with the most power, in hertz."""
        size = 8192
        padded = [*self.samples[:size], *[0] * (size - len(self.samples))]
        power = [abs(value) for value in fourier(padded)[: size // 2]]
        return power.index(max(power)) * RATE / size


class Room:
    """A channel with a loudspeaker, and a file of what would be heard."""

    def __init__(
        self,
        recording: Path,
        folder: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.loudspeaker = Loudspeaker()
        self.channel = EarconChannel(self.loudspeaker, folder, clock)
        self._recording = recording
        self._clock = clock

    def wait(self, seconds: float) -> None:
        """Wait by the clock of the channel."""
        end = self._clock() + seconds
        while self._clock() < end:
            pause(0.002)

    def say(self, *cues: Cue, by_key: bool = True) -> None:
        self.channel.say(Spoken(WORDS, WORDS, cues, by_key=by_key))

    def close(self) -> None:
        self.channel.close()
        self.loudspeaker.close()

    def heard(self) -> list[Heard]:
        """Close, and tell what was heard."""
        self.close()
        samples = array("h", self._recording.read_bytes())
        return heard_in(samples[::2], samples[1::2])


def heard_in(left: "array[int]", right: "array[int]") -> list[Heard]:
    loud = [i for i, (a, b) in enumerate(zip(left, right, strict=True)) if abs(a) + abs(b) > SILENT]
    starts = [i for before, i in pairwise([-RATE, *loud]) if i - before > QUIET * RATE]
    found: list[Heard] = []
    for start, after in pairwise([*starts, len(left)]):
        end = max(i for i in loud if i < after) + 1
        first, second = left[start:end], right[start:end]
        peaks = (max(map(abs, first)), max(map(abs, second)))
        begin = (start - starts[0]) / RATE
        found.append(Heard(begin, *peaks, first if peaks[0] > peaks[1] else second))
    return found


def recorded(recording: Path) -> float:
    """Seconds in the file."""
    return recording.stat().st_size / (4 * RATE) if recording.exists() else 0.0


@pytest.fixture
def recording(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "heard.raw"
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(path))
    return path


@pytest.fixture
def room(recording: Path) -> Iterator[Room]:
    """A room whose clock is what has been recorded, so that a busy machine changes nothing."""
    room = Room(recording, clock=lambda: recorded(recording))
    began = time.monotonic()
    while not recorded(recording):
        assert time.monotonic() - began < 5, "the device does not open"
        pause(0.02)
    yield room
    room.close()


def test_a_column_is_heard_as_a_place(room: Room) -> None:
    for column in range(4):
        room.say(Cue(Earcon.PLACE, column, 0))
        room.wait(0.45)
    heard = room.heard()
    assert len(heard) == 4
    for one, pan in zip(heard, PANS, strict=True):
        left, right = sides(pan, 1.0)
        assert one.left / one.right == pytest.approx(left / right, rel=0.02)


def test_a_row_is_heard_as_a_pitch(room: Room) -> None:
    for row in range(4):
        room.say(Cue(Earcon.PLACE, 0, row))
        room.wait(0.45)
    pitches = [one.pitch for one in room.heard()]
    wanted = [261.6 * 2 ** (4 * row / 12) for row in range(4)]
    assert pitches == pytest.approx(wanted, abs=6)


def test_in_mono_a_column_is_heard_as_a_pitch(room: Room) -> None:
    room.loudspeaker.mono = True
    for column in range(4):
        room.say(Cue(Earcon.PLACE, column, 0))
        room.wait(0.45)
    heard = room.heard()
    assert [one.left for one in heard] == [one.right for one in heard]
    wanted = [261.6 * 2 ** (column / 12) for column in range(4)]
    assert [one.pitch for one in heard] == pytest.approx(wanted, abs=6)


def test_of_several_cues_one_sound_is_heard(room: Room) -> None:
    room.say(Cue(Earcon.GIVE), Cue(Earcon.PLACE, 3, 0))
    [heard] = room.heard()
    assert heard.right > 3 * heard.left
    assert heard.pitch == pytest.approx(261.6, abs=6)


def test_clicks_in_a_burst_are_one(room: Room) -> None:
    for _ in range(6):
        room.say(Cue(Earcon.MOVE_EMPTY))
    room.wait(0.2)
    room.say(Cue(Earcon.MOVE_EMPTY))
    room.wait(0.1)
    burst, single = room.heard()
    assert burst.left == single.left
    assert len(burst.samples) == len(single.samples)


def test_sounds_sound_over_each_other(room: Room) -> None:
    room.say(Cue(Earcon.WIN))
    room.wait(0.1)
    room.say(Cue(Earcon.EDGE))
    room.wait(0.6)
    [heard] = room.heard()
    assert len(heard.samples) / RATE > 0.7


def test_a_family_has_a_volume(room: Room) -> None:
    room.say(Cue(Earcon.EDGE))
    room.wait(0.3)
    room.loudspeaker.volumes[Family.NAVIGATION] = 0.25
    room.say(Cue(Earcon.EDGE))
    room.wait(0.3)
    room.say(Cue(Earcon.REFUSE))
    loud, soft, alert = room.heard()
    assert soft.left / loud.left == pytest.approx(0.25, rel=0.05)
    assert alert.left > 2 * soft.left


def test_a_line_is_played_in_time(room: Room) -> None:
    room.say(*LINE)
    room.wait(3 * LINE_STEP + 0.3)
    heard = room.heard()
    # two ticks, a piece with a pause between its second and third tone, a tick
    starts = [one.start for one in heard]
    assert starts == pytest.approx([0.0, 0.6, 1.2, 1.45, 1.8], abs=0.05)
    assert [one.left > one.right for one in heard] == [True, True, False, False, False]
    lengths = [len(one.samples) / RATE for one in heard]
    assert [length > 0.15 for length in lengths] == [False, False, True, True, False]


def test_the_next_key_ends_a_line(room: Room) -> None:
    room.say(*LINE)
    room.wait(0.3)
    room.say(Cue(Earcon.EDGE))
    room.wait(1.0)
    heard = room.heard()
    assert len(heard) == 2
    assert heard[1].start == pytest.approx(0.3, abs=0.06)


def test_a_key_without_a_sound_ends_a_line_too(room: Room) -> None:
    room.say(*LINE)
    room.wait(0.3)
    room.say()
    room.wait(1.0)
    assert len(room.heard()) == 1


def test_what_no_key_asked_for_waits_for_the_end_of_a_line(room: Room) -> None:
    room.say(*LINE)
    room.wait(0.2)
    room.say(Cue(Earcon.LOSS), by_key=False)
    room.wait(3.2)
    last = room.heard()[-1]
    assert last.start > LINE[-1].after + 0.4
    assert len(last.samples) > RATE / 2


def test_what_waited_is_heard_when_a_key_ends_the_line(room: Room) -> None:
    room.say(*LINE)
    room.wait(0.2)
    room.say(Cue(Earcon.LOSS), by_key=False)
    room.wait(0.1)
    room.say()
    room.wait(0.1)
    heard = room.heard()
    assert len(heard) == 2
    assert heard[1].start == pytest.approx(0.3, abs=0.06)


def test_hush_ends_a_line_and_says_so(room: Room) -> None:
    room.say(*LINE)
    room.wait(0.3)
    assert room.channel.hush()
    assert not room.channel.hush()
    room.wait(1.0)
    assert len(room.heard()) == 1


def test_a_click_is_nothing_to_hush_but_a_fanfare_stops(room: Room) -> None:
    room.say(Cue(Earcon.WIN))
    room.wait(0.3)
    assert not room.channel.hush()
    [heard] = room.heard()
    assert len(heard.samples) / RATE < 0.45


def test_closing_lets_a_sound_end(room: Room) -> None:
    room.say(Cue(Earcon.WIN))
    [heard] = room.heard()
    assert len(heard.samples) / RATE > 0.8


def test_closing_forgets_the_rest_of_a_line(room: Room) -> None:
    room.say(*LINE)
    room.wait(0.1)
    assert len(room.heard()) == 1


def test_a_sound_without_a_file_is_noted_and_the_others_are_heard(
    recording: Path, tmp_path: Path
) -> None:
    theme = theme_folder()
    assert theme
    folder = copytree(theme, tmp_path / "theme")
    (folder / "give.wav").unlink()
    (folder / "draw.wav").write_bytes(b"no sound")
    room = Room(recording, folder)
    for earcon in (Earcon.GIVE, Earcon.DRAW, Earcon.CALL):
        room.say(Cue(earcon))
    assert len(room.heard()) == 1
    assert room.channel.missing == ("draw", "give")
    assert room.channel.reason == ""


def test_likely_sounds_are_made_before_they_are_wanted(
    recording: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theme = theme_folder()
    assert theme
    folder = copytree(theme, tmp_path / "theme")
    (folder / "win.wav").unlink()
    made: list[int] = []
    usual = Mixer.sound

    def sound(self: Mixer, samples: "array[int]", rate: int) -> Sound:
        made.append(rate)
        return usual(self, samples, rate)

    monkeypatch.setattr(Mixer, "sound", sound)
    room = Room(recording, folder)
    expected = len(likely()) - 1
    end = time.monotonic() + 20
    while len(made) < expected and time.monotonic() < end:
        pause(0.01)
    room.say(Cue(Earcon.PLACE, 1, 2))
    # nothing sounds meanwhile, and what nobody wanted is not missed
    assert len(room.heard()) == 1
    assert room.channel.missing == ()
    assert len(made) == expected


def test_without_a_device_it_is_silent_and_says_why(
    recording: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    room = Room(recording)
    room.say(Cue(Earcon.PLACE))
    pause(0.5)
    assert room.channel.reason == "no_device"
    room.close()
    assert not recording.exists()


def test_a_device_that_comes_is_found(recording: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earcons, "_RETRY", 0.2)
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    room = Room(recording)
    room.say(Cue(Earcon.PLACE))
    pause(0.5)
    os.environ["SDL_AUDIODRIVER"] = "disk"
    room.say(Cue(Earcon.PLACE))
    assert len(room.heard()) == 1
    assert room.channel.reason == ""


def test_a_device_that_was_lost_is_opened_again(recording: Path) -> None:
    room = Room(recording)
    room.say(Cue(Earcon.PLACE))
    room.wait(0.5)
    room.loudspeaker.close()
    assert any(recording.read_bytes())
    recording.unlink()
    room.say(Cue(Earcon.PLACE))
    assert len(room.heard()) == 1


def test_without_the_library_it_is_silent_and_says_why(
    recording: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pygame", None)
    room = Room(recording)
    room.say(Cue(Earcon.PLACE))
    room.close()
    assert room.channel.reason == "no_library"


def test_without_sounds_it_is_silent_and_says_why(
    recording: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(earcons, "theme_folder", lambda: None)
    room = Room(recording)
    room.say(Cue(Earcon.PLACE))
    room.close()
    assert room.channel.reason == "no_sounds"
    assert not recording.exists()


class Hanging:
    """A loudspeaker behind a sound server that does not answer for a while."""

    mono = False

    def __init__(self) -> None:
        self.answers = Event()
        self._real = Loudspeaker()

    def mixer(self) -> Mixer:
        assert self.answers.wait(20)
        return self._real.mixer()

    def close(self) -> None:
        self._real.close()


def test_a_server_that_hangs_delays_nobody_and_old_sounds_are_left_out(recording: Path) -> None:
    loudspeaker = Hanging()
    channel = EarconChannel(loudspeaker)
    began = time.monotonic()
    for _ in range(100):
        channel.say(Spoken(WORDS, WORDS, (Cue(Earcon.REFUSE),)))
    assert time.monotonic() - began < 0.1
    pause(0.7)
    loudspeaker.answers.set()
    channel.say(Spoken(WORDS, WORDS, (Cue(Earcon.GIVE),)))
    channel.close()
    loudspeaker.close()
    samples = array("h", recording.read_bytes())
    [heard] = heard_in(samples[::2], samples[1::2])
    assert heard.pitch > 380


def test_closing_leaves_a_hanging_server_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earcons, "_FAREWELL", 0.1)
    loudspeaker = Hanging()
    channel = EarconChannel(loudspeaker)
    began = time.monotonic()
    channel.close()
    assert time.monotonic() - began < 1.0
    loudspeaker.answers.set()
