"""Tests of the drawings hear English, whatever the machine speaks."""

import pytest


@pytest.fixture(autouse=True, scope="session")
def english() -> None:
    patch = pytest.MonkeyPatch()
    patch.setenv("LC_ALL", "C.UTF-8")
