"""Long work is told in words, and short work is not."""

from board_fabrication.cli.progress import PATIENCE, watched
from board_fabrication.words import Message, Words
from board_fabrication.writers.registry import File


def heard(seconds: float) -> list[str]:
    """What is said while ten files take so long each; they come out as they went in."""
    now = [0.0]
    told: list[Message] = []
    files = [File(f"{number}.svg", b"", "sheet") for number in range(10)]

    def slowly():  # noqa: ANN202  a generator of files
        for file in files:
            now[0] += seconds
            yield file

    assert list(watched(slowly(), told.append, lambda: now[0])) == files
    return [Words().render(one) for one in told]


def test_nothing_is_said_of_what_is_soon_done() -> None:
    assert heard(PATIENCE / 11) == []


def test_whoever_waits_hears_how_far_it_is() -> None:
    told = heard(PATIENCE / 2)
    assert told[0] == "2 files are ready so far, the last one for sheet. Please wait."
    assert len(told) == 5
    assert len(set(told)) == len(told)
    assert heard(PATIENCE)[0] == "1 file is ready so far, the last one for sheet. Please wait."
