"""The names, defaults and ranges of what a person can choose about the board."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from board_fabrication.geometry import kept


class Construction(StrEnum):
    """Whether the holes go through the top layer, or stop above its underside."""

    THROUGH = "through"
    RECESS = "recess"


class Fasten(StrEnum):
    """What holds the two layers together."""

    SCREWS = "screws"
    GLUE = "glue"


class Pilots(StrEnum):
    """Whether screw holes in the top layer are drilled at assembly or drawn for the workshop."""

    ASSEMBLY = "assembly"
    FILE = "file"


class Labels(StrEnum):
    """How columns and rows are named on the board."""

    BRAILLE = "braille"
    PRINT = "print"
    NONE = "none"


class LabelMethod(StrEnum):
    """Whether labels are tiles to glue on or lines engraved in the face."""

    TILES = "tiles"
    ENGRAVED = "engraved"


class LabelLanguage(StrEnum):
    """Whose braille the labels are written in."""

    EN = "en"
    HU = "hu"
    RU = "ru"
    ES = "es"
    PT_BR = "pt-br"
    FR = "fr"


class Variant(StrEnum):
    """The board for the fingers, or the one with contrast rings and large print."""

    STANDARD = "standard"
    LOW_VISION = "low-vision"


class Marking(StrEnum):
    """What tells dark pieces from light ones by touch; the words of the game's own setting."""

    STRIPED = "striped"
    RINGED = "ringed"
    PINNED = "pinned"
    ROUGH = "rough"


class Hollow(StrEnum):
    """How the top of a hollow piece is worked."""

    HOLE = "hole"
    MARK = "mark"


class Material(StrEnum):
    """What a layer is cut from."""

    CHIPBOARD = "chipboard"
    MDF = "mdf"
    PLYWOOD = "plywood"
    PLASTIC = "plastic"


class Unit(StrEnum):
    """What a number counts."""

    MM = "mm"
    COUNT = "count"
    MM_PER_MINUTE = "mm-per-minute"
    TURNS = "turns"


Value = float | int | str
"""What a parameter holds: millimetres, a count, or one of a few words."""

Given = Mapping[str, Value]
"""Values by the name of their parameter."""


@dataclass(frozen=True, slots=True)
class Numeric:
    """A parameter that is a number, with its sane range. A default of None is worked out."""

    default: float | int | None
    low: float
    high: float
    unit: Unit = Unit.MM

    @property
    def whole(self) -> bool:
        """Whether only whole numbers are meant."""
        return self.unit is Unit.COUNT


@dataclass(frozen=True, slots=True)
class Choice:
    """A parameter that is one of a few words."""

    default: StrEnum
    options: tuple[StrEnum, ...]


_LAYER_MATERIALS = (Material.CHIPBOARD, Material.MDF, Material.PLYWOOD)

SIZES = ("board", "hole_d", "margin", "gap")
"""The sizes that one equation ties: board = grid holes + gaps between them + two margins."""

