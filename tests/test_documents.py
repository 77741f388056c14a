"""The documents name keys, commands and sentences that exist, and generated pages are of today.

What stands between backquotes in README and guide is a key, a command line, an option, a setting, a
typed command, or one of a few words for the shell; a test fails for anything else. A row of a list
that begins with a key says what the program says of that key. Where a key stands in a sentence, it
is `MEANT` here what the sentence says that it does.
"""

import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from harness import PHRASEBOOK, Program
from terminals import HOME_SAVE, environment

from quarto_access.cli.arguments import (
    DOCTOR,
    MESSAGE,
    PLAY,
    REPLAY,
    SAVES,
    TABLE,
    Options,
    language_asked,
    parse,
)
from quarto_access.cli.folders import SETTINGS_FILE
from quarto_access.cli.keymap import KEYS_FILE
from quarto_access.cli.problems import CommandError
from quarto_access.session.commands import Action
from quarto_access.session.events import NotUnderstood
from quarto_access.session.keys import BINDINGS, KEYS, Place, find
from quarto_access.session.remap import remapped
from quarto_access.session.settings import FIELDS
from quarto_access.speech.keys_page import keys_page
from quarto_access.speech.message import Form
from quarto_access.speech.names import action_name, key_name
from quarto_access.speech.quick_card import card_braille, card_text

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
README = (ROOT / "README.md").read_text(encoding="utf-8")
GUIDE = (DOCS / "USER_GUIDE.md").read_text(encoding="utf-8")

GENERATED = {"KEYS.md": keys_page, "QUICK_CARD.txt": card_text, "QUICK_CARD.brf": card_braille}
LONGEST_PARAGRAPH = 75
"""Words that one listens to in one go."""

PROGRAM = ("quarto-access", ".venv/bin/quarto-access", r".venv\Scripts\python -m quarto_access")
SHELL = (
    *("cd Downloads", "py ", "python3 ", "sudo apt install python3-venv"),
    *(r".venv\Scripts\python -m pip install .", ".venv/bin/pip install "),
)
OTHER = {SETTINGS_FILE, KEYS_FILE, ".config/quarto-access"}
OWN_KEYS = "Keys of your own"
"""The chapter in which words between backquotes stand in the file of keys, or name actions."""
TYPED = "Typing instead of keys"
"""The chapter in which words between backquotes are typed after i."""
TYPED_ELSEWHERE = {
    *("beginning", "sounds", "names Anna, Ben", "names off"),
    *("b3 tall dark round hollow", "b3 tdrh"),
}

PLACES = {
    "The main menu": Place.OPENING,
    "The pieces": Place.TRAY,
    "Calling Quarto": Place.CALLING,
}
"""Where the keys of a chapter are pressed, in those that do not speak of the board."""
OPENING, BOARD = Place.OPENING, Place.BOARD
MEANT: Mapping[str, Mapping[str, tuple[Place, Action]]] = {
    "The first start": {"p": (OPENING, Action.PLAY_COMPUTER), "v": (OPENING, Action.SPEECH)},
    "The main menu": {"i": (BOARD, Action.TYPE)},
    "The lesson": {"r": (BOARD, Action.REPEAT), "s": (BOARD, Action.STATUS)},
    "What you hear": {"V": (BOARD, Action.VERBOSITY)},
    "The board": {
        "b": (BOARD, Action.COLUMN),
        "3": (BOARD, Action.ROW),
        "e": (BOARD, Action.NEXT_FREE),
        "n": (BOARD, Action.NEXT_TAKEN),
    },
    "Colours": {"c": (OPENING, Action.COLOUR), "C": (OPENING, Action.COLOUR_BACK)},
    "Who gives first": {"s": (Place.LOT, Action.STATUS)},
    "A clock": {"t": (BOARD, Action.TIME)},
    "Calling Quarto": {"q": (BOARD, Action.CALL)},
    "One attribute at a time": {
        "j": (BOARD, Action.LENS),
        "J": (BOARD, Action.LENS_BACK),
        "x": (BOARD, Action.LINE),
        "m": (BOARD, Action.BOARD_ROWS),
        "w": (BOARD, Action.WHERE),
    },
    "Taking back": {
        "u": (BOARD, Action.TAKE_BACK),
        "U": (BOARD, Action.REDO),
        "y": (BOARD, Action.ACCEPT),
    },
    "Finding": {"f": (BOARD, Action.FIND)},
    TYPED: {"i": (BOARD, Action.TYPE)},
    "Help, and the menu": {"k": (BOARD, Action.DESCRIBE)},
    "Settings": {"o": (BOARD, Action.OPTIONS)},
    "Sounds": {
        "z": (BOARD, Action.SOUND_BOARD),
        "Z": (BOARD, Action.SOUND_LINE),
        "m": (BOARD, Action.BOARD_ROWS),
        "i": (BOARD, Action.TYPE),
    },
    "Who speaks": {"v": (OPENING, Action.SPEECH), "o": (BOARD, Action.OPTIONS)},
    "Your screen reader, in general": {"r": (BOARD, Action.REPEAT)},
    "VoiceOver": {"r": (BOARD, Action.REPEAT)},
    "Two people at one keyboard": {"2": (OPENING, Action.PLAY_TWO)},
    "Saved games": {"i": (BOARD, Action.TYPE), "s": (OPENING, Action.SAVES)},
    "The whole game, and what was missed": {
        "g": (BOARD, Action.MISSED),
        "G": (BOARD, Action.MISSED_BACK),
    },
}
"""What a key that stands in a sentence does, by chapter, as a reader understands it there."""
NAMED = {PHRASEBOOK.render(key_name(key), Form.FULL).lower(): key for key in KEYS}
"""Keys by their names."""
ROW = re.compile(r"^- (`[^`]+`(?: (?:or|to) `[^`]+`)?), (.+)\.$", re.MULTILINE)


