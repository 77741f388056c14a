"""What is done while nobody presses a key, so that no key has to wait for it."""

import gc
from collections.abc import Callable

READ_GAP = 0.003
"""Seconds from one bit to the next, in which keys are answered."""


def get_ready(
    read_some: Callable[[], bool], later: Callable[[float, Callable[[], None]], object]
) -> None:
    """Read what a game needs bit by bit, and then keep it from being searched for garbage.

    `read_some` reads a bit and tells whether there is more; `later` calls something after so many
    seconds.
    """
    if read_some():
        later(READ_GAP, lambda: get_ready(read_some, later))
        return
    # What is there by now stays there. Python would look through all of it from time to time, in
    # the middle of an answer, which takes longer than any answer.
    gc.freeze()
