import os
import shutil
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Event
from typing import cast

import pytest
from rigs.pty_run import pause

from quarto_access.drivers.backends import Backend, BackendError, Fault, Source
from quarto_access.drivers.finders import (
    BrailleDisplay,
    Device,
    Findings,
    Hints,
    Installer,
    Missing,
    Synthesiser,
    full,
    quick,
)
from quarto_access.drivers.machine import (
    Machine,
    Process,
    Terminal,
    command_output,
    has_module,
    in_time,
    running_processes,
    this_terminal,
)
from quarto_access.drivers.windows import windows_readers

TERMINAL = Terminal(input=True, output=True, kind="xterm", columns=80, rows=24, encoding="utf-8")
ESPEAK = "\tlibespeak-ng.so.1 (libc6,x86-64) => /lib/libespeak-ng.so.1\n"
US = Process(30, 20, frozenset({"python3"}))
INIT = frozenset({"systemd"})


def machine(
    platform: str = "linux",
    environ: Mapping[str, str] | None = None,
    *,
    outputs: Mapping[str, str] | None = None,
    processes: Sequence[Process] = (),
    modules: Sequence[str] = (),
    programs: Sequence[str] = ("busctl", "gdbus", "gsettings"),
) -> Machine:
    """A system; `outputs` are what commands write that have a text among their words."""

    def run(command: Sequence[str], _seconds: float) -> str | None:
        line = " ".join(command)
        return next((said for word, said in (outputs or {}).items() if word in line), None)

    return Machine(
        platform=platform,
        environ=environ or {},
        pid=US.pid,
        run=run,
        processes=lambda: processes,
        has_module=modules.__contains__,
        has_program=programs.__contains__,
        terminal=lambda: TERMINAL,
    )


class Silent:
    def __init__(self, name: str) -> None:
        self.name = name
        self.closed = False

    def alive(self) -> bool:
        return self.name != "Asleep"

    def close(self) -> None:
        self.closed = True


def source(name: str, *, reader: bool = True, there: bool = True) -> Source:
    def make() -> Backend:
        assert reader, "a server was started"
        if not there:
            raise BackendError(Fault.ABSENT, name)
        return cast("Backend", Silent(name))

    return Source(name, "test", reader, make)


def above(*names: str) -> list[Process]:
    """Processes between the first one and this one, outermost first."""
    chain = [Process(1, 0, INIT)]
    for number, name in enumerate(names, start=10):
        chain.append(Process(number, chain[-1].pid, frozenset({name})))
    return [*chain, Process(US.pid, chain[-1].pid, US.names)]


def test_a_bare_machine() -> None:
    assert quick(machine()) == Hints()
    assert not quick(machine()).prints


@pytest.mark.parametrize(
    ("processes", "readers"),
    [
        (above("sshd", "tdsr", "zsh"), ("TDSR",)),
        (above("fenrir", "zsh"), ("Fenrir",)),
        (above("zsh"), ()),
        ([*above("zsh"), Process(90, 1, frozenset({"brltty"}))], ("BRLTTY",)),
        ([*above("zsh"), Process(90, 1, frozenset({"python3", "orca"}))], ("Orca",)),
        # reads another terminal
        ([*above("zsh"), Process(90, 1, frozenset({"tdsr"}))], ()),
        # nonsense, in circles
        ([Process(30, 20, INIT), Process(20, 30, frozenset({"tdsr"}))], ("TDSR",)),
        (
            [US, Process(20, 21, frozenset({"tdsr"})), Process(21, 20, frozenset({"zsh"}))],
            ("TDSR",),
        ),
        ([Process(30, 30, INIT)], ()),
    ],
)
def test_readers_by_their_processes(processes: Sequence[Process], readers: tuple[str, ...]) -> None:
    hints = quick(machine(processes=processes))
    assert hints.readers == readers
    assert hints.prints == bool(readers)


