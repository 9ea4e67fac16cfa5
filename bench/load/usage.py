"""What a process uses: memory and CPU time, from /proc."""

import os
from pathlib import Path


def memory(pid: int) -> int:
    """The bytes of memory that a process holds (RSS)."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def cpu(pid: int) -> float:
    """The CPU seconds that a process has used."""
    fields = _stat(Path(f"/proc/{pid}"))
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def tree_cpu(pid: int) -> float:
    """The CPU seconds of a process and of its living children."""
    return cpu(pid) + sum(map(_cpu_or_zero, children(pid)))


def children(pid: int) -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                parent = int(_stat(folder)[1])
            except OSError:
                continue  # it has just ended
            if parent == pid:
                found.append(int(folder.name))
    return found


def _cpu_or_zero(pid: int) -> float:
    try:
        return cpu(pid)
    except OSError:
        return 0.0


def _stat(folder: Path) -> list[str]:
    """The fields after the command's name, which can contain anything."""
    return (folder / "stat").read_text().rpartition(")")[2].split()
