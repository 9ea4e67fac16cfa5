"""Bots: players that know what a seat may know, and nothing else. They know no game by name."""