def chapters(page: str) -> Mapping[str, str]:
    """The text of each chapter by its title; "" is what stands before the first."""
    title, *rest = re.split(r"^## ", page, flags=re.MULTILINE)
    named = (chapter.partition("\n") for chapter in rest)
    return {"": title, **{name: text for name, _end, text in named}}


def quoted(text: str) -> list[str]:
    """What stands between backquotes, with the rows of a paragraph joined."""
    return [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", text)]


def spoken_key(span: str) -> str | None:
    """The key that is meant, by its sign or its name."""
    return span if span in KEYS else NAMED.get(span.lower())


def spans() -> Iterator[tuple[str, str]]:
    """What stands between backquotes in sentences, with its chapter."""
    for name, text in chapters(GUIDE).items():
        for span in quoted(ROW.sub("", text)):
            yield name, span
    for span in quoted(README):
        yield "", span


def command_words(span: str) -> list[str] | None:
    """The words after the name of the program, None where it is no command line of the program."""
    for name in sorted(PROGRAM, key=len, reverse=True):
        if span == name or span.startswith(f"{name} "):
            return shlex.split(span.removeprefix(name))
    return None


def parsed_option(words: list[str]) -> Options:
    """An option, by the first command that takes it."""
    for command in (PLAY, TABLE, DOCTOR, REPLAY):
        try:
            return parse([command, *words])
        except CommandError:
            continue
    pytest.fail(f"no command takes {words}")


COMMANDS = sorted(
    {tuple(words) for _, span in spans() if (words := command_words(span)) is not None}
)
OPTIONS = sorted({span for _, span in spans() if span.startswith("--")})
KEYS_IN_SENTENCES = sorted({(name, span) for name, span in spans() if len(span) == 1})
ROWS = [(name, *row) for name, text in chapters(GUIDE).items() for row in ROW.findall(text)]


@pytest.mark.parametrize("name", GENERATED)
def test_a_generated_page_is_what_the_program_says(name: str) -> None:
    page = GENERATED[name](PHRASEBOOK).encode()
    if os.environ.get("UPDATE_DOCUMENTS"):
        (DOCS / name).write_bytes(page)
    assert (DOCS / name).read_bytes() == page


@pytest.mark.parametrize(("chapter", "keys", "words"), ROWS)
def test_a_row_of_the_guide_says_what_its_keys_do(chapter: str, keys: str, words: str) -> None:
    place = PLACES.get(chapter, Place.BOARD)
    for span in quoted(keys):
        binding = find(place, spoken_key(span) or span)
        assert binding, f"{span} is not bound in {place}"
        assert words == PHRASEBOOK.render(action_name(binding.action), Form.FULL)


def test_every_row_of_a_list_in_the_guide_is_one_of_keys() -> None:
    assert len(ROWS) == len(re.findall(r"^\s*[-*] ", GUIDE, re.MULTILINE))
    assert len(ROWS) > 30


@pytest.mark.parametrize(("chapter", "key"), KEYS_IN_SENTENCES)
def test_a_key_in_a_sentence_does_what_is_said(chapter: str, key: str) -> None:
    place, action = MEANT[chapter][key]
    binding = find(place, key)
    assert binding
    assert binding.action is action


def test_all_that_is_meant_stands_in_the_guide() -> None:
    meant = {(chapter, key) for chapter, keys in MEANT.items() for key in keys}
    assert meant == set(KEYS_IN_SENTENCES)


def test_nothing_else_stands_between_backquotes() -> None:
    known = {*FIELDS.values(), *OTHER}
    left = [
        (chapter, span)
        for chapter, span in spans()
        if len(span) > 1
        and span not in known
        and not span.startswith(("--", *SHELL))
        and command_words(span) is None
        and chapter not in (TYPED, OWN_KEYS)
        and span not in TYPED_ELSEWHERE
    ]
    assert left == []


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_line_is_understood(words: tuple[str, ...], tmp_path: Path) -> None:
    _language, rest = language_asked(words)
    options = parse(rest)
    # games need a terminal, and what is played aloud a loudspeaker
    if options.command in (PLAY, TABLE, REPLAY, DOCTOR) or options.aloud:
        return
    if options.command == MESSAGE and "new" not in words:
        # a game that was begun before
        parse(("message", "new", "--file", words[-1]))
        return
    if options.command == SAVES:
        saves = tmp_path / HOME_SAVE.parent / "saves"
        saves.mkdir(parents=True)
        kept = ROOT / "tests" / "transcripts" / "shelf" / "sunday.json"
        (saves / "sunday.json").write_bytes(kept.read_bytes())
    done = subprocess.run(  # noqa: S603  the words stand in the documents
        [sys.executable, "-m", "quarto_access", *words],
        env=environment(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_there_are_command_lines() -> None:
    assert len(COMMANDS) > 15


@pytest.mark.parametrize("option", OPTIONS)
def test_every_option_is_understood(option: str) -> None:
    if option == "--lang":
        assert language_asked((option, "hu")) == ("hu", [])
        return
    assert parsed_option(shlex.split(option))


def test_the_file_of_keys_can_be_written_as_the_guide_says() -> None:
    _file, table, row, *actions = quoted(chapters(GUIDE)[OWN_KEYS])
    wanted = tomllib.loads(f"{table}\n{row}\n")["keys"]
    assert remapped(wanted)
    assert len(actions) > 10
    bound = {binding.action.value.replace("_", "-") for binding in BINDINGS}
    assert [action for action in actions if action not in bound] == []


@pytest.mark.parametrize("line", sorted({*quoted(chapters(GUIDE)[TYPED]), *TYPED_ELSEWHERE} - KEYS))
def test_every_typed_command_is_understood(line: str) -> None:
    program = Program()
    program.play(two=True)
    before = len(program.events)
    program.type(line)
    told = program.events[before:]
    assert told
    assert not [event for event in told if isinstance(event, NotUnderstood)]


@pytest.mark.parametrize("page", [README, GUIDE], ids=["readme", "guide"])
def test_what_one_hears_was_heard(page: str) -> None:
    heard = " ".join(
        file.read_text(encoding="utf-8") for file in (ROOT / "tests" / "transcripts").glob("*.txt")
    )
    sentences = re.findall(
        r"(?:hear|hear is|instead, such as|such as|told as|line as):? \"([^\"]+)\"", page
    )
    joined = [" ".join(sentence.split()) for sentence in sentences]
    assert joined
    assert [sentence for sentence in joined if sentence not in heard] == []


def test_the_guide_can_be_listened_to() -> None:
    assert not re.search(r"^\s*\|", GUIDE, re.MULTILINE), "a table cannot be listened to"
    paragraphs = ROW.sub("", GUIDE).split("\n\n")
    assert [part for part in paragraphs if len(part.split()) > LONGEST_PARAGRAPH] == []


def test_the_guide_installs_as_the_readme_does() -> None:
    line = re.search(r"^Install and play: (`.+`)$", README, re.MULTILINE)
    assert line
    guide = chapters(GUIDE)
    for system in ("macOS", "Linux"):
        assert line[1] in guide[f"Installing on {system}"]
    on_windows = re.search(r"^Install and play on Windows.*: `(.+)`$", README, re.MULTILINE)
    assert on_windows
    for step in on_windows[1].split("; "):
        assert f"`{step}`" in guide["Installing on Windows"]


def test_what_the_guide_installs_is_offered() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = re.findall(r"'\.\[(\w+)\]'", README + GUIDE)
    assert set(extras) == {"reader", "test"}
    assert set(extras) <= set(project["optional-dependencies"])


def test_what_was_not_run_is_marked() -> None:
    for system in ("macOS", "Windows"):
        assert re.search(rf"^Install and play on {system}.*, not run here: ", README, re.MULTILINE)
    for system in ("Windows", "macOS"):
        assert "These steps have not been run." in chapters(GUIDE)[f"Installing on {system}"]


def test_links_between_documents_lead_somewhere() -> None:
    for page in (ROOT / "README.md", *DOCS.glob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_readme_begins_with_its_two_commands() -> None:
    start = [line for line in README.splitlines()[:10] if line.startswith("Install and")]
    assert [line.split(":")[0] for line in start][:2] == ["Install and play", "Install and test"]
