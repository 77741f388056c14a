"""Before a game: one keyboard at the question who gives first.

To the shell it is a desk like that of a game; once the question is answered the game's own desk
takes its place.
"""

from collections.abc import Callable, Mapping

from quarto_access.rules.quarto.ruleset import Ruleset
from quarto_access.session.commands import Action, Command
from quarto_access.session.keys import Place
from quarto_access.session.quarto.desk import Answer, Desk
from quarto_access.session.quarto.lot_views import LotAsked, LotChoice, LotSealed, LotUnchosen
from quarto_access.session.quarto.players import Names
from quarto_access.session.quarto.starting_lot import NUMBERS, Drawn, Hidden, Lot, odd_or_even
from quarto_access.session.quarto.views import RulesRead
from quarto_access.session.steps import within

_TWO_CHOICES = (1, 2)
_STEPS = {Action.ITEM_NEXT: 1, Action.ITEM_PREVIOUS: -1}


class LotDesk:
    """One keyboard at the question who gives first.

    Attributes:
        names: what Players 1 and 2 are called.
        onward: the desk of the game with what it begins with, once the question is answered.
    """

    extras = ()
    closed = False
    playing = False
    over = False
    place = Place.LOT
    due = None
    """No clock runs before a game."""
    names: Names = ()
    meanings: Mapping[Action, Action] = {}

    def __init__(
        self,
        drawn: Drawn,
        hidden: Hidden,
        deal: Callable[[Lot], tuple[Desk, Answer]],
        *,
        two: bool,
        ruleset: Callable[[], Ruleset],
    ) -> None:
        """Ask. `hidden` is fixed from here on; `deal` begins the game that a lot leads to.

        `ruleset` tells the rules of that game, which may be changed until it begins.
        """
        self.confirm_gives = False
        self.from_top = False
        self.onward: tuple[Desk, Answer] | None = None
        self._drawn = drawn
        self._hidden = hidden
        self._deal = deal
        self._two = two
        self._ruleset = ruleset
        self._chosen: int | None = None

    def begin(self) -> Answer:
        """The question."""
        return (LotAsked(self._drawn, self._two, self.names),)

    def first_help(self) -> tuple[Action, ...]:
        """What helps most at this moment, the most important first."""
        return (Action.LOT_DIGIT, Action.STATUS, Action.CLOSE)

    def pass_time(self, _time: int, /) -> Answer:
        """Nothing: no clock runs."""
        return ()

    def rules(self) -> Answer:
        """Tell the rules of the game that will begin."""
        return (RulesRead(self._ruleset()),)

    def resign(self) -> Answer:
        """Nothing can be resigned before it has begun."""
        return self.begin()

    def handle(self, command: Command, _before: Action | None = None) -> Answer:
        """Answer a command; what means nothing here is answered with nothing."""
        match command.action:
            case Action.LOT_DIGIT:
                return self._say(int(command.argument))
            case Action.ITEM_CHOOSE:
                return self._say(self._chosen)
            case Action.ITEM_NEXT | Action.ITEM_PREVIOUS as action:
                return self._step(_STEPS[action])
            case Action.STATUS if self._drawn is Drawn.ODD_EVEN:
                return (LotSealed(self._hidden.seal, self._two),)
            case Action.STATUS | Action.ITEM_READ:
                return self.begin()
            case _:
                return ()

    @property
    def _choices(self) -> tuple[int, ...]:
        numbers = self._drawn is Drawn.ODD_EVEN and not self._two
        return tuple(range(NUMBERS)) if numbers else _TWO_CHOICES

    def _step(self, step: int) -> Answer:
        choices = self._choices
        if self._chosen is None:
            index = 0 if step > 0 else len(choices) - 1
        else:
            index = choices.index(self._chosen) + step
        kept, edge = within(index, len(choices))
        self._chosen = choices[kept]
        return (LotChoice(self._drawn, self._two, self._chosen, edge, self.names),)

    def _say(self, number: int | None) -> Answer:
        if number is None or number not in self._choices:
            return (LotUnchosen(self._drawn, self._two, number),)
        if self._drawn is Drawn.AGREED:
            lot = Lot(Drawn.AGREED, number)
        else:
            lot = odd_or_even(self._hidden, number)
        self.onward = self._deal(lot)
        return ()
