"""How the schema became what it is: one file per change, each going forwards only."""
