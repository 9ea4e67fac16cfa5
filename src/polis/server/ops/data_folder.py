"""The folder for data. This module imports nothing heavy, because the terminal uses it too."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The default folder of matches and of the SQLite file."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"], "polis")
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home()), "polis")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "polis"
    return Path.home() / ".local" / "share" / "polis"
