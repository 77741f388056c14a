import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from threading import get_ident

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from rigs.pty_run import pause
from scripted_reader import Plan, Stage, until

from quarto_access.drivers.backends import Backend, Source
from quarto_access.drivers.reader import Loss, ReaderChannel, ReaderLost, Timing
from quarto_access.speech.message import Priority, Spoken

QUICK = Timing(call=0.15, opening=0.15, closing=0.3, gap=0.0, breath=0.005)


@pytest.fixture
def stage() -> Iterator[Stage]:
    stage = Stage()
    yield stage
    stage.released.set()
    stage.paused.set()


def look(text: str, *, by_key: bool = True) -> Spoken:
    return Spoken(text, f"{text} again", by_key=by_key)


def result(text: str, *, by_key: bool = True) -> Spoken:
    return Spoken(text, f"{text} again", priority=Priority.QUEUED, by_key=by_key)


def channel(*sources: Source, timing: Timing = QUICK) -> ReaderChannel:
    return ReaderChannel(sources, time.monotonic, timing)


def said_in_turn(reader: ReaderChannel, stage: Stage, *utterances: Spoken) -> list[str]:
    """Say each after the one before has been handed over."""
    for spoken in utterances:
        before = len(stage.said())
        reader.say(spoken)
        until(partial(stage.has_said_more_than, before))
    return stage.said()


def test_answers_cut_and_what_nobody_asked_for_waits(stage: Stage) -> None:
    reader = channel(stage.source("NVDA"))
    alarm = Spoken("Fire.", "", priority=Priority.NOW, by_key=False)
    said_in_turn(reader, stage, look("a1"), result("Placed."), alarm)
    said_in_turn(reader, stage, result("Computer on c2.", by_key=False))
    spoken = [(what, text) for _, what, text in stage.calls if text and what != "braille"]
    assert spoken == [
        ("cut", "a1"),
        ("cut", "Placed."),
        ("cut", "Fire."),
        ("after", "Computer on c2."),
    ]
    assert reader.name == "NVDA"
    assert reader.lost is None
    assert reader.unsaid is None


def test_no_library_is_called_by_the_caller_and_each_backend_has_one_thread() -> None:
    stage = Stage([Plan(fails=frozenset({2})), Plan()])
    reader = channel(stage.source())
    said_in_turn(reader, stage, look("a1"), look("a2"), look("a3"))
    reader.hush()
    reader.close()
    until(lambda: (1, "close", "") in stage.calls)
    assert (0, "close", "") in stage.calls
    threads = [{thread for number, thread in stage.threads if number == one} for one in (0, 1)]
    assert [len(each) for each in threads] == [1, 1]
    assert get_ident() not in threads[0] | threads[1]


def test_the_newest_look_wins_and_no_result_is_lost(stage: Stage) -> None:
    reader = channel(stage.source())
    stage.paused.clear()
    said_in_turn(reader, stage, look("first"))
    for spoken in (
        look("old"),
        result("One."),
        look("older"),
        result("Two."),
        look("x"),
        look("y"),
    ):
        reader.say(spoken)
    stage.paused.set()
    until(lambda: len(stage.said()) > 1)
    reader.close()
    assert stage.said() == ["first", "One. Two. y"]


def test_the_same_words_come_with_again(stage: Stage) -> None:
    reader = channel(stage.source())
    assert said_in_turn(reader, stage, *[look("Edge")] * 3) == ["Edge", "Edge again", "Edge"]


def test_nothing_is_not_said(stage: Stage) -> None:
    reader = channel(stage.source())
    reader.say(Spoken("", ""))
    reader.close()
    assert stage.said() == []


def test_key_repeat_is_thinned_out(stage: Stage) -> None:
    reader = channel(stage.source(), timing=Timing())
    start = time.monotonic()
    for number in range(300):
        reader.say(look(f"cell {number}"))
        pause(0.001)
    until(lambda: stage.said()[-1:] == ["cell 299"])
    seconds = time.monotonic() - start
    assert 2 <= len(stage.said()) <= seconds / Timing().gap + 2


