# ruff: noqa: INP001  make.py beside it is run as a script and imports it by its bare name
"""Instruments out of nothing but arithmetic, how notes are put together, and how loud they are."""

import math
import random
from collections.abc import Callable, Iterable, Sequence

RATE = 22050
WINDOW = RATE // 10
FADE = RATE // 200

Samples = list[float]
Timbre = Callable[[float, float], Samples]
"""A note of a frequency in hertz and a length in seconds."""


# Timbres


def modes(freq: float, seconds: float, partials: Iterable[tuple[float, float, float]]) -> Samples:
    """Something that was struck: partials of (ratio, strength, share of the time they ring)."""
    count = round(seconds * RATE)
    result = [0.0] * count
    for ratio, strength, share in partials:
        step = math.tau * freq * ratio / RATE
        fall = math.exp(-6.0 / (share * count))
        level = strength
        for i in range(count):
            result[i] += level * math.sin(step * i)
            level *= fall
    return faded(result)


def wood(freq: float, seconds: float) -> Samples:
    """A wood block: two modes, the upper one gone at once."""
    return modes(freq, seconds, ((1, 1, 1), (2.57, 0.35, 0.4)))


def marimba(freq: float, seconds: float) -> Samples:
    """A bar tuned to its fourth harmonic."""
    return modes(freq, seconds, ((1, 1, 1), (3.98, 0.3, 0.3), (9.2, 0.1, 0.1)))


def pluck(freq: float, seconds: float) -> Samples:
    """A plucked string, after Karplus and Strong: a burst of noise goes round and wears off."""
    noise = random.Random(round(freq))
    string = [noise.uniform(-1, 1) for _ in range(round(RATE / freq))]
    string = [(a + b) / 2 for a, b in zip(string, string[1:] + string[:1], strict=True)]
    keep = math.exp(-4.0 / (seconds * freq))
    result: Samples = []
    for i in range(round(seconds * RATE)):
        at = i % len(string)
        result.append(string[at])
        string[at] = keep * (string[at] + string[(at + 1) % len(string)]) / 2
    return faded(result)


def harp(freq: float, seconds: float) -> Samples:
    """A string without the noise of the finger: harmonics, the higher ones gone sooner."""
    return modes(
        freq, seconds, ((1, 0.7, 1), (2, 1, 1), (3, 0.9, 0.9), (5, 0.6, 0.7), (6, 0.4, 0.6))
    )


def brass(freq: float, seconds: float) -> Samples:
    """Harmonics that come in one after the other and leave in turn."""
    count = round(seconds * RATE)
    result = [0.0] * count
    for harmonic in range(1, 11):
        rise = round((0.012 + 0.004 * harmonic) * RATE)
        step = math.tau * freq * harmonic / RATE
        for i in range(count):
            level = min(1.0, i / rise, (count - i) / (2 * rise))
            result[i] += level / harmonic**0.8 * math.sin(step * i)
    return faded(result)


def hum(freq: float, seconds: float) -> Samples:
    """A reed: odd harmonics, held."""
    return held(freq, seconds, ((1, 1), (3, 0.5), (5, 0.35), (7, 0.2)))


def flute(freq: float, seconds: float) -> Samples:
    """A pure tone with breath."""
    breath = random.Random(round(freq))
    tone = held(freq, seconds, ((1, 1), (2, 0.2), (3, 0.1)))
    air = lowpassed([breath.uniform(-1, 1) for _ in tone], 0.5)
    return faded([t + 0.4 * a for t, a in zip(tone, air, strict=True)])


def held(freq: float, seconds: float, partials: Iterable[tuple[float, float]]) -> Samples:
    """A tone that holds its level, of partials (ratio, strength)."""
    count = round(seconds * RATE)
    result = [0.0] * count
    for ratio, strength in partials:
        step = math.tau * freq * ratio / RATE
        for i in range(count):
            result[i] += strength * math.sin(step * i)
    return faded(result)


