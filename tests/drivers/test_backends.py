"""The backends of both libraries: on the stand-in daemon, and on imitated libraries of Windows."""

import gc
import importlib.util
import socket
import subprocess
import sys
import time
import types
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import ClassVar

import pytest
from rigs.fake_ssip import FakeSpeechd, speechd_environment
from rigs.pty_run import pause
from typing_extensions import override

from quarto_access.drivers.backends import (
    Backend,
    BackendError,
    Fault,
    Source,
    ao2_backends,
    prism_backends,
    reader_sources,
)
from quarto_access.drivers.backends.base import failing_as, sayable
from quarto_access.drivers.backends.server import refuse_hanging_server

SYSTEM_PACKAGES = "/usr/lib/python3/dist-packages"
NEEDED = {
    "prismatoid": "pip install quarto-access[reader]; apt-get install speech-dispatcher",
    "accessible_output2": "apt-get install python3-speechd",
}

libraries = pytest.mark.parametrize("library", ["prismatoid", "accessible_output2"])
# python3-speechd ends its thread by SystemExit, and leaves a socket that it could not connect
pytestmark = [
    pytest.mark.filterwarnings(
        "ignore:Exception in thread SSIP client:pytest.PytestUnhandledThreadExceptionWarning"
    ),
    pytest.mark.filterwarnings(
        "ignore:Exception ignored in. <socket:pytest.PytestUnraisableExceptionWarning"
    ),
    pytest.mark.filterwarnings("ignore:unclosed <socket:ResourceWarning"),
]


@pytest.fixture(autouse=True)
def leaks_are_collected_here() -> Iterator[None]:
    """Let what the libraries leave behind be found in the tests that know of it."""
    yield
    gc.collect()


linux_only = pytest.mark.skipif(sys.platform != "linux", reason="speech-dispatcher is on Linux")


def server_of(library: str) -> Source:
    """The source that leads to speech-dispatcher by a library."""
    servers = (source for source in reader_sources("linux") if not source.reader)
    return next(source for source in servers if source.library == library)


def opened(library: str, monkeypatch: pytest.MonkeyPatch, path: Path) -> Backend:
    """The backend of speech-dispatcher by a library, connected to a socket."""
    for name, value in speechd_environment(path, {}).items():
        monkeypatch.setenv(name, value)
    if importlib.util.find_spec("speechd") is None:
        # the module of the system; after everything of ours, so that it hides nothing
        monkeypatch.setattr(sys, "path", [*sys.path, SYSTEM_PACKAGES])
    try:
        return server_of(library).open()
    except BackendError as error:
        if error.fault is Fault.MISSING:
            pytest.skip(NEEDED[library])
        raise


