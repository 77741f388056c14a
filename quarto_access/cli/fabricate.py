"""The workshop's command under the name of the game: the only way from the game to the workshop."""

from collections.abc import Sequence


def fabricate(arguments: Sequence[str]) -> int:
    """Hand arguments on to `board-fabrication`, as they are.

    Returns:
        The exit code of that command.
    """
    from board_fabrication.cli.main import main  # noqa: PLC0415  only this command needs it

    return main(arguments)
