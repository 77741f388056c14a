"""One page of HTML with every drawing in true size, for a helper who sees; it needs no script."""

from collections.abc import Iterator
from html import escape

from board_fabrication.describe import overview, plate_heading
from board_fabrication.geometry import Circle
from board_fabrication.model import Model
from board_fabrication.plates import Feature, Group, Plate, Work
from board_fabrication.words import Words
from board_fabrication.writers import html
from board_fabrication.writers.svg import element, number, sorted_features

_EDGE = 2.0
"""Round each drawing, in millimetres, so that its outermost lines are whole."""
_BAR = 100
_TOLD = (Group.CELL, Group.SCREW, Group.PLACE)
"""The holes whose places stand in a table."""
_DASHES = {Work.PROFILE: "", Work.HOLE: "", Work.REFERENCE: ' stroke-dasharray="0.4 1.6"'}
_IN_PART = ' stroke-dasharray="3 1.5"'

_STYLE = """
body{max-width:64rem;margin:1rem auto;padding:0 1rem;font:1.125rem/1.6 sans-serif;
color:#111;background:#fff;overflow-wrap:break-word}
a{color:#00458b}
a:focus,div:focus{outline:3px solid #00458b;outline-offset:2px}
.scroll{overflow-x:auto;border:1px solid #595959;padding:.5rem}
svg{display:block;max-width:none}
table{border-collapse:collapse;margin:1rem 0}
caption{text-align:left;font-weight:bold}
th,td{border:1px solid #595959;padding:.2rem .6rem;text-align:left}
"""


def preview(model: Model, words: Words) -> bytes:
    """The page: the board in words, then every part with its drawing and its table."""
    body = [
        *_paragraphs(words, "preview-about", "preview-lines"),
        *_contents(model, words),
        f"<h2>{escape(words.say('preview-about-board'))}</h2>",
        *(f"<p>{escape(words.render(one))}</p>" for one in overview(model.parameters)),
        *_bar(words),
    ]
    for plate in model.all:
        body += _part(plate, words)
    return html.page(words.language, words.say("preview-title"), _STYLE, body)


def _paragraphs(words: Words, *ids: str) -> Iterator[str]:
    for id_ in ids:
        yield f"<p>{escape(words.say(id_))}</p>"


def _contents(model: Model, words: Words) -> Iterator[str]:
    yield f'<nav aria-labelledby="parts"><h2 id="parts">{_said(words, "preview-contents")}</h2><ul>'
    for plate in model.all:
        yield f'<li><a href="#{plate.key}">{_title(plate, words)}</a></li>'
    yield "</ul></nav>"


def _bar(words: Words) -> Iterator[str]:
    """A line to measure on the screen or on paper."""
    told = _said(words, "preview-bar")
    yield f'<p id="bar-told">{told}</p><div class="scroll" role="region" tabindex="0"'
    yield f' aria-labelledby="bar-told"><svg id="bar" role="img" aria-label="{_BAR} mm"'
    yield f' width="{_BAR}mm" height="6mm" viewBox="0 0 {_BAR} 6">'
    yield f'<path d="M0 0V6M{_BAR} 0V6M0 3H{_BAR}" fill="none" stroke="#000"/></svg></div>'


def _part(plate: Plate, words: Words) -> Iterator[str]:
    key = plate.key
    _, *told = plate_heading(plate, words)
    yield f'<h2 id="{key}">{_title(plate, words)}</h2>'
    yield f'<p id="{key}-told">{escape(" ".join(told))}</p>'
    label = escape(words.say("preview-scroll", key=key))
    yield f'<div class="scroll" role="region" tabindex="0" aria-label="{label}">'
    yield from _picture(plate, words)
    yield "</div>"
    yield from _table(plate, words)


def _picture(plate: Plate, words: Words) -> Iterator[str]:
    (x0, y0, x1, y1), key = plate.box, plate.key
    width, height = x1 - x0 + 2 * _EDGE, y1 - y0 + 2 * _EDGE
    size = f'width="{number(width)}mm" height="{number(height)}mm"'
    view = f"0 0 {number(width)} {number(height)}"
    yield f'<svg role="img" aria-labelledby="{key}-name" aria-describedby="{key}-told" {size}'
    yield f' viewBox="{view}"><title id="{key}-name">{_title(plate, words)}</title>'
    yield '<g fill="none" stroke="#000" stroke-width="0.4">'
    for feature in sorted_features(plate):
        dashes = _DASHES.get(feature.operation.work, _IN_PART)
        shape = element(feature.shape, lambda at: (at[0] - x0 + _EDGE, y1 - at[1] + _EDGE))
        yield f"<{shape}{dashes}/>"
    yield "</g></svg>"


def _table(plate: Plate, words: Words) -> Iterator[str]:
    told = [one for one in plate.of(Work.HOLE, Work.POCKET, Work.PILOT) if one.group in _TOLD]
    if not told:
        return
    yield f"<table><caption>{escape(words.say('preview-places', key=plate.key))}</caption>"
    heads = (_said(words, "preview-hole"), "x", "y", _said(words, "preview-wide"))
    columns = "".join(f'<th scope="col">{head}</th>' for head in heads)
    yield f"<tr>{columns}</tr>"
    for feature in told:
        yield from _row(feature, words)
    yield "</table>"


def _row(feature: Feature, words: Words) -> Iterator[str]:
    if isinstance(feature.shape, Circle):
        values = (*feature.shape.centre, feature.shape.diameter)
        cells = "".join(f"<td>{escape(words.say('number', number=one))}</td>" for one in values)
        name = escape(words.render(feature.name))
        yield f'<tr><th scope="row">{name}</th>{cells}</tr>'


def _title(plate: Plate, words: Words) -> str:
    return escape(words.say("plate-title", key=plate.key))


def _said(words: Words, id_: str) -> str:
    return escape(words.say(id_))