@linux_only
@libraries
class TestOnTheStandIn:
    def test_it_speaks_and_cuts(self, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
        with FakeSpeechd() as daemon:
            backend = opened(library, monkeypatch, daemon.path)
            backend.speak("A long sentence\nof two rows.", interrupt=True)
            pause(0.1)
            backend.speak("Short.", interrupt=True)
            backend.speak("After <it> & so on, ö.", interrupt=False)
            assert daemon.wait_idle()
            rows = [(row.kind, row.text) for row in daemon.transcript.rows]
            assert [row for row in rows if row[0] in ("stop", "end") and row[1]] == [
                ("stop", "A long sentence\nof two rows."),
                ("end", "Short."),
                ("end", "After <it> & so on, ö."),
            ]
            assert backend.alive()
            assert not backend.braille("Short.")
            backend.close()

    def test_it_stops(self, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
        with FakeSpeechd() as daemon:
            backend = opened(library, monkeypatch, daemon.path)
            backend.speak("A long sentence that is cut.", interrupt=True)
            pause(0.1)
            backend.stop()
            assert daemon.wait_idle()
            assert ("stop", "A long sentence that is cut.") in [
                (row.kind, row.text) for row in daemon.transcript.rows
            ]
            backend.close()

    def test_nothing_and_odd_signs(self, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
        with FakeSpeechd(rate=0) as daemon:
            backend = opened(library, monkeypatch, daemon.path)
            for text in ("", "  \n", "a\0b", "half \ud83d", ".", "..\n.x"):
                backend.speak(text, interrupt=False)
            assert daemon.wait_idle()
            said = [row.text for row in daemon.transcript.rows if row.kind == "speak"]
            assert said == ["a b", "half ?", ".", "..\n.x"]
            backend.close()

    def test_a_daemon_that_has_gone_is_an_error(
        self, library: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        with FakeSpeechd(rate=0) as daemon:
            backend = opened(library, monkeypatch, daemon.path)
            backend.speak("One.", interrupt=True)
            assert daemon.wait_idle()
            daemon.die()
            # until the client has noticed, it may take a message that nobody hears
            pause(0.1)
            with pytest.raises(BackendError) as caught:
                backend.speak("Two.", interrupt=True)
            assert caught.value.fault is Fault.FAILED
            with pytest.raises(BackendError) as caught:
                server_of(library).open()
            assert caught.value.fault is Fault.ABSENT
            backend.close()


@linux_only
class TestHangingServer:
    @libraries
    def test_it_is_left_alone(self, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
        with FakeSpeechd(rate=0, stall=1) as daemon:
            backend = opened(library, monkeypatch, daemon.path)
            backend.speak("One.", interrupt=False)
            assert daemon.wait_idle()
            start = time.monotonic()
            with pytest.raises(BackendError) as caught:
                server_of(library).open()
            assert caught.value.fault is Fault.HANGS
            assert time.monotonic() - start < 1

    @pytest.mark.parametrize("ends", [True, False])
    def test_a_server_by_its_port(self, *, ends: bool) -> None:
        with socket.create_server(("127.0.0.1", 0)) as server:
            address = f"inet_socket:127.0.0.1:{server.getsockname()[1]}"

            def serve() -> None:
                wire, _ = server.accept()
                with wire:
                    assert wire.recv(100) == b"QUIT\r\n"
                    if not ends:
                        wire.sendall(b"231 HAPPY HACKING\r\n")

            thread = Thread(target=serve)
            thread.start()
            if ends:
                with pytest.raises(BackendError) as caught:
                    refuse_hanging_server({"SPEECHD_ADDRESS": address})
                assert caught.value.fault is Fault.ABSENT
            else:
                refuse_hanging_server({"SPEECHD_ADDRESS": address})
            thread.join()

    @pytest.mark.parametrize("place", ["XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "HOME"])
    def test_the_usual_places(self, place: str, tmp_path: Path) -> None:
        folder = tmp_path / ".cache" if place == "HOME" else tmp_path
        path = folder / "speech-dispatcher" / "speechd.sock"
        environ = {place: str(tmp_path)}
        # none there: it may be started
        refuse_hanging_server(environ)
        path.parent.mkdir(parents=True)
        with socket.socket(socket.AF_UNIX) as server:
            server.bind(str(path))
            server.listen()
            with pytest.raises(BackendError) as caught:
                refuse_hanging_server(environ)
            assert caught.value.fault is Fault.HANGS


@linux_only
def test_what_libraries_print_stays_off_the_terminal(tmp_path: Path) -> None:
    code = """
import sys
sys.path.append("/usr/lib/python3/dist-packages")
from quarto_access.drivers.backends import BackendError, reader_sources
for source in reader_sources():
    try:
        source.open()
    except BackendError as error:
        assert str(error)
    else:
        raise SystemExit(source)
"""
    env = speechd_environment(tmp_path / "nobody.sock")
    command = [sys.executable, "-c", code]
    done = subprocess.run(  # noqa: S603  ourselves
        command, env=env, capture_output=True, timeout=30, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_readers_come_before_servers_and_prism_before_ao2() -> None:
    names = [(source.name, source.library, source.reader) for source in reader_sources("linux")]
    assert names == [
        ("Orca", "prismatoid", True),
        ("speech-dispatcher", "prismatoid", False),
        ("speech-dispatcher", "accessible_output2", False),
    ]
    assert [one.name for one in reader_sources("linux", servers=False)] == ["Orca"]
    windows = reader_sources("win32")
    assert all(source.reader for source in windows)
    assert [source.library for source in windows if source.name == "NVDA"] == [
        "prismatoid",
        "accessible_output2",
    ]
    assert [(one.name, one.reliable) for one in reader_sources("darwin")] == [("VoiceOver", False)]


class TestImitatedPrism:
    """prism as it is on Windows, which cannot be run here."""

    class Native:
        running: ClassVar[bool] = True
        brailles: ClassVar[bool] = True

        def __init__(self) -> None:
            self.calls: list[tuple[str, str]] = []

        @property
        def features(self) -> types.SimpleNamespace:
            return types.SimpleNamespace(
                is_supported_at_runtime=self.running,
                supports_braille=self.brailles,
                supports_stop=False,
            )

        def speak(self, text: str, interrupt: bool) -> None:  # noqa: FBT001  as it is there
            self.calls.append(("cut" if interrupt else "after", text))

        def stop(self) -> None:
            raise NotImplementedError

        def braille(self, text: str) -> None:
            self.calls.append(("braille", text))

    @pytest.fixture
    def native(self, monkeypatch: pytest.MonkeyPatch) -> "TestImitatedPrism.Native":
        native = self.Native()

        class Context:
            def exists(self, number: int) -> bool:
                return number == 7

            def create(self, _number: int) -> "TestImitatedPrism.Native":
                return native

        module = types.SimpleNamespace(
            Context=Context, BackendId=types.SimpleNamespace(NVDA=7, JAWS=8)
        )
        monkeypatch.setitem(sys.modules, "prism", module)
        return native

    def source(self, name: str) -> Source:
        return next(source for source in prism_backends("win32") if source.name == name)

    def test_braille_and_a_stop_that_is_not_offered(
        self, native: "TestImitatedPrism.Native"
    ) -> None:
        backend = self.source("NVDA").open()
        backend.speak("Empty, a1.", interrupt=True)
        assert backend.braille("empty a1")
        assert backend.braille("")
        backend.stop()
        assert native.calls == [("cut", "Empty, a1."), ("braille", "empty a1")]

    def test_a_reader_that_has_gone(
        self, native: "TestImitatedPrism.Native", monkeypatch: pytest.MonkeyPatch
    ) -> None:
        backend = self.source("NVDA").open()
        assert backend.alive()
        monkeypatch.setattr(self.Native, "running", False)
        assert not backend.alive()
        with pytest.raises(BackendError) as caught:
            backend.speak("Empty.", interrupt=True)
        assert caught.value.fault is Fault.ABSENT
        assert native.calls == []
        backend.close()
        with pytest.raises(BackendError):
            backend.braille("closed")

    @pytest.mark.usefixtures("native")
    @pytest.mark.parametrize("name", ["JAWS", "ZDSR"])
    def test_a_reader_that_this_version_does_not_know(self, name: str) -> None:
        with pytest.raises(BackendError) as caught:
            self.source(name).open()
        assert caught.value.fault is Fault.MISSING


class TestImitatedAo2:
    """accessible_output2 as it is on Windows, which cannot be run here."""

    @pytest.fixture
    def outputs(self, monkeypatch: pytest.MonkeyPatch) -> dict[str, types.ModuleType]:
        class Output:
            active = True
            calls: ClassVar[list[tuple[str, object]]] = []

            def is_active(self) -> bool:
                return self.active

            def speak(self, text: str, *, interrupt: bool) -> None:
                self.calls.append((text, interrupt))

            def braille(self, text: str) -> bool:
                return False

        class Jaws(Output):
            @override
            def braille(self, text: str) -> bool:
                self.calls.append(("braille", text))
                return True

        def refuse() -> Output:
            raise OSError(193, "not a valid Win32 application")

        base = types.ModuleType("base")
        vars(base)["Output"] = Output
        modules = {"base": base}
        for name, output in (("jaws", Jaws), ("zdsr", Output), ("nvda", refuse)):
            modules[name] = types.ModuleType(name)
            vars(modules[name])["output_class"] = output
        for name, module in modules.items():
            monkeypatch.setitem(sys.modules, f"accessible_output2.outputs.{name}", module)
        return modules

    def source(self, name: str) -> Source:
        return next(source for source in ao2_backends("win32") if source.name == name)

    def test_braille_is_called_by_itself(self, outputs: dict[str, types.ModuleType]) -> None:
        jaws, zdsr = self.source("JAWS").open(), self.source("ZDSR").open()
        assert jaws.braille('two\nrows "x"')
        assert not zdsr.braille("row")
        jaws.speak("Empty.", interrupt=True)
        jaws.stop()
        jaws.close()
        calls = outputs["base"].Output.calls
        assert calls == [("braille", 'two rows "x"'), ("Empty.", True)]

    def test_one_that_cannot_be_loaded_is_an_error(
        self, outputs: dict[str, types.ModuleType]
    ) -> None:
        with pytest.raises(BackendError, match="not a valid Win32 application") as caught:
            self.source("NVDA").open()
        assert caught.value.fault is Fault.ABSENT
        assert self.source("JAWS").open().alive()

    def test_a_reader_that_does_not_run_or_has_gone(
        self, outputs: dict[str, types.ModuleType], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        backend = self.source("ZDSR").open()
        monkeypatch.setattr(outputs["base"].Output, "active", False)
        assert not backend.alive()
        with pytest.raises(BackendError) as caught:
            backend.speak("Empty.", interrupt=True)
        assert caught.value.fault is Fault.ABSENT
        with pytest.raises(BackendError) as caught:
            self.source("ZDSR").open()
        assert caught.value.fault is Fault.ABSENT


def test_a_missing_library_is_told_as_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prism", None)
    with pytest.raises(BackendError) as caught:
        server_of("prismatoid").open()
    assert caught.value.fault is Fault.MISSING


def test_failures_of_libraries_are_errors_of_ours() -> None:
    with (
        pytest.raises(BackendError, match="speak: OSError: gone"),
        failing_as(Fault.FAILED, "speak"),
    ):
        raise OSError("gone")
    known = BackendError(Fault.ABSENT, "known")
    with pytest.raises(BackendError) as caught, failing_as(Fault.FAILED, "speak"):
        raise known
    assert caught.value is known


def test_sayable() -> None:
    assert sayable(" a\0b\nc \udcff ") == "a b\nc ?"
