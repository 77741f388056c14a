"""DXF is set into a drawing that is stored: it must stay what ezdxf itself would write."""

import pytest

from board_fabrication.profiles import PROFILES
from board_fabrication.writers.dxf import dxf
from fabrication import by_ezdxf
from fabrication.boards import BOARDS, model

Tags = list[tuple[str, str]]


def tags(content: bytes) -> Tags:
    lines = content.decode().split("\n")
    return list(zip((one.strip() for one in lines[::2]), lines[1::2], strict=False))


def part(found: Tags, start: tuple[str, str], end: tuple[str, str]) -> Tags:
    first = found.index(start)
    return found[first : found.index(end, first)]


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("board", BOARDS)
def test_layers_and_lines_are_those_that_ezdxf_writes(board: str, profile: str) -> None:
    ezdxf = pytest.importorskip("ezdxf", reason="ezdxf is the judge: pip install ezdxf")
    for plate in model(board).all:
        mine = dxf(plate, PROFILES[profile])
        theirs = by_ezdxf.dxf(plate, PROFILES[profile])
        for start, end in (
            (("2", "LAYER"), ("0", "ENDTAB")),
            (("2", "ENTITIES"), ("0", "ENDSEC")),
            (("9", "$INSUNITS"), ("9", "$INSUNITS")),
        ):
            assert part(tags(mine), start, end) == part(tags(theirs), start, end), plate.key
        # a later ezdxf may order its own things in another way
        if ezdxf.__version__.startswith("1.4."):
            assert mine == theirs, plate.key
