"""Names and chat are text: one line, without control characters, never markup."""

import unicodedata

from polis.server.errors import BadMessage

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs without a picture


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
    """A name that can be shown. Raises BadMessage if nothing is left of it."""
    name = clean(text)
    if not any(map(_is_seen, name)):
        raise BadMessage("a name needs a letter that can be seen")
    return name


def _is_seen(letter: str) -> bool:
    """Whether there is a picture of it, without other letters: it is no mark on them, nor between
    them."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in BLANKS


def clean_lines(text: str) -> str:
    """A text of several lines, each of them cleaned."""
    return "\n".join(clean(line) for line in text.splitlines()).strip()
