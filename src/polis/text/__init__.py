"""Texts in five languages: the catalogues of the shell and of the games."""
