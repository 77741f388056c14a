"""Steps along a row of things that has two ends."""


def within(index: int, count: int) -> tuple[int, bool]:
    """The place in a row of `count` things nearest to an index, and whether that was past an end.

    There is at least one thing.
    """
    kept = min(max(index, 0), count - 1)
    return kept, kept != index
