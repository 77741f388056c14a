"""What is sent to a workshop: drawings, one page with dimensions, and a letter, also as a zip."""

import zipfile
from collections.abc import Mapping
from io import BytesIO

from board_fabrication.model import Model
from board_fabrication.plates import Plate
from board_fabrication.profiles import Profile
from board_fabrication.words import Message, Words
from board_fabrication.writers.assembly import order_drawing
from board_fabrication.writers.dxf import dxf
from board_fabrication.writers.notes import notes, ordered

FOLDER = "order"
LETTER, DRAWING = "order.txt", "drawing.pdf"

_EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The date in every zip: a true one would make every order another."""
_UNIX, _MODE = 3, 0o100644 << 16


def order(model: Model, profile: Profile, words: Words) -> dict[str, bytes]:
    """The files of the order by their names."""
    files = {f"{plate.name}.dxf": dxf(plate, profile) for plate in ordered(model)}
    files[DRAWING] = order_drawing(model, words)
    files[LETTER] = letter(model, profile, words)
    return files


def letter(model: Model, profile: Profile, words: Words) -> bytes:
    """What the workshop is to do, in sentences."""
    p = model.parameters
    plates = ordered(model)
    lines = [Message("order-title", {"sets": p.sets})]
    lines.append(Message("order-files", {"count": len(plates)}))
    lines.append(Message("order-units"))
    inks = (profile.outer, profile.inner, profile.mark)
    outer, inner, mark = (Message("order-ink", {"ink": ink.name.lower()}) for ink in inks)
    lines.append(Message("order-colours", {"outer": outer, "inner": inner, "mark": mark}))
    paragraphs = [lines, [_part(plate) for plate in plates], list(notes(model)), _checks(model)]
    told = ("\n".join(words.render(one) for one in paragraph) for paragraph in paragraphs)
    return ("\n\n".join(told) + "\n").encode()


def zipped(files: Mapping[str, bytes]) -> bytes:
    """The files in one, not compressed, since programs that compress differ in their bytes."""
    stream = BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_STORED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(f"quarto-{FOLDER}/{name}", _EARLIEST)
            entry.create_system, entry.external_attr = _UNIX, _MODE
            archive.writestr(entry, content)
    return stream.getvalue()


def _part(plate: Plate) -> Message:
    width, height = plate.size
    return Message(
        "order-part",
        {
            "key": plate.key,
            "count": plate.count,
            "material": plate.material.value,
            "thickness": plate.thickness,
            "width": width,
            "height": height,
        },
    )


def _checks(model: Model) -> list[Message]:
    p = model.parameters
    found = [Message("order-check"), Message("order-check-holes", {"piece": p.piece_base_d})]
    if p.layered:
        found.append(Message("order-check-layers"))
    return [*found, Message("order-check-splinters"), Message("order-ask")]
