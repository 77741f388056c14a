"""Games by message: two sides that exchange only lines agree, and no damaged line is taken."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from string import printable

import pytest
from correspondents import pair, played, say
from hypothesis import given
from hypothesis import strategies as st
from strategies import attribute_sets

from quarto_access.rules.game import Outcome, Seat, Termination
from quarto_access.rules.quarto.board import CELLS
from quarto_access.rules.quarto.moves import Claim, End, Give, Place, Reason, Resign
from quarto_access.rules.quarto.pieces import ATTRIBUTES, Attribute
from quarto_access.rules.quarto.ruleset import LINE_SETS, STANDARD, named_ruleset
from quarto_access.rules.quarto.state import outcome
from quarto_access.session.quarto.correspondence import (
    Correspondence,
    Fields,
    LineError,
    LineFault,
    MoveRefusedError,
    act,
    begin,
    decode,
    join,
    moves_of,
    new_id,
    restored,
    take,
)
from quarto_access.session.quarto.correspondence_text import (
    format_correspondence,
    parse_correspondence,
)

GAMES = 200
REPLACEMENTS = "0a-x9 f1qZ\N{EM DASH}"


def fault(game: Correspondence, line: str) -> LineFault | None:
    """Why a line is not taken, None where it is."""
    try:
        take(game, line)
    except LineError as error:
        return error.fault
    return None


def test_two_hundred_games_by_lines_alone_agree() -> None:
    ends: Counter[Termination] = Counter()
    rules: set[str] = set()
    claims = 0
    for seed in range(GAMES):
        one, other = played(seed)
        rules.add(one.state.ruleset.name)
        assert (one.me, other.me) == (Seat.A, Seat.B)
        assert one.state == other.state
        assert one.record == other.record
        assert one.lines == other.lines
        end = outcome(one.state)
        assert end is not None
        ends[end.termination] += 1
        claims += sum(" sq" in sent.line or " diag" in sent.line for sent in one.lines)
    assert set(ends) == {Termination.CLAIM, Termination.DRAW, Termination.RESIGNATION}
    assert rules == {*LINE_SETS}
    assert claims > 20


def damaged(line: str) -> Iterator[str]:
    """The line with each character replaced, dropped, doubled, or swapped with the next."""
    for at, sign in enumerate(line):
        before, behind = line[:at], line[at + 1 :]
        for other in REPLACEMENTS:
            yield before + other + behind
        yield before + behind
        yield before + sign + sign + behind
        if behind:
            yield before + behind[0] + sign + behind[1:]


def test_every_corrupted_character_is_noticed() -> None:
    seen: Counter[LineFault] = Counter()
    rules: set[str] = set()
    for seed in range(12):
        whole, other = played(seed)
        rules.add(whole.state.ruleset.name)
        # each line is awaited by the side that did not send it
        game = replace(restored(Seat.A, whole.lines[:1]), me=whole.lines[0].seat.other)
        for sent in other.lines[1:]:
            game = replace(game, me=sent.seat.other)
            for line in damaged(sent.line):
                if line == sent.line:
                    continue
                why = fault(game, line)
                assert why is not None, (sent.line, line)
                seen[why] += 1
            game = take(game, sent.line).game
    assert set(seen) == {LineFault.NOT_A_LINE, LineFault.ALTERED}
    assert min(seen.values()) > 1000
    assert rules == {*LINE_SETS}


def test_whatever_a_character_becomes_is_noticed() -> None:
    """Each character of a game's lines, with line 0, becomes every other sign of a keyboard."""
    for name in LINE_SETS:
        game = next(
            one for one, _other in map(played, range(GAMES)) if one.state.ruleset.name == name
        )
        for sent in game.lines:
            for at, sign in enumerate(sent.line):
                for other in printable:
                    if other != sign:
                        with pytest.raises(LineError):
                            decode(sent.line[:at] + other + sent.line[at + 1 :])


