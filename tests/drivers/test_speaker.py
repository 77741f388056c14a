"""The one speaker: who speaks when ways are lost and come back, and what is heard of it."""

from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from rigs.links import Openings, Timers

from quarto_access.drivers.speaker import (
    CHECK_GAP,
    CHECKS,
    PROBATION,
    RETRY_GAP,
    Change,
    Speaker,
    Way,
)
from quarto_access.session.settings import Speech
from quarto_access.speech.message import ChannelLost, Priority, Spoken

DIED = "failed"
A_WHILE = CHECKS * CHECK_GAP
BACK = RETRY_GAP + PROBATION


def result(text: str) -> Spoken:
    return Spoken(text, text, priority=Priority.QUEUED, by_key=False)


def look(text: str) -> Spoken:
    return Spoken(text, text)


class Room:
    """A speaker with three ways, and somebody who tells of changes through it."""

    def __init__(self, *, extra: bool = False) -> None:
        self.timers = Timers()
        self.reader, self.voice = Openings(), Openings()
        self.lines = Openings(at_once=True)
        self.changes: list[Change] = []
        self._extra = extra

    def open(self) -> Speaker:
        self.speaker = Speaker(
            (
                Way(Speech.DIRECT, self.reader, extra=self._extra),
                Way(Speech.SELF, self.voice),
                Way(Speech.PRINT, self.lines),
            ),
            self.timers.later,
            self._tell,
        )
        return self.speaker

    def lose_reader(self, reason: str = DIED) -> None:
        self.reader.last.lost = self.reader.dead = reason

    def lose_voice(self) -> None:
        self.voice.last.lost = self.voice.dead = DIED

    def _tell(self, change: Change) -> None:
        self.changes.append(change)
        self.speaker.say(result(f"{change.now.value} speaks."))


def who(speaker: Speaker) -> Speech:
    """Who speaks now; asked anew each time, which a type checker would not expect of a property."""
    return speaker.mode


@pytest.fixture
def room() -> Room:
    return Room()


LOST = Change(Speech.DIRECT, Speech.SELF, back=False)
FOUND = Change(Speech.SELF, Speech.DIRECT, back=True)


def test_only_the_first_way_is_opened(room: Room) -> None:
    speaker = room.open()
    speaker.say(look("empty a1"))
    room.reader.last.finish()
    assert who(speaker) is Speech.DIRECT
    assert room.reader.said == ["empty a1"]
    assert room.voice.links + room.lines.links == []


def test_a_way_that_refuses_words_is_left_and_that_is_said_first(room: Room) -> None:
    speaker = room.open()
    room.lose_reader()
    speaker.say(look("empty a1"))
    room.voice.last.finish()
    assert room.changes == [LOST]
    assert room.voice.said == ["self speaks. empty a1"]
    assert who(speaker) is Speech.SELF


def test_words_that_were_taken_and_not_said_are_said_by_the_next_way(room: Room) -> None:
    speaker = room.open()
    speaker.say(result("Computer on c2."))
    room.lose_reader()
    room.timers.pass_by(CHECK_GAP)
    assert room.changes == [LOST]
    room.voice.last.finish()
    assert room.voice.said == ["self speaks. Computer on c2."]


def test_a_loss_found_by_the_next_words_costs_neither(room: Room) -> None:
    speaker = room.open()
    speaker.say(result("Computer on c2."))
    room.lose_reader()
    speaker.say(result("You get tall light square hollow."))
    room.voice.last.finish()
    heard = "self speaks. Computer on c2. You get tall light square hollow."
    assert room.voice.said == [heard]


def test_late_words_do_not_cut_the_sentence_that_tells_why(room: Room) -> None:
    speaker = room.open()
    room.lose_reader()
    speaker.say(Spoken("No. Taken, b3.", "", priority=Priority.NOW))
    assert [spoken.by_key for spoken in room.voice.last.taken] == [False, False]
    assert max(spoken.priority for spoken in room.voice.last.taken) is Priority.QUEUED


def test_a_loss_is_noticed_while_nothing_is_pressed(room: Room) -> None:
    speaker = room.open()
    speaker.say(result("Computer on c2."))
    room.timers.pass_by(2 * A_WHILE)
    # it still sounds, so it is still looked after
    room.lose_reader()
    room.timers.pass_by(CHECK_GAP)
    assert who(speaker) is Speech.SELF


def test_who_has_nothing_to_say_is_not_looked_after(room: Room) -> None:
    speaker = room.open()
    speaker.say(look("empty a1"))
    room.reader.last.finish()
    room.timers.pass_by(A_WHILE)
    assert room.timers.waiting == 0


