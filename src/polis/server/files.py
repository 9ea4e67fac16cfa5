"""Every socket is an open file: systems allow a process only some unless it asks for more, and hand
them on to the processes that it starts unless it says no."""

import contextlib
import os
import sys
from pathlib import Path

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


def keep_to_oneself() -> None:
    """Whatever was handed to this process it does not hand on: a connection is closed only when the
    last one closes it, and who waits for the end of a process would wait for its bots as well."""
    for path in Path("/dev/fd").glob("*"):
        with contextlib.suppress(OSError):  # the one by which they were listed is closed by now
            if int(path.name) > 2:
                os.set_inheritable(int(path.name), False)
