"""Golden transcripts: what is pressed and what is heard, as text that reads and diffs well.

A file tells in its first line what it shows, in its second how the program is started:

    seed: 0; play: two people; level: easy; say: short, long; start: 012-/----/----/---- 4 standard

`play` is opening, newcomer (the opening of somebody who was never here), two people, computer or
replay. Optional are `start` (a position), `saved` (the
file of a game to go on with), `cut` (the same, cut in half), `first` (what is told before anything:
voice, settings, some settings, offer), `hears` (who speaks), `sounds` (played, off, no_device),
`voices` (what can be chosen between), `shelf` (files that lie among the saved games, the latest
first), `echo` (nobody, where none says what is typed), `set`
(settings, such as colour striped, lines advanced), `companion` (yes, at a real board), `names` and
`gives` (1 or 2, which player gives first, or lot) and, for a replay, `record`. Then come steps: a
line `> key` and below it, indented, what was heard: `short` or `long`, or `both` where short and
long are the same; sounds in brackets; words. Lines that begin with `#` are remarks.

A step is a key, a burst (`b+3`), `type: place b3`, or something that happens to the program:
`paste`, `wait: 30` (so many seconds, in which nothing is being said), `disk: full`, `disk: works`,
`transcript: lost`. In a replay it is a move of the record.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from harness import MemoryFiles, MemoryStore, Program
from situations import Told, situation
from typing_extensions import override

from quarto_access.drivers.recorder import Heard, Recorder
from quarto_access.rules.quarto.notation import parse_position
from quarto_access.session.commands import Action
from quarto_access.session.events import (
    DirectOffered,
    KeysRefused,
    SettingsNotKept,
    SettingsSetAside,
    ShellEvent,
    VoiceIntroduced,
    VoiceMissing,
)
from quarto_access.session.hearing import Sounding
from quarto_access.session.keys import KEYS
from quarto_access.session.quarto.entries import Recorded, move_object
from quarto_access.session.quarto.library import KeptFile
from quarto_access.session.quarto.players import Names, NamesFault, names_in
from quarto_access.session.quarto.record import Record
from quarto_access.session.quarto.record_text import parse_record
from quarto_access.session.settings import LANGUAGES, Speech, with_value
from quarto_access.session.settings import Settings as Chosen
from quarto_access.speech.announcer import Announcer
from quarto_access.speech.forms import Forms
from quarto_access.speech.message import ChannelLost, Form, Message, Spoken
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.quarto.account import narration
from quarto_access.speech.quarto.narrator import Narrator
from quarto_access.terminal.layouts import resolve

FOLDER = Path(__file__).parent / "transcripts"
PATHS = tuple(sorted(FOLDER.glob("*.txt")))
TRANSLATED = tuple(sorted(each for each in FOLDER.iterdir() if each.name in LANGUAGES))
"""The folders of the languages that have transcripts."""
COMPLETE = ("en", *(folder.name for folder in TRANSLATED))
FORMS = ("short", "long")
_GIVES = {"1": 1, "2": 2, "lot": 0}
_OPENINGS = ("opening", "newcomer")


class Listening(Phrasebook):
    """A phrasebook that notes which messages were wanted, once for each set of variables."""

    def __init__(self, language: str = "en") -> None:
        super().__init__(language, lenient=False)
        self.wanted: dict[tuple[str, frozenset[str]], Message] = {}

    @override
    def speak(self, language: str) -> None:
        super().speak(language)
        # a language that is being made may be chosen too
        self._lenient = language not in COMPLETE

    @override
    def render(self, message: Message, form: Form = Form.FULL) -> str:
        text = super().render(message, form)
        if text:
            self.wanted.setdefault((message.id, frozenset(message.args)), message)
        return text


PHRASEBOOK = Listening()
LISTENING = {"en": PHRASEBOOK} | {
    language: Listening(language) for language in sorted(each.name for each in TRANSLATED)
}
"""A phrasebook for each language that is complete: one with transcripts of its own."""


class LosableChannel:
    """A transcript that cannot be written any more once it is `lost`."""

    def __init__(self) -> None:
        self.lost = False

    def say(self, spoken: Spoken) -> None:
        if self.lost:
            raise ChannelLost

    def hush(self) -> bool:
        """Nothing sounds."""
        return False

    def close(self) -> None:
        """There is nothing to close."""


@dataclass
class Settings:
    """How the program of a transcript is started."""

    values: dict[str, str]
    language: str = "en"

    @property
    def forms(self) -> tuple[str, ...]:
        """The verbosities that are told."""
        return tuple(self.values["say"].split(", "))

    @property
    def record(self) -> Record | None:
        """The record that is replayed, None for a game that is played."""
        name = self.values.get("record")
        return parse_record((FOLDER / name).read_text("utf-8")) if name else None

    def saved(self) -> str | None:
        """The text that the store holds at the start."""
        if name := self.values.get("saved"):
            return (FOLDER / name).read_text("utf-8")
        if name := self.values.get("cut"):
            text = (FOLDER / name).read_text("utf-8")
            return text[: len(text) // 2]
        return None

    def shelf(self) -> Iterator[KeptFile]:
        """The files among the saved games, the oldest first; each is a day older than the next."""
        names = self.values.get("shelf", "").split()
        for days, name in reversed(list(enumerate(names))):
            text = (FOLDER / "shelf" / f"{name}.json").read_text("utf-8")
            yield KeptFile(name, name, text, None, days)


@dataclass(frozen=True)
class Answer:
    """What was heard after one step, in one verbosity."""

    heard: tuple[Heard, ...]


@dataclass
class Telling:
    """A transcript that has been played: its text anew, and what occurred in it."""

    text: str = ""
    events: list[Told] = field(default_factory=list[Told])
    heard: list[Heard] = field(default_factory=list[Heard])
    pressed: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])


@dataclass
class _Script:
    title: str
    settings: Settings
    steps: list[str]


@cache
def told(path: Path, language: str = "en") -> Telling:
    """Play a transcript's steps anew, in a language."""
    script = _parsed(path.read_text("utf-8"))
    script.settings.language = language
    telling = Telling()
    record = script.settings.record
    if record:
        steps, answers = _replayed(script, record, telling)
    else:
        steps, answers = _played(script, telling)
    settings = "; ".join(f"{key}: {value}" for key, value in script.settings.values.items())
    lines = [script.title, settings, ""]
    for index, step in enumerate(steps):
        if step.startswith("#"):
            lines += ["", step]
            continue
        lines.append(f"> {step}")
        by_form = {form: answers[form][index] for form in script.settings.forms}
        lines += _answer_lines(by_form)
    telling.text = "\n".join(lines) + "\n"
    return telling


