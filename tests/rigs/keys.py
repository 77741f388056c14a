"""The language in which keystrokes are written down: tokens parted by blanks.

`Up Down Left Right Home End PageUp PageDown Insert Delete Enter Tab BackTab Escape Space Backspace
F1` to `F12` are those keys, `C-x` is x with Control, `M-x` x with Alt, `text:abc` letters typed one
by one, `paste:abc` letters that come at once, `raw:1b5b41` bytes in hex, `wait:1.5` sends nothing
for so many seconds, and any other single character is itself.
"""

from dataclasses import dataclass

NAMED = {
    "Up": b"\x1b[A",
    "Down": b"\x1b[B",
    "Right": b"\x1b[C",
    "Left": b"\x1b[D",
    "Home": b"\x1b[H",
    "End": b"\x1b[F",
    "PageUp": b"\x1b[5~",
    "PageDown": b"\x1b[6~",
    "Insert": b"\x1b[2~",
    "Delete": b"\x1b[3~",
    "Enter": b"\r",
    "Tab": b"\t",
    "BackTab": b"\x1b[Z",
    "Escape": b"\x1b",
    "Space": b" ",
    "Backspace": b"\x7f",
    "F1": b"\x1bOP",
    "F2": b"\x1bOQ",
    "F3": b"\x1bOR",
    "F4": b"\x1bOS",
    "F5": b"\x1b[15~",
    "F6": b"\x1b[17~",
    "F7": b"\x1b[18~",
    "F8": b"\x1b[19~",
    "F9": b"\x1b[20~",
    "F10": b"\x1b[21~",
    "F11": b"\x1b[23~",
    "F12": b"\x1b[24~",
}
_CHORD = 3
"""Characters of a token such as C-x."""
_CONTROL_BITS = 0x1F


@dataclass(frozen=True, slots=True)
class Stroke:
    """A key, or a pause where nothing is sent.

    Attributes:
        token: how it was written.
        data: the bytes that a terminal sends for it.
        pause: seconds to wait instead; 0 for a key.
    """

    token: str
    data: bytes = b""
    pause: float = 0.0


def parse(text: str) -> list[Stroke]:
    """Read keystrokes.

    Raises:
        ValueError: a token is none of the language.
    """
    return [stroke for token in text.split() for stroke in _strokes(token)]


def _strokes(token: str) -> list[Stroke]:
    kind, colon, rest = token.partition(":")
    match kind:
        case _ if token in NAMED:
            return [Stroke(token, NAMED[token])]
        case "wait" if colon:
            return [Stroke(token, pause=float(rest))]
        case "text" if colon:
            return [Stroke(letter, letter.encode()) for letter in rest]
        case "paste" if colon:
            return [Stroke(token, rest.encode())]
        case "raw" if colon:
            return [Stroke(token, bytes.fromhex(rest))]
        case _:
            return [Stroke(token, _bytes_of(token))]


def _bytes_of(token: str) -> bytes:
    kind, key = token[:2], token[2:]
    if kind == "C-" and len(token) == _CHORD:
        return bytes([ord(key.upper()) & _CONTROL_BITS])
    if kind == "M-" and (len(token) == _CHORD or key in NAMED):
        return NAMED["Escape"] + NAMED.get(key, key.encode())
    if len(token) == 1:
        return token.encode()
    message = f"unknown key token {token!r}"
    raise ValueError(message)
