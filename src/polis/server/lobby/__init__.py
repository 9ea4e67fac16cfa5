"""Tables before and after a match: creating, seating, inviting, forking."""