def test_a_damaged_first_line_begins_no_game() -> None:
    first = begin("7f3a", named_ruleset("advanced", ATTRIBUTES[1:3]), Seat.B).lines[0].line
    for line in damaged(first):
        if line != first:
            with pytest.raises(LineError):
                join(line)


def test_a_line_read_twice_is_harmless() -> None:
    one, other = played(3)
    for sent in one.lines:
        own = sent.seat is one.me
        assert fault(one, sent.line) is (LineFault.OWN_LINE if own else LineFault.ALREADY_READ)
        assert fault(other, sent.line) is (LineFault.ALREADY_READ if own else LineFault.OWN_LINE)
    running, reader = say(*pair(), Give(3))
    assert fault(reader, running.lines[-1].line) is LineFault.ALREADY_READ


def test_the_form_of_lines() -> None:
    writer, reader = pair()
    assert writer.lines[0].line == Fields("7f3a", 0, "standard", "give").line()
    writer, reader = say(writer, reader, Give(4))
    reader, writer = say(reader, writer, Place(9), Give(13))
    writer, reader = say(writer, reader, Place(0))
    writer, reader = say(writer, reader, Give(6))
    told = [" ".join(sent.line.split()[2:5]) for sent in writer.lines]
    assert told == ["0 standard give", "1 - 4", "2 b3 d", "3 a1 -", "4 - 6"]
    assert [sent.seat for sent in writer.lines] == [*"AABAA"]
    # gzip computes the same for "quarto 7f3a 2 b3 d"
    assert writer.lines[2].line == "quarto 7f3a 2 b3 d d37b73fb"
    assert decode(writer.lines[2].line) == Fields("7f3a", 2, "b3", "d")


def test_every_move_has_a_word_of_its_own() -> None:
    words = {"-": "0123456789abcdef", "end": "-", "resign": "-"}
    words |= {f"{column}{row}": "-0f" for column in "abcd" for row in range(1, 5)}
    words |= dict.fromkeys(
        ("row1", "row4", "cola", "cold", "diaga1", "diagd1", "sqa1", "sqc3"), "-"
    )
    seen = [
        moves_of(Fields("0000", 1, what, piece)) for what, signs in words.items() for piece in signs
    ]
    assert all(seen)
    assert len(set(seen)) == len(seen)
    assert moves_of(Fields("0000", 1, "b3", "d")) == (Place(9), Give(13))
    assert moves_of(Fields("0000", 1, "diagd1", "-")) == (Claim("diag_anti"),)
    assert moves_of(Fields("0000", 1, "sqb3", "-")) == (Claim("sq_r3c2"),)
    for what, piece in (
        ("-", "-"),
        ("end", "3"),
        ("row1", "3"),
        ("e1", "-"),
        ("sqd1", "-"),
        ("b3", "g"),
        ("b3", ""),
        ("b3", "12"),
        ("-", "F"),
    ):
        assert moves_of(Fields("0000", 1, what, piece)) == ()


def test_every_fault_of_a_line() -> None:
    writer, reader = say(*pair(), Give(4))
    line = Fields("7f3a", 2, "b3", "d")
    faults = {
        "": LineFault.NOT_A_LINE,
        "quarto": LineFault.NOT_A_LINE,
        "hello there": LineFault.NOT_A_LINE,
        line.line() + "\n": LineFault.NOT_A_LINE,
        line.line().upper(): LineFault.NOT_A_LINE,
        line.line()[:-1] + "x": LineFault.NOT_A_LINE,
        line.line().replace("b3", "b2"): LineFault.ALTERED,
        replace(line, game="7f3b").line(): LineFault.OTHER_GAME,
        writer.lines[1].line: LineFault.OWN_LINE,
        replace(line, number=1).line(): LineFault.CHANGED,
        replace(line, number=3).line(): LineFault.MISSING,
        replace(line, what="zz").line(): LineFault.NOT_A_LINE,
        replace(line, piece="4").line(): LineFault.IMPOSSIBLE,
        replace(line, what="-").line(): LineFault.IMPOSSIBLE,
        replace(line, what="row1", piece="-").line(): LineFault.IMPOSSIBLE,
    }
    for text, why in faults.items():
        assert fault(writer, text) is why, text
    assert fault(writer, line.line()) is None
    assert fault(reader, writer.lines[1].line) is LineFault.ALREADY_READ
    assert set(faults.values()) | {LineFault.ALREADY_READ, LineFault.GAME_OVER} == set(LineFault)


