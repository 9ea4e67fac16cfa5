"""Every socket is an open file, and systems allow a process only some unless it asks for more."""

import contextlib
import sys

ENOUGH = 65_536


def allow_many() -> int | None:
    """Take as many open files as the system lets us have, at most `ENOUGH`; how many that are now.
    None where nobody counts them."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):  # some systems let nobody have so many
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
