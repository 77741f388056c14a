"""Lengths of time as messages."""

from quarto_access.speech.message import Message

_HOUR, _MINUTE = 3600, 60


def duration(seconds: int) -> Message:
    """So many whole seconds in hours, minutes and seconds, without those that are none."""
    if seconds <= 0:
        return Message("no-time")
    hours, rest = divmod(seconds, _HOUR)
    minutes, left = divmod(rest, _MINUTE)
    return Message("duration", {"hours": hours, "minutes": minutes, "seconds": left})