def test_an_impossible_line_says_why() -> None:
    writer, reader = say(*pair(), Give(4))
    with pytest.raises(LineError) as caught:
        take(writer, Fields("7f3a", 2, "b3", "4").line())
    assert caught.value.refused is not None
    assert caught.value.refused.reason is Reason.PIECE_GONE
    with pytest.raises(LineError) as caught:
        take(reader, Fields("7f3a", 2, "b3", "5").line())
    assert caught.value.refused is not None
    assert caught.value.refused.reason is Reason.NOT_YOUR_TURN
    assert (caught.value.number, caught.value.expected) == (2, 2)


def test_a_move_that_is_refused_makes_no_line() -> None:
    writer, reader = say(*pair(), Give(4))
    for mine, moves in (
        (writer, (Give(5),)),
        (reader, (Place(16),)),
        (reader, (Place(3), Give(4))),
        (reader, (Place(3), Give(99))),
        (reader, (Claim("row9"),)),
        (reader, (End(),)),
    ):
        before = mine.lines
        with pytest.raises(MoveRefusedError):
            act(mine, moves)
        assert mine.lines == before


def test_a_false_call_uses_up_the_attempt_on_both_sides() -> None:
    writer, reader = say(*pair(), Give(0))
    for cell, piece in ((0, 15), (1, 3), (2, 12)):
        reader, writer = (reader, writer) if cell != 1 else (writer, reader)
        reader, writer = say(reader, writer, Place(cell), Give(piece))
        reader, writer = (reader, writer) if cell != 1 else (writer, reader)
    writer, reader = say(writer, reader, Place(3))
    writer, reader = say(writer, reader, Claim("row1"))
    assert writer.state.claims_left == reader.state.claims_left == 0
    assert outcome(writer.state) is None
    assert [sent.line.split()[3] for sent in writer.lines[-2:]] == ["d1", "row1"]
    again = Fields("7f3a", len(reader.lines), "row1", "-").line()
    assert fault(reader, again) is LineFault.IMPOSSIBLE
    writer, reader = say(writer, reader, Give(1))
    assert reader.state.claims_left == writer.state.claims_left == 1


def test_the_lines_since_the_other_one_wrote_are_those_to_send() -> None:
    writer, reader = pair()
    assert writer.unanswered == (writer.lines[0].line,)
    assert reader.unanswered == ()
    writer, reader = say(writer, reader, Give(4))
    assert writer.unanswered == tuple(sent.line for sent in writer.lines)
    reader, writer = say(reader, writer, Place(0), Give(5))
    assert writer.unanswered == ()
    assert reader.unanswered == (reader.lines[2].line,)


def test_a_resignation_may_cross_a_turn() -> None:
    writer, reader = say(*pair(), Give(4))
    early = act(writer, (Resign(),)).game
    late = act(reader, (Place(0), Give(5))).game
    assert early.lines[-1].line.split()[2] == late.lines[-1].line.split()[2]
    lost = Outcome(Termination.RESIGNATION, Seat.B)
    after = take(late, early.lines[-1].line).game
    assert outcome(after.state) == outcome(early.state) == lost
    assert fault(early, late.lines[-1].line) is LineFault.GAME_OVER
    assert parse_correspondence(format_correspondence(after)) == after
    assert fault(after, early.lines[-1].line) is LineFault.ALREADY_READ


