"""The frame of every page of HTML: a language, a title, a style, and one main part."""

from collections.abc import Iterable
from html import escape


def page(language: str, title: str, style: str, body: Iterable[str]) -> bytes:
    """A whole page as UTF-8; the title, plain text, is its heading too."""
    name = escape(title)
    lines = [
        "<!DOCTYPE html>",
        f'<html lang="{language}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{name}</title>",
        f"<style>{style}</style>",
        "</head>",
        "<body>",
        "<main>",
        f"<h1>{name}</h1>",
        *body,
        "</main>",
        "</body>",
        "</html>",
    ]
    return ("\n".join(lines) + "\n").encode()
