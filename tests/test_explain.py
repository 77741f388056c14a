"""`quarto-access help` explains every key, setting and topic, from the tables the program uses."""

import io
import subprocess
import sys

import pytest
from harness import PHRASEBOOK

from quarto_access.cli.explain import TOPICS, explain
from quarto_access.cli.problems import NOT_UNDERSTOOD, CommandError
from quarto_access.session.keys import KEYS, Place, bindings_in, find
from quarto_access.session.profiles import PROFILE
from quarto_access.session.settings import FIELDS, OWN_WORDS
from quarto_access.speech.names import action_name, key_name


def told(*words: str) -> str:
    out = io.StringIO()
    explain(words, PHRASEBOOK, out)
    return " ".join(out.getvalue().split())


@pytest.mark.parametrize("key", sorted(KEYS))
def test_every_key_is_explained_by_its_sign_and_by_its_name(key: str) -> None:
    words = told(key)
    for place in Place:
        if binding := find(place, key):
            assert PHRASEBOOK.render(action_name(binding.action)) in words
    name = PHRASEBOOK.render(key_name(key))
    assert told(*name.split()) == words
    assert told(name.upper() if len(name) > 1 else name) == words


@pytest.mark.parametrize("topic", TOPICS)
def test_every_topic_is_explained(topic: str) -> None:
    assert len(told(topic)) > 50


@pytest.mark.parametrize("name", [PROFILE, *FIELDS.values(), *OWN_WORDS])
def test_every_setting_is_explained_by_its_name(name: str) -> None:
    assert told(name) == told(name.replace("_", " "))
    assert name not in FIELDS.values() or told(name) in told("settings")


def test_the_topic_of_keys_holds_every_binding() -> None:
    words = told("keys")
    for place in Place:
        for binding in bindings_in(place):
            assert PHRASEBOOK.render(action_name(binding.action)) in words


@pytest.mark.parametrize("asked", ["nonsense", "qq", "ctrl-", "", "§"])
def test_what_is_not_known_is_refused_in_a_sentence(asked: str) -> None:
    with pytest.raises(CommandError) as refusal:
        told(asked)
    assert refusal.value.code == NOT_UNDERSTOOD
    assert "shift tab" in PHRASEBOOK.render(refusal.value.message)


def _run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603  the tests name the words
        words, capture_output=True, text=True, check=False
    )


def test_the_command_explains_and_refuses() -> None:
    command = [sys.executable, "-m", "quarto_access", "help"]
    good = _run(*command, "shift", "tab")
    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout.startswith("Shift Tab: ")
    bad = _run(*command, "nonsense")
    assert (bad.returncode, bad.stdout) == (NOT_UNDERSTOOD, "")
    assert bad.stderr.startswith("Nothing is known about nonsense.")
