"""Parts of one material and thickness laid out on sheets, without turning them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace

from board_fabrication.model import Model
from board_fabrication.plates import Plate, plain
from board_fabrication.rules import NEST_SPACE
from board_fabrication.values import Material

_LASER_MATERIALS = (Material.PLYWOOD, Material.MDF)


@dataclass(slots=True)
class _Shelf:
    """A row of parts: where it begins, how high it is, and how far it is filled."""

    lower: float
    height: float
    filled: float


@dataclass(slots=True)
class _Sheet:
    """A sheet that is being filled, in rows from the lower left corner."""

    size: tuple[float, float]
    shelves: list[_Shelf] = field(default_factory=list[_Shelf])
    parts: list[Plate] = field(default_factory=list[Plate])

    def take(self, part: Plate) -> bool:
        """Lay a part down, and tell whether there was room."""
        width, height = part.size
        shelf = next((one for one in self.shelves if self._fits(one, width, height)), None)
        if shelf is None:
            shelf = self._begun(width, height)
        if shelf is None:
            return False
        x0, y0, _, _ = part.box
        dx, dy = shelf.filled - x0, shelf.lower - y0
        self.parts.append(part.moved(lambda corner: (corner[0] + dx, corner[1] + dy)))
        shelf.filled += width + NEST_SPACE
        return True

    def _fits(self, shelf: _Shelf, width: float, height: float) -> bool:
        return height <= shelf.height and shelf.filled + width + NEST_SPACE <= self.size[0]

    def _begun(self, width: float, height: float) -> _Shelf | None:
        lower = NEST_SPACE
        if self.shelves:
            lower += self.shelves[-1].lower + self.shelves[-1].height
        if lower + height + NEST_SPACE > self.size[1] or width + 2 * NEST_SPACE > self.size[0]:
            return None
        self.shelves.append(_Shelf(lower, height, NEST_SPACE))
        return self.shelves[-1]


def sheets(model: Model) -> tuple[Plate, ...]:
    """All parts that a laser can cut, for the number of sets, as full sheets.

    A sheet is drawn once for one set; its count is the number of sets.
    """
    p = model.parameters
    found: list[Plate] = []
    groups: dict[tuple[Material, float], list[Plate]] = {}
    for plate in _parts(model):
        groups.setdefault((plate.material, plate.thickness), []).append(plate)
    for (material, thickness), parts in groups.items():
        for number, sheet in enumerate(_packed(parts, (p.sheet_w, p.sheet_h)), 1):
            features = tuple(feature for part in sheet.parts for feature in part.features)
            key = f"sheet-{number}" if len(groups) == 1 else f"sheet-{plain(thickness)}mm-{number}"
            view = sheet.parts[0].view
            size = (p.sheet_w, p.sheet_h)
            found.append(Plate(key, material, thickness, p.sets, view, features, sheet=size))
    return tuple(found)


def _parts(model: Model) -> Iterator[Plate]:
    """Every part as often as one set needs it, the largest first."""
    p = model.parameters
    wanted = [
        plate
        for plate in model.all
        if plate.material in _LASER_MATERIALS
        and plate.thickness <= p.laser_max
        and (plate.part_of is None or plate.key == "top-ply")
    ]
    wanted.sort(key=lambda plate: (-plate.size[1], -plate.size[0], plate.key))
    for plate in wanted:
        count = plate.count if plate.key in ("jig", "jig-fence") else plate.count // p.sets
        yield from (replace(plate, count=1) for _ in range(max(1, count)))


def _packed(parts: Iterable[Plate], size: tuple[float, float]) -> list[_Sheet]:
    found: list[_Sheet] = []
    for part in parts:
        if any(sheet.take(part) for sheet in found):
            continue
        found.append(_Sheet(size))
        if not found[-1].take(part):
            message = f"{part.key} is larger than the sheet"
            raise ValueError(message)
    return found
