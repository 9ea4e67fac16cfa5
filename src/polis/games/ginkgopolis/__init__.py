"""Ginkgopolis, designed by Xavier Georges. Begin with `game.py`."""

from polis.games.ginkgopolis.game import Ginkgopolis

GAME = Ginkgopolis()
