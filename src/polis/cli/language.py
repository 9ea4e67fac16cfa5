"""Choose the terminal's language: the requested one, else the environment's, else English."""

import os
from collections.abc import Sequence

from polis.text.catalogue import UnknownLanguage, nearest_language


def choose_language(asked: str | None) -> str:
    """The requested language, or else the environment's. Raises UnknownLanguage."""
    return nearest_language(asked) if asked is not None else environment_language()


def environment_language() -> str:
    """The language of POLIS_LANG or the terminal's locale; English if it is not supported."""
    for name in ("POLIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return _known_or_english(os.environ[name])
    return "en"


def spoken_language(tokens: Sequence[str]) -> str:
    """The language for an error in a command line that could not be parsed."""
    for index, token in enumerate(tokens):
        option, equals, value = token.partition("=")
        if option == "--lang":
            return _known_or_english(value if equals else "".join(tokens[index + 1 : index + 2]))
    return environment_language()


def _known_or_english(tag: str) -> str:
    try:
        return nearest_language(tag)
    except UnknownLanguage:
        return "en"
