"""Peaks: lay numbers in a row; a number that is higher than its neighbours scores."""

from tests.toys.peaks.game import Peaks

GAME = Peaks()
