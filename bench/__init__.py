"""The benchmark: polis beside other engines, in turns, on one core. Begin with `run.py`."""
