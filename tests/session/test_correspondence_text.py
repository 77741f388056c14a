"""The file of a game by message: a record, the lines beside it, and both fit each other."""

import json

import pytest
from correspondents import played
from hypothesis import given, settings
from hypothesis import strategies as st

from quarto_access.session.quarto.correspondence_text import (
    TextError,
    TextFault,
    format_correspondence,
    parse_correspondence,
)
from quarto_access.session.quarto.record_text import parse_record


def test_the_file_is_a_record_with_the_lines_beside() -> None:
    for seed in range(20):
        for game in played(seed):
            text = format_correspondence(game)
            assert text.isascii()
            assert parse_correspondence(text) == game
            assert parse_record(text) == game.record
            again = text.replace('"seed": null,', '"seed": null,\n  "clock": {"A": [1, 2]},')
            kept = json.loads(format_correspondence(game, again))
            assert kept.pop("clock") == {"A": [1, 2]}
            assert kept == json.loads(text)


@settings(max_examples=50)
@given(st.integers(0, 40), st.data())
def test_a_file_that_fits_its_lines_no_more_is_noticed(seed: int, data: st.DataObject) -> None:
    game = played(seed)[0]
    whole = json.loads(format_correspondence(game))
    where = data.draw(st.sampled_from(("moves", "lines", "by", "me", "ruleset", "shape", "gone")))
    expected = {"gone": TextFault.NOT_BY_MESSAGE, "moves": TextFault.CONTINUED}
    match where:
        case "moves":
            whole["moves"] = whole["moves"][:-1]
        case "lines":
            number = data.draw(st.integers(0, len(game.lines) - 1))
            whole["message"]["lines"][number]["line"] += "0"
        case "by":
            one = whole["message"]["lines"][0]
            one["by"] = "B" if one["by"] == "A" else "A"
        case "me":
            whole["message"]["me"] = data.draw(st.sampled_from(("", "C", None, 1)))
        case "ruleset":
            whole["ruleset"]["claims_per_window"] = 2
        case "shape":
            whole["message"] = data.draw(st.sampled_from((None, [], {}, {"me": "A"}, "A", 1)))
        case _:
            del whole["message"]
    with pytest.raises(TextError) as caught:
        parse_correspondence(json.dumps(whole))
    assert caught.value.fault is expected.get(where, TextFault.DAMAGED)
