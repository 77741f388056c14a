"""Everything that a person can ask for: actions and commands, without keys and words."""

from dataclasses import dataclass
from enum import StrEnum, auto


class Action(StrEnum):
    """What a key, a menu item or a typed line asks for."""

    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    COLUMN = auto()
    ROW = auto()
    FLIP = auto()
    LAST_CHANGED = auto()
    NEXT_REGION = auto()
    PREVIOUS_REGION = auto()
    NEXT_FREE = auto()
    PREVIOUS_FREE = auto()
    NEXT_TAKEN = auto()
    PREVIOUS_TAKEN = auto()
    CONFIRM = auto()
    READ_FOCUS = auto()
    CALL = auto()
    BACK = auto()
    HAND = auto()
    STATUS = auto()
    POOL = auto()
    POOL_NAMES = auto()
    VACANT = auto()
    VERBOSITY = auto()
    TYPE = auto()
    BOARD_ROWS = auto()
    BOARD_COLUMNS = auto()
    LINE = auto()
    LINE_BACK = auto()
    LAST_MOVE = auto()
    REPEAT = auto()
    SPELL = auto()
    OLDER = auto()
    NEWER = auto()
    OLDEST = auto()
    NEWEST = auto()
    WHERE = auto()
    DESCRIBE = auto()
    OPTIONS = auto()
    HELP = auto()
    ALL_KEYS = auto()
    MENU = auto()
    RESIGN = auto()
    NEW_GAME = auto()
    INTERRUPT = auto()
    LEAVE = auto()
    # while Quarto is being called
    POINT_COLUMN = auto()
    POINT_ROW = auto()
    POINT_DIAGONAL = auto()
    POINT_SQUARE = auto()
    POINT_LAST = auto()
    CALL_NOW = auto()
    WITHDRAW = auto()
    # in lists, questions, the typed line and the key describer
    ITEM_NEXT = auto()
    ITEM_PREVIOUS = auto()
    ITEM_CHOOSE = auto()
    ITEM_READ = auto()
    ITEM_MORE = auto()
    ITEM_LESS = auto()
    CLOSE = auto()
    YES = auto()
    NO = auto()
    RUN_LINE = auto()
    ERASE = auto()
    READ_LINE = auto()
    RUN_TYPED = auto()
    RESIGN_NOW = auto()
    DEAL_AGAIN = auto()
    # in the opening
    GO_ON = auto()
    START_NEW = auto()
    PLAY_COMPUTER = auto()
    PLAY_TWO = auto()
    # options
    CONFIRM_GIVES = auto()
    SPEECH = auto()
    RATE = auto()
    FASTER = auto()
    SLOWER = auto()
    VOICE_VOLUME = auto()
    SOUND_VOLUME = auto()
    VOLUME_NAVIGATION = auto()
    VOLUME_EVENTS = auto()
    VOLUME_ALERTS = auto()
    VOLUME_SONIFICATION = auto()
    VERBOSITY_FOCUS = auto()
    VERBOSITY_MOVES = auto()
    VERBOSITY_ANSWERS = auto()
    VERBOSITY_REFUSALS = auto()
    VERBOSITY_HELP = auto()
    MONO = auto()
    SPATIAL = auto()
    # sounds
    SOUND_BOARD = auto()
    SOUND_LINE = auto()
    SOUNDS = auto()


@dataclass(frozen=True, slots=True)
class Command:
    """An action, with the key that names its object where one key stands for one of four.

    `argument` is "a" to "d" for a column, "1" to "4" for a row or an attribute, and the text of a
    typed line; for a setting, "-" asks for the value before.
    """

    action: Action
    argument: str = ""
