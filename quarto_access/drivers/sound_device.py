"""Whether there is something to play on, by files alone, so that nothing is loaded or waits."""

import sys
from collections.abc import Mapping
from pathlib import Path

_CARDS = Path("/dev/snd")
_LOCAL = "unix:"


def can_sound(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a sound is likely to be heard: on Linux there is a card or a sound server."""
    if not platform.startswith("linux"):
        return True
    named = environ.get("PULSE_SERVER", "")
    if named.startswith(_LOCAL):
        return Path(named.removeprefix(_LOCAL)).exists()
    if named or environ.get("SDL_AUDIODRIVER"):
        return True
    runtime = Path(environ.get("XDG_RUNTIME_DIR", "/run/user/0"))
    servers = (runtime / "pulse" / "native", runtime / "pipewire-0")
    return any(one.exists() for one in servers) or any(_CARDS.glob("pcm*p"))