class TestDesktop:
    SESSION: Mapping[str, str] = {"DBUS_SESSION_BUS_ADDRESS": "unix:path=/tmp/bus"}
    ON: Mapping[str, str] = {"NameHasOwner": "b true", "ScreenReaderEnabled": "b true"}

    def test_a_reader_that_is_on(self) -> None:
        assert quick(machine(environ=self.SESSION, outputs=self.ON)).readers == ("Orca",)

    @pytest.mark.parametrize(
        "outputs",
        [{**ON, "ScreenReaderEnabled": "b false"}, {**ON, "NameHasOwner": "b false"}, {}],
    )
    def test_one_that_is_not(self, outputs: Mapping[str, str]) -> None:
        assert quick(machine(environ=self.SESSION, outputs=outputs)).readers == ()

    def test_without_a_session_nothing_is_asked(self) -> None:
        assert quick(machine(outputs=self.ON)).readers == ()

    @pytest.mark.parametrize(
        ("programs", "outputs"),
        [
            (("gdbus",), {"NameHasOwner": "(true,)", "Properties.Get": "(<true>,)"}),
            (("gsettings",), {"screen-reader-enabled": "true\n"}),
        ],
    )
    def test_other_tools(self, programs: Sequence[str], outputs: Mapping[str, str]) -> None:
        found = machine(environ=self.SESSION, outputs=outputs, programs=programs)
        assert quick(found).readers == ("Orca",)

    @pytest.mark.skipif(
        not (shutil.which("dbus-run-session") and shutil.which("busctl")),
        reason="apt-get install dbus at-spi2-core systemd",
    )
    def test_a_real_session_bus(self) -> None:
        code = """
import subprocess
from quarto_access.drivers.finders import quick
from quarto_access.drivers.machine import Machine
def look():
    print(quick(Machine(processes=tuple)).readers)
look()
subprocess.run(("gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path",
    "/org/a11y/bus", "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status",
    "ScreenReaderEnabled", "<true>"), stdout=subprocess.DEVNULL, check=True)
look()
"""
        command = ["dbus-run-session", "--", sys.executable, "-c", code]
        done = subprocess.run(  # noqa: S603  ourselves
            command, capture_output=True, text=True, timeout=30, check=False
        )
        if "org.a11y.Bus was not provided" in done.stderr:
            pytest.skip("apt-get install at-spi2-core")
        assert done.stdout.splitlines() == ["()", "('Orca',)"], done.stderr


@pytest.mark.parametrize("name", ["SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT"])
def test_a_terminal_that_is_elsewhere(name: str) -> None:
    hints = quick(machine(environ={name: "10.0.0.7"}))
    assert hints.remote
    assert hints.prints
    assert not quick(machine(environ={name: ""})).remote


@pytest.mark.parametrize(
    ("value", "asked"),
    [("1", True), ("yes", True), ("", False), ("0", False), ("False", False), (" no ", False)],
)
def test_accessible(value: str, asked: bool) -> None:  # noqa: FBT001  pytest names it
    hints = quick(machine(environ={"ACCESSIBLE": value}))
    assert hints.accessible == hints.prints == asked


def test_voice_over() -> None:
    assert quick(machine("darwin", outputs={"voiceOverOnOffKey": "1\n"})).readers == ("VoiceOver",)
    assert quick(machine("darwin", outputs={"voiceOverOnOffKey": "0\n"})).readers == ()
    running = [Process(5, 1, frozenset({"VoiceOver"}))]
    assert quick(machine("darwin", processes=running)).readers == ("VoiceOver",)


def test_libraries_tell_on_windows() -> None:
    sources = (source("NVDA"), source("JAWS", there=False), source("Asleep"), source("NVDA"))
    hints = quick(machine("win32"), sources)
    assert hints.readers == hints.direct == ("NVDA",)
    assert hints.synthesisers == (Synthesiser.SAPI,)
    # elsewhere they are not loaded for the choice at the start
    assert quick(machine(), sources) == Hints()
    assert windows_readers() == ()


def test_synthesisers() -> None:
    assert quick(machine(outputs={"ldconfig": ESPEAK})).synthesisers == (
        Synthesiser.ESPEAK_OF_SYSTEM,
    )
    both = machine(outputs={"ldconfig": ESPEAK}, modules=["espeakng_loader"])
    assert len(quick(both).synthesisers) == 2
    assert quick(machine("darwin")).synthesisers == (Synthesiser.AV_SPEECH,)


def test_all_that_can_be_found() -> None:
    system = machine(
        environ={"ACCESSIBLE": "1"},
        outputs={"find_brlapi": "Papenmeier 40 1\n", "Mixer.open": "opens\n"},
        modules=("prism", "accessible_output2", "pygame", "pyttsx3", "brlapi"),
        programs=("speech-dispatcher",),
    )
    sources = (source("Orca"), source("speech-dispatcher", reader=False))
    assert full(system, sources) == Findings(
        hints=Hints(readers=("Orca",), direct=("Orca",), accessible=True),
        terminal=TERMINAL,
        device=Device.OPENS,
        server=True,
        braille=BrailleDisplay("Papenmeier", 40, 1),
        missing=(
            Missing("espeakng_loader", "quarto-access", Installer.PIP),
            Missing("speechd", "python3-speechd", Installer.APT),
        ),
    )


