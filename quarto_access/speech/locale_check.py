"""What a language lacks, and what in it cannot be right: the check that translators run.

`python -m quarto_access.speech.locale_check hu` lists it, one row each; nothing is printed and the
exit code is 0 when all is well. It knows a language by its files alone.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Junk,
    Message,
    NumberLiteral,
    Pattern,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from quarto_access.speech.phrasebook import ENGLISH, FILES, locale_folder

OFFERED: Mapping[str, frozenset[str]] = {
    name: frozenset({"height", "colour", "shape", "hollow", "own", "before", "last", "count"})
    for name in ("piece", "features")
} | {name: frozenset({"value", "own"}) for name in ("trait-count", "trait-number")}
"""Values that a sentence may use beside those that the English one uses."""

HELPERS = re.compile(r"(?:number|column|form)-[a-z-]+")
"""Messages of a language's own, which its sentences use by `AS`; they take `$value`."""

LETTERS: Mapping[str, str] = {
    "en": "",
    "hu": "áéíóöőúüű",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "es": "áéíñóúü",
    "pt-BR": "áàâãçéêíóôõú",
    "fr": "àâæçéèêëîïôœùûü",
}
"""The letters of each language beside a to z."""
MARKS: Mapping[str, str] = {"es": "¿¡", "fr": "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"}
"""The marks of a language beside those of all."""
_MARKS = " \n,.'-?!:"
LOOSE = ("program.ftl", "doctor.ftl", "judge.ftl", "message.ftl")
"""Files whose sentences hold names of commands, programs and files."""
_NO_LATIN = ("ru",)
_LATIN = re.compile(r"[a-zA-Z]{2,}")
_LETTER = re.compile(r"[a-zA-Z]")

TRAPS: Mapping[str, Mapping[str, str]] = {
    "hu": {
        r"oszlop\w*,? (?:bábu|figura)|figura": "the piece is bábu, oszlop is the column",
        r"\b(?:nagy|kicsi)\b": "tall and short are magas and alacsony",
        r"\bsorozatok? [1-4]\b": "a row is sor",
        r"\d\. ": "a full stop after a number ends the sentence for a voice",
        r"\b[2-9]\d* (?:bábuk|mezők|sorok|lépések)\b": "singular after a number",
        r"[Kk]varto(?:t|ban)?!": "the call is Kvart!",
    },
    "ru": {
        r"(?i)строк[аиуе] [1-4]": "a row is горизонталь",
        r"(?i)столб": "a column is вертикаль",
        r"(?i)\bряд (?:[1-4]|а|бэ|цэ|дэ)\b": "ряд is any line",  # noqa: RUF001
        r"(?i)(?:игрок|вы) (?:\S+ )?\w+(?:ал|ил|ел|ял|ул|ала|ила|лся|лась)\b": (
            "no past tense with gender"
        ),
        r"темн": "ё is written for the voice",
    },
    "es": {r"(?i)\bmano\b.*\bmano\b": "one deal is ronda", r"(?i)cuadrado (?!de dos)": "which?"},
    "pt-BR": {r"(?i)\b(?:primeira|segunda|terceira|quarta) linha": "say linha 4"},
    "fr": {r"(?i)\bligne\b": "a row is rangée, any line is alignement"},
}
"""Words that were wrong in each language once, and what to say."""


@cache
def messages(language: str) -> dict[str, tuple[str, Message]]:
    """All messages of a language by name, with the file that each stands in."""
    found: dict[str, tuple[str, Message]] = {}
    for name in FILES:
        file = locale_folder(language).joinpath(name)
        if not file.is_file():
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                found[entry.id.name] = (name, entry)
    return found


def faults(language: str) -> Iterator[str]:
    """Everything that is missing or wrong in a language, in sentences."""
    yield from _unreadable(language)
    english, own = messages(ENGLISH), messages(language)
    for id_, (file, wanted) in english.items():
        if id_ not in own:
            yield f"{file}: {id_} is missing. English: {_line(wanted)}"
            continue
        where, entry = own[id_]
        if where != file:
            yield f"{where}: {id_} belongs into {file}."
        yield from (f"{file}: {id_} {fault}" for fault in _compared(wanted, entry))
    for id_, (file, entry) in own.items():
        if id_ not in english and not HELPERS.fullmatch(id_):
            yield f"{file}: {id_} is unknown to the program."
        if not id_.startswith("typed-"):
            yield from (f"{file}: {id_} {one}" for one in _wrong_words(language, file, entry))


def _unreadable(language: str) -> Iterator[str]:
    for name in FILES:
        file = locale_folder(language).joinpath(name)
        if not file.is_file():
            yield f"{name} is missing."
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                yield f"{name}: not understood: {(entry.content or '').splitlines()[0]}"


