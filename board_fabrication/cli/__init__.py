"""The command line: arguments to options, commands carried out, exit codes."""

from board_fabrication.cli.main import main

__all__ = ["main"]
