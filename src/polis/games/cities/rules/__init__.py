"""The rules, one file per chapter, with its legal actions and their effects."""
