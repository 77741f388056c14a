"""Messages become words: the sentences of a language, read from its Fluent files when needed."""

import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from typing import TYPE_CHECKING, Any, cast

from quarto_access.speech.message import Form, Message, Value
from quarto_access.speech.names import key_name

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentType
    from fluent.syntax.ast import Resource

FILES = (
    "shell.ftl",
    "quarto.ftl",
    "lesson.ftl",
    "rules.ftl",
    "clock.ftl",
    "actions.ftl",
    "settings.ftl",
    "saves.ftl",
    "words.ftl",
    "picture.ftl",
    "program.ftl",
    "sounds.ftl",
    "doctor.ftl",
    "judge.ftl",
    "message.ftl",
    "companion.ftl",
)
"""The files of a language, in the order in which they are needed."""

_LAST_IN_A_GAME = "piece"
"""A message of the last file that answers in a game need."""
AT_ONCE = 2
"""So many messages are read ahead at once; a key that comes meanwhile waits for them."""

KEPT = 2048
"""So many sentences are kept, those that were wanted last."""
LONGEST_KEPT = 1000
"""Sentences with values of more characters than this in all are formed anew each time."""

_LONGEST_VALUE = 2000
"""Fluent refuses values of more than 2500 characters, such as all keys read out once more."""
_STAND_IN = 0xE000
"""The first of the characters that stand for long values; no sentence has them."""

_ENTRY = re.compile(r"^(?=(-?[a-zA-Z][a-zA-Z0-9_-]*) *=)", re.MULTILINE)
"""Where a message or a term begins: only they have a name and a sign at the start of a row."""
_SPACES = re.compile(r" {2,}")
_BEFORE_STOP = re.compile(r" +([,.:?!])")

ENGLISH = "en"
"""The language that has all sentences, and is understood beside every other."""
_log = logging.getLogger(__name__)
# what is logged must not come to a terminal that is read aloud, unless somebody asks for it
_log.addHandler(logging.NullHandler())


class MissingMessageError(LookupError):
    """No file of the language holds a message of this id, or it lacks a value for a variable."""


class Phrasebook:
    """The sentences of one language.

    A message is parsed when it is first wanted, since a whole file takes longer than a key may.
    Sentences that were formed are kept, within bounds, for the same is told again and again.

    Attributes:
        language: the tag of the language; `speak` changes it.
        lacking: the messages that came in English, because the language lacks them.
        variants: messages that are said by another one, such as cells by two digits.
        keys: which key does now what a key does usually, by where it is pressed and that key.
    """

    def __init__(self, language: str = ENGLISH, *, lenient: bool = False) -> None:
        """Open a phrasebook; a lenient one says in English what the language lacks."""
        self._lenient = lenient
        self._beside: dict[str, Phrasebook] = {}
        self.variants: Mapping[str, str] = {}
        self.keys: Mapping[tuple[str, str], str] = {}
        self._form = Form.FULL
        self.speak(language)

    def speak(self, language: str) -> None:
        """Go on in another language, from the next message on."""
        self.language = language
        self.lacking: set[str] = set()
        self._bundle: FluentBundle | None = None
        self._unread: Iterator[str] = iter(FILES)
        # what was read and not yet parsed, by name
        self._sources: dict[str, str] = {}
        self._parsed: set[str] = set()
        self._kept = lru_cache(maxsize=KEPT)(self._formed)

    def beside(self, language: str) -> "Phrasebook":
        """A phrasebook of another language, for a sentence that is always said in it."""
        if language not in self._beside:
            self._beside[language] = Phrasebook(language, lenient=self._lenient)
        return self._beside[language]

    def name(self, variants: Mapping[str, str]) -> None:
        """Say some messages by others from now on, such as cells by two digits."""
        if variants != self.variants:
            self.variants = variants
            # sentences may hold such names without saying so in their values
            self._kept.cache_clear()

    @property
    def english(self) -> "Phrasebook":
        """The same in English, which is understood beside every language."""
        if self.language == ENGLISH:
            return self
        return self.beside(ENGLISH)

    @property
    def kept(self) -> int:
        """How many sentences are kept."""
        return self._kept.cache_info().currsize

    def read_ahead(self) -> bool:
        """Get ready for a few of the messages of a game; whether there are more to be read.

        To be called again and again while nothing else is to be done.
        """
        bundle = self._bundle_with(_LAST_IN_A_GAME)
        messages = (name for name in self._sources if not name.startswith("-"))
        names = tuple(islice(messages, AT_ONCE))
        for name in names:
            self._bundle_with(name)
            # the runtime has work to do the first time
            bundle.get_message(name)
        return bool(names)

    def render(self, message: Message, form: Form = Form.FULL) -> str:
        """The words of a message; those of the messages in it come in the same form.

        Raises:
            MissingMessageError: the language lacks the message, or a variable of it is not given.
        """
        form = message.form or form
        if message.language not in ("", self.language):
            return self.beside(message.language).render(replace(message, language=""), form)
        id_ = self.variants.get(message.id, message.id)
        args = {name: self._value(value, form) for name, value in message.args.items()}
        return self._format(id_, args, form)

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
        values = tuple(args.items())
        length = sum(len(value) for _name, value in values if isinstance(value, str))
        form_it = self._kept if length <= LONGEST_KEPT else self._formed
        try:
            return form_it(id_, values, form)
        except MissingMessageError:
            if not self._lenient or self.language == ENGLISH:
                raise
            if id_ not in self.lacking:
                _log.warning("%s lacks %s", self.language, id_)
                self.lacking.add(id_)
            return Phrasebook._format(self.english, id_, args, form)

    def _formed(self, id_: str, values: tuple[tuple[str, str | int], ...], form: Form) -> str:
        bundle = self._bundle_with(id_)
        entry = bundle.get_message(id_)
        pattern = entry.attributes.get(form.value, entry.value)
        if form is Form.BRAILLE and form.value not in entry.attributes:
            pattern = entry.attributes.get(Form.BRIEF.value, entry.value)
        if pattern is None:
            raise MissingMessageError(id_)
        short, long = _stood_in(dict(values))
        # a sentence told by `AS` comes in the form of the one that it stands in
        self._form = form
        text, errors = bundle.format_pattern(pattern, short)
        if errors:
            problem = f"{id_}: {errors[0]}"
            raise MissingMessageError(problem)
        sentence = _BEFORE_STOP.sub(r"\1", _SPACES.sub(" ", str(text))).strip()
        for stand_in, value in long.items():
            sentence = sentence.replace(stand_in, value)
        return sentence

    def _as(self, value: object, id_: object) -> str:
        """What `AS(...)` in a sentence stands for: a value told by another message."""
        text = str(value)
        number = int(text) if text.isdecimal() else text
        form = self._form
        told = self._format(str(id_), {"value": number}, form)
        self._form = form
        return told

    def _cell(self, name: object) -> str:
        """What `CELL(...)` in a sentence stands for: a cell, such as b3, as it is spoken."""
        text = str(name)
        column, row = text[:1], text[1:]
        form = self._form
        told = self.render(Message("cell", {"column": column, "row": int(row)}), form)
        self._form = form
        return told

    def rename_keys(self, keys: Mapping[tuple[str, str], str]) -> None:
        """Name other keys in sentences from now on."""
        self.keys = keys
        self._kept.cache_clear()

    def _key(self, key: object, place: object = "board") -> str:
        """What `KEY(...)` in a sentence stands for: the name of the key that does the same."""
        usual = str(key)
        form = self._form
        name = self.render(key_name(self.keys.get((str(place), usual), usual)), form)
        self._form = form
        return name

    def _bundle_with(self, id_: str) -> "FluentBundle":
        """The bundle, with a message and all that it refers to."""
        if self._bundle is None:
            self._bundle = _new_bundle(
                self.language, {"AS": self._as, "CELL": self._cell, "KEY": self._key}
            )
        if not self._bundle.has_message(id_) and not self._add(self._bundle, id_):
            raise MissingMessageError(id_)
        return self._bundle

    def _add(self, bundle: "FluentBundle", name: str) -> bool:
        """Parse a message or a term, and what it refers to; whether there is such a one."""
        if name in self._parsed:
            return True
        while name not in self._sources:
            file = next(self._unread, None)
            if file is None:
                return False
            for known, source in entries(self.language, file):
                self._sources.setdefault(known, source)
        self._parsed.add(name)
        resource = _resource(self._sources.pop(name))
        bundle.add_resource(resource)
        for other in _references(resource):
            # one that is missing is told when the sentence is formed
            self._add(bundle, other)
        return True


