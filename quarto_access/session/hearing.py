"""What a person is heard by at this moment, as far as answers depend on it."""

from enum import StrEnum, auto
from typing import Protocol

from quarto_access.session.settings import Speech


class Sounding(StrEnum):
    """Whether sounds can be played."""

    PLAYED = auto()
    OFF = auto()
    """The person has turned them off."""
    NO_DEVICE = auto()
    """There is nothing to play them on, or nothing to play them with."""


class Hearing(Protocol):
    """Who speaks, and what sounds; asked anew for each answer, since it may change at any time."""

    @property
    def mode(self) -> Speech:
        """Who speaks now; never AUTO."""
        ...

    @property
    def sounds(self) -> Sounding:
        """Whether sounds can be played."""
        ...

    @property
    def echoes(self) -> bool:
        """Whether somebody else says the characters that are typed, as readers do."""
        ...

    def voices(self) -> tuple[str, ...]:
        """The ids of the voices that speak the language, empty while they are not known."""
        ...


class OwnVoice:
    """The hearing of somebody who hears the program's own voice, all sounds, and typed keys."""

    mode = Speech.SELF
    sounds = Sounding.PLAYED
    echoes = True

    def voices(self) -> tuple[str, ...]:
        """No voices to choose between."""
        return ()
