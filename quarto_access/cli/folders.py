"""Where a person's files lie on this system."""

from pathlib import Path

SETTINGS_FILE = "settings.toml"


def data_folder() -> Path:
    """The folder of what is kept without being asked for, such as the saved game."""
    from platformdirs import user_data_path  # noqa: PLC0415  slow to import

    return user_data_path("quarto-access", appauthor=False)


def game_path(*, table: bool = False) -> Path:
    """The file of the game that is gone on with; one at a real board has a file of its own."""
    return data_folder() / ("table.json" if table else "game.json")


def settings_path() -> Path:
    """The file of the settings."""
    from platformdirs import user_config_path  # noqa: PLC0415  slow to import

    return user_config_path("quarto-access", appauthor=False) / SETTINGS_FILE


def saves_folder() -> Path:
    """The folder of the games that are saved under a name."""
    return data_folder() / "saves"


def written_folder() -> Path:
    """The folder of the games that are written down for a person."""
    from platformdirs import user_documents_path  # noqa: PLC0415  slow to import

    return user_documents_path() / "Quarto Access"
