"""The games: each is a folder of pure rules that implements the kernel's contract."""
