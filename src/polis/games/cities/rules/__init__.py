"""One file per chapter of the rulebook: what may be done and what it does, side by side."""
