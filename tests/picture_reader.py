"""Reads a position from a picture, as a person does who knows what the shapes mean.

It knows nothing of the program that drew it: letters and numbers tell where the board is.
"""

import re
from dataclasses import dataclass
from itertools import pairwise

LETTERS = re.compile(r"a(\W+)b(\W+)c(\W+)d")


@dataclass(frozen=True)
class Places:
    """Where the places of a board are, found by its letters and numbers."""

    left: int
    top: int
    across: int
    down: int
    height: int

    def block(self, rows: list[str], index: int) -> list[str]:
        """The cells of a place, without its frame."""
        column, row = index % 4, 3 - index // 4
        left, top = self.left + column * self.across, self.top + row * self.down
        return [line[left : left + self.across - 1] for line in rows[top : top + self.height]]

    def marked(self, rows: list[str], index: int) -> bool:
        """Whether something stands at both sides of a place, all of its height."""
        column, row = index % 4, 3 - index // 4
        left, top = self.left + column * self.across, self.top + row * self.down
        sides = {
            line[left - 1] + line[left + self.across - 1] for line in rows[top : top + self.height]
        }
        return len(sides) == 1 and sides <= {"><", "║║"}


def located(rows: list[str]) -> Places | None:
    """The board in a picture, by what a person would look for: letters below, numbers beside."""
    for number, line in enumerate(rows):
        found = LETTERS.search(line)
        if found and len({len(gap) for gap in found.groups()}) == 1:
            # a title above may begin with a digit too
            numbers = [row for row in range(number) if rows[row][0] in "1234"][-4:]
            assert "".join(rows[row][0] for row in numbers) == "4321"
            across, down = len(found[1]) + 1, numbers[1] - numbers[0]
            assert len({b - a for a, b in pairwise(numbers)}) == 1
            height = max(1, down - 1)
            return Places(
                found.start() - (across - 1) // 2, numbers[0] - height // 2, across, down, height
            )
    return None


def piece_in(block: list[str]) -> int | None:
    """The code of the piece that a person sees in a place who knows what the shapes mean."""
    shown = [line.strip() for line in block if line.strip()]
    if not shown or shown == ["--"]:
        return None
    top = shown[0]
    if len(block) == 1:
        tall, dark, square = top[1] in "X:█░", top[1] in "Xx█▄", top[0] == "["
    else:
        tall, dark = len(shown) == len(block), bool({"#", "█"} & set(shown[-1]))
        square = top[0] in "#█+┌"
    hollow = " " in top
    return dark + 2 * square + 4 * tall + 8 * hollow


def board_in(rows: list[str]) -> tuple[int | None, ...]:
    """The pieces on the board, from a1 row by row."""
    places = located(rows)
    assert places is not None, "\n".join(rows)
    return tuple(piece_in(places.block(rows, index)) for index in range(16))
