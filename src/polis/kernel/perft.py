"""Count the action sequences of a depth from a position (perft), to verify the rules.

Seats that wait at the same time act in seat order. Random draws come from the position's own
generator, so the count is a number and not an expectation.
"""

from polis.kernel.game import Action, AnyGame
from polis.kernel.playout import first_waiting
from polis.kernel.state import State


def perft(game: AnyGame, state: State, depth: int) -> int:
    """The number of action sequences of exactly `depth` steps (shorter where the game ends)."""
    if depth == 0 or state.waiting == 0:
        return 1
    seat = first_waiting(state)
    legal = game.legal_actions(state, seat)
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = game.clone(state)
        game.apply(after, seat, action, None)
        count += perft(game, after, depth - 1)
    return count


def divide(game: AnyGame, state: State, depth: int) -> list[tuple[Action, int]]:
    """The count below each first action: where two generators differ, this points at the rule."""
    if depth < 1 or state.waiting == 0:
        return []
    seat = first_waiting(state)
    rows: list[tuple[Action, int]] = []
    for action in game.legal_actions(state, seat):
        after = game.clone(state)
        game.apply(after, seat, action, None)
        rows.append((action, perft(game, after, depth - 1)))
    return rows
