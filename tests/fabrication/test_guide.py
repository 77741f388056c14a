"""The guide and the text of the jig: fit to be heard, and enough to drill by."""

import re
import shutil
import subprocess

import pytest

from board_fabrication.describe import description
from board_fabrication.geometry import Circle
from board_fabrication.judge import judge
from board_fabrication.model import Model, build
from board_fabrication.plates import Work
from board_fabrication.profiles import PROFILES, USUAL
from board_fabrication.values import CHOICES
from board_fabrication.words import Words, languages
from board_fabrication.writers.guide import jig_text, markdown, page
from board_fabrication.writers.lists import cutting_list
from board_fabrication.writers.order import letter
from fabrication import html_rig
from fabrication.boards import BOARDS, model
from quarto_access.session.settings import COLOURS

WORDS = Words()
MOST_WORDS = 25
PATIENCE = 60.0
PROFILE = PROFILES[USUAL]
MARK = re.compile(r"^(#+ |- |\d+\. )")


def texts(drawn: Model) -> dict[str, str]:
    """All that is read aloud, without the marks of Markdown."""
    marked = markdown(drawn, WORDS).decode()
    return {
        "describe": description(drawn, WORDS),
        "cutting list": cutting_list(drawn, WORDS).decode(),
        "order": letter(drawn, PROFILE, WORDS).decode(),
        "guide": "\n".join(MARK.sub("", line) for line in marked.splitlines()),
        "jig": "\n".join(
            MARK.sub("", line) for line in jig_text(drawn, WORDS).decode().splitlines()
        ),
    }


@pytest.mark.parametrize("name", BOARDS)
def test_every_text_can_be_read_aloud(name: str) -> None:
    for kind, text in texts(model(name)).items():
        for line in text.splitlines():
            assert re.fullmatch(r"[A-Za-z0-9 ,.:'!?-]*", line), (kind, line)
            assert not re.search(r"  |\.\.| [,.:]", line), (kind, line)
            for sentence in re.split(r"(?<=[.!?])\s", line):
                assert len(sentence.split()) <= MOST_WORDS, (kind, sentence)


@pytest.mark.parametrize("marking", CHOICES["marking"].options)
@pytest.mark.parametrize("hollow", CHOICES["hollow"].options)
def test_the_way_of_telling_pieces_is_a_choice(marking: str, hollow: str) -> None:
    given = {"marking": str(marking), "hollow": str(hollow), "sets": 2}
    parameters = judge(given).parameters
    assert parameters is not None
    told = texts(build(parameters))["guide"]
    word = {"striped": "groove", "ringed": "rubber ring", "pinned": "pin", "rough": "sand"}[marking]
    assert re.search(rf"very dark piece.* {word}", told)
    assert ("drill a hole of 12" in told) == (hollow == "hole")
    assert ("saw a cross" in told) == (hollow == "mark")
    assert "Saw 8 each" in told
    for line in told.splitlines():
        for sentence in re.split(r"(?<=[.!?])\s", line):
            assert len(sentence.split()) <= MOST_WORDS, sentence


def test_markings_have_the_names_of_the_game() -> None:
    assert {str(one) for one in CHOICES["marking"].options} <= set(COLOURS)


@pytest.mark.parametrize("name", BOARDS)
def test_the_page_says_what_the_markdown_says(name: str) -> None:
    read = html_rig.heard(page(model(name), WORDS))
    assert html_rig.faults(read) == []
    assert [tag for tag, _ in read.entries].count("h2") == 6
    told = [text for tag, text in read.entries if tag != "title"]
    assert told == [line for line in texts(model(name))["guide"].splitlines() if line]


