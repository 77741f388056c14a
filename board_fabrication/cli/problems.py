"""What can go wrong, each as one sentence with an exit code."""

import errno
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path

from board_fabrication.telling import spoken
from board_fabrication.values import CHOICES, NAMES, NUMBERS, ValueTextError
from board_fabrication.words import Either, Message, Word

DONE, REFUSED, NOT_UNDERSTOOD = 0, 1, 2
"""The exit codes."""

_REASONS = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.ENAMETOOLONG: "long-name",
    errno.ENOTDIR: "not-a-folder",
    errno.EROFS: "read-only",
}
_LONGEST_QUOTE = 100


class CommandError(Exception):
    """A command that cannot be carried out: what to say, and the exit code."""

    def __init__(self, message: Message, code: int = NOT_UNDERSTOOD) -> None:
        super().__init__(message.id)
        self.message = message
        self.code = code


def problem(id_: str, code: int = NOT_UNDERSTOOD, **args: Word) -> CommandError:
    """A problem from the id of its sentence, quoting only what may be said."""
    safe = {
        name: quoted(value) if isinstance(value, str) else value for name, value in args.items()
    }
    return CommandError(Message(id_, safe), code)


def bad_choice(option: str, value: str, choices: tuple[str, ...]) -> CommandError:
    """An option or its list holds a word that is none of its choices."""
    return problem("bad-choice", option=option, value=value, choices=either(choices))


def unknown_name(text: str) -> CommandError:
    """No parameter is called so."""
    near = get_close_matches(text.strip().lower().replace("-", "_"), NAMES, 1)
    return problem("bad-name", name=text, near=spoken(near[0]) if near else "none")


def bad_value(error: ValueTextError) -> CommandError:
    """A text is no value of a parameter."""
    name = spoken(error.name)
    if error.name in CHOICES:
        words = tuple(str(option) for option in CHOICES[error.name].options)
        return problem("bad-word", name=name, value=error.text, choices=either(words))
    numeric = NUMBERS[error.name]
    usual = numeric.default if numeric.default is not None else numeric.low
    kind = "bad-count" if numeric.whole else "bad-number"
    return problem(kind, name=name, value=error.text, usual=usual)


def cannot_write(path: Path, error: OSError) -> CommandError:
    """The folder cannot be written."""
    return problem("cannot-write", REFUSED, path=named(path), problem=_reason(error))


def cannot_read(path: Path, reason: OSError | str) -> CommandError:
    """A file cannot be read, by an error or the name of a reason."""
    said = (
        _reason(reason) if isinstance(reason, OSError) else Message("problem", {"reason": reason})
    )
    return problem("cannot-read", path=str(path), problem=said)


def cannot_tell(error: OSError) -> CommandError:
    """What the program says reaches nobody."""
    return problem("cannot-tell", REFUSED, problem=_reason(error))


def named(path: Path) -> str:
    """A path as it is told: one of dots alone cannot be heard, so it gets its whole name."""
    return str(path.resolve() if path.name in ("", "..") else path)


def quoted(text: str) -> Word:
    """A person's word or path, without what could steer a terminal, and not endless."""
    harmless = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    return harmless[:_LONGEST_QUOTE] if harmless else Message("empty-word")


def either(choices: Iterable[str]) -> Either:
    """Words of which one is to be typed."""
    return Either(tuple(Message("choice", {"choice": choice}) for choice in choices))


def _reason(error: OSError) -> Message:
    return Message("problem", {"reason": _REASONS.get(error.errno or 0, "other")})