NUMBERS: dict[str, Numeric] = {
    "board": Numeric(250.0, 60, 1200),
    "hole_d": Numeric(32.0, 10, 120),
    "grid": Numeric(4, 2, 8, Unit.COUNT),
    "margin": Numeric(37.0, 8, 400),
    "gap": Numeric(None, 2, 300),
    "top": Numeric(16.0, 6, 40),
    "backing": Numeric(4.0, 2, 20),
    "total": Numeric(20.0, 8, 60),
    "recess_depth": Numeric(12.0, 3, 37),
    "screw_d": Numeric(3.5, 2, 6),
    "screw_len": Numeric(16.0, 8, 60),
    "pilot_d": Numeric(2.5, 1, 5),
    "pilot_depth": Numeric(12.0, 3, 40),
    "clearance_d": Numeric(4.0, 2, 8),
    "head_d": Numeric(7.0, 3, 14),
    "screw_inset": Numeric(None, 5, 200),
    "chamfer": Numeric(12.0, 5, 60),
    "edge_break": Numeric(1.0, 0, 3),
    "piece_base_d": Numeric(30.0, 8, 118),
    "square_side": Numeric(20.0, 5, 84),
    "short": Numeric(40.0, 15, 120),
    "tall": Numeric(60.0, 20, 200),
    "top_hole_d": Numeric(12.0, 3, 60),
    "top_hole_depth": Numeric(7.5, 2, 40),
    "stripe_w": Numeric(2.0, 1, 10),
    "stripe_depth": Numeric(1.0, 0.3, 5),
    "stripe_drop": Numeric(8.0, 2, 60),
    "print_height": Numeric(None, 4, 40),
    "label_thickness": Numeric(1.5, 0.5, 5),
    "kerf_width": Numeric(0.2, 0, 1),
    "kerf_x": Numeric(None, 0, 1),
    "kerf_y": Numeric(None, 0, 1),
    "ply": Numeric(4.0, 2, 12),
    "laser_max": Numeric(9.0, 3, 30),
    "jig_guide_d": Numeric(3.0, 1, 6),
    "fence_w": Numeric(20.0, 10, 60),
    "tool_d": Numeric(6.0, 1, 25),
    "step": Numeric(2.0, 0.2, 10),
    "stepover": Numeric(None, 0.1, 20),
    "feed": Numeric(1200.0, 50, 10000, Unit.MM_PER_MINUTE),
    "plunge": Numeric(400.0, 20, 5000, Unit.MM_PER_MINUTE),
    "rpm": Numeric(16000.0, 1000, 40000, Unit.TURNS),
    "safe_z": Numeric(5.0, 1, 50),
    "breakthrough": Numeric(0.3, 0, 2),
    "tabs": Numeric(4, 2, 16, Unit.COUNT),
    "tab_w": Numeric(8.0, 3, 30),
    "tab_h": Numeric(3.0, 1, 10),
    "sheet_w": Numeric(600.0, 100, 3000),
    "sheet_h": Numeric(400.0, 100, 3000),
    "stock_edge": Numeric(10.0, 2, 100),
    "bed_w": Numeric(600.0, 100, 3000),
    "bed_h": Numeric(400.0, 100, 3000),
    "sets": Numeric(1, 1, 100, Unit.COUNT),
}
"""All numbers, in the order in which they are told."""

CHOICES: dict[str, Choice] = {
    "construction": Choice(Construction.THROUGH, tuple(Construction)),
    "fasten": Choice(Fasten.SCREWS, tuple(Fasten)),
    "pilots": Choice(Pilots.ASSEMBLY, tuple(Pilots)),
    "labels": Choice(Labels.BRAILLE, tuple(Labels)),
    "label_method": Choice(LabelMethod.TILES, tuple(LabelMethod)),
    "label_lang": Choice(LabelLanguage.EN, tuple(LabelLanguage)),
    "variant": Choice(Variant.STANDARD, tuple(Variant)),
    "marking": Choice(Marking.STRIPED, tuple(Marking)),
    "hollow": Choice(Hollow.HOLE, tuple(Hollow)),
    "top_material": Choice(Material.CHIPBOARD, _LAYER_MATERIALS),
    "backing_material": Choice(Material.PLYWOOD, (Material.PLYWOOD, Material.MDF)),
}
"""All words, in the order in which they are told."""

NAMES = (*NUMBERS, *CHOICES)
"""All parameters."""


class UnknownParameterError(LookupError):
    """No parameter has this name."""


class ValueTextError(ValueError):
    """A text is no value of the parameter.

    Attributes:
        name: the parameter.
        text: what was written.
    """

    def __init__(self, name: str, text: str) -> None:
        super().__init__(f"{name}: {text}")
        self.name = name
        self.text = text


def named(text: str) -> str:
    """The parameter that a person means; hyphens do for underscores.

    Raises:
        UnknownParameterError: there is none.
    """
    name = text.strip().lower().replace("-", "_")
    if name not in NAMES:
        raise UnknownParameterError(text)
    return name


def read_value(name: str, text: str) -> Value:
    """The value that a text gives a parameter: `32`, `32,5`, `3.2 cm`, or a word.

    Whether a number is sensible is not asked here.

    Raises:
        ValueTextError: the text is no number, or none of the words.
    """
    word = text.strip().lower()
    if name in CHOICES:
        if word not in CHOICES[name].options:
            raise ValueTextError(name, text)
        return word
    return _number(name, word, text)


def _number(name: str, word: str, text: str) -> float | int:
    factor = 1.0
    for suffix, size in (("mm", 1.0), ("cm", 10.0)):
        if word.endswith(suffix) and NUMBERS[name].unit is Unit.MM:
            word, factor = word.removesuffix(suffix).rstrip(), size
    try:
        number = float(word.replace(",", ".")) * factor
    except ValueError as error:
        raise ValueTextError(name, text) from error
    if "_" in word:
        raise ValueTextError(name, text)
    if NUMBERS[name].whole:
        if not number.is_integer():
            raise ValueTextError(name, text)
        return int(number)
    return kept(number)
