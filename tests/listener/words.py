"""The phrasebook for tests that hear very many sentences."""

from typing_extensions import override

from quarto_access.speech.message import Form
from quarto_access.speech.phrasebook import Phrasebook


class QuickPhrasebook(Phrasebook):
    """The program's own words; a sentence that was formed once is not formed again."""

    def __init__(self, language: str = "en") -> None:
        super().__init__(language, lenient=True)
        self._heard: dict[tuple[object, ...], str] = {}

    @override
    def _format(self, id_: str, args: dict[str, str | int], form: Form) -> str:
        key = (self.language, id_, form, *args.items())
        if key not in self._heard:
            self._heard[key] = super()._format(id_, args, form)
        return self._heard[key]


QUICK = QuickPhrasebook()
