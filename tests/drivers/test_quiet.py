import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Barrier, Thread

import pytest

from quarto_access.drivers.quiet import ERRORS, OUTPUT, quiet

Capture = pytest.CaptureFixture[str]
SHOUT = """
import os, sys
from pathlib import Path
from quarto_access.drivers.quiet import quiet

def shout(word):
    print(word)
    print(word, "in trouble", file=sys.stderr)
    os.write(1, f"{word} by number\\n".encode())
    os.system(f"echo {word} from a child")
"""
FORMS = ("", " by number", " from a child")


def forms(word: str) -> list[str]:
    return [word + form for form in FORMS]


def test_nothing_comes_out_and_afterwards_everything_does() -> None:
    # what is printed before stays before, and what is printed inside does not come out later
    done = python(SHOUT + "print('before')\nwith quiet(): shout('inside')\nshout('after')")
    assert done.stdout.splitlines()[0] == "before"
    assert sorted(done.stdout.splitlines()[1:]) == forms("after")
    assert done.stderr == "after in trouble\n"


def test_it_goes_to_a_log_that_grows(tmp_path: Path) -> None:
    log = tmp_path / "log"
    code = f"for word in ('one', 'two'):\n  with quiet(Path({str(log)!r})): shout(word)"
    done = python(SHOUT + code)
    assert (done.stdout, done.stderr) == ("", "")
    rows = log.read_text().splitlines()
    assert sorted(rows[:4]) == sorted([*forms("one"), "one in trouble"])
    assert sorted(rows[4:]) == sorted([*forms("two"), "two in trouble"])


def test_a_log_that_cannot_be_written(tmp_path: Path) -> None:
    log = tmp_path / "absent" / "log"
    done = python(SHOUT + f"with quiet(Path({str(log)!r})): shout('inside')")
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 0)


def test_a_closed_descriptor_stays_closed() -> None:
    code = (
        "os.close(1)\nwith quiet(): pass\n"
        "try: os.fstat(1)\n"
        "except OSError as error: print(error.errno, file=sys.stderr)"
    )
    done = python(SHOUT + code)
    assert (done.stdout, done.stderr) == ("", f"{errno.EBADF}\n")


def test_an_error_turns_back_too(capfd: Capture) -> None:
    def fail() -> None:
        with quiet():
            raise ValueError

    with pytest.raises(ValueError, match=r"^$"):
        fail()
    os.write(OUTPUT, b"after")
    assert capfd.readouterr().out == "after"


def test_errors_alone(capfd: Capture) -> None:
    with quiet(descriptors=(ERRORS,)):
        os.write(OUTPUT, b"words")
        os.write(ERRORS, b"noise")
    assert capfd.readouterr() == ("words", "")


def test_the_last_of_several_turns_back(capfd: Capture) -> None:
    both, one = Barrier(2), Barrier(2)

    def first() -> None:
        with quiet():
            both.wait()
        one.wait()

    def second() -> None:
        with quiet():
            both.wait()
            one.wait()
            os.write(OUTPUT, b"inside")

    run(first, second)
    os.write(OUTPUT, b"after")
    assert capfd.readouterr().out == "after"


def test_no_descriptor_is_left_open(capfd: Capture) -> None:
    before = open_descriptors()
    for _ in range(5):
        with quiet(), quiet():
            os.write(OUTPUT, b"inside")
    assert before == open_descriptors()


def open_descriptors() -> int:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.is_dir() else 0


def run(*bodies: Callable[[], None]) -> None:
    threads = [Thread(target=body) for body in bodies]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def python(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603
        [sys.executable, "-c", code],
        # with a buffer, as Python has it by default where it does not write to a terminal
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