def keys_of_step(step: str) -> tuple[str, ...]:
    """The keys of a step one by one; none where something else happens."""
    if step.startswith("type: "):
        line = step.removeprefix("type: ")
        return ("i", *("space" if sign == " " else sign for sign in line), "enter")
    return () if ": " in step or step == "paste" or "+" in step[1:-1] else (step,)


def _parsed(text: str) -> _Script:
    title, settings, *rest = text.splitlines()
    values = dict(pair.split(": ", 1) for pair in settings.split("; "))
    steps = [
        line.removeprefix("> ")
        for line in rest
        if line.startswith(("> ", "# ")) and line != "> begin"
    ]
    return _Script(title, Settings(values), ["begin", *steps])


def _played(script: _Script, telling: Telling) -> tuple[list[str], dict[str, list[Answer]]]:
    answers = {
        form: [Answer(heard) for heard in _run(script, telling, brief=form == "short")]
        for form in script.settings.forms
    }
    return script.steps, answers


def _run(script: _Script, telling: Telling, *, brief: bool) -> Iterator[tuple[Heard, ...]]:
    settings = script.settings
    transcript = LosableChannel()
    program = Program(
        seed=int(settings.values.get("seed", "0")),
        level=settings.values.get("level", "easy"),
        brief=brief,
        store=MemoryStore(settings.saved()),
        files=MemoryFiles(list(settings.shelf())),
        phrasebook=LISTENING[settings.language],
        language=settings.language,
        transcript=transcript,
        first=settings.values["play"] == "newcomer",
        settings=_chosen(settings),
        companion="companion" in settings.values,
        names=_names(settings),
        first_to_give=_GIVES.get(settings.values.get("gives", "")),
    )
    program.hearing.mode = Speech(settings.values.get("hears", "self"))
    program.hearing.sounds = Sounding(settings.values.get("sounds", "played"))
    program.hearing.echoes = settings.values.get("echo", "reader") == "reader"
    program.hearing.known = tuple(settings.values.get("voices", "").split())
    for step in script.steps:
        if step.startswith("#"):
            yield ()
        elif step == "begin":
            yield tuple(_begin(program, settings))
        elif step in ("disk: full", "disk: works"):
            program.store.works = program.files.works = step == "disk: works"
            yield ()
        elif step.startswith("speaker: "):
            left, now = step.removeprefix("speaker: ").split()
            yield tuple(program.speaker_changes(Speech(left), Speech(now)))
        elif step == "disk: shared":
            program.store.moved = "game-1.json"
            yield tuple(program.burst("s"))
        elif step == "transcript: lost":
            transcript.lost = True
            yield ()
        else:
            yield tuple(_press(program, step, telling))
    telling.events += program.events
    telling.heard += program.recorder.heard


