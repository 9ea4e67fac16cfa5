"""What searching bots ask about Cities: whole turns as plans, and quick answers."""
