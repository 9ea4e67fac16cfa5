"""The texts that the terminal and the web client share."""

import re
from typing import Final

from polis.text.catalogue import SHELL, plain_source, source

# Messages that the web client shares with the terminal.
SHARED: Final = re.compile(r"list-comma|error-|winners|alone-|you-|score-t|score-so-far")
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def shell_words(language: str) -> str:
    """The shared messages of the shell."""
    text = source(SHELL, language)
    starts = [*MESSAGE.finditer(text)]
    ends = [match.start() for match in starts[1:]] + [len(text)]
    kept = [
        re.sub(r"^#.*\n?", "", text[match.start() : end], flags=re.MULTILINE).strip()
        for match, end in zip(starts, ends)
        if SHARED.match(match[1])
    ]
    return "\n".join(kept) + "\n"


def game_words(package: str, language: str) -> str:
    """All messages of a game."""
    return plain_source(package, language)
