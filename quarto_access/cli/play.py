"""Playing: the only place that makes drivers."""

import asyncio
import errno
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import SystemRandom
from shutil import get_terminal_size

from quarto_access.cli.arguments import Options, speech_of_environment
from quarto_access.cli.files import check_writable, load_start, open_transcript
from quarto_access.cli.heard import Outlet
from quarto_access.cli.output import abandon_output, require_output
from quarto_access.cli.problems import DONE, NOT_WRITTEN, bad_record, cannot_tell, no_terminal
from quarto_access.drivers.lines import LinesChannel, broken, text_writer
from quarto_access.drivers.recorder import Recorder
from quarto_access.drivers.settings_file import SettingsFile, SettingsKeeper
from quarto_access.drivers.speaker import Change
from quarto_access.drivers.store import FileStore
from quarto_access.kits import quarto
from quarto_access.rules.quarto.events import Event
from quarto_access.rules.quarto.state import State
from quarto_access.session.events import (
    SettingsSetAside,
    ShellEvent,
    SpeakerChanged,
    VoiceIntroduced,
)
from quarto_access.session.keys import KEYS, Place
from quarto_access.session.quarto.house import House
from quarto_access.session.quarto.record import PERSON, Record, RecordError
from quarto_access.session.quarto.views import View
from quarto_access.session.settings import Settings, with_value
from quarto_access.session.shell import Shell
from quarto_access.speech.announcer import Announcer
from quarto_access.speech.forms import forms_of
from quarto_access.speech.message import Channel, ChannelLost
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.terminal.layouts import resolve
from quarto_access.terminal.loop import Loop

_SEED_BITS = 32
_READ_AHEAD = 0.1
"""Seconds after which sentences of a game are read, while the opening is being heard."""
SETTINGS_FILE = "settings.toml"


def play(options: Options, phrasebook: Phrasebook) -> int:
    """Play until the person leaves.

    Raises:
        CommandError: there is no terminal, or a file that was named does not serve.
    """
    start = load_start(options.start) if options.start else None
    if options.save:
        check_writable(options.save)
    if sys.stdin is None or not sys.stdin.isatty():
        raise no_terminal()
    require_output()
    with ExitStack() as stack:
        transcript = None
        if options.transcript:
            sink = stack.enter_context(open_transcript(options.transcript))
            transcript = Recorder(time.monotonic, sink)
        return asyncio.run(_play(options, phrasebook, start, transcript))


async def _play(
    options: Options,
    phrasebook: Phrasebook,
    start: Record | State | None,
    transcript: Channel | None,
) -> int:
    from prompt_toolkit.input import create_input  # noqa: PLC0415  only here, and slow to import

    store = FileStore(options.save or _usual_folder("data") / "game.json")
    house, narrator = quarto(store, phrasebook, _seeds(options.seed), options.level)
    kept = SettingsKeeper(SettingsFile(_usual_folder("config") / SETTINGS_FILE))
    settings = _settings(options, kept.settings)
    kept.begin(settings)
    shell = Shell(house, settings=settings, alias=lambda key: resolve(key, KEYS))
    events = asyncio.get_running_loop()
    later = events.call_later
    lines = LinesChannel(
        text_writer(sys.stdout), time.monotonic, later, lambda: get_terminal_size().columns
    )
    outlet = Outlet(settings, lines, later)
    announcer = Announcer(
        phrasebook,
        narrator.tell,
        (outlet,),
        transcript,
        forms=forms_of(settings),
        recalled=narrator.recalled,
        in_rows=lambda text: broken(text, get_terminal_size().columns),
    )

    def apply(changed: Settings) -> None:
        outlet.apply(changed)
        # after the words, so that no disk stands between a key and its answer
        events.call_soon(kept.follow, changed)

    loop = Loop(shell, announcer, create_input(), apply)

    def tell(change: Change) -> None:
        loop.tell(SpeakerChanged(change.left, change.now, change.back))

    outlet.on_change = tell
    opening = _opening(options, shell, house, start)

    def begin() -> Iterable[Event | View | ShellEvent]:
        told = tuple(opening())
        introduces = outlet.speaks_unasked and not kept.settings.introduced
        if introduces:
            events.call_soon(kept.note_introduced)
        return (*_first_of_all(kept, shell.place, introduces=introduces), *told)

    later(_READ_AHEAD, phrasebook.read_ahead)
    await loop.run(begin)
    return _code(loop.lost, saved=shell.all_saved, written=not announcer.transcript_lost)


def _code(lost: ChannelLost | None, *, saved: bool, written: bool) -> int:
    """The exit code of a game that is over or left.

    Raises:
        CommandError: words could not be written.
    """
    if lost is not None:
        abandon_output()
        if not (saved and _hung_up(lost)):
            raise cannot_tell(lost)
    return DONE if saved and written else NOT_WRITTEN


def _hung_up(lost: ChannelLost) -> bool:
    """Whether the terminal was closed, as people do when they have played enough."""
    return isinstance(lost.__cause__, OSError) and lost.__cause__.errno == errno.EIO


def _first_of_all(kept: SettingsKeeper, place: Place, *, introduces: bool) -> Iterator[ShellEvent]:
    """What is told before the opening, each only once in the life of the settings."""
    if introduces:
        yield VoiceIntroduced(playing=place not in (Place.OPENING, Place.SAVED))
    if kept.damage:
        yield SettingsSetAside(all=kept.damage == (SETTINGS_FILE,))


def _settings(options: Options, kept: Settings) -> Settings:
    """The settings as they were kept, but for what the command line or the surroundings say."""
    speech = options.speech or speech_of_environment()
    # a command line may ask for silence, which is no setting that anybody could get out of again
    settings = replace(kept, speech=speech) if speech else kept
    if options.verbosity:
        settings = with_value(settings, "verbosity", options.verbosity)
    return settings


def _opening(
    options: Options,
    shell: Shell[Event | View],
    house: House,
    start: Record | State | None,
) -> Callable[[], Iterable[Event | View | ShellEvent]]:
    """How the program begins: with a question, a new game, a position, or a game to go on with."""
    two = options.against == PERSON
    match start:
        case Record():
            try:
                house.take_up(start, own=options.start == options.save)
            except RecordError as error:
                raise bad_record(options.start or Path(), error) from error
            return lambda: shell.sit_down(*house.go_on())
        case State():
            return lambda: shell.sit_down(*house.begin_at(start, two=two))
        case None if options.against is None:
            return shell.begin
        case None:
            return lambda: shell.sit_down(*house.deal(two=two))


def _seeds(first: int | None) -> Iterator[int]:
    if first is not None:
        return count(first)
    random = SystemRandom()
    return iter(lambda: random.getrandbits(_SEED_BITS), None)


def _usual_folder(kind: str) -> Path:
    from platformdirs import user_config_path, user_data_path  # noqa: PLC0415  slow to import

    find = user_config_path if kind == "config" else user_data_path
    return find("quarto-access", appauthor=False)
