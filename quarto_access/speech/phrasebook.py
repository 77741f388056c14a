"""Messages become words: the sentences of a language, read from its Fluent files when needed."""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, cast

from quarto_access.speech.message import Form, Message, Value

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType
    from fluent.syntax.ast import Resource

FILES = (
    "shell.ftl",
    "quarto.ftl",
    "actions.ftl",
    "words.ftl",
    "program.ftl",
    "sounds.ftl",
    "doctor.ftl",
)
"""The files of a language, in the order in which they are needed."""

_LAST_IN_A_GAME = "piece"
"""A message of the last file that answers in a game need."""

_LONGEST_VALUE = 2000
"""Fluent refuses values of more than 2500 characters, such as all keys read out once more."""
_STAND_IN = 0xE000
"""The first of the characters that stand for long values; no sentence has them."""

_SPACES = re.compile(r" {2,}")
_BEFORE_STOP = re.compile(r" +([,.:?!])")


class MissingMessageError(LookupError):
    """No file of the language holds a message of this id, or it lacks a value for a variable."""


class Phrasebook:
    """The sentences of one language. A file is parsed when the first message of it is wanted."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._bundle: FluentBundle | None = None
        self._unread: Iterator[str] = iter(FILES)

    def read_ahead(self) -> None:
        """Read what a game needs, while nothing else is to be done."""
        self._bundle_with(_LAST_IN_A_GAME)

    def render(self, message: Message, form: Form = Form.FULL) -> str:
        """The words of a message; those of the messages in it come in the same form.

        Raises:
            MissingMessageError: the language lacks the message, or a variable of it is not given.
        """
        form = message.form or form
        args = {name: self._value(value, form) for name, value in message.args.items()}
        return self._format(message.id, args, form)

    def _value(self, value: Value, form: Form) -> str | int:
        match value:
            case Message():
                return self.render(value, form)
            case tuple():
                return self._listed((self.render(item, form) for item in value), form)
            case _:
                return value

    def _listed(self, items: Iterable[str], form: Form) -> str:
        result = ""
        for item in items:
            both: dict[str, str | int] = {"first": result, "second": item}
            result = self._format("list-of-two", both, form) if result else item
        return result

    def _format(self, id_: str, args: dict[str, str | int], form: Form) -> str:
        bundle = self._bundle_with(id_)
        entry = bundle.get_message(id_)
        pattern = entry.attributes.get(form.value, entry.value)
        if form is Form.BRAILLE and form.value not in entry.attributes:
            pattern = entry.attributes.get(Form.BRIEF.value, entry.value)
        if pattern is None:
            raise MissingMessageError(id_)
        short, long = _stood_in(args)
        text, errors = bundle.format_pattern(pattern, short)
        if errors:
            problem = f"{id_}: {errors[0]}"
            raise MissingMessageError(problem)
        sentence = _BEFORE_STOP.sub(r"\1", _SPACES.sub(" ", str(text))).strip()
        for stand_in, value in long.items():
            sentence = sentence.replace(stand_in, value)
        return sentence

    def _bundle_with(self, id_: str) -> "FluentBundle":
        if self._bundle is None:
            self._bundle = _new_bundle(self.language)
        while not self._bundle.has_message(id_):
            name = next(self._unread, None)
            if name is None:
                raise MissingMessageError(id_)
            self._bundle.add_resource(_resource(self.language, name))
        return self._bundle


def locale_folder(language: str) -> Traversable:
    """Where the files of a language lie in the package."""
    return files("quarto_access.speech").joinpath("locale", language)


def _stood_in(args: dict[str, str | int]) -> tuple[dict[str, str | int], dict[str, str]]:
    """The values with one character instead of each long one, and what those stand for."""
    short = dict(args)
    long: dict[str, str] = {}
    for name, value in args.items():
        if isinstance(value, str) and len(value) > _LONGEST_VALUE:
            stand_in = chr(_STAND_IN + len(long))
            short[name], long[stand_in] = stand_in, value
    return short, long


def _new_bundle(language: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle  # noqa: PLC0415  slow to import

    # the runtime takes plain text from a function, although its annotations ask for more
    functions = cast("dict[str, Callable[[Any], FluentType]]", {"CAP": _capitalised})
    return FluentBundle([language], functions=functions, use_isolating=False)


@cache
def _resource(language: str, name: str) -> "Resource":
    from fluent.runtime import FluentResource  # noqa: PLC0415  slow to import

    return FluentResource(locale_folder(language).joinpath(name).read_text(encoding="utf-8"))


def _capitalised(text: object) -> str:
    words = str(text)
    return words[:1].upper() + words[1:]
