"""How loud a sound is and how unlike another, by its spectrum over time; written for the tests
alone, so that the script that makes the sounds is not measured with its own measure.
"""

import cmath
import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

from quarto_access.drivers.sound_files import Samples, read_sound

FRAME = 512
"""Samples in a frame: 23 milliseconds."""
FULL = 32768
_LOUD_FRAMES = 4
_LOWEST, _HIGHEST, _BANDS = 125.0, 8000.0, 12
_FLOOR = 45.0
"""Decibels below the loudest moment at which a sound counts as gone."""

Spectrum = tuple[float, ...]


@cache
def spectra(path: Path) -> tuple[Spectrum, ...]:
    """The power at each frequency, frame by frame."""
    return spectra_of(read_sound(path))


def spectra_of(sound: Samples) -> tuple[Spectrum, ...]:
    """The power at each frequency, frame by frame, of samples."""
    values = [sample / FULL for sample in sound.values]
    values += [0.0] * (-len(values) % FRAME)
    frames = (values[start : start + FRAME] for start in range(0, len(values), FRAME))
    return tuple(tuple(abs(x) ** 2 for x in fourier(frame)[: FRAME // 2]) for frame in frames)


def fourier(values: Sequence[complex]) -> list[complex]:
    """The discrete Fourier transform of a power of two of values."""
    count = len(values)
    if count == 1:
        return list(values)
    even, odd = fourier(values[::2]), fourier(values[1::2])
    turned = [cmath.exp(-2j * math.pi * k / count) * odd[k] for k in range(count // 2)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [
        a - b for a, b in zip(even, turned, strict=True)
    ]


def loudness(frames: Sequence[Spectrum], rate: int) -> float:
    """The loudest tenth of a second in decibels: low sounds less, high ones more, as in BS.1770."""
    weights = [_weight(k * rate / FRAME) for k in range(FRAME // 2)]
    powers = [sum(w * p for w, p in zip(weights, one, strict=True)) for one in frames]
    powers += [0.0] * _LOUD_FRAMES
    best = max(sum(powers[i : i + _LOUD_FRAMES]) for i in range(len(powers)))
    return 10 * math.log10(2 * best / FRAME**2 / _LOUD_FRAMES)


def _weight(hertz: float) -> float:
    """The power gain of the analogue curves: 4 decibels up at 1.7 kHz, nothing below 40 Hz."""
    s = 1j * hertz
    low, high, lift = 38.135, 1681.97, 10 ** (4 / 20)
    cut = s * s / (s * s + s * low / 0.5 + low * low)
    slope = s * high / 0.7072
    shelf = (lift * s * s + math.sqrt(lift) * slope + high * high) / (s * s + slope + high * high)
    return abs(cut * shelf) ** 2


def distance(first: Sequence[Spectrum], second: Sequence[Spectrum], rate: int) -> float:
    """How unlike two sounds are: the decibels between them, over bands and frames.

    Only frames in which either sounds are counted, so a difference in length counts too.
    """
    one, other = _bands(first, rate), _bands(second, rate)
    silence = (0.0,) * _BANDS
    length = max(len(one), len(other))
    pairs = [
        (one[i] if i < len(one) else silence, other[i] if i < len(other) else silence)
        for i in range(length)
    ]
    heard = [(a, b) for a, b in pairs if any(a) or any(b)]
    squares = [(x - y) ** 2 for a, b in heard for x, y in zip(a, b, strict=True)]
    return math.sqrt(sum(squares) / len(squares))


def _bands(frames: Sequence[Spectrum], rate: int) -> list[tuple[float, ...]]:
    """The level of each band above the floor, in decibels, frame by frame."""
    ratio = (_HIGHEST / _LOWEST) ** (1 / _BANDS)
    edges = [round(_LOWEST * ratio**n * FRAME / rate) for n in range(_BANDS + 1)]
    powers = [
        tuple(sum(frame[low : max(high, low + 1)]) for low, high in pairwise(edges))
        for frame in frames
    ]
    top = max(max(frame) for frame in powers)
    return [
        tuple(max(0.0, _FLOOR + 10 * math.log10(p / top)) if p else 0.0 for p in frame)
        for frame in powers
    ]