def locale_folder(language: str) -> Traversable:
    """Where the files of a language lie in the package."""
    return files("quarto_access.speech").joinpath("locale", language)


@cache
def entries(language: str, name: str) -> tuple[tuple[str, str], ...]:
    """The names and sources of the messages and terms in a file; those of terms begin with "-"."""
    file = locale_folder(language).joinpath(name)
    # a language that is being made may not have every file yet
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    _before, *parts = _ENTRY.split(text)
    return tuple(zip(parts[::2], parts[1::2], strict=True))


def _stood_in(args: dict[str, str | int]) -> tuple[dict[str, str | int], dict[str, str]]:
    """The values with one character instead of each long one, and what those stand for."""
    short = dict(args)
    long: dict[str, str] = {}
    for name, value in args.items():
        if isinstance(value, str) and len(value) > _LONGEST_VALUE:
            stand_in = chr(_STAND_IN + len(long))
            short[name], long[stand_in] = stand_in, value
    return short, long


def _new_bundle(language: str, telling: Mapping[str, Callable[..., str]]) -> "FluentBundle":
    from fluent.runtime import FluentBundle  # noqa: PLC0415  slow to import

    # the runtime takes plain text from a function, although its annotations ask for more
    known = {"CAP": _capitalised, **telling}
    functions = cast("dict[str, Callable[[Any], FluentType]]", known)
    return FluentBundle([language], functions=functions, use_isolating=False)


@cache
def _resource(source: str) -> "Resource":
    from fluent.runtime import FluentResource  # noqa: PLC0415  slow to import

    return FluentResource(source)


def _references(resource: "Resource") -> Iterator[str]:
    """The names of the messages and terms that something parsed refers to."""
    from fluent.syntax import ast  # noqa: PLC0415  slow to import

    waiting: list[object] = [resource]
    while waiting:
        part = waiting.pop()
        match part:
            case ast.MessageReference():
                yield part.id.name
            case ast.TermReference():
                yield f"-{part.id.name}"
            case ast.BaseNode():
                waiting.extend(vars(part).values())
            case list():
                waiting.extend(cast("list[object]", part))
            case _:
                pass


def _capitalised(text: object) -> str:
    words = str(text)
    return words[:1].upper() + words[1:]
