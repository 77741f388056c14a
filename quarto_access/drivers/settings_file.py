"""The file that keeps a person's settings."""

import tomllib
from dataclasses import asdict
from pathlib import Path

import tomli_w

from quarto_access.drivers.files import UnreadableTextError, read_text, write_atomically
from quarto_access.session.settings import Settings, with_value


class SettingsFile:
    """Settings as TOML. What is wrong in the file is passed over and told by `damage`.

    Attributes:
        damage: the names of the settings that could not be read, or the file's own name.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damage: tuple[str, ...] = ()

    def load(self) -> Settings:
        """The settings in the file, usual ones for what it lacks; a damaged file is set aside."""
        settings = Settings()
        try:
            found = tomllib.loads(read_text(self.path))
        except FileNotFoundError:
            return settings
        except (OSError, UnreadableTextError, tomllib.TOMLDecodeError):
            self.damage = (self.path.name,)
            self._set_aside()
            return settings
        wrong: list[str] = []
        for name, value in found.items():
            try:
                settings = with_value(settings, name, value)
            except ValueError:
                wrong.append(name)
        self.damage = tuple(wrong)
        return settings

    def save(self, settings: Settings) -> bool:
        """Write the settings; False when that fails."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(self.path, tomli_w.dumps(asdict(settings)))
        except OSError:
            return False
        return True

    def _set_aside(self) -> None:
        try:
            self.path.replace(self.path.with_suffix(".damaged.toml"))
        except OSError:
            # it stays where it is, and is told of again next time
            return


class SettingsKeeper:
    """Keeps what a person changes, and nothing that only a command line said.

    Attributes:
        settings: the settings as they are kept.
    """

    def __init__(self, file: SettingsFile) -> None:
        self._file = file
        self.settings = file.load()
        self._seen: Settings | None = None

    def begin(self, settings: Settings) -> None:
        """Take note of the settings that a session begins with."""
        self._seen = settings

    def follow(self, settings: Settings) -> None:
        """Keep what differs from the settings seen before."""
        before = asdict(self._seen or self.settings)
        for name, value in asdict(settings).items():
            if value != before[name]:
                self.settings = with_value(self.settings, name, value)
        self._seen = settings
        self._file.save(self.settings)
