"""The events that are told even when more keys were pressed after them."""

from quarto_access.rules.quarto.events import (
    Claimed,
    Ended,
    Flagged,
    Given,
    Passed,
    Placed,
    Refused,
    Resigned,
)
from quarto_access.session.events import (
    HistoryStepped,
    Left,
    SaveFailed,
    SettingChanged,
)
from quarto_access.session.quarto.clock_events import (
    ByLot,
    ClockTold,
    RanOut,
    Retimed,
    Warned,
)
from quarto_access.session.quarto.lesson_views import (
    LessonDone,
    LessonEnded,
    LessonStep,
    LessonStrayed,
    LineJudged,
)
from quarto_access.session.quarto.lot_views import LotAsked
from quarto_access.session.quarto.players import (
    Named,
    NamesRefused,
)
from quarto_access.session.quarto.review_views import Reviewed
from quarto_access.session.quarto.timeline import DoneAgain, TakenBack, Unturned
from quarto_access.session.quarto.views import LensTurned, LotDrawn, QuartoStands, Resumed
from quarto_access.session.saves import (
    GameWritten,
    SavedAs,
    SaveDeleted,
    ShelfRefused,
)

RESULTS = (
    *(Given, Placed, Claimed, Passed, Resigned, Flagged, Refused, Ended),
    *(LotDrawn, LotAsked, Resumed, QuartoStands, Reviewed, SaveFailed, Left),
    *(TakenBack, DoneAgain, Unturned, Named, NamesRefused),
    *(RanOut, ByLot, Warned, Retimed, ClockTold),
    # settings must not change unheard, and steps through what was said add up
    *(LessonStep, LessonDone, LessonStrayed, LessonEnded, LineJudged),
    *(SettingChanged, LensTurned, HistoryStepped),
    *(SavedAs, SaveDeleted, GameWritten, ShelfRefused),
)
