"""The board as numbers: every parameter with its value, frozen."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from board_fabrication.values import (
    Construction,
    Fasten,
    Hollow,
    LabelLanguage,
    LabelMethod,
    Labels,
    Marking,
    Material,
    Pilots,
    Value,
    Variant,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameters:
    """All that is chosen about a board. Lengths are in millimetres.

    One is made by `board_fabrication.judge`, which holds the sizes against all rules.
    """

    board: float
    hole_d: float
    grid: int
    margin: float
    gap: float
    top: float
    backing: float
    total: float
    recess_depth: float
    screw_d: float
    screw_len: float
    pilot_d: float
    pilot_depth: float
    clearance_d: float
    head_d: float
    screw_inset: float
    chamfer: float
    edge_break: float
    piece_base_d: float
    square_side: float
    short: float
    tall: float
    top_hole_d: float
    top_hole_depth: float
    stripe_w: float
    stripe_depth: float
    stripe_drop: float
    print_height: float
    label_thickness: float
    kerf_width: float
    kerf_x: float
    kerf_y: float
    ply: float
    laser_max: float
    jig_guide_d: float
    fence_w: float
    tool_d: float
    step: float
    stepover: float
    feed: float
    plunge: float
    rpm: float
    safe_z: float
    breakthrough: float
    tabs: int
    tab_w: float
    tab_h: float
    sheet_w: float
    sheet_h: float
    stock_edge: float
    bed_w: float
    bed_h: float
    sets: int
    construction: Construction
    fasten: Fasten
    pilots: Pilots
    labels: Labels
    label_method: LabelMethod
    label_lang: LabelLanguage
    variant: Variant
    marking: Marking
    hollow: Hollow
    top_material: Material
    backing_material: Material

    @property
    def pitch(self) -> float:
        """From the centre of a hole to that of its neighbour."""
        return self.hole_d + self.gap

    @property
    def layered(self) -> bool:
        """Whether there is a backing under the top layer."""
        return self.construction is Construction.THROUGH

    @property
    def kerf(self) -> tuple[float, float]:
        """How wide a laser cuts, across x and across y; not all cut alike both ways."""
        return (self.kerf_x, self.kerf_y)

    @property
    def screwed(self) -> bool:
        """Whether screws hold the layers together."""
        return self.layered and self.fasten is Fasten.SCREWS

    @property
    def hole_depth(self) -> float:
        """How deep a piece stands in its hole."""
        return self.top if self.layered else self.recess_depth

    @property
    def plies(self) -> int:
        """How many sheets of plywood make up the top layer when a laser cuts it."""
        return max(1, round(self.top / self.ply))

    def centre(self, index: int) -> float:
        """Where column or row `index` lies, from the lower left corner of the board."""
        return self.margin + self.hole_d / 2 + index * self.pitch

    def as_dict(self) -> dict[str, Value]:
        """Every parameter by its name, words as plain text."""
        found: dict[str, Value] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            found[field.name] = str(value) if isinstance(value, str) else value
        return found


_CHOICES = {
    "construction": Construction,
    "fasten": Fasten,
    "pilots": Pilots,
    "labels": Labels,
    "label_method": LabelMethod,
    "label_lang": LabelLanguage,
    "variant": Variant,
    "marking": Marking,
    "hollow": Hollow,
    "top_material": Material,
    "backing_material": Material,
}


def from_values(values: Mapping[str, Value]) -> Parameters:
    """Parameters from values for every name."""
    arguments: dict[str, Any] = {
        name: _CHOICES[name](str(value)) if name in _CHOICES else value
        for name, value in values.items()
    }
    return Parameters(**arguments)