@pytest.mark.parametrize("name", BOARDS)
def test_steps_are_numbered_and_lead_from_sheets_to_the_board(name: str) -> None:
    lines = markdown(model(name), WORDS).decode().splitlines()
    begin = lines.index("## Putting the board together") + 2
    steps = lines[begin : lines.index("", begin)]
    assert [step.split(". ")[0] for step in steps] == [str(n + 1) for n in range(len(steps))]
    told = " ".join(steps)
    assert ("Drive in" in told) == bool(BOARDS[name].screws)
    assert ("Spread a thin coat" in told) != BOARDS[name].recess
    assert "Clamp both until the glue is dry" not in told or name == "glue"


def places(text: str, what: str) -> dict[str, tuple[float, float]]:
    found = re.findall(
        rf"^{what} (\w+): (\S+) from the left, (\S+) from the near side\.$", text, re.MULTILINE
    )
    return {name: (float(x), float(y)) for name, x, y in found}


@pytest.mark.parametrize("name", BOARDS)
def test_whoever_has_only_the_text_of_the_jig_places_every_hole(name: str) -> None:
    board = BOARDS[name]
    text = texts(model(name))["jig"]
    wanted = {
        f"{'abcdefgh'[i]}{j + 1}": (x, y)
        for j, y in enumerate(board.centres)
        for i, x in enumerate(board.centres)
    }
    assert places(text, "Hole") == wanted
    bit = re.search(r"Forstner bit of (\S+) into", text)
    assert bit
    assert float(bit[1]) == board.hole
    depth = re.search(r"the stop of the drill to (\S+)\.", text)
    assert (depth is not None) == board.recess
    screws = places(text, "Screw")
    assert len(screws) == board.screws
    assert ("The wide guides, 4 wide, are the screws." in text) == bool(screws)
    assert ("widen each hole with a countersink to 7" in text) == bool(screws)
    if screws:
        drawn = model(name).plate("backing-from-above").of(Work.HOLE)
        centres = {one.shape.centre for one in drawn if isinstance(one.shape, Circle)}
        assert set(screws.values()) == centres


@pytest.mark.parametrize("name", BOARDS)
def test_the_jig_leads_the_drill_to_the_places_in_its_text(name: str) -> None:
    """The text counts from the fences, the description from the corner of the jig."""
    text = texts(model(name))["jig"]
    fence = re.search(r"They are (\S+) wide", text)
    assert fence
    told = texts(model(name))["describe"].split("Part jig:")[1].split("\n\n")[0]
    guides = re.findall(r"Hole for (?:screw )?(\w+), .* centre at x (\S+), y (\S+)\.", told)
    led = {name: (float(x) - float(fence[1]), float(y) - float(fence[1])) for name, x, y in guides}
    assert led == {**places(text, "Hole"), **places(text, "Screw")}


def test_a_voice_reads_every_text_to_its_end() -> None:
    voice = shutil.which("espeak-ng")
    if voice is None:
        pytest.skip("eSpeak NG is not here: apt-get install espeak-ng")
    for kind, text in texts(model("default")).items():
        spoken = subprocess.run(  # noqa: S603  a voice that was found
            [voice, "-q", "-x", "-v", "en", "--stdin"],
            input=text,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=True,
        ).stdout
        lines = [line for line in text.splitlines() if line]
        assert len(spoken.split()) > len(text.split()) * 0.6, kind
        # it spells no sign: these are the sounds of slash, hash and asterisk
        for sign in ("sl'aS", "h'aS", "'ast@r"):
            assert sign not in spoken, (kind, sign)
        assert len(spoken.splitlines()) >= len(lines) // 2, kind


UPPER = {
    "en": "upper side of the backing",
    "hu": r"hátlap felső oldal[aá]",
    "ru": r"верхн\w+ сторон\w+ основания",
    "es": "cara de arriba de la base",
    "pt-BR": "lado de cima da base",
    "fr": "face du haut du fond",
}


@pytest.mark.parametrize("language", languages())
def test_the_jig_lies_on_the_same_side_wherever_that_is_told(language: str) -> None:
    words, drawn = Words(language), model("default")
    for text in (description(drawn, words), jig_text(drawn, words).decode()):
        assert re.search(UPPER[language], text)
