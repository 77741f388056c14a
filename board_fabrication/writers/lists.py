"""What to cut and what to buy: a list in sentences, and one as CSV."""

import csv
import math
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO

from board_fabrication.measures import mass
from board_fabrication.model import Model
from board_fabrication.plates import Plate, Work
from board_fabrication.words import Word, Words

FEET, FOOT_D = 4, 12.0
PIECES_OF_A_KIND = 4
_HALF = 8
"""Of the sixteen pieces, how many have one value of an attribute."""


@dataclass(frozen=True, slots=True)
class Item:
    """Something to buy: the id of its name, how many, and the values of its description."""

    id: str
    count: int
    args: dict[str, Word]


def cutting_list(model: Model, words: Words) -> bytes:
    """Every part that is cut, a paragraph each, to be read aloud."""
    lines = [words.say("cut-heading", sets=model.parameters.sets)]
    for plate in own_parts(model):
        width, height = plate.size
        lines.append(
            words.say(
                "cut-part",
                key=plate.key,
                count=plate.count,
                material=plate.material.value,
                thickness=plate.thickness,
                width=width,
                height=height,
            )
        )
        lines.append(words.say("cut-mass", mass=float(math.ceil(mass(plate) * 1000))))
        if plate.key == "top-ply":
            lines.append(words.say("cut-instead"))
    lines.append(words.say("cut-tolerance"))
    edge = model.parameters.edge_break
    told = int(edge) if edge.is_integer() else edge
    lines.append(words.say("cut-edges", edge=told) if edge else words.say("cut-sand"))
    lines.append(words.say("cut-nobody"))
    return ("\n".join(lines) + "\n").encode()


def bill(model: Model, words: Words) -> bytes:
    """All material as CSV: what, how many, of which material, how thick, what size, a remark."""
    stream = StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    columns = ("item", "count", "material", "thickness", "size", "remark")
    writer.writerow([words.say(f"bill-{column}") for column in columns])
    for plate in own_parts(model):
        width, height = (words.say("number", number=value) for value in plate.size)
        writer.writerow(
            [
                words.say("plate-title", key=plate.key),
                plate.count,
                words.say("material", material=plate.material.value),
                words.say("number", number=plate.thickness),
                words.say("bill-extent", width=width, height=height),
                words.say("bill-instead") if plate.key == "top-ply" else "",
            ]
        )
    for item in items(model):
        name, remark = (words.say(f"item-{item.id}{end}", **item.args) for end in ("", "-remark"))
        writer.writerow([name, item.count, "", "", "", remark])
    return stream.getvalue().encode()


def items(model: Model) -> Iterator[Item]:
    """What is bought and not cut from a plate."""
    p = model.parameters
    if p.screwed:
        screws = len(model.plate("backing-from-below").of(Work.HOLE))
        yield Item("screw", screws * p.sets, {"width": p.screw_d, "length": p.screw_len})
    if p.layered:
        yield Item("glue", p.sets, {})
    yield Item("foot", FEET * p.sets, {"width": FOOT_D})
    for id_, height in (("short", p.short), ("tall", p.tall)):
        args: dict[str, Word] = {"height": height}
        yield Item(f"round-{id_}", PIECES_OF_A_KIND * p.sets, {**args, "width": p.piece_base_d})
        yield Item(f"square-{id_}", PIECES_OF_A_KIND * p.sets, {**args, "width": p.square_side})
    hole: dict[str, Word] = {"width": p.top_hole_d, "depth": p.top_hole_depth}
    yield Item("top-hole", _HALF * p.sets, {**hole, "hollow": p.hollow.value})
    stripe: dict[str, Word] = {"width": p.stripe_w, "drop": p.stripe_drop}
    yield Item("stripe", _HALF * p.sets, {**stripe, "marking": p.marking.value})


def own_parts(model: Model) -> Iterator[Plate]:
    """The plates that are parts of their own, and the plies that may stand in for the top."""
    for plate in model.all:
        if plate.part_of is None or plate.key == "top-ply":
            yield plate
