"""The command line: what it says, what it writes, and its exit codes."""

import csv
import json
import os
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import replace
from hashlib import sha256
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from board_fabrication.cli import main
from board_fabrication.values import NAMES
from board_fabrication.writers import registry
from board_fabrication.writers.registry import PRODUCTS
from fabrication.drawn import EXTRA, formats, needs_ezdxf, needs_pdf
from quarto_access.cli import main as play

SVG = ("--format", "svg")
NEAR = (
    "screw-len: A screw of 20 millimetres comes too near to the playing side, "
    "at most 18 is possible."
)


class Said:
    """What a command line said, in two streams, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> "Runner":
    return Runner(capsys)


class Runner:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> Said:
        code = main(list(arguments))
        out, err = self.capsys.readouterr()
        return Said(code, out, err)


def test_a_good_board_is_accepted(said: Runner) -> None:
    told = said("check")
    assert told.code == 0
    assert told.err == ""
    assert told.out.splitlines()[0] == "This board keeps all rules."
    assert "glue 4 plies of 4 millimetres" in told.out


def test_a_bad_board_is_refused_with_a_repair(said: Runner) -> None:
    told = said("check", "--set", "screw-len=20")
    assert told.code == 1
    assert told.out.splitlines()[:3] == [
        "This board breaks 1 rule, so it is not drawn.",
        NEAR,
        "Set screw-len to 18.",
    ]
    assert said("check", "--set", "screw-len=20", "--set", "screw-len=18").code == 0


def test_check_as_data_names_everything(said: Runner) -> None:
    told = said("check", "--json", "--set", "gap=9")
    data = json.loads(told.out)
    assert told.code == 1
    assert data["accepted"] is False
    assert data["repair"] == {"gap": 10.0}
    wall = data["findings"][0]
    assert (wall["rule"], wall["parameter"], wall["value"], wall["limit"]) == ("wall", "gap", 9, 10)
    assert set(data["choices"]) == set(NAMES)


def test_explain_tells_how_the_sizes_were_found(said: Runner) -> None:
    told = said("check", "--explain", "--keep-all")
    assert "You asked to keep hole, gap and margin, so the board yields." in told.out
    assert "The board is 246 millimetres" in told.out


@pytest.mark.parametrize("command", ["make", "describe", "coupon"])
def test_a_bad_board_is_not_drawn(command: str, said: Runner, tmp_path: Path) -> None:
    target = () if command == "describe" else (str(tmp_path / "out"),)
    told = said(command, *target, "--set", "board=25")
    assert told.code == 1
    assert told.out == ""
    assert "Did you mean centimetres" in told.err
    assert list(tmp_path.iterdir()) == []


def test_make_writes_files_and_says_so(said: Runner, tmp_path: Path) -> None:
    told = said("make", str(tmp_path / "out"), *formats())
    files = written(tmp_path / "out")
    assert told.code == 0
    assert told.out.splitlines()[0] == f"{len(files)} files were written into {tmp_path / 'out'}."
    assert "quarto-top_chipboard_16mm_x1.svg" in files
    assert "quarto-top-ply_plywood_4mm_x4_kerf-0.2mm.svg" in files
    assert all(re.fullmatch(r"(order/)?[A-Za-z0-9_.-]+", name) for name in files)


def written(folder: Path) -> list[str]:
    """The files below a folder."""
    found = (path for path in folder.rglob("*") if path.is_file())
    return sorted(path.relative_to(folder).as_posix() for path in found)


def test_the_manifest_has_every_file_and_its_digest(said: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "out"
    said("make", str(folder), *formats())
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    files = set(written(folder)) - {"manifest.json"}
    assert set(manifest["files"]) == files
    for name, entry in manifest["files"].items():
        assert entry["sha256"] == sha256((folder / name).read_bytes()).hexdigest()
        if name.startswith("quarto-"):
            assert len(entry["size_mm"]) == 2
    assert manifest["parameters"]["gap"] == 16
    assert manifest["derived"] == "gap"
    assert "The gap was worked out from the other sizes." in manifest["solution"]
    assert list(manifest["files"]) == sorted(files)


@pytest.mark.parametrize("product", PRODUCTS)
def test_each_product_can_be_asked_for_alone(product: str, said: Runner, tmp_path: Path) -> None:
    for package in PRODUCTS[product].needs:
        pytest.importorskip(package, reason=f"{product} needs it: pip install '.[workshop]'")
    told = said("make", str(tmp_path / "out"), "--only", product, *SVG)
    assert told.code == 0
    manifest = json.loads((tmp_path / "out" / "manifest.json").read_text(encoding="utf-8"))
    assert {entry["product"] for entry in manifest["files"].values()} == {product}


def test_what_is_made_later_of_the_same_board_joins_what_is_there(
    said: Runner, tmp_path: Path
) -> None:
    folder = str(tmp_path / "out")
    said("make", folder, "--only", "top", *SVG)
    said("make", folder, "--only", "jig", *SVG)
    manifest = json.loads((tmp_path / "out" / "manifest.json").read_text(encoding="utf-8"))
    assert {entry["product"] for entry in manifest["files"].values()} == {"top", "jig"}


def test_drawings_of_another_board_do_not_stay_beside_the_new_ones(
    said: Runner, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    said("make", str(folder), *SVG)
    told = said("make", str(folder), "--only", "top", "--set", "top=15", *SVG)
    assert told.code == 0
    names = {path.name for path in folder.iterdir()}
    assert names == {
        "manifest.json",
        "quarto-top_chipboard_15mm_x1.svg",
        "quarto-top_chipboard_15mm_x1_kerf-0.2mm.svg",
    }
    assert "older files of this program went away" in told.out


def test_a_folder_is_told_by_a_name_that_can_be_heard(
    said: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "out" / "deep").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "out")
    for typed in (".", "deep/..", "../out", ".hidden-out"):
        told = said("make", typed, "--only", "top", *SVG)
        assert told.code == 0
        assert re.search(r" into \S*out\.$", told.out.splitlines()[0])


@pytest.mark.parametrize("force", [(), ("--force",)])
def test_what_is_in_the_way_is_told_by_its_own_name(
    said: Runner, tmp_path: Path, force: tuple[str, ...]
) -> None:
    path = tmp_path / "manifest.json"
    path.mkdir()
    told = said("make", str(tmp_path), "--only", "top", *SVG, *force)
    assert told.code == 1
    assert told.err == f"{path} cannot be written: it is a folder. Choose another folder.\n"
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize("force", [(), ("--force",)])
def test_a_file_where_a_folder_should_be_is_told_by_its_own_name(
    said: Runner, tmp_path: Path, force: tuple[str, ...]
) -> None:
    needs_pdf()
    path = tmp_path / "order"
    path.write_text("mine", encoding="utf-8")
    told = said("make", str(tmp_path), "--only", "order", *force)
    assert told.code == 1
    assert told.err.startswith(f"{path} cannot be written: ")
    assert path.read_text(encoding="utf-8") == "mine"


def test_a_strangers_file_is_kept(said: Runner, tmp_path: Path) -> None:
    path = tmp_path / "quarto-top_chipboard_16mm_x1.svg"
    path.write_text("mine", encoding="utf-8")
    told = said("make", str(tmp_path), "--only", "top", *SVG)
    assert told.code == 1
    assert "is there already and is not as this program wrote it" in told.err
    assert [one.name for one in tmp_path.iterdir()] == [path.name]
    assert path.read_text(encoding="utf-8") == "mine"
    assert said("make", str(tmp_path), "--only", "top", "--force", *SVG).code == 0
    assert "<svg" in path.read_text(encoding="utf-8")


def test_a_folder_that_is_a_file_is_told(said: Runner, tmp_path: Path) -> None:
    (tmp_path / "out").write_text("mine", encoding="utf-8")
    told = said("make", str(tmp_path / "out"), *SVG)
    assert told.code == 1
    assert told.err.endswith("a part of its path is not a folder. Choose another folder.\n")


def test_without_the_workshop_one_sentence_says_what_to_install(
    said: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def find(name: str) -> None:
        assert name in EXTRA

    monkeypatch.setattr(registry, "find_spec", find)
    told = said("make", str(tmp_path / "out"))
    assert told.code == 1
    assert told.err == (
        "What writes assembly, template and order is not installed. "
        "Type pip install typst pypdf, or add --format svg,dxf.\n"
    )
    assert list(tmp_path.iterdir()) == []
    assert said("make", str(tmp_path / "out"), *SVG).code == 0
    assert said("make", str(tmp_path / "text"), "--only", "text").code == 0
    for product, packages in (("assembly", "typst pypdf"), ("order", "typst pypdf")):
        told = said("make", str(tmp_path / "paper"), "--only", product)
        assert told.code == 1
        assert told.err == (
            f"What writes {product} is not installed. Type pip install {packages}, "
            "or leave it out with --only.\n"
        )
    assert not (tmp_path / "paper").exists()


def test_a_product_that_lacks_a_package_says_which(
    said: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needing = replace(PRODUCTS["text"], needs=("no_such_package_here",))
    monkeypatch.setitem(PRODUCTS, "text", needing)
    told = said("make", str(tmp_path / "out"), "--only", "text,jig", *SVG)
    assert told.code == 1
    assert told.err == (
        "What writes text is not installed. Type pip install no_such_package_here, "
        "or leave it out with --only.\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_what_a_board_does_not_have_is_told(said: Runner, tmp_path: Path) -> None:
    recess = ("--set", "construction=recess")
    told = said("make", str(tmp_path / "out"), "--only", "backing", *recess, *SVG)
    assert (told.code, told.err) == (
        1,
        (
            "This board has no backing, so nothing was written. "
            "Ask for other drawings with --only, or for all without it.\n"
        ),
    )
    assert said("make", str(tmp_path / "out"), *recess, *SVG).code == 0


def test_coupon_writes_only_the_trial_strip(said: Runner, tmp_path: Path) -> None:
    assert said("coupon", str(tmp_path / "out"), *SVG).code == 0
    assert {path.name.split("_")[0] for path in (tmp_path / "out").glob("*.svg")} == {
        "quarto-coupon"
    }


def test_describe_tells_the_drawing(said: Runner) -> None:
    told = said("describe")
    assert told.code == 0
    assert "Hole for a1, diameter 32, cut through, centre at x 53, y 53." in told.out
    assert json.loads(said("describe", "--json").out)["lines"] == told.out.splitlines()


def test_sets_multiply_the_parts(said: Runner, tmp_path: Path) -> None:
    said("make", str(tmp_path / "out"), "--sets", "12", *SVG)
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert "quarto-top_chipboard_16mm_x12.svg" in names
    assert "quarto-top-ply_plywood_4mm_x48.svg" in names
    assert "quarto-jig_plywood_4mm_x1.svg" in names


def test_the_bill_counts_what_is_bought(said: Runner, tmp_path: Path) -> None:
    said("make", str(tmp_path / "out"), "--only", "text", "--sets", "2")
    text = (tmp_path / "out" / "bom.csv").read_text(encoding="utf-8")
    rows = {row["item"]: row for row in csv.DictReader(StringIO(text))}
    assert rows["countersunk screw 3.5 by 16 mm"]["count"] == "18"
    assert rows["rubber foot, 12 mm wide"]["count"] == "8"
    assert rows["top layer"]["thickness in mm"] == "16"
    pieces = [row for item, row in rows.items() if item.startswith(("round", "square"))]
    assert sum(int(row["count"]) for row in pieces) == 32


def test_a_file_of_parameters_is_read(said: Runner, tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text('grid = 5\nboard = 298\nfasten = "glue"\nhole-d = 32.0\n', encoding="utf-8")
    told = json.loads(said("check", "--json", "--parameters", str(path)).out)
    assert (told["parameters"]["grid"], told["parameters"]["fasten"]) == (5, "glue")
    told = json.loads(said("check", "--json", "--parameters", str(path), "--set", "grid=4").out)
    assert told["parameters"]["grid"] == 4


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"board 250", "is no TOML file, see line 1. Write"),
        (b"[board]\nx = 1", "board holds neither a number nor a word"),
        (b"board = true", "neither a number nor a word. Write one, such as board = 250."),
        (b"boards = 1", "no size or choice called boards. Did you mean board?"),
        (b'board = "wide"', "board cannot be wide. It takes a number of millimetres"),
        (b"grid = 4.5", "grid cannot be 4.5. It takes a whole number, such as 4."),
        (b"fasten = 3", "fasten cannot be 3. It takes screws or glue."),
        (b"\xff\xfe", "it is not text"),
        (b"# " + b"x" * 1_000_001, "it is too large"),
        (b"a = " + b"[" * 5000, "is no TOML file"),
    ],
)
def test_a_file_of_parameters_that_is_wrong_is_told(
    text: bytes, words: str, said: Runner, tmp_path: Path
) -> None:
    path = tmp_path / "board.toml"
    path.write_bytes(text)
    told = said("check", "--parameters", str(path))
    assert told.code == 2
    assert words in told.err
    assert told.err.count("\n") == 1


def test_a_file_of_parameters_that_is_not_there_is_told(said: Runner, tmp_path: Path) -> None:
    told = said("check", "--parameters", str(tmp_path / "no.toml"))
    assert told.code == 2
    assert "there is no such file or folder" in told.err
    assert "it is a folder" in said("check", "--parameters", str(tmp_path)).err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "A command is missing."),
        (["saw"], "No such command: saw."),
        (["check", "--saw"], "No such option: --saw."),
        (["check", "saw"], "No such option: saw."),
        (["check", "--set"], "--set needs a value after it."),
        (["check", "--set", "board"], "cannot be board."),
        (["check", "--set", "=3"], "cannot be =3."),
        (["check", "--set", "bord=3"], "Did you mean board?"),
        (["check", "--set", "zzz=3"], "board-fabrication check --json lists all names."),
        (["check", "--set", "board=big"], "board cannot be big."),
        (["check", "--set", "board="], "board cannot be an empty word."),
        (["check", "--set", "labels=big"], "It takes braille, print or none."),
        (["check", "--sets", "many"], "sets cannot be many."),
        (["check", "--variant", "x"], "It takes standard or low-vision."),
        (["check", "--keep-gap", "--keep-all"], "cannot stand together"),
        (["check", "--json=1"], "--json stands alone, it takes no value."),
        (["check", "--only", "roof"], "--only cannot be roof."),
        (["check", "--format", "png"], "It takes svg, dxf or pdf."),
        (["check", "--profile", "x"], "It takes purdue, snijlab or boxes."),
        (["check", "--lang", "xx"], "--lang cannot be xx."),
        (["make"], "The name of a folder is missing."),
        (["make", ""], "The name of a folder is missing."),
        (["make", "a", "b"], "No such option: b."),
    ],
)
def test_what_is_not_understood_is_told_in_one_line(
    arguments: list[str], words: str, said: Runner
) -> None:
    told = said(*arguments)
    assert told.code == 2
    assert words in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_a_drawing_in_which_nothing_is_cut_has_none_for_the_kerf(
    said: Runner, tmp_path: Path
) -> None:
    said("make", str(tmp_path / "out"), "--only", "top", "--set", "pilots=file", *SVG)
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert "quarto-top-underside_chipboard_16mm_x1.svg" in names
    assert [name for name in names if "kerf" in name] == [
        "quarto-top_chipboard_16mm_x1_kerf-0.2mm.svg"
    ]


WORDS = st.text(max_size=8) | st.sampled_from(
    ["check", "describe", "--set", "--only", "--json", "--lang", "en", "board=25", "gap=x", "top",
     "--explain", "--keep-gap", "--sets", "3", "--variant", "low-vision", "=", "grid=9", "--",
     "--profile", "--format", "svg", "--parameters", "/dev/null", ".", "kerf-width=inf", "-1"]
)  # fmt: skip


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(["check", "describe"]), st.lists(WORDS, max_size=5))
def test_whatever_is_typed_has_an_answer(command: str, words: list[str]) -> None:
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main([command, *words])
    assert code in (0, 1, 2)
    assert "Something went wrong" not in err.getvalue(), words
    assert out.getvalue() or err.getvalue()
    if code == 2:
        assert err.getvalue().count("\n") == 1, words


def test_help_names_every_product_and_command(said: Runner) -> None:
    told = said("--help")
    assert told.code == 0
    for word in (*PRODUCTS, "check", "make", "describe", "coupon", "purdue"):
        assert word in told.out


def test_words_of_a_person_cannot_steer_the_terminal(said: Runner) -> None:
    told = said("check", "--set", "board=\x1b[2J\n" + "x" * 500)
    assert "\x1b" not in told.err
    assert len(told.err) < 300


def test_the_command_works_as_a_program(tmp_path: Path) -> None:
    needs_ezdxf()
    command = [sys.executable, "-m", "board_fabrication"]
    done = subprocess.run(  # noqa: S603  our own command
        [*command, "make", str(tmp_path / "out"), "--only", "top"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "out" / "quarto-top_chipboard_16mm_x1.dxf").stat().st_size > 10_000


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no device that is full")  # noqa: PTH110
def test_a_full_disk_is_told_and_not_a_traceback() -> None:
    with open("/dev/full", "wb") as full:  # noqa: PTH123
        done = subprocess.run(
            [sys.executable, "-m", "board_fabrication", "describe"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == "What this program says cannot be written: the disk is full.\n"


def test_the_game_leads_to_the_drawings(
    said: Runner, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for words in (["check", "--set", "screw-len=20"], ["--help"], ["describe"], ["saw"], []):
        code = play(["fabricate", *words])
        out, err = capsys.readouterr()
        told = said(*words)
        assert (code, out, err) == (told.code, told.out, told.err)
    assert play(["fabricate", "make", str(tmp_path / "out"), "--only", "text"]) == 0
    assert (tmp_path / "out" / "assembly.html").exists()
    capsys.readouterr()
    assert play(["--help"]) == 0
    assert "quarto-access fabricate: makes the drawings of a board" in " ".join(
        capsys.readouterr().out.split()
    )


def test_drawings_alone_are_not_made_on_paper(said: Runner, tmp_path: Path) -> None:
    told = said("make", str(tmp_path / "out"), "--only", "text,top", "--format", "pdf")
    assert told.code == 1
    assert told.err == (
        "There is no PDF of top alone. Add --format svg, or ask for assembly. "
        "Nothing was written.\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_a_format_that_is_left_out_leaves_out_what_needs_it(said: Runner, tmp_path: Path) -> None:
    said("make", str(tmp_path / "out"), *SVG)
    names = set(written(tmp_path / "out"))
    assert not {name for name in names if name.endswith((".pdf", ".dxf", ".zip"))}
    assert {"jig.txt", "assembly.md", "quarto-top_chipboard_16mm_x1.svg"} <= names


def test_only_paper_can_be_asked_for(said: Runner, tmp_path: Path) -> None:
    needs_pdf()
    assert said("make", str(tmp_path / "out"), "--format", "pdf").code == 0
    names = set(written(tmp_path / "out"))
    assert {"assembly.pdf", "drill_template_A4.pdf", "bom.csv"} <= names
    assert not {name for name in names if name.endswith((".svg", ".dxf", ".zip"))}
