"""One file per rule, with its legal actions and its effect."""
