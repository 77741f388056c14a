"""A judge of HTML pages: what a screen reader has of one, and what it would stumble over."""

from collections.abc import Iterator
from html.parser import HTMLParser

from typing_extensions import override

_NEEDLESS = ("table", "img", "iframe", "script", "link")
"""What a page of plain sentences has no need of."""


class Reader(HTMLParser):
    """What a screen reader has of a page: its language, headings, and entries with their tags."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.entries: list[tuple[str, str]] = []
        self.language = ""
        self.faults: list[str] = []

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "html":
            self.language = dict(attrs).get("lang") or ""
        if tag in _NEEDLESS:
            self.faults.append(f"a {tag}")
        if tag == "li" and self.open[-1:] not in (["ul"], ["ol"]):
            self.faults.append("an entry outside a list")
        if tag != "meta":
            self.open.append(tag)

    @override
    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"{tag} ends where it does not stand")

    @override
    def handle_data(self, data: str) -> None:
        if data.strip() and self.open and self.open[-1] != "style":
            self.entries.append((self.open[-1], data))


def heard(content: bytes) -> Reader:
    reader = Reader()
    reader.feed(content.decode())
    reader.close()
    return reader


def faults(read: Reader) -> list[str]:
    """All that is wrong with a page."""
    return [*read.faults, *_head(read)]


def _head(read: Reader) -> Iterator[str]:
    tags = [tag for tag, _ in read.entries]
    if read.open:
        yield f"{read.open[-1]} does not end"
    if not read.language:
        yield "it has no language"
    if "title" not in tags:
        yield "it has no title"
    if tags.count("h1") != 1:
        yield "it needs one first heading"
    if "h1" in tags and any(tag != "title" for tag in tags[: tags.index("h1")]):
        yield "something stands before the first heading"
