"""Which voice speaks which language, and how words are written for it: pure."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import cast

BEST = {
    "en": "gmw/en-us",
    "hu": "urj/hu",
    "ru": "zle/ru",
    "es": "roa/es-419",
    "pt-br": "roa/pt-br",
    "pt": "roa/pt-br",
    "fr": "roa/fr",
}
"""The voices of eSpeak NG, which has several for most languages, some of them rare dialects."""
PIECE = 300
"""Letters that are synthesised at once; a longer text begins to sound while the rest is made."""
_ENDINGS = ".?!:;,"
_SENTENCE_END = re.compile(r"(?<=[.?!])\s+")


@dataclass(frozen=True, slots=True)
class Voice:
    """A voice of the synthesiser.

    Attributes:
        id: what the synthesiser knows it by.
        name: what people know it by.
        languages: tags such as "pt-BR".
    """

    id: str
    name: str
    languages: tuple[str, ...]


def voices_of(listed: object) -> tuple[Voice, ...]:
    """The voices of a worker's answer; what is no voice is left out."""
    return tuple(
        _voice(cast("Mapping[str, object]", entry))
        for entry in _list(listed)
        if isinstance(entry, Mapping)
    )


def _voice(known: Mapping[str, object]) -> Voice:
    languages = tuple(str(tag) for tag in _list(known.get("languages")))
    return Voice(str(known.get("id", "")), str(known.get("name", "")), languages)


def _list(value: object) -> list[object]:
    return cast("list[object]", value) if isinstance(value, list) else []


def choose(voices: Iterable[Voice], language: str, wanted: str | None = None) -> str | None:
    """The id of the voice to speak a language with; None where no voice speaks it.

    The one that was wanted comes first, then the best one, the one with exactly this tag, and one
    with another tag of the same language.
    """
    known = {voice.id: voice for voice in voices}
    if wanted in known:
        return wanted
    tag = language.lower().replace("_", "-")
    primary = tag.partition("-")[0]
    best = BEST.get(tag) or BEST.get(primary)
    if best in known:
        return best
    tags = {
        each.lower().replace("_", "-"): voice.id
        for voice in known.values()
        for each in reversed(voice.languages)
    }
    if tag in tags:
        return tags[tag]
    return next((each for key, each in tags.items() if key.partition("-")[0] == primary), None)


def speaking(voices: Iterable[Voice], language: str) -> tuple[Voice, ...]:
    """The voices that speak a language, in any of its kinds, each once."""
    primary = _primary(language)
    found = {
        voice.id: voice
        for voice in voices
        if any(_primary(tag) == primary for tag in voice.languages)
    }
    return tuple(found.values())


def _primary(tag: str) -> str:
    return tag.lower().replace("_", "-").partition("-")[0]


def pieces(text: str) -> list[str]:
    """A text as it is spoken, rows ending in a pause, in parts that are not too long."""
    parts: list[str] = []
    for sentence in _sentences(text):
        if parts and len(parts[-1]) + 1 + len(sentence) <= PIECE:
            parts[-1] += f" {sentence}"
        else:
            parts.append(sentence)
    return parts


def _sentences(text: str) -> Iterator[str]:
    for row in text.split("\n"):
        words = " ".join(row.split())
        if not any(letter.isalnum() for letter in words):
            continue
        if words[-1] not in _ENDINGS:
            words += "."
        for sentence in _SENTENCE_END.split(words):
            yield from _short(sentence)


def _short(sentence: str) -> Iterator[str]:
    """A sentence that is far too long, broken between words."""
    while len(sentence) > PIECE:
        cut = sentence.rfind(" ", 1, PIECE)
        cut = cut if cut > 0 else PIECE
        yield sentence[:cut]
        sentence = sentence[cut:].strip()
    if sentence:
        yield sentence
