"""One file per rule: what may be done and what it does, side by side."""
