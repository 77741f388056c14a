"""Measurements run only when they are asked for (`-m bench`), and print what they have found."""

from collections.abc import Callable

import pytest

_FOUND = pytest.StashKey[list[str]]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "bench" in str(config.getoption("-m")):
        return
    timed = [item for item in items if item.get_closest_marker("bench")]
    items[:] = [item for item in items if item not in timed]
    config.hook.pytest_deselected(items=timed)


@pytest.fixture
def report(pytestconfig: pytest.Config) -> Callable[[str], None]:
    """Print a line at the end."""
    return pytestconfig.stash.setdefault(_FOUND, []).append


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    nothing: list[str] = []
    found = config.stash.get(_FOUND, nothing)
    if found:
        terminalreporter.section("measured")
    for line in found:
        terminalreporter.write_line(line)
