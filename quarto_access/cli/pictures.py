"""The board as a picture on the terminal, as long as somebody looks and nobody reads it out."""

import os
import sys
from collections.abc import Callable
from functools import partial

from quarto_access.cli.heard import Outlet
from quarto_access.drivers.canvas import Canvas
from quarto_access.drivers.lines import Later, encodable, text_writer
from quarto_access.session.settings import Settings
from quarto_access.terminal.picture import Look, Scene, Theme, draw

YELLOW = "yellow"
"""The look that is CONTRAST in yellow on black."""


class Pictures:
    """Shows the game, where that is wanted."""

    def __init__(
        self,
        outlet: Outlet,
        later: Later,
        settings: Callable[[], Settings],
    ) -> None:
        self._outlet = outlet
        self._settings = settings
        self._canvas = Canvas(text_writer(sys.stdout), later, _size)

    def show(self, scene: Scene | None) -> None:
        """Show how things stand, or give the terminal back where no picture is wanted.

        `scene` is None where there is nothing to be seen.

        Raises:
            ChannelLost: the terminal is gone.
        """
        if scene is None or not self._outlet.pictured:
            self._canvas.hide()
        else:
            self._canvas.show(partial(draw, scene, look=self._look()))

    def hide(self) -> None:
        """Give the terminal back.

        Raises:
            ChannelLost: the terminal is gone.
        """
        self._canvas.hide()

    def _look(self) -> Look:
        theme = self._settings().theme
        yellow = theme == YELLOW
        encoding = getattr(sys.stdout, "encoding", None) or "ascii"
        return Look(Theme.CONTRAST if yellow else Theme(theme), encoding, encodable, yellow=yellow)


def _size() -> tuple[int, int]:
    columns, rows = os.get_terminal_size(sys.stdout.fileno())
    return columns, rows
