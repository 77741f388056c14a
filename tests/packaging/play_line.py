"""Runs the README's line for playing in a fresh copy, on a terminal of its own, and leaves.

A program for continuous integration and for whoever wants to see the line work: it needs Python,
pip and venv alone. It ends with 0 when the program has said hello and goodbye.
"""

import os
import pty
import re
import select
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINE = re.compile(r"^Install and play: `(.*)`$", re.MULTILINE)
PATIENCE = 600.0
HELLO, GOODBYE = b"Quarto Access. Enter, a lesson.", b"Goodbye."
LEFT_OUT = (".git", ".venv", "build", "*.egg-info", "__pycache__", ".*_cache", ".hypothesis")
KEPT = ("PATH", "TMPDIR", "SSL_CERT_FILE")
LEAVE = b"\x04"


def main() -> int:
    """Run the line; what was seen goes to the output."""
    found = LINE.search((ROOT / "README.md").read_text(encoding="utf-8"))
    if found is None:
        print("README.md has no line that begins with Install and play.")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "quarto-access")
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        seen = played(found[1], copy)
    print(seen.decode("utf-8", "replace"))
    return 0 if HELLO in seen and GOODBYE in seen else 1


def played(line: str, folder: Path) -> bytes:
    """What the line writes, until its program has said goodbye."""
    # pip is told where to look by its own variables on some machines
    kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    kept |= {name: os.environ[name] for name in KEPT if name in os.environ}
    bare = {**kept, "HOME": str(folder), "LANG": "C.UTF-8", "TERM": "dumb", "ACCESSIBLE": "1"}
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.execvpe("bash", ["bash", "-c", line], bare)
    seen, end, left = b"", time.monotonic() + PATIENCE, False
    while time.monotonic() < end:
        if HELLO in seen and not left:
            os.write(terminal, LEAVE)
            left = True
        if not select.select([terminal], [], [], 1.0)[0]:
            continue
        try:
            data = os.read(terminal, 4096)
        except OSError:
            # the other side of the terminal is closed: the program has ended
            break
        seen += data
    else:
        os.kill(child, signal.SIGKILL)
    _pid, status = os.waitpid(child, 0)
    return seen if status == 0 else seen + b"\nIt did not end well."


if __name__ == "__main__":
    sys.exit(main())
