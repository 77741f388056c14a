"""The file that keeps a person's settings."""

import json
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path

from quarto_access.drivers.files import UnreadableTextError, read_text, write_atomically
from quarto_access.session.settings import Settings, with_value


class SettingsFile:
    """Settings as TOML. What is wrong in the file is passed over, and the file is set aside.

    Attributes:
        damage: the names of the settings that could not be read, or the file's own name.
        unreadable: why the file as a whole could not be read just now, and stays where it is.
        aside: where a damaged file is kept, if it could be moved.
    """

    def __init__(self, path: Path, comment: Callable[[str], str] = lambda _name: "") -> None:
        """Keep settings at a path; `comment` tells what each one is for, in a sentence."""
        self.path = path
        self._comment = comment
        self.damage: tuple[str, ...] = ()
        self.unreadable: OSError | None = None
        self.aside: Path | None = None

    def load(self, otherwise: Settings | None = None) -> Settings:
        """The settings in the file, and usual ones for what it lacks.

        Where there is no file that can be read, `otherwise` is what counts.
        """
        self.damage = ()
        self.unreadable = self.aside = None
        usual = otherwise or Settings()
        try:
            found = tomllib.loads(read_text(self.path))
        except (FileNotFoundError, NotADirectoryError):
            return usual
        except OSError as error:
            # it may be readable next time, so it stays where it is
            self.unreadable = error
            self.damage = (self.path.name,)
            return usual
        except (UnreadableTextError, ValueError, RecursionError):
            # a number too long to be one, or brackets too deep, are no settings either
            self.damage = (self.path.name,)
            self._set_aside()
            return usual
        settings, self.damage = _read(found)
        if self.damage and self._set_aside():
            # with what could be read in its place, so that the damage is told once
            self.save(settings)
        return settings

    def looked_at(self) -> Settings:
        """The settings as far as they can be read; the file stays as and where it is."""
        try:
            return _read(tomllib.loads(read_text(self.path)))[0]
        except (OSError, UnreadableTextError, ValueError, RecursionError):
            return Settings()

    def save(self, settings: Settings) -> bool:
        """Write the settings; False when that fails."""
        try:
            self.write(settings)
        except OSError:
            return False
        return True

    def write(self, settings: Settings) -> None:
        """Write the settings, each below what it is for.

        Raises:
            OSError: the file cannot be written.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(self.path, "".join(self._lines(settings)))

    def _lines(self, settings: Settings) -> Iterator[str]:
        for name, value in asdict(settings).items():
            if comment := self._comment(name):
                yield f"# {comment}\n"
            # words, numbers and truth values are written alike in JSON and in TOML
            yield f"{name} = {json.dumps(value, ensure_ascii=False)}\n"

    def _set_aside(self) -> bool:
        """Give the file another name; whether that could be done. If not, it is told again."""
        aside = self.path.with_suffix(".damaged.toml")
        try:
            self.path.replace(aside)
        except OSError:
            return False
        self.aside = aside
        return True


class SettingsKeeper:
    """Keeps what a person changes, and nothing that only a command line said.

    Attributes:
        settings: the settings as they are kept.
        damage: what could not be read at the start.
    """

    def __init__(self, file: SettingsFile) -> None:
        self._file = file
        self.settings = file.load()
        self.damage = file.damage
        self._seen = self.settings

    def begin(self, settings: Settings) -> None:
        """Take note of the settings that a session begins with."""
        self._seen = settings

    def follow(self, settings: Settings) -> bool:
        """Keep what differs from the settings seen before; whether they could be written."""
        before, self._seen = asdict(self._seen), settings
        changed = {name: value for name, value in asdict(settings).items() if value != before[name]}
        return not changed or self._keep(changed)

    def note(self, name: str) -> bool:
        """Keep that a person was told something once; whether it could be written.

        `name` is one of the settings in NOTES.
        """
        return self._keep({name: True})

    def _keep(self, changed: dict[str, str | int | bool]) -> bool:
        # another program may have kept something since
        settings = self._file.load(otherwise=self.settings)
        for name, value in changed.items():
            settings = with_value(settings, name, value)
        self.settings = settings
        return self._file.save(settings)


def _read(found: dict[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """The settings in what was found, and the names of those that are none."""
    settings = Settings()
    wrong: list[str] = []
    for name, value in found.items():
        if not isinstance(value, str | int):
            wrong.append(name)
            continue
        try:
            settings = with_value(settings, name, value)
        except ValueError:
            wrong.append(name)
    return settings, tuple(wrong)
