import json
from io import StringIO

import pytest

from quarto_access.drivers.recorder import Heard, Recorder
from quarto_access.speech.message import ChannelLost, Cue, Earcon, Priority, Spoken

PLACED = Spoken(
    "Placed.", "Placed again.", (Cue(Earcon.PLACE), Cue(Earcon.MOVE_EMPTY)), Priority.QUEUED
)


class Clock:
    def __init__(self) -> None:
        self.now = 50.0

    def __call__(self) -> float:
        return self.now


def test_everything_is_kept() -> None:
    clock = Clock()
    recorder = Recorder(clock)
    clock.now += 0.25
    recorder.say(PLACED)
    recorder.say(Spoken("Oops.", "Oops again.", priority=Priority.NOW))
    recorder.close()
    assert recorder.heard == [
        Heard(0.25, "Placed.", ("place", "move-empty"), "queued"),
        Heard(0.25, "Oops.", (), "now"),
    ]


def test_equal_words_do_not_follow_each_other() -> None:
    recorder = Recorder(Clock())
    for _ in range(3):
        recorder.say(PLACED)
    assert [heard.words for heard in recorder.heard] == ["Placed.", "Placed again.", "Placed."]


def test_each_entry_is_a_line_of_json_at_once() -> None:
    clock = Clock()
    sink = StringIO()
    recorder = Recorder(clock, sink)
    clock.now += 0.1234567
    recorder.say(PLACED)
    assert json.loads(sink.getvalue()) == {
        "t": 0.123,
        "words": "Placed.",
        "earcons": ["place", "move-empty"],
        "priority": "queued",
    }
    recorder.say(Spoken("Да\nты", ""))
    lines = sink.getvalue().splitlines()
    assert len(lines) == 2
    assert "Да\\nты" in lines[1]


def test_a_sink_that_takes_no_more_is_a_lost_channel() -> None:
    sink = StringIO()
    recorder = Recorder(Clock(), sink)
    sink.close()
    with pytest.raises(ChannelLost):
        recorder.say(PLACED)
    recorder.close()


def test_an_entry_is_flushed(monkeypatch: pytest.MonkeyPatch) -> None:
    sink = StringIO()
    flushed: list[str] = []
    monkeypatch.setattr(sink, "flush", lambda: flushed.append(sink.getvalue()))
    Recorder(Clock(), sink).say(PLACED)
    assert flushed == [sink.getvalue()]
