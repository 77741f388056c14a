import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pipes and pseudo-terminals", allow_module_level=True)

import fcntl
import termios

from hypothesis import example, given, settings
from hypothesis import strategies as st
from prompt_toolkit.input import DummyInput, Input, PipeInput, create_input, create_pipe_input
from prompt_toolkit.input.vt100 import Vt100Input

from quarto_access.terminal import keyboard
from quarto_access.terminal.keyboard import Keyboard

LONG = 30.0
PATIENCE = 5.0
PASTED = "pasted"
CLOSED = "closed"
Event = str | tuple[str, ...]


class Log:
    def __init__(self) -> None:
        self.events: list[Event] = []

    def pressed(self, tokens: tuple[str, ...]) -> None:
        self.events.append(tokens)

    def pasted(self) -> None:
        self.events.append(PASTED)

    def closed(self) -> None:
        self.events.append(CLOSED)

    async def until(self, count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(self.events) < count:
                await asyncio.sleep(0.001)

    async def until_closed(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while CLOSED not in self.events:
                await asyncio.sleep(0)


Script = Callable[[PipeInput, Log], Awaitable[None]]


def run(source: Input, script: Callable[[Log], Awaitable[None]]) -> list[Event]:
    """What a listener hears during a script; an error in a callback is an error of the test."""
    log = Log()
    errors: list[object] = []

    async def listen() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, error: errors.append(error))
        with Keyboard(source, log).listening():
            await script(log)

    asyncio.run(listen())
    assert errors == []
    return log.events


def heard(*chunks: bytes) -> list[Event]:
    """What comes of chunks that are read one by one, with the end of input right after them."""
    with create_pipe_input() as pipe:

        async def script(log: Log) -> None:
            for chunk in chunks:
                pipe.send_bytes(chunk)
                await consumed(pipe.fileno())
            pipe.close()
            await log.until_closed()

        events = run(pipe, script)
    assert events.pop() == CLOSED
    return events


def live(script: Script) -> list[Event]:
    with create_pipe_input() as pipe:
        return run(pipe, lambda log: script(pipe, log))


async def consumed(descriptor: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(fcntl.ioctl(descriptor, termios.FIONREAD, bytes(4))):
            await asyncio.sleep(0)
    await asyncio.sleep(0)


@contextmanager
def terminal() -> Generator[tuple[FileIO, Vt100Input]]:
    """The far end of a pseudo-terminal, and the input at its near end."""
    master, slave = os.openpty()
    with FileIO(master, "r+") as far, os.fdopen(slave, encoding="utf-8") as near:
        yield far, Vt100Input(near)


@pytest.mark.parametrize(
    ("data", "token"),
    [
        (b"b", "b"),
        (b"X", "X"),
        (b"?", "?"),
        ("é".encode(), "é"),
        ("ф".encode(), "ф"),
        (b" ", "space"),
        ("\u00a0".encode(), "space"),
        (b"\r", "enter"),
        (b"\n", "enter"),
        (b"\t", "tab"),
        (b"\x1b[Z", "shift-tab"),
        (b"\x7f", "backspace"),
        (b"\x08", "backspace"),
        (b"\x1b[A", "up"),
        (b"\x1bOB", "down"),
        (b"\x1b[D", "left"),
        (b"\x1b[C", "right"),
        (b"\x1b[H", "home"),
        (b"\x1b[4~", "end"),
        (b"\x1b[5~", "pageup"),
        (b"\x1b[6~", "pagedown"),
        (b"\x1b[2~", "insert"),
        (b"\x1b[3~", "delete"),
        (b"\x1bOP", "f1"),
        (b"\x1b[24;2~", "f24"),
        (b"\x03", "ctrl-c"),
        (b"\x04", "ctrl-d"),
        (b"\x00", "ctrl-space"),
        (b"\x1f", "ctrl-_"),
        (b"\x1b[1;5A", "ctrl-up"),
        (b"\x1b[1;2D", "shift-left"),
        (b"\x1b[1;6H", "ctrl-shift-home"),
        (b"\x1b", "escape"),
        (b"\xff", "unknown"),
        ("\u200b".encode(), "unknown"),
    ],
)
def test_each_key_has_a_name(data: bytes, token: str) -> None:
    assert heard(data) == [(token,)]


@pytest.mark.parametrize(
    "data",
    [b"\x1b[12;40R", b"\x1b[<0;3;4M", b"\x1b[Mabc", b"\x1b[62~", b"\x1b[E", b"\x1b[I", b"\x1b[O"],
)
def test_reports_of_the_terminal_are_no_keys(data: bytes) -> None:
    assert heard(data) == []
    assert heard(b"a" + data + b"b") == [("a", "b")]


def test_keys_that_wait_together_come_together() -> None:
    assert heard(b"b3\x1b[A\r") == [("b", "3", "up", "enter")]


def test_keys_that_come_one_by_one_are_told_one_by_one() -> None:
    assert heard(b"b", b"3", "é".encode()[:1], "é".encode()[1:]) == [("b",), ("3",), ("é",)]


ALT = [
    b"\x1bb",
    b"\x1b\x7f",
    b"\x1b\r",
    b"\x1b ",
    b"\x1b\x03",
    b"\x1b[1;3A",
    b"\x1b\x1b[A",
    b"\x1b[1;9C",
    "\x1bф".encode(),
]
UNKNOWN_SEQUENCES = [
    b"\x1b[99;5~",
    b"\x1b[1;99Z",
    b"\x1b[?1;2c",
    b"\x1b[97;5u",
    b"\x1b[1 q",
    b"\x1b[[Z",
    b"\x1bO5A",
    b"\x1bOz",
    b"\x1b\x1b[99;5~",
]


@pytest.mark.parametrize("data", ALT + UNKNOWN_SEQUENCES)
def test_alt_and_unknown_sequences_do_nothing(data: bytes) -> None:
    assert heard(data) == []
    assert heard(b"a" + data + b"b") == [("a", "b")]


@pytest.mark.parametrize("data", [b"\x1b[", b"\x1bO", b"\x1b[99;", b"\x1b[?1"])
def test_an_unfinished_sequence_does_nothing(data: bytes) -> None:
    assert heard(data) == []
    assert heard(data + b"\x1b[A") in ([], [("up",)])


def test_escapes_together_are_escapes() -> None:
    assert heard(b"\x1b\x1b") == [("escape", "escape")]
    assert sum(len(event) for event in heard(b"\x1b" * 5)) == 5


def test_an_escape_before_a_key_with_alt_is_lone() -> None:
    assert heard(b"\x1b\x1bb") == [("escape",)]


@pytest.mark.parametrize(
    ("chunks", "expected"),
    [
        ([b"\x1b", b"[A"], [("up",)]),
        ([b"\x1b[", b"A"], [("up",)]),
        ([b"b\x1b", b"O", b"B3"], [("b",), ("down", "3")]),
        ([b"\x1b", b"b"], []),
        ([b"\x1b\x1b", b"[A"], []),
        ([b"\x1b[?1", b";2c"], []),
        ([b"\x1b\x1b[?1", b";2c"], []),
        ([b"a\x1b[99", b";5", b"~b"], [("a",), ("b",)]),
    ],
)
def test_a_sequence_may_come_in_parts(
    monkeypatch: pytest.MonkeyPatch, chunks: list[bytes], expected: list[Event]
) -> None:
    monkeypatch.setattr(keyboard, "ESCAPE_WAIT", LONG)
    assert heard(*chunks) == expected


def test_a_lone_escape_is_told_within_a_tenth_of_a_second() -> None:
    async def script(pipe: PipeInput, log: Log) -> None:
        asyncio.get_running_loop().call_later(0.1, log.events.append, "a tenth of a second")
        pipe.send_bytes(b"\x1b")
        await log.until(2)

    assert live(script) == [("escape",), "a tenth of a second"]


def test_a_key_after_the_wait_is_not_pressed_with_alt() -> None:
    async def script(pipe: PipeInput, log: Log) -> None:
        pipe.send_bytes(b"\x1b")
        await log.until(1)
        pipe.send_bytes(b"b")
        await log.until(2)

    assert live(script) == [("escape",), ("b",)]


def test_64_keys_act_and_65_are_a_paste() -> None:
    assert heard(b"x" * 64) == [("x",) * 64]
    assert heard(b"x" * 65) == [PASTED]


PASTE = (b"some words\r\x03\x04\x1b[A\x1b " * 600)[:10_000]


def test_a_paste_does_nothing_and_is_told_once() -> None:
    async def script(pipe: PipeInput, log: Log) -> None:
        pipe.send_bytes(PASTE)
        await log.until(1)
        pipe.send_bytes(b"b")
        await log.until(2)

    assert live(script) == [PASTED, ("b",)]


def test_what_was_unfinished_before_a_paste_belongs_to_it() -> None:
    async def script(pipe: PipeInput, log: Log) -> None:
        pipe.send_bytes(b"\x1b[?1")
        await consumed(pipe.fileno())
        pipe.send_bytes(PASTE)
        await log.until(1)
        pipe.send_bytes(b"b")
        await log.until(2)

    assert live(script) == [PASTED, ("b",)]


@pytest.mark.parametrize("size", [100, 1000, 1024, 3000])
def test_a_paste_in_many_reads_is_one_paste(monkeypatch: pytest.MonkeyPatch, size: int) -> None:
    monkeypatch.setattr(keyboard, "PASTE_QUIET", LONG)
    chunks = [PASTE[start : start + size] for start in range(0, len(PASTE), size)]
    assert heard(*chunks, b"q\r", b"\x03") == [PASTED]


def test_a_paste_is_told_when_it_has_ended() -> None:
    async def script(pipe: PipeInput, log: Log) -> None:
        pipe.send_bytes(PASTE)
        await consumed(pipe.fileno())
        asyncio.get_running_loop().call_later(0.05, log.events.append, "earlier")
        await log.until(2)

    assert live(script) == ["earlier", PASTED]


@pytest.mark.parametrize(
    "chunks",
    [
        [b"\x1b[200~q\r\x03\x1b[201~"],
        [b"\x1b[200~q", b"\r\x03", b"x\x1b[20", b"1~"],
        [b"a\x1b[200~q\x1b[201~b"],
        [b"\x1b[200~one\x1b[201~\x1b[200~two\x1b[201~", b"rest"],
    ],
)
def test_a_bracketed_paste_is_a_paste(monkeypatch: pytest.MonkeyPatch, chunks: list[bytes]) -> None:
    monkeypatch.setattr(keyboard, "PASTE_QUIET", LONG)
    assert heard(*chunks) == [PASTED]


def test_a_bracketed_paste_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyboard, "PASTE_TIMEOUT", 0.05)

    async def script(pipe: PipeInput, log: Log) -> None:
        pipe.send_bytes(b"\x1b[200~q\r")
        await log.until(1)
        pipe.send_bytes(b"b")
        await log.until(2)
        await asyncio.sleep(0.15)

    assert live(script) == [PASTED, ("b",)]


def test_nothing_is_told_after_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyboard, "PASTE_TIMEOUT", 0.01)

    async def script(pipe: PipeInput, log: Log) -> None:
        pipe.send_bytes(b"\x1b[200~q\r")
        pipe.close()
        await log.until(1)
        await asyncio.sleep(0.05)

    assert live(script) == [CLOSED]


