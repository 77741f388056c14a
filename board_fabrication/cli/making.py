"""`make` and `coupon`: drawings checked, written, and told."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from board_fabrication import folder
from board_fabrication.cli.arguments import Options
from board_fabrication.cli.problems import REFUSED, cannot_write, named, problem
from board_fabrication.cli.progress import watched
from board_fabrication.judge import Verdict
from board_fabrication.model import Model
from board_fabrication.profiles import PROFILES
from board_fabrication.words import Message, Words
from board_fabrication.writers.manifest import NAME, Entries, manifest
from board_fabrication.writers.registry import (
    DXF,
    PRODUCTS,
    SVG,
    File,
    Job,
    make,
    missing,
)


@dataclass(frozen=True, slots=True)
class Made:
    """What was written, and how many older files went away."""

    folder: Path
    files: tuple[str, ...]
    removed: int
    told: tuple[Message, ...] = ()

    @property
    def messages(self) -> tuple[Message, ...]:
        """The sentences about it."""
        told = [Message("written", {"count": len(self.files), "path": named(self.folder)})]
        if self.removed:
            told.append(Message("removed", {"count": self.removed}))
        return (*told, *self.told, Message("nobody-cut"))


def write_drawings(
    model: Model, verdict: Verdict, options: Options, words: Words, tell: Callable[[Message], None]
) -> Made:
    """Make the chosen files and write them into the folder, all or none.

    Args:
        model: what is drawn.
        verdict: how its sizes were found.
        options: what was asked for.
        words: the language.
        tell: brings a sentence about long work to the person.

    Raises:
        CommandError: something that is needed is not installed, a drawing does not exist for this
            board, a stranger's file is in the way, or the disk refuses.
    """
    target = options.folder or Path()
    _refuse_missing(options)
    job = Job(model, words, PROFILES[options.profile], options.formats, options.dialect)
    files = tuple(watched(make(job, options.products), tell))
    if options.named:
        _refuse_empty(options, files)
    try:
        return _written(target, job, verdict, files, options)
    except folder.WouldReplaceError as error:
        raise problem("would-replace", REFUSED, path=str(error.path)) from error
    except (IsADirectoryError, NotADirectoryError) as error:
        # what is in the way has a name of its own
        raise cannot_write(Path(error.filename or target), error) from error
    except OSError as error:
        raise cannot_write(target, error) from error


def _written(
    target: Path, job: Job, verdict: Verdict, files: tuple[File, ...], options: Options
) -> Made:
    before = folder.earlier(target)
    names = {file.name for file in files}
    others = [name for name in folder.untouched(target, before) if name not in names]
    stale = others
    kept: Entries = {}
    if before.parameters == job.model.parameters.as_dict():
        kept, stale = {name: before.files[name] for name in others}, []
    content = {file.name: file.content for file in files}
    content[NAME] = manifest(job, verdict, options.keep, files, kept)
    folder.write(target, content, stale, force=options.force)
    told = tuple(message for file in files for message in file.told)
    return Made(target, tuple(content), len(stale), told)


def _refuse_missing(options: Options) -> None:
    lacking = missing(options.products)
    if not lacking:
        return
    # what nobody named is left out with its format
    kind = "needs-for-product" if options.named else "needs-for-format"
    packages = dict.fromkeys(package for some in lacking.values() for package in some)
    raise problem(kind, REFUSED, files=_words(lacking), packages=" ".join(packages))


def _words(words: Iterable[str]) -> tuple[Message, ...]:
    return tuple(Message("choice", {"choice": word}) for word in words)


def _refuse_empty(options: Options, files: tuple[File, ...]) -> None:
    made = {file.product for file in files}
    drawings = {SVG, DXF} & set(options.formats)
    for name in options.products:
        if PRODUCTS[name].drawn and not drawings:
            raise problem("not-on-paper", REFUSED, product=name)
        if name not in made:
            raise problem("no-product", REFUSED, product=name)
