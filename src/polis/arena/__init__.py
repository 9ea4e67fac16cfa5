"""Play many matches between bots and summarise the results."""
