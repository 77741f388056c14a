"""Settings by command: heard, read, changed, and put back."""

import json
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from itertools import pairwise
from typing import TextIO

from quarto_access.cli.arguments import Options
from quarto_access.cli.folders import settings_path
from quarto_access.cli.output import tell
from quarto_access.cli.problems import (
    bad_setting,
    missing_setting,
    missing_setting_value,
    settings_unreadable,
    settings_unwritable,
    unknown_option,
    unknown_setting,
    voices_unknown,
)
from quarto_access.drivers.settings_file import SettingsFile
from quarto_access.session.presets import PRESET, PRESETS, Preset, preset_of, with_preset
from quarto_access.session.profiles import (
    PROFILE,
    PROFILES,
    Profile,
    profile_of,
    with_profile,
    without_profiles,
)
from quarto_access.session.settings import (
    BEST,
    NAMES,
    OTHER_VOICES,
    OWN_WORDS,
    VALUES,
    VOICES,
    Settings,
    SettingValue,
    value_of,
    with_value,
)
from quarto_access.speech.message import Message, Value
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.settings import file_comments, setting_help

LIST, GET, SET, RESET = "list", "get", "set", "reset"
DEEDS = (LIST, GET, SET, RESET)
_MOST_WORDS = {LIST: 0, GET: 1, SET: 2, RESET: 1}
_NAMES = (PROFILE, PRESET, *NAMES, *OTHER_VOICES, *OWN_WORDS)
_SEVERAL: Mapping[str, tuple[SettingValue, ...]] = {
    PROFILE: tuple(PROFILES),
    PRESET: tuple(PRESETS),
}
"""What sets several settings at once, and what it can be set to."""
_TRUTH = {"on": True, "off": False, "true": True, "false": False, "yes": True, "no": False}
_CLOSE = 0.6
"""How alike a word must be to a name to be meant by it, 0 to 1."""


def manage(
    options: Options, phrasebook: Phrasebook, out: TextIO, complain: Callable[[Message], None]
) -> None:
    """Do what is asked for with the settings.

    `complain` is told what is wrong with the file where that keeps nothing from being done.

    Raises:
        CommandError: a name or a value is not understood, or the file cannot be read or written.
    """
    deed, words = _understood(options)
    file = SettingsFile(settings_path(), file_comments(phrasebook))
    settings = file.load()
    if file.unreadable:
        raise settings_unreadable(file.path, file.unreadable)
    if file.damage:
        complain(_damage(file))
    match deed:
        case "set":
            tell(_set(file, settings, *words), phrasebook, out)
        case "reset":
            tell(_reset(file, settings, *words), phrasebook, out)
        case "get":
            _get(settings, words[0], out, as_json=options.json)
        case _ if options.json:
            out.writelines(json.dumps(row) + "\n" for row in _data(settings, phrasebook))
        case _:
            tell((_line(settings, name) for name in _NAMES), phrasebook, out)


def _understood(options: Options) -> tuple[str, tuple[str, ...]]:
    """What is to be done, and with what.

    Raises:
        CommandError: the words make no command, or name no setting.
    """
    deed, *words = options.words or (LIST,)
    if deed not in DEEDS:
        raise unknown_option(deed)
    most = _MOST_WORDS[deed]
    if len(words) > most:
        raise unknown_option(words[most])
    if options.json and deed in (SET, RESET):
        raise unknown_option("--json")
    if words and words[0] not in _NAMES:
        raise unknown_setting(words[0], _likely(words[0]), _NAMES)
    if deed in (GET, SET) and not words:
        raise missing_setting()
    if deed == SET and len(words) < most:
        raise missing_setting_value(words[0], _choices(words[0]))
    return deed, tuple(words)


def _likely(word: str) -> str | None:
    """The name that was probably meant."""
    wanted = word.lower().replace("-", "_")
    return next(iter(get_close_matches(wanted, _NAMES, 1, _CLOSE)), None)


def _set(file: SettingsFile, settings: Settings, name: str, text: str) -> Iterator[Message]:
    after = _changed(settings, name, text)
    _write(file, after)
    yield from _differences(settings, after, first=name)


def _changed(settings: Settings, name: str, text: str) -> Settings:
    """The settings with what a text says.

    Raises:
        CommandError: it says nothing that the setting takes.
    """
    if name in _SEVERAL:
        return _with_several(settings, name, text.lower())
    if name in VOICES:
        return _with_voice(settings, name, text)
    if name in OWN_WORDS:
        try:
            return with_value(settings, name, text)
        except ValueError as error:
            raise bad_setting(name, text, _choices(name)) from error
    values = {shown(value).lower(): value for value in VALUES[name]}
    if values.keys() <= _TRUTH.keys():
        values = dict[str, SettingValue](_TRUTH)
    if text.lower() not in values:
        raise bad_setting(name, text, _choices(name))
    return with_value(settings, name, values[text.lower()])


