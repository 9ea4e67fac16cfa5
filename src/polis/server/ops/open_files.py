"""Raise the limit of open files: every socket is one."""

import contextlib
import sys

ENOUGH = 65_536
LEAST_RESERVE, MOST_RESERVE = (
    64,
    1_000,
)  # files that are kept for the database, bots and static files


def allow_many() -> int | None:
    """Raise the limit as far as the system allows, at most to `ENOUGH`. Returns the limit.

    None on a system that has no such limit.
    """
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):  # some systems allow fewer than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def most_connections(wanted: int) -> int:
    """How many connections fit, so that enough files are left for what connected players do."""
    allowed = allow_many()
    if allowed is None:
        return wanted
    reserve = min(MOST_RESERVE, max(LEAST_RESERVE, allowed // 8))
    return max(1, min(wanted, allowed - reserve))