def test_a_way_that_is_found_again_is_taken_back_by_itself(room: Room) -> None:
    speaker = room.open()
    room.lose_reader()
    speaker.say(look("empty a1"))
    room.voice.last.finish()
    room.timers.pass_by(3 * BACK)
    assert who(speaker) is Speech.SELF
    room.reader.dead = None
    room.timers.pass_by(BACK + RETRY_GAP)
    assert room.changes == [LOST, FOUND]
    assert who(speaker) is Speech.DIRECT
    speaker.say(look("empty a2"))
    room.reader.last.finish()
    assert room.reader.said == ["direct speaks. empty a2"]
    assert room.voice.last.closed == 1
    # nothing more is tried
    opened = len(room.reader.links)
    room.timers.pass_by(10 * BACK)
    assert len(room.reader.links) == opened


def test_a_candidate_that_dies_in_its_probation_is_not_taken(room: Room) -> None:
    speaker = room.open()
    room.lose_reader()
    speaker.say(look("empty a1"))
    room.voice.last.finish()
    room.reader.dead = None
    room.timers.pass_by(RETRY_GAP + PROBATION / 2)
    room.reader.last.lost = DIED
    room.timers.pass_by(PROBATION)
    assert room.changes == [LOST]
    room.timers.pass_by(BACK)
    assert room.changes == [LOST, FOUND]


def test_nobody_is_cut_short_by_something_better(room: Room) -> None:
    speaker = room.open()
    room.lose_reader()
    speaker.say(result("Computer on c2."))
    room.reader.dead = None
    room.timers.pass_by(2 * BACK)
    assert who(speaker) is Speech.SELF
    room.voice.last.finish()
    room.timers.pass_by(CHECK_GAP)
    assert who(speaker) is Speech.DIRECT
    assert room.voice.said == ["self speaks. Computer on c2."]


def test_the_best_of_the_better_ways_is_taken_back(room: Room) -> None:
    speaker = room.open()
    room.lose_reader()
    speaker.say(look("empty a1"))
    room.lose_voice()
    room.timers.pass_by(CHECK_GAP)
    assert who(speaker) is Speech.PRINT
    assert "empty a1" in room.lines.said[-1]
    room.voice.dead = None
    room.timers.pass_by(2 * BACK)
    assert who(speaker) is Speech.SELF
    room.voice.last.finish()
    room.reader.dead = None
    room.timers.pass_by(2 * BACK)
    assert who(speaker) is Speech.DIRECT
    assert [change.now for change in room.changes] == ["self", "print", "self", "direct"]


def test_candidates_that_are_not_chosen_are_closed(room: Room) -> None:
    speaker = room.open()
    room.lose_reader()
    room.voice.dead = DIED
    speaker.say(look("empty a1"))
    assert who(speaker) is Speech.PRINT
    room.reader.dead = room.voice.dead = None
    room.timers.pass_by(BACK)
    assert who(speaker) is Speech.DIRECT
    assert room.voice.last.closed == 1


def test_when_the_last_way_is_lost_that_is_raised(room: Room) -> None:
    speaker = room.open()
    room.lose_reader()
    room.voice.dead = room.lines.dead = DIED
    with pytest.raises(ChannelLost):
        speaker.say(look("empty a1"))
    with pytest.raises(ChannelLost):
        speaker.say(look("empty a2"))


def test_a_last_way_that_is_lost_while_nobody_speaks_is_told_by_the_next_words(room: Room) -> None:
    speaker = room.open()
    room.lose_reader()
    room.voice.dead = DIED
    speaker.say(look("empty a1"))
    room.lines.last.lost = DIED
    room.timers.pass_by(BACK / 2)
    with pytest.raises(ChannelLost):
        speaker.say(look("empty a2"))


def test_what_nobody_expects_needs_no_words_where_it_never_was() -> None:
    room = Room(extra=True)
    speaker = room.open()
    speaker.say(look("empty a1"))
    room.lose_reader("absent")
    room.timers.pass_by(CHECK_GAP)
    assert room.changes == []
    room.voice.last.finish()
    assert room.voice.said == ["empty a1"]
    assert who(speaker) is Speech.SELF


def test_what_nobody_expects_is_told_of_where_it_was() -> None:
    room = Room(extra=True)
    speaker = room.open()
    speaker.say(look("empty a1"))
    room.lose_reader()
    room.timers.pass_by(CHECK_GAP)
    assert room.changes == [LOST]


