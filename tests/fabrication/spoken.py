"""A reader of descriptions in any language: it knows the sentences, and takes the values out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from board_fabrication.geometry import Circle, Point, Polygon, Stroke
from board_fabrication.plates import Feature, Group, Operation, Plate, View, Work
from board_fabrication.values import Material
from board_fabrication.words import Words

COUNTS = (0, 1, 2, 3, 5, 11, 21, 22, 100)
"""Among them is one of each way to count in every language."""
CIRCLES = (Work.HOLE, Work.POCKET, Work.PILOT, Work.COUNTERSINK, Work.DOT, Work.ENGRAVE)
CLOSED = (Work.PROFILE, Work.REFERENCE)


@dataclass
class Reader:
    """What is read of a description, line by line."""

    words: Words
    lines: list[str]

    def pattern(self, id_: str, names: str, **given: str | int) -> str:
        """A sentence with holes in it, as a regular expression."""
        marks = {name: f"Q{name}Q" for name in names.split()}
        told = re.escape(self.words.say(id_, **marks, **given))
        for name, mark in marks.items():
            told = told.replace(mark, f"(?P<{name}>.+?)", 1)
        return told

    def next(self, pattern: str) -> dict[str, str] | None:
        """The values of the next line, if it is such a sentence."""
        found = re.fullmatch(pattern, self.lines[0]) if self.lines else None
        if found is None:
            return None
        self.lines.pop(0)
        return found.groupdict()

    def need(self, pattern: str) -> dict[str, str]:
        found = self.next(pattern)
        assert found is not None, (pattern, self.lines[:1])
        return found

    def number(self, text: str) -> float:
        mark = self.words.say("decimal", whole="1", part="5")[1:-1]
        minus = self.words.say("minus", number="5")[:-1]
        size = float(text.removeprefix(minus).replace(mark, "."))
        return -size if text.startswith(minus) else size

    def called(self, id_: str, variable: str, choices: list[str], text: str) -> str:
        """Which of some choices is said so."""
        found = [one for one in choices if self.words.say(id_, **{variable: one}) == text]
        assert len(found) == 1, (id_, text, found)
        return found[0]

    def named(self, text: str) -> tuple[Group, str]:
        for group in Group:
            label = "" if group is Group.OUTLINE else "(.+)"
            told = self.words.say("feature-name", group=group.value, label="QQQ")
            found = re.fullmatch(re.escape(told).replace("QQQ", label), text)
            if found and group is not Group.CELL:
                return group, (found[1] if label else "")
        return Group.CELL, text


def rebuilt(text: str, words: Words) -> list[Plate]:
    """The plates of a description in the language of some words."""
    _, *parts = text.strip().split("\n\n")
    return [_plate(Reader(words, part.splitlines())) for part in parts]


def _plate(reader: Reader) -> Plate:
    words = reader.words
    name = re.escape(words.say("plate-name", key="top"))
    title = re.escape(words.say("plate-title", key="top"))
    key = reader.need(name.replace(title, ".+", 1).replace("top", "(?P<key>[a-z0-9-]+)", 1))["key"]
    cut = _cut(reader)
    views = [view.value for view in View]
    view = reader.called("plate-seen", "view", views, reader.lines.pop(0))
    reader.need(reader.pattern("plate-size", "width height"))
    again = reader.next(reader.pattern("plate-again", "part"))
    features = tuple(_features(reader))
    assert not reader.lines, reader.lines[0]
    part_of = again["part"] if again else None
    return Plate(key, cut[0], cut[1], cut[2], View(view), features, part_of)


def _cut(reader: Reader) -> tuple[Material, float, int]:
    line = reader.lines.pop(0)
    for material in Material:
        for count in COUNTS:
            told = re.escape(
                reader.words.say("plate-cut", count=count, material=material.value, thickness="QQQ")
            )
            pattern = told.replace(str(count), r"(\d+)", 1).replace("QQQ", "(.+)")
            if found := re.fullmatch(pattern, line):
                return material, reader.number(found[2]), int(found[1])
    raise AssertionError(line)


def _features(reader: Reader) -> Iterator[Feature]:
    while reader.lines:
        found = _circle(reader) or _line(reader)
        assert found, reader.lines[0]
        yield found


def _circle(reader: Reader) -> Feature | None:
    for work in CIRCLES:
        # most of the sentences have no place for the depth
        pattern = reader.pattern("circle", "name diameter x y depth", work=work.value)
        found = reader.next(pattern)
        if found is None:
            continue
        group, label = reader.named(found["name"])
        diameter = reader.number(found["diameter"])
        depth = reader.number(found["depth"]) if "depth" in found else None
        wide = None if work is Work.ENGRAVE else diameter
        shape = Circle((reader.number(found["x"]), reader.number(found["y"])), diameter)
        return Feature(Operation(work, wide, depth), shape, group, label)
    return None


def _line(reader: Reader) -> Feature | None:
    for work in (*CLOSED, Work.ENGRAVE):
        id_ = "polygon" if work in CLOSED else "stroke"
        for count in COUNTS:
            pattern = reader.pattern(id_, "name", work=work.value, count=count)
            found = reader.next(pattern.replace(str(count), r"(?P<count>\d+)", 1))
            if found is None:
                continue
            group, label = reader.named(found["name"])
            points = _points(reader, "corner" if work in CLOSED else "point", int(found["count"]))
            shape = Polygon(points) if work in CLOSED else Stroke(points)
            return Feature(Operation(work), shape, group, label)
    return None


def _points(reader: Reader, id_: str, count: int) -> tuple[Point, ...]:
    found = [reader.need(reader.pattern(id_, "number x y")) for _ in range(count)]
    assert [int(one["number"]) for one in found] == list(range(1, count + 1))
    return tuple((reader.number(one["x"]), reader.number(one["y"])) for one in found)
