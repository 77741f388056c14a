"""What a workshop must know beside the lines: the same on the drawing and in the order."""

from collections.abc import Iterator

from board_fabrication.model import Model
from board_fabrication.parameters import Parameters
from board_fabrication.plates import Plate, Work
from board_fabrication.values import Pilots
from board_fabrication.words import Message, Word

DRAWN = ("top", "top-underside", "backing-from-below")
"""The plates of the board itself that a workshop works from."""


def ordered(model: Model) -> tuple[Plate, ...]:
    """The plates that a workshop is asked for: the board, and the tray beside it."""
    wanted = (*DRAWN, "tray", "tray-base")
    return tuple(plate for plate in model.all if plate.key in wanted)


def notes(model: Model) -> Iterator[Message]:
    """How the parts are to come out."""
    p = model.parameters
    yield Message("order-finished")
    holes: dict[str, Word] = {"holes": p.grid * p.grid, "hole": p.hole_d}
    if p.layered:
        yield Message("order-holes", holes)
    else:
        yield Message("order-recesses", {**holes, "depth": p.recess_depth})
    yield Message("order-others")
    yield edges(p)
    yield Message("order-corner")
    yield from _joined(p)
    if model.plate("top").of(Work.ENGRAVE):
        yield Message("order-engraving")


def edges(p: Parameters) -> Message:
    """How edges are treated."""
    edge = p.edge_break
    told = int(edge) if edge.is_integer() else edge
    return Message("cut-edges", {"edge": told}) if edge else Message("cut-sand")


def _joined(p: Parameters) -> Iterator[Message]:
    if not p.layered:
        return
    if not p.screwed:
        yield Message("order-glue")
        return
    yield Message("order-below")
    yield Message("order-sunk", {"head": p.head_d})
    if p.pilots is Pilots.FILE:
        yield Message("order-pilots", {"width": p.pilot_d, "depth": p.pilot_depth})
    else:
        yield Message("order-assembly-pilots")
