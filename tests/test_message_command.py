"""`quarto-access message`: two people far away play a game by lines that they send each other."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from harness import PHRASEBOOK

from quarto_access.cli import main
from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import ALL_LINES, SQUARES, Line
from quarto_access.rules.quarto.events import Refused
from quarto_access.rules.quarto.moves import Claim, Due, Give, Move, Place, Reason
from quarto_access.rules.quarto.pieces import PIECES
from quarto_access.rules.quarto.ruleset import LINE_SETS
from quarto_access.rules.quarto.state import (
    State,
    legal_moves,
    new_game,
    outcome,
    play,
    to_act,
)
from quarto_access.session.quarto.correspondence import Fields, begin
from quarto_access.session.quarto.correspondence_text import parse_correspondence
from quarto_access.session.quarto.record import final, replay
from quarto_access.session.quarto.record_text import parse_record
from quarto_access.speech.quarto.letters import refused
from quarto_access.speech.quarto.names import cell_name, line_name, piece_name

LINE = re.compile(r"^quarto [0-9a-f]{4} \d+ \S+ \S+ [0-9a-f]{8}$", re.MULTILINE)
FOREVER = 60.0


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines to send."""
        return LINE.findall(self.out)

    @property
    def words(self) -> str:
        """All sentences on one row."""
        return " ".join(LINE.sub("", self.out + self.err).split())


