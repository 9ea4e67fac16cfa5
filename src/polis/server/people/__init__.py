"""Players: identity, ratings and reminders."""
