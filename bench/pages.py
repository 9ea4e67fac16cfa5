"""Pages that are written by hand except for one part, which a command replaces."""


def marks(command: str) -> tuple[str, str]:
    """The lines before and after the part that a command writes."""
    return f"<!-- begin of what `{command}` writes -->", f"<!-- end of what `{command}` writes -->"


def replaced(text: str, part: str, command: str) -> str:
    """The text with another part between the marks of a command."""
    first, last = marks(command)
    before, begin, rest = text.partition(first)
    _, end, after = rest.partition(last)
    if not begin or not end:
        raise ValueError("the marks around the generated part are missing")
    return f"{before}{first}\n\n{part}\n\n{last}{after}"
