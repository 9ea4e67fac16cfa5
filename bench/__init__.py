"""The benchmark: polis and other engines, interleaved, on one core. Start with `run.py`."""