def _chosen(settings: Settings) -> Chosen | None:
    """The settings of a person who has chosen some."""
    if "set" not in settings.values:
        return None
    chosen = Chosen(welcomed=True)
    for pair in settings.values["set"].split(", "):
        name, value = pair.split()
        chosen = with_value(chosen, name, _value(value))
    return chosen


def _names(settings: Settings) -> Names:
    names = names_in(settings.values.get("names", ""))
    return () if isinstance(names, NamesFault) else names


def _value(word: str) -> str | int | bool:
    """A value of a setting as it stands in a transcript."""
    truth = {"on": True, "off": False}
    return int(word) if word.isdecimal() else truth.get(word, word)


def _first(settings: Settings) -> Iterator[ShellEvent]:
    playing = settings.values["play"] not in _OPENINGS
    events: dict[str, ShellEvent] = {
        "voice": VoiceIntroduced(playing=playing),
        "settings": SettingsSetAside(all=True),
        "some settings": SettingsSetAside(all=False),
        "offer": DirectOffered("NVDA"),
        "no voice": VoiceMissing("hu"),
        "own keys": KeysRefused("conflict", "g", (Action.CALL, Action.STATUS)),
    }
    for name in settings.values.get("first", "").split(", "):
        if name:
            yield events[name]


def _begin(program: Program, settings: Settings) -> list[Heard]:
    if settings.values.get("first") == "language":
        return program.asked_for_language(COMPLETE)
    if settings.values["play"] in _OPENINGS:
        return program.open(*_first(settings))
    two = settings.values["play"] == "two people"
    if "start" in settings.values:
        return program.play_at(parse_position(settings.values["start"]), two=two)
    return program.play(*_first(settings), two=two)


def _press(program: Program, step: str, telling: Telling) -> list[Heard]:
    if step == "paste":
        return program.paste()
    if step.startswith("wait: "):
        return program.wait(float(step.removeprefix("wait: ")))
    if step == "settings: lost":
        return program.happens(SettingsNotKept())
    lone = keys_of_step(step)
    if not lone:
        return program.burst(*step.split("+"))
    heard: list[Heard] = []
    for key in lone:
        meant = resolve(key, KEYS)
        telling.pressed.add((situation(program), meant))
        heard += program.burst(key)
    return heard


def _replayed(
    script: _Script, record: Record, telling: Telling
) -> tuple[list[str], dict[str, list[Answer]]]:
    answers: dict[str, list[Answer]] = {}
    for form in script.settings.forms:
        recorder = Recorder(lambda: 0.0)
        announcer = Announcer(
            LISTENING[script.settings.language],
            Narrator().tell,
            (recorder,),
            forms=Forms(Form.BRIEF if form == "short" else Form.FULL),
        )
        answers[form] = []
        for events in narration(record):
            before = len(recorder.heard)
            announcer.announce(events)
            telling.events += events
            answers[form].append(Answer(tuple(recorder.heard[before:])))
        telling.heard += recorder.heard
    return ["begin", *(_move(entry) for entry in record.moves), "end"], answers


def _move(entry: Recorded) -> str:
    by, *what = move_object(entry).values()
    return f"{by}: {' '.join(str(word) for word in what)}"


def _answer_lines(by_form: dict[str, Answer]) -> list[str]:
    words = {form: _told_lines(answer) for form, answer in by_form.items()}
    if len(words) == len(FORMS) and words["short"] == words["long"]:
        words = {"both": words["short"]}
    return [line for form, rows in words.items() for line in _labelled(form, rows)]


def _told_lines(answer: Answer) -> list[str]:
    rows: list[str] = []
    for heard in answer.heard:
        sounds = "".join(f"[{name}] " for name in heard.earcons)
        first, *rest = heard.words.split("\n")
        rows += [sounds + first, *("  " + row for row in rest)]
    return rows or ["(silence)"]


def _labelled(form: str, rows: list[str]) -> list[str]:
    first, *rest = rows
    return [f"  {form:<5} {first}", *(f"        {row}" for row in rest)]
