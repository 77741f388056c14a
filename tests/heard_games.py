"""The real program in any of its modes, followed by the transcript that it writes."""

import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from harness import PHRASEBOOK
from rigs.keys import parse
from rigs.pty_run import pause
from terminals import PROGRAM, SETTINGS, Game, environment, sentences

from quarto_access.speech.message import Form, Message

PATIENCE = 15.0
LETTERS = "2 1 Enter a Enter 2 Enter b Enter 3 Enter c Enter 4 Enter d Enter q 1 Enter"
"""Row 1 is filled with tall pieces and called."""
_WATCHED = """
import json, signal, sys, threading

def tell(_number, _frame):
    names = [thread.name for thread in threading.enumerate()]
    with open(sys.argv[1], "w") as file:
        json.dump({"modules": sorted(sys.modules), "threads": names}, file)

signal.signal(signal.SIGPROF, tell)
from quarto_access.cli import main
sys.exit(main(sys.argv[2:]))
"""
_ALONE = """
import sys
from quarto_access.drivers import finders, speaker

# whatever reader runs on this machine just now, it reads another terminal
finders._by_processes = lambda _machine: ()
# a way that was lost is tried again sooner, so that tests need not wait
speaker.RETRY_GAP = speaker.PROBATION = 1.0
from quarto_access.cli import main
sys.exit(main(sys.argv[1:]))
"""
ALONE = (sys.executable, "-c", _ALONE)
"""The program on a machine where no reader runs, and with less patience."""


def watched(into: Path) -> tuple[str, ...]:
    """The program, telling on SIGPROF which modules are loaded and which threads run."""
    return (sys.executable, "-c", _WATCHED, str(into))


def bare(home: Path, **more: str) -> dict[str, str]:
    """An environment without any hint of who listens, without sound and speech servers."""
    plain = environment(home, SPEECHD_CMD="/bin/false", SPEECHD_ADDRESS=f"unix_socket:{home}/none")
    for name in ("ACCESSIBLE", "SDL_AUDIODRIVER"):
        plain.pop(name, None)
    return {**plain, "XDG_RUNTIME_DIR": str(home / "run"), **more}


def sentence(name: str, **values: str) -> str:
    """A short sentence of the phrasebook, as a mode that speaks says it."""
    return PHRASEBOOK.render(Message(name, values), Form.BRIEF)


def lost(left: str, now: str) -> str:
    """What is said when a way to be heard is lost and another one taken."""
    return sentence("speaker-lost", left=left, now=now)


def back(now: str) -> str:
    """What is said when a better way is back."""
    return sentence("speaker-back", now=now)


def has_sound_card() -> bool:
    """Whether a program finds something to play on here, whatever its environment says."""
    return any(Path("/dev/snd").glob("pcm*p"))


class Told(Game):
    """A game whose words are followed by its transcript, whoever speaks them."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        env: Mapping[str, str] | None = None,
        program: Sequence[str] = PROGRAM,
    ) -> None:
        self._transcript = home / "said.json"
        self._transcript.unlink(missing_ok=True)
        options = (*arguments, "--transcript", str(self._transcript))
        super().__init__(home, *options, env=bare(home) if env is None else env, program=program)

    @property
    def told(self) -> list[str]:
        """What was said so far."""
        return sentences(self._transcript) if self._transcript.exists() else []

    @property
    def earcons(self) -> list[list[str]]:
        """The sounds of each utterance so far."""
        rows = self._transcript.read_text(encoding="utf-8").splitlines()
        return [json.loads(row)["earcons"] for row in rows]

    def begun(self) -> str:
        """Wait for the opening; its words."""
        self.wait_for(1)
        return self.told[0]

    def hear(self, keys: str) -> str:
        """Press keys one by one, each after the answer to the one before; the last answer."""
        for stroke in parse(keys):
            before = len(self.told)
            self.run.write(stroke.data)
            self.wait_for(before + 1)
        return self.told[-1]

    def wait_for(self, count: int) -> None:
        """Wait until so many utterances have been told."""
        until(lambda: len(self.told) >= count, lambda: f"{self.told[-3:]} {self.output[-300:]!r}")

    def leave(self) -> None:
        """Leave, and see to it that nothing went wrong."""
        self.send("C-d")
        assert self.ended(PATIENCE) == 0, self.words
        assert self.told[-1].endswith("Goodbye.")
        assert self.run.settings() == self.run.before


def until(
    condition: Callable[[], object],
    problem: Callable[[], object] = lambda: "in vain",
    seconds: float = PATIENCE,
) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, problem()
        pause(0.005)


def keep(home: Path, **settings: str | int | bool) -> None:
    """Write a settings file, of somebody who was here before."""
    settings = {"welcomed": True, **settings}
    path = home / SETTINGS
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"{name} = {json.dumps(value)}\n" for name, value in settings.items()]
    path.write_text("".join(lines), encoding="utf-8")


def kept(home: Path) -> str:
    """The settings file."""
    return (home / SETTINGS).read_text(encoding="utf-8")
