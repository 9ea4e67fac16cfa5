"""Record what a step causes, in beats.

A step is the unit of storage: one accepted action. A *beat* is the unit of display: one player's
turn within a resolved round, the automaton's turn, the refill of a market. Rules report events to
a `Recorder` and call `begin_beat` where another part of the step begins. A recorder that is given
the game keeps a copy of the state at the end of every beat, so that the view after it is real.
"""

from typing import Any, Final

from polis.kernel.event import Event
from polis.kernel.state import State

TABLE: Final = -1  # the side of a beat that belongs to no player: a new round, a refilled market


class Recorder:
    """The events of one step, and where its beats end."""

    def __init__(self, side: int, game: Any = None) -> None:
        self.side = side  # whose beat is running; the step begins with the seat that acts
        self.events: list[Event] = []
        self.sides: list[int] = []  # of the beats that have ended
        self.ends: list[int] = []  # how many events there were at the end of each beat
        self.states: list[State] = []  # at the end of each beat, if a game was given to copy them
        self._game = game

    def record(self, event: Event) -> None:
        self.events.append(event)

    def begin_beat(self, state: State, side: int) -> None:
        """End the running beat, if anything happened in it, and begin one of `side`."""
        self.end_beat(state)
        self.side = side

    def end_beat(self, state: State) -> None:
        if len(self.events) > (self.ends[-1] if self.ends else 0):
            self.sides.append(self.side)
            self.ends.append(len(self.events))
            if self._game is not None:
                self.states.append(self._game.clone(state))


def events_of(game: Any, state: State, seat: int, action: int) -> list[Event]:
    """Apply an action to the state and return what it causes."""
    recorder = Recorder(seat)
    game.apply(state, seat, action, recorder)
    return recorder.events
