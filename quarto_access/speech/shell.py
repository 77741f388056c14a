"""What happens around a game becomes messages: lists, questions, help, typing, leaving."""

import unicodedata
from typing import assert_never

from quarto_access.session.events import (
    Asked,
    Declined,
    DescribingBegun,
    DescribingEnded,
    DirectOffered,
    Erased,
    HelpRead,
    ItemRead,
    KeyDescribed,
    KeysRefused,
    LanguageOffered,
    Left,
    LineTold,
    ListClosed,
    ListKind,
    ListOpened,
    NoOtherVoice,
    NoSounds,
    NothingSaved,
    NotUnderstood,
    Pasted,
    PictureWaits,
    PieceUnclear,
    Question,
    QuitAsked,
    SavedGame,
    SaveFailed,
    SaveMoved,
    SaveSetAside,
    SettingsNotKept,
    SettingsSetAside,
    SignTyped,
    SoundRead,
    SpeakerChanged,
    TranscriptFailed,
    TypingBegun,
    TypingCancelled,
    Unbound,
    VoiceIntroduced,
    VoiceMissing,
    VoiceNotOurs,
    Welcomed,
)
from quarto_access.session.keys import Binding, Place
from quarto_access.speech.message import Cue, Earcon, Form, Message, Priority, Utterance, Value
from quarto_access.speech.names import action_name, binding_row, key_name, keys_name
from quarto_access.speech.phrasebook import ENGLISH, FILES, entries
from quarto_access.speech.sound_list import sound_list

ToldOfShell = (
    Asked
    | Declined
    | DescribingBegun
    | DescribingEnded
    | Erased
    | HelpRead
    | ItemRead
    | KeyDescribed
    | Left
    | LineTold
    | ListClosed
    | ListOpened
    | NotUnderstood
    | Pasted
    | PieceUnclear
    | QuitAsked
    | SaveFailed
    | SaveMoved
    | SaveSetAside
    | TranscriptFailed
    | TypingBegun
    | SignTyped
    | TypingCancelled
    | Unbound
    | SettingsSetAside
    | NothingSaved
    | VoiceNotOurs
    | NoOtherVoice
    | NoSounds
    | PictureWaits
    | SettingsNotKept
    | DirectOffered
    | SoundRead
    | SpeakerChanged
    | VoiceIntroduced
    | LanguageOffered
    | VoiceMissing
    | KeysRefused
    | Welcomed
)
"""The events of the shell that have messages of their own; history is the announcer's."""

_LONGEST_QUOTE = 40
_MARKS = " ,.'?!-"


def quoted(text: str) -> str:
    """A person's own words as they can be spoken: letters, digits and common marks, not long."""
    kept = "".join(sign if _speakable(sign) else " " for sign in text)
    return " ".join(kept.split())[:_LONGEST_QUOTE].strip()


def _speakable(sign: str) -> bool:
    # many scripts write vowels as marks, which are no letters by themselves
    return sign in _MARKS or unicodedata.category(sign)[0] in "LMN"


def own_words(text: str) -> Value:
    """A person's own words, or that there is nothing in them to be read out."""
    words = quoted(text)
    return words if any(sign.isalnum() for sign in words) else Message("only-signs")


def choices(words: tuple[str, ...]) -> Value:
    """What a beginning of a word could be, as it is typed."""
    return tuple(Message("choice", {"choice": word}) for word in words)