class Command:
    """The command itself, in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *words: str | Path) -> Result:
        code = main(["message", *map(str, words)])
        out, err = self._capsys.readouterr()
        assert "Traceback" not in err
        assert "Something went wrong" not in err
        return Result(code, out, err)


@pytest.fixture
def command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Command:
    # whoever runs the tests may have chosen other words
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return Command(capsys)


class Player:
    """Somebody far away: a folder and real processes in it."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._folder = folder

    def __call__(self, *words: str) -> Result:
        done = subprocess.run(  # noqa: S603  the tests name the words
            [sys.executable, "-m", "quarto_access", "message", *words],
            cwd=self._folder,
            capture_output=True,
            encoding="utf-8",
            timeout=FOREVER,
            check=False,
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        )
        return Result(done.returncode, done.stdout, done.stderr)

    @property
    def text(self) -> str:
        """What stands in the file of the game."""
        return (self._folder / "game.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("seed", [2, 3])
def test_two_processes_play_random_games_by_lines_alone(tmp_path: Path, seed: int) -> None:
    """What stands in one folder reaches the other only as lines; both files agree after each."""
    random = Random(seed)
    players = [Player(tmp_path / "one"), Player(tmp_path / "two")]
    rules = [*LINE_SETS][seed % len(LINE_SETS)]
    first = players[0]("new", "--file", "game.json", "--first", "me", "--rules", rules)
    joined = players[1]("game.json", *first.lines)
    assert (joined.code, joined.err) == (0, "")
    state, turn = parse_correspondence(players[0].text).state, 0
    while (seat := to_act(state)) is not None:
        words: list[str] = []
        while to_act(state) == seat:
            live = state.live_quartos()
            move = Claim(live[0].line.name) if live else random.choice(legal_moves(state))
            words.append(typed(move))
            state = play(state, seat, move).state
        sent = players[turn]("game.json", " ".join(words))
        assert (sent.code, sent.err) == (0, ""), words
        got = players[1 - turn]("game.json", *sent.lines)
        assert (got.code, got.err) == (0, ""), sent.lines
        games = [parse_correspondence(player.text) for player in players]
        assert games[0].state == games[1].state == state
        assert games[0].lines == games[1].lines
        turn = 1 - turn
    assert outcome(state) is not None


def test_two_processes_play_a_whole_game_by_lines(tmp_path: Path) -> None:
    anna, ben = Player(tmp_path / "anna"), Player(tmp_path / "ben")
    first = anna("new", "--file", "game.json", "--first", "other", "--rules", "advanced")
    assert (first.code, first.err) == (0, "")
    joined = ben("game.json", *first.lines)
    assert joined.words.startswith("Game ")
    assert "Advanced rules: 19 lines count" in joined.words
    assert "You give first. It is your turn to give a piece." in joined.words
    turns = (
        (ben, anna, "give tall light round solid"),
        (anna, ben, "place a1 give ta da sq ho"),
        (ben, anna, "b1 give tall light square solid"),
        (anna, ben, "place a2, give tall dark square solid"),
        (ben, anna, "place b2 give short dark round hollow"),
        (anna, ben, "claim square a1"),
    )
    sent = got = joined
    for mine, other, words in turns:
        sent = mine("game.json", *words.split())
        assert (sent.code, sent.err, len(sent.lines)) == (0, "", 1), words
        got = other("game.json", sent.lines[0])
        assert (got.code, got.err) == (0, "")
        assert parse_correspondence(anna.text).state == parse_correspondence(ben.text).state
    assert "You called Quarto. All tall, two by two square from a1: " in sent.words
    assert "The game is over. You have won." in sent.words
    assert "The other player called Quarto. All tall, " in got.words
    assert "The game is over. The other player has won." in got.words
    ends = [final([*replay(parse_record(player.text))][-1].state) for player in (anna, ben)]
    assert ends == [{"status": "won", "winner": "B"}] * 2


def test_a_game_to_the_last_piece(command: Command, tmp_path: Path) -> None:
    """All pieces are placed by sentences and lines, and both call nothing."""
    random = Random(11)
    files = {True: tmp_path / "one.json", False: tmp_path / "two.json"}
    first = command("new", "--file", files[True], "--first", "me", "--seed", "4")
    assert command(files[False], *first.lines).code == 0
    state, turn = new_game(), True
    sent = got = first
    while True:
        words: list[str] = []
        seat = Seat.A if turn else Seat.B
        while not words or state.due in (Due.GIVE, Due.CLOSE):
            move = random.choice(legal_moves(state))
            words.append(typed(move))
            state = play(state, seat, move).state
            if not isinstance(move, Place):
                break
        sent = command(files[turn], " ".join(words))
        assert (sent.code, sent.err) == (0, "")
        # the last placement and the word after it are two lines, read at once
        got = command(files[not turn], *" ".join(sent.lines).split())
        assert (got.code, got.err) == (0, "")
        if not legal_moves(state):
            break
        turn = not turn
    assert "It is a draw, no Quarto was called." in sent.words
    assert "It is a draw, no Quarto was called." in got.words
    games = [parse_correspondence(path.read_text()) for path in files.values()]
    assert games[0].state == games[1].state == state
    assert games[0].lines == games[1].lines


def typed(move: Move) -> str:
    match move:
        case Place(cell=cell):
            return f"place {'abcd'[cell % 4]}{cell // 4 + 1}"
        case Give(piece=code):
            return "give " + PHRASEBOOK.render(piece_name(PIECES[code]))
        case Claim(line=line):
            return f"claim {pointed_at(ALL_LINES[line])}"
        case _:
            return "done"


def pointed_at(line: Line) -> str:
    """A line as it is typed."""
    if line in SQUARES:
        return "square " + PHRASEBOOK.render(cell_name(line.cells[0]))
    return PHRASEBOOK.render(line_name(line))


def test_how_things_stand(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = command("new", "--file", path, "--first", "me")
    stands = command(path)
    assert stands.code == 0
    assert stands.lines == first.lines
    assert "If it has not been sent yet, send this line" in stands.words
    given = command(path, "give tall dark round hollow")
    assert given.lines != first.lines
    stands = command(path)
    assert stands.lines == first.lines + given.lines
    assert "send these 2 lines to the other player, in this order:" in stands.words
    for told in ("Row 1 empty.", "15 pieces left.", "Now wait for the other player's line."):
        assert told in stands.words
    other = tmp_path / "other.json"
    both = command(other, *stands.lines)
    assert "The other player gave you the tall dark round hollow piece." in both.words
    assert "You hold the tall dark round hollow piece." in both.words
    assert both.lines == command(other).lines == []


def test_every_refusal_leaves_the_file_as_it_was(command: Command, tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    first = command("new", "--file", path, "--first", "me", "--seed", "1")
    command(other, *first.lines)
    given = command(path, "give tall dark round hollow")
    game = first.lines[0].split()[1]
    wrong = "0000" if game != "0000" else "1111"
    answers = {
        "quarto": "Not understood: quarto.",
        "hello": "Not understood: hello.",
        "place": "Not understood: place.",
        "board": "Not understood: board.",
        "give tall": "No. It is not your turn.",
        "claim row 1": "No. This is not your moment to call.",
        "done": "No. It is not your turn.",
        "quarto row 1": "No. This is not your moment to call.",
        first.lines[0]: "That is your own line 0.",
        given.lines[0]: "That is your own line 1.",
        f"quarto {game} 2 b3 5 00000000": "That line has been altered on its way.",
        f"quarto {game} 2 b3": "That is not a whole line.",
        f"quarto {game} 2 b3 5": "That is not a whole line.",
        Fields(wrong, 2, "b3", "5").line(): "That line belongs to another game.",
        Fields(game, 3, "b3", "5").line(): "Line 2 is missing, this is line 3.",
        Fields(game, 1, "b3", "5").line(): "Another line 1 is in this game already",
        Fields(game, 2, "b3", "d").line(): "Line 2 cannot be: its piece stands on b3 already.",
        Fields(game, 2, "-", "5").line(): "Line 2 cannot be: the piece in hand has to be placed",
        Fields(game, 2, "row1", "-").line(): "Line 2 cannot be: row 1 is not full.",
        Fields(game, 2, "sqa1", "-").line(): "two by two square from a1 does not count in this",
        Fields(game, 2, "end", "-").line(): "Line 2 cannot be: the piece in hand has to be placed",
    }
    before = path.read_bytes()
    for words, told in answers.items():
        result = command(path, words)
        assert (result.code, result.out) == (2, ""), words
        assert told in result.words, (words, result.words)
        assert path.read_bytes() == before
    assert path.stat().st_mode == other.stat().st_mode
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith(".")] == []


@pytest.mark.parametrize("how", ["{}", "> {}", '"{}"', "\u201c{}\u201d", "*{}*"])
@pytest.mark.parametrize("letters", [str.capitalize, str.upper])
def test_a_line_that_a_chat_has_dressed_up_is_told_as_a_line(
    command: Command, tmp_path: Path, how: str, letters: Callable[[str], str]
) -> None:
    mine, theirs = tmp_path / "mine", tmp_path / "theirs"
    (line,) = command("new", "--file", mine).lines
    before = mine.read_text(encoding="utf-8")
    for file in (theirs, mine):
        refused = command(file, how.format(letters(line)))
        assert refused.code != 0
        assert refused.words.startswith(("That is not a whole line.", "That line has been altered"))
    assert not theirs.exists()
    assert mine.read_text(encoding="utf-8") == before
    # which must not make calls of four words lines
    for called in ("Quarto row 1", "QUARTO diagonal a1 d4"):
        assert "Copy" not in command(mine, called).words


def test_of_several_lines_all_are_taken_or_none(command: Command, tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    first = command("new", "--file", path, "--first", "me")
    command(path, "give tall dark round hollow")
    lines = command(path).lines
    bad = lines[1].replace(" 1 ", " 2 ")
    assert command(other, lines[0], bad).code == 2
    assert not other.exists()
    assert command(other, "\n".join(lines)).code == 0
    assert command(other, *first.lines).code == 0
    assert len(parse_correspondence(other.read_text()).lines) == 2


def test_a_line_read_twice_is_told_and_harmless(command: Command, tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    first = command("new", "--file", path, "--first", "me")
    command(other, *first.lines)
    before = other.read_bytes()
    again = command(other, *first.lines)
    assert again.code == 0
    assert "Line 0 has been read already. Nothing was changed." in again.words
    assert other.read_bytes() == before


def test_a_false_call_is_told_to_both(command: Command, tmp_path: Path) -> None:
    path, other = tmp_path / "game.json", tmp_path / "other.json"
    sent = command("new", "--file", path, "--first", "me")
    for who, words in (
        (path, "give 0"),
        (other, "place a1 give 15"),
        (path, "place b1 give 3"),
        (other, "place c1 give 12"),
        (path, "place d1 claim row 1"),
    ):
        if who == path and words == "give 0":
            command(other, *sent.lines)
        sent = command(who, by_names(words))
        assert sent.code == 0, sent
        got = command(other if who == path else path, *sent.lines)
        assert got.code == 0, got
    assert "You called row 1, and it is refused: it shares nothing, 2 tall" in sent.words
    assert "The other player called row 1, and it is refused" in got.words
    assert "It is your turn to give a piece." in sent.words
    assert "Now wait" in got.words
    assert "No. There are no more claims this turn." in command(path, "claim row 1").words
    resigned = command(other, "resign")
    assert "You resign. The game is over. The other player has won." in resigned.words
    got = command(path, *resigned.lines)
    assert "The other player resigns. The game is over. You have won." in got.words
    assert "No. The game is over." in command(path, "give tall dark round solid").words
    assert "The game is over. You have won." in command(path).words


def by_names(words: str) -> str:
    """The words with names of pieces instead of their numbers."""
    return re.sub(
        r"give (\d+)",
        lambda found: "give " + PHRASEBOOK.render(piece_name(PIECES[int(found[1])])),
        words,
    )


def test_what_the_command_needs(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    assert "The file of a game is missing." in command().words
    assert "The file of a game is missing." in command("").words
    assert "The file of a game is missing." in command("new").words
    assert "takes no other words" in command("new", "more", "--file", path).words
    assert "There is no game in" in command(path).words
    assert "There is no game in" in command(path, "give tall").words
    assert "That line has been altered" in command(path, "quarto 7f3a 0 a give 00000000").words
    late = command(path, Fields("7f3a", 4, "b3", "d").line())
    assert "Line 0 is missing, this is line 4." in late.words
    assert "--rules is only for a new game" in command(path, "--rules", "advanced").words
    assert "--first is only for a new game" in command(path, "--first", "me").words
    assert (
        "--first cannot be you. It takes me, other or lot."
        in command("new", "--file", path, "--first", "you").words
    )
    bad = command("new", "--file", path, "--rules", "chess")
    assert (bad.code, "There are no rules chess." in bad.words) == (2, True)
    assert not path.exists()


def test_a_file_that_is_there_is_kept(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("mine")
    there = command("new", "--file", path)
    assert (there.code, there.lines) == (1, [])
    assert "is there already. Choose another name" in there.words
    assert path.read_text() == "mine"
    assert "is not a saved game" in command(path, "give tall").words
    nowhere = command("new", "--file", tmp_path / "none" / "game.json")
    assert (nowhere.code, nowhere.lines) == (1, [])
    assert "cannot be written" in nowhere.words


def test_files_that_can_be_no_file(command: Command, tmp_path: Path) -> None:
    long = tmp_path / ("x" * 500)
    line = Fields("7f3a", 0, "standard", "give").line()
    for words, code, told in (
        (("new", "--file", long), 1, "its name is too long"),
        ((long, line), 1, "its name is too long"),
        ((long,), 2, "There is no game in"),
        ((tmp_path,), 2, "it is a folder"),
        (("new", "--file", tmp_path), 1, "is there already"),
    ):
        result = command(*words)
        assert (result.code, result.out) == (code, ""), words
        assert told in result.words
    assert [*tmp_path.iterdir()] == []


def test_files_that_are_no_game_by_message(command: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    command("new", "--file", path, "--first", "me")
    command(path, "give tall dark round hollow")
    whole = json.loads(path.read_text())
    for key, value, told in (
        ("message", "null", "are damaged"),
        ("moves", "[]", "was changed by another program"),
        ("game", '"chess"', "it is of another game"),
    ):
        path.write_text(json.dumps({**whole, key: json.loads(value)}))
        before = path.read_bytes()
        result = command(path)
        assert (result.code, result.out) == (2, "")
        assert told in result.words
        assert path.read_bytes() == before
    del whole["message"]
    path.write_text(json.dumps(whole))
    assert "is not one by message" in command(path).words


def test_a_line_is_told_only_when_it_is_kept(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    command("new", "--file", path, "--first", "me")
    before = path.read_bytes()

    def full(_path: Path, _target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    result = command(path, "give tall dark round hollow")
    assert (result.code, result.out, result.lines) == (1, "", [])
    assert "the disk is full" in result.words
    assert path.read_bytes() == before


def test_the_lot_is_drawn_both_ways_and_by_seed(command: Command, tmp_path: Path) -> None:
    gives: set[str] = set()
    for seed in range(12):
        told = [
            command("new", "--file", tmp_path / f"{seed}{again}", "--seed", str(seed))
            for again in "ab"
        ]
        assert told[0].lines == told[1].lines
        gives.add(told[0].lines[0].split()[4])
    assert gives == {"give", "place"}


def test_every_reason_of_the_rules_has_words() -> None:
    game = begin("7f3a", State().ruleset, Seat.A)
    told = {
        PHRASEBOOK.render(refused(Refused(Seat.A, Claim("row1"), reason, due), game))
        for reason in Reason
        for due in (Due.GIVE, Due.PLACE, Due.CLOSE)
        if reason not in (Reason.NOT_A_QUARTO, Reason.LINE_EXPIRED)
    }
    assert len(told) == len(Reason) - 2 + 2
