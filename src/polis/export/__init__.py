"""Data for the web client, written to `web/src/generated`: texts, options, names, facts.

`python -m polis.export` writes the files; `python -m polis.export --check` finds stale ones.
"""
