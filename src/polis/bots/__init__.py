"""Bots: players that see only what their seat may know. They know no game by name."""
