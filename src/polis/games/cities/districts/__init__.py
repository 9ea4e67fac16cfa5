"""A player's district: its spaces, what a condition counts there, and its score."""
