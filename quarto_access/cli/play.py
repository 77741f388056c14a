"""Playing: from the arguments to the first words, and from the last ones to the exit code."""

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

from quarto_access.cli.arguments import TABLE, Options, speech_of_environment
from quarto_access.cli.beginnings import begun_at
from quarto_access.cli.files import check_writable, open_transcript
from quarto_access.cli.folders import (
    data_folder,
    game_path,
    saves_folder,
    settings_path,
    written_folder,
)
from quarto_access.cli.keymap import use_own_keys
from quarto_access.cli.languages import offered_languages
from quarto_access.cli.output import abandon_output, require_output
from quarto_access.cli.problems import (
    DONE,
    NOT_WRITTEN,
    bad_first,
    bad_record,
    cannot_tell,
    no_terminal,
)
from quarto_access.cli.wiring import Wiring
from quarto_access.drivers.recorder import Recorder
from quarto_access.drivers.settings_file import SettingsFile, SettingsKeeper
from quarto_access.drivers.shelf import FileShelf
from quarto_access.drivers.store import FileBookmark, FileStore
from quarto_access.kits import quarto
from quarto_access.rules.quarto.events import Event
from quarto_access.rules.quarto.state import State
from quarto_access.session.events import ShellEvent
from quarto_access.session.presets import Preset, with_preset
from quarto_access.session.quarto.house import House
from quarto_access.session.quarto.players import clean
from quarto_access.session.quarto.record import PERSON, Record, RecordError
from quarto_access.session.quarto.views import View
from quarto_access.session.settings import Settings, with_value
from quarto_access.session.shell import Shell
from quarto_access.speech.message import Channel, ChannelLost
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.settings import file_comments

_SEED_BITS = 32


def play(options: Options, phrasebook: Phrasebook) -> int:
    """Play until the person leaves.

    Raises:
        CommandError: there is no terminal, or a file that was named does not serve.
    """
    start = begun_at(options.start, phrasebook) if options.start else None
    first = _first(options)
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
        return asyncio.run(_play(options, phrasebook, start, transcript, first))


async def _play(
    options: Options,
    phrasebook: Phrasebook,
    start: Record | State | None,
    transcript: Channel | None,
    first: int | None,
) -> int:
    kept = SettingsKeeper(SettingsFile(settings_path(), file_comments(phrasebook)))
    settings = replace(_settings(options, kept.settings), language=phrasebook.language)
    kept.begin(settings)
    table = options.command == TABLE
    # a game at a real board must not take the place of the one that is played here
    store = FileStore(options.save or game_path(table=table))
    bookmark = FileBookmark(data_folder() / "lesson.txt")
    files = FileShelf(saves_folder(), written_folder(), lambda: store.path)
    seeds = _seeds(options.seed)
    kit = quarto(store, bookmark, phrasebook, seeds, options.level, files=files, companion=table)
    kit.house.names, kit.house.first = options.names, first
    wired = Wiring(kit, phrasebook, kept, settings, transcript)
    opening = _opening(options, wired.shell, kit.house, start)
    refused = use_own_keys(phrasebook)
    wired.read_ahead()
    try:
        await wired.loop.run(lambda: wired.once.opened(opening(), refused))
    finally:
        wired.once.keep()
    if wired.shell.all_saved:
        store.settle()
    written = not wired.announcer.transcript_lost
    return _code(wired.loop.lost, saved=wired.shell.all_saved, written=written)


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


def _settings(options: Options, kept: Settings) -> Settings:
    """The settings as they were kept, but for what the command line or the surroundings say."""
    speech = options.speech or speech_of_environment()
    # a command line may ask for silence, which is no setting that anybody could get out of again
    settings = replace(kept, speech=speech) if speech else kept
    if options.verbosity:
        settings = with_value(settings, "verbosity", options.verbosity)
    if options.preset:
        settings = with_preset(settings, Preset(options.preset))
    if options.lot:
        settings = with_value(settings, "lot", options.lot)
    return settings


def _opening(
    options: Options,
    shell: Shell[Event | View],
    house: House,
    start: Record | State | None,
) -> Callable[[], Iterable[Event | View | ShellEvent]]:
    """How the program begins: with a question, a new game, a position, or a game to go on with."""
    two = house.companion or options.against == PERSON
    match start:
        case Record():
            try:
                house.take_up(start, own=Path(options.start or "") == options.save)
            except RecordError as error:
                raise bad_record(Path(options.start or ""), error) from error
            return lambda: shell.sit_down(*house.go_on())
        case State():
            return lambda: shell.sit_down(*house.begin_at(start, two=two))
        case None if options.against is None and options.ask_language:
            return lambda: shell.ask_language(offered_languages())
        case None if options.against is None:
            return shell.begin
        case None:
            return lambda: shell.sit_down(*house.deal(two=two))


def _first(options: Options) -> int | None:
    """The number of the player who is to give first, 0 for a lot, None where nothing is said.

    Raises:
        CommandError: it names nobody who plays.
    """
    if options.first is None:
        return None
    names = [name.casefold() for name in options.names]
    wanted = clean(options.first).casefold()
    known = {"lot": 0, "1": 1, "2": 2, **dict(zip(names, (1, 2), strict=False))}
    if wanted not in known:
        raise bad_first(options.first, options.names)
    return known[wanted]


def _seeds(first: int | None) -> Iterator[int]:
    if first is not None:
        return count(first)
    random = SystemRandom()
    return iter(lambda: random.getrandbits(_SEED_BITS), None)
