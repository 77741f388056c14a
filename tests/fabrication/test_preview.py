"""The page with all drawings, as a real browser shows it and tells it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from board_fabrication.words import Words, languages
from board_fabrication.writers.preview import preview
from fabrication.boards import BOARDS, model
from fabrication.browser import Browser, browser

PX = 96 / 25.4
EDGES = 4.0
CONTRAST = 4.5


@pytest.fixture(scope="module")
def shown() -> Iterator[Browser]:
    with browser() as one:
        yield one


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("page") / "preview.html"
    path.write_bytes(preview(model("default"), Words()))
    return path


def test_drawings_have_their_true_size(shown: Browser, page: Path) -> None:
    shown.show(page, 1400)
    for plate in model("default").all:
        box = f"document.querySelector('svg[aria-labelledby=\"{plate.key}-name\"] g').getBBox()"
        svg = f"document.querySelector('svg[aria-labelledby=\"{plate.key}-name\"]')"
        wide, high = (
            shown.value(f"{svg}.getBoundingClientRect().{one}") for one in ("width", "height")
        )
        assert wide == pytest.approx((plate.size[0] + EDGES) * PX, abs=0.1), plate.key
        assert high == pytest.approx((plate.size[1] + EDGES) * PX, abs=0.1), plate.key
        assert shown.value(f"{box}.width") == pytest.approx(plate.size[0], abs=1e-3)
    assert shown.value(
        "(r => r.width)(document.querySelector('#top ~ div polygon').getBoundingClientRect())"
    ) == pytest.approx(250 * PX, abs=0.4 * PX + 0.1)
    assert shown.value("document.querySelector('#bar').getBoundingClientRect().width") == (
        pytest.approx(100 * PX, abs=0.1)
    )


def test_every_hole_is_drawn_where_it_is(shown: Browser, page: Path) -> None:
    shown.show(page, 1400)
    circles = shown.value(
        "[...document.querySelector('#top ~ div').querySelectorAll('circle')].map(c => "
        "[c.cx.baseVal.value, c.cy.baseVal.value, c.r.baseVal.value])"
    )
    centres = BOARDS["default"].centres
    wanted = sorted([x + 2, 252 - y, 16.0] for y in centres for x in centres)
    assert sorted(circles) == [pytest.approx(one) for one in wanted]


@pytest.mark.parametrize("width", [320, 1400])
def test_text_needs_no_moving_sideways(width: int, shown: Browser, page: Path) -> None:
    shown.show(page, width)
    assert shown.value("document.documentElement.scrollWidth") <= width
    wide = shown.value(
        "[...document.querySelectorAll('p,h1,h2,li,table')].filter("
        f"e => e.getBoundingClientRect().right > {width}).map(e => e.textContent)"
    )
    assert wide == []


def test_a_screen_reader_is_told_every_drawing(shown: Browser, page: Path) -> None:
    shown.show(page, 1400)
    told = shown.named()
    pictures = {name: description for role, name, description in told if role == "image"}
    words = Words()
    for plate in model("default").all:
        name = words.say("plate-title", key=plate.key)
        assert "millimetres thick" in pictures.pop(name), name
    assert list(pictures) == ["100 mm"]
    headings = [name for role, name, _ in told if role == "heading"]
    assert headings[0] == "Tactile Quarto board: all drawings"
    assert len(headings) == 3 + len(model("default").all)
    regions = [name for role, name, _ in told if role == "region"]
    assert len(regions) == len(set(regions)) == 1 + len(model("default").all)
    rows = [name for role, name, _ in told if role == "rowheader"]
    assert {"a1", "d4", "screw 9"} <= set(rows)
    assert shown.value("document.documentElement.lang") == "en"


def test_focus_goes_down_the_page(shown: Browser, page: Path) -> None:
    shown.show(page, 1400)
    tops: list[float] = []
    for _ in range(2 * len(model("default").all) + 1):
        for kind in ("keyDown", "keyUp"):
            shown.ask(
                "Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab", windowsVirtualKeyCode=9
            )
        tops.append(
            shown.value("document.activeElement.getBoundingClientRect().top + window.scrollY")
        )
        assert shown.value("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    assert tops == sorted(tops)
    assert len(set(tops)) == len(tops)


def test_colours_can_be_told_apart(shown: Browser, page: Path) -> None:
    shown.show(page, 1400)
    colours = shown.value(
        "[...document.querySelectorAll('p,a,h1,h2,th,td,caption,li')].map("
        "e => getComputedStyle(e).color)"
    )
    assert shown.value("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert len(set(colours)) == 2
    for colour in set(colours):
        red, green, blue = (int(part) for part in re.findall(r"\d+", colour)[:3])
        assert 1.05 / (luminance(red, green, blue) + 0.05) >= CONTRAST


def luminance(*colour: int) -> float:
    parts = [one / 255 for one in colour]
    linear = [one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts]
    return sum(share * one for share, one in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("board", BOARDS)
def test_the_page_needs_nothing_else(board: str, language: str) -> None:
    text = preview(model(board), Words(language)).decode()
    assert f'<html lang="{language}">' in text
    assert not re.search(r"<script|<link|<img|src=|url\(|@import|https?:", text)
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    for one in re.findall(r'(?:href="#|aria-(?:labelledby|describedby)=")([^"]+)"', text):
        assert one in ids
    levels = [int(level) for level in re.findall(r"<h(\d)", text)]
    assert levels[0] == 1
    assert set(levels[1:]) == {2}
