"""The judge: positions as text and in words, one or a file full, in sentences and as data."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from harness import PHRASEBOOK
from hypothesis import given
from hypothesis import strategies as st
from strategies import holder, rulesets, running_states

from quarto_access.cli import main
from quarto_access.cli.judge import Judge
from quarto_access.rules.game import Outcome, Termination
from quarto_access.rules.quarto.board import ALL_LINES, CELLS
from quarto_access.rules.quarto.judge import full_without, quartos
from quarto_access.rules.quarto.moves import Claim
from quarto_access.rules.quarto.notation import format_position
from quarto_access.rules.quarto.pieces import ATTRIBUTES, PIECES, Piece
from quarto_access.rules.quarto.ruleset import LINE_SETS, STANDARD, Ruleset, named_ruleset
from quarto_access.rules.quarto.state import State, outcome, play
from quarto_access.session.quarto.entries import Entry
from quarto_access.session.quarto.record import replay
from quarto_access.session.quarto.record_text import parse_record

ORACLES = Path(__file__).parent / "oracles"
BOARDS: list[dict[str, Any]] = json.loads((ORACLES / "quarto_boards.json").read_text())["items"]
CLAIMS: list[dict[str, Any]] = json.loads((ORACLES / "quarto_claim_cases.json").read_text())[
    "items"
]
SETS = {
    "standard": ("lines10",),
    "quarters": ("lines10", "quarters4"),
    "advanced": ("lines10", "squares9"),
    "um-quarto": ("lines10", "squares9"),
}
COUNTED = {"with_colour": "", "without_colour": " shape,height,hollow"}
JUDGE = Judge(PHRASEBOOK)


def written(cells: Sequence[int | None]) -> str:
    return "".join("-" if code is None else f"{code:x}" for code in cells)


def expected(item: dict[str, Any], colour: str, ruleset: str) -> dict[str, Any]:
    """The answer that an item of the boards asks for."""
    lines: list[dict[str, Any]] = [
        {
            "line": line["line"],
            "shared": [{key: one[key] for key in ("attribute", "value")} for one in line["shared"]],
        }
        for name in SETS[ruleset]
        for line in item[colour][name]
    ]
    # the oracle lists lines as they come; the order is that of all lines
    return {"ok": True, "lines": sorted(lines, key=lambda one: [*ALL_LINES].index(one["line"]))}


def cases() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every board by every ruleset, with and without colour, as a text with its answer."""
    for item in BOARDS:
        for ruleset in SETS:
            for colour, words in COUNTED.items():
                text = f"{written(item['cells'])} - {ruleset}{words}"
                yield text, expected(item, colour, ruleset)


