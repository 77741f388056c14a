"""The command line: arguments, wiring, running, and the exit code."""

import gc

# The start makes a great many objects that stay. Looking through them for rubbish again and again
# would take a tenth of the time until the first word.
gc.set_threshold(50_000, 20, 20)

from quarto_access.cli.main import main  # noqa: E402  what comes first is for this

__all__ = ["main"]
