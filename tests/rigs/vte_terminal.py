"""A window with a terminal: GTK and the VTE widget of GNOME Terminal and its relatives.

Run by the Python of the system, which has the bindings: `vte_terminal.py RESULT COMMAND ARGUMENT`.
It starts the command when it gets SIGUSR1, and writes the exit code to the file RESULT.
"""

# The bindings are made while they are imported, so no checker can know them.
# pyright: basic, reportMissingImports=false

import os
import signal
import sys
from pathlib import Path

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Vte", "2.91")
from gi.repository import GLib, Gtk, Vte  # noqa: E402  versions first

COLUMNS, ROWS = 80, 24
LAST_WORDS = 700
"""Milliseconds in which a reader can still read what the program said at its end."""


def main() -> None:
    """Show the window until the command has ended."""
    result, command = Path(sys.argv[1]), sys.argv[2:]
    window = Gtk.Window(title="Terminal")
    terminal = Vte.Terminal()
    terminal.set_size(COLUMNS, ROWS)
    window.add(terminal)

    def start() -> bool:
        flags = GLib.SpawnFlags.DEFAULT
        terminal.spawn_async(
            Vte.PtyFlags.DEFAULT, None, command, None, flags, None, None, -1, None, None
        )
        return False

    def ended(_terminal: object, status: int) -> None:
        result.write_text(str(os.waitstatus_to_exitcode(status)), encoding="ascii")
        GLib.timeout_add(LAST_WORDS, Gtk.main_quit)

    terminal.connect("child-exited", ended)
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    window.present()
    terminal.grab_focus()
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, start)
    Gtk.main()


if __name__ == "__main__":
    main()
