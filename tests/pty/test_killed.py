"""A program that is killed, and what a cut of the power leaves: the next start goes on.

What is heard is written down in killed.txt; `UPDATE_TRANSCRIPTS=1` writes it anew.
"""

import os
import signal
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from terminals import HOME_SAVE, Game

from quarto_access.drivers.journal import journal_path
from quarto_access.session.quarto.record_text import format_record

pytestmark = pytest.mark.pty

GOLDEN = Path(__file__).with_name("killed.txt")
FIRST = "2 Space 2 Enter b 3 Enter Space 4 Enter a 1 Enter"
SECOND = "Enter l s 1 Space Enter c 2 Enter"
THIRD = "Enter s m"


def test_a_game_goes_on_after_kill_9(tmp_path: Path) -> None:
    rows = ["# two people play, the program is killed, and again after it was gone on with"]
    save = tmp_path / HOME_SAVE
    for keys in (FIRST, SECOND):
        rows += heard(tmp_path, keys, kill=True)
    rows.append("# the power is cut: of the save nothing is left, of the journal not all")
    save.write_text("", encoding="utf-8")
    journal = journal_path(save)
    journal.write_bytes(journal.read_bytes()[:-9])
    rows += heard(tmp_path, THIRD, kill=False)
    text = "\n".join(rows) + "\n"
    if os.environ.get("UPDATE_TRANSCRIPTS"):
        GOLDEN.write_text(text, encoding="utf-8")
    assert text == GOLDEN.read_text(encoding="utf-8")
    # left in good order, the save has it all
    assert not journal.exists()


def heard(home: Path, keys: str, *, kill: bool) -> list[str]:
    """What one run of the program says, key by key, and how it ends."""
    with Game(home) as game:
        rows = ["", "> start", f"  {game.opened()}"]
        for key in keys.split():
            rows += [f"> {key}", f"  {game.press(key)}"]
        if kill:
            # a key is read when the one before is on the disk
            rows += ["> s", f"  {game.press('s')}", "> kill -9"]
            kept = format_record(game.record)
            game.run.process.kill()
            assert game.ended() == -signal.SIGKILL
            assert format_record(game.record) == kept
        else:
            rows += ["> C-d", f"  {game.press('C-d')}"]
            assert game.ended() == 0
    return rows
