"""Decide whether to open a browser."""

import os
import sys


def opens_browser(asked: bool | None) -> bool:
    """The user's wish; else whether a person at a terminal sees the window of a browser."""
    return (sys.stdout.isatty() and has_windows()) if asked is None else asked


def has_windows() -> bool:
    """Whether a browser can show a window. A browser for text would take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
