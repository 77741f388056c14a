"""Pages as data, and what makes a tagged PDF of them."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from io import BytesIO
from typing import Any

from board_fabrication.words import Words

NEEDS = ("typst", "pypdf")
"""The packages without which there is no PDF."""

AUTHOR = "Quarto Access"
_STANDARD = "ua-1"
"""PDF/UA, the standard of documents that a screen reader can read."""

Block = Mapping[str, Any]
"""A part of a page, as `page.typ` takes it."""


@dataclass(frozen=True, slots=True)
class Format:
    """A size of paper, upright, in millimetres."""

    name: str
    width: float
    height: float

    @property
    def lying(self) -> "Format":
        """The same paper with its long side below."""
        return Format(self.name, self.height, self.width)


A4 = Format("A4", 210.0, 297.0)
A3 = Format("A3", 297.0, 420.0)
LETTER = Format("Letter", 215.9, 279.4)

MARGIN, FOOT = 10.0, 18.0
"""Left, right and above; and below, where the bar is. Printers reach to about 5 millimetres."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its paper and what stands on it, from above."""

    paper: Format
    blocks: tuple[Block, ...]

    @property
    def room(self) -> tuple[float, float]:
        """Width and height inside the margins, in millimetres."""
        return room(self.paper)


def room(paper: Format) -> tuple[float, float]:
    """Width and height of a paper inside its margins, in millimetres."""
    return (paper.width - 2 * MARGIN, paper.height - MARGIN - FOOT)


def heading(text: str, level: int = 1) -> Block:
    """A heading."""
    return {"kind": "heading", "level": level, "text": text}


def text(words: str) -> Block:
    """A paragraph."""
    return {"kind": "text", "text": words}


def figure(svg: str, size: tuple[float, float], alt: str) -> Block:
    """A drawing in its true size, in millimetres, with the words that stand for it."""
    return {"kind": "figure", "svg": svg, "width": size[0], "height": size[1], "alt": alt}


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> Block:
    """A table with a head above each column."""
    return {"kind": "table", "head": list(head), "rows": [list(row) for row in rows]}


def columns(count: int, blocks: Iterable[Block]) -> Block:
    """Blocks that run through columns."""
    return {"kind": "columns", "count": count, "blocks": list(blocks)}


def beside(*cells: Iterable[Block]) -> Block:
    """Blocks side by side."""
    return {"kind": "beside", "cells": [list(cell) for cell in cells]}


def title_block(width: float, lines: Iterable[str]) -> Block:
    """The box of what a drawing is, at the lower right of the page."""
    return {"kind": "title", "width": width, "lines": list(lines)}


def pdf(title: str, description: str, pages: Iterable[Page], words: Words) -> bytes:
    """A tagged document; the same pages give the same bytes.

    Raises:
        ModuleNotFoundError: typst or pypdf is not installed.
    """
    # only those who want PDF have them
    typst: Any = import_module("typst")
    bar = words.say("paper-bar")
    # typst takes pt-BR in two parts
    language, _, region = words.language.partition("-")
    document = {
        "title": title,
        "author": AUTHOR,
        "description": description,
        "language": language,
        "region": region or None,
        "pages": [
            {
                "width": page.paper.width,
                "height": page.paper.height,
                "margin": MARGIN,
                "foot": FOOT,
                "bar": bar,
                "blocks": page.blocks,
            }
            for page in pages
        ],
    }
    source = files("board_fabrication").joinpath("paper", "page.typ").read_bytes()
    made: bytes = typst.compile(
        source,
        format="pdf",
        # the fonts that it brings are the same on every machine
        ignore_system_fonts=True,
        sys_inputs={"document": json.dumps(document)},
        pdf_standards=[_STANDARD],
    )
    return _unscaled(made)


def _unscaled(document: bytes) -> bytes:
    """The document with the wish to be printed in its own size, which typst cannot write."""
    pypdf: Any = import_module("pypdf")
    writer = pypdf.PdfWriter(clone_from=BytesIO(document))
    generic: Any = import_module("pypdf.generic")
    root = writer.root_object
    wishes = root["/ViewerPreferences"].get_object()
    wishes[generic.NameObject("/PrintScaling")] = generic.NameObject("/None")
    written = BytesIO()
    writer.write(written)
    return written.getvalue()
