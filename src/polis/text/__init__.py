"""Words for people: the catalogues of the shell and of the games, in five languages."""
