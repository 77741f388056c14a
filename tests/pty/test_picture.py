"""The board as a picture in a real terminal: there for eyes, and nowhere where a reader reads."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pyte
import pytest

if sys.platform == "win32":
    pytest.skip("these tests need pseudo-terminals", allow_module_level=True)

from heard_games import ALONE, Told, bare, keep, lost, until
from picture_reader import located, piece_in
from rigs.audio import VirtualSpeaker, missing
from rigs.fake_ssip import FakeSpeechd

from quarto_access.rules.quarto.moves import Give, Place
from quarto_access.session.quarto.entries import Entry

pytestmark = [
    pytest.mark.pty,
    pytest.mark.skipif(bool(missing()), reason=missing()),
]

MOVES = "2 1 Enter b 3 Enter 2 Enter c 4 Enter 3 Enter"
OTHER_SCREEN = b"\x1b[?1049h"
BACK = b"\x1b[?1049l"


@pytest.fixture(scope="module")
def speaker() -> Iterator[VirtualSpeaker]:
    with VirtualSpeaker() as rig:
        yield rig


def rows_of(game: Told, columns: int = 80, lines: int = 24, since: int = 0) -> list[str]:
    """What a person sees, without any colour."""
    screen = pyte.Screen(columns, lines)
    pyte.ByteStream(screen).feed(game.output[since:])
    return list(screen.display)


def board_of(rows: list[str]) -> list[int | None]:
    places = located(rows)
    assert places is not None, rows
    return [piece_in(places.block(rows, index)) for index in range(16)]


def played(game: Told) -> list[int | None]:
    """The board by the record."""
    board: list[int | None] = [None] * 16
    piece = None
    for entry in game.record.moves:
        match entry:
            case Entry(move=Give() as give):
                piece = give.piece
            case Entry(move=Place() as place):
                board[place.cell] = piece
            case _:
                raise AssertionError(entry)
    return board


def test_where_the_own_voice_was_chosen_the_board_is_seen(
    tmp_path: Path, speaker: VirtualSpeaker
) -> None:
    keep(tmp_path, rate=425, sound_volume=0)
    env = bare(tmp_path, **speaker.environment())
    with Told(tmp_path, "--speech", "self", env=env, program=ALONE) as game:
        game.begun()
        assert OTHER_SCREEN not in game.output
        game.hear(MOVES)
        until(lambda: game.told[-1].split(".")[0] in " ".join(" ".join(rows_of(game)).split()))
        assert board_of(rows_of(game)) == played(game)
        assert len([piece for piece in played(game) if piece is not None]) == 2
        # who was told by the picture and the voice needs no lines
        game.leave()
        assert game.output.endswith(BACK)


def test_it_follows_the_size_of_the_terminal(tmp_path: Path, speaker: VirtualSpeaker) -> None:
    keep(tmp_path, rate=425, sound_volume=0, theme="plain")
    env = bare(tmp_path, **speaker.environment())
    with Told(tmp_path, "--speech", "self", env=env, program=ALONE) as game:
        game.begun()
        game.hear(MOVES)
        before = len(game.output)
        game.run.resize(24, 40)
        until(lambda: len(game.output) > before)
        until(lambda: located(rows_of(game, 40, since=before)) is not None)
        assert board_of(rows_of(game, 40, since=before)) == played(game)
        game.leave()


@pytest.mark.parametrize("mode", ["print", "direct", "braille", "auto"])
def test_where_somebody_else_may_read_it_never_comes_unasked(
    tmp_path: Path, speaker: VirtualSpeaker, mode: str
) -> None:
    with FakeSpeechd(rate=0) as daemon:
        env = daemon.environment(bare(tmp_path, **speaker.environment()))
        with Told(tmp_path, "--speech", mode, env=env, program=ALONE) as game:
            game.begun()
            game.hear(f"{MOVES} s m ? o")
            game.leave()
            assert b"\x1b[" not in game.output


def test_it_comes_and_goes_when_the_option_is_changed(
    tmp_path: Path, speaker: VirtualSpeaker
) -> None:
    keep(tmp_path, rate=425, sound_volume=0, introduced=True)
    env = bare(tmp_path, **speaker.environment())
    with Told(tmp_path, env=env, program=ALONE) as game:
        game.begun()
        game.hear("2 o")
        while not game.told[-1].startswith("Picture of the board"):
            game.hear("Down")
        assert OTHER_SCREEN not in game.output
        game.hear("Right")
        until(lambda: OTHER_SCREEN in game.output)
        game.hear("Right")
        until(lambda: game.output.count(BACK) == 1)
        # and lines stand there again
        game.hear("Right")
        until(lambda: game.words.endswith(game.told[-1]))
        game.leave()


def test_lines_that_take_over_find_the_terminal_as_it_was(tmp_path: Path) -> None:
    keep(tmp_path, rate=425, sound_volume=0, speech="self")
    with VirtualSpeaker() as rig:
        env = bare(tmp_path, **rig.environment())
        with Told(tmp_path, env=env, program=ALONE) as game:
            game.begun()
            game.hear(MOVES)
            until(lambda: OTHER_SCREEN in game.output)
            rig.server.kill()
            status = game.hear("s")
            until(lambda: BACK in game.output)
            written = lost("self", "print").encode()
            until(lambda: written in game.output.split(BACK)[-1])
            until(lambda: status.encode() in game.output.split(BACK)[-1].replace(b"\r\n", b" "))
            game.leave()
