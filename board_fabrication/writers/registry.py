"""Which name of `--only` makes which files. A new kind of file is one more entry here."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec

from board_fabrication.describe import description
from board_fabrication.model import Model
from board_fabrication.nesting import sheets
from board_fabrication.plates import THROUGH, Plate, compensated, plain
from board_fabrication.profiles import PROFILES, USUAL, Profile
from board_fabrication.words import Message, Words

SVG, DXF, PDF = "svg", "dxf", "pdf"
FORMATS = (SVG, DXF, PDF)
DIALECTS = ("grbl", "linuxcnc")
"""Of programs for milling machines, the usual one first."""

_PAPER = ("typst", "pypdf")


@dataclass(frozen=True, slots=True)
class Job:
    """What is to be written.

    Attributes:
        model: what is drawn.
        words: the language of titles and texts.
        profile: the colours.
        formats: the kinds of drawing files.
        dialect: of programs for milling machines.
    """

    model: Model
    words: Words
    profile: Profile = PROFILES[USUAL]
    formats: tuple[str, ...] = FORMATS
    dialect: str = DIALECTS[0]


@dataclass(frozen=True, slots=True)
class File:
    """A file that is not on the disk yet.

    Attributes:
        name: relative to the folder.
        content: its bytes.
        product: the name of `--only` that makes it.
        plate: the drawing it shows, None where it shows no single one.
        told: what a person should hear about it when it was written.
    """

    name: str
    content: bytes
    product: str
    plate: Plate | None = None
    told: tuple[Message, ...] = ()


Maker = Callable[[Job], Iterator[File]]


@dataclass(frozen=True, slots=True)
class Product:
    """A name of `--only`: how its files are made, and which packages they need.

    Attributes:
        make: yields the files.
        drawn: whether they are drawings in the chosen formats.
        formats: the formats in which it always comes; not made unasked where one is left out.
        needs: packages without which none of it can be made, whatever the format.
        usual: whether it is made when nothing is chosen.
    """

    make: Maker
    drawn: bool = True
    formats: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    usual: bool = True


def missing(names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """What of the chosen products cannot be made, and the packages it lacks."""
    wanted = {name: PRODUCTS[name].needs for name in names}
    lacking = {
        name: tuple(one for one in packages if find_spec(one) is None)
        for name, packages in wanted.items()
    }
    return {name: packages for name, packages in lacking.items() if packages}


def _plates(name: str) -> Maker:
    def make(job: Job) -> Iterator[File]:
        for plate in job.model.plates[name]:
            yield from _drawings(job, plate, name)

    return make


def _sheet(job: Job) -> Iterator[File]:
    """Full sheets for a laser, drawn for its kerf as well."""
    for plate in sheets(job.model):
        yield from _drawings(job, plate, "sheet")


def _text(job: Job) -> Iterator[File]:
    from board_fabrication.writers.guide import markdown, page  # noqa: PLC0415  seldom alone
    from board_fabrication.writers.lists import bill, cutting_list  # noqa: PLC0415  as above

    told = description(job.model, job.words).encode()
    yield File("description.txt", told, "text")
    yield File("cutting_list.txt", cutting_list(job.model, job.words), "text")
    yield File("bom.csv", bill(job.model, job.words), "text")
    yield File("assembly.md", markdown(job.model, job.words), "text")
    yield File("assembly.html", page(job.model, job.words), "text")


def _jig(job: Job) -> Iterator[File]:
    from board_fabrication.writers.guide import jig_text  # noqa: PLC0415  seldom alone

    yield from _plates("jig")(job)
    yield File("jig.txt", jig_text(job.model, job.words), "jig")


def _assembly(job: Job) -> Iterator[File]:
    from board_fabrication.writers.assembly import assembly  # noqa: PLC0415  seldom alone

    yield File("assembly.pdf", assembly(job.model, job.words), "assembly")


def _template(job: Job) -> Iterator[File]:
    from board_fabrication.writers.templates import PAPERS, template  # noqa: PLC0415  as above

    for paper in PAPERS:
        content = template(job.model, paper, job.words)
        yield File(f"drill_template_{paper.name}.pdf", content, "template")


def _order(job: Job) -> Iterator[File]:
    from board_fabrication.writers.order import FOLDER, order, zipped  # noqa: PLC0415  as above

    files = order(job.model, job.profile, job.words)
    for name, content in files.items():
        yield File(f"{FOLDER}/{name}", content, "order")
    yield File(f"{FOLDER}.zip", zipped(files), "order")


def _gcode(job: Job) -> Iterator[File]:
    from board_fabrication.toolpath import programs  # noqa: PLC0415  seldom asked for
    from board_fabrication.writers import gcode  # noqa: PLC0415  as above

    found, dialect = tuple(programs(job.model)), gcode.Dialect(job.dialect)
    for one in found:
        content = gcode.gcode(one, job.model.parameters, dialect)
        told = (gcode.runtime(one),)
        yield File(gcode.name(one, dialect), content, "gcode", one.plate, told)
    content = gcode.instructions(job.model, found, job.words, dialect)
    yield File("machining.txt", content, "gcode")


def _preview(job: Job) -> Iterator[File]:
    from board_fabrication.writers.preview import preview  # noqa: PLC0415  seldom alone

    yield File("preview.html", preview(job.model, job.words), "preview")


def _drawings(job: Job, plate: Plate, product: str) -> Iterator[File]:
    """The nominal drawing in every format, and as SVG one for the width of the cut."""
    kerf = job.model.parameters.kerf
    if SVG in job.formats:
        from board_fabrication.writers.svg import svg  # noqa: PLC0415  only what is asked for

        yield File(f"{plate.name}.svg", svg(plate, job.profile, job.words), product, plate)
        if any(kerf) and plate.of(*THROUGH):
            cut = compensated(plate, *kerf)
            content = svg(cut, job.profile, job.words)
            told = "x".join(dict.fromkeys(plain(one) for one in kerf))
            yield File(f"{plate.name}_kerf-{told}mm.svg", content, product, cut)
    if DXF in job.formats:
        from board_fabrication.writers.dxf import dxf  # noqa: PLC0415  as above

        yield File(f"{plate.name}.dxf", dxf(plate, job.profile), product, plate)


PRODUCTS: dict[str, Product] = {
    "top": Product(_plates("top")),
    "backing": Product(_plates("backing")),
    "stack": Product(_plates("stack")),
    "sheet": Product(_sheet),
    "assembly": Product(_assembly, drawn=False, formats=(PDF,), needs=_PAPER),
    "template": Product(_template, drawn=False, formats=(PDF,), needs=_PAPER),
    "jig": Product(_jig),
    "tray": Product(_plates("tray")),
    "order": Product(_order, drawn=False, formats=(DXF, PDF), needs=_PAPER),
    "labels": Product(_plates("labels")),
    "coupon": Product(_plates("coupon")),
    "text": Product(_text, drawn=False),
    "preview": Product(_preview, drawn=False),
    "gcode": Product(_gcode, drawn=False, usual=False),
}
"""All products, in the order in which they are written."""


def make(job: Job, names: tuple[str, ...]) -> Iterator[File]:
    """The files of some products, in the order of the registry."""
    for name, product in PRODUCTS.items():
        if name in names:
            yield from product.make(job)


def usual_products(formats: tuple[str, ...] = FORMATS) -> tuple[str, ...]:
    """What is made when nothing is chosen but the formats."""
    return tuple(
        name
        for name, product in PRODUCTS.items()
        if product.usual and set(product.formats) <= set(formats)
    )
