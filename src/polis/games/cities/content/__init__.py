"""The print of the components as data files: tiles, features, goals and cities."""

from polis.games.cities.content.box import read_box

__all__ = ["read_box"]
