"""A thread that does one thing after another for somebody, and may be left hanging."""

import logging
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeVar

_log = logging.getLogger(__name__)

ResultT = TypeVar("ResultT")


class HungError(Exception):
    """Something has not been done in time, and perhaps never will be."""


class Hand:
    """Does what libraries ask for that want one thread each and may never come back.

    The thread is a daemon: while it hangs, the process can end.
    """

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        Thread(target=self._work, name=name, daemon=True).start()

    def do(self, job: Callable[[], ResultT], seconds: float) -> ResultT:
        """What a job returns or raises.

        Raises:
            HungError: it has not ended in time. The hand is of no more use then.
        """
        answers: SimpleQueue[Callable[[], ResultT]] = SimpleQueue()
        self._jobs.put(lambda: answers.put(_outcome(job)))
        try:
            answer = answers.get(timeout=seconds)
        except Empty:
            raise HungError from None
        return answer()

    def leave(self, last: Callable[[], object] | None = None) -> None:
        """Let the thread end after one last job, whenever what it does now comes to an end."""
        self._jobs.put(last)
        self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()


def _outcome(job: Callable[[], ResultT]) -> Callable[[], ResultT]:
    """Do a job, and what came of it as something to be called in another thread."""
    try:
        result = job()
    except Exception as error:  # noqa: BLE001  whoever asked for the job gets to see it
        raised = error
    else:
        return lambda: result
    _log.debug("a job failed", exc_info=raised)
    # Its frames refer to objects of the library, which must not be freed by another thread.
    raised.__context__ = raised.__cause__ = raised.__traceback__ = None

    def fail() -> ResultT:
        raise raised

    return fail
