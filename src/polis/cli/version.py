"""The output of `polis --version`."""

import polis


def version_line() -> str:
    """The version, and whether the rules are compiled or plain Python."""
    return f"polis {polis.__version__} ({'compiled' if polis.COMPILED else 'pure'})"