class Command:
    """The command itself, in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str | Path) -> tuple[int, str, str]:
        code = main(["judge", *map(str, words)])
        out, err = self._capsys.readouterr()
        return code, out, err


@pytest.fixture
def command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Command:
    # whoever runs the tests may have chosen other words
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return Command(capsys)


def test_all_boards_by_all_rules() -> None:
    answers = 0
    for text, answer in cases():
        assert JUDGE.answer(text) == answer, text
        answers += 1
    assert answers == len(BOARDS) * 8 > 1000


def test_the_orders_of_lines_and_of_what_they_share() -> None:
    order = [*ALL_LINES]
    labels = [attribute.label for attribute in ATTRIBUTES]
    seen = 0
    for text, _answer in cases():
        lines: Any = JUDGE.answer(text)["lines"]
        places = [order.index(line["line"]) for line in lines]
        assert places == sorted(places)
        for line in lines:
            shared = [labels.index(one["attribute"]) for one in line["shared"]]
            assert shared == sorted(shared)
            seen += len(shared) > 1
    assert labels == ["colour", "shape", "height", "hollow"]
    assert seen > 100


def test_all_boards_through_the_real_command(tmp_path: Path) -> None:
    every = list(cases())
    path = tmp_path / "boards.txt"
    path.write_text("".join(f"{text}\n" for text, _answer in every), encoding="utf-8")
    done = subprocess.run(  # noqa: S603  the tests name the words
        [sys.executable, "-m", "quarto_access", "judge", "--json", "--file", str(path)],
        capture_output=True,
        check=False,
        timeout=60,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert [json.loads(row) for row in done.stdout.splitlines()] == [one for _, one in every]


@pytest.mark.parametrize("item", CLAIMS, ids=[str(item["id"]) for item in CLAIMS])
def test_a_claim_that_wins_names_a_line_that_the_judge_finds(item: dict[str, Any]) -> None:
    text = json.dumps({"game": "quarto", "ruleset": item["config"], "moves": item["events"]})
    for replayed in replay(parse_record(text)):
        ruleset = replayed.state.ruleset
        judged = {one.line.name for one in quartos(replayed.state.board, ruleset)}
        data: Any = JUDGE.answer(format_position(replayed.state))
        assert [line["line"] for line in data["lines"]] == [
            name for name in ALL_LINES if name in judged
        ]
        entry = replayed.entry
        if isinstance(entry, Entry) and isinstance(entry.move, Claim):
            line = entry.move.line
            assert (replayed.answer != "win") or (line in judged)
            assert (replayed.answer != "refused:not_a_quarto") or (line not in judged)


def test_claims_are_among_the_cases() -> None:
    won = [e for item in CLAIMS for e in item["events"] if e["do"] == "claim"]
    assert len(won) > 20


@given(running_states(), rulesets())
def test_a_line_is_judged_as_a_claim_would_be(state: State, rules: Ruleset) -> None:
    """Each full line is a Quarto or shares nothing, and a claim on the last one says the same."""
    found = {one.line: one for one in quartos(state.board, rules)}
    without = full_without(state.board, rules)
    full = [line for line in rules.lines if state.board.full_line(line)]
    assert {*found, *without} == set(full)
    assert not set(found) & set(without)
    for line, quarto in found.items():
        if rules.claims_per_window == 0:
            continue
        # as if the last piece had been placed on this line
        last = State(rules, state.board, state.phase, line.cells[0])
        won = outcome(play(last, holder(last), Claim(line.name)).state)
        assert won == Outcome(Termination.CLAIM, holder(last))
        pieces = state.board.full_line(line)
        assert pieces is not None
        assert quarto.traits == rules.shared(pieces)


BAD = [
    ("", "bad_text"),
    ("zz", "bad_text"),
    ("1b4f/----/----/---", "bad_text"),
    ("1b4f/----/----", "bad_text"),
    ("1b4f----/--------", "bad_text"),
    ("1b4g/----/----/----", "bad_text"),
    ("1b4f/----/----/---- 10", "bad_text"),
    ("1b4f/----/----/---- x", "bad_text"),
    ("1b4f/----/----/---- 7 standard colour more", "bad_text"),
    ("11--/----/----/----", "duplicate_piece"),
    ("b---/----/----/---B", "duplicate_piece"),
    ("1b4f/----/----/---- b", "hand_on_board"),
    ("1b4f/----/----/---- 7 chess", "unknown_ruleset"),
    ("1b4f/----/----/---- 7 standard weight", "unknown_attribute"),
    ("1b4f/----/----/---- 7 standard colour,", "unknown_attribute"),
]


@pytest.mark.parametrize(("text", "reason"), BAD)
def test_what_is_wrong_with_a_text(text: str, reason: str) -> None:
    answer = JUDGE.answer(text)
    assert answer["ok"] is False
    assert answer["reason"] == reason
    assert set(answer) == {"ok", "reason", "message"}
    assert re.fullmatch(r"[A-Z].*\.", str(answer["message"]))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("1b4f/----/----/---- 7 standard", "1b4f............ 7"),
        ("1b4f/----/----/----", "1B4F------------ - standard"),
        ("0123/----/----/---- . advanced", "0123............ - um-quarto"),
        ("1b4f/----/----/---- 7 standard height", "  1b4f/..../..../....   7 standard height "),
    ],
)
def test_the_same_position_written_differently(one: str, other: str) -> None:
    assert JUDGE.answer(one) == JUDGE.answer(other)
    assert JUDGE.answer(one)["ok"] is True


def test_a_position_that_begins_with_hyphens_is_no_option(command: Command) -> None:
    for words in (
        ["----/----/----/0123", "-", "standard"],
        ["------------0123", "--json"],
        ["--json", "----/----/----/0123 - standard"],
        ["----------------", "-", "--json"],
        ["----/----/----/0123", "--json", "-", "standard"],
    ):
        code, out, err = command(*words)
        assert (code, err) == (0, ""), words
        assert out
    assert command("----/----/----/012")[0] == 2
    assert "No such command or option: --bogus" in command("--bogus")[2]


@pytest.mark.parametrize(("text", "reason"), BAD[1:])
def test_a_bad_text_has_one_sentence_and_code_2(command: Command, text: str, reason: str) -> None:
    code, out, err = command(*text.split())
    assert (code, out) == (2, "")
    assert "Traceback" not in err
    assert "No such command" not in err
    code, out, err = command("--json", text)
    assert (code, err) == (2, "")
    answer = json.loads(out)
    assert answer["reason"] == reason


def test_a_file_answers_every_line(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "positions.txt"
    text = (
        "\ufeff0123/----/----/----\r\n\r\n11--/----/----/----\n  \n"
        "hand tall dark round hollow\n0123/----/----/---- 4 x"
    )
    path.write_bytes(text.encode())
    code, out, err = command("--json", "--file", path)
    assert (code, err) == (2, "")
    answers = [json.loads(row) for row in out.splitlines()]
    assert [one["ok"] for one in answers] == [True, False, True, False]
    assert [one.get("reason") for one in answers] == [
        None,
        "duplicate_piece",
        None,
        "unknown_ruleset",
    ]
    code, out, err = command("--file", path)
    assert (code, err) == (2, "")
    assert re.findall(r"Position (\d)\.", out) == ["1", "2", "3", "4"]
    path.write_text("0123/----/----/----\n")
    assert command("--file", path)[0] == 0


def test_what_the_command_needs(command: Command, tmp_path: Path) -> None:
    assert "There is no position to judge." in command()[2]
    assert "There is no position to judge." in command("", "--json")[2]
    path = tmp_path / "none.txt"
    assert "there is no such file" in command("--file", path)[2]
    path.write_text(" \n\n")
    assert "There is no position in" in command("--file", path)[2]
    assert "not both" in command("0123/----/----/----", "--file", path)[2]
    path.write_bytes(b"\xff\xfe\x00")
    assert command("--file", path)[0] == 2


def test_the_words_of_a_judgement(command: Command) -> None:
    code, out, err = command("0246/----/----/----")
    assert (code, err) == (0, "")
    assert " ".join(out.split()) == (
        "4 pieces on the board, none in hand, standard rules. One Quarto. Row 1, all light and "
        "solid: short light round solid, short light square solid, tall light round solid, "
        "tall light square solid."
    )
    _code, out, _err = command("0246/----/----/----", "1", "standard", "height")
    assert " ".join(out.split()) == (
        "4 pieces on the board, short piece in hand, standard rules, counting height. "
        "No Quarto. One line is full and shares nothing that counts: row 1."
    )
    assert "No line that counts is full." in command("------/----------")[1] + command("-" * 16)[1]


def test_a_duplicate_is_told_with_its_cells(command: Command) -> None:
    err = " ".join(command("-d--/---D/----/----")[2].split())
    assert err.startswith("The tall dark round hollow piece stands on b1, d2. ")
    for board in ("-d--/----/----/----", "-D--/----/----/----"):
        err = " ".join(command(board, "d")[2].split())
        assert err.startswith("The tall dark round hollow piece is in hand and on b1 too. ")


def spelled(piece: Piece, random: Random) -> str:
    words = [piece.trait(attribute).value for attribute in ATTRIBUTES]
    random.shuffle(words)
    shortest = {"short": "sh", "square": "sq", "solid": "so", "hollow": "hol", "dark": "da"}
    return " ".join(random.choice((word, shortest.get(word, word[:2]))) for word in words)


@given(running_states(STANDARD), st.sampled_from(tuple(LINE_SETS)), st.integers())
def test_words_mean_what_the_text_means(state: State, rules: str, seed: int) -> None:
    random = Random(seed)
    places = [
        f"{'abcd'[cell.column]}{random.choice(('', ' '))}{cell.row + 1} {spelled(piece, random)}"
        for cell in CELLS
        if (piece := state.board[cell])
    ]
    if state.in_hand:
        places.append(f"hand {spelled(state.in_hand, random)}")
    if not places:
        places.append("board empty")
    places.append(rules if rules == "um-quarto" else f"{rules} rules")
    random.shuffle(places)
    words = random.choice((", ", " ", "; ", ". ")).join(places)
    judged = JUDGE.judge(words).state
    assert judged is not None, words
    assert judged.board == state.board
    assert judged.in_hand == state.in_hand
    assert judged.ruleset == named_ruleset(rules)


@pytest.mark.parametrize(
    ("words", "reason", "told"),
    [
        ("a1 tall", "bad_text", "Of the piece on a1 it is not said: colour, shape, hole."),
        ("a1 tall short dark round solid", "bad_text", "No piece is all of this: tall, short"),
        ("a5 tall dark round solid", "bad_text", "There is no cell a5."),
        ("e1 tall dark round solid", "bad_text", "There is no cell e1."),
        ("tall dark round solid", "bad_text", "It is not said where the piece is"),
        ("a1 tall dark round s", "bad_text", "Several words begin like s: standard, square"),
        ("a1 tall dark round purple", "bad_text", "Not understood: purple."),
        ("a1 sh li ro so a1 ta da ro so", "bad_text", "There are two pieces on a1."),
        ("hand sh li ro so hand ta da ro so", "bad_text", "There are two pieces in hand."),
        ("advanced standard", "bad_text", "Two rules are named."),
        ("a1 sh li ro so b4 sh li ro so", "duplicate_piece", "stands on a1, b4."),
        ("a1 sh li ro so hand sh li ro so", "hand_on_board", "is in hand and on a1 too."),
    ],
)
def test_words_that_are_no_position(words: str, reason: str, told: str) -> None:
    answer = JUDGE.answer(words)
    assert (answer["ok"], answer["reason"]) == (False, reason)
    assert told in str(answer["message"])


def test_only_what_counts_need_be_said() -> None:
    answer = JUDGE.answer("a1 tall b2 tall c3 tall d4 tall a4 short counting height")
    assert answer == {
        "ok": True,
        "lines": [{"line": "diag_main", "shared": [{"attribute": "height", "value": "tall"}]}],
    }
    tall = " ".join(f"{column}{row} tall" for column in "abc" for row in (1, 2, 3))
    answer = JUDGE.answer(f"{tall} counting height")
    assert (answer["ok"], answer["reason"]) == (False, "duplicate_piece")


def test_a_piece_that_is_told_in_full_leaves_the_others_room() -> None:
    """The vague ones come first and must make way for the exact one."""
    vague = " ".join(f"{cell} tall" for cell in ("a1", "b1", "c1", "d1", "a2", "b2", "c2"))
    state = JUDGE.judge(f"{vague} d2 tall light round solid counting height").state
    assert state is not None
    assert state.board[CELLS[7]] == PIECES[4]
    assert len({*state.board.cells} - {None}) == 8


@given(st.text())
def test_any_text_is_answered(text: str) -> None:
    answer = JUDGE.answer(text)
    assert answer["ok"] is True or answer["reason"] in {
        "bad_text",
        "duplicate_piece",
        "hand_on_board",
        "unknown_ruleset",
        "unknown_attribute",
    }
