"""The whole drawing in sentences, one fact a line, from which it can be drawn again."""

from collections.abc import Iterator

from board_fabrication.geometry import Circle, Point, Polygon
from board_fabrication.model import FENCE_START, Model
from board_fabrication.parameters import Parameters
from board_fabrication.plates import Feature, Plate
from board_fabrication.words import Message, Word, Words


def description(model: Model, words: Words) -> str:
    """A board told to the last hole. Blank lines part the plates."""
    parts = [[words.render(message) for message in overview(model.parameters)]]
    parts += [
        [*plate_heading(plate, words), *(words.render(one) for one in _features(plate))]
        for plate in model.all
    ]
    return "\n\n".join("\n".join(lines) for lines in parts) + "\n"


def overview(p: Parameters) -> Iterator[Message]:
    """What the board is, before its drawings are told one by one."""
    yield Message("told-board", {"board": p.board, "holes": p.grid * p.grid, "hole": p.hole_d})
    yield Message("told-layers", {"kind": _layers(p), "top": p.top, "backing": p.backing})
    yield Message("told-names", {"chamfer": p.chamfer})
    yield Message("told-pitch", {"pitch": p.pitch, "first": p.centre(0)})
    if p.screwed:
        yield Message("told-screws")
    yield Message("told-tray")
    yield Message("told-tray-rows")
    yield Message("told-tray-columns")
    yield Message("told-jig", {"fence": p.fence_w})
    yield Message("told-jig-corner", {"start": FENCE_START})
    yield Message("told-jig-screws") if p.screwed else Message("told-jig-holes")
    yield Message("told-axes")
    yield Message("told-below")


def plate_heading(plate: Plate, words: Words) -> tuple[str, ...]:
    """What a plate is, from what it is cut, and how it is seen; a sentence each."""
    width, height = plate.size
    args: dict[str, Word] = {
        "key": plate.key,
        "count": plate.count,
        "material": plate.material.value,
        "thickness": plate.thickness,
        "view": plate.view.value,
        "width": width,
        "height": height,
        "part": plate.part_of or "",
    }
    ids = ["plate-name", "plate-cut", "plate-seen", "plate-size"]
    if plate.part_of:
        ids.append("plate-again")
    return tuple(words.say(id_, **args) for id_ in ids)


def _layers(p: Parameters) -> str:
    if not p.layered:
        return "recess"
    return "screws" if p.screwed else "glue"


def _features(plate: Plate) -> Iterator[Message]:
    for feature in plate.features:
        yield from _feature(feature)


def _feature(feature: Feature) -> Iterator[Message]:
    operation, shape = feature.operation, feature.shape
    if isinstance(shape, Circle):
        x, y = shape.centre
        yield Message(
            "circle",
            {
                "work": operation.work.value,
                "name": feature.name,
                "diameter": shape.diameter,
                "depth": operation.depth or 0.0,
                "x": x,
                "y": y,
            },
        )
        return
    args: dict[str, Word] = {"work": operation.work.value, "name": feature.name}
    if isinstance(shape, Polygon):
        yield Message("polygon", {**args, "count": len(shape.corners)})
        yield from _points("corner", shape.corners)
    else:
        yield Message("stroke", {**args, "count": len(shape.points)})
        yield from _points("point", shape.points)


def _points(id_: str, points: tuple[Point, ...]) -> Iterator[Message]:
    for number, (x, y) in enumerate(points, 1):
        yield Message(id_, {"number": number, "x": x, "y": y})
