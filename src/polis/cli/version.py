"""What `polis --version` says."""

import polis


def version_line() -> str:
    """The version, and whether the rules run compiled or as plain Python."""
    return f"polis {polis.__version__} ({'compiled' if polis.COMPILED else 'pure'})"