def test_keys_that_came_before_the_end_are_told() -> None:
    with create_pipe_input() as pipe:
        pipe.send_bytes(b"b\x1b")
        pipe.close()
        assert run(pipe, lambda log: log.until(3)) == [("b",), ("escape",), CLOSED]


def test_the_end_is_told_once() -> None:
    async def script(pipe: PipeInput, log: Log) -> None:
        pipe.close()
        await log.until(1)
        await asyncio.sleep(0.05)

    assert live(script) == [CLOSED]


def test_an_input_that_cannot_be_waited_for_is_at_its_end() -> None:
    with Path(os.devnull).open(encoding="utf-8") as nothing:
        assert run(create_input(nothing), lambda log: log.until(1)) == [CLOSED]
    assert run(DummyInput(), lambda log: log.until(1)) == [CLOSED]


def test_nothing_is_told_after_listening() -> None:
    log = Log()

    async def listen(pipe: PipeInput) -> None:
        with Keyboard(pipe, log).listening():
            pipe.send_bytes(b"\x1b")
            await consumed(pipe.fileno())
        await asyncio.sleep(0.05)

    with create_pipe_input() as pipe:
        asyncio.run(listen(pipe))
    assert log.events == []


def test_one_can_listen_again() -> None:
    log = Log()

    async def listen(pipe: PipeInput) -> None:
        listener = Keyboard(pipe, log)
        for key in (b"a", b"b"):
            with listener.listening():
                pipe.send_bytes(key)
                await log.until(len(log.events) + 1)

    with create_pipe_input() as pipe:
        asyncio.run(listen(pipe))
    assert log.events == [("a",), ("b",)]