@pytest.mark.parametrize(
    ("said", "device"),
    [
        ("opens", Device.OPENS),
        ("no_device", Device.NONE),
        ("no_library", Device.NO_LIBRARY),
        ("", Device.UNKNOWN),
        ("Traceback", Device.UNKNOWN),
    ],
)
def test_the_audio_device(said: str, device: Device) -> None:
    assert full(machine(outputs={"Mixer.open": said}), ()).device is device


@pytest.mark.parametrize("said", ["NoBraille 0 0", "", "Auto", "x y z"])
def test_no_braille_display(said: str) -> None:
    found = full(machine(outputs={"find_brlapi": said}, modules=["brlapi"]), ())
    assert found.braille is None
    asked = machine(outputs={"find_brlapi": "Papenmeier 40 1"})
    assert full(asked, ()).braille is None


def test_what_is_missing_differs_by_system() -> None:
    assert [one.module for one in full(machine("darwin"), ()).missing] == [
        "prism",
        "accessible_output2",
        "pygame",
    ]
    assert full(machine("win32"), ()).missing[-1].module == "pyttsx3"


class TestTime:
    def test_the_choice_at_the_start_waits_for_nobody(self) -> None:
        endless = Event()

        def run(_command: Sequence[str], _seconds: float) -> str | None:
            endless.wait()
            return None

        def processes() -> Sequence[Process]:
            endless.wait()
            return ()

        start = time.monotonic()
        hints = quick(
            Machine(
                platform="linux",
                environ={"SSH_TTY": "/dev/pts/1", "DBUS_SESSION_BUS_ADDRESS": "x"},
                run=run,
                processes=processes,
                has_program=lambda _name: True,
            )
        )
        assert time.monotonic() - start < 0.3
        assert hints == Hints(remote=True)
        endless.set()

    def test_results_keep_their_places(self) -> None:
        slow = Event()
        results = in_time(
            [lambda: 1, lambda: slow.wait() and 2, lambda: 1 // 0, lambda: 4], 0.1, -1
        )
        assert results == [1, -1, -1, 4]
        slow.set()

    def test_a_command_that_hangs_is_ended(self) -> None:
        start = time.monotonic()
        assert command_output(("sleep", "30"), 0.05) is None
        assert time.monotonic() - start < 1

    def test_on_this_machine(self) -> None:
        quick()
        start = time.monotonic()
        quick()
        assert time.monotonic() - start < 0.3


def names_of(pid: int) -> frozenset[str]:
    """What a running process is called."""
    return next(one.names for one in running_processes() if one.pid == pid)


class TestThisMachine:
    def test_commands(self) -> None:
        assert command_output(("echo", "ö"), 5) == "ö\n"
        assert command_output(("false",), 5) is None
        assert command_output(("no-such-command",), 5) is None

    @pytest.mark.skipif(sys.platform == "win32", reason="processes are not listed on Windows")
    def test_processes(self) -> None:
        own = next(one for one in running_processes() if one.pid == os.getpid())
        assert own.parent == os.getppid()
        assert any("python" in name or "pytest" in name for name in own.names)

    @pytest.mark.skipif(sys.platform != "linux", reason="a script is named on Linux")
    @pytest.mark.parametrize("program", [sys.executable, "/bin/sh"])
    def test_a_script_of_python_is_called_by_its_name(self, tmp_path: Path, program: str) -> None:
        script = tmp_path / "tdsr"
        script.write_text("input()" if program == sys.executable else "read x", encoding="utf-8")
        with subprocess.Popen([program, script], stdin=subprocess.PIPE) as run:  # noqa: S603
            # until the system has exchanged the program, the names are ours
            end = time.monotonic() + 5
            while Path(program).name not in (names := names_of(run.pid)) and time.monotonic() < end:
                pause(0.01)
            assert ("tdsr" in names) == (program == sys.executable)
            run.communicate(b"\n")

    def test_modules(self) -> None:
        assert has_module("json")
        assert not has_module("no_such_module")
        assert not has_module("no_such_package.module")

    def test_the_terminal(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("TERM", "vt220")
        monkeypatch.setenv("COLUMNS", "40")
        found = this_terminal()
        assert (found.kind, found.columns, found.output) == ("vt220", 40, False)
        monkeypatch.setattr(sys, "stdin", None)
        monkeypatch.setattr(sys, "stdout", None)
        assert this_terminal().encoding == ""

    def test_all_of_it(self) -> None:
        found = full()
        assert found.device in {Device.OPENS, Device.NONE, Device.NO_LIBRARY}
        assert found.server == (shutil.which("speech-dispatcher") is not None)
