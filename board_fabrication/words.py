"""What is said as data, and its words from the Fluent files of a language."""

import math
import re
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from board_fabrication.geometry import DIGITS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentNone, FluentNumber
    from fluent.syntax.ast import Resource

FILES = (
    *("drawing.ftl", "results.ftl", "lists.ftl", "paper.ftl", "order.ftl", "guide.ftl"),
    *("rules.ftl", "program.ftl", "machining.ftl", "preview.ftl"),
)
"""The files of a language. Sentences refer to their own file and to the first."""

_TOLD_BY = ("LC_ALL", "LC_MESSAGES", "LANG")

_SPACES = re.compile(r" {2,}")
# names such as ../board begin with a stop that ends nothing
_BEFORE_STOP = re.compile(r" +([,.:?!])(?=\s|$)")


class MissingWordsError(LookupError):
    """The language holds no message of this id, or the message lacks a value."""


@dataclass(frozen=True, slots=True)
class Message:
    """Something to say: the id of a message, and values for its variables.

    A tuple becomes a list in words; a number is written with the language's decimal sign.
    """

    id: str
    args: "Mapping[str, Word]" = field(default_factory=dict[str, "Word"])


@dataclass(frozen=True, slots=True)
class Either:
    """Things of which one is to be chosen."""

    items: tuple[Message, ...]


Word = str | int | float | Message | tuple[Message, ...] | Either


class Words:
    """The sentences of one language.

    Parsing takes long, so a file is parsed when the first message of it is wanted.

    Raises:
        LookupError: there are no sentences in this language.
    """

    def __init__(self, language: str = "en") -> None:
        if language not in languages():
            raise LookupError(language)
        self.language = language
        self._bundle: FluentBundle | None = None
        self._unread = list(FILES)

    def render(self, message: Message) -> str:
        """The words of a message.

        Raises:
            MissingWordsError: the language lacks it.
        """
        bundle = self._bundle_with(message.id)
        pattern = bundle.get_message(message.id).value
        if pattern is None:
            raise MissingWordsError(message.id)
        values = {name: self._value(value) for name, value in message.args.items()}
        text, errors = bundle.format_pattern(pattern, values)
        if errors:
            problem = f"{message.id}: {errors[0]}"
            raise MissingWordsError(problem)
        return _BEFORE_STOP.sub(r"\1", _SPACES.sub(" ", str(text))).strip()

    def say(self, id_: str, **args: Word) -> str:
        """The words of a message given by its id and values."""
        return self.render(Message(id_, args))

    def _bundle_with(self, id_: str) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # noqa: PLC0415  slow to import

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        if not self._bundle.has_message(id_):
            holding = [name for name in self._unread if f"\n{id_} =" in _text(self.language, name)]
            if not holding:
                raise MissingWordsError(id_)
            for name in dict.fromkeys((FILES[0], *holding)):
                if name in self._unread:
                    self._unread.remove(name)
                    self._bundle.add_resource(_resource(self.language, name))
        return self._bundle

    def _value(self, value: Word) -> "str | FluentNumber | FluentNone":
        if isinstance(value, Message):
            return self.render(value)
        if isinstance(value, tuple):
            return self._listed(value, "list-and")
        if isinstance(value, Either):
            return self._listed(value.items, "list-or")
        if isinstance(value, float):
            return self._number(value)
        return _count(value) if isinstance(value, int) else value

    def _listed(self, items: tuple[Message, ...], joint: str) -> str:
        if not items:
            return ""
        *first, last = (self.render(item) for item in items)
        if not first:
            return last
        result = first[0]
        for item in first[1:]:
            result = self.say("list-more", first=result, second=item)
        return self.say(joint, first=result, second=last)

    def _number(self, number: float) -> str:
        if not math.isfinite(number):
            return self.say("not-finite")
        digits = f"{abs(number):.{DIGITS}f}".rstrip("0").rstrip(".")
        whole, _, part = digits.partition(".")
        text = self.say("decimal", whole=whole, part=part) if part else whole
        return self.say("minus", number=text) if number < 0 and digits != "0" else text


def usual_language(environment: "Mapping[str, str]") -> str:
    """The language that a person's machine speaks, English where there is none of it."""
    told = next((environment[name] for name in _TOLD_BY if environment.get(name)), "")
    # such as pt_BR.UTF-8@euro
    wanted = re.split(r"[.@]", told)[0].replace("_", "-").lower()
    near = [one for one in languages() if one.lower() == wanted]
    near += [one for one in languages() if one.split("-")[0] == wanted.split("-")[0]]
    return near[0] if near else "en"


def languages() -> tuple[str, ...]:
    """The languages that there are sentences in."""
    return tuple(sorted(one.name for one in _locale().iterdir() if one.is_dir()))


def locale_folder(language: str) -> Traversable:
    """Where the files of a language lie."""
    return _locale().joinpath(language)


def _locale() -> Traversable:
    return files("board_fabrication").joinpath("locale")


def _count(number: int) -> "FluentNumber | FluentNone":
    """A whole number that plurals can be chosen by, without marks between thousands."""
    from fluent.runtime.types import fluent_number  # noqa: PLC0415  slow to import

    return fluent_number(number, useGrouping=False)


@cache
def _resource(language: str, name: str) -> "Resource":
    from fluent.runtime import FluentResource  # noqa: PLC0415  slow to import

    return FluentResource(_text(language, name))


@cache
def _text(language: str, name: str) -> str:
    return locale_folder(language).joinpath(name).read_text(encoding="utf-8")
