"""What docs/FABRICATION.md says of commands and files is so."""

import re
from pathlib import Path

import pytest

from board_fabrication.cli import main
from board_fabrication.cli.arguments import parse
from board_fabrication.writers.registry import PRODUCTS

TEXT = (Path(__file__).parents[2] / "docs" / "FABRICATION.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"`([^`]+)`", TEXT)


def test_every_product_has_its_row() -> None:
    table = TEXT.split("| `--only` | files |")[1].split("\n\n")[0]
    rows = [line.split("|")[1].strip() for line in table.splitlines() if line.startswith("| ")]
    assert set(rows) == set(PRODUCTS)


def commands() -> list[list[str]]:
    """The commands that stand there in full, with a folder where one is left open."""
    found = [words.split()[1:] for words in QUOTED if words.startswith("board-fabrication ")]
    return [["out" if word == "FOLDER" else word for word in words] for words in found]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_is_understood(words: list[str]) -> None:
    assert parse(words).command == words[0]


def settings() -> list[str]:
    found = (re.search(r"--set ([a-z-]+=[a-z0-9.-]+)", words) for words in QUOTED)
    return sorted({one[1] for one in found if one})


@pytest.mark.parametrize("setting", settings())
def test_every_setting_gives_a_board(setting: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--set", setting]) == 0
    assert "This board keeps all rules." in capsys.readouterr().out


def test_there_are_commands_and_settings_to_try() -> None:
    assert len(commands()) >= 4
    assert len(settings()) >= 5


def test_the_files_that_are_named_are_written(tmp_path: Path) -> None:
    assert main(["make", str(tmp_path / "out"), "--only", "text,jig", "--format", "svg"]) == 0
    for name in ("assembly.html", "assembly.md", "jig.txt", "manifest.json"):
        assert name in TEXT
        assert (tmp_path / "out" / name).exists()
