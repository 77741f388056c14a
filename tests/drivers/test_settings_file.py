"""The file of a person's settings: what is kept, and what becomes of a damaged one."""

import tomllib
from dataclasses import asdict
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarto_access.drivers import settings_file
from quarto_access.drivers.settings_file import SettingsFile, SettingsKeeper
from quarto_access.session.settings import VALUES, Settings, with_value

NAMES = sorted(VALUES)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "settings.toml"


def written(path: Path, text: str) -> SettingsFile:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return SettingsFile(path)


def aside(path: Path) -> Path:
    return path.with_name("settings.damaged.toml")


@given(st.fixed_dictionaries({name: st.sampled_from(values) for name, values in VALUES.items()}))
def test_what_is_written_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, str | int | bool]
) -> None:
    path = tmp_path_factory.getbasetemp() / "written" / "settings.toml"
    settings = Settings()
    for name, value in values.items():
        settings = with_value(settings, name, value)
    assert SettingsFile(path).save(settings)
    assert tomllib.loads(path.read_text(encoding="utf-8")) == asdict(settings)
    file = SettingsFile(path)
    assert file.load() == settings
    assert file.damage == ()


@given(st.text(st.characters(codec="utf-8"), min_size=1, max_size=200).filter(str.isprintable))
def test_a_voice_of_any_name_is_read_again(
    tmp_path_factory: pytest.TempPathFactory, name: str
) -> None:
    path = tmp_path_factory.getbasetemp() / "voice" / "settings.toml"
    settings = with_value(Settings(), "voice_en", name)
    assert SettingsFile(path).save(settings)
    file = SettingsFile(path)
    assert file.load() == settings
    assert file.damage == ()


def test_what_a_setting_is_for_stands_above_it(path: Path) -> None:
    comments = {"rate": "How fast, in words a minute."}
    file = SettingsFile(path, lambda name: comments.get(name, ""))
    assert file.save(Settings())
    text = path.read_text(encoding="utf-8")
    assert "\n# How fast, in words a minute.\nrate = 200\n" in text
    assert text.count("#") == 1
    assert file.load() == Settings()


def test_without_a_file_everything_is_as_usual(path: Path) -> None:
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert file.damage == ()


@pytest.mark.parametrize(
    "data",
    [
        b"rate = ",
        b"\xff\xfe",
        b"rate = 1\0",
        b"x" * 1_000_001,
        b"rate = " + b"9" * 6_000,
        b"a = " + b"[" * 100_000,
    ],
    ids=["cut", "no text", "NUL", "huge", "long number", "deep"],
)
def test_a_damaged_file_is_set_aside_and_told_once(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert file.damage == ("settings.toml",)
    assert aside(path).read_bytes() == data
    assert not path.exists()
    again = SettingsFile(path)
    assert again.load() == Settings()
    assert again.damage == ()


@pytest.mark.parametrize(
    "line",
    [
        "rate = 201",
        "rate = true",
        'rate = "200"',
        "rate = 200.0",
        "rate = [200]",
        'speech = "loud"',
        'speech = "silent"',
        "mono = 1",
        'speach = "self"',
        "[rate]",
    ],
)
def test_a_wrong_value_is_passed_over_and_told_once(path: Path, line: str) -> None:
    text = f'verbosity = "long"\n{line}\n'
    file = written(path, text)
    assert file.load() == Settings(verbosity="long")
    assert file.damage == (line.strip("[]").split(" ")[0],)
    assert aside(path).read_text(encoding="utf-8") == text
    again = SettingsFile(path)
    assert again.load() == Settings(verbosity="long")
    assert again.damage == ()


def test_a_file_that_cannot_be_read_stays_where_it_is(path: Path) -> None:
    # a folder cannot be read as a file, not even by root
    path.mkdir(parents=True)
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert file.damage == ("settings.toml",)
    assert path.is_dir()


def test_where_the_folder_is_a_file_there_are_no_settings(tmp_path: Path) -> None:
    tmp_path.joinpath("folder").write_text("", encoding="utf-8")
    file = SettingsFile(tmp_path / "folder" / "settings.toml")
    assert file.load() == Settings()
    assert file.damage == ()
    assert not file.save(Settings())


def test_only_what_was_changed_is_kept(path: Path) -> None:
    file = written(path, 'verbosity = "short"\nrate = 300\n')
    keeper = SettingsKeeper(file)
    # the command line asks for long messages and a voice
    settings = with_value(with_value(keeper.settings, "verbosity", "long"), "speech", "self")
    keeper.begin(settings)
    settings = with_value(settings, "rate", 325)
    assert keeper.follow(settings)
    assert SettingsFile(path).load() == Settings(rate=325)
    # what the command line said can be changed like everything else
    keeper.follow(with_value(settings, "verbosity", "short"))
    keeper.follow(with_value(with_value(settings, "verbosity", "short"), "speech", "print"))
    assert SettingsFile(path).load() == Settings(rate=325, speech="print")


def test_nothing_changed_writes_nothing(path: Path) -> None:
    keeper = SettingsKeeper(SettingsFile(path))
    keeper.begin(keeper.settings)
    assert keeper.follow(keeper.settings)
    assert not path.parent.exists()


def test_what_was_told_once_is_kept_beside_what_the_command_line_said(path: Path) -> None:
    keeper = SettingsKeeper(SettingsFile(path))
    keeper.begin(with_value(keeper.settings, "verbosity", "long"))
    assert keeper.note("introduced")
    keeper.follow(with_value(with_value(keeper.settings, "verbosity", "long"), "mono", value=True))
    assert SettingsFile(path).load() == Settings(introduced=True, mono=True)


def test_two_programs_at_once_keep_what_both_changed(path: Path) -> None:
    one, other = (SettingsKeeper(SettingsFile(path)) for _ in range(2))
    for keeper in (one, other):
        keeper.begin(keeper.settings)
    one.follow(Settings(rate=225))
    other.follow(Settings(mono=True))
    one.follow(Settings(rate=250))
    assert SettingsFile(path).load() == Settings(rate=250, mono=True)


def test_a_folder_that_cannot_be_written_is_harmless(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path, _text: str) -> None:
        raise PermissionError

    monkeypatch.setattr(settings_file, "write_atomically", refuse)
    keeper = SettingsKeeper(SettingsFile(path))
    keeper.begin(keeper.settings)
    assert not keeper.follow(Settings(rate=225))
    assert not keeper.follow(Settings(rate=225, mono=True))
    # what could not be written still holds as long as the program runs
    assert keeper.settings == Settings(rate=225, mono=True)


def test_damage_is_known_although_the_file_has_been_put_right(path: Path) -> None:
    keeper = SettingsKeeper(written(path, "rate = 7\n"))
    keeper.begin(keeper.settings)
    keeper.follow(Settings(mono=True))
    assert keeper.damage == ("rate",)
    assert SettingsFile(path).load() == Settings(mono=True)
