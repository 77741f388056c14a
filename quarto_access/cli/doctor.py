"""The doctor: what is here to be heard with, in plain sentences, and what to do about the rest."""

import json
import os
import time
from collections.abc import Iterator
from dataclasses import asdict
from importlib.metadata import version
from threading import Event
from typing import TYPE_CHECKING, TextIO

from quarto_access.cli.output import tell
from quarto_access.drivers.finders import Findings, full
from quarto_access.drivers.sound_device import can_sound
from quarto_access.drivers.synthesis import VoiceLost, installed_voices
from quarto_access.drivers.voices import Voice, choose
from quarto_access.session.settings import Speech
from quarto_access.speech.message import ChannelLost, Cue, Earcon, Message, Spoken
from quarto_access.speech.phrasebook import Phrasebook

if TYPE_CHECKING:
    from quarto_access.drivers.voice import VoiceChannel

LANGUAGES = ("en", "hu", "ru", "es", "pt-br", "fr")
"""The languages whose voices are looked for."""
_PATIENCE = 8.0
_GLANCE = 0.05


def examine(phrasebook: Phrasebook, out: TextIO, *, as_json: bool, aloud: bool) -> None:
    """Tell what was found, and try it when asked to."""
    findings = full()
    voices = _voices()
    spoken = tuple(tag for tag in LANGUAGES if choose(voices, tag))
    if as_json:
        mode = usual_mode(findings)
        data = {**asdict(findings), "voices": spoken, "mode": mode, "version": _version()}
        out.write(json.dumps(data) + "\n")
        return
    for message in report(findings, spoken):
        tell((message,), phrasebook, out)
    tell((_language(phrasebook.language.lower(), spoken),), phrasebook, out)
    if aloud:
        tell((try_aloud(phrasebook),), phrasebook, out)


def report(findings: Findings, languages: tuple[str, ...]) -> Iterator[Message]:
    """What was found, one message a sentence."""
    hints = findings.hints
    yield Message("doctor-version", {"version": _version()})
    yield _terminal(findings)
    if hints.readers:
        yield Message("doctor-readers", {"names": _listed(hints.readers)})
    else:
        yield Message("doctor-no-readers")
    if hints.direct:
        yield Message("doctor-direct", {"names": _listed(hints.direct)})
    if hints.remote:
        yield Message("doctor-remote")
    if hints.accessible:
        yield Message("doctor-accessible")
    yield from _sound(findings, languages)
    if findings.server:
        yield Message("doctor-server")
    yield _braille(findings)
    for missing in findings.missing:
        target = "." + missing.package.removeprefix("quarto-access")
        values = {"module": missing.module, "package": missing.package, "target": target}
        yield Message("doctor-missing", {**values, "installer": missing.installer.value})
    yield Message("doctor-speaks", {"mode": usual_mode(findings)})


def _language(tag: str, spoken: tuple[str, ...]) -> Message:
    """Which language the program speaks, and whether a voice is there for it."""
    known = ("yes" if tag in spoken else "no") if spoken else "unknown"
    return Message(
        "doctor-language", {"language": Message("language-name", {"tag": tag}), "voice": known}
    )


def usual_mode(findings: Findings) -> str:
    """Who speaks when nobody has chosen."""
    alone = findings.hints.alone and can_sound(os.environ)
    return Speech.SELF.value if alone else Speech.PRINT.value


def list_voices(phrasebook: Phrasebook, out: TextIO, *, as_json: bool, aloud: bool) -> None:
    """Tell the voices of the synthesiser; aloud, let the best of each language say its name."""
    voices = _voices()
    if as_json:
        out.writelines(json.dumps(asdict(voice)) + "\n" for voice in voices)
        return
    for voice in voices:
        languages = _listed(voice.languages)
        values = {"name": voice.name, "id": voice.id}
        line = Message("voices-line", {**values, "languages": languages})
        tell((line,), phrasebook, out)
    if not voices:
        tell((Message("voices-none"),), phrasebook, out)
    elif aloud:
        spoken = tuple(tag for tag in LANGUAGES if choose(voices, tag))
        tell((_speak_languages(phrasebook, spoken),), phrasebook, out)


