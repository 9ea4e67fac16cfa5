"""Polis: city-building board games. One kernel, one folder per game, and what plays them.

>>> import polis
>>> polis.COMPILED in (True, False)
True
"""

__version__ = "0.1.0"

COMPILED: bool  # whether the rules run compiled by mypyc or as plain Python; found when asked


def __getattr__(name: str) -> bool:
    if name != "COMPILED":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    spec = find_spec("polis.kernel.rng")
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))
