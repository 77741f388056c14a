"""The user guide of a language: a frame that people write, with tables that the program knows."""

import re
from collections.abc import Iterator

from quarto_access.session.keys import Place, bindings_in
from quarto_access.session.settings import NAMES
from quarto_access.speech.message import Message
from quarto_access.speech.names import binding_row
from quarto_access.speech.phrasebook import Phrasebook, locale_folder
from quarto_access.speech.settings import setting_help

FRAME = "guide.md"
"""The frame, beside the sentences of the language."""
COMMANDS = (
    *("commands", "play", "table", "replay", "saves", "doctor", "voices", "settings", "judge"),
    *("message", "fabricate", "help", "names", "lot", "preset"),
    *("against", "level", "verbosity", "speech", "lang", "seed", "start", "save", "transcript"),
    *("version", "exit"),
)
"""What is told of commands and options, in this order."""
_MARK = re.compile(r"<!-- (keys|commands|settings) -->")


def has_guide(language: str) -> bool:
    """Whether somebody has written the frame of a guide in a language."""
    return locale_folder(language).joinpath(FRAME).is_file()


def user_guide(phrasebook: Phrasebook) -> str:
    """The guide in the language of a phrasebook, in Markdown."""
    frame = locale_folder(phrasebook.language).joinpath(FRAME).read_text(encoding="utf-8")
    parts = {"keys": _keys, "commands": _commands, "settings": _settings}
    return _MARK.sub(lambda mark: "\n".join(parts[mark[1]](phrasebook)), frame)


def _keys(phrasebook: Phrasebook) -> Iterator[str]:
    for index, place in enumerate(Place):
        where = Message("where", {"place": place.value})
        heading = phrasebook.render(Message("keys-place", {"where": where}))
        yield from ([] if index == 0 else [""])
        yield from (f"### {heading}", "")
        yield from (f"- {phrasebook.render(binding_row(one))}" for one in bindings_in(place))


def _commands(phrasebook: Phrasebook) -> Iterator[str]:
    return (f"- {phrasebook.render(Message(f'help-{name}'))}" for name in COMMANDS)


def _settings(phrasebook: Phrasebook) -> Iterator[str]:
    return (f"- `{name}`: {phrasebook.render(setting_help(name))}" for name in NAMES)
