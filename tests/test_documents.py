import os
import re
from pathlib import Path

from harness import PHRASEBOOK

from quarto_access.session.keys import KEYS
from quarto_access.speech.keys_page import keys_page

ROOT = Path(__file__).parent.parent


def test_the_page_of_keys_is_what_the_program_says() -> None:
    path = ROOT / "docs" / "KEYS.md"
    if os.environ.get("UPDATE_DOCUMENTS"):
        path.write_text(keys_page(PHRASEBOOK), encoding="utf-8")
    assert path.read_text(encoding="utf-8") == keys_page(PHRASEBOOK)


def test_the_user_guide_names_only_keys_that_exist() -> None:
    guide = (ROOT / "docs" / "USER_GUIDE.md").read_text(encoding="utf-8")
    named = re.findall(r"`([a-zA-Z0-9?,.<>])`", guide)
    assert named
    assert [key for key in named if key not in KEYS] == []


def test_links_between_documents_lead_somewhere() -> None:
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_readme_begins_with_its_two_commands() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    start = [line for line in lines[:10] if line.startswith("Install and")]
    assert [line.split(":")[0] for line in start][:2] == ["Install and play", "Install and test"]
