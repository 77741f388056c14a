"""The board as a picture on the terminal, as long as somebody looks and nobody reads it out."""

import os
import sys
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from quarto_access.cli.heard import Outlet
from quarto_access.drivers.canvas import Canvas
from quarto_access.drivers.lines import Later, encodable, text_writer
from quarto_access.session.settings import Settings

if TYPE_CHECKING:
    from quarto_access.terminal.picture import Look, Scene

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

    def show(self, make_scene: "Callable[[], Scene | None]") -> None:
        """Show how things stand, or give the terminal back where no picture is wanted.

        `make_scene` gives None where there is nothing to be seen; it is asked only where somebody
        looks.

        Raises:
            ChannelLost: the terminal is gone.
        """
        scene = make_scene() if self._outlet.pictured else None
        if scene is None:
            self._canvas.hide()
            return
        from quarto_access.terminal.picture import draw  # noqa: PLC0415  few people look

        self._canvas.show(partial(draw, scene, look=self._look()))

    def hide(self) -> None:
        """Give the terminal back.

        Raises:
            ChannelLost: the terminal is gone.
        """
        self._canvas.hide()

    def _look(self) -> "Look":
        from quarto_access.terminal.picture import Look, Theme  # noqa: PLC0415  as above

        theme = self._settings().theme
        yellow = theme == YELLOW
        encoding = getattr(sys.stdout, "encoding", None) or "ascii"
        return Look(Theme.CONTRAST if yellow else Theme(theme), encoding, encodable, yellow=yellow)


def _size() -> tuple[int, int]:
    columns, rows = os.get_terminal_size(sys.stdout.fileno())
    return columns, rows
