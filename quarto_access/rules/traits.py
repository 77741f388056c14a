"""Items as bit vectors, and what a set of them shares."""

from collections.abc import Iterable


def shared_bits(codes: Iterable[int], width: int) -> tuple[int, int]:
    """Return (bits set in all codes, bits clear in all codes), each `width` bits wide.

    An empty set shares everything, so callers ask only about full lines.
    """
    ones = zeros = (1 << width) - 1
    for code in codes:
        ones &= code
        zeros &= ~code
    return ones, zeros
