#!/usr/bin/env python3
"""Makes every sound of a theme, with nothing but Python: python sounds/make.py [folder].

Run twice, it writes the same bytes. A timbre tells the family of a sound: wood and plucked strings
for moving about, marimba for what happens in the game, brass for alerts. Within a family, sounds
differ by rhythm, direction and length first. Every sound is then brought to its family's loudness.
"""

import array
import json
import sys
import wave
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from instruments import (
    RATE,
    Samples,
    Timbre,
    brass,
    flute,
    harp,
    hum,
    knock,
    loudness,
    marimba,
    melody,
    note,
    pluck,
    scaled,
    sequence,
    wood,
)

THEME = "wood"
PEAK = 10 ** (-1 / 20)
"""No sample is louder: 1 decibel below full scale."""
LOUDNESS = {"navigation": -26.0, "events": -18.0, "alerts": -18.0, "sonification": -21.0}
"""Of each family, in decibels: the loudest tenth of a second as an ear weighs it (BS.1770)."""


@dataclass(frozen=True)
class Sound:
    """A sound with what it tells and how it is made."""

    family: str
    meaning: str
    made: str
    samples: Samples


def navigation() -> dict[str, Sound]:
    """Soft clicks: wood under the fingers, strings for what opens and closes."""
    tick, full = wood(500, 0.045), sequence((0, wood(400, 0.07)), (0, wood(640, 0.05)))
    return {
        "move-empty": _navigation("The focus came to something empty.", "one soft tick", tick),
        "move-piece": _navigation(
            "The focus came to a piece.",
            "two full ticks close together, on two blocks at once",
            sequence((0, full), (0.065, scaled(full, 0.8))),
        ),
        "edge": _navigation(
            "It does not go on here; the focus stays.", "a dull low bump", knock(150, 0.13)
        ),
        "open": _navigation(
            "A question, list or help opens.",
            "a plucked string, then a higher one",
            melody(pluck, (0, 0, 0.18), (0.07, 7, 0.25)),
        ),
        "close": _navigation(
            "What was open closes.",
            "a plucked string, then a lower one",
            melody(pluck, (0, 7, 0.18), (0.07, 0, 0.25)),
        ),
        "point": _navigation(
            "A call points at a line.", "one high plucked string", melody(pluck, (0, 14, 0.2))
        ),
    }


def _navigation(meaning: str, made: str, samples: Samples) -> Sound:
    return Sound("navigation", meaning, made, samples)


def events() -> dict[str, Sound]:
    """A marimba: what happens in the game."""
    laid = sequence((0, scaled(wood(180, 0.05), 0.8)), (0.012, marimba(note(0), 0.32)))
    won = ((0, 0, 0.3), (0.1, 4, 0.3), (0.2, 7, 0.3), (0.3, 12, 0.3), (0.46, 12, 0.4))
    return {
        "start": _event(
            "A game begins.",
            "three rising notes, evenly",
            melody(marimba, (0, 0, 0.3), (0.14, 5, 0.3), (0.28, 9, 0.4)),
        ),
        "give": _event(
            "A piece is given.",
            "a short note and a higher long one",
            melody(marimba, (0, 7, 0.15), (0.09, 12, 0.4)),
        ),
        "place": _event("A piece is placed.", "wood on wood, then one low note", laid),
        "win": _event(
            "You win, or a player wins.",
            "four notes quickly up, the top again",
            melody(marimba, *won),
        ),
        "loss": _event(
            "You lose.",
            "three falling notes, slowly",
            melody(marimba, (0, 7, 0.4), (0.22, 3, 0.4), (0.44, -5, 0.5)),
        ),
        "draw": _event(
            "Nobody wins.",
            "up and back to the same note, twice",
            melody(
                marimba,
                (0, 4, 0.25),
                (0.13, 7, 0.25),
                (0.26, 4, 0.25),
                (0.39, 7, 0.25),
                (0.52, 4, 0.4),
            ),
        ),
    }


def _event(meaning: str, made: str, samples: Samples) -> Sound:
    return Sound("events", meaning, made, samples)


def alerts() -> dict[str, Sound]:
    """Brass: what must not be missed."""
    called = melody(brass, (0, 0, 0.13), (0.14, 7, 0.42))
    refused = melody(brass, (0, -9, 0.1), (0.12, -10, 0.2))
    return {
        "call": Sound("alerts", "Quarto is called.", "a short note and a long fifth above", called),
        "refuse": Sound(
            "alerts", "That cannot be done.", "two low buzzes, the second lower", refused
        ),
    }