class TestFailing:
    def test_a_failed_utterance_is_said_by_a_fresh_backend_once(self) -> None:
        stage = Stage([Plan(fails=frozenset({2})), Plan()])
        reader = channel(stage.source())
        assert said_in_turn(reader, stage, look("a1"), result("Placed.")) == ["a1", "Placed."]
        assert (0, "fail", "Placed.") in stage.calls
        assert (1, "cut", "Placed.") in stage.calls
        assert reader.lost is None

    def test_a_hanging_utterance_is_said_by_a_fresh_backend_in_time(self) -> None:
        stage = Stage([Plan(hangs=frozenset({2})), Plan()])
        reader = channel(stage.source())
        start = time.monotonic()
        assert said_in_turn(reader, stage, look("a1"), result("Placed.")) == ["a1", "Placed."]
        assert QUICK.call <= time.monotonic() - start < QUICK.call + 0.3
        # the thread that hung lets go of its backend when it comes back
        assert (0, "close", "") not in stage.calls
        stage.released.set()
        until(lambda: (0, "close", "") in stage.calls)

    def test_two_failures_in_a_row_are_the_turn_of_the_next(self) -> None:
        first, second = Stage([Plan(fails=frozenset({1}))]), Stage()
        reader = channel(first.source("first"), second.source("second"))
        assert said_in_turn(reader, second, look("a1")) == ["a1"]
        assert [what for _, what, _ in first.calls].count("open") == 2
        assert reader.name == "second"

    def test_failures_with_success_between_are_no_reason_to_change(self) -> None:
        stage = Stage([Plan(fails=frozenset({2}))])
        other = Stage()
        reader = channel(stage.source(), other.source())
        texts = [f"a{number}" for number in range(6)]
        assert said_in_turn(reader, stage, *map(look, texts)) == texts
        assert other.calls == []

    def test_an_absent_reader_is_passed_over_at_once(self) -> None:
        absent, present = Stage([Plan(opens="absent")]), Stage()
        reader = channel(absent.source(), present.source())
        assert said_in_turn(reader, present, look("a1")) == ["a1"]
        assert len(absent.calls) == 1

    def test_a_reader_that_hangs_while_it_is_opened_is_passed_over(self) -> None:
        hanging, present = Stage([Plan(opens="hang")]), Stage()
        reader = channel(hanging.source(), present.source())
        assert said_in_turn(reader, present, look("a1")) == ["a1"]
        hanging.released.set()
        until(lambda: (0, "close", "") in hanging.calls)

    def test_a_newer_look_replaces_one_that_failed(self) -> None:
        stage = Stage([Plan(hangs=frozenset({1})), Plan()])
        reader = channel(stage.source())
        reader.say(look("old"))
        until(lambda: (0, "hang", "old") in stage.calls)
        reader.say(look("new"))
        until(stage.said)
        assert stage.said() == ["new"]
        stage.released.set()

    def test_a_result_that_failed_comes_before_what_was_said_later(self) -> None:
        stage = Stage([Plan(hangs=frozenset({1})), Plan()])
        reader = channel(stage.source())
        reader.say(result("Placed."))
        until(lambda: (0, "hang", "Placed.") in stage.calls)
        for spoken in (look("a1"), result("You win."), look("a2")):
            reader.say(spoken)
        until(stage.said)
        assert stage.said() == ["Placed. You win. a2"]
        stage.released.set()


