"""How much memory this process uses."""

import os
import sys
from pathlib import Path

STATUS = Path("/proc/self/statm")


def resident_bytes() -> int | None:
    """The bytes in memory now; None on a system that does not tell."""
    if sys.platform == "win32" or not STATUS.is_file():
        return None
    pages = int(STATUS.read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
