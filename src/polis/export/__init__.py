"""What the browser needs from Python, written to `web/src/generated`: words, options, names, facts.

`python -m polis.export` writes it, `python -m polis.export --check` says whether it is stale.
"""
