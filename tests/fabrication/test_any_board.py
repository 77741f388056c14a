"""What is written of boards that nobody chose: texts that can be heard, papers that can be used."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from board_fabrication.judge import find_repair, judge
from board_fabrication.model import Model, build
from board_fabrication.paper.pages import A3, A4, LETTER, Format
from board_fabrication.values import Value
from board_fabrication.words import Words
from board_fabrication.writers.assembly import assembly
from board_fabrication.writers.guide import page
from board_fabrication.writers.templates import template
from fabrication import html_rig, pdf_rig
from fabrication.drawn import needs_pdf
from fabrication.sentences import rebuilt
from fabrication.test_guide import MOST_WORDS, places, texts
from fabrication.test_properties import EXAMPLES, likely

WORDS = Words()


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file to be written over and over."""
    needs_pdf()
    return tmp_path_factory.mktemp("paper") / "paper.pdf"


def drawn(values: Mapping[str, Value]) -> Model:
    """A board from any values, repaired where it must be."""
    verdict = judge(values)
    if not verdict.accepted:
        verdict = judge({**values, **find_repair(values)})
    assert verdict.parameters is not None
    return build(verdict.parameters)


@settings(max_examples=EXAMPLES // 50, deadline=None)
@given(likely())
def test_texts_of_any_board_can_be_heard_and_followed(values: Mapping[str, Value]) -> None:
    model = drawn(values)
    told = texts(model)
    for kind, text in told.items():
        for line in text.splitlines():
            assert re.fullmatch(r"[A-Za-z0-9 ,.:'!?-]*", line), (kind, line)
            for sentence in re.split(r"(?<=[.!?])\s", line):
                assert len(sentence.split()) <= MOST_WORDS, (kind, sentence)
    assert rebuilt(told["describe"]) == list(model.all)
    assert len(places(told["jig"], "Hole")) == model.parameters.grid**2
    assert html_rig.faults(html_rig.heard(page(model, WORDS))) == []


@settings(max_examples=max(2, EXAMPLES // 200), deadline=None)
@given(values=likely(), paper=st.sampled_from([A4, LETTER, A3]))
def test_papers_of_any_board_satisfy_the_judge(
    values: Mapping[str, Value], paper: Format, scratch: Path
) -> None:
    model = drawn(values)
    scratch.write_bytes(template(model, paper, WORDS))
    assert pdf_rig.faults(scratch, (paper.width, paper.height)) == []
    scratch.write_bytes(assembly(model, WORDS))
    assert pdf_rig.faults(scratch, (A3.width, A3.height), pages=2) == []
