"""The templates to drill by, for each size of paper."""

from board_fabrication.model import Model
from board_fabrication.paper.pages import A3, A4, LETTER, Format, pdf
from board_fabrication.paper.template import pages
from board_fabrication.words import Words

PAPERS = (A4, LETTER, A3)


def template(model: Model, paper: Format, words: Words) -> bytes:
    """The top layer from above and the backing from below, in true size."""
    plates = tuple(plate for plate in model.all if plate.key == "top" or _drilled(model, plate.key))
    title = words.say("template-title")
    about = words.say("plan-about", kind="template")
    return pdf(title, about, pages(plates, paper, words), words)


def _drilled(model: Model, key: str) -> bool:
    return key == "backing-from-below" and model.parameters.screwed
