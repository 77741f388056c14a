"""Tests of the drawings hear English, whatever the machine speaks."""

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="session")
def english() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        yield
