import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from rigs.audio import VirtualSpeaker, missing
from rigs.voices import (
    Reference,
    own_workers,
)
from voicing import Make

from quarto_access.drivers.mixer import Loudspeaker
from quarto_access.drivers.synthesis import Synthesis
from quarto_access.drivers.voice import VoiceChannel
from quarto_access.drivers.voice_settings import VoiceSettings

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def speaker() -> Generator[VirtualSpeaker]:
    if lack := missing():
        pytest.skip(lack)
    with VirtualSpeaker() as rig:
        yield rig


@pytest.fixture(scope="module")
def reference() -> Generator[Reference]:
    synthesiser = Reference()
    yield synthesiser
    synthesiser.close()


@pytest.fixture(autouse=True)
def nothing_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: Capture
) -> Generator[None]:
    """No process, no file and no word on the terminal is left of any test."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    before = own_workers()
    yield
    assert own_workers() == before
    assert list(folder.iterdir()) == []
    assert capfd.readouterr() == ("", "")


@pytest.fixture
def loudspeaker() -> Generator[Loudspeaker]:
    device = Loudspeaker()
    yield device
    device.close()


@pytest.fixture
def make(loudspeaker: Loudspeaker) -> Generator[Make]:
    made: list[VoiceChannel] = []

    def voice(settings: VoiceSettings | None = None, **more: object) -> VoiceChannel:
        channel = VoiceChannel(loudspeaker.mixer, settings, **more)  # type: ignore[arg-type]
        made.append(channel)
        return channel

    yield voice
    for channel in made:
        channel.hush()
        channel.close()


@pytest.fixture
def loud(speaker: VirtualSpeaker, monkeypatch: pytest.MonkeyPatch) -> VirtualSpeaker:
    """A recorded loudspeaker."""
    for name, value in speaker.environment().items():
        monkeypatch.setenv(name, value)
    return speaker


@pytest.fixture
def dummy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A device that takes the time of sound, and is heard by nobody."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was given to the synthesiser, in order."""
    texts: list[str] = []
    ask = Synthesis.ask

    def spy(self: Synthesis, text: str, settings: dict[str, object]) -> None:
        texts.append(text)
        ask(self, text, settings)

    monkeypatch.setattr(Synthesis, "ask", spy)
    return texts