def _with_several(settings: Settings, name: str, chosen: str) -> Settings:
    if chosen not in _SEVERAL[name]:
        raise bad_setting(name, chosen, _choices(name))
    if name == PROFILE:
        return with_profile(settings, Profile(chosen))
    return with_preset(settings, Preset(chosen))


def _with_voice(settings: Settings, name: str, text: str) -> Settings:
    from quarto_access.drivers.synthesis import (  # noqa: PLC0415  only for this setting
        VoiceLost,
        installed_voices,
    )

    if text != BEST:
        try:
            known = {voice.id for voice in installed_voices()}
        except VoiceLost as error:
            raise voices_unknown(name) from error
        if text not in known:
            raise bad_setting(name, text, _choices(name))
    return with_value(settings, name, text)


def _reset(file: SettingsFile, settings: Settings, name: str | None = None) -> Iterator[Message]:
    usual = Settings()
    if name is None:
        _write(file, usual)
        yield Message("settings-all-usual")
        return
    if name == PROFILE:
        after = without_profiles(settings)
    elif name == PRESET:
        after = with_preset(settings, Preset.OWN)
    else:
        after = with_value(settings, name, value_of(usual, name))
    _write(file, after)
    yield from _differences(settings, after, first=name)


def _write(file: SettingsFile, settings: Settings) -> None:
    try:
        file.write(settings)
    except OSError as error:
        raise settings_unwritable(file.path, error) from error


def _differences(before: Settings, after: Settings, first: str) -> Iterator[Message]:
    """What is now how: what was asked for, and what else has changed with it."""
    others = (
        name for name in (*NAMES, *OTHER_VOICES) if value_of(before, name) != value_of(after, name)
    )
    for name in dict.fromkeys((first, *others)):
        yield Message("settings-now", {"name": name, "value": _told(after, name)})


def _get(settings: Settings, name: str, out: TextIO, *, as_json: bool) -> None:
    value = _value(settings, name)
    out.write((json.dumps({"name": name, "value": value}) if as_json else shown(value)) + "\n")


def _value(settings: Settings, name: str) -> SettingValue:
    if name == PROFILE:
        return profile_of(settings).value
    return preset_of(settings).value if name == PRESET else value_of(settings, name)


def _told(settings: Settings, name: str) -> Message:
    return Message("choice", {"choice": shown(_value(settings, name))})


def shown(value: SettingValue) -> str:
    """A value as it is written on a command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _line(settings: Settings, name: str) -> Message:
    values: dict[str, Value] = {
        "name": name,
        "value": _told(settings, name),
        "help": setting_help(name),
        "choices": _choices(name),
    }
    return Message("settings-line", values)


def _data(settings: Settings, phrasebook: Phrasebook) -> Iterator[dict[str, object]]:
    usual = Settings()
    for name in _NAMES:
        values = _SEVERAL.get(name) or VALUES.get(name)
        yield {
            "name": name,
            "value": _value(settings, name),
            "usual": _value(usual, name),
            # none where it is what is found on a machine
            "values": values,
            "help": phrasebook.render(setting_help(name)),
        }


def _choices(name: str) -> Message:
    """What a setting takes, in words."""
    if name in VOICES:
        return Message("settings-voices")
    if name in OWN_WORDS:
        return Message("settings-own-word")
    values = _SEVERAL.get(name) or VALUES[name]
    numbers = tuple(int(value) for value in values if type(value) is int)
    if len({after - before for before, after in pairwise(numbers)}) == 1:
        first, second, *_rest, last = numbers
        return Message("settings-range", {"from": first, "to": last, "step": second - first})
    *before, last_one = (Message("choice", {"choice": shown(value)}) for value in values)
    return Message("choice-or", {"first": tuple(before), "second": last_one})


def _damage(file: SettingsFile) -> Message:
    wholly = file.damage == (file.path.name,)
    names = tuple(Message("choice", {"choice": _harmless(name)}) for name in file.damage)
    values: dict[str, Value] = {
        "all": "on" if wholly else "off",
        "names": names,
        "kept": "on" if file.aside else "off",
        "file": file.aside.name if file.aside else file.path.name,
    }
    return Message("settings-damaged", values)


def _harmless(name: str) -> str:
    """A name from a file, without what could steer a terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in name)[:40].strip() or "?"