def test_a_resignation_cannot_reach_back_behind_ones_own_line() -> None:
    writer, reader = say(*pair(), Give(4))
    reader, writer = say(reader, writer, Place(0), Give(5))
    writer, reader = say(writer, reader, Place(1), Give(6))
    assert fault(writer, Fields("7f3a", 2, "resign", "-").line()) is LineFault.CHANGED
    assert fault(writer, Fields("7f3a", 0, "resign", "-").line()) is LineFault.CHANGED
    assert fault(writer, Fields("7f3a", 3, "resign", "-").line()) is None


@given(
    name=st.sampled_from([*LINE_SETS]),
    attributes=attribute_sets(),
    me=st.sampled_from(Seat),
    claims=st.sampled_from([0, 1, 2, 3, None]),
    loses=st.booleans(),
)
def test_line_0_carries_the_rules_and_who_gives(
    name: str, attributes: tuple[Attribute, ...], me: Seat, claims: int | None, *, loses: bool
) -> None:
    rules = named_ruleset(name, attributes)
    rules = replace(rules, claims_per_window=claims, false_claim_loses=loses)
    writer = begin("00ff", rules, me)
    reader = join(writer.lines[0].line)
    assert reader.state == writer.state
    assert reader.state.ruleset == rules
    assert (reader.me, reader.lines) == (me.other, writer.lines)


@pytest.mark.parametrize(
    ("number", "what", "piece", "why"),
    [
        (0, "chess", "give", LineFault.NOT_A_LINE),
        (0, "standard:weight", "give", LineFault.NOT_A_LINE),
        (0, "standard", "-", LineFault.NOT_A_LINE),
        *(
            (0, f"standard{more}", "give", LineFault.NOT_A_LINE)
            for more in ("+", "+one", "+two+three", "+loses+loses", "+two+loses", "+4", "+any+any")
        ),
        (5, "b3", "d", LineFault.MISSING),
    ],
)
def test_what_begins_no_game(number: int, what: str, piece: str, why: LineFault) -> None:
    with pytest.raises(LineError) as caught:
        join(Fields("7f3a", number, what, piece).line())
    assert caught.value.fault is why


def test_rules_that_no_line_can_carry() -> None:
    for rules in (
        replace(STANDARD, claims_per_window=4),
        replace(STANDARD, lines=STANDARD.lines[:3]),
    ):
        with pytest.raises(ValueError, match="rules"):
            begin("7f3a", rules, Seat.A)


def test_ids_are_of_four_digits() -> None:
    random = Random(1)
    ids = {new_id(random) for _ in range(5000)}
    assert all(len(one) == 4 and int(one, 16) >= 0 for one in ids)
    assert len(ids) > 4500
    assert any(one.startswith("0") for one in ids)


@given(st.text() | st.from_regex(r"quarto [0-9a-f]{4} \d+ \S+ \S+ [0-9a-f]{8}"))
def test_any_text_is_refused_in_a_word(text: str) -> None:
    writer, _reader = pair()
    assert fault(writer, text) in set(LineFault)
    with pytest.raises(LineError):
        join(text)


def test_cells_are_named_as_everywhere() -> None:
    names = [f"{'abcd'[cell.column]}{cell.row + 1}" for cell in CELLS]
    assert [moves_of(Fields("0000", 1, name, "-"))[0] for name in names] == [
        Place(cell.index) for cell in CELLS
    ]


def test_the_lines_of_the_documentation_are_lines() -> None:
    page = (Path(__file__).parents[2] / "docs" / "MESSAGES.md").read_text(encoding="utf-8")
    lines = re.findall(r"^    (quarto .*)$", page, re.MULTILINE)
    assert len(lines) > 5
    for line in lines:
        fields = decode(line)
        assert fields.number == 0 or moves_of(fields)
    rows = re.findall(r"`(\S+ (?:[-d]|give|place))`", page)
    assert len(rows) > 10
    for row in rows:
        what, piece = row.split()
        if piece in ("give", "place"):
            assert join(Fields("7f3a", 0, what, piece).line()).game == "7f3a"
        else:
            assert moves_of(Fields("7f3a", 1, what, piece)), row
