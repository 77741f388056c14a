"""What happens around a game: lists, questions, help, saving and leaving."""

from dataclasses import dataclass
from enum import StrEnum, auto

from quarto_access.session.commands import Action
from quarto_access.session.keys import Binding, Place
from quarto_access.session.saves import SavesEvent
from quarto_access.session.settings import SettingValue, Speech


class ListKind(StrEnum):
    """The lists that can be walked by arrows and Enter."""

    OPENING = auto()
    SAVED = auto()
    GAME = auto()
    OPTIONS = auto()
    SOUNDS = auto()


class Question(StrEnum):
    """What is asked before it is done."""

    RESIGN = auto()
    NEW_GAME = auto()
    DELETE_SAVE = auto()


class Direction(StrEnum):
    """Where to go in the history of messages."""

    OLDER = auto()
    NEWER = auto()
    OLDEST = auto()
    NEWEST = auto()


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that can be gone on with: against a computer or not, with so many pieces placed."""

    against_computer: bool
    placed: int


@dataclass(frozen=True, slots=True)
class SaveSetAside:
    """The saved game could not be read; its file was kept under another name."""


@dataclass(frozen=True, slots=True)
class SettingsSetAside:
    """Settings could not be read, all or some; their file was kept under another name."""

    all: bool


@dataclass(frozen=True, slots=True)
class VoiceIntroduced:
    """The program speaks by itself since it found nobody who would; told once.

    In a game other keys change that than in the opening, where one key does.
    """

    playing: bool


@dataclass(frozen=True, slots=True)
class LanguageOffered:
    """A language offers itself, in its own words; `edge` tells that no further one does."""

    language: str
    edge: bool = False


@dataclass(frozen=True, slots=True)
class KeysRefused:
    """A person's own keys are not used; `name` is the action or the key that is wrong.

    `fault` is a value of `RemapFault`, `actions` are the two that share a key.
    """

    fault: str
    name: str = ""
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class VoiceMissing:
    """The program's own voice has none for the language that is spoken."""

    language: str


@dataclass(frozen=True, slots=True)
class Welcomed:
    """The program waits for a choice.

    `saved` is the game that can be gone on with, `first` that the person was never here before,
    `table` that only people play, at a real board.
    """

    saved: SavedGame | None
    first: bool = False
    table: bool = False


@dataclass(frozen=True, slots=True)
class NothingSaved:
    """There is no saved game to go on with."""


@dataclass(frozen=True, slots=True)
class ListOpened:
    """A list was opened and stands on its first item."""

    kind: ListKind


@dataclass(frozen=True, slots=True)
class ItemRead:
    """An item of a list; `setting` is its value where it has one, `edge` that the list ends.

    `asked` is how often in turn it was read on request; the second time more is told of it.
    """

    kind: ListKind
    action: Action
    keys: tuple[str, ...] = ()
    setting: SettingValue | None = None
    edge: bool = False
    asked: int = 0


@dataclass(frozen=True, slots=True)
class ListClosed:
    """A list was closed without a choice."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that Enter answers with yes and Escape with no; `name` is what it is about."""

    question: Question
    name: str = ""


@dataclass(frozen=True, slots=True)
class Declined:
    """The question was answered with no."""

    question: Question


@dataclass(frozen=True, slots=True)
class HelpRead:
    """What can be done here: the most useful bindings, or all of them."""

    place: Place
    bindings: tuple[Binding, ...]
    all: bool


@dataclass(frozen=True, slots=True)
class DescribingBegun:
    """From now on keys are described and do nothing."""


@dataclass(frozen=True, slots=True)
class DescribingEnded:
    """Keys act again."""


@dataclass(frozen=True, slots=True)
class KeyDescribed:
    """What a key does in a place; `binding` is None where it does nothing."""

    key: str
    binding: Binding | None


@dataclass(frozen=True, slots=True)
class Unbound:
    """A key that does nothing in this place."""

    key: str
    place: Place


@dataclass(frozen=True, slots=True)
class TypingBegun:
    """A line can be typed: a command, with `finding` what is looked for, with `naming` a name."""

    finding: bool = False
    naming: bool = False


@dataclass(frozen=True, slots=True)
class SignTyped:
    """A character was typed that nobody else says."""

    sign: str


