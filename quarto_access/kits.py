"""What each game brings: the one list of games."""

from collections.abc import Callable, Iterator
from io import StringIO
from typing import TYPE_CHECKING, NamedTuple

from quarto_access.drivers.plain import PlainChannel
from quarto_access.session.quarto.house import House
from quarto_access.session.quarto.library import Files
from quarto_access.session.quarto.missed import told_after
from quarto_access.session.quarto.ports import Bookmark, Store
from quarto_access.session.quarto.record import Record
from quarto_access.speech.announcer import Announcer
from quarto_access.speech.forms import Forms
from quarto_access.speech.message import Form
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.picture import labels
from quarto_access.speech.quarto.account import narration
from quarto_access.speech.quarto.context import Context
from quarto_access.speech.quarto.narrator import Narrator
from quarto_access.speech.vocabulary import Vocabulary
from quarto_access.terminal.typed_turn import TypedPlay

if TYPE_CHECKING:
    from quarto_access.terminal.picture import Scene


class Kit(NamedTuple):
    """A game with all that it needs."""

    house: House
    """Deals, keeps and reads."""
    narrator: Narrator
    """Tells what happens."""
    scene: "Callable[[str], Scene | None]"
    """What is to be seen, given what was said last; None where nothing is on a board."""


def quarto(
    store: Store,
    bookmark: Bookmark,
    phrasebook: Phrasebook,
    seeds: Iterator[int],
    level: str,
    *,
    files: Files,
    companion: bool = False,
) -> Kit:
    """Quarto; as a `companion` for two people at a real board."""
    narrator = Narrator(Context(companion=companion))

    def told(record: Record) -> str:
        return account(record, narrator.aside(), phrasebook)

    typed = TypedPlay(Vocabulary(phrasebook))
    house = House(store, typed, seeds, bookmark, files, told, level)
    house.companion = companion

    def scene(words: str) -> "Scene | None":
        from quarto_access.terminal.quarto_scene import scene_of  # noqa: PLC0415  few people look

        if house.at is None:
            return None
        state = house.at.table.state
        title = phrasebook.render(narrator.title(state), Form.BRIEF)
        named = labels(phrasebook, len(state.pool))
        at = house.at
        return scene_of(state, at.focus, title, words, named, from_top=at.from_top)

    return Kit(house, narrator, scene)


def account(record: Record, narrator: Narrator, phrasebook: Phrasebook) -> str:
    """A game in sentences, from its first move to how it stands; after the end what was missed."""
    page = StringIO()
    announcer = Announcer(phrasebook, narrator.tell, (PlainChannel(page),), forms=Forms(Form.FULL))
    for events in narration(record):
        announcer.announce(events)
    for miss in told_after(record):
        announcer.announce((miss,))
    return page.getvalue()
