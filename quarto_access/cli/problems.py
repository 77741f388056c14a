"""What can go wrong before a game begins, each as one sentence."""

import errno
from pathlib import Path

from quarto_access.drivers.files import UnreadableTextError
from quarto_access.rules.quarto.notation import NotationError
from quarto_access.session.quarto.players import Names, NamesFault
from quarto_access.session.quarto.record import RecordError
from quarto_access.speech.message import Message, Value

DONE, NOT_WRITTEN, NOT_UNDERSTOOD = 0, 1, 2
"""The exit codes."""

_REASONS = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EPIPE: "unread",
    errno.ENAMETOOLONG: "long-name",
    errno.EINVAL: "no-file",
    errno.ENOTDIR: "not-a-folder",
    errno.EROFS: "read-only",
    errno.EINVAL: "not-a-file",
}

_LONGEST_QUOTE = 100


class CommandError(Exception):
    """A command that cannot be carried out: what to say, and the exit code."""

    def __init__(self, message: Message, code: int = NOT_UNDERSTOOD) -> None:
        super().__init__(message.id)
        self.message = message
        self.code = code


def unknown_option(option: str) -> CommandError:
    """There is no such option."""
    return CommandError(Message("bad-option", {"option": shown(option)}))


def bad_value(option: str, value: str, choices: tuple[str, ...] | None) -> CommandError:
    """An option does not take the value; without choices it takes a whole number."""
    expected = Message("any-number")
    if choices:
        expected = _or(choices)
    values: dict[str, Value] = {"option": option, "value": shown(value), "choices": expected}
    return CommandError(Message("bad-value", values))


def missing_value(option: str) -> CommandError:
    """An option stands without its value."""
    return CommandError(Message("missing-value", {"option": option}))


def unneeded_value(option: str) -> CommandError:
    """An option that takes no value stands with one."""
    return CommandError(Message("unneeded-value", {"option": option}))


def missing_position() -> CommandError:
    """The command needs a position."""
    return CommandError(Message("judge-missing"))


def two_positions() -> CommandError:
    """A position was typed, and a file with positions named too."""
    return CommandError(Message("judge-two-sources"))


def empty_positions(path: Path) -> CommandError:
    """A file of positions has none."""
    return CommandError(Message("judge-file-empty", {"path": shown(str(path))}))


def missing_file() -> CommandError:
    """The command needs the name of a file."""
    return CommandError(Message("missing-file"))


def unknown_setting(name: str, likely: str | None, names: tuple[str, ...]) -> CommandError:
    """There is no such setting; `likely` is one that was perhaps meant."""
    if likely:
        values: dict[str, Value] = {"name": shown(name), "likely": likely}
        return CommandError(Message("setting-unknown-like", values))
    return CommandError(Message("setting-unknown", {"name": shown(name), "names": _or(names)}))


def bad_setting(name: str, value: str, choices: Message) -> CommandError:
    """A setting does not take the value."""
    values: dict[str, Value] = {"option": name, "value": shown(value), "choices": choices}
    return CommandError(Message("bad-value", values))


def unknown_topic(asked: str, topics: tuple[str, ...]) -> CommandError:
    """Nothing is known of what was asked about."""
    values: dict[str, Value] = {"asked": shown(asked), "topics": _or(topics)}
    return CommandError(Message("unknown-topic", values))


def missing_setting() -> CommandError:
    """The command needs the name of a setting."""
    return CommandError(Message("setting-missing"))


def missing_setting_value(name: str, choices: Message) -> CommandError:
    """The setting stands without a value."""
    return CommandError(Message("setting-value-missing", {"name": name, "choices": choices}))


def voices_unknown(name: str) -> CommandError:
    """No synthesiser tells which voices there are."""
    return CommandError(Message("setting-voices-unknown", {"name": name}), NOT_WRITTEN)


def settings_unreadable(path: Path, error: OSError) -> CommandError:
    """The file of the settings is there and cannot be read."""
    values: dict[str, Value] = {"path": shown(str(path)), "problem": _problem(_reason(error))}
    return CommandError(Message("settings-unreadable", values), NOT_WRITTEN)


def settings_unwritable(path: Path, error: OSError) -> CommandError:
    """The file of the settings cannot be written."""
    values: dict[str, Value] = {"path": shown(str(path)), "problem": _problem(_reason(error))}
    return CommandError(Message("settings-unwritable", values), NOT_WRITTEN)


def no_terminal() -> CommandError:
    """Nobody can press a key."""
    return CommandError(Message("no-terminal"))


def cannot_write(path: Path, error: OSError) -> CommandError:
    """A file cannot be written."""
    values: dict[str, Value] = {"path": shown(str(path)), "problem": _problem(_reason(error))}
    return CommandError(Message("cannot-write", values), NOT_WRITTEN)


def cannot_read(path: Path, error: OSError | UnreadableTextError) -> CommandError:
    """A file cannot be read."""
    reason = _reason(error) if isinstance(error, OSError) else error.reason.value
    values: dict[str, Value] = {"path": shown(str(path)), "problem": _problem(reason)}
    return CommandError(Message("cannot-read", values))


def cannot_tell(error: BaseException | None) -> CommandError:
    """The words that this program writes reach nobody; without an error there is no output.

    What the system said about it may lie behind other errors.
    """
    reason = "closed" if error is None else _reason(_origin(error))
    return CommandError(Message("cannot-tell", {"problem": _problem(reason)}), NOT_WRITTEN)


def bad_record(path: Path, error: RecordError) -> CommandError:
    """A file is not the record of a game."""
    where = Message("record-nowhere")
    if error.detail:
        where = Message("record-where", {"detail": error.detail})
    problem = Message(
        "record-problem", {"reason": error.reason.value, "detail": error.detail, "where": where}
    )
    return CommandError(Message("bad-record", {"path": shown(str(path)), "problem": problem}))


def bad_names(fault: NamesFault) -> CommandError:
    """Two players cannot have these names."""
    return CommandError(Message("bad-names", {"reason": fault.value}))


def bad_first(value: str, names: Names) -> CommandError:
    """Nobody of this name plays."""
    return bad_value("--first", value, (*names, "1", "2", "lot"))


def bad_start(text: str, told: Message) -> CommandError:
    """What is neither a file nor a position."""
    return CommandError(Message("bad-start", {"text": shown(text), "problem": told}))


def bad_position(path: Path, error: NotationError) -> CommandError:
    """A file is neither a record nor a position."""
    detail = shown(error.detail)
    problem = Message("position-problem", {"reason": error.reason, "detail": detail})
    return CommandError(Message("bad-position", {"path": shown(str(path)), "problem": problem}))


def _or(choices: tuple[str, ...]) -> Message:
    *first, last = (Message("choice", {"choice": one}) for one in choices)
    return Message("choice-or", {"first": tuple(first), "second": last})


def _problem(reason: str) -> Message:
    return Message("problem", {"reason": reason})


def _origin(error: BaseException) -> BaseException:
    while not isinstance(error, OSError) and (behind := error.__cause__ or error.__context__):
        error = behind
    return error


def _reason(error: BaseException) -> str:
    number = error.errno if isinstance(error, OSError) else None
    return _REASONS.get(number or 0, "other")


def shown(text: str) -> Value:
    """A person's word or path, without what could steer a terminal, and not endless."""
    harmless = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    return harmless[:_LONGEST_QUOTE] if harmless else Message("empty-word")
