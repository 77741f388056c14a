import gc
from collections.abc import Iterator

import pytest
from rigs.links import Timers

from quarto_access.speech.message import Message
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.terminal.idle import READ_GAP, get_ready


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    gc.unfreeze()
    yield
    gc.unfreeze()


def test_everything_is_read_bit_by_bit_with_time_for_keys_between() -> None:
    timers = Timers()
    left = [True, True, False]
    get_ready(lambda: left.pop(0), timers.later)
    for rest in (2, 1, 0):
        assert len(left) == rest
        timers.pass_by(READ_GAP)
    assert (left, timers.waiting) == ([], 0)


def test_what_was_read_is_not_searched_for_garbage_any_more() -> None:
    timers = Timers()
    left = [True, False]
    get_ready(lambda: left.pop(0), timers.later)
    assert gc.get_freeze_count() == 0
    timers.pass_by(READ_GAP)
    assert gc.get_freeze_count() > 0


def test_a_game_is_read_before_a_person_has_heard_the_opening() -> None:
    timers = Timers()
    phrasebook = Phrasebook()
    assert phrasebook.render(Message("welcome"))
    get_ready(phrasebook.read_ahead, timers.later)
    timers.pass_by(1.0)
    assert timers.waiting == 0
