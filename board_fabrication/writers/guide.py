"""The assembly guide as Markdown and HTML, and the text of the jig."""

from collections.abc import Iterator
from html import escape

from board_fabrication.model import Model
from board_fabrication.words import Words
from board_fabrication.writers import html
from board_fabrication.writers.steps import Kind, Section, assembly_sections, jig_sections

_STYLE = (
    "body{max-width:40em;margin:1em auto;padding:0 1em;font:1.2em/1.6 sans-serif}li{margin:.4em 0}"
)
_TAGS = {Kind.LIST: "ul", Kind.STEPS: "ol"}


def markdown(model: Model, words: Words) -> bytes:
    """The assembly guide as Markdown: headings, lists and numbered steps."""
    lines = [f"# {words.say('guide-title')}", "", *_intro(words)]
    for section in assembly_sections(model, words):
        lines += ["", f"## {words.say(section.title)}", ""]
        lines += _marked(section, words)
    return ("\n".join(lines) + "\n").encode()


def page(model: Model, words: Words) -> bytes:
    """The assembly guide as a page of HTML, with headings and lists for a screen reader."""
    body = [f"<p>{escape(line)}</p>" for line in _intro(words)]
    for section in assembly_sections(model, words):
        body += [f"<h2>{escape(words.say(section.title))}</h2>", *_tagged(section, words)]
    return html.page(words.language, words.say("guide-title"), _STYLE, body)


def jig_text(model: Model, words: Words) -> bytes:
    """How to drill with the jig, with the place of every hole and screw."""
    lines = [words.say("jig-title"), words.say("jig-about")]
    for section in jig_sections(model.parameters):
        lines += ["", words.say(section.title), *_marked(section, words)]
    return ("\n".join(lines) + "\n").encode()


def _intro(words: Words) -> tuple[str, ...]:
    return (words.say("guide-about"), words.say("guide-nobody"))


def _marked(section: Section, words: Words) -> Iterator[str]:
    for number, entry in enumerate(section.entries, 1):
        told = words.render(entry)
        match section.kind:
            case Kind.TEXT:
                yield told
            case Kind.LIST:
                yield f"- {told}"
            case Kind.STEPS:
                yield f"{number}. {told}"


def _tagged(section: Section, words: Words) -> Iterator[str]:
    told = [escape(words.render(entry)) for entry in section.entries]
    if section.kind is Kind.TEXT:
        yield from (f"<p>{line}</p>" for line in told)
        return
    tag = _TAGS[section.kind]
    yield f"<{tag}>"
    yield from (f"<li>{line}</li>" for line in told)
    yield f"</{tag}>"
