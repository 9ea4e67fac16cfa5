"""Clean names and chat: one line of text, without control characters, never markup."""

import unicodedata

from polis.server.errors import BadMessage

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters that have no visible shape


def clean(text: str) -> str:
    """The text without control and invisible formatting characters, in one line."""
    kept = "".join(
        " " if unicodedata.category(letter) in ("Zl", "Zp") or letter in "\t\r\n" else letter
        for letter in text
        if letter in "\t\r\n\u200d"
        or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Cn", "Co")
    )
    return " ".join(unicodedata.normalize("NFC", kept).split())


def clean_name(text: str) -> str:
    """A visible name. Raises BadMessage if nothing is left of it."""
    name = clean(text)
    if not any(map(_is_seen, name)):
        raise BadMessage("a name needs a visible letter")
    return name


def _is_seen(letter: str) -> bool:
    """Whether a character is visible on its own."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in BLANKS


def clean_lines(text: str) -> str:
    """Clean every line of a text."""
    return "\n".join(clean(line) for line in text.splitlines()).strip()
