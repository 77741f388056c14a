"""The files of saved games: one for each name, and those that other programs have left."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path

from quarto_access.drivers.files import UnreadableTextError, read_text, write_new
from quarto_access.drivers.journal import SUFFIX, journal_path, read_journal
from quarto_access.session.quarto.library import KeptFile

ENDING = ".json"
_MANY = 10_000
"""So many files of one name are looked through for a free number."""


def today() -> date:
    """The day where the computer stands."""
    return datetime.now(tz=UTC).astimezone().date()


class FileShelf:
    """Saved games in a folder of their own, and beside the game that is kept without a name.

    `playing` is the file of the game that is played, which is no saved game; `written` is the
    folder in which games are written down for a person.
    """

    def __init__(
        self,
        folder: Path,
        written: Path,
        playing: Callable[[], Path],
        day: Callable[[], date] = today,
    ) -> None:
        self._folder = folder
        self._written = written
        self._playing = playing
        # where games lie that nobody gave a name
        self._beside = playing()
        self._day = day

    def saves(self) -> tuple[KeptFile, ...]:
        """The files that may be saved games, the latest first."""
        now = self._day()
        found = [(_changed(path), path) for path in self._paths()]
        latest = sorted(found, key=lambda one: (-one[0], one[1].name))
        return tuple(_kept(path, at, now) for at, path in latest)

    def add(self, stem: str, text: str) -> bool | None:
        """Make a new file; None where there is one of this name, False when that fails."""
        if not _made(self._folder):
            return False
        try:
            write_new(self._folder / f"{stem}{ENDING}", text)
        except FileExistsError:
            return None
        except OSError:
            return False
        return True

    def remove(self, key: str) -> bool:
        """Do away with a file and its journal; False when that fails."""
        if key not in {str(path) for path in self._paths()}:
            return False
        path = Path(key)
        try:
            # the journal first, so that it brings nothing back
            journal_path(path).unlink(missing_ok=True)
            path.unlink(missing_ok=True)
        except OSError:
            return False
        return True

    def write(self, stem: str, ending: str, text: str) -> str | None:
        """Write a new file for the person; its name, with a number where the other was taken.

        None when that fails.
        """
        if not _made(self._written):
            return None
        for number in range(1, _MANY):
            name = f"{stem}{'' if number == 1 else f'-{number}'}{ending}"
            try:
                write_new(self._written / name, text)
            except FileExistsError:
                continue
            except OSError:
                return None
            return name
        return None

    def _paths(self) -> Iterator[Path]:
        playing, beside = self._playing(), self._beside
        # two programs at once leave games with a number, or one game that is not this one's
        numbered = {*_listed(beside.parent, f"{beside.stem}-"), beside}
        for path in sorted({*_listed(self._folder, ""), *numbered}):
            here = path.is_file() or journal_path(path).is_file()
            if here and path != playing:
                yield path


def _made(folder: Path) -> bool:
    """Make a folder where there is none; False when that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return True


def _listed(folder: Path, before: str) -> Iterator[Path]:
    """The saves in a folder whose names begin so; behind `before` stands nothing but a number."""
    names: list[str] = []
    with suppress(OSError):
        names = os.listdir(folder)  # noqa: PTH208  a folder that is not there has none
    for name in names:
        stem = name.removesuffix(SUFFIX).removesuffix(ENDING)
        fits = name.removesuffix(SUFFIX).endswith(ENDING) and stem.startswith(before)
        if fits and (not before or stem.removeprefix(before).isdecimal()):
            yield folder / f"{stem}{ENDING}"


def _kept(path: Path, at: float, now: date) -> KeptFile:
    try:
        text: str | None = read_text(path)
    except (OSError, UnreadableTextError):
        text = None
    day = datetime.fromtimestamp(at, tz=UTC).astimezone().date()
    return KeptFile(
        str(path), path.stem, text or None, read_journal(path), max((now - day).days, 0)
    )


def _changed(path: Path) -> float:
    for one in (path, journal_path(path)):
        with suppress(OSError):
            return one.stat().st_mtime
    return 0.0
