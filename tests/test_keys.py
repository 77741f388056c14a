"""Keys: one key, one answer, in every place; bursts; other keyboards; letters or arrows alone."""

import string
from itertools import pairwise

import pytest
from harness import PHRASEBOOK, Program
from hypothesis import given
from hypothesis import strategies as st
from situations import WAYS, Told, place_of, reach, situation

from quarto_access.rules.game import Seat
from quarto_access.rules.quarto.board import CELLS, Cell
from quarto_access.rules.quarto.pieces import PIECES, Piece
from quarto_access.session.commands import Action
from quarto_access.session.events import (
    Asked,
    HelpRead,
    HistoryStepped,
    ItemRead,
    LineTold,
    ListKind,
    ListOpened,
    Question,
    Repeated,
    SavedGame,
    SoundRead,
    TypingBegun,
    Welcomed,
)
from quarto_access.session.keys import BINDINGS, KEYS, Place, bindings_in, find, keys_of
from quarto_access.session.lists import ITEMS, SOUND_COUNT, opening_list
from quarto_access.session.quarto.clock_events import NoClock
from quarto_access.session.quarto.lot_views import LotTold
from quarto_access.session.quarto.review_views import GameRead
from quarto_access.session.quarto.views import CellRead, MoveRead, PieceRead
from quarto_access.session.saves import GameWritten, SavesEvent, ShelfFault, ShelfRefused, Written
from quarto_access.speech.forms import forms_of
from quarto_access.speech.quarto.narrator import Narrator
from quarto_access.speech.saves import tell as tell_of_saves
from quarto_access.speech.settings import ToldOfSettings
from quarto_access.speech.settings import tell as tell_of_settings
from quarto_access.speech.shell import ToldOfShell
from quarto_access.speech.shell import tell as tell_of_shell
from quarto_access.speech.sound_list import sound_list
from quarto_access.terminal.layouts import ALIASES

UNBOUND = ("7", "f2", "€", "é", "ф", "unknown", "ctrl-up", "B", "$", "1é")
ALL_KEYS = (*sorted(KEYS), *UNBOUND)
BEGINNINGS = opening_list(Program().house.entries, saved=False, first=False).items
SHORTEST = 8
ARROWS = {"up", "down", "left", "right", "home", "end"}
GAME_PLACES = (Place.BOARD, Place.TRAY, Place.LOG)
EVERYWHERE = tuple(WAYS)


def is_silent(place: Place, key: str) -> bool:
    """The list of silences: a character that goes into the typed line, which the reader echoes."""
    return place is Place.TYPING and (len(key) == 1 or key == "space")


def test_every_way_leads_where_its_name_says() -> None:
    assert [situation(reach(name)) for name in WAYS] == list(WAYS)
    assert {place_of(name) for name in WAYS} == set(Place)


@pytest.mark.parametrize("brief", [True, False], ids=["short", "long"])
@pytest.mark.parametrize("name", EVERYWHERE)
def test_a_lone_key_has_one_answer_and_so_has_the_same_key_again(name: str, *, brief: bool) -> None:
    wrong: list[tuple[str, list[str]]] = []
    for key in ALL_KEYS:
        program = reach(name, brief=brief)
        for _ in range(2):
            silent = program.shell.done or is_silent(program.shell.place, key)
            words = [heard.words for heard in program.burst(key)]
            if len(words) != (0 if silent else 1) or any(len(one) < SHORTEST for one in words):
                wrong.append((key, words))
    assert wrong == []


@given(st.sampled_from(EVERYWHERE), st.data())
def test_a_burst_has_one_answer_with_everything_that_happened(
    name: str, data: st.DataObject
) -> None:
    useful = st.sampled_from(("enter", "enter", "e", "q", "1", "d", "backspace", "V", "escape"))
    keys = data.draw(st.lists(useful | st.sampled_from(ALL_KEYS), min_size=2, max_size=12))
    at_once, one_by_one = reach(name), reach(name)
    told = len(at_once.events)
    results = _results(one_by_one, keys)
    heard = at_once.burst(*keys)
    assert len(heard) <= 1
    assert [event for event in at_once.events[told:] if _happens(at_once, event)] == results
    spoken = " ".join(heard[0].words.split()) if heard else ""
    for sentence in _sentences(at_once, told):
        # what was just told is told once more with "again" before its stop
        assert " ".join(sentence.split()).removesuffix(".") in spoken


