"""The words that a person has chosen for pieces, in commands that are no game at a keyboard."""

from typing import NamedTuple

from typing_extensions import override

from quarto_access.cli.folders import settings_path
from quarto_access.cli.problems import CommandError
from quarto_access.drivers.settings_file import SettingsFile
from quarto_access.session.quarto.chosen import ColourWords, colour_words
from quarto_access.speech.message import Form, Message
from quarto_access.speech.phrasebook import Phrasebook
from quarto_access.speech.quarto.marking import Marking, marked_message, marking_of


class Words(NamedTuple):
    """The words for the colours and heights: as they are said, and as they are typed."""

    said: Marking = Marking()
    typed: ColourWords = ColourWords()

    def of_error(self, error: CommandError) -> CommandError:
        """The same error in these words."""
        return CommandError(marked_message(error.message, self.said), error.code)


class MarkedPhrasebook(Phrasebook):
    """A phrasebook that says pieces in the words that a person has chosen, in any language."""

    def __init__(self, marking: Marking, language: str) -> None:
        super().__init__(language, lenient=True)
        self._marking = marking

    @override
    def render(self, message: Message, form: Form = Form.FULL) -> str:
        return super().render(marked_message(message, self._marking), form)


def chosen_words() -> Words:
    """The words by the settings, the usual ones where those cannot be read."""
    settings = SettingsFile(settings_path()).looked_at()
    return Words(marking_of(settings), colour_words(settings))
