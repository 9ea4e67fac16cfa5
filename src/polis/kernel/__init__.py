"""The kernel, which all games share. It knows no game and does no input or output."""