def _results(program: Program, keys: list[str]) -> list[Told]:
    """What happens when the keys are pressed one by one."""
    before = len(program.events)
    program.press(*keys)
    return [event for event in program.events[before:] if _happens(program, event)]


def _happens(program: Program, event: Told) -> bool:
    return program.house.is_result(event)


def _sentences(program: Program, first: int) -> list[str]:
    """What each result from the given event on comes to, told by itself."""
    narrator = Narrator()
    forms = forms_of(program.shell.settings)
    sentences: list[str] = []
    for index, event in enumerate(program.events):
        if isinstance(event, Repeated | HistoryStepped):
            continue
        if isinstance(event, SavesEvent):
            told = tell_of_saves(event)
        elif isinstance(event, ToldOfSettings):
            told = tell_of_settings(event, forms, narrator.sample)
        else:
            told = tell_of_shell(event) if isinstance(event, ToldOfShell) else narrator.tell(event)
        if index >= first and _happens(program, event):
            messages = (message for row in told.rows for message in row)
            sentences += (PHRASEBOOK.render(message, forms.of(message.id)) for message in messages)
    return sentences


def test_a_setting_that_is_changed_in_a_burst_is_changed_for_good() -> None:
    program = reach("choosing tray")
    program.burst("V", "s")
    assert [heard.words for heard in program.burst("h")] == [
        "No piece in hand. Player 2 gives next."
    ]


@pytest.mark.parametrize("name", [name for name in EVERYWHERE if name != "typing"])
def test_a_key_of_another_layout_acts_like_the_key_in_its_place(name: str) -> None:
    for sign, key in ALIASES.items():
        here, there = reach(name), reach(name)
        assert _answer(here, sign) == _answer(there, key), (sign, key)


def test_a_character_of_another_layout_is_itself_in_the_typed_line() -> None:
    for sign in ALIASES:
        program = reach("typing")
        assert program.burst(sign) == []
        assert program.shell.press(("tab",)) == (LineTold(f"b{sign}"),)


@pytest.mark.parametrize("name", [name for name in EVERYWHERE if name != "typing"])
def test_capitals_without_a_meaning_of_their_own_are_small_letters(name: str) -> None:
    place = place_of(name)
    for capital in set(string.ascii_uppercase) - KEYS:
        if find(place, capital.lower()):
            here, there = reach(name), reach(name)
            assert _answer(here, capital) == _answer(there, capital.lower()), capital


def test_the_capitals_with_a_meaning_of_their_own() -> None:
    own = {key for key in KEYS if key.isupper() and len(key) == 1}
    assert own == set("ENPVMXJRZUCG")


def _answer(program: Program, key: str) -> tuple[tuple[Told, ...], Place]:
    """What a key leads to, before it is put into words."""
    told = program.shell.press((key,))
    return told, program.shell.place


def test_every_action_has_a_key_that_is_no_arrow() -> None:
    walking = {Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT}
    # Enter walks through the values of a setting, too
    walking |= {Action.ITEM_MORE, Action.ITEM_LESS}
    for binding in BINDINGS:
        if binding.action not in walking:
            assert set(keys_of(binding.action)) - ARROWS, binding.action


def test_every_cell_is_reached_by_a_letter_and_a_digit() -> None:
    reached: set[Cell] = set()
    for column in "abcd":
        for row in "1234":
            program = reach("placing board")
            program.press(column, row)
            view = program.events[-1]
            assert isinstance(view, CellRead)
            reached.add(view.cell)
    assert reached == set(CELLS)


def test_every_piece_is_reached_by_at_most_four_digits() -> None:
    reached: set[Piece] = set()
    for flips in range(16):
        program = reach("choosing tray")
        program.burst("space")
        program.press(*(digit for bit, digit in enumerate("1234") if flips >> bit & 1))
        view = program.events[-1]
        assert isinstance(view, PieceRead)
        reached.add(view.piece)
    assert reached == set(PIECES)


def test_every_past_move_is_reached_by_one_letter() -> None:
    program = reach("placing board")
    program.press("d", "enter", *"lll")
    numbers = [view.number for view in program.events if isinstance(view, MoveRead)]
    assert [after - before for before, after in pairwise(numbers)] == [-1, 0]


