"""A real browser without a window, spoken to through two pipes."""

import fcntl
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from select import select
from tempfile import TemporaryDirectory
from typing import Any

import pytest

NAMES = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome")
PATIENCE = 60.0
OPTIONS = "--headless --no-sandbox --disable-gpu --no-first-run --disable-dev-shm-usage"

_START = (
    "import os, sys; os.dup2(int(sys.argv[1]), 3); os.dup2(int(sys.argv[2]), 4); "
    "os.execv(sys.argv[3], sys.argv[3:])"
)
"""A browser reads from pipe 3 and writes into pipe 4."""


class Browser:
    """One page of a browser."""

    def __init__(self, to: int, back: int) -> None:
        self._to, self._back = to, back
        self._number = 0
        self._rest = b""
        self._session: str | None = None
        target = self.ask("Target.createTarget", url="about:blank")["targetId"]
        found = self.ask("Target.attachToTarget", targetId=target, flatten=True)
        self._session = str(found["sessionId"])
        self.ask("Page.enable")
        self.ask("Accessibility.enable")

    def ask(self, method: str, **params: object) -> Any:  # noqa: ANN401  whatever the browser says
        self._number += 1
        message: dict[str, object] = {"id": self._number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._to, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._number:
                assert "error" not in answer, answer
                return answer["result"]

    def _next(self) -> Any:  # noqa: ANN401  as above
        while b"\0" not in self._rest:
            ready, _, _ = select([self._back], [], [], PATIENCE)
            assert ready, "the browser says nothing"
            read = os.read(self._back, 1 << 16)
            assert read, "the browser is gone"
            self._rest += read
        line, _, self._rest = self._rest.partition(b"\0")
        return json.loads(line)

    def show(self, page: Path, width: int) -> None:
        """Load a page into a window of some width."""
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=800,
            deviceScaleFactor=1,
            mobile=False,
        )
        self.ask("Page.navigate", url=page.as_uri())
        while self._next().get("method") != "Page.loadEventFired":
            pass

    def value(self, expression: str) -> Any:  # noqa: ANN401  as above
        """What a line of script comes to on the page."""
        found = self.ask("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in found, found
        return found["result"]["value"]

    def named(self) -> list[tuple[str, str, str]]:
        """Role, name and description of all that a screen reader is told."""
        nodes = self.ask("Accessibility.getFullAXTree")["nodes"]
        return [
            tuple(node.get(key, {}).get("value", "") for key in ("role", "name", "description"))
            for node in nodes
            if not node["ignored"]
        ]


def _pipe() -> tuple[int, int]:
    """A pipe whose ends are not the numbers that the browser wants."""
    low = os.pipe()
    read, write = (fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 20) for end in low)
    for end in low:
        os.close(end)
    return read, write


@contextmanager
def browser() -> Generator[Browser]:
    """A browser of one's own; skips where there is none."""
    path = next((found for name in NAMES if (found := shutil.which(name))), None)
    if path is None:
        pytest.skip("no browser is here: apt-get install chromium")
    # it may still write there when it is asked to go
    folder = TemporaryDirectory(prefix="browser", ignore_cleanup_errors=True)
    home = folder.name
    (theirs, to), (back, their_back) = _pipe(), _pipe()
    words = [path, *OPTIONS.split(), f"--user-data-dir={home}", "--remote-debugging-pipe"]
    process = subprocess.Popen(  # noqa: S603  the browser that was found
        [sys.executable, "-c", _START, str(theirs), str(their_back), *words],
        pass_fds=(theirs, their_back),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(theirs)
    os.close(their_back)
    try:
        yield Browser(to, back)
    finally:
        process.terminate()
        process.wait(PATIENCE)
        os.close(to)
        os.close(back)
        folder.cleanup()
