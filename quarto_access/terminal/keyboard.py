"""Keys as tokens, read through prompt_toolkit's input layer and nothing else of it."""

import asyncio
import re
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Protocol

from prompt_toolkit.input import Input
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

BURST_LIMIT = 64
"""More key presses than this in one read are a paste: no hands are that fast."""
ESCAPE_WAIT = 0.03
"""Seconds in which the rest of an escape sequence must come, else it was the Escape key."""
PASTE_QUIET = 0.08
"""Seconds without input after which a paste is over."""
PASTE_TIMEOUT = 1.0
"""Seconds without input after which a paste with an end mark gets no end mark any more."""
READS_AT_ONCE = 64
"""Reads in a row before the event loop has its turn again, however much is waiting."""

ESCAPE = "escape"
SPACE = "space"
UNKNOWN = "unknown"

_PASTE = "paste"
_PASTE_END = "\x1b[201~"
_MODIFIERS = {"c": "ctrl", "s": "shift"}
# Keys that prompt_toolkit names after the control code which they send.
_NAMED = {
    Keys.ControlM: "enter",
    Keys.ControlJ: "enter",
    Keys.ControlI: "tab",
    Keys.ControlH: "backspace",
    Keys.ControlAt: "ctrl-space",
    Keys.BracketedPaste: _PASTE,
}

# A burst is matched as a text with one character for each press: a printable ASCII key stands
# for itself, any other key is this one.
_OTHER = "\0"
_SEQUENCE = r"\[\[[ -~]|\[[0-?]*[ -/]*[@-~]?|O[0-9;]*[@-~]?"
# Alt and a key comes as Escape and the key. A sequence that prompt_toolkit does not know comes
# as Escape and its characters, and with Alt has one more Escape in front.
_ALT = re.compile(rf"\x1b(?:\x1b?(?:{_SEQUENCE})|[^\x1b])")
_UNFINISHED = re.compile(r"\x1b{1,2}(?:\[\[?|\[[0-?]*[ -/]*|O[0-9;]*)?\Z")


class KeyListener(Protocol):
    """Who is told what comes from the keyboard."""

    def pressed(self, tokens: tuple[str, ...]) -> None:
        """Keys were pressed; those that waited together come together."""
        ...

    def pasted(self) -> None:
        """Something was pasted, and ignored."""
        ...

    def closed(self) -> None:
        """No key will ever come again."""
        ...


