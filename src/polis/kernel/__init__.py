"""The kernel: what every game shares. It knows no game and does no input or output."""
