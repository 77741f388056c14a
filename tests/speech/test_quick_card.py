"""The quick card: what stands on it, that it fits a display, that its braille reads as its text.

The judge of the braille is liblouis, which screen readers use. It is asked both ways: what it makes
of the text, and what it reads in the file.
"""

import json
import re
import string
import subprocess
import sys
from collections.abc import Sequence

import pytest
from harness import PHRASEBOOK

from quarto_access.session.keys import bindings_in, find
from quarto_access.speech.ascii_braille import braille
from quarto_access.speech.message import Form
from quarto_access.speech.names import action_name, keys_name
from quarto_access.speech.quick_card import (
    CARD,
    END_OF_PAGE,
    END_OF_ROW,
    card_braille,
    card_text,
)

TEXT = card_text(PHRASEBOOK)
FILE = card_braille(PHRASEBOOK)
PAGES = FILE.split(END_OF_PAGE)
CELLS, ROWS = 40, 25
"""A page of braille."""
PAPER = 66
"""Rows of a sheet of paper."""
UNCONTRACTED = ["en-us-brf.dis", "en-ueb-g1.ctb"]
"""Tables of liblouis: ASCII braille of North America, and English without contractions."""
JUDGE = """
import json, sys
sys.path.append("/usr/lib/python3/dist-packages")
import louis
way, tables, texts = json.load(sys.stdin)
translate = getattr(louis, way)
json.dump([translate(tables, text) if text else "" for text in texts], sys.stdout)
"""
OTHER_WORDS = (
    *("b3", "3b", "3k", "F1", "10", "a1 d4", "1 to 4", "BRF file", "I am", "A", "Is it, then!"),
    *(
        "don't stop",
        "grade-one text",
        "2x2",
        "on (a1)",
        "one; two: three.",
        "4c",
        "4J",
        "Tab/Shift",
    ),
)


def liblouis(way: str, texts: Sequence[str]) -> list[str]:
    """What liblouis makes of texts, translateString or backTranslateString."""
    done = subprocess.run(  # noqa: S603  a program of this file
        [sys.executable, "-c", JUDGE],
        input=json.dumps([way, UNCONTRACTED, list(texts)]),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    if "No module named 'louis'" in done.stderr:
        pytest.skip("liblouis, the judge of braille, is not here: apt install python3-louis")
    assert done.returncode == 0, done.stderr
    return [str(text) for text in json.loads(done.stdout)]


def sentences(rows: Sequence[str]) -> list[str]:
    """The sentences of rows, those that go on in a further row joined."""
    joined = re.sub(r"\n {2}", " ", "\n".join(rows))
    return [row for row in joined.split("\n") if row]


def test_every_entry_is_a_key_and_what_it_does() -> None:
    rows = sentences(TEXT.splitlines())
    for entries in CARD.values():
        for place, action in entries:
            keys = next(one.keys for one in bindings_in(place) if one.action is action)
            assert all((found := find(place, key)) and found.action is action for key in keys)
            name = PHRASEBOOK.render(keys_name(keys), Form.BRIEF)
            assert f"{name}: {PHRASEBOOK.render(action_name(action), Form.BRIEF)}" in rows


def test_the_text_fits_a_display_and_a_sheet() -> None:
    rows = TEXT.splitlines()
    assert [row for row in rows if len(row) > CELLS or row != row.rstrip()] == []
    assert len(rows) <= PAPER
    assert TEXT.isascii()


def test_no_key_stands_twice_in_a_group() -> None:
    for group in TEXT.split("\n\n"):
        keys = [row.split(":")[0] for row in group.splitlines() if ":" in row]
        assert len(keys) == len(set(keys)), group


def test_the_braille_fits_its_pages() -> None:
    cells = set(string.ascii_uppercase + " ,;:.!'-/\"<>#123456")
    for number, page in enumerate(PAGES, start=1):
        assert page.endswith(END_OF_ROW)
        rows = page.split(END_OF_ROW)[:-1]
        assert len(rows) <= ROWS
        assert [row for row in rows if len(row) > CELLS or set(row) - cells] == []
        assert rows[0].endswith(f" {braille(str(number))}")
        assert len(rows[0]) == CELLS
        # the heading of a group and its keys stand on one page
        assert rows[1] == ""
        assert len(rows) > 3
    assert END_OF_PAGE not in (FILE[0], FILE[-1])


def test_the_braille_says_what_the_text_says() -> None:
    title, *rows = sentences(TEXT.splitlines())
    said = [sentences(page.split(END_OF_ROW)[1:]) for page in PAGES]
    assert [row for page in said for row in page] == [braille(row) for row in rows]
    assert all(page.startswith(f"{braille(title)} ") for page in PAGES)


def test_liblouis_writes_the_same_braille() -> None:
    texts = [*sentences(TEXT.splitlines()), *OTHER_WORDS]
    assert [braille(text) for text in texts] == liblouis("translateString", texts)


def test_liblouis_reads_the_text_in_the_file() -> None:
    title, *rows = sentences(TEXT.splitlines())
    said = [row for page in PAGES for row in sentences(page.split(END_OF_ROW)[1:])]
    assert liblouis("backTranslateString", said) == rows
    headers = [" ".join(page.split(END_OF_ROW)[0].split()) for page in PAGES]
    numbered = [f"{title} {number}" for number in range(1, len(PAGES) + 1)]
    assert liblouis("backTranslateString", headers) == numbered


@pytest.mark.parametrize("text", ["é", "a?", "1 + 1", "tab\tstop", "٣", "one\ntwo"])
def test_what_has_no_braille_here_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no braille is known for"):
        braille(text)
