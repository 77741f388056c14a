"""The drawing with dimensions, coordinates and a title block, as a tagged PDF."""

from collections.abc import Iterator

from board_fabrication.geometry import Circle
from board_fabrication.layout import cell_name
from board_fabrication.model import Model
from board_fabrication.paper.pages import (
    A3,
    Block,
    Page,
    beside,
    columns,
    figure,
    heading,
    pdf,
    table,
    text,
    title_block,
)
from board_fabrication.paper.plan import plan, scale, section
from board_fabrication.plates import Group, Plate, View, Work
from board_fabrication.words import Message, Word, Words
from board_fabrication.writers.notes import DRAWN, notes

_BLOCK_WIDTH = 190.0
_PAPER = A3.lying
_TABLES = 3


def assembly(model: Model, words: Words) -> bytes:
    """The dimensioned page and the page of coordinates."""
    return _document(model, (_first(model, words, 2), _second(model, words)), words)


def order_drawing(model: Model, words: Words) -> bytes:
    """The dimensioned page alone."""
    return _document(model, (_first(model, words, 1),), words)


def _document(model: Model, pages: tuple[Page, ...], words: Words) -> bytes:
    return pdf(_title(model, words), words.say("plan-about", kind="drawing"), pages, words)


def _title(model: Model, words: Words) -> str:
    return words.say("plan-title", board=model.parameters.board)


def _first(model: Model, words: Words, count: int) -> Page:
    top, *others = (plate for plate in model.all if plate.key in ("top", "backing-from-below"))
    said = [text(" ".join(words.render(note) for note in notes(model)))]
    left = [*_view(model, top, words), *_cut(model, words)]
    right = [block for plate in others for block in _view(model, plate, words)]
    return Page(
        _PAPER,
        (
            heading(_title(model, words)),
            beside(left, [*right, *said]),
            title_block(_BLOCK_WIDTH, _block(model, words, count)),
        ),
    )


def _view(model: Model, plate: Plate, words: Words) -> Iterator[Block]:
    args: dict[str, Word] = {"key": plate.key, "view": plate.view.value}
    yield heading(words.say("plan-view", **args), 2)
    sketch = plan(plate, model.parameters, words)
    yield figure(sketch.svg(), sketch.size, words.render(_alt(model, plate)))


def _alt(model: Model, plate: Plate) -> Message:
    p = model.parameters
    args: dict[str, Word] = {"board": p.board}
    if plate.key == "top":
        args |= {"holes": p.grid**2, "hole": p.hole_d, "first": p.centre(0), "pitch": p.pitch}
        return Message("plan-alt-top", {**args, "corner": cell_name(0, 0), "chamfer": p.chamfer})
    args |= {"screws": len(plate.of(Work.HOLE)), "clearance": p.clearance_d}
    side = "right" if plate.view is View.BELOW else "left"
    return Message("plan-alt-backing", {**args, "inset": p.screw_inset, "side": side})


def _cut(model: Model, words: Words) -> Iterator[Block]:
    p = model.parameters
    yield heading(words.say("plan-section"), 2)
    sketch = section(p, words)
    floor, upper = (p.backing, p.top) if p.layered else (p.top - p.recess_depth, p.recess_depth)
    layered = "yes" if p.layered else "no"
    alt = words.say("plan-alt-section", layered=layered, floor=floor, upper=upper)
    yield figure(sketch.svg(), sketch.size, alt)


def _block(model: Model, words: Words, count: int) -> Iterator[str]:
    p = model.parameters
    yield words.say("plan-block-name", sets=p.sets)
    for plate in model.all:
        if plate.key in DRAWN:
            yield words.say(
                "plan-block-part",
                key=plate.key,
                material=plate.material.value,
                thickness=plate.thickness,
                count=plate.count,
                file=plate.name,
            )
    yield words.say("plan-block-scale", scale=scale(p))
    layered = "yes" if p.layered else "no"
    holes: dict[str, Word] = {"holes": p.grid**2, "hole": p.hole_d, "depth": p.recess_depth}
    yield words.say("plan-block-holes", layered=layered, **holes)
    yield words.say("plan-block-tolerance", chamfer=p.chamfer)
    yield words.say("plan-block-sheet", number=1, count=count)


def _second(model: Model, words: Words) -> Page:
    blocks: list[Block] = []
    for plate in model.all:
        if plate.key not in DRAWN:
            continue
        args: dict[str, Word] = {"key": plate.key, "view": plate.view.value}
        rows = list(_rows(plate, words))
        if rows:
            kind = "hole" if plate.key == "top" else "screw"
            blocks.append(heading(words.say("plan-view", **args), 2))
            blocks.append(table((words.say(f"plan-column-{kind}"), "x", "y"), rows))
    return Page(
        _PAPER,
        (
            heading(words.say("plan-coordinates")),
            text(words.say("plan-coordinates-about")),
            columns(_TABLES, blocks),
        ),
    )


def _rows(plate: Plate, words: Words) -> Iterator[tuple[str, str, str]]:
    for one in plate.of(Work.HOLE, Work.POCKET, Work.PILOT):
        if one.group in (Group.CELL, Group.SCREW) and isinstance(one.shape, Circle):
            x, y = (words.say("number", number=value) for value in one.shape.centre)
            yield (one.label, x, y)
