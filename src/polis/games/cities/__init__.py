"""Cities, designed by Steve Finn and Phil Walker-Harding. Start with `game.py`."""

from polis.games.cities.game import Cities

GAME = Cities()
