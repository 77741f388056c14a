"""The rules that a board must keep, each with its limit and with changes that would mend it."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from board_fabrication import layout
from board_fabrication.parameters import Parameters
from board_fabrication.values import (
    NUMBERS,
    Construction,
    Fasten,
    LabelMethod,
    Labels,
    Material,
    Value,
    Variant,
)

Changes = Mapping[str, Value]
"""New values by parameter."""

SLACK = 1e-9
"""What rounding may take from a limit."""

WALL, WALL_OF_TOP = 10.0, 0.6
EDGE = 15.0
SCREW_TO_OUTLINE, AROUND_HEAD = 10.0, 6.0
SCREW_FLOOR, SCREW_BITE = 2.0, 8.0
SINK_OF_BACKING = 0.6
FLOOR, FIRM_FLOOR = 3.0, 5.0
PLAY = 0.6
FINGERS, SHOWS, STEP_OF_HEIGHT = 16.0, 20.0, 15.0
RIM = 2.0
AROUND_LABEL = 9.5
TOTAL_OFF = 1.0
RING = (1.0, 4.0)
"""From the edge of a hole to the inner and the outer line of its contrast ring."""
USUAL_STEPOVER, MOST_STEPOVER = 0.4, 0.8
"""How far a cutter moves sideways from turn to turn, as a share of its width."""
BESIDE_CUTTER = 1.0
"""What stays of the stock outside the cut round the board."""
BESIDE_TAB = 20.0
"""What a side of the board needs for each tab, besides the tab and the cutter."""
NEST_SPACE = 5.0
"""Between parts on a sheet, and from them to its edge."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A rule that does not hold.

    Attributes:
        rule: its name; the sentence has the id `rule-` and the name.
        parameter: what the sentence is about.
        value: what it is, or comes to.
        limit: what it may be at most, at least or should be.
        repairs: changes that may mend it, the gentlest first.
        grave: whether nothing may be drawn; otherwise it is only said.
        extra: further values of the sentence.
    """

    rule: str
    parameter: str
    value: Value
    limit: Value
    repairs: tuple[Changes, ...] = ()
    grave: bool = True
    extra: Mapping[str, Value] = field(default_factory=dict[str, Value])


def findings(p: Parameters) -> Iterator[Finding]:
    """All rules that a board breaks, the most basic first."""
    for group in (_walls, _layers, _recess, _screws, _pieces, _labels, _machines, _sheets):
        yield from group(p)


def mends(*changes: Changes) -> tuple[Changes, ...]:
    """Changes that may mend a finding, the gentlest first."""
    return changes


def sized(p: Parameters, **new: float) -> Changes:
    """All four sizes with some of them changed, and a board that fits them."""
    hole_d, gap = new.get("hole_d", p.hole_d), new.get("gap", p.gap)
    margin = new.get("margin", p.margin)
    board = p.grid * hole_d + (p.grid - 1) * gap + 2 * margin
    return {"board": board, "hole_d": hole_d, "gap": gap, "margin": margin}


def _walls(p: Parameters) -> Iterator[Finding]:
    need = max(WALL, WALL_OF_TOP * p.top)
    if p.gap < need - SLACK:
        repairs = mends({"gap": need}, sized(p, gap=need), sized(p, gap=max(need, FINGERS)))
        yield Finding("wall", "gap", p.gap, need, repairs)
    if p.margin < EDGE - SLACK:
        yield Finding("edge", "margin", p.margin, EDGE, ({"margin": EDGE}, sized(p, margin=EDGE)))
    corner = layout.hole_to_chamfer(p)
    if corner < EDGE - SLACK:
        most = 2 * p.centre(0) - (EDGE + p.hole_d / 2) * math.sqrt(2)
        repairs = mends({"chamfer": most}, {"chamfer": 5.0})
        yield Finding("corner", "chamfer", p.chamfer, most, repairs)
    ring = 2 * RING[1] + 1
    if p.variant is Variant.LOW_VISION and p.gap < ring - SLACK:
        yield Finding("ring", "gap", p.gap, ring, ({"gap": ring}, sized(p, gap=ring)))


def _layers(p: Parameters) -> Iterator[Finding]:
    if p.layered and abs(p.top + p.backing - p.total) > TOTAL_OFF + SLACK:
        both = p.top + p.backing
        repairs = mends(
            {"total": both},
        )
        yield Finding("total", "total", both, p.total, repairs, grave=False)
    if p.ply > p.laser_max + SLACK:
        yield Finding("ply", "ply", p.ply, p.laser_max, ({"ply": p.laser_max}, {"ply": 4.0}))
    if p.layered and p.top > p.laser_max + SLACK:
        extra = {"plies": p.plies, "ply": p.ply, "stacked": p.plies * p.ply}
        yield Finding("laser", "top", p.top, p.laser_max, grave=False, extra=extra)
    if p.edge_break > p.top / 4 + SLACK:
        yield Finding("broken-edge", "edge_break", p.edge_break, p.top / 4, ({"edge_break": 1.0},))


def _recess(p: Parameters) -> Iterator[Finding]:
    if p.construction is not Construction.RECESS:
        return
    floor = p.top - p.recess_depth
    if floor < FLOOR - SLACK:
        most = p.top - FLOOR
        repairs = mends({"recess_depth": most}, {"top": p.recess_depth + FLOOR})
        yield Finding("floor", "recess_depth", p.recess_depth, most, repairs)
    elif floor < FIRM_FLOOR - SLACK and p.top_material is Material.CHIPBOARD:
        repairs = mends({"top_material": "mdf"}, {"top_material": "plywood"})
        yield Finding("chipboard-floor", "recess_depth", floor, FIRM_FLOOR, repairs, grave=False)


def _screws(p: Parameters) -> Iterator[Finding]:
    if not p.screwed:
        return
    yield from _screw_places(p)
    yield from _screw_lengths(p)
    yield from _screw_widths(p)


def _screw_places(p: Parameters) -> Iterator[Finding]:
    glue: Changes = {"fasten": Fasten.GLUE.value}
    screws = layout.screw_centres(p)
    near = min(layout.screw_to_hole(p, screw) for screw in screws)
    need = p.head_d / 2 + AROUND_HEAD
    if near < need - SLACK:
        repairs = mends({"screw_inset": p.margin / 2}, sized(p, gap=FINGERS), glue)
        yield Finding("screw-hole", "screw_inset", near, need, repairs)
    edge = min(layout.screw_to_outline(p, screw) for screw in screws)
    if edge < SCREW_TO_OUTLINE - SLACK:
        repairs = mends(
            {"screw_inset": p.margin / 2}, {"screw_inset": 10.0}, {"chamfer": 5.0}, glue
        )
        yield Finding("screw-edge", "screw_inset", edge, SCREW_TO_OUTLINE, repairs)


def _screw_lengths(p: Parameters) -> Iterator[Finding]:
    glue: Changes = {"fasten": Fasten.GLUE.value}
    deepest = p.top - SCREW_FLOOR
    if p.pilot_depth > deepest + SLACK:
        repairs = mends(
            {"pilot_depth": deepest},
        )
        yield Finding("pilot-depth", "pilot_depth", p.pilot_depth, deepest, repairs)
    longest, least = p.top + p.backing - SCREW_FLOOR, p.backing + SCREW_BITE
    if p.screw_len > longest + SLACK:
        repairs = mends({"screw_len": longest}, glue)
        yield Finding("screw-long", "screw_len", p.screw_len, longest, repairs)
    if p.screw_len < least - SLACK:
        yield Finding("screw-short", "screw_len", p.screw_len, least, ({"screw_len": least}, glue))


def _screw_widths(p: Parameters) -> Iterator[Finding]:
    if p.clearance_d < p.screw_d - SLACK:
        repairs = mends(
            {"clearance_d": p.screw_d},
        )
        yield Finding("clearance", "clearance_d", p.clearance_d, p.screw_d, repairs)
    if p.pilot_d > p.screw_d - 0.5 + SLACK:
        most = p.screw_d - 0.5
        yield Finding("pilot-width", "pilot_d", p.pilot_d, most, ({"pilot_d": most},))
    if p.head_d < p.clearance_d + 1 - SLACK:
        least = p.clearance_d + 1
        yield Finding("head", "head_d", p.head_d, least, ({"head_d": least},))
    sink, most = (p.head_d - p.clearance_d) / 2, SINK_OF_BACKING * p.backing
    if sink > most + SLACK:
        repairs = mends({"head_d": p.clearance_d + 2 * most}, {"backing": sink / SINK_OF_BACKING})
        yield Finding("sink", "head_d", p.head_d, p.clearance_d + 2 * most, repairs)


def _pieces(p: Parameters) -> Iterator[Finding]:
    widest = p.hole_d - PLAY
    if p.piece_base_d > widest + SLACK:
        slim = p.hole_d - 2
        side = math.floor(slim / math.sqrt(2))
        thin: Changes = {"square_side": side, "top_hole_d": min(p.top_hole_d, side - 2 * RIM)}
        repairs = mends({"piece_base_d": widest}, {"piece_base_d": slim, **thin}, {"hole_d": 32.0})
        yield Finding("piece-width", "piece_base_d", p.piece_base_d, widest, repairs)
    diagonal = p.square_side * math.sqrt(2)
    if diagonal > p.piece_base_d + SLACK:
        most = math.floor(p.piece_base_d / math.sqrt(2) * 100) / 100
        repairs = mends({"square_side": most}, {"piece_base_d": diagonal})
        yield Finding("diagonal", "square_side", p.square_side, most, repairs)
    fingers = p.pitch - p.piece_base_d
    if fingers < FINGERS - SLACK:
        repairs = mends(
            sized(p, gap=FINGERS + p.piece_base_d - p.hole_d),
        )
        yield Finding("fingers", "gap", fingers, FINGERS, repairs, grave=False)
    shows, least = p.short - p.hole_depth, p.hole_depth + SHOWS
    if shows < SHOWS - SLACK:
        yield Finding("shows", "short", p.short, least, ({"short": least},))
    if p.tall - p.short < STEP_OF_HEIGHT - SLACK:
        least = p.short + STEP_OF_HEIGHT
        yield Finding("heights", "tall", p.tall, least, ({"tall": least},))
    yield from _piece_marks(p)


def _piece_marks(p: Parameters) -> Iterator[Finding]:
    if p.top_hole_d > p.square_side - 2 * RIM + SLACK:
        most = p.square_side - 2 * RIM
        yield Finding("top-hole", "top_hole_d", p.top_hole_d, most, ({"top_hole_d": most},))
    shows = p.short - p.hole_depth
    if p.stripe_drop + p.stripe_w > shows + SLACK:
        most = shows - p.stripe_w
        yield Finding("stripe", "stripe_drop", p.stripe_drop, most, ({"stripe_drop": most},))
    if p.stripe_depth > p.square_side / 5 + SLACK:
        most = p.square_side / 5
        repairs = mends(
            {"stripe_depth": most},
        )
        yield Finding("stripe-depth", "stripe_depth", p.stripe_depth, most, repairs)


def _labels(p: Parameters) -> Iterator[Finding]:
    if p.labels is Labels.NONE:
        return
    none: Changes = {"labels": Labels.NONE.value}
    if p.labels is Labels.BRAILLE and p.label_method is LabelMethod.ENGRAVED:
        repairs = mends({"label_method": "tiles"}, {"labels": "print"})
        yield Finding("engraved-braille", "label_method", "engraved", "tiles", repairs)
    near = min(layout.label_to_hole(p), layout.label_to_edge(p))
    if near < AROUND_LABEL - SLACK:
        smaller = p.print_height - 2 * (AROUND_LABEL - near)
        repairs = mends(
            {"print_height": smaller}, sized(p, margin=p.margin + 2 * AROUND_LABEL), none
        )
        if p.labels is Labels.BRAILLE:
            repairs = mends(sized(p, margin=p.margin + 2 * (AROUND_LABEL - near)), none)
        yield Finding("label", "labels", near, AROUND_LABEL, repairs)


def _machines(p: Parameters) -> Iterator[Finding]:
    if p.tool_d > p.hole_d - 1 + SLACK:
        yield Finding("tool", "tool_d", p.tool_d, p.hole_d - 1, ({"tool_d": 6.0}, {"tool_d": 3.0}))
    if p.step > p.tool_d + SLACK:
        yield Finding("step", "step", p.step, p.tool_d, ({"step": p.tool_d},))
    most = MOST_STEPOVER * p.tool_d
    if p.stepover > most + SLACK:
        yield Finding("stepover", "stepover", p.stepover, most, ({"stepover": most},))
    around = p.tool_d + BESIDE_CUTTER
    if p.stock_edge < around - SLACK:
        yield Finding("stock", "stock_edge", p.stock_edge, around, ({"stock_edge": around},))
    if p.tab_h > p.top / 2 + SLACK:
        yield Finding("tabs", "tab_h", p.tab_h, p.top / 2, ({"tab_h": p.top / 2},))
    if p.plunge > p.feed + SLACK:
        yield Finding("plunge", "plunge", p.plunge, p.feed, ({"plunge": p.feed},))
    yield from _tabs(p)


def _tabs(p: Parameters) -> Iterator[Finding]:
    """Tabs stand on the four sides, none of them round a corner."""
    on_a_side = math.ceil(p.tabs / 4)
    room = (p.board - p.chamfer) / on_a_side - p.tool_d - BESIDE_TAB
    if p.tab_w > room + SLACK:
        least = NUMBERS["tab_w"].low
        narrow: tuple[Changes, ...] = ({"tab_w": room},) if room >= least else ()
        fewer: Changes = {"tabs": 4, "tab_w": least}
        repairs = (*narrow, {"tabs": 4}, fewer, {**fewer, "tool_d": 6.0, "stock_edge": 10.0})
        yield Finding("tab-room", "tab_w", p.tab_w, room, repairs)


def _sheets(p: Parameters) -> Iterator[Finding]:
    longest = p.board + p.fence_w + 2 * NEST_SPACE
    for name in ("sheet_w", "sheet_h"):
        if (has := getattr(p, name)) < longest - SLACK:
            repairs = mends(
                {name: longest},
            )
            yield Finding("sheet", name, has, longest, repairs, extra={"board": p.board})
    around = p.board + 2 * p.stock_edge
    for name in ("bed_w", "bed_h"):
        if (has := getattr(p, name)) < around - SLACK:
            yield Finding("bed", name, has, around, ({name: around},), extra={"board": p.board})