@pytest.mark.parametrize(("step", "back"), [("tab", "shift-tab"), ("down", "up")])
@pytest.mark.parametrize("kind", [ListKind.OPENING, *ITEMS])
def test_every_list_is_walked_from_end_to_end(kind: ListKind, step: str, back: str) -> None:
    names = {
        ListKind.OPENING: "opening",
        ListKind.SAVED: "saved",
        ListKind.GAME: "menu",
        ListKind.OPTIONS: "options",
    }
    program = reach(names[kind])
    items = ITEMS.get(kind) or BEGINNINGS
    length = len(items)
    before = len(program.events)
    program.press("space", *[step] * length, *[back] * length)
    read = [event for event in program.events[before:] if isinstance(event, ItemRead)]
    there, again = read[: length + 1], read[length + 1 :]
    assert [item.action for item in there] == [*items, items[-1]]
    assert [item.edge for item in there] == [*[False] * length, True]
    assert [item.action for item in again] == [*reversed(items[:-1]), items[0]]


@pytest.mark.parametrize("index", range(len(ITEMS[ListKind.GAME])))
def test_every_item_of_the_menu_is_chosen_by_arrows_and_enter_alone(index: int) -> None:
    action = ITEMS[ListKind.GAME][index]
    chosen = _answer(_at_item(action), "enter")
    keys = keys_of(action, Place.BOARD)
    if keys:
        assert chosen == _answer(reach("placing board"), keys[0])
    elif action is Action.READ_GAME:
        assert [type(event) for event in chosen[0]] == [GameRead]
    else:
        assert chosen[0] == _WITHOUT_KEYS[action]


_WITHOUT_KEYS: dict[Action, tuple[Told, ...]] = {
    Action.ALL_KEYS: (HelpRead(Place.BOARD, bindings_in(Place.BOARD), all=True),),
    Action.LOT_TOLD: (LotTold(None, two=True),),
    Action.MORE_TIME: (NoClock(Seat.A),),
    Action.RESIGN: (Asked(Question.RESIGN),),
    Action.NEW_GAME: (Asked(Question.NEW_GAME),),
    Action.MAIN_MENU: (Welcomed(SavedGame(against_computer=False, placed=3)),),
    Action.SOUNDS: (ListOpened(ListKind.SOUNDS), SoundRead(0)),
    Action.SAVE_AS: (TypingBegun(naming=True),),
    Action.SAVES: (ShelfRefused(ShelfFault.NOTHING_SAVED),),
    Action.WRITE_TEXT: (GameWritten(Written.TEXT, "game.txt"),),
    Action.WRITE_RECORD: (GameWritten(Written.RECORD, "game.json"),),
}


def test_the_list_of_sounds_is_walked_from_end_to_end() -> None:
    program = reach("placing board")
    program.type("sounds")
    before = len(program.events)
    program.press("up", *["tab"] * SOUND_COUNT, "escape")
    read = [event for event in program.events[before:] if isinstance(event, SoundRead)]
    numbers = [0, *range(1, SOUND_COUNT), SOUND_COUNT - 1]
    assert [event.number for event in read] == numbers
    assert [event.edge for event in read] == [True, *[False] * (SOUND_COUNT - 1), True]
    assert len(sound_list()) == SOUND_COUNT


def test_the_menu_holds_every_action_of_the_game_but_those_that_a_key_names() -> None:
    bound = {binding.action for place in GAME_PLACES for binding in bindings_in(place)}
    named = {Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT}
    named |= {Action.COLUMN, Action.ROW, Action.FLIP, Action.MENU, Action.INTERRUPT}
    assert bound - set(ITEMS[ListKind.GAME]) == named


def test_a_key_that_an_item_of_the_menu_names_does_the_same_from_within_the_menu() -> None:
    program = reach("menu")
    program.press(*["down"] * len(ITEMS[ListKind.GAME]))
    for item in program.events:
        # help is about the place where it is asked for
        if isinstance(item, ItemRead) and not item.edge and item.action is not Action.HELP:
            for key in item.keys:
                events, _place = _answer(_at_item(item.action), key)
                assert events == _answer(_at_item(item.action), "enter")[0], (item.action, key)


def _at_item(action: Action) -> Program:
    program = reach("placing board")
    program.shell.press(("escape", *["down"] * ITEMS[ListKind.GAME].index(action)))
    return program
