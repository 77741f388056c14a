from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from quarto_access.drivers.earcon_plan import (
    FAMILIES,
    PANS,
    THROTTLE,
    Note,
    Throttle,
    note_of,
    planned,
)
from quarto_access.drivers.mixer import Family
from quarto_access.speech.message import Cue, Earcon

PLACES = st.none() | st.integers(0, 3)
CUES = st.builds(
    Cue,
    st.sampled_from(Earcon).filter(lambda one: not one.value.endswith("piece")),
    PLACES,
    PLACES,
    after=st.sampled_from((0.0, 0.0, 0.17, 0.34)),
)
EMPTY, PIECE = (note_of(Cue(one)) for one in (Earcon.MOVE_EMPTY, Earcon.MOVE_PIECE))
EDGE, REFUSE = (note_of(Cue(one)) for one in (Earcon.EDGE, Earcon.REFUSE))


def names(*cues: Cue) -> list[str]:
    return [note.name for note in planned(cues)]


def test_no_cues_are_no_sounds() -> None:
    assert planned(()) == ()


def test_of_a_move_and_the_answer_to_it_the_placement_is_heard() -> None:
    assert names(Cue(Earcon.GIVE), Cue(Earcon.PLACE, 2, 1), Cue(Earcon.GIVE)) == ["place"]


def test_a_result_is_heard_before_everything() -> None:
    for result in (Earcon.WIN, Earcon.LOSS, Earcon.DRAW):
        for other in set(Earcon) - {Earcon.WIN, Earcon.LOSS, Earcon.DRAW}:
            assert names(Cue(other), Cue(result)) == [result.value]


def test_a_refusal_is_heard_before_everything_but_results() -> None:
    assert names(Cue(Earcon.PLACE), Cue(Earcon.CALL), Cue(Earcon.REFUSE)) == ["refuse"]


@given(st.lists(CUES))
def test_one_sound_begins_at_a_time_and_the_order_of_cues_is_nothing(cues: list[Cue]) -> None:
    notes = planned(cues)
    starts = [note.after for note in notes]
    assert starts == sorted({cue.after for cue in cues})
    for note in notes:
        together = [cue for cue in cues if cue.after == note.after]
        assert note.name in {cue.name for cue in together}
        assert note.rank <= min(note_of(cue).rank for cue in together)
    assert [note.name for note in planned(reversed(cues))] == [note.name for note in notes]


def test_columns_are_places_and_rows_are_pitches() -> None:
    cells = [(column, row) for column in range(4) for row in range(4)]
    notes = {cell: note_of(Cue(Earcon.PLACE, *cell)) for cell in cells}
    for column, row in cells:
        assert notes[column, row].pan == PANS[column]
        assert notes[column, row].semitones == notes[0, row].semitones
    pitches = [notes[0, row].semitones for row in range(4)]
    assert pitches[0] == 0
    assert all(high - low >= 3 for low, high in pairwise(pitches))
    assert all(-1 < pan < 1 for pan in PANS)
    assert list(PANS) == sorted(PANS)


def test_in_mono_all_cells_differ_in_pitch_alone() -> None:
    notes = [
        note_of(Cue(Earcon.MOVE_EMPTY, column, row), mono=True)
        for row in range(4)
        for column in range(4)
    ]
    assert {note.pan for note in notes} == {0.0}
    pitches = [note.semitones for note in notes]
    assert pitches == sorted(set(pitches))


def test_without_a_place_a_sound_is_in_the_middle_and_as_it_was_made() -> None:
    for earcon in Earcon:
        for mono in (False, True):
            note = note_of(Cue(earcon), mono=mono)
            assert (note.pan, note.semitones) == (0.0, 0)


def test_tones_of_a_piece_are_the_same_in_every_row() -> None:
    notes = {note_of(Cue(Earcon.PIECE, 1, row, 13)) for row in range(4)}
    assert {(note.name, note.semitones, note.pan) for note in notes} == {("piece-13", 0, PANS[1])}


def test_an_empty_cell_is_softer_than_a_piece() -> None:
    empty, piece = note_of(Cue(Earcon.EMPTY_PLACE)), note_of(Cue(Earcon.PIECE, piece=3))
    assert empty.family is piece.family is Family.SONIFICATION
    assert empty.volume < piece.volume


def test_every_earcon_is_of_a_family_and_no_two_are_equally_important() -> None:
    notes = [note_of(Cue(earcon)) for earcon in Earcon]
    assert all(one.rank != other.rank for one, other in combinations(notes, 2))
    assert {note.family for note in notes} == set(Family) - {Family.SPEECH}
    assert FAMILIES[Earcon.CALL] is FAMILIES[Earcon.REFUSE] is Family.ALERTS


def test_clicks_are_held_back_for_a_tenth_of_a_second() -> None:
    throttle = Throttle()
    times = (0.0, 0.03, 0.09, 0.1, 0.15, 0.21)
    assert [throttle.lets(EMPTY, now) for now in times] == [True, False, False, True, False, True]


def test_a_more_important_click_comes_through() -> None:
    throttle = Throttle()
    assert throttle.lets(EMPTY, 0.0)
    assert throttle.lets(PIECE, 0.02)
    assert throttle.lets(EDGE, 0.04)
    assert not throttle.lets(EDGE, 0.06)
    assert not throttle.lets(PIECE, 0.08)


def test_events_and_alerts_are_never_held_back() -> None:
    throttle = Throttle()
    assert throttle.lets(EDGE, 0.0)
    assert all(throttle.lets(REFUSE, 0.01) for _ in range(5))
    assert not throttle.lets(EDGE, 0.02)


@given(st.lists(st.tuples(st.sampled_from((EMPTY, PIECE, EDGE)), st.floats(0.0, 0.2))))
def test_no_click_comes_soon_after_one_as_important(steps: list[tuple[Note, float]]) -> None:
    throttle, now = Throttle(), 0.0
    heard: list[tuple[Note, float]] = []
    for note, later in steps:
        now += later
        if throttle.lets(note, now):
            heard.append((note, now))
    for (first, then), (second, after) in pairwise(heard):
        assert after - then >= THROTTLE or second.rank < first.rank
