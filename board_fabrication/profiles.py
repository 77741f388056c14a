"""Which colour means which work: shops do not agree, so a person chooses."""

from dataclasses import dataclass
from enum import StrEnum

from board_fabrication.plates import Work


class Ink(StrEnum):
    """A colour by its code in SVG."""

    RED = "#ff0000"
    GREEN = "#00ff00"
    BLUE = "#0000ff"
    BLACK = "#000000"

    @property
    def number(self) -> int:
        """The number of the colour in DXF files; 7 is drawn black on white."""
        return {Ink.RED: 1, Ink.GREEN: 3, Ink.BLUE: 5, Ink.BLACK: 7}[self]


@dataclass(frozen=True, slots=True)
class Profile:
    """The colours of one convention.

    Attributes:
        name: how a person asks for it.
        outer: edges that are cut, last.
        inner: holes and pockets, cut first.
        mark: what is engraved or drilled only in part.
        note: what is not cut.
    """

    name: str
    outer: Ink
    inner: Ink
    mark: Ink
    note: Ink

    def ink(self, work: Work) -> Ink:
        """The colour of a kind of work."""
        match work:
            case Work.PROFILE:
                return self.outer
            case Work.HOLE | Work.POCKET:
                return self.inner
            case Work.ENGRAVE | Work.DOT | Work.COUNTERSINK | Work.PILOT:
                return self.mark
            case Work.REFERENCE:
                return self.note


PROFILES = {
    profile.name: profile
    for profile in (
        Profile("purdue", Ink.RED, Ink.BLUE, Ink.BLACK, Ink.GREEN),
        Profile("snijlab", Ink.BLUE, Ink.BLUE, Ink.BLACK, Ink.GREEN),
        Profile("boxes", Ink.BLACK, Ink.BLUE, Ink.GREEN, Ink.RED),
    )
}
"""The conventions, the usual one first."""
USUAL = "purdue"
