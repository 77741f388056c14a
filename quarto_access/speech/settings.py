"""Settings become messages: their values, what they do, and a sample of what they change."""

from collections.abc import Callable
from dataclasses import asdict

from quarto_access.session.commands import Action
from quarto_access.session.events import ItemRead, ListKind, SettingChanged
from quarto_access.session.presets import PRESET
from quarto_access.session.profiles import PROFILE
from quarto_access.session.settings import (
    BEST,
    FIELDS,
    NOTES,
    TIMES,
    VOICES,
    Settings,
    SettingValue,
)
from quarto_access.speech import shell
from quarto_access.speech.durations import duration
from quarto_access.speech.forms import Forms
from quarto_access.speech.message import Cue, Earcon, Form, Message, Utterance, Value
from quarto_access.speech.names import action_name
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.samples import AROUND, SOUNDS, SampleTeller, wanted

ToldOfSettings = SettingChanged | ItemRead
"""The events that tell of a setting; an item of a list may have one."""

_SEVERAL = {Action.PROFILE: PROFILE, Action.PRESET: PRESET}
"""What sets several settings, and the name it goes by."""

ATTRIBUTES = "attributes"
"""The setting whose value is several words."""
_ITEM = "item-setting"
_TWICE = 2


def tell(event: ToldOfSettings, forms: Forms, sample: SampleTeller) -> Utterance:
    """The messages for a setting that was changed or read, in one row with its sample.

    `forms` are those that hold from now on: at length a setting that is read has a sample too, and
    what it does where that was asked for. In short that comes when it is asked for twice.
    """
    if isinstance(event, SettingChanged):
        return _changed(event, sample)
    if event.setting is None or event.edge:
        return shell.tell(event)
    return _read(event, event.setting, sample, at_length=forms.of(_ITEM) is Form.FULL)


def setting_help(name: str) -> Message:
    """What a setting is for, in a sentence."""
    if name in VOICES:
        language = Message("language-name", {"tag": _language(name)})
        return Message("setting-help-voice", {"language": language})
    return Message(f"setting-help-{_id(name)}")


def file_comments(phrasebook: Phrasebook) -> Callable[[str], str]:
    """What stands above each setting in its file: what it is for, and once what the notes are."""
    first = next(one for one in asdict(Settings()) if one in NOTES)

    def comment(name: str) -> str:
        if name in NOTES:
            return phrasebook.render(Message("setting-help-notes")) if name == first else ""
        return phrasebook.render(setting_help(name))

    return comment


def value_name(name: str, value: SettingValue) -> Message:
    """The value of a setting in words.

    A number goes as it is written: as a number it would be taken for the words of its plural form.
    """
    told = _value(name, value)
    told = str(told) if isinstance(told, int) else told
    return Message("setting-value", {"value": told})


def _changed(event: SettingChanged, sample: SampleTeller) -> Utterance:
    name = "voice" if event.name in VOICES else _id(event.name)
    told = Message(f"setting-{name}", {"value": _value(event.name, event.value)})
    row = (Message("setting-edge"), told) if event.edge else (told,)
    edge = (Cue(Earcon.EDGE),) if event.edge else ()
    messages, cues = _sample(event.name, event.value, sample)
    of_speaker = event.name == FIELDS[Action.SPEECH]
    return Utterance(((*row, *messages),), (*edge, *cues), of_speaker=of_speaker)


def _read(
    event: ItemRead, value: SettingValue, sample: SampleTeller, *, at_length: bool
) -> Utterance:
    name = _SEVERAL.get(event.action) or FIELDS[event.action]
    action = Message(action_name(event.action).id, form=Form.BRIEF)
    values: dict[str, Value] = {"action": action, "setting": value_name(name, value)}
    row = [Message(_ITEM, values)]
    if event.asked >= _TWICE or (at_length and event.asked):
        row.append(setting_help(name))
    row.append(Message("item-change"))
    cues: tuple[Cue, ...] = ()
    if event.asked >= _TWICE or (at_length and (event.asked or name != PROFILE)):
        messages, cues = _sample(name, value, sample)
        row += messages
    return Utterance((tuple(row),), cues or (Cue(Earcon.MOVE_PIECE),))


def _sample(
    name: str, value: SettingValue, sample: SampleTeller
) -> tuple[tuple[Message, ...], tuple[Cue, ...]]:
    """What a setting sounds like: words, set apart from what really happens, and sounds."""
    asked = wanted(name, value)
    if asked is not None:
        told = sample(asked)
    elif name == AROUND:
        told = shell.tell(ItemRead(ListKind.GAME, Action.STATUS, ("s",)))
    else:
        told = Utterance((), SOUNDS.get(name, ()))
    words = tuple(message for row in told.rows for message in row)
    return ((Message("setting-sample"), *words) if words else ()), told.cues


def _language(voice: str) -> str:
    """The tag of the language that a voice is chosen for, in small letters."""
    return voice.removeprefix("voice_").replace("_", "-")


def _id(name: str) -> str:
    return name.replace("_", "-")


def _value(name: str, value: SettingValue) -> Value:
    """A value of a setting as a word that selects, a number, or the name that something has."""
    if name in VOICES:
        return shell.quoted(str(value)) or BEST
    if name == ATTRIBUTES:
        return tuple(Message("attribute", {"attribute": one}) for one in str(value).split("-"))
    if name in TIMES:
        return duration(int(value)) if value else "off"
    if isinstance(value, bool):
        return "on" if value else "off"
    return value
