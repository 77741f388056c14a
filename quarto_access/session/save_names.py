"""Names of saved games: what people type, in any language, and files that any system can hold."""

import unicodedata
from hashlib import sha256

LONGEST = 40
"""Characters of a name, so that a list of them is soon heard."""

_MARKS = " ,.'?!-"
_RESERVED = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10)))
)
"""Names that stand for devices on Windows, with any ending."""
_STEM = 40
_DIGITS = 8


def clean_name(text: str) -> str:
    """A name as it is kept and spoken: letters, digits and common marks, single spaces.

    It is empty where no letter and no digit is in it.
    """
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(sign if _spoken(sign) else " " for sign in composed)
    name = " ".join(kept.split())
    return name if any(sign.isalnum() for sign in name) else ""


def name_key(name: str) -> str:
    """What two names that count as the same have in common: case and width make no difference."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", clean_name(folded))


def file_stem(name: str) -> str:
    """The name of a file, without its ending, for a name that `clean_name` has left.

    Names that are not the same have files that are not the same, also where a file system makes
    no difference between cases or ways to write an accent. Where characters had to go, a part of
    a checksum stands for them.
    """
    key = name_key(name)
    parts = ((" ", "_"), *((mark, "") for mark in ",.'?!"))
    stem = key
    for mark, instead in parts:
        stem = stem.replace(mark, instead)
    whole = stem.replace("_", " ") == key and len(stem) <= _STEM and stem[:1].isalnum()
    if whole and stem not in _RESERVED:
        return stem
    short = stem[:_STEM].lstrip("-_") or "game"
    return f"{short}-{sha256(key.encode('utf-8', 'replace')).hexdigest()[:_DIGITS]}"


def _spoken(sign: str) -> bool:
    # letters, the marks that belong to them, and digits, of any script
    return sign in _MARKS or unicodedata.category(sign)[0] in "LMN"