@pytest.mark.pty
def test_keys_of_a_terminal() -> None:
    with terminal() as (far, source):

        async def script(log: Log) -> None:
            far.write(b"\x03\x04\x13")
            await log.until(1)
            far.write(b"\x1b")
            await log.until(2)
            # A thread, as the buffer of the terminal may be smaller than the paste.
            await asyncio.to_thread(far.write, PASTE)
            await log.until(3)
            far.write(b"\r")
            await log.until(4)

        assert run(source, script) == [
            ("ctrl-c", "ctrl-d", "ctrl-s"),
            ("escape",),
            PASTED,
            ("enter",),
        ]


@pytest.mark.pty
def test_a_hang_up_is_the_end() -> None:
    with terminal() as (far, source):

        async def script(log: Log) -> None:
            far.close()
            await log.until(1)
            await asyncio.sleep(0.05)

        assert run(source, script) == [CLOSED]


@pytest.mark.pty
def test_a_hang_up_that_prompt_toolkit_misses_is_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with terminal() as (far, source):
        reads: list[str] = []

        def read() -> str:
            reads.append("")
            return reads[-1]

        # An error of reading looks like this.
        monkeypatch.setattr(source.stdin_reader, "read", read)

        async def script(log: Log) -> None:
            far.close()
            await log.until(1)
            await asyncio.sleep(0.05)

        assert run(source, script) == [CLOSED]
        assert len(reads) == 1