def test_hushing_is_for_whoever_speaks(room: Room) -> None:
    speaker = room.open()
    assert not speaker.hush()
    speaker.say(look("empty a1"))
    assert speaker.hush()
    assert room.reader.last.cut == ["empty a1"]


MOMENTS: tuple[Callable[[Room], None], ...] = (
    lambda _room: None,
    lambda room: room.speaker.say(look("empty a1")),
    lambda room: room.lose_reader(),
    lambda room: room.speaker.say(look("empty a1")),
    lambda room: room.timers.pass_by(RETRY_GAP + 0.1),
    lambda room: setattr(room.reader, "dead", None),
    lambda room: room.timers.pass_by(PROBATION / 2),
    lambda room: room.timers.pass_by(BACK),
)


@pytest.mark.parametrize("moment", range(len(MOMENTS)))
def test_it_can_be_closed_at_any_moment(room: Room, moment: int) -> None:
    room.open()
    for happens in MOMENTS[: moment + 1]:
        happens(room)
    room.speaker.close()
    room.speaker.close()
    changes, opened = list(room.changes), len(room.reader.links + room.voice.links)
    room.timers.pass_by(10 * BACK)
    assert room.changes == changes
    assert len(room.reader.links + room.voice.links) == opened
    assert room.timers.waiting == 0
    for link in room.reader.links + room.voice.links:
        # whatever is not lost was closed, and nothing twice
        assert link.closed == 1 or (link.lost and not link.closed)


def finish(room: Room) -> None:
    for link in (room.reader.links + room.voice.links)[-2:]:
        if not link.lost:
            link.finish()


def heal(room: Room) -> None:
    room.reader.dead = room.voice.dead = None


def lose_voice(room: Room) -> None:
    if room.voice.links:
        room.lose_voice()


STEPS: dict[str, Callable[[Room], None]] = {
    "the reader is lost": Room.lose_reader,
    "the voice is lost": lose_voice,
    "both work again": heal,
    "what waits is said": finish,
    "a moment passes": lambda room: room.timers.pass_by(CHECK_GAP),
    "a while passes": lambda room: room.timers.pass_by(BACK),
}
SAY = "something is said"


@given(st.lists(st.sampled_from((*STEPS, SAY, SAY, SAY)), max_size=40))
@example(
    # the voice is lost with words in the moment in which the reader is taken back
    ["the reader is lost", "both work again", SAY, "a while passes", "the voice is lost"]
)
@settings(max_examples=150)
def test_whatever_happens_every_result_is_heard_once(steps: list[str]) -> None:
    room = Room()
    speaker = room.open()
    told: list[str] = []
    for step in steps:
        if step == SAY:
            told.append(f"Result {len(told)}.")
            speaker.say(result(told[-1]))
        else:
            STEPS[step](room)
    room.timers.pass_by(CHECK_GAP)
    speaker.close()
    heard = " ".join((*room.reader.said, *room.voice.said, *room.lines.said))
    assert [heard.count(one) for one in told] == [1] * len(told)


def test_ways_that_are_lost_one_after_the_other_are_told_in_one_sentence(room: Room) -> None:
    speaker = room.open()
    speaker.say(Spoken("You are spoken to directly.", "again", of_speaker=True))
    speaker.say(result("Your turn."))
    room.lose_reader()
    room.voice.dead = DIED
    room.timers.pass_by(A_WHILE)
    # the voice was there, took the sentence and the words, and is gone before it said any
    assert who(speaker) is Speech.SELF or room.changes[-1].now is Speech.PRINT
    room.timers.pass_by(A_WHILE)
    assert who(speaker) is Speech.PRINT
    assert room.changes[-1] == Change(Speech.DIRECT, Speech.PRINT, back=False)
    said = " ".join(room.lines.last.said)
    # who speaks was not told by somebody else, nothing twice, and nothing is lost
    assert said == "print speaks. Your turn."


def test_a_way_that_has_spoken_and_is_lost_is_told_by_itself(room: Room) -> None:
    speaker = room.open()
    speaker.say(result("Your turn."))
    room.lose_reader()
    room.timers.pass_by(A_WHILE)
    assert room.changes == [LOST]
    room.voice.last.finish()
    speaker.say(result("Computer on b2."))
    room.lose_voice()
    room.timers.pass_by(A_WHILE)
    assert room.changes == [LOST, Change(Speech.SELF, Speech.PRINT, back=False)]
    assert room.lines.last.said == ["print speaks.", "Computer on b2."]
