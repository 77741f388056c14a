"""A whole program without a terminal: keys in, and what a listener hears."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import count

from quarto_access.drivers.recorder import Heard, Recorder
from quarto_access.kits import quarto
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.events import Event
from quarto_access.rules.quarto.ruleset import Ruleset
from quarto_access.rules.quarto.state import State
from quarto_access.session.events import ShellEvent, SpeakerChanged
from quarto_access.session.hearing import Sounding
from quarto_access.session.keys import KEYS
from quarto_access.session.quarto.library import KeptFile
from quarto_access.session.quarto.players import Names
from quarto_access.session.quarto.record import Record
from quarto_access.session.quarto.record_text import parse_record
from quarto_access.session.quarto.views import View
from quarto_access.session.settings import LANGUAGES, Settings, Speech, with_verbosity
from quarto_access.session.shell import Shell
from quarto_access.speech.announcer import Announcer
from quarto_access.speech.forms import forms_of
from quarto_access.speech.languages import follow_words
from quarto_access.speech.message import Channel
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.terminal.layouts import resolve

PHRASEBOOK = Phrasebook(lenient=True)
"""Shared, since parsing the locale takes longer than a game."""


@dataclass
class MemoryStore:
    """A store without a disk; `works` false makes every write fail."""

    text: str | None = None
    works: bool = True
    lines: str | None = None
    moved: str | None = None
    aside: list[str] = field(default_factory=list[str])

    def load(self) -> str | None:
        return self.text

    def journal(self) -> str | None:
        return self.lines

    def save(self, text: str, lines: Sequence[str] = ()) -> bool:
        if self.works:
            self.text, self.lines = text, "".join(f"{line}\n" for line in lines) or None
        return self.works

    def settle(self) -> bool:
        if self.works:
            self.lines = None
        return self.works

    def keep_beside(self, text: str) -> bool:
        self.aside.append(text)
        return True

    def set_aside(self) -> bool:
        if self.text is not None:
            self.aside.append(self.text)
            self.text = self.lines = None
        return True


@dataclass
class MemoryFiles:
    """Saved games without a disk; `works` false makes every write and every deletion fail."""

    kept: list[KeptFile] = field(default_factory=list[KeptFile])
    written: dict[str, str] = field(default_factory=dict[str, str])
    works: bool = True

    def saves(self) -> tuple[KeptFile, ...]:
        return tuple(reversed(self.kept))

    def add(self, stem: str, text: str) -> bool | None:
        if any(one.stem == stem for one in self.kept):
            return None
        if self.works:
            self.kept.append(KeptFile(f"saves/{stem}.json", stem, text, None, 0))
        return self.works

    def remove(self, key: str) -> bool:
        if self.works:
            self.kept = [one for one in self.kept if one.key != key]
        return self.works

    def write(self, stem: str, ending: str, text: str) -> str | None:
        if not self.works:
            return None
        name = next(
            name
            for number in count(1)
            if (name := f"{stem}{'' if number == 1 else f'-{number}'}{ending}") not in self.written
        )
        self.written[name] = text
        return name


@dataclass
class MemoryBookmark:
    """Where the lesson was left."""

    step: int = 0

    def load(self) -> int:
        return self.step

    def save(self, step: int) -> bool:
        self.step = step
        return True


@dataclass
class Hears:
    """Who speaks, and what sounds, as a test wants it."""

    mode: Speech = Speech.SELF
    sounds: Sounding = Sounding.PLAYED
    known: tuple[str, ...] = ()
    echoes: bool = True

    def voices(self) -> tuple[str, ...]:
        """The voices of the language."""
        return self.known


class Program:
    """The program from the key table to the recorder, driven by key tokens."""

    def __init__(
        self,
        *,
        seed: int = 0,
        level: str = "easy",
        brief: bool = True,
        first: bool = False,
        settings: Settings | None = None,
        step: int = 0,
        store: MemoryStore | None = None,
        files: MemoryFiles | None = None,
        ruleset: Ruleset | None = None,
        phrasebook: Phrasebook = PHRASEBOOK,
        language: str = "en",
        transcript: Channel | None = None,
        companion: bool = False,
        names: Names = (),
        first_to_give: int | None = None,
    ) -> None:
        self.store = store or MemoryStore()
        self.files = files or MemoryFiles()
        if settings and settings.language in LANGUAGES:
            language = settings.language
        if phrasebook.language != language:
            # somebody has chosen another one in a program before
            phrasebook.speak(language)
        self._phrasebook = phrasebook
        self.hearing = Hears()
        self.bookmark = MemoryBookmark(step)
        self.house, narrator, self.scene = quarto(
            self.store,
            self.bookmark,
            phrasebook,
            count(seed),
            level,
            files=self.files,
            companion=companion,
        )
        self.house.names, self.house.first = names, first_to_give
        self._narrator = narrator
        self.shell: Shell[Event | View] = Shell(
            self.house,
            settings=replace(
                with_verbosity(settings or Settings(welcomed=not first), brief=brief),
                language=language,
            ),
            hearing=self.hearing,
            alias=lambda key: resolve(key, KEYS),
        )
        self.house.ruleset = ruleset or self.house.ruleset
        self._settings = self.shell.settings
        narrator.follow(self._settings)
        follow_words(phrasebook, self._settings)
        self.recorder = Recorder(lambda: 0.0)
        self.announcer = Announcer(
            phrasebook,
            narrator.tell,
            (self.recorder,),
            transcript,
            forms=forms_of(self.shell.settings),
            recalled=narrator.recalled,
            sample=narrator.sample,
        )
        self.events: list[Event | View | ShellEvent] = []
        """Everything that was told, in order."""

    def open(self, *first: ShellEvent) -> list[Heard]:
        """Start with the opening question, after what is told before anything."""
        return self._told((*first, *self.shell.begin()))

    def asked_for_language(self, languages: tuple[str, ...]) -> list[Heard]:
        """Start with the languages, which offer themselves."""
        return self._told(self.shell.ask_language(languages))

    def play(self, *first: ShellEvent, two: bool) -> list[Heard]:
        """Start a game at once, after what is told before anything."""
        return self._told((*first, *self.shell.sit_down(*self.house.deal(two=two))))

    def play_at(self, state: State, *, two: bool) -> list[Heard]:
        """Start at a position."""
        return self._told(self.shell.sit_down(*self.house.begin_at(state, two=two)))

    def press(self, *keys: str) -> list[Heard]:
        """Press keys one after the other; what was heard after all of them."""
        return [heard for key in keys for heard in self.burst(key)]

    def burst(self, *keys: str) -> list[Heard]:
        """Press keys so fast that they come in one read; a single key is the usual case."""
        heard = self._told(self.shell.press(keys))
        return heard + self._told(self.shell.keep())

    def type(self, line: str) -> list[Heard]:
        """Open the typed line, type, and press Enter."""
        keys = ["space" if sign == " " else sign for sign in line]
        return self.press("i", *keys, "enter")

    def wait(self, seconds: float) -> list[Heard]:
        """Let time pass in which nothing is being said, and nobody presses a key."""
        heard: list[Heard] = []
        left = round(seconds * 1000)
        while left > 0 and (due := self.shell.due) is not None:
            time = min(left, due)
            left -= time
            heard += self._told(self.shell.pass_time(time))
            heard += self._told(self.shell.keep())
        return heard

    def paste(self) -> list[Heard]:
        """Hand in more at once than a person can type."""
        heard = self._told(self.shell.paste())
        return heard + self._told(self.shell.keep())

    def speaker_changes(self, left: Speech, now: Speech) -> list[Heard]:
        """Have another way to be heard take over."""
        back = left is Speech.PRINT or now is Speech.DIRECT
        return self._told((SpeakerChanged(left, now, back),))

    def happens(self, event: ShellEvent) -> list[Heard]:
        """Have something told that no key asked for."""
        return self._told((event,))

    @property
    def record(self) -> Record:
        """The record as it was kept last."""
        assert self.store.text is not None
        return parse_record(self.store.text)

    @property
    def words(self) -> list[str]:
        """All sentences heard so far."""
        return [heard.words for heard in self.recorder.heard]

    def _told(self, events: Iterable[Event | View | ShellEvent]) -> list[Heard]:
        told = tuple(events)
        self._follow_settings()
        self.events.extend(told)
        before = len(self.recorder.heard)
        self.announcer.announce(told)
        return self.recorder.heard[before:]

    def _follow_settings(self) -> None:
        # only when they have changed, as in the program's own loop
        if self.shell.settings is not self._settings:
            self._settings = self.shell.settings
            self.announcer.forms = forms_of(self._settings)
            self._narrator.follow(self._settings)
            follow_words(self._phrasebook, self._settings)


def seats_of_person(program: Program) -> tuple[Seat, ...]:
    """The seats in which people sit, by the record."""
    return tuple(seat for seat, player in program.record.seats.items() if player == "person")
