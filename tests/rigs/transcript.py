"""What a rig noticed, as rows of JSON with one clock."""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import TextIO


@dataclass(frozen=True, slots=True)
class Noticed:
    """One row of a transcript.

    Attributes:
        time: seconds since the rig was started.
        kind: `key` a key was pressed, `speak` an utterance, `char` a character that is spelled,
            `stop` speech was cut off, `screen` the text of the terminal, `note` a remark of the
            rig, `exit` the program has ended.
        text: the token, the words or the character.
        more: what else is known, such as the status of a program that has ended.
    """

    time: float
    kind: str
    text: str
    more: Mapping[str, object] = field(default_factory=dict[str, object])

    def as_json(self) -> str:
        """The row."""
        entry = {"t": round(self.time, 3), "kind": self.kind, "text": self.text, **self.more}
        return json.dumps(entry, ensure_ascii=False)


class Transcript:
    """Collects rows from several threads, and writes them to a stream where one is given.

    Attributes:
        rows: what was noticed so far, oldest first.
        last: the monotonic time of the latest row.
    """

    def __init__(self, out: TextIO | None = None) -> None:
        self.rows: list[Noticed] = []
        self.last = time.monotonic()
        self._out = out
        self._start = time.monotonic()
        self._lock = Lock()

    def add(self, kind: str, text: str = "", **more: object) -> None:
        """Write down what was noticed just now."""
        with self._lock:
            self.last = time.monotonic()
            row = Noticed(self.last - self._start, kind, text, more)
            self.rows.append(row)
            if self._out is not None:
                self._out.write(row.as_json() + "\n")
                self._out.flush()