def knock(freq: float, seconds: float) -> Samples:
    """A dull bump: a low mode under noise without height."""
    rough = random.Random(round(freq))
    noise = lowpassed([rough.uniform(-1, 1) for _ in range(round(seconds * RATE))], 0.08)
    body = modes(freq, seconds, ((1, 1, 1), (1.6, 0.5, 0.6)))
    fall = 8.0 / len(body)
    return faded(
        [
            b + 2.5 * n * math.exp(-fall * i)
            for i, (b, n) in enumerate(zip(body, noise, strict=True))
        ]
    )


# Putting together


def faded(samples: Samples) -> Samples:
    """Without a click at either end."""
    short, length = min(FADE // 5, len(samples)), min(FADE, len(samples) // 4)
    for i in range(short):
        samples[i] *= i / short
    for i in range(length):
        samples[-1 - i] *= i / length
    return samples


def lowpassed(samples: Samples, amount: float) -> Samples:
    """Smoothed; a smaller amount leaves less of the height."""
    level = 0.0
    result: Samples = []
    for sample in samples:
        level += amount * (sample - level)
        result.append(level)
    return result


def sequence(*notes: tuple[float, Samples]) -> Samples:
    """Notes that begin at their seconds, over each other."""
    result = [0.0] * max(round(start * RATE) + len(samples) for start, samples in notes)
    for start, samples in notes:
        at = round(start * RATE)
        for i, sample in enumerate(samples):
            result[at + i] += sample
    return result


def scaled(samples: Samples, factor: float) -> Samples:
    """Louder or softer."""
    return [factor * sample for sample in samples]


def melody(timbre: Timbre, *notes: tuple[float, int, float]) -> Samples:
    """Notes of (start, semitones from the C of 262 hertz, seconds)."""
    return sequence(*((at, timbre(note(pitch), seconds)) for at, pitch, seconds in notes))


def note(semitones: int) -> float:
    """The frequency of a note, counted from the C of 262 hertz."""
    return 261.63 * 2 ** (semitones / 12)


# Loudness


def biquad(samples: Iterable[float], b: Sequence[float], a: Sequence[float]) -> Samples:
    """A filter of the second order."""
    x1 = x2 = y1 = y2 = 0.0
    result: Samples = []
    for x in samples:
        y = (b[0] * x + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2) / a[0]
        x1, x2, y1, y2 = x, x1, y, y1
        result.append(y)
    return result


def shelf() -> tuple[tuple[float, float, float], tuple[float, float, float]]:
    """The head's lift of 4 decibels above 1700 hertz."""
    gain = 10 ** (3.99984385397 / 40)
    turn = math.tau * 1681.9744509555319 / RATE
    alpha, cos = math.sin(turn) / (2 * 0.7071752369554193), math.cos(turn)
    root = 2 * math.sqrt(gain) * alpha
    b0 = gain * ((gain + 1) + (gain - 1) * cos + root)
    b2 = gain * ((gain + 1) + (gain - 1) * cos - root)
    a0, a2 = (gain + 1) - (gain - 1) * cos + root, (gain + 1) - (gain - 1) * cos - root
    b1, a1 = -2 * gain * ((gain - 1) + (gain + 1) * cos), 2 * ((gain - 1) - (gain + 1) * cos)
    return (b0, b1, b2), (a0, a1, a2)


def highpass() -> tuple[tuple[float, float, float], tuple[float, float, float]]:
    """The ear's weakness below 60 hertz."""
    turn = math.tau * 38.13547087613982 / RATE
    alpha, cos = math.sin(turn) / (2 * 0.5003270373253953), math.cos(turn)
    return ((1 + cos) / 2, -1 - cos, (1 + cos) / 2), (1 + alpha, -2 * cos, 1 - alpha)


def loudness(samples: Samples) -> float:
    """The loudest tenth of a second in decibels, weighed as an ear does."""
    padded = [*samples, *[0.0] * WINDOW]
    weighed = biquad(biquad(padded, *shelf()), *highpass())
    energy = best = 0.0
    for i, sample in enumerate(weighed):
        energy += sample * sample
        if i >= WINDOW:
            energy -= weighed[i - WINDOW] ** 2
        best = max(best, energy)
    return 10 * math.log10(best / WINDOW)