@dataclass(frozen=True, slots=True)
class Erased:
    """The last character of the line was taken away; `rest` is what stands."""

    character: str
    rest: str


@dataclass(frozen=True, slots=True)
class LineTold:
    """The line as far as it is typed."""

    text: str


@dataclass(frozen=True, slots=True)
class TypingCancelled:
    """The line was thrown away."""


@dataclass(frozen=True, slots=True)
class NotUnderstood:
    """The line is no command; `ambiguous` tells that a word could mean several things.

    Those are `meant`, as they are typed.
    """

    text: str
    ambiguous: bool = False
    meant: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PieceUnclear:
    """A typed piece fits several pieces that can be given, or none of the sixteen."""

    text: str
    fitting: int


@dataclass(frozen=True, slots=True)
class Pasted:
    """More came at once than a person can type; nothing of it was done."""


@dataclass(frozen=True, slots=True)
class SettingChanged:
    """A setting has another value from now on, or at an `edge` the one that it had."""

    name: str
    value: SettingValue
    edge: bool = False


@dataclass(frozen=True, slots=True)
class VoiceNotOurs:
    """What was to be changed belongs to the program's own voice, and somebody else speaks."""

    mode: Speech


@dataclass(frozen=True, slots=True)
class NoOtherVoice:
    """No further voice speaks the language, or which do is not known yet."""


@dataclass(frozen=True, slots=True)
class NoSounds:
    """Sounds were asked for that cannot be played; `off` that the person turned them off."""

    off: bool


@dataclass(frozen=True, slots=True)
class PictureWaits:
    """A picture is wanted, and is not drawn as long as lines are written for a reader."""


@dataclass(frozen=True, slots=True)
class SettingsNotKept:
    """What was changed holds until the end, and could not be written down."""


@dataclass(frozen=True, slots=True)
class DirectOffered:
    """A screen reader was found that can be spoken through directly; told once."""

    reader: str


@dataclass(frozen=True, slots=True)
class SoundRead:
    """A sound of the list of all sounds, by its number; `edge` that the list ends here."""

    number: int
    edge: bool = False


@dataclass(frozen=True, slots=True)
class SpeakerChanged:
    """Somebody else speaks from now on: the former way was lost, or the better one is `back`."""

    left: Speech
    now: Speech
    back: bool


@dataclass(frozen=True, slots=True)
class Repeated:
    """The last message is wanted again, `spelled` letter by letter."""

    spelled: bool


@dataclass(frozen=True, slots=True)
class HistoryStepped:
    """An older or newer message is wanted."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class QuitAsked:
    """Leaving was asked for once; the game is saved where `saved` says so."""

    saved: bool
    playing: bool


@dataclass(frozen=True, slots=True)
class SaveFailed:
    """The game, or where `playing` is false the place in a lesson, could not be written.

    It goes on all the same.
    """

    playing: bool = True


@dataclass(frozen=True, slots=True)
class SaveMoved:
    """Another program writes to the file of this game, which is kept under a new name."""

    name: str


@dataclass(frozen=True, slots=True)
class TranscriptFailed:
    """What is said can no longer be written down."""


@dataclass(frozen=True, slots=True)
class Left:
    """The program ends; `playing` tells whether a game was going on, `saved` whether it is safe."""

    saved: bool
    playing: bool


ShellEvent = (
    SaveSetAside
    | SettingsSetAside
    | VoiceIntroduced
    | LanguageOffered
    | VoiceMissing
    | KeysRefused
    | Welcomed
    | NothingSaved
    | ListOpened
    | ItemRead
    | ListClosed
    | Asked
    | Declined
    | HelpRead
    | DescribingBegun
    | DescribingEnded
    | KeyDescribed
    | Unbound
    | TypingBegun
    | SignTyped
    | Erased
    | LineTold
    | TypingCancelled
    | NotUnderstood
    | PieceUnclear
    | Pasted
    | SettingChanged
    | VoiceNotOurs
    | NoOtherVoice
    | NoSounds
    | PictureWaits
    | SettingsNotKept
    | DirectOffered
    | SoundRead
    | SpeakerChanged
    | Repeated
    | HistoryStepped
    | QuitAsked
    | SaveFailed
    | SaveMoved
    | TranscriptFailed
    | SavesEvent
    | Left
)