@dataclass(frozen=True)
class Slot:
    """An attribute's place in the four tones: its values and the instrument that plays it."""

    bit: int
    low: str
    high: str
    timbre: Timbre
    instrument: str


SLOTS = (
    Slot(4, "short", "tall", marimba, "marimba"),
    Slot(1, "dark", "light", hum, "reed"),
    Slot(2, "round", "square", harp, "harp"),
    Slot(8, "solid", "hollow", flute, "flute"),
)
"""Height, colour, shape, hole: the order in which they are spoken."""

TEMPOS = {"piece": ((0, 0.11, 0.25, 0.36), 0.1), "quick-piece": ((0, 0.04, 0.085, 0.125), 0.04)}
"""When the four tones begin, in two pairs, and how long one lasts."""


def tone(slot: Slot, seconds: float, *, high: bool) -> Samples:
    """A tone for a value: high ones jump up at the end, low ones down, two octaves apart."""
    first, second = (14, 21) if high else (2, -5)
    head = slot.timbre(note(first), seconds * 0.5)
    rest = slot.timbre(note(second), seconds * 0.75)
    return sequence((0, _even(head)), (seconds * 0.35, _even(rest)))


def _even(samples: Samples) -> Samples:
    """At one loudness, so that no attribute and no value stands out."""
    return scaled(samples, 10 ** (-loudness(samples) / 20))


def is_high(slot: Slot, code: int) -> bool:
    """Whether a piece has the slot's high value: tall, light, square or hollow."""
    return bool(code & slot.bit) != (slot.high == "light")


def sonification() -> dict[str, Sound]:
    """Empty places, single tones, and pieces of four tones in two tempos."""
    tick = wood(300, 0.035)
    result = {"empty-place": _heard("An empty cell.", "one soft tick on a low wood block", tick)}
    for slot in SLOTS:
        for name, high in ((slot.high, True), (slot.low, False)):
            made = f"one tone of a {slot.instrument}, {_direction(high=high)}"
            samples = tone(slot, TEMPOS["piece"][1], high=high)
            result[name] = _heard(f"A piece or cell is {name}.", made, samples)
    for tempo, (starts, seconds) in TEMPOS.items():
        for code in range(16):
            result[f"{tempo}-{code}"] = _piece(code, starts, seconds)
    return result


def _piece(code: int, starts: Sequence[float], seconds: float) -> Sound:
    highs = [is_high(slot, code) for slot in SLOTS]
    values = [slot.high if high else slot.low for slot, high in zip(SLOTS, highs, strict=True)]
    tones = [tone(slot, seconds, high=high) for slot, high in zip(SLOTS, highs, strict=True)]
    made = ", ".join(
        f"{slot.instrument} {'high' if high else 'low'}"
        for slot, high in zip(SLOTS, highs, strict=True)
    )
    return _heard(
        f"The {' '.join(values)} piece.",
        f"four tones: {made}",
        sequence(*zip(starts, tones, strict=True)),
    )


def _direction(*, high: bool) -> str:
    return "high and jumping up" if high else "low and dropping"


def _heard(meaning: str, made: str, samples: Samples) -> Sound:
    return Sound("sonification", meaning, made, samples)


def levelled(samples: Samples, family: str) -> Samples:
    """At the loudness of its family.

    Raises:
        ValueError: it cannot be that loud without clipping.
    """
    result = scaled(samples, 10 ** ((LOUDNESS[family] - loudness(samples)) / 20))
    if max(map(abs, result)) > PEAK:
        message = f"{max(map(abs, result)):.2f} is over the peak; {family} must be softer"
        raise ValueError(message)
    return result


def write(folder: Path) -> None:
    """Write every sound of the theme into the folder, and what they mean."""
    folder.mkdir(parents=True, exist_ok=True)
    sounds = navigation() | events() | alerts() | sonification()
    for name, sound in sounds.items():
        samples = levelled(sound.samples, sound.family)
        whole = array.array("h", (round(32767 * sample) for sample in samples))
        if sys.byteorder == "big":
            whole.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, len(whole), "NONE", "not compressed"))
            file.writeframes(whole.tobytes())
    told = {
        name: {"family": one.family, "meaning": one.meaning, "made": one.made}
        for name, one in sounds.items()
    }
    text = json.dumps(told, indent=1) + "\n"
    (folder / "sounds.json").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent / THEME)
