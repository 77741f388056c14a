"""What has been said, to go back to: no message is lost."""

from quarto_access.session.events import Direction


class History:
    """The messages in order, and the one that was read last.

    After a new message, "older" means the one before it.
    """

    def __init__(self) -> None:
        self._texts: list[str] = []
        self._at = 0

    def add(self, text: str) -> None:
        """Keep a message; it becomes the latest."""
        self._texts.append(text)
        self._at = len(self._texts) - 1

    def latest(self) -> str | None:
        """The last message, None before the first."""
        return self._texts[-1] if self._texts else None

    def step(self, direction: Direction) -> str | None:
        """The message in a direction, None where there is none further."""
        last = len(self._texts) - 1
        target = {
            Direction.OLDER: self._at - 1,
            Direction.NEWER: self._at + 1,
            Direction.OLDEST: 0,
            Direction.NEWEST: last,
        }[direction]
        if not 0 <= target <= last:
            return None
        self._at = target
        return self._texts[target]
