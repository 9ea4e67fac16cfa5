"""The server: tables that never lose a move. It knows the kernel and the bots, and no game."""
