"""The components that no player has seen, and the rest of the box."""