class TestLost:
    def test_nothing_at_all(self) -> None:
        reader = channel()
        until(lambda: reader.lost)
        assert reader.lost is Loss.ABSENT
        assert reader.name == ""
        assert not reader.hush()
        reader.close()

    @pytest.mark.parametrize(
        ("plan", "reason"),
        [
            (Plan(opens="absent"), Loss.ABSENT),
            (Plan(opens="hang"), Loss.HUNG),
            (Plan(fails=frozenset({1})), Loss.FAILED),
            (Plan(hangs=frozenset({1})), Loss.HUNG),
        ],
    )
    def test_the_words_and_the_reason_are_kept(self, plan: Plan, reason: Loss) -> None:
        stage = Stage([plan])
        reader = channel(stage.source())
        reader.say(result("Placed."))
        until(lambda: reader.lost)
        assert reader.lost is reason
        assert reader.unsaid is not None
        assert reader.unsaid.text == "Placed."
        with pytest.raises(ReaderLost) as caught:
            reader.say(look("a1"))
        assert caught.value.reason is reason
        assert reader.unsaid.text == "Placed."
        stage.released.set()

    def test_it_opens_and_then_never_again(self) -> None:
        stage = Stage([Plan(fails=frozenset({2})), Plan(opens="absent")])
        reader = channel(stage.source())
        said_in_turn(reader, stage, look("a1"))
        reader.say(result("Placed."))
        until(lambda: reader.lost)
        assert reader.lost is Loss.FAILED
        assert reader.unsaid == result("Placed.")

    def test_a_later_absent_reader_does_not_hide_the_reason(self) -> None:
        hanging, absent = Stage([Plan(hangs=frozenset({1}))]), Stage([Plan(opens="absent")])
        reader = channel(hanging.source(), absent.source())
        reader.say(look("a1"))
        until(lambda: reader.lost)
        assert reader.lost is Loss.HUNG
        hanging.released.set()

    def test_all_that_waits_is_unsaid(self) -> None:
        stage = Stage([Plan(hangs=frozenset({1}))])
        reader = channel(stage.source())
        for spoken in (result("Placed."), look("a1"), result("You win."), look("b1"), look("c1")):
            reader.say(spoken)
        until(lambda: reader.lost)
        assert reader.unsaid is not None
        assert reader.unsaid.text == "Placed. You win. c1"
        stage.released.set()

    def test_a_fault_of_ours_is_told_too(self, caplog: pytest.LogCaptureFixture) -> None:
        def fault() -> Backend:
            raise ZeroDivisionError

        reader = channel(Source("broken", "test", reader=True, open=fault))
        until(lambda: reader.lost)
        assert reader.lost is Loss.FAILED
        assert "ZeroDivisionError" in caplog.text


class TestBraille:
    def test_the_display_gets_its_own_words(self) -> None:
        stage = Stage([Plan(braille="shows")])
        reader = channel(stage.source())
        said_in_turn(reader, stage, look("a1"), Spoken("board", "", braille="⠿⠐"), look("a1"))
        reader.close()
        shown = [text for _, what, text in stage.calls if what == "braille"]
        assert shown == ["a1", "⠿⠐", "a1"]

    @pytest.mark.parametrize(("braille", "backends"), [("fails", 1), ("hangs", 2)])
    def test_words_are_not_said_twice_because_a_display_fails(
        self, braille: str, backends: int
    ) -> None:
        stage = Stage([Plan(braille=braille), Plan()])
        reader = channel(stage.source())
        assert said_in_turn(reader, stage, look("a1"), look("a2")) == ["a1", "a2"]
        assert [what for _, what, _ in stage.calls].count("open") == backends
        assert reader.lost is None
        stage.released.set()


class TestHush:
    def test_it_stops_what_sounds_and_forgets_what_waits(self, stage: Stage) -> None:
        reader = channel(stage.source())
        stage.paused.clear()
        said_in_turn(reader, stage, look("a long sentence"))
        reader.say(result("Placed."))
        assert reader.hush()
        stage.paused.set()
        until(lambda: (0, "stop", "") in stage.calls)
        assert not reader.hush()
        reader.close()
        assert stage.said() == ["a long sentence"]

    def test_words_that_have_probably_been_heard_need_no_hush(self, stage: Stage) -> None:
        now = 100.0
        reader = ReaderChannel([stage.source()], lambda: now, QUICK)
        reader.say(look("x" * 50))
        until(lambda: (0, "braille", "x" * 50) in stage.calls)
        now += 1.9
        assert reader.hush()
        until(lambda: (0, "stop", "") in stage.calls)
        said_in_turn(reader, stage, look("y" * 50))
        until(lambda: (0, "braille", "y" * 50) in stage.calls)
        now += 2.1
        assert not reader.hush()

    def test_the_next_words_come_after_the_stop(self, stage: Stage) -> None:
        reader = channel(stage.source())
        said_in_turn(reader, stage, look("a1"))
        reader.hush()
        said_in_turn(reader, stage, look("a2"))
        kinds = [what for _, what, _ in stage.calls if what != "braille"]
        assert kinds == ["open", "cut", "stop", "cut"]


