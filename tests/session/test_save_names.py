"""Names of saved games become files that any system can hold, and no two names share."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto_access.session.save_names import LONGEST, clean_name, file_stem, name_key

TYPED = st.text(st.characters(codec="utf-8"), max_size=LONGEST)


@given(TYPED)
def test_a_name_that_is_kept_can_be_spoken_and_is_its_own_name(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert all(sign in " ,.'?!-" or unicodedata.category(sign)[0] in "LMN" for sign in name)
    assert not name or any(sign.isalnum() for sign in name)


@given(TYPED)
def test_a_file_can_lie_anywhere(text: str) -> None:
    name = clean_name(text)
    if not name:
        return
    stem = file_stem(name)
    assert 0 < len(f"{stem}.json.journal".encode()) < 255
    assert not set(stem) & set('/\\:*?"<>|. ')
    assert stem[0] not in "-_"
    assert stem == stem.casefold() or unicodedata.normalize("NFKC", stem.casefold()) == stem


@given(TYPED, TYPED)
def test_two_names_share_a_file_only_where_they_count_as_the_same(one: str, other: str) -> None:
    first, second = clean_name(one), clean_name(other)
    if first and second:
        assert (file_stem(first) == file_stem(second)) == (name_key(first) == name_key(second))


@pytest.mark.parametrize(
    ("one", "other"),
    [("a b", "a-b"), ("a,b", "ab"), ("a.", "a"), ("con", "CON!"), ("-a", "a"), ("e", "\u00e9")],
)
def test_names_that_look_alike_have_files_of_their_own(one: str, other: str) -> None:
    assert file_stem(clean_name(one)) != file_stem(clean_name(other))


@pytest.mark.parametrize(
    ("one", "other"), [("Sunday", "sUNDAY "), ("caf\u00e9", "cafe\u0301"), ("a  b", "a_b")]
)
def test_names_that_are_the_same_have_the_same_file(one: str, other: str) -> None:
    assert file_stem(clean_name(one)) == file_stem(clean_name(other))


@pytest.mark.parametrize("name", ["con", "NUL", "com1", "Lpt9"])
def test_no_file_is_called_like_a_device(name: str) -> None:
    assert file_stem(clean_name(name)) != name.lower()


@pytest.mark.parametrize(
    "name",
    [
        "\u0939\u093f\u0928\u094d\u0926\u0940",
        "\u65e5\u66dc\u65e5",
        "\u041a\u0432\u0430\u0440\u0442\u043e",
    ],
)
def test_names_of_any_script_are_kept_whole(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("text", ["", "  ", "...", "?!-", "\U0001f642", "/../"])
def test_what_is_no_name(text: str) -> None:
    assert clean_name(text) == ""
