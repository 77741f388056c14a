"""From events to channels: one answer, one utterance, on every channel once."""

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

from quarto_access.session.events import (
    Direction,
    HistoryStepped,
    Repeated,
    ShellEvent,
    SignTyped,
    TranscriptFailed,
)
from quarto_access.session.saves import SavesEvent
from quarto_access.speech import saves, settings, shell
from quarto_access.speech.forms import Forms
from quarto_access.speech.history import History
from quarto_access.speech.message import (
    Channel,
    ChannelLost,
    Cue,
    Form,
    Message,
    Priority,
    Spoken,
    Utterance,
    Value,
)
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.samples import SampleTeller, no_sample

EventT = TypeVar("EventT")

_STOPS = ".?!"
_PARTING = f"{_STOPS},:"
_MARKS = {
    ".": "stop",
    ",": "comma",
    ":": "colon",
    "?": "question",
    "!": "exclamation",
    "'": "apostrophe",
    "-": "hyphen",
}
_OLDER = (Direction.OLDER, Direction.OLDEST)


@dataclass(frozen=True, slots=True)
class _Origin:
    """What made somebody say something: the character typed, all keys, and whether it was one."""

    typed: str = ""
    keys: tuple[str, ...] = ()
    by_key: bool = True


class Announcer(Generic[EventT]):
    """Says what the events of an answer come to, and remembers it.

    `tell` is the narrator of the game that is played, and `sample` what it tells as samples of
    settings. `transcript` is a channel that nobody
    listens to: when it is lost, that is told, and the game goes on. `recalled` is called when an
    older message is heard, after which the narrator's latest one is no longer the latest heard.
    `in_rows` breaks a text into the rows that braille shows one by one.

    Attributes:
        forms: how much is said from now on.
        characters: how many characters have been said since somebody set this to 0.
    """

    def __init__(
        self,
        phrasebook: Phrasebook,
        tell: Callable[[EventT], Utterance],
        channels: Sequence[Channel],
        transcript: Channel | None = None,
        *,
        forms: Forms | None = None,
        recalled: Callable[[], None] = lambda: None,
        sample: SampleTeller = no_sample,
        in_rows: Callable[[str], Sequence[str]] = str.splitlines,
    ) -> None:
        self.history = History()
        self.characters = 0
        self._recalled = recalled
        self._sample = sample
        self._in_rows = in_rows
        self._phrasebook = phrasebook
        self._tell = tell
        self._channels = channels
        self._transcript = transcript
        self.transcript_lost = False
        self._origin = _Origin()
        self._rows: tuple[str, ...] = ()
        self.forms = forms or Forms()

    def announce(
        self,
        events: Iterable[EventT | ShellEvent],
        typed: str = "",
        keys: tuple[str, ...] = (),
        *,
        by_key: bool = True,
    ) -> None:
        """Say the answer to a key in one utterance; no events, no utterance.

        `typed` is the character that was typed, if the key was one; `keys` are all keys of the
        burst; `by_key` is false for what happened without a key.
        """
        told = tuple(events)
        if not told:
            return
        if not by_key:
            # it may come in the middle of an answer, which goes on where it was
            with self._aside():
                self._announce(told, _Origin(typed, keys, by_key))
            return
        self._announce(told, _Origin(typed, keys, by_key))

    def _announce(self, told: tuple[EventT | ShellEvent, ...], origin: _Origin) -> None:
        self._origin = origin
        recalls = [event for event in told if isinstance(event, Repeated | HistoryStepped)]
        if len(recalls) == len(told):
            # steps that came in one burst add up, and only where they lead is said
            for event in recalls[:-1]:
                self._recalled_text(event)
            self._recall(recalls[-1])
            return
        utterances = (self._utterance(event) for event in told)
        # a letter is heard and gone: nobody wants to go back to it
        kept = not all(isinstance(event, SignTyped) for event in told)
        merged = _merged([utterance for utterance in utterances if utterance.rows])
        self._say_new(merged, kept=kept)

    def go_on(self, keys: tuple[str, ...], typed: str) -> bool:
        """Say the next row of a long answer in braille, when its keys are pressed once more.

        Other keys leave the rest of the answer to the history. Whether there was a row.
        """
        rows, self._rows = self._rows, ()
        if not rows or keys != self._origin.keys:
            return False
        self._origin = _Origin(typed, keys, by_key=True)
        self._say(rows[0], (), Priority.NEXT)
        self._rows = rows[1:]
        return True

    def hush(self) -> bool:
        """Silence what is sounding; whether there was anything."""
        hushed = [channel.hush() for channel in self._channels]
        return any(hushed)

    def close(self) -> None:
        """Let every channel finish."""
        for channel in self._channels:
            channel.close()

    @contextmanager
    def _aside(self) -> Generator[None]:
        """Come back to the answer that is being given, and to its further rows."""
        before = self._origin, self._rows
        try:
            yield
        finally:
            self._origin, self._rows = before

    def _utterance(self, event: EventT | ShellEvent) -> Utterance:
        if isinstance(event, Repeated | HistoryStepped):
            return Utterance(())
        if isinstance(event, settings.ToldOfSettings):
            return settings.tell(event, self.forms, self._sample)
        if isinstance(event, SavesEvent):
            return saves.tell(event)
        if isinstance(event, shell.ToldOfShell):
            return shell.tell(event)
        return self._tell(event)

    def _say_new(self, utterance: Utterance, *, kept: bool) -> None:
        text = self._text(utterance, self.forms) or self._text(utterance, Forms(Form.FULL))
        if not text:
            return
        if kept:
            self.history.add(text)
        braille = self._braille(utterance, text)
        self._say(text, utterance.cues, utterance.priority, braille, utterance.of_speaker)

    def _say(
        self,
        text: str,
        cues: tuple[Cue, ...],
        priority: Priority,
        braille: str = "",
        of_speaker: bool = False,  # noqa: FBT001, FBT002
    ) -> None:
        if self.forms.usual is Form.BRAILLE:
            text, *rest = self._in_rows(text)
            self._rows = tuple(rest)
        sentence = text.rstrip(_STOPS)
        again = self._render(Message("again", {"sentence": sentence}))
        spoken = Spoken(
            text,
            again,
            cues,
            priority,
            self._origin.typed,
            braille,
            self._origin.by_key,
            of_speaker,
        )
        self.characters += len(text)
        for channel in self._channels:
            channel.say(spoken)
        if self._transcript is not None:
            self._write_down(self._transcript, spoken)

    def _write_down(self, transcript: Channel, spoken: Spoken) -> None:
        try:
            transcript.say(spoken)
        except ChannelLost:
            self._transcript = None
            self.transcript_lost = True
            self.announce((TranscriptFailed(),))

    def _text(self, utterance: Utterance, forms: Forms) -> str:
        rows = (
            _run_on([self._phrasebook.render(one, forms.of(one.id)) for one in row])
            for row in utterance.rows
        )
        return "\n".join(filter(None, rows))

    def _braille(self, utterance: Utterance, text: str) -> str:
        words = self._text(utterance, Forms(Form.BRAILLE)) or text
        return " ".join(filter(None, (utterance.cells, *words.split("\n"))))

    def _render(self, message: Message) -> str:
        return self._phrasebook.render(message, self.forms.of(message.id))

    def _recall(self, event: Repeated | HistoryStepped) -> None:
        text = self._recalled_text(event)
        if text is None:
            older = isinstance(event, Repeated) or event.direction in _OLDER
            edge: dict[str, Value] = {"direction": "older" if older else "newer"}
            text = self._render(Message("history-edge", edge))
        elif isinstance(event, Repeated) and event.spelled:
            text = self._spelled(text)
        self._recalled()
        self._say(text, (), Priority.NEXT)

    def _recalled_text(self, event: Repeated | HistoryStepped) -> str | None:
        if isinstance(event, Repeated):
            return self.history.latest()
        return self.history.step(event.direction)

    def _spelled(self, text: str) -> str:
        words = tuple(self._spelled_word(word) for word in text.split())
        spelled = words[0]
        for word in words[1:]:
            spelled = self._render(Message("spelled-word", {"first": spelled, "second": word}))
        return self._render(Message("spelled", {"letters": spelled}))

    def _spelled_word(self, word: str) -> str:
        letters = tuple(
            Message("spelled-mark", {"mark": _MARKS[letter]})
            if letter in _MARKS
            else Message("spelled-letter", {"letter": letter})
            for letter in word
        )
        return self._render(Message("spelled-letters", {"letters": letters}))


def _run_on(sentences: Sequence[str]) -> str:
    """Sentences in one row; a fragment that others follow gets the stop that parts it from them."""
    said = [words for words in sentences if words]
    stopped = (words if words[-1] in _PARTING else f"{words}." for words in said[:-1])
    return " ".join((*stopped, *said[-1:]))


def _merged(utterances: Sequence[Utterance]) -> Utterance:
    """One utterance of several: neighbouring single rows run on, longer answers keep theirs."""
    rows: list[tuple[Message, ...]] = []
    run_on = False
    for utterance in utterances:
        single = len(utterance.rows) == 1
        if single and run_on:
            rows[-1] = (*rows[-1], *utterance.rows[0])
        else:
            rows.extend(utterance.rows)
        run_on = single
    cues = tuple(cue for utterance in utterances for cue in utterance.cues)
    priorities = {utterance.priority for utterance in utterances}
    now = Priority.NOW in priorities
    queued = Priority.QUEUED in priorities
    priority = Priority.NOW if now else Priority.QUEUED if queued else Priority.NEXT
    cells = " ".join(filter(None, (one.cells for one in utterances)))
    of_speaker = all(one.of_speaker for one in utterances)
    return Utterance(tuple(rows), cues, priority, cells, of_speaker)
