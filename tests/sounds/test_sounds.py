"""The sounds as they lie in the repository: made by the script, told in words, told apart."""

import json
import math
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from rigs.sound_measures import FRAME, FULL, distance, loudness, spectra

import quarto_access
from quarto_access.drivers.earcon_plan import FAMILIES
from quarto_access.drivers.mixer import Family
from quarto_access.drivers.sound_files import read_sound, theme_folder
from quarto_access.rules.quarto.pieces import ATTRIBUTES, PIECES, Piece
from quarto_access.speech.message import Cue, Earcon, Form
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.quarto.sonify import trait_earcon
from quarto_access.speech.sound_list import sound_list

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "sounds" / "wood"
CUES = tuple(cue for cue, _words in sound_list())
NAMES = tuple(cue.name for cue in CUES)
RATE = 22050
PEAK = 10 ** (-1 / 20)
LEAST_DISTANCE = 5.0
"""Decibels. A sound and itself are 0 apart; the nearest two of the theme 5.6."""
TRAITS = tuple(trait_earcon(piece, one) for piece in (PIECES[0], PIECES[15]) for one in ATTRIBUTES)
PHRASEBOOK = Phrasebook()


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.wav"


def family_of(cue: Cue) -> Family:
    return FAMILIES[cue.earcon]


@cache
def descriptions() -> dict[str, dict[str, str]]:
    told: dict[str, dict[str, str]] = json.loads((FOLDER / "sounds.json").read_text("utf-8"))
    return told


def test_the_files_are_what_the_script_makes(tmp_path: Path) -> None:
    command: list[str | Path] = [sys.executable, "-B", ROOT / "sounds" / "make.py", tmp_path]
    subprocess.run(command, check=True)  # noqa: S603  our own script
    made = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    kept = {path.name: path.read_bytes() for path in FOLDER.iterdir()}
    assert sorted(made) == sorted(kept)
    assert [name for name in made if made[name] != kept[name]] == []


def test_every_earcon_and_every_piece_is_in_the_list() -> None:
    assert {cue.earcon for cue in CUES} == set(Earcon) == set(FAMILIES)
    for earcon in (Earcon.PIECE, Earcon.QUICK_PIECE):
        assert [cue.piece for cue in CUES if cue.earcon is earcon] == list(range(16))
    assert len(set(NAMES)) == len(NAMES)


def test_every_sound_has_a_file_and_a_description_and_there_are_no_others() -> None:
    assert {path.stem for path in FOLDER.glob("*.wav")} == set(NAMES)
    assert set(descriptions()) == set(NAMES)
    for cue in CUES:
        told = descriptions()[cue.name]
        assert told["family"] == family_of(cue).value
        assert len(told["meaning"]) > len("A sound.")
        assert len(told["made"]) > len("a sound")


@pytest.mark.parametrize("form", Form)
def test_every_sound_has_words_and_no_two_the_same(form: Form) -> None:
    words = [PHRASEBOOK.render(message, form) for _cue, message in sound_list()]
    for sentence in words:
        assert len(sentence) >= 8
        assert re.fullmatch(r"[A-Za-z0-9,.:' -]+", sentence)
    assert len(set(words)) == len(words)


def test_the_words_of_a_piece_name_it() -> None:
    words = {cue.name: PHRASEBOOK.render(message, Form.BRIEF) for cue, message in sound_list()}
    assert words["piece-13"] == "tall dark round hollow"
    assert words["quick-piece-2"] == "short light square solid, quickly"
    assert [PHRASEBOOK.render(message, Form.BRIEF) for _cue, message in sound_list()][15:17] == [
        "Tall, the first tone.",
        "Short, the first tone.",
    ]


def test_what_a_description_says_of_a_piece_is_true() -> None:
    for piece in PIECES:
        values = [one.value for one in (piece.trait(attribute) for attribute in ATTRIBUTES)]
        for name in (f"piece-{piece.code}", f"quick-piece-{piece.code}"):
            assert set(values) < set(descriptions()[name]["meaning"][:-1].split())


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_does_not_clip_and_ends_in_silence(name: str) -> None:
    sound = read_sound(path_of(name))
    assert sound.rate == RATE
    assert max(map(abs, sound.values)) <= PEAK * FULL
    assert abs(sound.values[0]) < FULL / 1000
    assert abs(sound.values[-1]) < FULL / 1000