def _compared(wanted: Message, entry: Message) -> Iterator[str]:
    lacking = _forms(wanted) - _forms(entry)
    if lacking:
        yield f"lacks .{', .'.join(sorted(lacking))}"
    offered = _variables(wanted) | OFFERED.get(wanted.id.name, frozenset())
    if unknown := _variables(entry) - offered:
        yield f"is given no ${', $'.join(sorted(unknown))}"
    if wanted.id.name not in OFFERED and (unused := _variables(wanted) - _variables(entry)):
        yield f"leaves out ${', $'.join(sorted(unused))}"
    # categories of number differ between languages, words that select do not
    known = _selectors(wanted) | {"zero", "one", "two", "few", "many"}
    if wanted.id.name in OFFERED:
        known |= _selectors(messages(ENGLISH)["trait"][1]) | {"none"}
    if unknown := _selectors(entry) - known:
        yield f"has choices that do not occur: {', '.join(sorted(unknown))}"


def _forms(entry: Message) -> set[str]:
    return {form.id.name for form in entry.attributes}


def _nodes(node: object) -> Iterator[BaseNode]:
    if isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)
    elif isinstance(node, list):
        for part in node:  # pyright: ignore[reportUnknownVariableType]
            yield from _nodes(part)  # pyright: ignore[reportUnknownArgumentType]


def _variables(entry: Message) -> set[str]:
    return {one.id.name for one in _nodes(entry) if isinstance(one, VariableReference)}


def _selectors(entry: Message) -> set[str]:
    """The words that variants are chosen by; numbers choose freely."""
    return {
        variant.key.name
        for one in _nodes(entry)
        if isinstance(one, SelectExpression)
        for variant in one.variants
        if not isinstance(variant.key, NumberLiteral) and variant.key.name != "other"
    } - _keys_of_helpers(entry)


def _keys_of_helpers(entry: Message) -> set[str]:
    """Letters that a language tells apart in names of keys and columns."""
    single = entry.id.name in ("key", "cell", "cell-at-length", "line-column", "cell-in-digits")
    keys = {chr(number) for number in range(ord("a"), ord("z") + 1)}
    return keys | {f"F{number}" for number in range(1, 13)} if single else set()


def _wrong_words(language: str, file: str, entry: Message) -> Iterator[str]:
    # where values of attributes are named, a child's words for them may stand too
    names = entry.id.name in (*OFFERED, "trait", "trait-of-all")
    for form in ("full", "brief", "braille"):
        for text in _texts(entry, form):
            found = _of_text(language, file, form, text)
            yield from (
                f"({form}) {one}" for one in found if not (names and one.startswith("says"))
            )


def _texts(entry: Message, form: str) -> Iterator[str]:
    """The words of one form, as they stand between what is filled in."""
    patterns: dict[str, Pattern | None] = {"full": entry.value}
    patterns |= {one.id.name: one.value for one in entry.attributes}
    for node in _nodes(patterns.get(form)):
        if isinstance(node, TextElement):
            yield node.value or ""


def _of_text(language: str, file: str, form: str, text: str) -> Iterator[str]:
    if file not in LOOSE:
        allowed = {*LETTERS[language], *LETTERS[language].upper(), *_MARKS}
        allowed |= {*MARKS.get(language, "")}
        strange = {
            sign for sign in text if sign not in allowed and not (sign.isascii() and sign.isalnum())
        }
        if strange:
            yield f"has {' '.join(sorted(strange))} in: {text.strip()}"
        # fingers read the names of keys and cells as they are printed
        latin = _LATIN if form == "braille" else _LETTER
        if language in _NO_LATIN and latin.search(text):
            yield f"has Latin letters in: {text.strip()}"
    for trap, why in TRAPS.get(language, {}).items():
        if re.search(trap, text) and file not in LOOSE:
            yield f"says {text.strip()!r}: {why}"


def _line(entry: Message) -> str:
    parts = [one for one in _nodes(entry.value) if isinstance(one, TextElement | StringLiteral)]
    functions = any(isinstance(one, FunctionReference) for one in _nodes(entry.value))
    words = " ".join((one.value or "").strip() for one in parts)
    return f"{words}{' (with names)' if functions else ''}"


def main() -> int:
    """List what is missing or wrong in the languages that are named, or in all."""
    named = sys.argv[1:] or [one for one in LETTERS if one != ENGLISH]
    found = [f"{language} {fault}" for language in named for fault in faults(language)]
    sys.stdout.write("".join(f"{one}\n" for one in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
