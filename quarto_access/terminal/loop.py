"""The loop: keys in, answers out, until the person leaves."""

import asyncio
import signal
import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from types import FrameType
from typing import Generic, TypeVar

from prompt_toolkit.input import Input

from quarto_access.session.events import ShellEvent
from quarto_access.session.settings import Settings
from quarto_access.session.shell import Shell
from quarto_access.speech.announcer import Announcer
from quarto_access.speech.forms import forms_of
from quarto_access.speech.message import ChannelLost
from quarto_access.terminal.keyboard import ESCAPE, Keyboard
from quarto_access.terminal.pace import Pace

EventT = TypeVar("EventT")

if sys.platform == "win32":
    _ENDING = (signal.SIGTERM, signal.SIGINT, signal.SIGBREAK)
else:
    _ENDING = (
        *(signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT),
        # whatever ends a program must not leave the terminal without its echo
        *(signal.SIGALRM, signal.SIGUSR1, signal.SIGUSR2),
    )


class Loop(Generic[EventT]):
    """Hands keys to the shell and its answers to the announcer, one answer for one burst."""

    def __init__(
        self,
        shell: Shell[EventT],
        announcer: Announcer[EventT],
        source: Input,
        apply: Callable[[Settings], None] = lambda _settings: None,
        after: Callable[[], None] = lambda: None,
        *,
        sounding: Callable[[], bool | None] = lambda: None,
    ) -> None:
        """Make a loop.

        `apply` is told of settings before the answer that changed them is said; `after` is called
        when an answer is said. `sounding` tells whether the program's own voice is to be heard,
        None where somebody else speaks.
        """
        self._sounding = sounding
        self._pace: Pace | None = None
        self._apply = apply
        self._after = after
        self._settings = shell.settings
        self._shell = shell
        self._announcer = announcer
        self._source = source
        self._done = asyncio.Event()
        self._failure: BaseException | None = None
        self.lost: ChannelLost | None = None
        """What made the words go nowhere, if anything did."""

    async def run(self, opening: Callable[[], Iterable[EventT | ShellEvent]]) -> None:
        """Say the opening, then answer keys until the person leaves or the terminal is gone.

        At the end the announcer is closed.

        Raises:
            BaseException: whatever went wrong while a key was answered.
        """
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._fail)
        self._pace = Pace(
            self._shell, self._time_passed, loop.time, loop.call_later, self._sounding
        )
        try:
            with _signals(self.closed), Keyboard(self._source, self).listening():
                self._answer(opening)
                await self._done.wait()
        finally:
            self._pace.stop()
            self._close()
        if self._failure is not None:
            raise self._failure

    def pressed(self, tokens: tuple[str, ...]) -> None:
        """Answer the keys of one burst; Escape first of all silences what is sounding."""
        typed = tokens[-1] if len(tokens[-1]) == 1 else ""
        if self._pace is not None:
            # what a key meets is as it was when it was pressed
            self._shell.pass_time(self._pace.pressed())
        if tokens == (ESCAPE,) and self._announcer.hush():
            self._go_on_measuring()
            return
        if self._announcer.go_on(tokens, typed):
            self._go_on_measuring()
            return
        self._answer(lambda: self._shell.press(tokens), typed, tokens)

    def pasted(self) -> None:
        """Answer a paste."""
        self._answer(self._shell.paste)

    def closed(self) -> None:
        """The terminal is closed, or the system ends the program: save and say goodbye."""
        self._answer(self._shell.leave)

    def _close(self) -> None:
        try:
            self._announcer.close()
        except ChannelLost as lost:
            self.lost = lost

    def _fail(self, _loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        """End on a fault in a callback, which an event loop would only print."""
        failure = context.get("exception")
        if not isinstance(failure, BaseException):
            failure = RuntimeError(context.get("message"))
        self._failure = failure
        self._done.set()

    def tell(self, event: ShellEvent) -> None:
        """Say what happened without a key."""
        self._answer(lambda: (event,), by_key=False)

    def _time_passed(self, time: int) -> None:
        """Let time of a clock pass, and say what comes of it."""
        self._answer(lambda: self._shell.pass_time(time), by_key=False)

    def _go_on_measuring(self) -> None:
        """Have the clock of a game wait until what was said is heard, and then go on."""
        if self._pace is not None and not self._done.is_set():
            said, self._announcer.characters = self._announcer.characters, 0
            self._pace.said(said, self._shell.settings.reading_speed)
            self._pace.wait()

    def _follow_settings(self) -> None:
        settings = self._shell.settings
        if settings is not self._settings:
            self._settings = settings
            self._announcer.forms = forms_of(settings)
            self._apply(settings)

    def _answer(
        self,
        ask: Callable[[], Iterable[EventT | ShellEvent]],
        typed: str = "",
        keys: tuple[str, ...] = (),
        *,
        by_key: bool = True,
    ) -> None:
        if self._done.is_set():
            return
        try:
            told = tuple(ask())
            self._follow_settings()
            self._announcer.announce(told, typed, keys, by_key=by_key)
            # after the words, so that no disk stands between a key and its answer
            self._announcer.announce(self._shell.keep(), typed, by_key=False)
            self._after()
        except ChannelLost as lost:
            self.lost = lost
            self._shell.leave()
        if self._shell.done:
            self._done.set()
        self._go_on_measuring()


@contextmanager
def _signals(leave: Callable[[], None]) -> Generator[None]:
    """Leave in good order when the system ends the program or the terminal."""
    loop = asyncio.get_running_loop()
    if sys.platform == "win32":
        # Windows has no hook in its event loop, but calls a handler between two steps of it
        def handle(_number: int, _frame: FrameType | None) -> None:
            loop.call_soon_threadsafe(leave)

        before = {number: signal.signal(number, handle) for number in _ENDING}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
    else:
        for number in _ENDING:
            loop.add_signal_handler(number, leave)
        try:
            yield
        finally:
            for number in _ENDING:
                loop.remove_signal_handler(number)