@pytest.mark.parametrize("family", set(FAMILIES.values()))
def test_sounds_of_a_family_are_equally_loud(family: Family) -> None:
    levels = {
        cue.name: loudness(spectra(path_of(cue.name)), RATE)
        for cue in CUES
        if family_of(cue) is family
    }
    assert max(levels.values()) - min(levels.values()) < 2.0, levels


def test_every_sound_differs_from_every_other() -> None:
    found = {
        (one, other): distance(spectra(path_of(one)), spectra(path_of(other)), RATE)
        for one, other in combinations(NAMES, 2)
    }
    assert {pair: apart for pair, apart in found.items() if apart < LEAST_DISTANCE} == {}


def test_the_distance_of_a_sound_from_itself_is_none() -> None:
    frames = spectra(path_of("win"))
    assert distance(frames, frames, RATE) == 0.0
    assert distance(frames, frames[: len(frames) // 2], RATE) > LEAST_DISTANCE


@pytest.mark.parametrize("earcon", TRAITS)
def test_a_tone_is_known_without_absolute_pitch(earcon: Earcon) -> None:
    first, *_between, last = (strongest(frame) for frame in heard_frames(earcon.value))
    high = earcon in (Earcon.TALL, Earcon.LIGHT, Earcon.SQUARE, Earcon.HOLLOW)
    assert (last > first) is high
    assert last != first


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: f"piece-{piece.code}")
def test_a_piece_is_its_four_tones_in_the_spoken_order(piece: Piece) -> None:
    tones = {earcon: read_sound(path_of(earcon.value)).values for earcon in TRAITS}
    whole = read_sound(path_of(f"piece-{piece.code}")).values
    names = descriptions()[f"piece-{piece.code}"]["meaning"].split()[1:5]
    for start, name in zip((0.0, 0.11, 0.25, 0.36), names, strict=True):
        at = round(start * RATE)
        part = whole[at : at + len(tones[Earcon(name)])]
        likeness = {earcon: correlation(part, values) for earcon, values in tones.items()}
        assert max(likeness, key=lambda one: likeness[one]) == name
        assert likeness[Earcon(name)] > 0.95


def test_quick_pieces_are_three_times_as_fast() -> None:
    slow, quick = (read_sound(path_of(f"{name}-5")).seconds for name in ("piece", "quick-piece"))
    assert 2.5 < slow / quick < 3.5


def test_the_sounds_are_small_and_short() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 900_000
    for cue in CUES:
        longest = 0.2 if cue.earcon in (Earcon.MOVE_EMPTY, Earcon.MOVE_PIECE, Earcon.EDGE) else 1.0
        assert read_sound(path_of(cue.name)).seconds <= longest


def test_the_sounds_are_found_beside_the_package() -> None:
    # the tests run beside a checkout, or with the package installed from it
    found = theme_folder()
    assert found is not None
    assert {path.name for path in found.iterdir()} == {path.name for path in FOLDER.iterdir()}
    assert theme_folder("no-such-theme") is None


def test_the_sounds_are_found_in_an_installed_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "quarto_access" / "sounds" / "wood").mkdir(parents=True)
    monkeypatch.setattr(quarto_access, "__file__", str(tmp_path / "quarto_access" / "__init__.py"))
    assert theme_folder() == tmp_path / "quarto_access" / "sounds" / "wood"


def heard_frames(name: str) -> Iterator[tuple[float, ...]]:
    """The frames of a sound that are not nearly silent."""
    frames = spectra(path_of(name))
    top = max(map(sum, frames))
    return (frame for frame in frames if sum(frame) > top / 100)


def strongest(frame: tuple[float, ...]) -> float:
    """The frequency with the most power, in hertz."""
    return max(range(1, len(frame)), key=lambda number: frame[number]) * RATE / FRAME


def correlation(one: Sequence[int], other: Sequence[int]) -> float:
    """1 for the same shape, whatever its size; 0 for nothing in common."""
    product = sum(a * b for a, b in zip(one, other, strict=False))
    return product / math.sqrt(sum(a * a for a in one) * sum(b * b for b in other))
