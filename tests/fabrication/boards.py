"""Boards that tests draw, by name, and what is known of them without the program."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from board_fabrication.judge import Verdict, judge
from board_fabrication.model import Model, build
from board_fabrication.solver import Keep
from board_fabrication.values import Value


@dataclass(frozen=True)
class Board:
    """Given values, and the sizes that come of them, worked out by hand."""

    given: Mapping[str, Value]
    side: float
    hole: float
    centres: tuple[float, ...]
    keep: Keep = Keep.MARGIN
    recess: bool = False
    screws: int = 9
    options: tuple[str, ...] = field(default=())


USUAL = (53.0, 101.0, 149.0, 197.0)

BOARDS = {
    "default": Board({}, 250, 32, USUAL),
    "recess": Board({"construction": "recess"}, 250, 32, USUAL, recess=True, screws=0),
    "glue": Board({"fasten": "glue"}, 250, 32, USUAL, screws=0),
    "keep-gap": Board({}, 250, 32, (54.5, 101.5, 148.5, 195.5), Keep.GAP, options=("--keep-gap",)),
    "keep-all": Board({}, 246, 32, (52.5, 99.5, 146.5, 193.5), Keep.ALL, options=("--keep-all",)),
    "five": Board({"grid": 5, "board": 298.0}, 298, 32, (*USUAL, 245.0), screws=12),
    "small": Board(
        {
            "board": 180.0,
            "hole_d": 22.0,
            "margin": 31.0,
            "piece_base_d": 20.0,
            "square_side": 14.0,
            "top_hole_d": 8.0,
        },
        180,
        22,
        (42.0, 74.0, 106.0, 138.0),
    ),
    "low-vision": Board({"variant": "low-vision", "pilots": "file"}, 250, 32, USUAL),
    "print": Board({"labels": "print", "label_method": "engraved"}, 250, 32, USUAL),
}


def verdict(name: str) -> Verdict:
    """A board held against the rules."""
    board = BOARDS[name]
    return judge(board.given, board.keep)


@cache
def model(name: str) -> Model:
    """A board drawn."""
    parameters = verdict(name).parameters
    assert parameters is not None
    return build(parameters)


def arguments(name: str) -> list[str]:
    """The options of the command line that ask for a board."""
    board = BOARDS[name]
    settings = [f"{key.replace('_', '-')}={value}" for key, value in board.given.items()]
    return [*board.options, *(word for setting in settings for word in ("--set", setting))]