def _speak_languages(phrasebook: Phrasebook, tags: tuple[str, ...]) -> Message:
    """Say the name of each language in its voice; the message tells what came of it."""
    from quarto_access.drivers.mixer import Loudspeaker  # noqa: PLC0415  only when asked for
    from quarto_access.drivers.voice import VoiceChannel  # noqa: PLC0415  as above

    loudspeaker = Loudspeaker()
    voice = VoiceChannel(loudspeaker.mixer)
    try:
        for tag in tags:
            voice.settings.language = tag
            text = phrasebook.render(Message("language-name", {"tag": tag}))
            voice.say(Spoken(text, text, by_key=False))
            _finish(voice)
    except ChannelLost as lost:
        reason = lost.reason.value if isinstance(lost, VoiceLost) else ""
        return Message("doctor-try-failed", {"reason": reason})
    finally:
        voice.close()
        loudspeaker.close()
    return Message("doctor-tried")


def try_aloud(phrasebook: Phrasebook) -> Message:
    """Say a sentence and play a sound; the message tells what came of it."""
    from quarto_access.drivers.earcons import EarconChannel  # noqa: PLC0415  only when asked for
    from quarto_access.drivers.mixer import Loudspeaker  # noqa: PLC0415  as above
    from quarto_access.drivers.voice import VoiceChannel  # noqa: PLC0415  as above

    loudspeaker = Loudspeaker()
    voice = VoiceChannel(loudspeaker.mixer)
    voice.settings.language = phrasebook.language
    sounds = EarconChannel(loudspeaker)
    try:
        for name in ("doctor-try-voice", "doctor-try-sound"):
            text = phrasebook.render(Message(name))
            voice.say(Spoken(text, text, by_key=False))
        _finish(voice)
        sounds.say(Spoken("", "", (Cue(Earcon.WIN),)))
    except ChannelLost as lost:
        reason = lost.reason.value if isinstance(lost, VoiceLost) else ""
        return Message("doctor-try-failed", {"reason": reason})
    finally:
        voice.close()
        sounds.close()
        loudspeaker.close()
    return Message("doctor-tried")


def _finish(voice: "VoiceChannel") -> None:
    """Wait until the voice has come to its end.

    Raises:
        VoiceLost: it was lost on the way.
    """
    ended = Event()
    deadline = time.monotonic() + _PATIENCE
    while voice.sounding and time.monotonic() < deadline and not ended.wait(_GLANCE):
        if voice.lost:
            raise VoiceLost(voice.lost)
    if voice.lost:
        raise VoiceLost(voice.lost)


def _terminal(findings: Findings) -> Message:
    terminal = findings.terminal
    return Message(
        "doctor-terminal",
        {
            "input": "yes" if terminal.input else "no",
            "kind": terminal.kind or Message("doctor-unnamed"),
            "columns": terminal.columns,
            "rows": terminal.rows,
            "encoding": terminal.encoding or Message("doctor-unnamed"),
        },
    )


def _sound(findings: Findings, languages: tuple[str, ...]) -> Iterator[Message]:
    for name in findings.hints.synthesisers[:1]:
        # the first is the one that is used
        yield Message("doctor-synthesiser", {"name": name.value})
    if not findings.hints.synthesisers:
        yield Message("doctor-no-synthesiser")
    elif languages:
        names = tuple(Message("language-name", {"tag": tag}) for tag in languages)
        yield Message("doctor-voices", {"languages": names})
    else:
        yield Message("doctor-no-voices")
    yield Message("doctor-device", {"device": findings.device.value})


def _braille(findings: Findings) -> Message:
    if findings.braille is None:
        return Message("doctor-no-braille")
    return Message("doctor-braille", {"columns": findings.braille.columns})


def _voices() -> tuple[Voice, ...]:
    try:
        return installed_voices()
    except VoiceLost:
        # the sentences about the synthesiser say so
        return ()


def _listed(names: tuple[str, ...]) -> tuple[Message, ...]:
    return tuple(Message("choice", {"choice": name}) for name in names)


def _version() -> str:
    return version("quarto-access")