def tell(event: ToldOfShell) -> Utterance:
    """The messages for an event of the shell."""
    match event:
        case HelpRead():
            return Utterance(_help(event))
        case ItemRead():
            return _said(_item(event), Earcon.EDGE if event.edge else Earcon.MOVE_PIECE)
        case ListOpened() | TypingBegun() | DescribingBegun() | Asked():
            return _said(_opened(event), Earcon.OPEN)
        case ListClosed() | TypingCancelled() | DescribingEnded() | Declined():
            return _said(_closed(event), Earcon.CLOSE)
        case Unbound() | NotUnderstood() | PieceUnclear() | Pasted():
            return Utterance(((_failed(event),),), (Cue(Earcon.REFUSE),), Priority.NOW)
        case VoiceNotOurs() | NoOtherVoice() | NoSounds() | NothingSaved() | PictureWaits():
            return Utterance(((_not_there(event),),), (Cue(Earcon.REFUSE),), Priority.NOW)
        case SaveFailed() | SaveMoved() | TranscriptFailed() | SettingsNotKept():
            return Utterance(((_failed(event),),), (Cue(Earcon.REFUSE),), Priority.NOW)
        case Welcomed() | SaveSetAside() | SettingsSetAside() | VoiceIntroduced() | DirectOffered():
            return Utterance(((_begun(event),),), (), Priority.QUEUED)
        case LanguageOffered(language=language, edge=edge):
            offer = Message("language-offered", language=language)
            return _said(offer, Earcon.EDGE if edge else Earcon.MOVE_PIECE)
        case KeysRefused():
            return Utterance(((keys_refused(event),),), (Cue(Earcon.REFUSE),), Priority.QUEUED)
        case VoiceMissing():
            return Utterance((_voice_missing(event.language),), (), Priority.QUEUED)
        case QuitAsked() | Left():
            return Utterance(((_ended(event),),), (), Priority.QUEUED)
        case SignTyped():
            return _said(Message("sign-typed", {"key": key_name(event.sign)}))
        case KeyDescribed() | Erased() | LineTold():
            return _said(_key_or_line(event))
        case SoundRead():
            return _sound(event)
        case SpeakerChanged():
            values: dict[str, Value] = {"left": event.left.value, "now": event.now.value}
            told = Message("speaker-back" if event.back else "speaker-lost", values)
            return Utterance(((told,),), (), Priority.QUEUED)
        case _:
            assert_never(event)


def keys_refused(event: KeysRefused) -> Message:
    """Why a person's own keys are not used."""
    single = event.fault == "conflict"
    named: Value = key_name(event.name) if single else own_words(event.name)
    values: dict[str, Value] = {"fault": event.fault, "name": named}
    both = (Message(action_name(one).id, form=Form.BRIEF) for one in event.actions)
    first, second = (*both, Message("only-signs"), Message("only-signs"))[:2]
    return Message("keys-refused", {**values, "first": first, "second": second})


def _said(message: Message, *earcons: Earcon) -> Utterance:
    return Utterance(((message,),), tuple(Cue(earcon) for earcon in earcons))


def _sound(event: SoundRead) -> Utterance:
    """The words of a sound, and the sound."""
    cue, words = sound_list()[event.number]
    row = (Message("sound-edge"), words) if event.edge else (words,)
    return Utterance((row,), (cue,))


def _on(*, value: bool) -> str:
    return "on" if value else "off"


def _help(event: HelpRead) -> tuple[tuple[Message, ...], ...]:
    rows = tuple(binding_row(binding) for binding in event.bindings)
    if event.all:
        return tuple((row,) for row in rows)
    return ((*rows, Message("help-more")),)


def _item(event: ItemRead) -> Message:
    values: dict[str, Value] = {"action": Message(action_name(event.action).id, form=Form.BRIEF)}
    if event.edge:
        return Message("item-edge", values)
    if event.kind is ListKind.GAME and event.keys:
        return Message("item-with-key", {**values, "keys": keys_name(event.keys)})
    return Message("item", values)


def _opened(event: ListOpened | TypingBegun | DescribingBegun | Asked) -> Message:
    match event:
        case ListOpened():
            return Message("list-opened", {"kind": event.kind.value})
        case TypingBegun():
            return Message("naming" if event.naming else "finding" if event.finding else "typing")
        case Asked(question=Question.DELETE_SAVE):
            return Message("asked-delete-save", {"name": own_words(event.name)})
        case DescribingBegun():
            return Message("describing")
        case Asked():
            return Message(f"asked-{event.question.value.replace('_', '-')}")


def _closed(event: ListClosed | TypingCancelled | DescribingEnded | Declined) -> Message:
    match event:
        case ListClosed():
            return Message("list-closed")
        case TypingCancelled():
            return Message("typing-cancelled")
        case DescribingEnded():
            return Message("describing-ended")
        case Declined():
            return Message("declined")


