"""The command line: arguments, wiring, running, and the exit code."""

from quarto_access.cli.main import main

__all__ = ["main"]
