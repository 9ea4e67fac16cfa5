"""Tables that are awake in this process, and what their players do."""