class Keyboard:
    """Turns what an input sends into calls of a listener."""

    def __init__(self, source: Input, listener: KeyListener) -> None:
        self._source = source
        self._listener = listener
        self._held: list[str] = []
        self._pasting = False
        self._listening = False
        self._timer: asyncio.TimerHandle | None = None
        self._attachment = ExitStack()

    @contextmanager
    def listening(self) -> Generator[None]:
        """Keep the terminal in raw mode and report its keys, within a running event loop."""
        self._listening = True
        with self._source.raw_mode(), self._attachment:
            try:
                self._attach()
                yield
            finally:
                self._stop()

    def _attach(self) -> None:
        try:
            self._attachment.enter_context(self._source.attach(self._ready))
        except EOFError:
            # The input is none that an event loop can wait for, such as the null device.
            asyncio.get_running_loop().call_soon(self._end)

    def _stop(self) -> None:
        self._listening = False
        self._held = []
        self._pasting = False
        if self._timer is not None:
            self._timer.cancel()
        self._attachment.close()

    def _after(self, seconds: float, action: Callable[[], None]) -> None:
        """Do something unless more input comes first."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, action)

    def _ready(self) -> None:
        if not self._listening:
            return
        presses, ended = _drain(self._source)
        self._take([token for press in presses if (token := _token(press))])
        if ended:
            self._end()

    def _take(self, tokens: list[str]) -> None:
        burst = [*self._held, *tokens]
        if self._pasting or _PASTE in burst or len(burst) > BURST_LIMIT:
            self._held = []
            self._pasting = True
            self._after(PASTE_QUIET, self._finish_paste)
            return
        complete = len(burst)
        if unfinished := _UNFINISHED.search(_shape(burst)):
            complete = unfinished.start()
        self._held = burst[complete:]
        self._after(ESCAPE_WAIT, self._settle)
        self._deliver(burst[:complete])

    def _deliver(self, burst: list[str]) -> None:
        tokens = _without_alt(burst)
        if tokens:
            self._listener.pressed(tokens)

    def _settle(self) -> None:
        """Nothing followed, so what looked like the start of a sequence was keys."""
        burst = [*self._held, *filter(None, map(_token, self._source.flush_keys()))]
        self._held = []
        self._after(PASTE_TIMEOUT, self._give_up_paste)
        self._deliver(burst)

    def _finish_paste(self) -> None:
        self._source.flush_keys()
        self._pasting = False
        self._after(PASTE_TIMEOUT, self._give_up_paste)
        self._listener.pasted()

    def _give_up_paste(self) -> None:
        """End a paste whose end mark got lost: its start mark has made the parser keep all keys."""
        parser: object = getattr(self._source, "vt100_parser", None)
        if not isinstance(parser, Vt100Parser):
            return
        parser.feed(_PASTE_END)
        if _PASTE in map(_token, self._source.flush_keys()):
            self._listener.pasted()

    def _end(self) -> None:
        """Report what still waits, then the end; a dead terminal must not wake the loop again."""
        if not self._listening:
            return
        if self._pasting:
            self._finish_paste()
        else:
            self._settle()
        self._stop()
        self._listener.closed()


def _token(press: KeyPress) -> str | None:
    """The name of a key; none for what is not a key, such as a report of the mouse."""
    key = press.key
    if not isinstance(key, Keys):
        return _character(key)
    if key in _NAMED:
        return _NAMED[key]
    if key.value.startswith("<"):
        return None
    *modifiers, name = key.value.split("-")
    return "-".join([*(_MODIFIERS[modifier] for modifier in modifiers), name])


def _character(character: str) -> str:
    if character.isspace():
        return SPACE
    return character if character.isprintable() else UNKNOWN


def _shape(burst: Sequence[str]) -> str:
    signs = {ESCAPE: "\x1b", SPACE: " "}
    return "".join(
        token if len(token) == 1 and token.isascii() else signs.get(token, _OTHER)
        for token in burst
    )


def _without_alt(burst: Sequence[str]) -> tuple[str, ...]:
    """The burst without keys pressed together with Alt, and without unknown sequences."""
    tokens = list(burst)
    for match in reversed(list(_ALT.finditer(_shape(burst)))):
        del tokens[match.start() : match.end()]
    return tuple(tokens)


def _drain(source: Input) -> tuple[list[KeyPress], bool]:
    """All key presses that wait, and whether no more will ever come."""
    presses: list[KeyPress] = []
    for _ in range(READS_AT_ONCE):
        found = source.read_keys()
        presses += found
        if source.closed:
            return presses, True
        if len(presses) > BURST_LIMIT or not _more_waits(source):
            break
        if not found and _is_dead(source):
            return presses, True
    return presses, False


if sys.platform == "win32":

    def _more_waits(_source: Input) -> bool:
        # One read of a Windows console brings all.
        return False

    def _is_dead(_source: Input) -> bool:
        return False

else:
    import fcntl
    import os
    import select
    import termios

    def _more_waits(source: Input) -> bool:
        return bool(select.select([source.fileno()], [], [], 0)[0])

    def _is_dead(source: Input) -> bool:
        """Whether a terminal that claims to be readable has hung up.

        prompt_toolkit passes over the error that reading would raise.
        """
        descriptor = source.fileno()
        try:
            waiting = fcntl.ioctl(descriptor, termios.FIONREAD, bytes(4))
            os.read(descriptor, 0)
        except OSError:
            return True
        return not any(waiting)