class TestUnheard:
    def test_a_key_does_not_swallow_a_result_that_waits_in_the_reader(self, stage: Stage) -> None:
        now = 100.0
        reader = ReaderChannel([stage.source()], lambda: now, QUICK)
        said_in_turn(reader, stage, look("x" * 30), result("Computer on c2.", by_key=False))
        now += 1.9
        said = said_in_turn(reader, stage, look("a1"))
        assert said[-1] == "Computer on c2. a1"
        assert (0, "cut", "Computer on c2. a1") in stage.calls

    def test_a_result_that_has_begun_is_not_repeated(self, stage: Stage) -> None:
        now = 100.0
        reader = ReaderChannel([stage.source()], lambda: now, QUICK)
        said_in_turn(reader, stage, look("x" * 30), result("Computer on c2.", by_key=False))
        now += 2.1
        assert said_in_turn(reader, stage, look("a1"))[-1] == "a1"


class TestClose:
    def test_what_waits_is_still_said(self, stage: Stage) -> None:
        reader = channel(stage.source(), timing=Timing())
        for spoken in (look("a1"), result("Placed."), look("a2")):
            reader.say(spoken)
        reader.close()
        assert stage.said()[-1].endswith("Placed. a2")
        until(lambda: (0, "close", "") in stage.calls)
        reader.say(look("too late"))
        assert reader.lost is None
        assert "too late" not in stage.said()

    def test_it_waits_only_so_long_for_a_reader_that_hangs(self) -> None:
        stage = Stage([Plan(hangs=frozenset({1})), Plan()])
        timing = Timing(call=0.4, opening=0.4, closing=0.1)
        reader = channel(stage.source(), timing=timing)
        reader.say(result("Goodbye."))
        start = time.monotonic()
        reader.close()
        assert 0.1 <= time.monotonic() - start < 0.3
        # somebody else says it now
        until(lambda: (0, "close", "") in stage.calls or reader.ended)
        assert stage.said() == []
        stage.released.set()

    def test_a_process_ends_whatever_hangs(self) -> None:
        code = """
import time
from functools import partial
from threading import Event
from quarto_access.drivers.backends import Source
from quarto_access.drivers.reader import ReaderChannel
from quarto_access.speech.message import Spoken
class Hanging:
    name = "hanging"
    def speak(self, text, *, interrupt): Event().wait()
reader = ReaderChannel([Source("hanging", "test", True, Hanging)], time.monotonic)
reader.say(Spoken("Hello.", ""))
reader.close()
"""
        start = time.monotonic()
        done = subprocess.run(  # noqa: S603  ourselves
            [sys.executable, "-c", code], capture_output=True, timeout=20, check=False
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
        assert time.monotonic() - start < 5


numbers = st.frozensets(st.integers(1, 4), max_size=2)
plans = st.builds(Plan, st.sampled_from(("ok", "ok", "ok", "absent")), numbers)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.lists(plans, min_size=1, max_size=3), max_size=3),
    st.lists(st.booleans(), min_size=1, max_size=12),
)
@example([[Plan(fails=frozenset({1, 2}))]], [True, False])
def test_every_result_is_said_once_or_told_as_unsaid(
    planned: list[list[Plan]], kinds: list[bool]
) -> None:
    stages = [Stage(some) for some in planned]
    reader = channel(*(stage.source() for stage in stages))
    refused: list[str] = []
    for number, is_result in enumerate(kinds):
        text = f"<{number}>"
        try:
            reader.say(result(text) if is_result else look(text))
        except ReaderLost:
            refused.append(text)
        if number % 3 == 0:
            pause(0.001)
    reader.close()
    until(lambda: reader.lost or reader.ended)
    unsaid = [reader.unsaid.text] if reader.unsaid else []
    heard = "".join([*(text for stage in stages for text in stage.said()), *unsaid, *refused])
    for number, is_result in enumerate(kinds):
        count = heard.count(f"<{number}>")
        assert count == 1 if is_result else count <= 1, heard
    assert f"<{len(kinds) - 1}>" in heard
