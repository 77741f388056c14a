"""manifest.json: the parameters, how the sizes were found, and the digest of every file."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import PurePosixPath
from typing import Any

from board_fabrication.judge import Verdict
from board_fabrication.solver import Keep
from board_fabrication.telling import solution
from board_fabrication.writers.registry import File, Job

NAME = "manifest.json"
FORMAT = 1
"""Counts changes of what the manifest means."""

Entries = dict[str, dict[str, Any]]
"""What is said of each file."""


def manifest(
    job: Job, verdict: Verdict, keep: Keep, files: Iterable[File], earlier: Entries
) -> bytes:
    """The manifest of some files, and of those that stay from an earlier time."""
    words = job.words
    entries = {**earlier, **{file.name: _entry(file) for file in files}}
    content = {
        "format": FORMAT,
        "language": words.language,
        "profile": job.profile.name,
        "parameters": job.model.parameters.as_dict(),
        "derived": verdict.sizes.derived if verdict.sizes else None,
        "solution": [words.render(one) for one in solution(verdict, keep)],
        "warnings": [finding.rule for finding in verdict.findings],
        "files": dict(sorted(entries.items())),
    }
    return (json.dumps(content, indent=1, ensure_ascii=False) + "\n").encode()


@dataclass(frozen=True, slots=True)
class Earlier:
    """What a manifest that lies in a folder says; empty where there is none of ours.

    Attributes:
        parameters: of the board whose drawings lie there.
        files: the entry of each file.
    """

    parameters: dict[str, Any]
    files: Entries

    def digest(self, name: str) -> str | None:
        """The digest that a file had when it was written."""
        return self.files.get(name, {}).get("sha256")


def read_manifest(content: bytes) -> Earlier:
    """A manifest from its bytes; entries that point out of the folder are left out."""
    try:
        data = json.loads(content)
        files: Entries = {
            str(name): dict(entry) for name, entry in data["files"].items() if _inside(str(name))
        }
        return Earlier(dict(data["parameters"]), files)
    except (ValueError, KeyError, TypeError, AttributeError):
        # whatever it is, it is not ours, and what lies beside it is kept
        return Earlier({}, {})


def _inside(name: str) -> bool:
    path = PurePosixPath(name)
    return bool(path.parts) and not path.is_absolute() and ".." not in path.parts


def digest(content: bytes) -> str:
    """What tells a file from a changed one."""
    return sha256(content).hexdigest()


def _entry(file: File) -> dict[str, Any]:
    entry: dict[str, Any] = {"product": file.product}
    if file.plate is not None:
        entry["size_mm"] = [round(value, 6) for value in file.plate.size]
        entry["count"] = file.plate.count
        entry["view"] = file.plate.view.value
        entry["layers"] = [operation.layer for operation in file.plate.operations]
    return {**entry, "sha256": digest(file.content)}
