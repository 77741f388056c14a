"""What the system tells about itself, each thing within a time limit, and with nothing written."""

import importlib.util
import logging
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TypeVar

_log = logging.getLogger(__name__)

ResultT = TypeVar("ResultT")

_PROCESSES = Path("/proc")
_MAC_PROCESSES = ("ps", "-axo", "pid=,ppid=,comm=")
_MAC_PATIENCE = 0.2
_ROW = 3


@dataclass(frozen=True, slots=True)
class Process:
    """A running program.

    Attributes:
        names: what it is called: by the system, by its file and, for a script, by its script.
    """

    pid: int
    parent: int
    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where the program reads keys and writes words."""

    input: bool
    output: bool
    kind: str
    columns: int
    rows: int
    encoding: str


def command_output(command: Sequence[str], seconds: float) -> str | None:
    """What a command writes; None if there is no such command, it fails, or takes too long."""
    program = shutil.which(command[0])
    if program is None:
        return None
    try:
        done = subprocess.run(  # noqa: S603  every command is a constant of ours
            [program, *command[1:]],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=seconds,
            check=True,
        )
    except (OSError, subprocess.SubprocessError) as error:
        _log.info("%s: %s", command[0], error)
        return None
    return done.stdout.decode("utf-8", "replace")


def running_processes() -> tuple[Process, ...]:
    """All processes that may be seen; on Windows none, where windows tell more."""
    if sys.platform == "win32":
        return ()
    if sys.platform == "darwin":
        rows = (command_output(_MAC_PROCESSES, _MAC_PATIENCE) or "").splitlines()
        return tuple(_listed(row) for row in rows if len(row.split(None, 2)) == _ROW)
    folders = (entry for entry in _PROCESSES.iterdir() if entry.name.isdigit())
    return tuple(found for folder in folders if (found := _process(folder)) is not None)


def _listed(row: str) -> Process:
    pid, parent, name = row.split(None, 2)
    return Process(int(pid), int(parent), frozenset({Path(name.strip()).name}))


def _process(folder: Path) -> Process | None:
    try:
        status = folder.joinpath("stat").read_text(encoding="utf-8", errors="replace")
        command = folder.joinpath("cmdline").read_bytes()
    except OSError:
        # it has ended since, or belongs to somebody else
        return None
    # the name stands in parentheses and may hold some itself
    name, _, rest = status.partition("(")[2].rpartition(")")
    names = {name, *_program(command.decode("utf-8", "replace").split("\0"))}
    return Process(int(folder.name), int(rest.split()[1]), frozenset(names))


def _program(words: Sequence[str]) -> list[str]:
    """The name of a program by its command line, and of the script if it is one of Python."""
    first, second = (Path(word).name for word in (*words, "", "")[:2])
    return [first, second] if first.startswith("python") else [first]


def has_module(name: str) -> bool:
    """Whether a package could be imported, without importing it."""
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def this_terminal() -> Terminal:
    """The terminal of this process, as far as there is one."""
    size = shutil.get_terminal_size()
    return Terminal(
        input=sys.stdin is not None and sys.stdin.isatty(),
        output=sys.stdout is not None and sys.stdout.isatty(),
        kind=os.environ.get("TERM", ""),
        columns=size.columns,
        rows=size.lines,
        encoding=(sys.stdout.encoding if sys.stdout else None) or "",
    )


@dataclass(frozen=True, slots=True)
class Machine:
    """The system, in parts that a test may replace."""

    platform: str = sys.platform
    environ: Mapping[str, str] = field(default_factory=lambda: os.environ)
    pid: int = field(default_factory=os.getpid)
    run: Callable[[Sequence[str], float], str | None] = command_output
    processes: Callable[[], Sequence[Process]] = running_processes
    has_module: Callable[[str], bool] = has_module
    has_program: Callable[[str], bool] = lambda name: shutil.which(name) is not None
    terminal: Callable[[], Terminal] = this_terminal


def in_time(
    jobs: Sequence[Callable[[], ResultT]], seconds: float, default: ResultT
) -> list[ResultT]:
    """The results of jobs that are done beside each other; the default for what takes too long.

    What takes longer goes on in a thread that does not keep the process from ending.
    """
    answers: SimpleQueue[tuple[int, ResultT]] = SimpleQueue()
    results = [default] * len(jobs)
    for number, job in enumerate(jobs):
        work = (number, job, answers, default)
        Thread(target=_answer, args=work, name="finder", daemon=True).start()
    end = time.monotonic() + seconds
    for _ in jobs:
        try:
            number, result = answers.get(timeout=max(0.0, end - time.monotonic()))
        except Empty:
            _log.info("some of %d searches took longer than %g s", len(jobs), seconds)
            break
        results[number] = result
    return results


def _answer(
    number: int,
    job: Callable[[], ResultT],
    answers: "SimpleQueue[tuple[int, ResultT]]",
    default: ResultT,
) -> None:
    try:
        result = job()
    except Exception:  # noqa: BLE001  a search that fails has found nothing, and must not stop others
        _log.info("a search failed", exc_info=True)
        result = default
    answers.put((number, result))
