"""Words for whoever waits: said only when the work takes long, and not too often."""

from collections.abc import Callable, Iterable, Iterator
from time import monotonic

from board_fabrication.words import Message
from board_fabrication.writers.registry import File

PATIENCE = 3.0
"""After so many seconds without a word one wonders whether anything happens."""


def watched(
    files: Iterable[File], tell: Callable[[Message], None], clock: Callable[[], float] = monotonic
) -> Iterator[File]:
    """The same files; while they take long, it is told how far they are.

    Args:
        files: made one by one.
        tell: brings a sentence to the person.
        clock: seconds.
    """
    last = clock()
    for count, file in enumerate(files, 1):
        if clock() - last >= PATIENCE:
            tell(Message("progress", {"count": count, "product": file.product}))
            last = clock()
        yield file
