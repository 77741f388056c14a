"""Where the sounds are, in a checkout and in an installed package, and how one is read."""

import wave
from array import array
from dataclasses import dataclass
from pathlib import Path

import quarto_access
from quarto_access.drivers.mixer import BadSoundError

THEME = "wood"
_SAMPLE_BYTES = 2


@dataclass(frozen=True, slots=True)
class Samples:
    """A sound of one channel in 16 bits, and how many samples make a second."""

    values: "array[int]"
    rate: int

    @property
    def seconds(self) -> float:
        """How long it sounds."""
        return len(self.values) / self.rate


def theme_folder(theme: str = THEME) -> Path | None:
    """The folder of a theme: in the package, or beside it in a checkout; None if there is none."""
    package = Path(quarto_access.__file__).parent
    folders = (package / "sounds" / theme, package.parent / "sounds" / theme)
    return next((folder for folder in folders if folder.is_dir()), None)


def read_sound(path: Path) -> Samples:
    """The samples of a sound file.

    Raises:
        BadSoundError: there is no such file, or it is not a WAV file of one channel in 16 bits.
    """
    try:
        with wave.open(str(path), "rb") as file:
            form = (file.getnchannels(), file.getsampwidth())
            frames, rate = file.readframes(file.getnframes()), file.getframerate()
    except (OSError, EOFError, wave.Error) as error:
        problem = f"{path.name}: {error}"
        raise BadSoundError(problem) from error
    if form != (1, _SAMPLE_BYTES) or not frames:
        problem = f"{path.name} is not of one channel in 16 bits, or empty"
        raise BadSoundError(problem)
    # a file that was cut off in a sample still has all samples before
    whole = frames[: len(frames) - len(frames) % _SAMPLE_BYTES]
    return Samples(array("h", whole), rate)
