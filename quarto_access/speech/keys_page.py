"""The table of keys as a page to read: one sentence for each key, place by place."""

from quarto_access.session.keys import Place, bindings_in
from quarto_access.speech.message import Message
from quarto_access.speech.names import binding_row
from quarto_access.speech.phrasebook import Phrasebook


def keys_page(phrasebook: Phrasebook) -> str:
    """All keys in Markdown, as the program itself describes them."""
    parts = [
        f"# {phrasebook.render(Message('keys-title'))}",
        phrasebook.render(Message("keys-note")),
    ]
    for place in Place:
        values = {"where": Message("where", {"place": place.value})}
        parts.append(f"## {phrasebook.render(Message('keys-place', values))}")
        parts.extend(f"- {phrasebook.render(binding_row(one))}" for one in bindings_in(place))
    return "\n\n".join(parts).replace("\n\n- ", "\n- ") + "\n"
