"""The game in a terminal with the cursor as braille needs it: `braille_program.py FOLDER [end]`.

With `end` the cursor stays at the end of the words, as it does for readers that speak.
"""

import asyncio
import sys
import time
from itertools import count
from pathlib import Path
from shutil import get_terminal_size
from typing import TYPE_CHECKING

from prompt_toolkit.input import create_input

from quarto_access.drivers.lines import LinesChannel, text_writer
from quarto_access.drivers.shelf import FileShelf
from quarto_access.drivers.store import FileBookmark, FileStore
from quarto_access.kits import quarto
from quarto_access.session.keys import KEYS
from quarto_access.session.settings import Settings
from quarto_access.session.shell import Shell
from quarto_access.speech.announcer import Announcer
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.terminal.layouts import resolve
from quarto_access.terminal.loop import Loop

if TYPE_CHECKING:
    from quarto_access.rules.quarto.events import Event
    from quarto_access.session.quarto.views import View


async def main(folder: Path, *, cursor_returns: bool) -> None:
    """Play until the person leaves."""
    phrasebook = Phrasebook()
    house, narrator, _scene = quarto(
        FileStore(folder / "game.json"),
        FileBookmark(folder / "lesson.txt"),
        phrasebook,
        count(1),
        "easy",
        files=FileShelf(folder / "saves", folder / "written", lambda: folder / "game.json"),
    )
    shell: Shell[Event | View] = Shell(
        house, settings=Settings(welcomed=True), alias=lambda key: resolve(key, KEYS)
    )
    lines = LinesChannel(
        text_writer(sys.stdout),
        time.monotonic,
        asyncio.get_running_loop().call_later,
        lambda: get_terminal_size().columns,
        cursor_returns=cursor_returns,
    )
    announcer = Announcer(phrasebook, narrator.tell, (lines,))
    try:
        await Loop(shell, announcer, create_input()).run(shell.begin)
    finally:
        announcer.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), cursor_returns=sys.argv[2:] != ["end"]))
