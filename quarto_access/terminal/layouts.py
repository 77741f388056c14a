"""Other keyboard layouts: a terminal sends characters, but the keys are bound by place.

The aliases hold always, since nobody can ask a terminal for its layout.
"""

from collections.abc import Container, Mapping
from types import MappingProxyType

_FRENCH = dict(zip("&é\"'(à;", "123450.", strict=True))
"""The digit row of a French keyboard without Shift, and the key left of the full stop."""

_RUSSIAN = "йцукенгшщзфывапролдячсмить"
_LATIN = "qwertyuiopasdfghjklzxcvbnm"

ALIASES: Mapping[str, str] = MappingProxyType(
    _FRENCH
    | dict(zip(_RUSSIAN, _LATIN, strict=True))
    | dict(zip(_RUSSIAN.upper(), _LATIN.upper(), strict=True))
)
"""What a character stands for that is no key of its own."""


def resolve(token: str, bound: Container[str]) -> str:
    """The key that is meant: a bound key is itself, any other may be an alias."""
    return token if token in bound else ALIASES.get(token, token)
