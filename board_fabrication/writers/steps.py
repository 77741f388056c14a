"""What the assembly guide and the text of the jig say, as sections of sentences."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from board_fabrication import layout
from board_fabrication.geometry import Point
from board_fabrication.model import FENCE_START, TRAY_PLIES, Model
from board_fabrication.parameters import Parameters
from board_fabrication.values import LabelMethod, Labels, Marking, Pilots
from board_fabrication.words import Message, Word, Words
from board_fabrication.writers.lists import PIECES_OF_A_KIND, items, own_parts

_BEFORE = (
    "guide-before-coupon",
    "guide-before-thickness",
    "guide-before-same",
    "guide-before-safe",
)
_CHECKS = (
    "guide-check-pieces",
    "guide-check-corners",
    "guide-check-smooth",
    "guide-check-hidden",
)
_OF_LAYERS = ("guide-before-same", "guide-check-corners")


class Kind(StrEnum):
    """How the sentences of a section follow each other."""

    TEXT = "text"
    LIST = "list"
    STEPS = "steps"


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with its sentences; each message is one entry."""

    title: str
    kind: Kind
    entries: tuple[Message, ...]


def assembly_sections(model: Model, words: Words) -> tuple[Section, ...]:
    """From what is needed to the set on the table."""
    p = model.parameters
    return (
        Section("guide-need", Kind.LIST, tuple(_needed(model, words))),
        Section("guide-before", Kind.LIST, _messages(_BEFORE, p)),
        Section("guide-steps", Kind.STEPS, tuple(_steps(model))),
        Section("guide-pieces", Kind.STEPS, tuple(_pieces(p))),
        Section("guide-check", Kind.LIST, _messages(_CHECKS, p)),
        Section("guide-use", Kind.TEXT, _use()),
    )


def jig_sections(p: Parameters) -> tuple[Section, ...]:
    """How the jig is made and used, and where it leads the drill."""
    fences = Message("jig-make-fences", {"fence": p.fence_w})
    free = Message("jig-make-free", {"start": FENCE_START})
    guides = Message("jig-make-guides", {"guide": p.jig_guide_d})
    wide = (Message("jig-make-screws", {"clearance": p.clearance_d}),) if p.screwed else ()
    sections = [
        Section("jig-make", Kind.STEPS, (fences, free, guides, *wide)),
        Section("jig-holes", Kind.STEPS, tuple(_drilling(p))),
    ]
    if p.screwed:
        sections.append(Section("jig-screws", Kind.STEPS, _screw_drilling(p)))
    places = (Message("jig-places-about"), *_places(p))
    return (*sections, Section("jig-places", Kind.TEXT, places))


def _messages(ids: tuple[str, ...], p: Parameters) -> tuple[Message, ...]:
    """Those that hold for a board."""
    return tuple(Message(one) for one in ids if p.layered or one not in _OF_LAYERS)


def _needed(model: Model, words: Words) -> Iterator[Message]:
    p = model.parameters
    for plate in own_parts(model):
        if plate.key == "top-ply":
            continue
        width, height = plate.size
        args: dict[str, Word] = {"key": plate.key, "count": plate.count, "width": width}
        args |= {"material": plate.material.value, "thickness": plate.thickness}
        yield Message("guide-part", {**args, "height": height})
    for item in items(model):
        if item.id == "top-hole" or (item.id == "stripe" and p.marking is Marking.STRIPED):
            # these are worked and not bought
            continue
        name, remark = (Message(f"item-{item.id}{end}", item.args) for end in ("", "-remark"))
        told: dict[str, Word] = {"name": words.render(name), "remark": words.render(remark)}
        yield Message("guide-item", {**told, "count": item.count})
    if p.screwed:
        yield Message("guide-tools-screws", {"pilot": p.pilot_d, "clearance": p.clearance_d})
    else:
        yield Message("guide-tools-glue" if p.layered else "guide-tools-recess")
    yield Message("guide-tools-hand", {"hole": p.hole_d})


def _steps(model: Model) -> Iterator[Message]:
    p = model.parameters
    edge = Message("guide-step-edges", {"edge": p.edge_break})
    yield edge if p.edge_break else Message("guide-step-sand")
    yield Message("guide-step-drop")
    if p.layered:
        yield Message("guide-step-turn")
        yield Message("guide-step-spread")
        yield Message("guide-step-lay-screws" if p.screwed else "guide-step-lay-glue")
    if p.screwed:
        if p.pilots is Pilots.ASSEMBLY:
            depth = p.backing + p.pilot_depth
            yield Message("guide-step-pilot", {"pilot": p.pilot_d, "depth": depth})
        yield Message("guide-step-screws", {"screws": len(layout.screw_centres(p))})
        yield Message("guide-step-feel")
    yield Message("guide-step-feet")
    if p.label_method is LabelMethod.TILES and p.labels is not Labels.NONE:
        yield Message("guide-step-labels")
    yield Message("guide-step-tray", {"plies": TRAY_PLIES})


def _pieces(p: Parameters) -> Iterator[Message]:
    yield Message("guide-pieces-cut", {"count": PIECES_OF_A_KIND * p.sets})
    groove: dict[str, Word] = {"groove": p.stripe_depth, "drop": p.stripe_drop}
    hole: dict[str, Word] = {"width": p.top_hole_d, "depth": p.top_hole_depth}
    yield Message("guide-pieces-hollow", {**groove, **hole, "hollow": p.hollow.value})
    yield Message("guide-pieces-colour")
    marking: dict[str, Word] = {**groove, "width": p.stripe_w, "marking": p.marking.value}
    yield Message("guide-pieces-marking", marking)


def _use() -> tuple[Message, ...]:
    names = ("guide-use-board", "told-tray", "told-tray-rows", "told-tray-columns")
    return tuple(Message(name) for name in names)


def _drilling(p: Parameters) -> Iterator[Message]:
    yield Message("jig-hole-push")
    yield Message("jig-hole-mark", {"guide": p.jig_guide_d})
    args: dict[str, Word] = {"hole": p.hole_d, "depth": p.recess_depth}
    if p.layered:
        yield Message("jig-hole-spare")
        yield Message("jig-hole-through", args)
    else:
        yield Message("jig-hole-recess", args)


def _screw_drilling(p: Parameters) -> tuple[Message, ...]:
    return (
        Message("jig-screw-push"),
        Message("jig-screw-drill", {"clearance": p.clearance_d}),
        Message("jig-screw-sink", {"head": p.head_d}),
    )


def _places(p: Parameters) -> Iterator[Message]:
    for name, centre in layout.hole_centres(p).items():
        yield _place("hole", name, centre)
    if p.screwed:
        for number, centre in enumerate(layout.screw_centres(p), 1):
            yield _place("screw", str(number), centre)


def _place(what: str, label: str, centre: Point) -> Message:
    said = Message("jig-what", {"what": what})
    x, y = centre
    return Message("jig-place", {"what": said, "label": label, "x": x, "y": y})
