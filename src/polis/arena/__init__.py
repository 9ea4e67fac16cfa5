"""The arena: many matches between bots, and what came of them."""