def _voice_missing(language: str) -> tuple[Message, ...]:
    """In English, which every voice can say, and in the language, for fingers and eyes."""
    tag: Value = language.lower()
    has_own = any(name == "voice-missing" for name, _source in entries(language, FILES[0]))
    return tuple(
        Message(
            "voice-missing",
            {"language": Message("language-name", {"tag": tag}, language=one)},
            language=one,
        )
        for one in dict.fromkeys((ENGLISH, language) if has_own else (ENGLISH,))
    )


def _failed(
    event: Unbound
    | NotUnderstood
    | PieceUnclear
    | Pasted
    | SaveFailed
    | SaveMoved
    | SettingsNotKept
    | TranscriptFailed,
) -> Message:
    values: dict[str, Value]
    match event:
        case Unbound():
            typing = event.place is Place.TYPING
            return Message("unbound-typing" if typing else "unbound", {"key": key_name(event.key)})
        case NotUnderstood():
            text = own_words(event.text)
            if event.ambiguous:
                values = {"text": text, "candidates": choices(event.meant)}
                return Message("not-understood-ambiguous", values)
            return Message("not-understood", {"text": text})
        case PieceUnclear():
            values = {"text": own_words(event.text), "fitting": event.fitting}
            return Message("piece-unclear", values)
        case Pasted():
            return Message("pasted")
        case SaveFailed():
            return Message("save-failed", {"what": "game" if event.playing else "lesson"})
        case SaveMoved():
            return Message("save-moved", {"name": quoted(event.name)})
        case SettingsNotKept():
            return Message("settings-not-kept")
        case TranscriptFailed():
            return Message("transcript-failed")


def _not_there(
    event: VoiceNotOurs | NoOtherVoice | NoSounds | NothingSaved | PictureWaits,
) -> Message:
    match event:
        case PictureWaits():
            return Message("picture-waits")
        case NothingSaved():
            return Message("nothing-saved")
        case VoiceNotOurs():
            return Message("voice-not-ours", {"mode": event.mode.value})
        case NoOtherVoice():
            return Message("no-other-voice")
        case NoSounds():
            return Message("no-sounds", {"off": _on(value=event.off)})


def _begun(
    event: Welcomed | SaveSetAside | SettingsSetAside | VoiceIntroduced | DirectOffered,
) -> Message:
    match event:
        case Welcomed(saved=SavedGame() as saved):
            against = "computer" if saved.against_computer else "player"
            values: dict[str, Value] = {"against": against, "placed": saved.placed}
            return Message("welcome-saved", values)
        case Welcomed():
            usual = Message("welcome-first" if event.first else "welcome")
            return Message("welcome-table") if event.table else usual
        case SaveSetAside():
            return Message("save-set-aside")
        case SettingsSetAside():
            return Message("settings-set-aside", {"all": _on(value=event.all)})
        case DirectOffered():
            return Message("direct-offered", {"reader": quoted(event.reader)})
        case VoiceIntroduced():
            return Message("voice-introduced", {"playing": _on(value=event.playing)})


def _ended(event: QuitAsked | Left) -> Message:
    match event:
        case QuitAsked(playing=True):
            return Message("quit-asked", {"saved": _on(value=event.saved)})
        case QuitAsked():
            return Message("quit-asked-idle")
        case Left(playing=True):
            return Message("left-saved" if event.saved else "left-unsaved")
        case Left():
            return Message("left" if event.saved else "left-unsaved")


def _key_or_line(event: KeyDescribed | Erased | LineTold) -> Message:
    match event:
        case KeyDescribed(binding=Binding() as binding):
            values: dict[str, Value] = {
                "key": key_name(event.key),
                "action": action_name(binding.action),
            }
            return Message("key-described", values)
        case KeyDescribed():
            return Message("key-idle", {"key": key_name(event.key)})
        case LineTold():
            if not event.text.strip():
                return Message("nothing-typed")
            return Message("typed", {"text": own_words(event.text)})
        case Erased(character=""):
            return Message("nothing-typed")
        case Erased():
            name = "erased" if event.rest.strip() else "erased-all"
            character = "space" if event.character == " " else event.character
            key: Value = key_name(character)
            return Message(name, {"character": key, "text": own_words(event.rest)})