@pytest.mark.pty
def test_the_terminal_is_restored_after_an_error() -> None:
    with terminal() as (far, source):
        before = termios.tcgetattr(far)
        during: list[object] = []

        async def script(log: Log) -> None:
            during.append(termios.tcgetattr(far))
            raise KeyError

        with pytest.raises(KeyError):
            run(source, script)
        assert during != [before]
        assert termios.tcgetattr(far) == before


@settings(max_examples=200, deadline=None)
@given(st.lists(st.binary(max_size=100), max_size=4))
@example([b"\x1b[200~"])
@example([b"\x1b[M\x1b", b"b"])
@example(["ф".encode()[:1], b"\x1b["])
def test_junk_never_raises(chunks: list[bytes]) -> None:
    events = heard(*chunks)
    assert CLOSED not in events
    assert all(event == PASTED or all(event) for event in events)


@pytest.mark.pty
@settings(max_examples=50, deadline=None)
@given(st.binary(min_size=1, max_size=1000))
def test_junk_leaves_the_terminal_as_it_was(junk: bytes) -> None:
    with terminal() as (far, source):
        before = termios.tcgetattr(far)

        async def script(log: Log) -> None:
            far.write(junk)
            await asyncio.sleep(0)
            await consumed(source.fileno())

        assert CLOSED not in run(source, script)
        assert termios.tcgetattr(far) == before
